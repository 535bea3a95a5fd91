"""The oracle's referee against examples computed by hand and the scenarios that only score."""

from typing import Any

import pytest
import yaml

from semafor.scenarios import LOADER
from tests.oracle.editions import CARDS, twins
from tests.oracle.referee import IllegalMoveError, Referee, comparable
from tests.oracle.scenarios import is_score_only, scored
from tests.oracle.small_boards import GERMAN, L, board, route, ticket
from tests.oracle.world import OutcomeError
from tests.rules.boards import ROOT, map_facts

SCENARIOS = ROOT / "tests" / "scenarios"

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


def test_two_fives_change_places_ten_times_and_are_then_chosen_from() -> None:
    game = referee(
        "usa-classic",
        2,
        [route("a", "b", 2)],
        market=[L, L, L, "purple", "purple"],
        deck={"orange": 1, L: 4},
    )
    swaps = ["orange", L, L, L, L, "purple", "purple", L, L, L] * 5
    chosen = [L, L, L, "purple", L, "orange", L, L, "purple"]
    game.settle(iter([*swaps, *chosen]))
    assert game.market == [L, L, "purple", "orange", "purple"]
    assert game.world()["deck"] == {L: 5}
    assert game.world()["discard"] == {}


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


# --- positions that are scored on the spot ----------------------------------------------------


def scored_scenarios() -> list[dict[str, Any]]:
    """Those of the scenario files that the plain account of scores can judge without a referee."""
    found: list[dict[str, Any]] = []
    for path in sorted(SCENARIOS.glob("*.yaml")):
        found += yaml.load(path.read_text(encoding="utf-8"), LOADER)  # noqa: S506 - safe
    return [
        {"map": map_facts(scenario["edition"]), **scenario}
        for scenario in found
        if is_score_only(scenario)
        and not scenario.get("error")
        and scenario["edition"] != "legends"  # money is counted by its own referee
    ]


SCORED = scored_scenarios()


@pytest.mark.parametrize("scenario", SCORED, ids=[scenario["name"] for scenario in SCORED])
def test_scored_scenario(scenario: dict[str, Any]) -> None:
    result = scored(scenario)
    then = scenario["then"]
    for seat, lines in then.get("final", {}).items():
        actual = {name: result["final"][seat][name] for name in lines}
        assert actual == lines
    for name in ("winners", "ranks"):
        assert result[name] == then.get(name, result[name])
