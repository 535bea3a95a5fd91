"""Search in games of a campaign: real games are played ahead, every kind of move is considered, nobody peeks."""

from __future__ import annotations

import random

import pytest

from semafor import Game
from semafor.bots.express import Budget, ExpressBot
from semafor.bots.hints import SEARCH, best_moves
from semafor.bots.whole_moves import goes_on
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.actions import read_actions
from semafor.search.minds import make_candidates, make_planner, make_rollout, make_tree
from tests.kit.tables import scaled
from tests.properties.test_campaign_games import make_ruleset
from tests.search.positions import lively_states
from tests.search.test_secrets import mirrors_of, thoughts

EVERY = scaled(6, 40)
SEARCHED = scaled(30, 90)
TRIALS = [0, 2]


@pytest.fixture(params=TRIALS)
def ruleset(request: pytest.FixtureRequest) -> Ruleset:
    return make_ruleset(request.param)[0]


def test_policies_and_candidates_read_no_secret_of_others(ruleset: Ruleset) -> None:
    planner, rollout, candidates = (
        make_planner(ruleset),
        make_rollout(ruleset),
        make_candidates(ruleset),
    )
    buffer, chooser = ActionBuffer(), random.Random(1)

    def answers(world):
        rollout.forget()
        candidates.find(world, buffer)
        return planner.choose(world, buffer), rollout.choose(world, buffer), candidates.moves()

    for number, state in enumerate(lively_states(ruleset, 1)):
        if number % EVERY == 0:
            usual = answers(state)
            for mirror in mirrors_of(state, state.actor(), chooser):
                assert answers(mirror) == usual


def test_a_search_reads_no_secret_of_others(ruleset: Ruleset) -> None:
    tree = make_tree(ruleset)
    for number, state in enumerate(lively_states(ruleset, 2)):
        if number % SEARCHED:
            continue
        seen = view(state, state.actor())
        worlds = [resample(seen, random.Random(dealt)) for dealt in (1, 2)]
        first, second = (thoughts(tree, world, number + 1) for world in worlds)
        assert first == second


def test_rollouts_play_legal_moves_to_the_end(ruleset: Ruleset) -> None:
    rollout, buffer, legal = make_rollout(ruleset), ActionBuffer(), ActionBuffer()
    for seed in range(scaled(3, 1)):
        state = Game(ruleset, seed=str(seed)).state.clone()
        state.source, state.rng = None, seed + 1
        rollout.forget()
        while state.depth > 0:
            state.fill(legal)
            action = rollout.choose(state, buffer)
            assert action in legal.to_list(), ruleset.decisions[state.decision()].name
            state.step(action)


@pytest.mark.once  # the plain build takes too long
def test_express_plays_games_ahead_and_every_kind_of_move_is_considered(ruleset: Ruleset) -> None:
    bot, chooser = ExpressBot(1, Budget(8)), random.Random(3)
    game = Game(ruleset, seed="ahead")
    words = [deed.word for deed in read_actions(ruleset)]
    turns = 0
    while not game.is_over and turns < scaled(60, 12):
        seen = game.view(game.actor)
        if seen.decision == "turn" and len(seen.actions) > 1:
            turns += 1
            thought = bot.think(seen)
            assert thought.iterations > 0 or len(thought.moves) == 1
            looked_at = {words[move.action] for move in thought.moves}
            assert looked_at >= {words[action] for action in seen.actions} - {"pass"}
        elif goes_on(seen):
            assert bot.think(seen).iterations == 0
        game.play_action(chooser.choice(seen.actions), checked=True)


@pytest.mark.once
def test_hints_of_a_campaign_come_from_games_played_ahead() -> None:
    ruleset, _rng = make_ruleset(0)
    game = Game(ruleset, seed="hint")
    while game.view(game.actor).decision != "turn":
        game.play_action(game.actions()[0])
    hints = best_moves(game.view(game.actor), iterations=100)
    assert hints.kind == SEARCH
    assert hints.iterations == 100
    assert hints.moves[0].chance is not None
    assert sum(move.visits for move in hints.moves) >= 100
