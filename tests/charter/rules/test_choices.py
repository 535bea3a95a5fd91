"""Payments and uses that must be offered: what a player may do, the list of moves lets them do."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game
from semafor.charter.rules.ports import CAMPAIGN_CLAIM
from tests.charter.effects import claims_of, finish, hold, postcards, table, uses, whole
from tests.kit.campaign import (
    campaign_edition,
    clause,
    deal,
    dollars,
    own,
    reveal,
    set_turn,
    shown,
    start,
    tokens_on_top,
)

ROUTE = "boston-montreal/1"  # grey, 2 spaces, to a port


def paid(moves: list[dict[str, Any]], field: str) -> list[dict[str, int]]:
    return [move[field] for move in moves if field in move]


@pytest.mark.rule("CAM-PAY-1", "CAM-CO-2")
def test_a_reduction_down_to_one_card_is_offered() -> None:
    game = table(companies=("blue", "red"), offices=[[["privilege", "blue", 1, True]]])
    set_turn(game, 0)
    deal(game, 0, yellow=1)
    move = {"do": "claim", "route": ROUTE, "pay": {"yellow": 1}, "use": ["privilege_blue"]}
    assert claims_of(game, ROUTE) == [move]
    game.play(move)
    assert uses(game, "privilege_blue") == 0


@pytest.mark.rule("CAM-PAY-1")
def test_a_reduction_that_reduces_nothing_is_not_offered() -> None:
    offices = [[["privilege", "blue", 1, True], *postcards(67)]]
    game = table(companies=("blue", "red"), offices=offices)
    set_turn(game, 0)
    deal(game, 0, yellow=2)
    used = [move.get("use", []) for move in claims_of(game, ROUTE)]
    assert used == [[], ["privilege_blue"], ["P67"]]
    deal(game, 0, green=1)
    assert [move.get("use") for move in claims_of(game, "albany-boston")] == [None]


@pytest.mark.rule("CAM-I", "CAM-PAY-2")
def test_every_pair_can_be_exchanged() -> None:
    game = start(campaign_edition(modules=["exchange_yard"]))
    deal(game, 0, yellow=1, green=4, blue=2, white=1)
    moves = claims_of(game, "detroit-pittsburgh")
    assert paid(moves, "exchange") == [{"green": 2}, {"blue": 2}]


@pytest.mark.rule("CAM-PAY-2", "CAM-A")
def test_the_surveyor_may_lay_a_card_of_any_other_colour() -> None:
    game = table(regions=["range"], offices=[[["crew", "CR05", 1, True]]])
    set_turn(game, 0)
    deal(game, 0, yellow=1, green=2, blue=1)
    moves = claims_of(game, "dallas-san_antonio/1")
    laid = {(*move["pay"], move["off_colour"]) for move in moves if "off_colour" in move}
    assert laid >= {("yellow", "green"), ("yellow", "blue"), ("blue", "yellow")}


@pytest.mark.rule("CAM-PAY-3", "CAM-G")
def test_several_further_cards_may_be_those_one_can_spare() -> None:
    game = start(campaign_edition(["prairie", "plateau"], ["snow"]))
    tokens = next(part for part in game.ruleset.parts if part.name == "snow")
    for pair in range(tokens.widths["tokens"]):
        tokens.put(game.state, "tokens", pair, 2)
    set_turn(game, 0)
    deal(game, 0, yellow=2, green=4, red=1, blue=1)
    moves = [move for move in claims_of(game, "fargo-winnipeg") if move["pay"] == {"yellow": 2}]
    further = [sorted(cards.items()) for cards in paid(moves, "surcharge")]
    assert further[0] == [("green", 2)]  # the colour held most comes first
    assert [("blue", 1), ("red", 1)] in further
    assert len(further) == len({str(cards) for cards in further})


@pytest.mark.card("P41", "P51")
@pytest.mark.rule("CAM-PC-3", "CAM-PC-6")
@pytest.mark.parametrize("number", [41, 51])
def test_who_has_a_card_that_counts_pickaxes_may_pay_with_them(number: int) -> None:
    game = table(offices=[[], postcards(number)])  # no desert, no digging
    for seat, counts in ((0, [0]), (1, [0, 1, 2, 3])):
        set_turn(game, seat)
        deal(game, seat, yellow=3, yellow_pick=3)
        moves = claims_of(game, "buffalo-new_york")
        assert sorted({move["pay"].get("yellow_pick", 0) for move in moves}) == counts


@pytest.mark.rule("CAM-PAY-2")
def test_a_full_hand_can_still_pay_for_every_route() -> None:
    game = whole(season="S2", offices=[postcards(41, 67, 71), [], []])
    reveal(game, "E03")  # a further card for many routes
    set_turn(game, 0)
    held = dict.fromkeys([kind for kind in game.ruleset.kinds if kind != "newspaper"], 6)
    deal(game, 0, **{**held, "locomotive": 9})
    option = game.ruleset.port(CAMPAIGN_CLAIM)
    claims = range(option.base, option.base + option.size)
    listed = {option.split(action)[0] for action in game.actions() if action in claims}
    offered = [move for move in game.moves() if move["do"] == "claim"]
    assert len(listed) == len(game.ruleset.board.routes)
    assert {move["route"] for move in offered} == {route.id for route in game.ruleset.board.routes}
    assert 6000 < len(offered) < 16384  # after many of them one way for each number


def with_two_excuses(*tickets: str) -> Game:
    game = table(offices=[postcards(34, 76)])
    hold(game, *tickets)
    return finish(game, "use")


@pytest.mark.card("P34", "P76")
@pytest.mark.rule("CAM-PC-4", "CAM-END-1")
def test_one_failed_ticket_takes_one_card_only() -> None:
    game = with_two_excuses("atlanta-chicago")
    assert (uses(game, "P34"), uses(game, "P76")) == (0, 1)
    game = with_two_excuses("atlanta-chicago", "baltimore-boston")
    assert (uses(game, "P34"), uses(game, "P76")) == (0, 0)
    assert game.result().lines[0]["tickets"] == 0


@pytest.mark.rule("REG-PLA-3")
def test_snow_is_told_only_where_a_token_was_placed() -> None:
    game = start(campaign_edition(["prairie", "plateau"], ["snow"], events=["E01"]))
    part = next(item for item in game.ruleset.parts if item.name == "snow")
    pairs = game.ruleset.tokens[part.place("deck")]
    for pair in range(len(pairs)):
        part.put(game.state, "tokens", pair, 0)
        part.put(game.state, "deck", pair, 1)
        part.put(game.state, "discard", pair, 0)
    part.put(game.state, "tokens", 0, 3)
    tokens_on_top(game, "snow", pairs[0])
    game.state.facts = []
    reveal(game, "E01")
    assert part.get(game.state, "tokens", 0) == 3
    assert [fact for fact in game.state.facts if fact[0] == "snow"] == []


@pytest.mark.card("CL6", "E25")
@pytest.mark.rule("CAM-CO-3", "LEG-EDGE-9")
def test_the_event_of_step_three_decides_about_the_whole_step() -> None:
    made = campaign_edition(events=["E25", "E26"], powers=[[clause("CL6")]])
    game = start(made, companies="red,blue,green")
    own(game, 0, "albany-montreal")
    reveal(game, "E25")
    tokens_on_top(game, "events", "E26")
    game.state.source.cards[:] = [
        game.ruleset.kinds.index(name) for name in ("newspaper", "white", "white", "white")
    ]
    set_turn(game, 0)
    deal(game, 0, red=2)
    dollars(game, 0, 5)
    game.play({"do": "claim", "route": "buffalo-detroit/2", "pay": {"red": 2}})
    assert shown(game, "events")["active_event"] == "E26"
    assert dollars(game, 0) == 5
