"""No peeking: policies, candidates and the tree do the same in all worlds a seat cannot tell apart.

The policies are called on full states, so nothing but their own restraint keeps them honest.
"""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.resample import resample
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.minds import (
    make_candidates,
    make_planner,
    make_racer,
    make_rollout,
    make_tree,
)
from tests.kit.mirror_worlds import CHANGES
from tests.kit.tables import every_table, scaled, seed_of
from tests.search.positions import lively_states

EVERY = scaled(5, 40)
SEARCHED = scaled(25, 60)
MOST_SEARCHED = scaled(1000, 60)
ITERATIONS = scaled(12, 2)


def mirrors_of(state, seat, chooser):
    """Worlds that look the same to a seat: two dealt anew, and one for each change made by hand."""
    seen = view(state, seat)
    yield resample(seen, chooser)
    yield resample(seen, chooser)
    for change in CHANGES.values():
        made = change(state, chooser.randrange(state.tables.seats), chooser)
        if made is not None and seat not in made[1]:
            yield made[0]


@every_table
def test_policies_and_candidates_read_no_secret_of_others(edition, seats):
    ruleset = find_ruleset(edition, seats)
    seed = seed_of("secrets", edition, seats)
    chooser = random.Random(seed)
    racer, planner, rollout = make_racer(ruleset), make_planner(ruleset), make_rollout(ruleset)
    candidates, buffer = make_candidates(ruleset), ActionBuffer()

    def answers(world):
        rollout.forget()
        candidates.find(world, buffer)
        quick = rollout.choose(world, buffer)
        return (
            racer.choose(world, buffer),
            planner.choose(world, buffer),
            quick,
            candidates.moves(),
        )

    for number, state in enumerate(lively_states(ruleset, seed)):
        if number % EVERY == 0:
            usual = answers(state)
            for mirror in mirrors_of(state, state.actor(), chooser):
                assert answers(mirror) == usual


def thoughts(tree, world, seed):
    """All that a short search finds, with the same luck for the dealer's particles."""
    world.rng = seed
    tree.begin(world, seed)
    tree.run(ITERATIONS)
    return tree.moves()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_reads_no_secret_of_others(edition, seats):
    ruleset = find_ruleset(edition, seats)
    seed = seed_of("search", edition, seats)
    tree = make_tree(ruleset)
    for number, state in enumerate(lively_states(ruleset, seed)):
        if number % SEARCHED:
            continue
        seen = view(state, state.actor())
        worlds = [resample(seen, random.Random(dealt)) for dealt in (1, 2)]
        first, second = (thoughts(tree, world, seed + number) for world in worlds)
        assert first == second
        if number >= MOST_SEARCHED:
            break
