"""Postcards in a game: goals, powers, conditions, secrecy, first cards of regions (CAM-PC, REG-0)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor import Game
from semafor.engine import access
from semafor.engine.errors import SetupError
from semafor.engine.resample import resample
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.views import view
from tests.kit.campaign import (
    REGIONS,
    campaign_edition,
    cards,
    choose,
    deal,
    dollars,
    hand,
    holding,
    on_top,
    own,
    postcard,
    reveal,
    set_turn,
    shown,
    start,
)


def game_with(*numbers: int, **more: Any) -> Game:
    """A game in which seat 0 has some postcards."""
    return holding(*(postcard(number) for number in numbers), **more)


def claim(game: Game, route: str, pay: dict[str, int], seat: int = 0, spare: int = 0) -> int:
    """Claim a route; `spare` locomotives stay in hand. Returns the dollars it earned."""
    set_turn(game, seat)
    held = {**pay, "locomotive": pay.get("locomotive", 0) + spare}
    deal(game, seat, **held)
    before = dollars(game, seat)
    game.play({"do": "claim", "route": route, "pay": pay})
    return dollars(game, seat) - before


def card(game: Game, number: int) -> dict[str, Any]:
    found = [c for c in shown(game, "powers", 0)["cards"] if c["id"] == f"P{number:02d}"]
    row: dict[str, Any] = found[0]
    return row


@pytest.mark.rule("CAM-PC-1")
def test_every_postcard_can_be_read() -> None:
    rows = [postcard(row["n"]) for row in cards()["postcards"]]
    made = campaign_edition(REGIONS, powers=[rows])
    assert compile_ruleset(made, 2)
    made = campaign_edition((), powers=[rows])
    assert compile_ruleset(made, 2)


@pytest.mark.rule("CAM-PC-3", "CAM-PC-2")
def test_a_goal_is_shown_and_paid_once() -> None:
    game = game_with(47, regions=("range",))
    assert shown(game, "powers", 1)["cards"] == []
    assert shown(game, "powers", 1)["secret"] == [1, 0, 0]
    assert shown(game, "powers", 0)["secret"] == [0, 0, 0]
    assert claim(game, "little_rock-nashville", {"green": 1}) == 0
    assert hand(game, 0) == {}
    on_top(game, "red", "blue", "yellow")  # one of them is the large city's
    assert claim(game, "houston-new_orleans/1", {"green": 3}) == 0
    assert hand(game, 0) == {"red": 1, "blue": 1, "yellow": 1}
    assert shown(game, "powers", 1)["cards"][0]["id"] == "P47"
    assert shown(game, "powers", 1)["secret"] == [0, 0, 0]
    assert claim(game, "houston-little_rock", {"green": 4}) == 0
    assert hand(game, 0) == {}


@pytest.mark.rule("CAM-PC-3")
def test_goals_by_ports_cities_and_lengths() -> None:
    game = game_with(2, 6, 26, 45, regions=("coral",))
    own(game, 0, "bangor-quebec/1")
    on_top(game, "red", "blue")
    assert claim(game, "bangor-montreal", {"blue": 2}) == 0
    assert hand(game, 0) == {"red": 1, "blue": 1}
    white = {"white": 3, "locomotive": 1}
    assert claim(game, "mobile-savannah/1", white) == 0
    assert hand(game, 0) == {}
    on_top(game, "red", "blue", "yellow")  # one of them is the large city's
    assert claim(game, "nashville-new_orleans/1", {"white": 4}) == 0
    assert hand(game, 0) == {"red": 1, "blue": 1, "yellow": 1}
    on_top(game, "red")
    assert claim(game, "miami-tampa/1", {"green": 1}) == 2
    assert hand(game, 0) == {"red": 1}


@pytest.mark.rule("CAM-PC-4", "CAM-PAY-7", "CAM-PC-2", "LEG-LOCO-2")
def test_a_power_needs_its_own_locomotive() -> None:
    game = game_with(3)
    claim(game, "albany-boston", {"green": 1})
    assert game.phase == "turn"
    claim(game, "bangor-montreal", {"blue": 2}, spare=1)
    assert game.phase == "power"
    assert game.view(1).frames[-1][2:] == (0, 0, 0)
    on_top(game, "red", "blue", "white")
    choose(game, "use")
    assert hand(game, 0) == {"red": 1, "blue": 1, "white": 1}
    assert card(game, 3)["left"] == 1
    assert shown(game, "powers", 2)["cards"][0]["left"] == 1


@pytest.mark.rule("CAM-PC-4", "CAM-PAY-7", "LEG-LOCO-3", "LEG-EDGE-41")
def test_two_powers_need_two_locomotives() -> None:
    game = game_with(3, 14, regions=("prairie",))
    claim(game, "chicago-davenport", {"green": 2}, spare=1)
    on_top(game, "red", "blue", "white")
    choose(game, "use")
    assert game.phase == "turn"
    assert card(game, 14)["left"] == 2
    claim(game, "davenport-omaha", {"green": 1}, spare=2)
    on_top(game, "red", "blue", "white")
    choose(game, "use", "use")
    assert (card(game, 3)["left"], card(game, 14)["left"]) == (0, 1)
    assert "locomotive" not in hand(game, 0)


@pytest.mark.rule("LEG-LOCO-4")
def test_a_locomotive_of_the_payment_is_not_the_additional_one() -> None:
    game = game_with(3)
    claim(game, "bangor-montreal", {"blue": 1, "locomotive": 1})
    assert game.phase == "turn"
    claim(game, "albany-buffalo", {"yellow": 1, "locomotive": 1}, spare=1)
    assert game.phase == "power"


@pytest.mark.rule("CAM-PC-4")
def test_powers_after_a_draw_and_after_tickets() -> None:
    game = game_with(20, 40)
    deal(game, 0)
    on_top(game, "red", "blue", "white")
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    choose(game, "use")
    assert sum(hand(game, 0).values()) == 3
    set_turn(game, 0)
    game.play({"do": "tickets"})
    game.play_action(game.actions()[0])
    choose(game, "use")
    assert sum(hand(game, 0).values()) == 5


@pytest.mark.rule("CAM-PC-4")
def test_a_ticket_is_replaced() -> None:
    game = game_with(70)
    deal(game, 0)
    held = access.held_tickets(game.state, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    choose(game, "use")
    assert len(game.moves()) == len(held)
    name = game.moves()[0]["option"]
    choose(game, name)
    after = access.held_tickets(game.state, 0)
    assert len(after) == len(held)
    assert game.ruleset.ticket_number[name] not in after


@pytest.mark.rule("CAM-PC-6", "CAM-PC-3")
def test_counters_of_modules_and_the_other_branch() -> None:
    game = game_with(4, regions=("prairie",), modules=("grain",))
    part = next(item for item in game.ruleset.parts if item.name == "grain")
    part.put(game.state, "sold", 0, 3)
    part.put(game.state, "grain", 0, 1)
    deal(game, 0)
    before = dollars(game, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    choose(game, "1")
    assert dollars(game, 0) == before + 2 + 4
    game = game_with(4, regions=("prairie",))
    own(game, 0, "chicago-davenport", "davenport-omaha", "davenport-st_paul")
    assert claim(game, "davenport-kansas_city", {"green": 2}) == 4


@pytest.mark.rule("CAM-PC-3", "CAM-PC-6")
def test_events_that_were_seen_and_are_active() -> None:
    names = ("E01", "E02", "E03", "E04", "E06", "E07")
    game = game_with(35, 5, events=names)
    for name in names[:5]:
        reveal(game, name)
    set_turn(game, 1)
    before = sum(hand(game, 0).values())
    reveal(game, "E07")
    assert sum(hand(game, 0).values()) == before + 2
    game = game_with(5, events=names)
    reveal(game, "E03")
    on_top(game, "red")
    assert claim(game, "bangor-montreal", {"blue": 2}) == 0
    assert hand(game, 0) == {"red": 1}


@pytest.mark.rule("CAM-PC-6")
def test_campaign_values_are_given_with_the_game() -> None:
    for stamps, used in ((15, 1), (14, 0)):
        values = {"powers": {"counts": [{"stamps": stamps}, {}, {}]}}
        game = game_with(64, settings=values)
        finish(game)
        assert card(game, 64)["used"] == used


def finish(game: Game) -> Game:
    """Play the game to its end at once, declining what is offered last."""
    game.state.last_round = 1
    set_turn(game, 0)
    deal(game, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    while not game.is_over:
        game.play_action(game.actions()[0])
    return game


@pytest.mark.rule("CAM-END-1", "CAM-PC-4")
def test_cards_that_forgive_failed_tickets() -> None:
    game = game_with(34, 76)
    tickets = game.ruleset.board.tickets
    small = next(number for number, ticket in enumerate(tickets) if ticket.points == 8)
    large = next(number for number, ticket in enumerate(tickets) if ticket.points > 10)
    access.set_tickets(game.state, 0, [small, large], [])
    finish(game)
    assert game.result().lines[0]["tickets"] == 0
    assert card(game, 34)["left"] == 0


@pytest.mark.rule("CAM-END-1")
def test_ranks_of_the_end_are_those_of_lines_one_to_seven() -> None:
    for money, used in ((60, (1, 1)), (0, (0, 0))):
        game = game_with(72, 75)
        access.set_tickets(game.state, 0, [], [])
        for seat, amount in enumerate((money, 10, 50)):
            access.set_tickets(game.state, seat, [], [])
            dollars(game, seat, amount)
        finish(game)
        assert (card(game, 72)["used"], card(game, 75)["used"]) == used


@pytest.mark.rule("REG-0-1", "REG-0-2", "CAM-PC-5", "LEG-POST-1")
def test_the_first_claim_in_a_new_region_brings_its_postcard() -> None:
    first = {"powers": {"draws": [{"region": "range", "row": postcard(47)}]}}
    made = campaign_edition(["range", "sierra"], powers=[[], [], []], settings=first)
    game = start(made, companies="-,-,-")
    assert shown(game, "powers", 0)["undrawn"] == ["range"]
    on_top(game, "yellow", "red", "blue")
    assert claim(game, "houston-new_orleans/1", {"green": 3}) == 0
    assert hand(game, 0) == {"yellow": 1}  # the large city's only
    assert card(game, 47)["owner"] == 0
    assert shown(game, "powers", 1)["secret"] == [1, 0, 0]
    assert shown(game, "powers", 1)["undrawn"] == []
    drawn = [fact for fact in game.facts(1) if fact.name == "drew_postcard"]  # read aloud
    assert [(fact.seat, fact.values) for fact in drawn] == [(0, {"power": "P47"})]
    assert claim(game, "houston-little_rock", {"green": 4}, seat=1) == 0
    assert claim(game, "dallas-houston/1", {"green": 2}) == 0
    access.set_trains(game.state, 0, 20)
    long = next(item for item in game.ruleset.board.routes if item.pair == ("dallas", "el_paso"))
    on_top(game, "red", "blue")
    assert claim(game, long.id, {"green": long.length}) == 0
    assert hand(game, 0) == {"red": 1, "blue": 1}


@pytest.mark.rule("CAM-PC-3")
def test_cards_of_one_moment_act_in_the_order_of_their_numbers() -> None:
    first = {"powers": {"draws": [{"region": "coral", "row": postcard(49)}]}}
    rows = [postcard(52), postcard(26)]
    made = campaign_edition(["coral", "plateau", "desert"], powers=[rows], settings=first)
    game = start(made, companies="-,-,-")
    access.set_trains(game.state, 0, 40)
    claim(game, "mobile-tampa", {"green": 4})
    own(game, 0, "cheyenne-fargo", "denver-phoenix")
    claim(game, "mobile-savannah/1", {"white": 4})
    shown_now = [fact.values["power"] for fact in game.facts(1) if fact.name == "power"]
    assert shown_now == ["P26", "P49", "P52"]


@pytest.mark.rule("CAM-PC-2")
def test_others_are_dealt_positions_without_the_secret_cards() -> None:
    game = game_with(1, 3, 20, 47)
    for seat in range(3):
        seen = game.view(seat)
        dealt = resample(seen, random.Random(1))
        assert view(dealt, seat) == seen
        state_cards = next(p for p in game.ruleset.parts if p.name == "powers")
        assert state_cards.secrets(dealt, 0, seat) == (0 if seat == 0 else 4)


@pytest.mark.rule("CAM-PC-1")
def test_rows_that_cannot_be_read_are_refused() -> None:
    for row in (
        {"id": "X", "source": "crew", "do": [{"op": "nothing"}]},
        {"id": "X", "source": "friend", "do": []},
        {"id": "X", "source": "crew", "when": "never", "do": []},
        {"id": "X", "source": "crew", "do": [], "if": [{"weather": 1}]},
        {"id": "X", "source": "crew", "do": [], "cost": ["dollar"]},
        {"source": "crew", "do": []},
    ):
        with pytest.raises(SetupError):
            compile_ruleset(campaign_edition(powers=[[row]]), 2)
