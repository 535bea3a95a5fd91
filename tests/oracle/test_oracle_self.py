"""The oracle checked: examples computed by hand, the shared scenarios, one way against another."""

import json
import random
from collections import Counter
from typing import Any

import pytest
import yaml

from tests.oracle.editions import CARDS, EDITIONS, PASSENGER_COLOURS, twins
from tests.oracle.inline_maps import expand_map
from tests.oracle.networks import random_networks
from tests.oracle.referee import IllegalMoveError, OutcomeError, Referee, comparable
from tests.oracle.scenarios import SHARED, Table, is_score_only, scored
from tests.oracle.scoring import (
    Edge,
    best_tickets,
    borrowable,
    by_seat,
    final_scores,
    is_connected,
    longest_walk,
    majority_points,
    own_routes,
)
from tests.oracle.solvers import best_station_tickets, longest_trail

L = "locomotive"


def route(one: str, two: str, length: int, colour: str = "grey", **more: Any) -> dict[str, Any]:
    return {"a": one, "b": two, "length": length, "colour": colour, **more}


def ticket(one: str, two: str, points: int, **more: Any) -> dict[str, Any]:
    return {"a": one, "b": two, "points": points, **more}


def board(edition: str, routes: list[dict[str, Any]], *tickets: dict[str, Any]) -> dict[str, Any]:
    places = sorted({end for record in routes for end in (record["a"], record["b"])})
    countries = [place for place in places if place.isupper()]
    cities = [place for place in places if not place.isupper()]
    short = {"cities": cities, "countries": countries, "routes": routes, "tickets": tickets}
    return expand_map(edition, short)


def position(edition: str, players: int, map_dict: dict[str, Any], **seats: Any) -> dict[str, Any]:
    return {"edition": edition, "players": players, "map": map_dict, **seats}


SIX = [
    route("a", "b", 3),
    route("b", "c", 2),
    route("c", "d", 4),
    route("a", "d", 6),
    route("b", "d", 5),
    route("d", "e", 1),
]


# --- scoring, by hand ------------------------------------------------------------------------


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


GERMAN = [
    route("f", "FR", 2),
    route("s", "FR", 1),
    route("f", "CH", 2),
    route("k", "CH", 1),
    route("f", "k", 2),
]


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


# --- the referee, by hand --------------------------------------------------------------------


def referee(edition: str, players: int, routes: list[dict[str, Any]], **world: Any) -> Referee:
    game = Referee(edition, players, board(edition, routes))
    game.load(world)
    return game


def test_payments_of_a_coloured_route_and_a_grey_one() -> None:
    game = referee(
        "usa-classic",
        2,
        [route("a", "b", 2, "blue"), route("c", "d", 2)],
        hands={0: {"blue": 2, "red": 1, L: 1}},
    )
    assert [move["pay"] for move in game.legal_moves() if move["route"] == "a-b"] == [
        {"blue": 2},
        {"blue": 1, L: 1},
    ]
    grey = [move["pay"] for move in game.legal_moves() if move["route"] == "c-d"]
    assert sorted(map(str, grey)) == sorted(
        map(str, [{"blue": 2}, {"blue": 1, L: 1}, {L: 1, "red": 1}])
    )


def test_a_ferry_wants_locomotives() -> None:
    ferry = route("a", "b", 3, kind="ferry", locomotives=2)
    hands = {0: {"red": 3, L: 3}}
    game = referee("europe", 2, [ferry], hands=hands, stations={0: ["a", "b", "c"]})
    assert comparable([move["pay"] for move in game.legal_moves()]) == comparable(
        [{L: 2, "red": 1}, {L: 3}]
    )


def test_tunnel_surcharge_and_withdrawal() -> None:
    game = referee(
        "europe",
        2,
        [route("a", "b", 2, kind="tunnel"), route("b", "c", 1)],
        hands={0: {"red": 3, L: 1}},
        market=["blue"] * 5,
        deck={"red": 1, L: 1, "green": 2},
    )
    game.apply({"do": "claim", "route": "a-b", "pay": {"red": 2}}, ["green", "red", L])
    assert game.phase == "tunnel"
    assert comparable(game.legal_moves()) == comparable(
        [{"do": "withdraw"}, {"do": "pay", "pay": {"red": 1, L: 1}}]
    )
    game.apply({"do": "withdraw"})
    assert game.world()["hands"][0] == {"red": 3, L: 1}
    assert game.world()["deck"] == {"green": 1}
    assert game.world()["discard"] == {"green": 1, "red": 1, L: 1}
    assert game.turn == 1


def test_all_locomotives_in_a_tunnel_pay_with_locomotives() -> None:
    game = referee(
        "europe",
        2,
        [route("a", "b", 2, "red", kind="tunnel")],
        hands={0: {"red": 3, L: 3}},
        deck={"red": 2, L: 1},
    )
    game.apply({"do": "claim", "route": "a-b", "pay": {L: 2}}, ["red", "red", L])
    assert game.legal_moves() == [{"do": "withdraw"}, {"do": "pay", "pay": {L: 1}}]
    game.apply({"do": "pay", "pay": {L: 1}}, ["red", L, "red", L, L])
    assert game.world()["market"] == ["red", L, "red", L, L]
    assert game.world()["deck"] == {L: 1}
    assert game.score[0] == 2


def test_a_reset_in_the_middle_of_a_draw() -> None:
    game = referee(
        "usa-classic",
        2,
        [route("a", "b", 2)],
        market=[L, L, "red", "blue", "green"],
        deck={L: 1, "white": 2, "black": 1, "yellow": 1, "orange": 2},
    )
    game.apply({"do": "draw", "card": "red"}, [L, "white", "white", "black", "yellow", "orange"])
    assert game.market == ["white", "white", "black", "yellow", "orange"]
    assert game.world()["discard"] == {L: 3, "blue": 1, "green": 1}
    assert game.phase == "second_card"
    game.apply({"do": "draw"}, ["orange"])
    assert game.world()["deck"] == {L: 3, "blue": 1, "green": 1}
    assert game.world()["discard"] == {}
    assert game.turn == 1


def test_two_fives_change_places_a_hundred_times() -> None:
    game = referee(
        "usa-classic",
        2,
        [route("a", "b", 2)],
        market=[L, L, L, "purple", "purple"],
        deck={"orange": 1, L: 4},
    )
    swaps = ["orange", L, L, L, L, "purple", "purple", L, L, L] * 50
    game.settle(iter(swaps))
    assert Counter(game.market) == {L: 3, "purple": 2}
    assert game.world()["deck"] == {"orange": 1, L: 4}


def test_chance_must_be_possible() -> None:
    game = referee("usa-classic", 2, [route("a", "b", 2)], deck={"red": 5})
    with pytest.raises(OutcomeError):
        game.apply({"do": "draw"}, ["blue"])


def test_known_tickets_come_after_the_random_ones() -> None:
    tickets = [ticket("a", "b", 1), ticket("a", "c", 2), ticket("b", "c", 3)]
    routes = [route("a", "b", 1), route("b", "c", 1)]
    game = Referee("usa-classic", 2, board("usa-classic", routes, *tickets))
    game.load({"ticket_decks": {"regular": {"random": ["a-c"], "under": ["b-c", "a-b"]}}})
    game.apply({"do": "tickets"}, ["a-c"])
    assert game.offered[0] == ["a-c", "b-c", "a-b"]
    assert len(game.legal_moves()) == 7
    game.apply({"do": "keep", "tickets": ["b-c"], "return": ["a-b", "a-c"]})
    assert game.ticket_decks["regular"] == {"random": [], "under": ["a-b", "a-c"]}


def test_every_german_mix() -> None:
    game = Referee("germany", 2, board("germany", GERMAN))
    decks = {"short": {"random": ["f-k", "f-s"]}, "long": {"random": ["k-s"]}}
    game.load({"ticket_decks": decks})
    mixes = [(move["draw"]["short"], move["draw"]["long"]) for move in game.legal_moves()]
    assert mixes == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]
    game.load({"ticket_decks": {"long": {"random": ["k-s"]}}})
    mixes = [(move["draw"]["short"], move["draw"]["long"]) for move in game.legal_moves()]
    assert mixes == [(0, 4), (1, 3), (2, 2), (3, 1)]


def test_passengers_from_either_end() -> None:
    game = referee(
        "germany",
        2,
        GERMAN,
        hands={0: {"red": 2}},
        passengers={"f": ["red", "red", "blue"], "FR": ["green"], "k": ["black"]},
    )
    game.apply({"do": "claim", "route": "FR-f"}, ["red", "red"])
    takes = [move["take"] for move in game.legal_moves()]
    assert len(takes) == 6
    assert {} in takes
    assert {"f": "blue", "FR": "green"} in takes
    game.apply({"do": "passengers", "take": {"f": "red"}})
    assert game.world()["passengers"] == {"f": ["blue", "red"], "FR": ["green"], "k": ["black"]}
    assert game.world()["taken"] == {0: {"red": 1}, 1: {}}


def test_twins_need_equal_lengths() -> None:
    routes = [route("a", "b", 2), route("a", "b", 2, "red"), route("a", "b", 4), route("a", "c", 2)]
    assert twins(board("usa-classic", routes), "a-b/1") == ["a-b/2"]
    for players, expected in ((3, ["a-b/3", "a-c"]), (4, ["a-b/2", "a-b/3", "a-c"])):
        game = referee("usa-classic", players, routes, turn=1, hands={1: {L: 4}})
        game.routes[0] = ["a-b/1"]
        assert [move["route"] for move in game.legal_moves()] == expected


def test_forced_passes_end_the_game() -> None:
    game = referee("usa-classic", 2, [route("a", "b", 2)], hands={0: {"red": 1}})
    assert game.legal_moves() == [{"do": "pass"}]
    game.apply({"do": "pass"})
    assert not game.over
    game.apply({"do": "pass"})
    assert game.over
    assert game.legal_moves() == []


def test_the_last_round_gives_everybody_one_turn() -> None:
    game = referee(
        "usa-refreshed",
        2,
        [route("a", "b", 3)],
        hands={0: {"red": 3}},
        trains={0: 6},
        discard=CARDS,
    )
    game.apply({"do": "claim", "route": "a-b"}, ["red", "blue", "green", "white", "black"])
    assert (game.turn, game.last_round) == (1, 2)
    for turns_left in (1, 0):
        game.apply({"do": "draw"}, ["red"])
        game.apply({"do": "draw"}, ["red"])
        assert game.last_round == turns_left
    assert game.over


def test_a_player_owns_one_strand() -> None:
    routes = [route("a", "b", 2), route("a", "b", 2, "red")]
    game = referee("usa-classic", 5, routes, hands={0: {L: 2}})
    game.routes[0] = ["a-b/2"]
    assert game.legal_moves() == [{"do": "pass"}]


def test_open_locomotives() -> None:
    market = ["red", L, "green", "white", "white"]
    deck = {"blue": 5, L: 5}
    game = referee("usa-classic", 2, [route("a", "b", 2)], market=market, deck=deck)
    assert {"do": "draw", "card": L} in game.legal_moves()
    game.apply({"do": "draw"}, [L])
    assert (game.turn, game.phase) == (0, "second_card")
    assert comparable(game.legal_moves()) == comparable(
        [{"do": "draw"}, *({"do": "draw", "card": kind} for kind in ("red", "green", "white"))]
    )
    game.apply({"do": "draw", "card": "red"}, ["blue"])
    game.apply({"do": "draw", "card": L}, ["blue"])
    assert (game.turn, game.phase) == (0, "turn")
    assert game.market == ["blue", "blue", "green", "white", "white"]


def test_only_passes_in_a_row_end_the_game() -> None:
    game = referee("usa-classic", 2, [route("a", "b", 2)], hands={1: {"red": 2}})
    game.apply({"do": "pass"})
    game.apply({"do": "claim", "route": "a-b"}, ["red", "red"])
    assert game.passes == 0
    game.apply({"do": "pass"})
    assert (game.over, game.passes, game.turn) == (False, 1, 1)


@pytest.mark.parametrize(
    ("edition", "random_part", "under"),
    [("usa-refreshed", [], ["x-z", "x-y"]), ("europe", [], []), ("germany", ["x-y", "x-z"], [])],
)
def test_starting_tickets(edition: str, random_part: list[str], under: list[str]) -> None:
    ends = [("w", "x"), ("w", "y"), ("x", "y"), ("x", "z")]
    tickets = [ticket(*pair, 3) for pair in ends]
    routes = [route("w", "x", 1), route("x", "y", 1), route("y", "z", 1)]
    game = Referee(edition, 2, board(edition, routes, *tickets), first=1)
    offered = {1: ["w-x"], 0: ["w-y", "x-y", "x-z"]}
    game.load({"first": 1, "phase": "tickets", "starting": True, "turn": 0, "offered": offered})
    sizes = sorted(len(move["tickets"]) for move in game.legal_moves())
    assert sizes == [2, 2, 2, 3]
    game.offered[0] += ["w-x"]
    game.offered[1] = []
    game.apply({"do": "keep", "tickets": ["w-x", "w-y"], "return": ["x-z", "x-y"]})
    assert (game.phase, game.turn) == ("turn", 1)
    name = "short" if edition == "germany" else "regular"
    deck = game.world()["ticket_decks"][name]
    assert deck == {"random": random_part, "under": under}


def test_later_german_rejects_go_under_their_deck() -> None:
    tickets = [ticket("f", "k", 3), ticket("f", "s", 4), ticket("k", "s", 12, deck="long")]
    game = Referee("germany", 2, board("germany", GERMAN, *tickets))
    decks = {"short": {"random": ["f-k", "f-s"]}, "long": {"random": ["k-s"]}}
    game.load({"ticket_decks": decks})
    game.apply({"do": "tickets", "draw": {"short": 2, "long": 2}}, ["f-s", "f-k", "k-s"])
    game.apply({"do": "keep", "tickets": ["f-k"]})
    assert game.ticket_decks == {
        "short": {"random": [], "under": ["f-s"]},
        "long": {"random": [], "under": ["k-s"]},
    }


def test_a_refused_move_changes_nothing() -> None:
    game = referee("usa-classic", 2, [route("a", "b", 2)], deck={"red": 5})
    before = game.world()
    for move in ({"do": "pass"}, {"do": "draw", "card": "red"}, {"do": "tickets"}, {"do": "fly"}):
        with pytest.raises(IllegalMoveError):
            game.apply(move)
    assert game.world() == before


# --- the shared scenarios, where they are -----------------------------------------------------


def shared_scenarios() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in ("common", "usa", "europe", "germany"):
        path = SHARED / "scenarios" / f"{name}.yaml"
        if path.exists():
            found += yaml.safe_load(path.read_text(encoding="utf-8"))
    return [scenario for scenario in found if not scenario.get("error")]


SCENARIOS = shared_scenarios()
NAMES = [scenario["name"] for scenario in SCENARIOS]
SCORED = [scenario for scenario in SCENARIOS if is_score_only(scenario)]


@pytest.mark.skipif(not SCORED, reason="no ../shared/scenarios")
@pytest.mark.parametrize("scenario", SCORED, ids=[scenario["name"] for scenario in SCORED])
def test_scored_scenario(scenario: dict[str, Any]) -> None:
    result = scored(scenario)
    then = scenario["then"]
    for seat, lines in then.get("final", {}).items():
        actual = {name: result["final"][seat][name] for name in lines}
        assert actual == lines
    for name in ("winners", "ranks"):
        assert result[name] == then.get(name, result[name])


@pytest.mark.skipif(not SCENARIOS, reason="no ../shared/scenarios")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=NAMES)
def test_scenario_played_by_the_referee(scenario: dict[str, Any]) -> None:
    table = Table(scenario)
    table.play()
    table.check()


# --- one way against another -----------------------------------------------------------------


def grid_routes(lengths: list[int]) -> list[dict[str, Any]]:
    chooser = random.Random(7)
    colours = ["grey", "grey", "red", "blue", "green", "black"]
    cells = [(column, row) for column in range(4) for row in range(3)]
    steps = [(1, 0), (0, 1), (1, 1)]
    routes: list[dict[str, Any]] = []
    for column, row in cells:
        for end in [(column + right, row + down) for right, down in steps]:
            if end in cells:
                names = f"c{column}{row}", f"c{end[0]}{end[1]}"
                length = chooser.choice(lengths)
                strands = chooser.choice((1, 1, 2, 3))
                routes += [route(*names, length, chooser.choice(colours)) for _ in range(strands)]
    return routes


def grid_board(edition: str) -> dict[str, Any]:
    """A map of twelve cities with loops, twins, ferries, tunnels, countries and tickets."""
    routes = grid_routes(sorted(EDITIONS[edition]["points"])[:4])
    decks = {"germany": ("short", "long"), "europe": ("regular", "long")}
    if edition == "germany":
        routes += [route(f"c{column}0", "NORTH", 2) for column in range(4)]
        routes += [route("c00", "WEST", 1), route("c02", "WEST", 3)]
    if edition == "europe":
        for record in routes[::4]:
            record["kind"] = "tunnel"
        for record in routes[1::4]:
            record.update(kind="ferry", locomotives=1, colour="grey")
    places = sorted({end for record in routes for end in (record["a"], record["b"])})
    pairs = [(one, two) for one in places for two in places if one < two]
    tickets = []
    for number, pair in enumerate(pairs):
        deck = decks.get(edition, ("regular", "regular"))[number % 5 == 0]
        tickets.append(ticket(*pair, 2 + number % 9, deck=deck))
    whole = board(edition, routes, *tickets)
    for number, place in enumerate(whole["cities"] + whole["countries"]):
        place["passengers"] = 1 + number % 3
    return whole


def random_multigraph(chooser: random.Random) -> list[Edge]:
    nodes = "abcdefgh"[: chooser.randint(2, 8)]
    edges: list[Edge] = []
    for _ in range(chooser.randint(0, min(11, 2 * len(nodes)))):
        one, two = chooser.sample(nodes, 2)
        edges.append((one, two, chooser.choice((1, 1, 2, 2, 3, 4, 5, 6))))
    return edges


def test_longest_walk_against_cp_sat() -> None:
    pytest.importorskip("ortools")
    chooser = random.Random(1)
    for _ in range(150):
        edges = random_multigraph(chooser)
        assert longest_trail(edges) == longest_walk(edges), edges


def station_question(data: dict[str, Any], seat: int) -> tuple[Any, Any, Any]:
    records = {record["id"]: record for record in data["map"]["tickets"]}
    own = [(record["a"], record["b"]) for record in own_routes(data, seat)]
    stations = [
        [(record["a"], record["b"]) for record in borrowable(data, seat, city) if record]
        for city in by_seat(data, "stations", seat)
    ]
    held = [records[ticket_id] for ticket_id in by_seat(data, "tickets", seat)]
    return own, stations, [(record["a"], record["b"], record["points"]) for record in held]


def test_station_choice_against_cp_sat() -> None:
    pytest.importorskip("ortools")
    for seats in (2, 4):
        for data in random_networks(grid_board("europe"), 5, 15, seats, "europe"):
            for seat in range(seats):
                question = station_question(data, seat)
                assert best_station_tickets(*question) == best_tickets(data, seat)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_networks_are_legal_and_repeatable(edition: str, seats: int) -> None:
    map_dict = grid_board(edition)
    positions = list(random_networks(map_dict, 3, 8, seats, edition))
    assert positions == list(random_networks(map_dict, 3, 8, seats, edition))
    lengths = {record["id"]: record["length"] for record in map_dict["routes"]}
    for data in positions:
        owned = [route_id for routes in data["routes"].values() for route_id in routes]
        assert len(owned) == len(set(owned))
        for routes in data["routes"].values():
            in_the_way = owned if seats <= 3 else routes
            assert sum(lengths[route_id] for route_id in routes) <= 45
            for route_id in routes:
                assert not set(twins(map_dict, route_id)) & set(in_the_way)
        for name, limit in (("tickets", 99), ("stations", 3)):
            things = [thing for held in data[name].values() for thing in held]
            assert len(things) == len(set(things))
            assert all(len(held) <= limit for held in data[name].values())
        for colour in PASSENGER_COLOURS:
            assert sum(held.get(colour, 0) for held in data["taken"].values()) <= 10


def test_random_networks_are_interesting() -> None:
    completed = failed = helped = 0
    for data in random_networks(grid_board("europe"), 11, 30, 3, "europe"):
        records = {record["id"]: record for record in data["map"]["tickets"]}
        for seat in range(3):
            held = [records[ticket_id] for ticket_id in by_seat(data, "tickets", seat)]
            mine = own_routes(data, seat)
            alone = sum(is_connected(mine, set(), record["a"], record["b"]) for record in held)
            done = best_tickets(data, seat)[1]
            completed += done
            failed += len(held) - done
            helped += done - alone
    assert min(completed, failed, helped) > 10


# --- whole games -----------------------------------------------------------------------------


def all_cards(game: Referee) -> Counter[str]:
    cards = game.deck + game.discard + Counter(card for card in game.market if card)
    for hand in game.hands.values():
        cards += hand
    if game.tunnel:
        cards += Counter(game.tunnel["pay"]) + Counter(game.tunnel["revealed"])
    return cards


def check_world(game: Referee) -> None:
    assert all_cards(game) == Counter(CARDS)
    assert bool(game.deck) or not game.discard
    lengths = {record["id"]: record["length"] for record in game.board["routes"]}
    for seat, routes in game.routes.items():
        assert game.trains[seat] == 45 - sum(lengths[route_id] for route_id in routes) >= 0
        assert game.score[seat] == sum(game.points[lengths[route_id]] for route_id in routes)
    piles = [*game.tickets.values(), *game.offered.values(), game.set_aside]
    piles += [part for deck in game.ticket_decks.values() for part in deck.values()]
    tickets = [ticket_id for pile in piles for ticket_id in pile]
    assert len(tickets) == len(set(tickets))
    if game.edition != "europe":  # there starting rejects leave the game
        assert set(tickets) == set(game.tickets_by_id)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_keep_everything_and_end(edition: str, players: int) -> None:
    name = f"random game {edition} {players}"
    start = {"name": name, "edition": edition, "players": players, "setup": True, "first": 1}
    table = Table({**start, "map": grid_board(edition)})
    game = table.referee
    for _ in range(3000):
        if game.over:
            break
        moves = game.legal_moves()
        kind = table.chooser.choice(sorted({move["do"] for move in moves}))
        move = table.chooser.choice([move for move in moves if move["do"] == kind])
        twin = Referee(edition, players, game.board)
        twin.load(json.loads(json.dumps(game.world())))
        assert twin.world() == game.world()
        assert comparable(twin.legal_moves()) == comparable(moves)
        game.apply(move, table.chance_for(move))
        check_world(game)
    assert game.over
    assert game.final()["winners"]
