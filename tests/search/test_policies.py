"""Policies of the search core: what they may know, and what they do in plain positions."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.minds import (
    make_candidates,
    make_greedy,
    make_planner,
    make_racer,
    make_rollout,
)
from semafor.search.policy import play_out
from tests.kit.tables import every_table

STEPS = 400 if is_compiled() else 12


def positions(edition, seats, seed):
    """A game of the racer, decision by decision."""
    ruleset = find_ruleset(edition, seats)
    state = ruleset.new_state()
    state.rng = seed
    state.start(0)
    policy = make_racer(ruleset)
    buffer = ActionBuffer()
    steps = 0
    while not state.is_over and steps < STEPS:
        yield ruleset, state
        state.step(policy.choose(state, buffer))
        steps += 1


@pytest.mark.parametrize("make", [make_racer, make_planner, make_greedy])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_policy_does_not_look_at_what_others_hide(edition, make):
    buffer = ActionBuffer()
    dealer = random.Random(edition)
    policy = make(find_ruleset(edition, 3))
    for _ruleset, state in positions(edition, 3, 77):
        seen = view(state, state.actor())
        choices = {policy.choose(resample(seen, dealer), buffer) for _ in range(3)}
        choices.add(policy.choose(state, buffer))
        assert len(choices) == 1, (seen.decision, choices)


@pytest.mark.parametrize("edition", EDITIONS)
def test_candidates_are_legal_moves_with_shares_that_sum_to_one(edition):
    buffer = ActionBuffer()
    candidates = make_candidates(find_ruleset(edition, 2))
    for _ruleset, state in positions(edition, 2, 78):
        seen = view(state, state.actor())
        candidates.find(state, buffer)
        moves = candidates.moves()
        assert {action for action, _prior in moves} <= set(seen.actions)
        assert len({action for action, _prior in moves}) == len(moves)
        assert sum(prior for _action, prior in moves) == pytest.approx(1.0)


@pytest.mark.compiled  # whole games without a compiler take too long
@every_table
def test_rollouts_play_legal_games_to_their_end(edition, seats):
    ruleset = find_ruleset(edition, seats)
    policy = make_rollout(ruleset)
    buffer = ActionBuffer()
    legal = ActionBuffer()
    for game in range(20):
        state = ruleset.new_state()
        state.rng = 2 * game + 1
        state.start(0)
        policy.forget()
        while not state.is_over:
            action = policy.choose(state, buffer)
            state.fill(legal)
            assert action in legal.to_list()
            state.step(action)


@pytest.mark.compiled  # hundreds of games without a compiler take too long
def test_the_racer_scores_what_other_engines_report():
    """Mirror games on the classic map: 84 to 86 points and 69 turns elsewhere, by two engines."""
    ruleset = find_ruleset("usa-classic", 2)
    policies = [make_racer(ruleset), make_racer(ruleset)]
    buffer = ActionBuffer()
    scores = []
    turns = 0
    for game in range(400):
        state = ruleset.new_state()
        state.rng = 2 * game + 1
        state.start(0)
        play_out(state, policies, buffer)
        scores.extend(score_position(state).totals)
        turns += state.turns
    assert 80 < sum(scores) / len(scores) < 92
    assert 62 < turns / 400 < 74
