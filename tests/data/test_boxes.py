"""The shipped editions against what is in the boxes."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import semafor
from semafor.board.loader import COLOURS
from semafor.editions import (
    EDITIONS,
    MODULES,
    edition,
    find_ruleset,
    folder_of,
    new_game,
    read_edition,
)
from semafor.engine import access
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import compile_ruleset
from tests.kit.tables import TABLES, every_edition
from tests.oracle.editions import cards_of, trains_of

EUROPE_LENGTHS = {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1}


def box_of(edition):
    """What is in the box of an edition."""
    return tomllib.loads((folder_of(edition) / "box.toml").read_text(encoding="utf-8"))


def groups(board):
    """How many pairs of places have so many strands of equal length."""
    strands = Counter((route.pair, route.length) for route in board.routes)
    return Counter(strands.values())


@every_edition
def test_an_edition_holds_what_its_box_holds(edition):
    board = semafor.editions.edition(edition).board
    cities = sum(not place.is_country for place in board.places)
    found = groups(board)
    box = box_of(edition)
    assert {
        "cities": cities,
        "countries": len(board.places) - cities,
        "routes": len(board.routes),
        "double_routes": found[2],
        "triple_routes": found[3],
        "tickets": len(board.tickets),
    } == {key: box[key] for key in box if key not in ("offered_at_start", "trains")}


@pytest.mark.rule("COM-SETUP-3", "COM-SETUP-5", "COM-SETUP-6", "COM-SETUP-7", "COM-SETUP-10")
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_every_edition_starts_with_every_number_of_seats(edition, seats):
    game = new_game(edition, seats, seed="start", first=seats - 1)
    assert game.actor == seats - 1
    box = box_of(edition)
    trains = box["trains"]
    assert trains == trains_of(edition)
    assert find_ruleset(edition, seats).start_trains == trains
    seen = game.view(0).to_dict()
    resets = game.setup_chance.count("locomotive") >= 3 and seen["discard"]
    assert seen["hand_sizes"] == [4] * seats
    assert len(seen["market"]) == 5
    assert seen["market"].count("locomotive") < 3
    if not resets:
        assert seen["deck_size"] == sum(cards_of(edition, seats).values()) - 4 * seats - 5
    assert seen["trains"] == [trains] * seats
    assert seen["score"] == [5 if edition == "legends" else 0] * seats
    assert seen["offer_counts"] == [box["offered_at_start"]] * seats


@pytest.mark.rule("COM-TERM-1")
@every_edition
def test_every_place_can_be_reached_from_every_other(edition):
    board = semafor.editions.edition(edition).board
    reached = {board.places[0].id}
    while True:
        more = {end for r in board.routes if {r.a, r.b} & reached for end in (r.a, r.b)}
        if more <= reached:
            break
        reached |= more
    assert reached == {place.id for place in board.places}


@pytest.mark.rule("COM-TICK-1", "COM-TERM-1")
@every_edition
def test_routes_and_tickets_name_places_of_the_map_and_ids_follow_from_them(edition):
    board = semafor.editions.edition(edition).board
    places = {place.id for place in board.places}
    for record in (*board.routes, *board.tickets):
        assert {record.a, record.b} <= places
        assert record.a != record.b
        assert record.id.split("/")[0] == "-".join(sorted((record.a, record.b)))
    for records in (board.places, board.routes, board.tickets):
        assert len({record.id for record in records}) == len(records)
    assert all(ticket.points > 0 for ticket in board.tickets)


@pytest.mark.rule("COM-TERM-3", "COM-TERM-5", "COM-CLAIM-7")
@every_edition
def test_every_route_can_be_paid_with_the_cards_of_the_box(edition):
    made = semafor.editions.edition(edition)
    for route in made.board.routes:
        assert route.colour in (*COLOURS, "grey")
        assert 1 <= route.length <= 8
        assert route.length in made.board.route_points
        assert route.locomotives <= route.length
        assert route.length <= made.cards["locomotive"]
        if route.colour != "grey":
            assert route.length <= made.cards[route.colour]
    assert sum(made.cards.values()) == sum(cards_of(edition, 2).values())
    assert sum(route.length for route in made.board.routes) > 45


@every_edition
def test_every_place_has_a_name_in_both_languages(edition):
    for place in semafor.editions.edition(edition).board.places:
        assert place.name("en")
        assert place.name("pl")


@pytest.mark.rule("EUR-FERRY-1", "EUR-TUNNEL-1", "EUR-POINT-2")
def test_the_lengths_kinds_and_decks_of_europe():
    board = edition("europe").board
    assert dict(sorted(Counter(route.length for route in board.routes).items())) == EUROPE_LENGTHS
    kinds = Counter(route.kind for route in board.routes)
    assert kinds == {"": 70, "tunnel": 18, "ferry": 13}
    assert all(route.locomotives > 0 for route in board.routes if route.kind == "ferry")
    assert Counter(ticket.deck for ticket in board.tickets) == {"long": 6, "regular": 40}
    longest = max(board.routes, key=lambda route: route.length)
    assert (longest.length, longest.kind) == (8, "tunnel")


@pytest.mark.rule("GER-COMP-3", "GER-SETUP-1", "GER-CTRY-1")
def test_the_passengers_countries_and_decks_of_germany():
    board = edition("germany").board
    assert sum(place.passengers or 0 for place in board.places) == 60
    assert Counter(ticket.deck for ticket in board.tickets) == {"short": 55, "long": 34}
    countries = {place.id for place in board.places if place.is_country}
    assert not any({route.a, route.b} <= countries for route in board.routes)
    assert any({ticket.a, ticket.b} & countries for ticket in board.tickets)
    game = new_game("germany", 3, seed=1)
    shown = game.view(None).to_dict()["parts"]["passengers"]
    placed = Counter(
        c for counts in shown["passengers"].values() for c in Counter(counts).elements()
    )
    assert set(placed.values()) == {10}
    assert shown["bag"] == {}


@pytest.mark.parametrize(("variant", "tickets"), [("1910", 35), ("mega", 69), ("big-cities", None)])
def test_the_variant_decks_of_the_classic_edition_play(variant, tickets):
    game = new_game("usa-classic", 2, seed=1, options={"tickets": variant})
    board = game.ruleset.board
    if tickets is None:
        cities = set(read_edition("usa-classic")["variants"][variant]["cities"])
        assert all({ticket.a, ticket.b} & cities for ticket in board.tickets)
        assert 10 < len(board.tickets) < 69
    else:
        assert len(board.tickets) == tickets
    while not game.is_over:
        game.play(game.moves()[len(game.history) % len(game.moves())])
    assert game.result().winners


def test_an_unknown_variant_is_refused_by_name():
    with pytest.raises(SetupError) as caught:
        new_game("usa-classic", 2, options={"tickets": "1911"})
    assert caught.value.values["variant"] == "1911"
    assert "mega" in caught.value.values["known"]


@every_edition
def test_every_key_of_an_edition_file_is_known(edition):
    data = tomllib.loads((folder_of(edition) / "edition.toml").read_text(encoding="utf-8"))
    assert dict(read_edition(edition)) == data
    own = {"stage", "map", "ticket_list", "rules_version", "modules", "decks", "tie_breaks"}
    own |= {"seat_colours", "title", "cards", "variants", "regions", "earlier"}
    own |= {"order", "seats", "hints", "rulebook"}
    assert set(data) - own <= set(data["modules"])
    for name in set(data) - own:
        module = MODULES[name]
        known = {*module.params, *module.words, *module.texts, *module.data}
        assert set(data[name]) <= known, name
    assert len(set(data["seat_colours"])) == len(data["seat_colours"]) == 5
    assert set(data["title"]) == {"en", "pl"}
    lines = find_ruleset(edition, 2).line_rows
    assert all(name.lstrip("-") in lines for name in data["tie_breaks"])


@every_edition
def test_every_parameter_has_its_default_inside_its_limits(edition):
    for module in semafor.editions.edition(edition).modules:
        for name, param in module.params.items():
            assert param.least <= param.default <= param.most, (module.name, name)
        assert all(len(set(choices)) == len(choices) > 1 for choices in module.words.values())


WRONG = [
    ("turns", "trains", 0),
    ("turns", "trains", "many"),
    ("turns", "threshold", 11),
    ("drawing", "market", 9),
    ("drawing", "hand", True),
    ("claiming", "single_strand_seats", 6),
    ("tickets", "start_rejects", "fire"),
    ("tickets", "keep", 0),
    ("longest_path", "bonus", -1),
    ("stations", "supply", 6),
    ("tunnels", "reveal", 2.5),
]


@pytest.mark.parametrize(("module", "name", "value"), WRONG)
def test_a_wrong_parameter_is_refused_by_its_name(module, name, value):
    with pytest.raises(SetupError) as caught:
        compile_ruleset(edition("europe"), 2, {name: value})
    assert caught.value.values["name"] == f"{module}.{name}"
    assert caught.value.values["expected"]
    assert str(value) in str(caught.value)


@pytest.mark.rule("COM-SETUP-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 99, "2", None, True])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(SetupError) as caught:
        new_game("usa-classic", seats)
    assert (caught.value.reason, caught.value.rule) == ("bad-seats", "COM-SETUP-1")


@pytest.mark.rule("COM-TURN-3")
@pytest.mark.parametrize("first", [-1, 2, "0", None])
def test_a_wrong_first_seat_is_refused(first):
    with pytest.raises(SetupError) as caught:
        new_game("usa-classic", 2, first=first)
    assert caught.value.reason == "bad-first"


def test_an_unknown_edition_is_refused_with_the_known_ones():
    with pytest.raises(SetupError) as caught:
        new_game("atlantis", 2)
    assert caught.value.reason == "unknown-edition"
    assert all(name in caught.value.values["known"] for name in EDITIONS)


def test_an_unknown_option_is_refused_by_its_name():
    for options in ({"weather": "rain"}, {"weather": ["rain"]}):
        with pytest.raises(SetupError) as caught:
            new_game("usa-classic", 2, options=options)
        assert "weather" in str(caught.value)


@pytest.mark.rule("COM-END-1")
@every_edition
def test_a_parameter_can_be_changed_for_one_game(edition):
    game = new_game(edition, 2, seed=1, options={"trains": 20})
    assert [access.trains_of(game.state, seat) for seat in (0, 1)] == [20, 20]
    assert game.ruleset.options == {"trains": 20}


LAYERS = (
    *("board", "engine", "rules", "drawing", "texts", "planning", "search", "bots", "arena"),
    *("tui", "scenarios", "server", "cli"),
)
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"


def code_lines(path: Path):
    """Lines of a file, those that name their users left out."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if "Used by:" not in line and not line.lstrip().startswith("#") and ">>>" not in line:
            yield number, line


def test_no_edition_name_stands_in_the_code_below_the_editions():
    root = Path(semafor.__file__).parent
    found = []
    for layer in LAYERS:
        for path in sorted((root / layer).rglob("*.py")):
            for number, line in code_lines(path):
                if any(f'"{name}"' in line or f"'{name}'" in line for name in EDITIONS):
                    found.append(f"{layer}/{path.name}:{number}: {line.strip()}")
                if layer in ("board", "engine", "rules") and any(name in line for name in EDITIONS):
                    found.append(f"{layer}/{path.name}:{number}: {line.strip()}")
    assert found == []


def test_the_page_knows_no_edition_and_no_file_of_one():
    found = []
    for path in sorted(PAGE.rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.name.endswith(".test.ts"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            named = any(re.search(rf"[\"'`/]{name}\b", line) for name in EDITIONS)
            if ".toml" in line or named:
                found.append(f"{path.name}:{number}: {line.strip()}")
    assert found == []


def test_the_package_says_that_it_is_typed_and_ships_its_data():
    root = Path(semafor.__file__).parent
    assert (root / "py.typed").is_file()
    for name in EDITIONS:
        assert (root / "editions" / name / "edition.toml").is_file()
        assert (root / "editions" / read_edition(name).get("map", name) / "map.json").is_file()
