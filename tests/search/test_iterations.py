"""Iterations of the tree: what they count, what they find, and that both builds agree."""

from __future__ import annotations

import random

import pytest

from semafor.bots import make_bot
from semafor.bots.express import Budget, ExpressBot
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.actions import read_actions
from semafor.search.minds import make_candidates, make_dealer, make_rollout, make_tree
from semafor.search.tree import Tree
from tests.kit.builds import on_the_plain_build
from tests.kit.tables import every_edition, scaled, seed_of, start
from tests.search.positions import last_turn, lively_states, route_of

FULL = -1
NOBODY = -1


def turn_of(edition, seats, seed=1):
    """A world dealt from the view of whoever has the first turn after some rounds."""
    ruleset = find_ruleset(edition, seats)
    for state in lively_states(ruleset, seed_of("turn", edition, seats, seed)):
        if state.turns >= 3 * seats and ruleset.decisions[state.decision()].name == "turn":
            return resample(view(state, state.actor()), random.Random(seed))
    raise AssertionError


def visits_of(tree):
    return [visits for _action, visits, *_rest in tree.moves()]


@every_edition
@pytest.mark.parametrize("seats", [2, 5])
def test_visits_of_the_moves_add_up_in_every_slice(edition, seats):
    tree = make_tree(find_ruleset(edition, seats))
    count = tree.begin(turn_of(edition, seats), 9)
    done = 0
    for wanted in (1, 2, scaled(20, 1)):
        assert tree.run(wanted) == wanted
        done += wanted
        visits = visits_of(tree)
        assert len(visits) == count
        assert sum(visits) == done
        assert visits == sorted(visits, reverse=True)
        assert tree.lead() == visits[0] - (visits[1] if count > 1 else 0)
        assert tree.best() == tree.moves()[0][0]


@every_edition
def test_means_of_the_moves_are_possible_results(edition):
    tree = make_tree(find_ruleset(edition, 2))
    tree.begin(turn_of(edition, 2), 9)
    tree.run(scaled(60, 4))
    for _action, visits, value, score, won, prior in tree.moves():
        assert 0.0 < prior <= 1.0
        assert 0.0 <= value <= 1.0
        assert 0.0 <= won <= 1.0
        assert -300 < score < 400
        assert visits or (value, score, won) == (0.0, 0.0, 0.0)
    assert any(score != 0 for _a, _v, _value, score, _won, _p in tree.moves())


@every_edition
def test_a_search_leaves_its_position_alone_and_can_be_repeated(edition):
    ruleset = find_ruleset(edition, 3)
    world = turn_of(edition, 3)
    seat, luck = world.actor(), world.rng
    seen = view(world, seat)
    found = []
    for tree in (make_tree(ruleset), make_tree(ruleset)):
        for _ in range(2):
            world.rng = luck
            tree.begin(world, 5)
            tree.run(scaled(20, 2))
            assert view(world, seat) == seen
            found.append(tree.moves())
    assert found.count(found[0]) == 4


def test_another_seed_gives_another_search():
    world = turn_of("usa-classic", 2)
    tree = make_tree(world.tables.ruleset)
    found = []
    for seed in (1, 2):
        world.rng = 77
        tree.begin(world, seed)
        tree.run(scaled(30, 4))
        found.append(tree.moves())
    assert found[0] != found[1]


def flat_tree(ruleset):
    """A tree that has no opinion before it has tried a move."""
    tree = Tree(
        make_dealer(ruleset),
        make_candidates(ruleset, 1.0e6),
        make_rollout(ruleset),
        len(ruleset.points_lines),
    )
    tree.trust, tree.doubt, tree.explore = 1.0, 0.0, 0.5
    return tree


@every_edition
def test_without_priors_results_alone_lead_to_the_winning_claim(edition):
    game, wanted = last_turn(edition)
    tree = flat_tree(game.ruleset)
    tree.begin(resample(game.view(0), random.Random(1)), 5)
    tree.run(60)
    action, visits, value, *_rest = tree.moves()[0]
    assert route_of(game, read_actions(game.ruleset)[action]) == wanted
    assert visits > 25
    assert value == max(move[2] for move in tree.moves())


@every_edition
@pytest.mark.parametrize("spec", ["express@12", "planner"])
def test_bots_find_the_winning_claim_of_the_last_turn(edition, spec):
    game, wanted = last_turn(edition)
    action = make_bot(spec, 3).choose(game.view(0))
    assert route_of(game, read_actions(game.ruleset)[action]) == wanted


def test_a_search_goes_on_when_its_memory_is_full():
    world = turn_of("usa-classic", 2)
    tree = make_tree(world.tables.ruleset)
    moves = tree.begin(world, 5)
    while tree.add(NOBODY, 0, 0.0) != FULL:
        pass
    full = tree.count
    wanted = scaled(80, 6)
    assert tree.run(wanted) == wanted
    assert tree.count == full
    assert len(tree.moves()) == moves
    assert sum(visits_of(tree)) == wanted
    tree.begin(world, 5)
    assert tree.count == moves + 1


def forced(edition="europe"):
    """A decision with one legal action: a state and its view."""
    ruleset = find_ruleset(edition, 2)
    buffer = ActionBuffer()
    for number in range(50):
        for state in lively_states(ruleset, seed_of("forced", number)):
            if state.fill(buffer) == 1:
                return state, view(state, state.actor())
    raise AssertionError


def test_a_decision_with_one_move_has_one_candidate():
    state, seen = forced()
    tree = make_tree(state.tables.ruleset)
    assert tree.begin(resample(seen, random.Random(1)), 5) == 1
    assert tree.run(3) == 3
    assert [(move[0], move[1], move[5]) for move in tree.moves()] == [(seen.actions[0], 3, 1.0)]
    assert tree.lead() == 3
    bot = ExpressBot(1, Budget(iterations=50))
    assert bot.choose(seen) == seen.actions[0]
    assert bot.thought is None
    thought = bot.think(seen)
    assert thought.iterations == 0
    assert [move.action for move in thought.moves] == [*seen.actions]


@every_edition
def test_a_thought_tells_what_was_considered(edition):
    state = start(find_ruleset(edition, 2), seed_of("thought", edition))
    seen = view(state, state.actor())
    bot = make_bot(f"express@{scaled(24, 2)}", 4)
    action = bot.choose(seen)
    thought = bot.thought
    assert thought.moves[0].action == action
    assert {move.action for move in thought.moves} <= set(seen.actions)
    assert sum(move.visits for move in thought.moves) == thought.iterations
    assert 0 < thought.iterations <= scaled(24, 2)
    assert thought.seconds > 0
    assert sum(move.prior for move in thought.moves) == pytest.approx(1.0)


# What both builds must find alike: run here and, without the compiled modules, in another process.
SCRIPT = """
import json
from tests.search.test_iterations import findings
print(json.dumps(findings()))
"""


def findings():
    """Short searches and a few rollouts of every edition, as plain data."""
    found = [is_compiled()]
    for number, edition in enumerate(EDITIONS):
        seats = 2 + number % 3
        ruleset = find_ruleset(edition, seats)
        state = start(ruleset, 2 * number + 12345)
        policy, buffer = make_rollout(ruleset), ActionBuffer()
        policy.forget()
        tree = make_tree(ruleset)
        for step in range(60):
            if step % 30 == 8:
                world = resample(view(state, state.actor()), random.Random(step))
                tree.begin(world, 1000 + step)
                tree.run(5)
                found.append([list(move) for move in tree.moves()])
            action = policy.choose(state, buffer)
            found.append(action)
            state.step(action)
    return found


@pytest.mark.compiled  # compares it with the plain one
def test_both_builds_search_alike():
    here, there = findings(), on_the_plain_build(SCRIPT)
    assert (here[0], there[0]) == (True, False)
    assert len(here) == len(there)
    for mine, other in zip(here[1:], there[1:], strict=True):
        if isinstance(mine, int):
            assert mine == other
        else:
            assert [move[:2] for move in mine] == [move[:2] for move in other]
            for move, twin in zip(mine, other, strict=True):
                assert move[2:] == pytest.approx(twin[2:])
