"""Exact numbers of action sequences from fixed positions, with chance that is fixed too.

The numbers were counted by the engine and confirmed by the referee (`confirmed` says to which
depth the referee counts them again here). A changed number is a changed rule.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from semafor.editions import find_ruleset
from semafor.engine.core import State
from semafor.engine.game import Game
from semafor.engine.tables import ActionBuffer
from tests.kit.bridge import Remembering, map_of, referee_of
from tests.kit.tables import scaled
from tests.kit.toys import FixedChance, fixed_outcomes, toy_map, toy_ruleset

SLOW = scaled(10**9, 15_000)


def count(state: State, depth: int) -> int:
    """Number of sequences of so many actions; a game that ends early ends its sequence."""
    buffer = ActionBuffer()
    actions = state.fill(buffer)
    if depth == 1 or actions == 0:
        return actions
    total = 0
    for action in buffer.to_list():
        child = state.clone()
        child.step(action)
        total += count(child, depth - 1)
    return total


def count_by_referee(edition, seats, board, world, depth):
    """The same number from the second engine."""
    referee = referee_at(edition, seats, board, world)
    moves = list(referee.legal_moves())
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        child = referee_at(edition, seats, board, world)
        child.apply(move, fixed_outcomes(child, move))
        total += count_by_referee(edition, seats, board, child.world(), depth - 1)
    return total


def referee_at(edition, seats, board, world):
    referee = Remembering(edition, seats, board)
    referee.load(world)
    return referee


def toy_game(edition: str, moves: int) -> Game:
    """A toy game some seeded random moves on; nothing in it is left to chance."""
    game = Game(toy_ruleset(edition, 2, 9, has_few_cards=True), source=FixedChance(), seed="fixed")
    return moved_on(game, moves)


def full_game(edition: str, moves: int) -> Game:
    """The same on an edition's own board."""
    game = Game(find_ruleset(edition, 3), source=FixedChance(), seed="fixed")
    return moved_on(game, moves)


def moved_on(game: Game, moves: int) -> Game:
    chooser = random.Random(moves)
    for _ in range(moves):
        words = sorted({move["do"] for move in game.moves()})
        word = chooser.choice(words)
        game.play(chooser.choice([move for move in game.moves() if move["do"] == word]))
    return game


# edition, moves before, numbers for depth 1, 2, 3, …, depth to which the referee counts too
TOY_COUNTS = [
    ("usa-classic", 0, [4, 16, 160, 1440, 13920], 4),
    ("usa-classic", 8, [7, 42, 189, 1015, 4991, 26446], 5),
    ("usa-classic", 24, [4, 15, 77, 304, 1362], 5),
    ("usa-classic", 31, [2, 2, 3, 10, 30, 95], 6),
    ("usa-refreshed", 0, [11, 121, 1210, 10890], 3),
    ("usa-refreshed", 12, [8, 45, 311, 1860, 11700], 4),
    ("usa-refreshed", 26, [3, 0, 0, 0, 0, 0], 6),
    ("europe", 0, [11, 121, 3630], 3),
    ("europe", 14, [27, 124, 681, 6681, 41691], 3),
    ("europe", 30, [29, 485, 3743, 26902], 3),
    ("europe", 44, [8, 26, 130, 837, 4619, 21274], 6),
    ("germany", 0, [5, 55, 275, 3025, 48399], 4),
    ("germany", 8, [11, 121, 2497, 20697], 3),
    ("germany", 26, [3, 12, 57, 444], 4),
    ("germany", 44, [7, 34, 171, 954, 4443, 14484], 5),
]

# the same on the editions' own boards, three seats
FULL_COUNTS = [
    ("usa-classic", 0, [4, 16, 64, 8960], 3),
    ("usa-classic", 40, [7, 371, 44198], 2),
    ("usa-classic", 90, [49, 2709, 18486], 2),
    ("usa-refreshed", 0, [11, 121, 1331], 2),
    ("usa-refreshed", 40, [18, 159, 1095, 6924], 2),
    ("usa-refreshed", 75, [7, 350, 29267], 2),
    ("europe", 0, [11, 121, 1331], 2),
    ("europe", 57, [15, 56, 297, 1539, 10237], 2),
    ("europe", 90, [25, 1171, 13575], 1),
    ("germany", 0, [5, 55, 275, 3025, 15125], 2),
    ("germany", 40, [6, 96, 790, 13498], 2),
    ("germany", 90, [12, 110, 1304, 13157], 2),
]


def check_counts(game, numbers):
    for depth, number in enumerate(numbers, start=1):
        if number <= SLOW:
            assert count(game.state, depth) == number, depth


@pytest.mark.rule("COM-TURN-1", "COM-DRAW-1")
@pytest.mark.parametrize(("edition", "moves", "numbers", "confirmed"), TOY_COUNTS)
def test_a_toy_position_has_exactly_so_many_continuations(edition, moves, numbers, confirmed):
    check_counts(toy_game(edition, moves), numbers)


@pytest.mark.rule("COM-TURN-1", "COM-CLAIM-6")
@pytest.mark.parametrize(("edition", "moves", "numbers", "confirmed"), FULL_COUNTS)
def test_a_position_of_an_edition_has_exactly_so_many_continuations(
    edition, moves, numbers, confirmed
):
    check_counts(full_game(edition, moves), numbers)


@pytest.mark.rule("COM-TURN-1")
@pytest.mark.parametrize(("edition", "moves", "numbers", "confirmed"), TOY_COUNTS)
def test_the_referee_counts_the_same_on_the_toy_board(edition, moves, numbers, confirmed):
    world = referee_of(toy_game(edition, moves), toy_map(edition)).world()
    for depth in range(1, confirmed + 1):
        found = count_by_referee(edition, 2, toy_map(edition), world, depth)
        assert found == numbers[depth - 1], depth


@pytest.mark.rule("COM-TURN-1")
@pytest.mark.parametrize(("edition", "moves", "numbers", "confirmed"), FULL_COUNTS)
def test_the_referee_counts_the_same_on_the_full_board(edition, moves, numbers, confirmed):
    world = referee_of(full_game(edition, moves)).world()
    for depth in range(1, confirmed + 1):
        found = count_by_referee(edition, 3, map_of(edition), world, depth)
        assert found == numbers[depth - 1], depth


@pytest.mark.rule("COM-TURN-1", "EUR-STAT-3", "COM-EDGE-14")
def test_the_counted_positions_offer_every_kind_of_move():
    words: Counter[str] = Counter()
    for rows, make in ((TOY_COUNTS, toy_game), (FULL_COUNTS, full_game)):
        for edition, moves, _, _ in rows:
            words.update({move["do"] for move in make(edition, moves).moves()})
    assert {"draw", "claim", "tickets", "keep", "station"} <= set(words)
