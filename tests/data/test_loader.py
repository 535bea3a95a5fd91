"""A map that cannot be used is refused with its file, its row and what was expected there."""

from __future__ import annotations

import json

import pytest

from semafor.board.loader import MapError, load_board, read_board
from semafor.editions import edition_with_map, file_of_map
from tests.kit.toys import TOYS

GOOD = {
    "cities": ["alfa", "bravo", {"id": "charlie", "names": {"pl": "Karolina"}}],
    "countries": ["abroad", "beyond"],
    "routes": [
        {"a": "alfa", "b": "bravo", "length": 2, "colour": "red"},
        {"a": "bravo", "b": "charlie", "length": 3},
        {"a": "bravo", "b": "charlie", "length": 3},
    ],
    "tickets": [{"a": "charlie", "b": "alfa", "points": 4}],
    "route_points": {"1": 1, "2": 2, "3": 4},
}


def changed(key, index, **values):
    """The good map with one record changed; a value of ... removes the field."""
    records = [dict(row) if isinstance(row, dict) else row for row in GOOD[key]]
    record = records[index] if isinstance(records[index], dict) else {"id": records[index]}
    record = {**record, **values}
    records[index] = {name: value for name, value in record.items() if value is not ...}
    return {**GOOD, key: records}


def more(key, record):
    return {**GOOD, key: [*GOOD[key], record]}


ROUTE = "routes row 1 ('alfa-bravo')"
BROKEN = {
    "no object": ([], "file", "object"),
    "no cities": ({**GOOD, "cities": None}, "cities", "list"),
    "no routes": ({**GOOD, "routes": {}}, "routes", "list"),
    "tickets no list": ({**GOOD, "tickets": "none"}, "tickets", "list"),
    "city twice": (more("cities", "alfa"), "cities row 4", "twice"),
    "country is a city": (more("countries", "alfa"), "countries row 3", "twice"),
    "city without id": (more("cities", {"x": 1}), "cities row 4", "id"),
    "city is a number": (more("cities", 7), "cities row 4", "id"),
    "names no map": (changed("cities", 2, names="x"), "cities row 3 ('charlie')", "names"),
    "half a passenger": (changed("cities", 0, passengers=0.5), "cities row 1 ('alfa')", "whole"),
    "unknown city": (changed("routes", 0, a="zulu"), "routes row 1", "'zulu' is not a city"),
    "end missing": (changed("routes", 0, b=...), "routes row 1", "'None' is not a city"),
    "same ends": (changed("routes", 0, b="alfa"), "routes row 1", "both ends"),
    "route no record": (more("routes", "alfa-bravo"), "routes row 4", "record"),
    "wrong route id": (changed("routes", 0, id="bravo-alfa"), ROUTE, "expected 'alfa-bravo'"),
    "wrong strand": (changed("routes", 2, id="bravo-charlie/1"), "routes row 3", "/2"),
    "no length": (changed("routes", 0, length=...), ROUTE, "expected 1 to"),
    "length zero": (changed("routes", 0, length=0), ROUTE, "expected 1 to"),
    "length true": (changed("routes", 0, length=True), ROUTE, "expected 1 to"),
    "length without points": (changed("routes", 0, length=5), ROUTE, "not in the points table"),
    "unknown colour": (changed("routes", 0, colour="pink"), ROUTE, "expected grey or one of"),
    "unknown kind": (changed("routes", 0, kind="bridge"), ROUTE, "expected tunnel or ferry"),
    "ferry without locomotive": (
        changed("routes", 1, kind="ferry", locomotives=0),
        "routes row 2",
        "at least one locomotive",
    ),
    "coloured ferry": (changed("routes", 0, kind="ferry", locomotives=1), ROUTE, "a ferry is grey"),
    "locomotives without ferry": (changed("routes", 1, locomotives=1), "routes row 2", "ferry"),
    "too many locomotives": (
        changed("routes", 1, kind="ferry", locomotives=4),
        "routes row 2",
        "expected 0 to 3",
    ),
    "country to country": (
        more("routes", {"a": "abroad", "b": "beyond", "length": 1}),
        "route 'abroad-beyond'",
        "dead end",
    ),
    "unknown ticket end": (changed("tickets", 0, b="zulu"), "tickets row 1", "'zulu'"),
    "ticket twice": (
        more("tickets", {"a": "alfa", "b": "charlie", "points": 9}),
        "tickets row 2",
        "twice",
    ),
    "wrong ticket id": (changed("tickets", 0, id="charlie-alfa"), "tickets row 1", "alfa-charlie"),
    "worthless ticket": (changed("tickets", 0, points=0), "tickets row 1", "1 to 999"),
    "ticket without points": (changed("tickets", 0, points=...), "tickets row 1", "1 to 999"),
    "deck is a number": (changed("tickets", 0, deck=3), "tickets row 1", "expected a name"),
    "no points table": ({**GOOD, "route_points": {}}, "route_points", "length: points"),
    "points table of words": ({**GOOD, "route_points": {"one": 1}}, "route_points", "one"),
    "negative points": ({**GOOD, "route_points": {"1": -1}}, "route_points", "-1"),
}


def test_the_good_map_is_read():
    board = read_board(GOOD, "good.json")
    assert [route.id for route in board.routes] == [
        "alfa-bravo",
        "bravo-charlie/1",
        "bravo-charlie/2",
    ]
    assert board.tickets[0].id == "alfa-charlie"
    assert board.places[2].name("en") == "Karolina"


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_map_is_refused_with_file_row_and_expectation(name):
    data, row, expected = BROKEN[name]
    with pytest.raises(MapError) as caught:
        read_board(data, "broken.json")
    assert caught.value.source == "broken.json"
    assert caught.value.row.startswith(row)
    assert expected in caught.value.expected
    assert str(caught.value).startswith("broken.json: ")


@pytest.mark.parametrize("text", ["", "{", '{"cities": [}', "\x00", '{"cities": ["a"'])
def test_a_file_that_is_not_json_is_refused_by_name(tmp_path, text):
    path = tmp_path / "torn.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MapError, match=r"torn\.json: file: is not valid JSON"):
        load_board(path)


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path):
    with pytest.raises(MapError, match=r"gone\.json: file: cannot be read"):
        load_board(tmp_path / "gone.json")


@pytest.mark.parametrize("name", ["usa-classic", "europe", "germany"])
def test_a_shipped_map_with_one_field_spoiled_is_refused(tmp_path, name):
    data = json.loads(file_of_map(name).read_text(encoding="utf-8"))
    for number in (0, 40, len(data["routes"]) - 1):
        spoiled = json.loads(json.dumps(data))
        spoiled["routes"][number]["length"] = 99
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(spoiled), encoding="utf-8")
        with pytest.raises(MapError) as caught:
            load_board(path)
        assert caught.value.source == path.name
        assert caught.value.row.startswith(f"routes row {number + 1} ")


@pytest.mark.rule("GER-SETUP-6", "EUR-SETUP-4")
@pytest.mark.parametrize("edition", ["europe", "germany"])
def test_a_ticket_of_a_deck_the_edition_does_not_have_is_refused(edition):
    tickets = [{**TOYS[edition]["tickets"][0], "deck": "express"}]
    with pytest.raises(MapError, match=r"my map: ticket 'alfa-bravo': deck is 'express', expected"):
        edition_with_map(edition, {**TOYS[edition], "tickets": tickets}, "my map")
