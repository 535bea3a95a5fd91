"""The engine and an independent, naive referee play the same games side by side."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from semafor.editions import find_ruleset
from semafor.engine.game import Game
from tests.kit.bridge import outcomes, referee_of, unordered, world_of
from tests.kit.tables import every_edition, every_table, often, scaled, seed_of
from tests.kit.toys import toy_map, toy_ruleset
from tests.oracle.referee import comparable

GAMES = 1
DECISIONS = scaled(often(160, 250), often(100, 200))
TOY_GAMES = 8


def choose(moves, chooser, *, by_word):
    """Any move; or first a kind of move, so that rare ones come up more often."""
    if by_word:
        word = chooser.choice(sorted({move["do"] for move in moves}))
        moves = [move for move in moves if move["do"] == word]
    move = chooser.choice(moves)
    if move["do"] == "keep" and chooser.random() < 0.5:
        move = {**move, "tickets": chooser.sample(move["tickets"], len(move["tickets"]))}
    return move


def with_order(game, move, chooser):
    """Half of the returned tickets in an order of the mover's own."""
    if move["do"] != "keep" or chooser.random() < 0.5:
        return move
    offered = game.view(game.actor).to_dict()["offered"]
    others = [ticket for ticket in offered if ticket not in move["tickets"]]
    return {**move, "return": chooser.sample(others, len(others))}


def side_by_side(game, referee, chooser, *, by_word):
    """Compare the legal moves before and the whole world after every move; yields the worlds."""
    while not game.is_over and len(game.history) < DECISIONS:
        moves = game.moves()
        ours = {comparable(move) for move in moves}
        theirs = {comparable(move) for move in referee.legal_moves()}
        assert ours == theirs, (len(game.history), ours ^ theirs)
        move = with_order(game, choose(moves, chooser, by_word=by_word), chooser)
        game.play(move)
        referee.apply(move, outcomes(game.history[-1]["chance"]))
        world = world_of(game.state)
        assert unordered(world) == unordered(referee.world()), game.history[-1]
        yield world


def same_result(game, referee):
    """Every line of the final score, the ranks and the winners."""
    result, expected = game.result(), referee.final()
    for seat, lines in expected["final"].items():
        ours = {**result.lines[seat], "total": result.totals[seat]}
        assert {name: ours[name] for name in lines} == lines, seat
    assert list(result.ranks) == expected["ranks"]
    assert list(result.winners) == expected["winners"]


@pytest.mark.rule("COM-TURN-1", "COM-DRAW-2", "COM-CLAIM-10", "COM-EDGE-3", "COM-EDGE-7")
@every_table
def test_engine_and_referee_agree_on_moves_worlds_and_scores(edition, seats):
    ruleset = find_ruleset(edition, seats)
    for number in range(GAMES):
        seed = seed_of("referee", edition, seats, number)
        game = Game(ruleset, seed=seed, first=seed % seats)
        referee = referee_of(game)
        by_word = (seats + number) % 2 == 0
        for _ in side_by_side(game, referee, random.Random(seed), by_word=by_word):
            pass
        same_result(game, referee)


@pytest.mark.rule("COM-EDGE-1", "COM-EDGE-2", "COM-EDGE-4", "COM-EDGE-8", "COM-DRAW-11")
@every_edition
@pytest.mark.parametrize("trains", [45, 9])
def test_engine_and_referee_agree_on_toy_boards_where_everything_runs_out(edition, trains):
    gaps = 0
    endings = Counter()
    for number in range(TOY_GAMES):
        few = number % 2 == 0
        ruleset = toy_ruleset(edition, 2 + number % 2, trains, has_few_cards=few)
        seed = seed_of("toy", edition, trains, number)
        game = Game(ruleset, seed=seed)
        referee = referee_of(game, toy_map(edition))
        for world in side_by_side(game, referee, random.Random(seed), by_word=number % 3 > 0):
            gaps += None in world["market"]
        same_result(game, referee)
        endings["stalemate" if game.state.passes else "last round"] += 1
    assert gaps
    assert endings["last round" if trains == 9 else "stalemate"]
