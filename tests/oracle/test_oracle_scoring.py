"""The oracle's scoring against examples computed by hand."""

import json

import pytest

from tests.oracle.scoring import (
    best_tickets,
    final_scores,
    longest_walk,
    majority_points,
)
from tests.oracle.small_boards import GERMAN, SIX, board, position, route, ticket


@pytest.mark.parametrize(
    ("owned", "length"),
    [
        ([], 0),
        (["d-e"], 1),
        (["a-b", "b-c", "c-d", "d-e"], 10),
        (["a-b", "b-c", "c-d", "a-d", "d-e"], 16),
        (["a-b", "b-c", "c-d", "a-d", "b-d", "d-e"], 21),
        (["d-e", "a-d", "c-d", "b-d"], 11),
        (["a-b", "d-e"], 3),
    ],
)
def test_longest_path_of_the_ledger(owned: list[str], length: int) -> None:
    edges = [
        (r["a"], r["b"], r["length"]) for r in SIX if "-".join(sorted((r["a"], r["b"]))) in owned
    ]
    assert longest_walk(edges) == length


def test_parallel_strands_are_two_edges() -> None:
    assert longest_walk([("a", "b", 3), ("a", "b", 3), ("b", "c", 2)]) == 8


def test_a_ticket_needs_one_component() -> None:
    map_dict = board("usa-classic", SIX, ticket("a", "d", 7))
    result = final_scores(
        position("usa-classic", 2, map_dict, routes={0: ["a-b", "c-d"]}, tickets={0: ["a-d"]})
    )
    assert result["final"][0] == {
        "routes": 4 + 7,
        "tickets": -7,
        "completed": 0,
        "longest_length": 4,
        "longest": 10,
        "total": 14,
    }
    assert result["final"][1]["total"] == 0
    assert result["winners"] == [0]
    assert result["ranks"] == [1, 2]


def test_nobody_gets_the_bonus_for_a_path_of_nothing() -> None:
    result = final_scores(position("usa-classic", 3, board("usa-classic", SIX)))
    assert [lines["longest"] for lines in result["final"].values()] == [0, 0, 0]
    assert result["winners"] == [0, 1, 2]


def test_seats_may_be_strings() -> None:
    map_dict = board("usa-classic", SIX, ticket("a", "d", 7))
    data = position(
        "usa-classic",
        2,
        map_dict,
        routes={1: ["a-b", "b-d"]},
        tickets={1: ["a-d"]},
    )
    result = final_scores(json.loads(json.dumps(data)))
    assert result["final"][1]["total"] == 4 + 10 + 7 + 10


def test_more_tickets_beat_the_longest_path() -> None:
    # 0: 10 + 10 + 5, one ticket, longest 5; 1: 15 + 10 for the longest path, no ticket
    routes = [route("a", "b", 5), route("c", "d", 5), route("e", "f", 6)]
    map_dict = board("usa-classic", routes, ticket("a", "b", 5))
    owned = {0: ["a-b", "c-d"], 1: ["e-f"]}
    result = final_scores(position("usa-classic", 2, map_dict, routes=owned, tickets={0: ["a-b"]}))
    assert [result["final"][seat]["total"] for seat in (0, 1)] == [25, 25]
    assert result["final"][1]["longest"] == 10
    assert result["ranks"] == [1, 2]


def test_the_card_decides_between_equal_totals_and_tickets() -> None:
    # 0: lengths 6 and 5 joined, 15 + 10 + 10; 1: 6, 6, 4 - 2 apart: 15 + 15 + 7 - 2
    routes = [route("a", "b", 6), route("b", "c", 5)]
    routes += [route("d", "e", 6), route("f", "g", 6), route("h", "i", 4)]
    map_dict = board("usa-classic", routes, ticket("a", "i", 2))
    result = final_scores(
        position(
            "usa-classic",
            3,
            map_dict,
            routes={0: ["a-b", "b-c"], 1: ["d-e", "f-g", "h-i"]},
            tickets={1: ["a-i"]},
        )
    )
    assert [result["final"][seat]["total"] for seat in range(3)] == [35, 35, 0]
    assert result["ranks"] == [1, 2, 3]
    assert result["winners"] == [0]


def test_equal_on_everything_is_shared() -> None:
    routes = [route("a", "b", 6), route("c", "d", 6), route("e", "f", 2)]
    map_dict = board("usa-refreshed", routes)
    owned = {0: ["e-f"], 1: ["a-b"], 2: ["c-d"]}
    result = final_scores(position("usa-refreshed", 3, map_dict, routes=owned))
    assert [result["final"][seat]["total"] for seat in range(3)] == [2, 25, 25]
    assert result["winners"] == [1, 2]
    assert result["ranks"] == [3, 1, 1]


STATION_ROUTES = [
    route("p", "q", 2),
    route("s", "t", 2),
    route("q", "r", 3),
    route("r", "s", 4),
    route("q", "s", 4),
]


@pytest.mark.parametrize(
    ("stations", "theirs", "points", "completed"),
    [
        (["q"], ["q-r", "r-s", "q-s"], 4, 1),
        (["q", "r"], ["q-r", "r-s", "q-s"], 16, 2),
        (["q"], ["q-r", "r-s"], -4, 1),
        (["q"], [], -16, 0),
        ([], ["q-r", "r-s", "q-s"], -16, 0),
        (["t"], ["q-r", "r-s", "q-s"], -16, 0),
    ],
)
def test_stations_borrow_the_best_route(
    stations: list[str], theirs: list[str], points: int, completed: int
) -> None:
    map_dict = board("europe", STATION_ROUTES, ticket("p", "t", 10), ticket("p", "r", 6))
    data = position(
        "europe",
        2,
        map_dict,
        routes={0: ["p-q", "s-t"], 1: theirs},
        tickets={0: ["p-t", "p-r"]},
        stations={0: stations},
    )
    lines = final_scores(data)["final"][0]
    assert (lines["tickets"], lines["completed"]) == (points, completed)
    assert lines["stations"] == 12 - 4 * len(stations)
    assert lines["longest_length"] == 2


def test_equal_points_prefer_more_tickets() -> None:
    routes = [route("x", "q", 2), route("q", "a", 2), route("q", "b", 2), route("b", "c", 2)]
    tickets = [ticket("x", "a", 10), ticket("x", "b", 5), ticket("x", "c", 5)]
    data = position(
        "europe",
        2,
        board("europe", routes, *tickets),
        routes={0: ["q-x", "b-c"], 1: ["a-q", "b-q"]},
        tickets={0: ["a-x", "b-x", "c-x"]},
        stations={0: ["q"]},
    )
    assert best_tickets(data, 0) == (0, 2)


def test_fewer_stations_come_before_the_express() -> None:
    # 0: 21 + 8 + 10; 1: 15 + 7 + 4 + 1 + 12
    routes = [route("a", "b", 8), route("c", "d", 6), route("e", "f", 4), route("g", "h", 3)]
    routes.append(route("i", "j", 1))
    data = position(
        "europe",
        2,
        board("europe", routes),
        routes={0: ["a-b"], 1: ["c-d", "e-f", "g-h", "i-j"]},
        stations={0: ["c"]},
    )
    result = final_scores(data)
    assert [result["final"][seat]["total"] for seat in (0, 1)] == [39, 39]
    assert result["ranks"] == [2, 1]


@pytest.mark.parametrize(
    ("owned", "ends", "is_complete"),
    [
        (["FR-f", "FR-s"], ("f", "s"), False),
        (["FR-f"], ("f", "FR"), True),
        (["FR-f", "CH-f"], ("FR", "CH"), True),
        (["FR-f", "CH-k"], ("FR", "CH"), False),
        (["FR-f", "CH-k", "f-k"], ("FR", "CH"), True),
        (["CH-f", "CH-k"], ("f", "k"), False),
        (["FR-s", "f-k"], ("f", "FR"), False),
    ],
)
def test_countries_are_dead_ends(
    owned: list[str], ends: tuple[str, str], is_complete: bool
) -> None:
    map_dict = board("germany", GERMAN, ticket(*ends, 4))
    held = {0: [map_dict["tickets"][0]["id"]]}
    lines = final_scores(position("germany", 2, map_dict, routes={0: owned}, tickets=held))
    assert lines["final"][0]["completed"] == int(is_complete)
    assert lines["final"][0]["tickets"] == (4 if is_complete else -4)
    assert lines["final"][0]["globetrotter"] == (15 if is_complete else 0)
    assert "longest" not in lines["final"][0]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 3, 1], [20, 10, 0]),
        ([2, 2, 2, 1], [20, 20, 20, 0]),
        ([4, 2, 2, 1], [20, 10, 10, 0]),
        ([3, 0, 0], [20, 0, 0]),
        ([0, 0], [0, 0]),
    ],
)
def test_passenger_majorities(counts: list[int], points: list[int]) -> None:
    assert majority_points(dict(enumerate(counts))) == dict(enumerate(points))


def test_more_passengers_break_a_tie() -> None:
    data = position("germany", 2, board("germany", GERMAN), taken={0: {"red": 1}, 1: {"blue": 2}})
    result = final_scores(data)
    assert [result["final"][seat]["total"] for seat in (0, 1)] == [20, 20]
    assert result["winners"] == [1]
