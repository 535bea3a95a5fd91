"""Whole games of the policies on every table and with options: legal answers, and an end."""

from __future__ import annotations

from collections import Counter

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer
from semafor.search.actions import read_actions
from semafor.search.minds import (
    make_candidates,
    make_greedy,
    make_planner,
    make_racer,
    make_rollout,
)
from tests.kit.counting import check_position
from tests.kit.tables import every_table, scaled, seed_of, start
from tests.search.positions import MOST_DECISIONS, lively_states, position

GAMES = scaled(8, 1)
EVERY = scaled(7, 60)
FLAG = "faceup_draw_when_piles_empty"
OPTIONS = [
    ("usa-classic", 2, {"tickets": "1910"}),
    ("usa-classic", 4, {"tickets": "mega"}),
    ("usa-classic", 3, {"tickets": "big-cities"}),
    ("usa-classic", 5, {FLAG: 1, "market": 3, "reset_at": 2}),
    ("usa-refreshed", 5, {"trains": 60, FLAG: 1}),
    ("usa-refreshed", 2, {"trains": 5, "threshold": 0}),
    ("europe", 5, {"trains": 60, FLAG: 1}),
    ("europe", 3, {"supply": 5, "reveal": 5, "start_keep": 0}),
    ("germany", 4, {"trains": 60, FLAG: 1}),
    ("germany", 2, {"offer": 5, "keep": 2, "each": 20}),
]


def play_games(ruleset, make, games, words=None):
    """Play games of one policy, check every answer, count the words answered with."""
    policy, buffer, legal = make(ruleset), ActionBuffer(), ActionBuffer()
    choices = read_actions(ruleset)
    for number in range(games):
        state = start(ruleset, seed_of("policies", make.__name__, ruleset.edition.name, number))
        if make is make_rollout:
            policy.forget()
        decisions = 0
        while not state.is_over:
            action = policy.choose(state, buffer)
            state.fill(legal)
            assert action in legal.to_list(), choices[action]
            if words is not None:
                words[choices[action].word] += 1
            state.step(action)
            decisions += 1
            assert decisions < MOST_DECISIONS, "the game does not end"
        check_end(state)


def check_end(state):
    """Nothing is lost, and the score can be counted."""
    if not state.tables.ruleset.options:
        check_position(state)
    assert len(score_position(state).totals) == state.tables.seats


@every_table
@pytest.mark.parametrize("make", [make_racer, make_planner, make_rollout])
def test_a_policy_plays_legal_games_to_their_end(make, edition, seats):
    if not is_compiled() and make is not make_racer and seats in (3, 4):
        pytest.skip("slow without a compiler, and the other tables show the same")
    play_games(find_ruleset(edition, seats), make, GAMES)


@pytest.mark.parametrize("make", [make_racer, make_planner, make_rollout])
@pytest.mark.parametrize(("edition", "seats", "options"), OPTIONS)
def test_a_policy_plays_legal_games_with_options(make, edition, seats, options):
    if not is_compiled() and make is not make_racer:
        pytest.skip("slow without a compiler")
    play_games(find_ruleset(edition, seats, options), make, scaled(3, 1))


@pytest.mark.compiled  # many games without a compiler take too long
def test_the_games_of_planners_have_every_kind_of_decision():
    words = Counter()
    for edition in EDITIONS:
        play_games(find_ruleset(edition, 4), make_planner, 10, words)
    assert {"claim", "draw", "tickets", "keep", "pay", "withdraw", "station", "passengers"} <= {
        *words
    }


def stuck_at_tunnels():
    """Both seats need a tunnel and have no card to spare; the last card of the deck is a locomotive."""
    game = position(
        "europe",
        tickets={0: ["berlin-roma"], 1: ["erzurum-rostov"]},
        routes={
            0: ["berlin-frankfurt/1", "frankfurt-munchen", "roma-venezia"],
            1: ["rostov-sochi"],
        },
        hands={0: {"blue": 2}, 1: {"red": 3}},
        deck=["locomotive"],
        rest="box",
    )
    game.state.source = None
    return game.state


@pytest.mark.rule("EUR-EDGE-30")
@pytest.mark.parametrize("make", [make_planner, make_greedy, make_rollout])
def test_nobody_tries_the_same_tunnel_for_ever_when_few_cards_are_left(make):
    state = stuck_at_tunnels()
    policy, buffer = make(state.tables.ruleset), ActionBuffer()
    if make is make_rollout:
        policy.forget()
    decisions = 0
    while not state.is_over and decisions < 400:
        state.step(policy.choose(state, buffer))
        decisions += 1
    assert state.is_over


@every_table
def test_candidates_are_legal_hold_the_planners_choice_and_share_one(edition, seats):
    ruleset = find_ruleset(edition, seats)
    candidates, planner, buffer = make_candidates(ruleset), make_planner(ruleset), ActionBuffer()
    seed = seed_of("candidates", edition, seats)
    for number, state in enumerate(lively_states(ruleset, seed)):
        if number % EVERY:
            continue
        chosen = planner.choose(state, buffer)
        candidates.find(state, buffer)
        legal = set(buffer.to_list())
        moves = candidates.moves()
        actions = [action for action, _prior in moves]
        assert set(actions) <= legal
        assert len(set(actions)) == len(actions) == candidates.count
        assert chosen in actions
        assert sum(prior for _action, prior in moves) == pytest.approx(1.0)
        assert all(prior > 0.0 for _action, prior in moves)


@pytest.mark.compiled  # many games without a compiler take too long
def test_random_games_last_as_long_as_other_engines_report():
    """Elsewhere: 155 decisions with two seats, 295 with four, 362 with five."""
    for seats, low, high in ((2, 145, 165), (4, 275, 315), (5, 340, 385)):
        ruleset = find_ruleset("usa-classic", seats)
        buffer = ActionBuffer()
        decisions = 0
        for number in range(300):
            state = start(ruleset, seed_of("random", seats, number))
            decisions += state.playout(buffer)
        assert low < decisions / 300 < high


def test_lively_games_reach_every_phase():
    seen = set()
    for edition, seats in (("europe", 2), ("germany", 2)):
        ruleset = find_ruleset(edition, seats)
        for game in range(scaled(8, 1)):
            for state in lively_states(ruleset, seed_of("phases", edition, game)):
                seen.add(ruleset.decisions[state.decision()].phase)
    assert {"tickets", "turn", "second_card", "passengers"} <= seen
    assert "tunnel" in seen or not is_compiled()
