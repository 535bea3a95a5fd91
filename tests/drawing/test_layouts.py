"""The drawn boards: nothing lies on anything else, and everything is large enough to read."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from semafor.board.loader import load_board
from semafor.board.model import Board
from semafor.drawing.checks import (
    label_collisions,
    mark_collisions,
    off_sheet,
    slot_collisions,
)
from semafor.drawing.layout import (
    Layout,
    draw_all,
    moved_board,
    position,
    read_layout,
    strands_by_pair,
)
from semafor.drawing.scene import LAYOUT, scene
from semafor.editions import EDITIONS, edition, file_of_map, read_edition

WIDE_BOARD = 1600  # pixels
LEAST_SLOT = 40
WITH_MAP = tuple(name for name in EDITIONS if "map" not in read_edition(name))
Drawn = tuple[Board, Layout]


@pytest.fixture(params=WITH_MAP)
def drawn(request: pytest.FixtureRequest) -> Drawn:
    layout = read_layout(file_of_map(request.param, LAYOUT))
    board = load_board(file_of_map(request.param))
    return moved_board(board, layout.by_hand), layout


def test_no_slot_lies_on_another(drawn: Drawn) -> None:
    assert slot_collisions(*drawn) == []


def test_no_slot_or_label_lies_on_a_city_mark(drawn: Drawn) -> None:
    assert mark_collisions(*drawn) == []


def test_no_label_lies_on_a_slot_or_another_label_in_either_language(drawn: Drawn) -> None:
    assert label_collisions(*drawn) == []


def test_nothing_lies_on_the_border_of_the_sheet(drawn: Drawn) -> None:
    assert off_sheet(*drawn) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_a_slot_is_forty_pixels_long_on_a_wide_board(name: str) -> None:
    drawn = scene(name)
    assert drawn["sizes"]["slot"] * WIDE_BOARD / drawn["frame"][2] >= LEAST_SLOT


@pytest.mark.parametrize("name", EDITIONS)
def test_the_frame_an_edition_shows_holds_all_it_plays_with(name: str) -> None:
    drawn = scene(name)
    layout = read_layout(file_of_map(name, LAYOUT))
    board = moved_board(edition(name).board, layout.by_hand)
    assert off_sheet(replace(board, frame=tuple(drawn["frame"])), layout) == []


def test_the_layout_has_every_route_with_all_its_slots_and_nothing_else(drawn: Drawn) -> None:
    board, layout = drawn
    slots = {route: len(strand.slots) for route, strand in layout.strands.items()}
    assert slots == {route.id: route.length for route in board.routes}


def test_the_layout_has_a_label_for_every_place_and_nothing_else(drawn: Drawn) -> None:
    board, layout = drawn
    assert set(layout.labels) == {place.id for place in board.places}


def test_the_stored_strands_are_what_the_stored_bends_give(drawn: Drawn) -> None:
    board, layout = drawn
    assert dict(layout.strands) == draw_all(board, layout.sizes, layout.bends)


def test_parallel_strands_keep_one_distance_and_one_direction(drawn: Drawn) -> None:
    board, layout = drawn
    for routes in strands_by_pair(board).values():
        for one, two in pairwise(routes):
            rows = layout.strands[one.id].slots, layout.strands[two.id].slots
            if (one.a, one.b) != (two.a, two.b):
                rows = rows[0], rows[1][::-1]
            for first, second in zip(*rows, strict=True):
                assert math.dist(first[:2], second[:2]) == pytest.approx(
                    layout.sizes.spacing, abs=0.2
                )
                assert math.sin(math.radians(first[2] - second[2])) == pytest.approx(0, abs=0.01)


def test_slots_run_from_the_first_end_of_a_route_to_the_second(drawn: Drawn) -> None:
    board, layout = drawn
    places = {place.id: place for place in board.places}
    for route in board.routes:
        first = layout.strands[route.id].slots[0]
        last = layout.strands[route.id].slots[-1]
        if route.length > 1 and not places[route.a].is_country:
            start = position(places[route.a])
            assert math.dist(first[:2], start) < math.dist(last[:2], start), route.id


@pytest.mark.parametrize("name", WITH_MAP)
def test_places_moved_by_hand_stay_near_their_point_on_the_map(name: str) -> None:
    original = load_board(file_of_map(name))
    board = moved_board(original, read_layout(file_of_map(name, LAYOUT)).by_hand)
    for before, after in zip(original.places, board.places, strict=True):
        assert math.dist(position(before), position(after)) < 15, before.id
