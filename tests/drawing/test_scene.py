"""The scene a client draws."""

from __future__ import annotations

import gzip
import json
import re

import pytest

from semafor.board.loader import load_board
from semafor.drawing.scene import scene
from semafor.drawing.thumbnail import draw_thumbnail, thumbnail
from semafor.editions import EDITIONS, edition, file_of_map, read_edition
from semafor.engine.errors import SetupError

SCENE_LIMIT = 45_000


@pytest.mark.parametrize("name", EDITIONS)
def test_the_small_picture_is_what_the_board_gives(name: str) -> None:
    assert thumbnail(name) == draw_thumbnail(name)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_scene_is_small_enough_to_send(name: str) -> None:
    data = json.dumps(scene(name), ensure_ascii=False, separators=(",", ":")).encode()
    assert len(gzip.compress(data)) < SCENE_LIMIT


@pytest.mark.parametrize("name", EDITIONS)
def test_a_scene_has_every_place_route_and_ticket_of_the_edition(name: str) -> None:
    board, drawn = edition(name).board, scene(name)
    assert [place["id"] for place in drawn["places"]] == [place.id for place in board.places]
    assert [route["id"] for route in drawn["routes"]] == [route.id for route in board.routes]
    assert {ticket.id for ticket in board.tickets} <= {row["id"] for row in drawn["tickets"]}


@pytest.mark.parametrize("name", EDITIONS)
def test_a_scene_knows_what_the_tickets_of_every_variant_are_worth(name: str) -> None:
    usual = {row["id"]: row["points"] for row in scene(name)["tickets"]}
    for variant in read_edition(name).get("variants", {}):
        points = {**usual, **scene(name)["variant_points"][variant]}
        for ticket in edition(name, variant).board.tickets:
            assert points[ticket.id] == ticket.points, (variant, ticket.id)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_route_of_a_scene_tells_what_it_is_worth_and_who_runs_beside_it(name: str) -> None:
    board = edition(name).board
    rows = {row["id"]: row for row in scene(name)["routes"]}
    for route in board.routes:
        assert rows[route.id]["points"] == board.route_points[route.length]
        assert rows[route.id]["twins"] == [twin.id for twin in board.twins(route)]


@pytest.mark.parametrize("name", EDITIONS)
def test_paths_of_a_scene_hold_nothing_but_lines(name: str) -> None:
    drawn = scene(name)
    paths = [*drawn["backdrop"].values(), *(route["path"] for route in drawn["routes"])]
    assert all(re.fullmatch(r"[MlCz0-9. -]*", path) for path in paths)


@pytest.mark.parametrize("name", EDITIONS)
def test_a_scene_marks_the_large_cities(name: str) -> None:
    large = {place.id for place in edition(name).board.places if place.is_large}
    assert {place["id"] for place in scene(name)["places"] if place.get("large")} == large


def test_a_part_of_a_map_fills_its_own_frame() -> None:
    left, top, width, height = scene("legends")["frame"]
    whole = load_board(file_of_map("legends")).frame
    assert width * height < whole[2] * whole[3] / 2
    for place in scene("legends")["places"]:
        assert left < place["x"] < left + width
        assert top < place["y"] < top + height


def test_an_unknown_edition_has_no_scene() -> None:
    with pytest.raises(SetupError):
        scene("nowhere")
