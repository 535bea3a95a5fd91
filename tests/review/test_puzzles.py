"""Shipped puzzles: their moves can be made, the best one is clearly better, and looking again says the same."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta

import pytest

from semafor.editions import EDITIONS
from semafor.engine.game import Game
from semafor.engine.resample import resample
from semafor.engine.views import from_plain, to_plain
from semafor.review import Strength
from semafor.review.puzzles import (
    SHOWN,
    find_puzzles,
    is_clear,
    puzzle_of,
    puzzles_of,
    read_puzzle,
    shown_order,
)
from semafor.review.weighing import look_alike, weigh
from tests.kit.tables import later


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_puzzle_can_be_played_and_has_one_answer(edition: str) -> None:
    puzzles = puzzles_of(edition)
    assert len(puzzles) >= 5
    for puzzle in puzzles:
        view = puzzle.view
        assert is_clear(puzzle.moves)
        assert [move.behind for move in puzzle.moves] == sorted(m.behind for m in puzzle.moves)
        assert len({look_alike(view, move.move) for move in puzzle.moves}) == SHOWN
        for move in puzzle.moves:
            game = Game.from_state(view.ruleset, resample(view, random.Random(1)))
            assert game.view(view.seat) == view, "it is what a seat may know, and nothing else"
            assert move.action in view.actions
            game.play(move.move, view.seat)


@pytest.mark.parametrize("edition", ["usa-classic", *later("legends")])
def test_another_look_finds_the_same_move(edition: str) -> None:
    puzzle = puzzles_of(edition)[0]
    moves = weigh(puzzle.view, Strength(first=32, second=64, most=1024), 7, kept=SHOWN)
    alike = {look_alike(puzzle.view, move.move) for move in (moves[0], puzzle.moves[0])}
    assert len(alike) == 1


def test_one_a_day_in_turn() -> None:
    first = date(2026, 3, 1)
    count = len(puzzles_of("usa-classic"))
    found = [puzzle_of("usa-classic", first + timedelta(days=day)) for day in range(count + 1)]
    numbers = [one[0] for one in found if one is not None]
    assert sorted(numbers[:-1]) == list(range(count))
    assert numbers[0] == numbers[-1]
    firsts = {shown_order(SHOWN, number)[0] for number in range(40)}
    assert len(firsts) == SHOWN, "the order tells nothing"


def test_a_view_travels_as_plain_data() -> None:
    puzzle = puzzles_of("usa-classic")[0]
    data = json.loads(json.dumps(to_plain(puzzle.view)))
    assert from_plain(puzzle.view.ruleset, data) == puzzle.view
    again = read_puzzle("usa-classic", json.loads(json.dumps(puzzle.to_dict())))
    assert again == puzzle


@pytest.mark.thorough  # the shipped ones are looked at above
def test_the_finder_finds_the_same_again() -> None:
    one, two = (next(find_puzzles("usa-classic", 2, 3, lambda _: None)) for _ in range(2))
    assert one == two
