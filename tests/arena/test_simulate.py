"""Mass simulation: equal seeds, any number of workers, every bot in every seat."""

from __future__ import annotations

import json

import pytest

from semafor import SetupError
from semafor.arena import simulate as arena
from semafor.arena.simulate import (
    GameFailed,
    GameSummary,
    Match,
    Tally,
    derive_seed,
    play_game,
    simulate,
)
from semafor.bots import make_bot
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled

RUN_KEYS = {"seconds", "workers", "games_per_second"}
GAMES = 12 if is_compiled() else 4


def lasting(summary):
    """The summary as JSON without what depends on the run."""
    kept = {key: value for key, value in summary.to_dict().items() if key not in RUN_KEYS}
    return json.dumps(kept)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_summary(edition):
    bots = ["greedy", "random", "random"]
    first = simulate(edition, bots, 3, seed=5, workers=1)
    second = simulate(edition, bots, 3, seed=5, workers=1)
    other = simulate(edition, bots, 3, seed=6, workers=1)
    assert lasting(first) == lasting(second)
    assert lasting(first) != lasting(other)


def test_the_number_of_workers_does_not_matter():
    alone = simulate("europe", ["greedy", "random"], GAMES + 1, seed=2, workers=1)
    together = simulate("europe", ["greedy", "random"], GAMES + 1, seed=2, workers=2)
    assert lasting(alone) == lasting(together)
    assert together.workers == 2


def test_equal_bots_share_a_cycle_of_seats_evenly():
    summary = simulate("usa-classic", ["greedy", "greedy", "greedy"], 6, seed=3, workers=1)
    scores = {(tally.score, tally.score_squares, tally.win_parts) for tally in summary.tallies}
    assert len(scores) == 1
    assert sum(tally.wins for tally in summary.tallies) == 6


def test_each_bot_sits_everywhere_once_in_a_cycle():
    match = Match("usa-classic", ("greedy", "random", "random"), 1)
    for bot in range(3):
        assert sorted(match.seat_of(bot, game) for game in range(3)) == [0, 1, 2]


def test_a_game_is_decided_by_its_seed():
    ruleset = find_ruleset("usa-classic", 2)
    games = [
        play_game(ruleset, [make_bot("random", 1), make_bot("random", 2)], seed)
        for seed in (7, 7, 8)
    ]
    assert games[0].totals == games[1].totals
    assert games[0].decisions == games[1].decisions
    assert (games[0].totals, games[0].turns) != (games[2].totals, games[2].turns)


def test_derived_seeds_are_fixed_numbers():
    # Of sha256("semafor:1:deal:0"): a change would change every simulation ever reported.
    assert derive_seed(1, "deal", 0) == int("f705d4aadf088c06", 16)
    assert derive_seed(1, "deal", 0) != derive_seed(1, "deal", 1)
    assert 0 < derive_seed(-3, "bot", 5, 1) < 2**64


def test_a_shared_win_counts_in_parts():
    game = GameSummary(
        totals=(50, 50, 40),
        ranks=(1, 1, 3),
        winners=(0, 1),
        completed=(2, 1, 0),
        kept=(3, 3, 3),
        longest=(),
        bonus=(),
        turns=61,
        decisions=(70, 71, 72),
        seconds=(0.0, 0.0, 0.0),
        slowest=(0.0, 0.0, 0.0),
    )
    tallies = [Tally(), Tally(), Tally()]
    for seat, tally in enumerate(tallies):
        tally.add(game, seat)
    assert [tally.wins for tally in tallies] == [0.5, 0.5, 0.0]
    assert [tally.turns for tally in tallies] == [21, 20, 20]


def test_progress_is_told_in_games():
    told = []
    simulate("usa-classic", ["random", "random"], 5, seed=1, workers=1, on_progress=told.append)
    assert told == [1, 2, 3, 4, 5]


def test_a_bug_names_the_game(monkeypatch):
    class Broken:
        def choose(self, view):
            raise KeyError("broken")

    monkeypatch.setattr(arena, "make_bot", lambda name, seed: Broken())
    with pytest.raises(GameFailed, match="europe, bots greedy,random, seed 4, game 0: KeyError"):
        simulate("europe", ["greedy", "random"], 1, seed=4, workers=1)


def test_an_illegal_choice_is_a_bug(monkeypatch):
    class Cheat:
        def choose(self, view):
            return -1

    monkeypatch.setattr(arena, "make_bot", lambda name, seed: Cheat())
    with pytest.raises(GameFailed, match="seat 0 chose -1"):
        simulate("germany", ["greedy", "random"], 1, seed=4, workers=1)


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        (("moon", ["greedy", "random"], 1, None), "unknown-edition"),
        (("europe", ["greedy", "nobody"], 1, None), "unknown-bot"),
        (("europe", ["greedy"], 1, None), "bad-bot-count"),
        (("europe", ["greedy"] * 6, 1, None), "bad-bot-count"),
        (("europe", ["greedy", "random"], 0, None), "bad-game-count"),
        (("europe", ["greedy", "random"], 1, 0), "bad-worker-count"),
    ],
)
def test_what_cannot_be_simulated_is_refused(request_, reason):
    edition, bots, games, workers = request_
    with pytest.raises(SetupError) as caught:
        simulate(edition, bots, games, 1, workers)
    assert caught.value.reason == reason
