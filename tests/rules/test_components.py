"""What lies in the box: colours of the players, numbers of cards, the facts of the maps."""

from collections import Counter

import pytest

from semafor import new_game
from semafor.editions import read_edition
from tests.rules.boards import EDITIONS, map_facts

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-SETUP-2")
def test_five_seats_have_five_colours(edition: str) -> None:
    colours = read_edition(edition)["seat_colours"]
    assert len(colours) == len(set(colours)) == 5


@pytest.mark.parametrize(
    ("edition", "colours"),
    [
        pytest.param(
            "usa-classic",
            {"blue", "red", "green", "yellow", "black"},
            marks=pytest.mark.rule("USA-COMP-1", "USA-COMP-3"),
        ),
        pytest.param(
            "usa-refreshed",
            {"red", "green", "blue", "yellow", "black"},
            marks=pytest.mark.rule("REF-COMP-1", "REF-COMP-3"),
        ),
        pytest.param(
            "europe",
            {"yellow", "blue", "black", "red", "green"},
            marks=pytest.mark.rule("EUR-COMP-1", "EUR-COMP-5"),
        ),
        pytest.param(
            "germany",
            {"white", "red", "purple", "yellow", "black"},
            marks=pytest.mark.rule("GER-COMP-1", "GER-COMP-4"),
        ),
    ],
)
def test_each_player_colour_has_forty_five_trains_and_a_marker(
    edition: str, colours: set[str]
) -> None:
    assert set(read_edition(edition)["seat_colours"]) == colours
    start = new_game(edition, 5, seed=1).view(None)
    assert start.trains == (45,) * 5
    assert start.score == (0,) * 5


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule(
    "COM-SETUP-5", "COM-TERM-3", "USA-COMP-4", "REF-COMP-2", "EUR-COMP-3", "GER-COMP-2"
)
def test_the_train_deck_has_twelve_of_each_colour_and_fourteen_locomotives(edition: str) -> None:
    cards = dict(read_edition(edition)["cards"])
    assert cards == {**dict.fromkeys(COLOURS, 12), "locomotive": 14}


@pytest.mark.rule("USA-COMP-2", "USA-EDGE-3")
def test_the_classic_box_has_thirty_tickets_each_between_two_cities_of_the_map() -> None:
    facts = map_facts("usa-classic")
    cities = {city["id"] for city in facts["cities"]}
    tickets = facts["tickets"]
    assert len({ticket["id"] for ticket in tickets}) == len(tickets) == 30
    assert all({ticket["a"], ticket["b"]} <= cities for ticket in tickets)


@pytest.mark.rule("REF-COMP-4")
def test_the_refreshed_deck_has_the_four_tickets_of_the_printed_example() -> None:
    points = {ticket["id"]: ticket["points"] for ticket in map_facts("usa-refreshed")["tickets"]}
    assert points["atlanta-montreal"] + points["atlanta-new_york"] == 15
    assert points["nashville-sault_ste_marie"] - points["atlanta-washington"] == 4
    assert points["atlanta-washington"] == 4


@pytest.mark.rule("EUR-COMP-4", "EUR-COMP-3")
def test_europe_has_six_long_and_forty_regular_tickets() -> None:
    decks = Counter(ticket["deck"] for ticket in map_facts("europe")["tickets"])
    assert decks == {"long": 6, "regular": 40}


@pytest.mark.rule("GER-COMP-2")
def test_germany_has_short_and_long_tickets_of_the_printed_values() -> None:
    tickets = map_facts("germany")["tickets"]
    short = [ticket["points"] for ticket in tickets if ticket["deck"] == "short"]
    long = [ticket["points"] for ticket in tickets if ticket["deck"] == "long"]
    assert (len(short), len(long)) == (55, 34)
    assert (sorted(short)[:2], max(short)) == ([2, 3], 11)
    assert (min(long), max(long)) == (12, 22)


@pytest.mark.parametrize(
    ("edition", "cities", "strands", "groups"),
    [
        pytest.param("usa-classic", 36, 100, {2: 22}, marks=pytest.mark.rule("USA-CLAIM-3")),
        pytest.param("usa-refreshed", 36, 100, {2: 22}, marks=pytest.mark.rule("REF-CLAIM-3")),
        pytest.param("europe", 47, 101, {2: 11}, marks=pytest.mark.rule("EUR-CLAIM-4")),
        pytest.param("germany", 35, 110, {2: 21, 3: 2}, marks=pytest.mark.rule("GER-MULTI-1")),
    ],
)
def test_cities_strands_and_multiple_routes_of_the_map(
    edition: str, cities: int, strands: int, groups: dict[int, int]
) -> None:
    facts = map_facts(edition)
    pairs = Counter(
        (*sorted((route["a"], route["b"])), route["length"]) for route in facts["routes"]
    )
    assert len(facts["cities"]) == cities
    assert len(facts["routes"]) == strands
    assert {size: n for size, n in Counter(pairs.values()).items() if size > 1} == groups


@pytest.mark.parametrize(
    ("edition", "points"),
    [
        pytest.param(
            "usa-classic",
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
            marks=pytest.mark.rule("USA-POINT-1", "USA-POINT-2"),
        ),
        pytest.param(
            "usa-refreshed",
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
            marks=pytest.mark.rule("REF-POINT-1"),
        ),
        pytest.param(
            "europe",
            {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21},
            marks=pytest.mark.rule("EUR-POINT-1", "EUR-POINT-2"),
        ),
        pytest.param(
            "germany",
            {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18},
            marks=pytest.mark.rule("GER-POINT-1"),
        ),
    ],
)
def test_the_table_of_points_covers_exactly_the_lengths_of_the_map(
    edition: str, points: dict[int, int]
) -> None:
    facts = map_facts(edition)
    assert {int(length): value for length, value in facts["route_points"].items()} == points
    assert {route["length"] for route in facts["routes"]} == set(points)


@pytest.mark.rule("EUR-FERRY-1")
def test_ferries_are_grey_and_ask_for_one_or_two_locomotives() -> None:
    ferries = [route for route in map_facts("europe")["routes"] if route.get("kind") == "ferry"]
    assert {route["colour"] for route in ferries} == {"grey"}
    assert all(1 <= route["locomotives"] <= route["length"] for route in ferries)
    assert {route["locomotives"] for route in ferries} == {1, 2}


@pytest.mark.rule("GER-SETUP-2", "GER-COMP-3")
def test_the_layout_places_sixty_passengers_ten_of_each_colour() -> None:
    facts = map_facts("germany")
    assert sum(place["passengers"] for place in facts["cities"] + facts["countries"]) == 60
    shown = new_game("germany", 2, seed=3).view(None).to_dict()["parts"]["passengers"]
    colours = sum((Counter(counts) for counts in shown["passengers"].values()), Counter())
    assert colours == dict.fromkeys(("red", "black", "green", "yellow", "blue", "white"), 10)
    assert shown["bag"] == {}


@pytest.mark.rule("GER-SETUP-1")
def test_another_seed_places_other_passengers() -> None:
    layouts = {
        str(new_game("germany", 2, seed=seed).view(None).to_dict()["parts"]) for seed in range(5)
    }
    assert len(layouts) == 5


@pytest.mark.rule("GER-CTRY-1")
def test_some_german_tickets_name_one_country_and_some_two() -> None:
    facts = map_facts("germany")
    countries = {country["id"] for country in facts["countries"]}
    named = Counter(len({ticket["a"], ticket["b"]} & countries) for ticket in facts["tickets"])
    assert len(countries) == 5
    assert named[1] > 0
    assert named[2] > 0
