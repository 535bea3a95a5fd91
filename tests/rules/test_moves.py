"""Malformed moves that a scenario file cannot write: refused, with nothing changed."""

from typing import Any

import pytest

from semafor import Game, IllegalMove
from tests.rules.boards import game_from, play

MARKET = ["red", "red", "green", "green", "white"]
TICKETS = ["boston-miami", "calgary-phoenix", "denver-el_paso"]


def turn() -> Game:
    return game_from("usa-classic", 2, market=MARKET, hands={0: {"red": 3, "locomotive": 1}})


def offer() -> Game:
    return play(game_from("usa-classic", 2, market=MARKET, ticket_deck=TICKETS), {"do": "tickets"})


def tunnel() -> Game:
    hands = {0: {"red": 4}}
    game = game_from("europe", 2, market=MARKET, hands=hands, deck=["red", "blue", "black"])
    return play(game, {"do": "claim", "route": "erzurum-sochi", "pay": {"red": 3}})


def passengers() -> Game:
    game = game_from(
        "germany", 2, market=MARKET, hands={0: {"red": 3}}, passengers={"berlin": ["red"]}
    )
    return play(game, {"do": "claim", "route": "berlin-magdeburg", "pay": {"red": 3}})


def is_refused(game: Game, move: Any, seat: int | None = None) -> bool:
    before = game.digest()
    with pytest.raises(IllegalMove):
        game.play(move, seat)
    return game.digest() == before


@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        "draw",
        {},
        {"do": None},
        {"do": 1},
        {"do": ["draw"]},
        {"do": "DRAW"},
        {"do": "choose", "option": "x"},
        {"card": "red"},
        {"do": "draw", "card": 0},
        {"do": "draw", "card": False},
        {"do": "draw", "card": ["red"]},
        {"do": "draw", "card": "red", "slot": 0},
        {"do": "claim", "route": None, "pay": {"red": 3}},
        {"do": "claim", "route": ["chicago-duluth"], "pay": {"red": 3}},
        {"do": "claim", "route": "chicago-duluth", "pay": None},
        {"do": "claim", "route": "chicago-duluth", "pay": "red"},
        {"do": "claim", "route": "chicago-duluth", "pay": {"red": True}},
        {"do": "claim", "route": "chicago-duluth", "pay": {"red": 3.0}},
        {"do": "claim", "route": "chicago-duluth", "pay": {"red": 10**30}},
        {"do": "claim", "route": "chicago-duluth", "pay": {0: 3}},
        {"do": "claim", "route": "chicago-duluth", "pay": {None: 3}},
        {"do": "tickets", "draw": {}},
        {"do": "tickets", "draw": {"short": 2, "long": 2}},
        {"do": "pass", "why": "nothing fits"},
    ],
)
@pytest.mark.rule("COM-TURN-1")
def test_a_malformed_move_on_a_turn_is_refused(move: Any) -> None:
    assert is_refused(turn(), move)


@pytest.mark.parametrize(
    "move",
    [
        {"do": "keep"},
        {"do": "keep", "tickets": None},
        {"do": "keep", "tickets": "boston-miami"},
        {"do": "keep", "tickets": {"boston-miami": 1}},
        {"do": "keep", "tickets": [None]},
        {"do": "keep", "tickets": [0]},
        {"do": "keep", "tickets": [["boston-miami"]]},
        {"do": "keep", "tickets": TICKETS[:1], "return": "calgary-phoenix"},
        {"do": "keep", "tickets": TICKETS[:1], "return": [TICKETS[1], None]},
        {"do": "keep", "tickets": TICKETS[:1], "return": [TICKETS[1], TICKETS[1]]},
    ],
)
@pytest.mark.rule("COM-TICK-2")
def test_a_malformed_choice_of_tickets_is_refused(move: Any) -> None:
    assert is_refused(offer(), move)


@pytest.mark.parametrize(
    "move",
    [
        {"do": "pay"},
        {"do": "pay", "pay": None},
        {"do": "pay", "pay": {"red": -1}},
        {"do": "pay", "pay": {"red": True}},
        {"do": "pay", "pay": ["red"]},
        {"do": "withdraw", "pay": {"red": 1}},
    ],
)
@pytest.mark.rule("EUR-TUNNEL-5")
def test_a_malformed_answer_to_a_tunnel_is_refused(move: Any) -> None:
    assert is_refused(tunnel(), move)


@pytest.mark.parametrize(
    "move",
    [
        {"do": "passengers"},
        {"do": "passengers", "take": None},
        {"do": "passengers", "take": ["red"]},
        {"do": "passengers", "take": {"berlin": None}},
        {"do": "passengers", "take": {"berlin": 0}},
        {"do": "passengers", "take": {"berlin": ["red"]}},
        {"do": "passengers", "take": {0: "red"}},
    ],
)
@pytest.mark.rule("GER-PASS-1")
def test_a_malformed_choice_of_passengers_is_refused(move: Any) -> None:
    assert is_refused(passengers(), move)


@pytest.mark.parametrize("seat", [1, 2, -1, "0", True])
@pytest.mark.rule("COM-TURN-2")
def test_a_move_in_the_name_of_another_seat_is_refused(seat: Any) -> None:
    assert is_refused(turn(), {"do": "draw"}, seat)


@pytest.mark.rule("COM-TURN-2")
def test_the_seat_may_also_stand_in_the_move() -> None:
    assert is_refused(turn(), {"do": "draw", "seat": 1})


@pytest.mark.rule("COM-TURN-1")
def test_a_refusal_says_why_and_names_the_rule() -> None:
    with pytest.raises(IllegalMove) as refusal:
        turn().play({"do": "claim", "route": "chicago-duluth", "pay": {"red": 2, "blue": 1}})
    assert refusal.value.rule == "COM-CLAIM-2"
    assert refusal.value.reason
