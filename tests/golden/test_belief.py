"""Networks and what a belief reads: the same numbers on both builds, to the hundred-thousandth."""

from __future__ import annotations

from itertools import pairwise
from math import sin

import pytest

from semafor.editions import find_ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.belief_file import Known, belief_from
from semafor.search.minds import make_planner
from semafor.search.net import Net
from semafor.search.sizes import FACTS, JOINT_FACTS, count_weights

SAME = 1e-5


def waves(sizes):
    """Weights that nobody trained."""
    return sizes, tuple(0.5 * sin(1.7 * index) for index in range(count_weights(sizes)))


def plainly(sizes, weights, given):
    """What a network finds, worked out the obvious way."""
    at = 0
    values = list(given)
    for layer, (inputs, outputs) in enumerate(pairwise(sizes)):
        rows = [weights[at + unit * inputs : at + (unit + 1) * inputs] for unit in range(outputs)]
        at += inputs * outputs
        values = [
            sum(a * b for a, b in zip(row, values, strict=True)) + weights[at + unit]
            for unit, row in enumerate(rows)
        ]
        at += outputs
        if layer < len(sizes) - 2:
            values = [max(value, 0.0) for value in values]
    return values


@pytest.mark.parametrize("sizes", [(3, 2, 2, 1), (22, 24, 12, 1), (90, 64, 32, 3)])
def test_a_network_finds_what_its_weights_say(sizes):
    sizes, weights = waves(sizes)
    given = [sin(index) for index in range(sizes[0])]
    assert Net(sizes, weights).answer(given) == pytest.approx(
        plainly(sizes, weights, given), abs=SAME
    )


def position(edition, turns):
    """A position of a game of planners, and who is to act."""
    ruleset = find_ruleset(edition, 2)
    state = ruleset.new_state()
    state.rng = 2026
    state.start(0)
    planner, buffer = make_planner(ruleset), ActionBuffer()
    while state.turns < turns:
        state.step(planner.choose(state, buffer))
    return ruleset, state


# By edition: odds of tickets 0, 7 and 14, and sums of the facts of these tickets and of a hand of the three.
FOUND = {
    "usa-classic": [0.6543253, 0.6420878, 0.6524874, 8.0041923, 7.4101562, 11.1370062, 8.4928342],
    "germany": [0.6427402, 0.6461852, 0.6433212, 5.4036085, 5.6591641, 5.4418399, 5.4738004],
    "legends": [0.6953234, 0.6863982, 0.67063, 3.7225896, 6.7989143, 5.1950741, 3.1051806],
}


@pytest.mark.parametrize("edition", FOUND)
def test_what_a_belief_reads_of_a_rival_is_the_same_on_both_builds(edition):
    assert read(edition) == pytest.approx(FOUND[edition], abs=SAME)


def read(edition):
    """What `FOUND` holds."""
    ruleset, state = position(edition, 24)
    known = Known("", waves((FACTS, 24, 12, 1)), waves((JOINT_FACTS, 20, 8, 1)), {}, {})
    belief = belief_from(ruleset, known)
    chosen = (0, 7, 14)
    belief.begin()
    for ticket in chosen:
        belief.note(ticket)
    belief.read(state, 1 - state.actor())
    found = [belief.odds_of(ticket) for ticket in chosen]
    found += [sum(belief.facts_of(ticket)) for ticket in chosen]
    return [*found, sum(belief.facts_of_hand(list(chosen)))]
