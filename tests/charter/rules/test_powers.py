"""Crew, clauses, passes, privileges and seasons in a game (CAM-A, CAM-B, CAM-CO)."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.engine import access
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import (
    campaign_edition,
    choose,
    clause,
    crew,
    deal,
    dollars,
    hand,
    holding,
    on_top,
    own,
    privilege,
    railway_pass,
    reveal,
    season,
    set_turn,
    show_market,
    shown,
    start,
)


def claim(game: Game, route: str, pay: dict[str, int], **more: Any) -> int:
    """Claim a route with exactly these cards in hand; returns the dollars it earned."""
    set_turn(game, 0)
    held = dict(pay)
    for cards in (more.get("surcharge", {}), more.get("exchange", {})):
        for name, count in cards.items():
            held[name] = held.get(name, 0) + count
    if "off_colour" in more:
        held[more["off_colour"]] = held.get(more["off_colour"], 0) + 1
    deal(game, 0, **held)
    before = dollars(game, 0)
    game.play({"do": "claim", "route": route, "pay": pay, **more})
    return dollars(game, 0) - before


def at_setup(*rows: dict[str, Any], **more: Any) -> Game:
    made = campaign_edition(powers=[list(rows)], **more)
    game = Game(compile_ruleset(made, 3), seed=4)
    while game.phase == "tickets":
        game.play_action(game.actions()[0])
    return game


def left(game: Game, name: str) -> int:
    return next(
        int(card["left"]) for card in shown(game, "powers", 0)["cards"] if card["id"] == name
    )


# -------------------------------------------------------------------- crew


@pytest.mark.rule("CAM-A", "CAM-EV-6")
def test_stoker_and_paymaster_help_in_the_setup() -> None:
    game = at_setup(crew("CR01", 3), crew("CR02", 3))
    assert [sum(access.hand_list(game.state, seat)) for seat in range(3)] == [5, 4, 4]
    assert dollars(game, 0) == 8
    for level, left_over in ((1, 3), (2, 3), (3, 4)):  # what the card of the stoker costs
        paid = at_setup(crew("CR01", level))
        assert sum(access.hand_list(paid.state, 0)) == 5
        assert [dollars(paid, seat) for seat in range(3)] == [left_over, 5, 5]
    assert shown(game, "events")["active_event"] is None


@pytest.mark.rule("CAM-A")
def test_the_signalwoman_opens_a_new_display() -> None:
    game = holding(crew("CR03"))
    show_market(game, "red", "red", "red", "red", "red")
    on_top(game, "blue", "green", "white", "black", "yellow", "yellow_pick")
    game.play({"do": "use", "power": "CR03"})
    assert [game.ruleset.kinds[kind] for kind in game.view(0).market] == [
        "blue",
        "green",
        "white",
        "black",
        "yellow",
    ]
    assert {move["do"] for move in game.moves()} == {"draw"}
    game.play({"do": "draw", "card": "white"})
    assert game.actor == 0
    game.play({"do": "draw", "card": "black"})
    assert game.actor == 1
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "CR03"})


@pytest.mark.rule("CAM-A")
def test_the_lamplighter_draws_a_second_card_after_a_locomotive() -> None:
    game = holding(crew("CR04"))
    show_market(game, "red", "red", "blue", "green", "white")
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "CR04"})
    show_market(game, "locomotive", "red", "blue", "green", "white")
    deal(game, 0)
    on_top(game, "yellow", "black")
    game.play({"do": "use", "power": "CR04"})
    assert hand(game, 0) == {"locomotive": 1, "black": 1}
    assert game.actor == 1


@pytest.mark.rule("CAM-A", "CAM-PAY-2")
def test_surveyor_and_boilermaker_help_to_pay() -> None:
    game = holding(crew("CR05"), regions=("range",))
    route = next(
        item.id for item in game.ruleset.board.routes if item.is_unpainted and item.length == 2
    )
    assert claim(game, route, {"green": 1}, off_colour="blue", use=["CR05"]) == 0
    assert len(game.view(0).routes[0]) == 1
    game = holding(crew("CR05"))
    set_turn(game, 0)
    deal(game, 0, green=2, blue=1)
    with pytest.raises(IllegalMove) as caught:
        claim(game, "buffalo-new_york", {"green": 2}, off_colour="blue", use=["CR05"])
    assert caught.value.reason == "power-not-open"
    game = holding(crew("CR12"))
    claim(game, "buffalo-new_york", {"green": 1, "locomotive": 1}, use=["CR12"])
    assert left(game, "CR12") == 0


@pytest.mark.rule("CAM-A")
def test_the_ticket_agent_offers_more() -> None:
    game = holding(crew("CR06", 2))
    game.play({"do": "use", "power": "CR06"})
    assert len(game.view(0).offered) == 5
    game.play_action(game.actions()[0])
    assert game.actor == 1
    game.play({"do": "tickets"})
    assert len(game.view(1).offered) == 3


@pytest.mark.rule("CAM-A")
def test_mason_telegraphist_and_clerk_are_paid_as_they_go() -> None:
    game = holding(crew("CR07", 3), crew("CR08", 2), crew("CR14"), events=("E06",))
    assert claim(game, "mobile-savannah/1", {"white": 4}) == 2
    assert game.phase == "power"
    on_top(game, "red")
    choose(game, "use")
    assert hand(game, 0) == {"red": 1}
    assert left(game, "CR14") == 1
    set_turn(game, 0)
    before = dollars(game, 0)
    reveal(game, "E06")
    assert dollars(game, 0) == before + 3
    set_turn(game, 1)
    reveal(game, "E06")
    assert dollars(game, 0) == before + 3


@pytest.mark.rule("CAM-A", "CAM-V")
def test_the_stationmaster_takes_an_open_card() -> None:
    game = holding(crew("CR09"))
    show_market(game, "locomotive", "red", "blue", "green", "white")
    claim(game, "albany-boston", {"green": 1})
    assert game.phase == "power"
    choose(game, "use")
    assert {move["option"] for move in game.moves()} == {"red", "blue", "green", "white"}
    choose(game, "white")
    assert hand(game, 0) == {"white": 1}
    assert game.actor == 1
    claim(game, "albany-new_york", {"black": 1})
    on_top(game, "yellow")
    choose(game, "decline")
    assert hand(game, 0) == {"yellow": 1}


@pytest.mark.rule("CAM-A", "CAM-END-1")
def test_the_auditor_and_the_foreman_change_the_slip() -> None:
    game = holding(crew("CR10", 2), crew("CR13", 2))
    points = {ticket.points: number for number, ticket in enumerate(game.ruleset.board.tickets)}
    worth = sorted(points)[:2]
    access.set_tickets(game.state, 0, [points[value] for value in worth], [])
    access.set_trains(game.state, 0, 3)
    lines = game.result().lines[0]
    assert lines["tickets"] == -max(0, sum(worth) - 5)
    assert lines["unused_trains"] == 12
    access.set_trains(game.state, 0, 1)
    assert game.result().lines[0]["unused_trains"] == 16


@pytest.mark.rule("CAM-A", "CAM-PAY-1")
def test_the_scout_makes_frontier_routes_cheaper() -> None:
    game = holding(crew("CR15"), regions=("range",))
    claim(game, "houston-new_orleans/1", {"green": 2}, use=["CR15"])
    assert game.view(0).trains[0] == 17
    with pytest.raises(IllegalMove):
        claim(game, "houston-san_antonio/1", {"green": 1}, use=["CR15"])


# -------------------------------------------------------------------- clauses


@pytest.mark.rule("CAM-CO-3", "CAM-3")
def test_clauses_of_the_first_set() -> None:
    def bonus(name: str, route: str, colour: str, length: int) -> int:
        game = holding(clause(name), companies="red,blue,green")
        return claim(game, route, {colour: length})

    assert bonus("CL1", "cincinnati-pittsburgh/2", "red", 3) == 2 + 3
    assert bonus("CL1", "buffalo-montreal/1", "red", 2) == 2
    assert bonus("CL3", "charlotte-knoxville", "white", 2) == 2
    assert bonus("CL4", "philadelphia-pittsburgh", "red", 2) == 2 + 2
    assert bonus("CL4", "buffalo-montreal/1", "red", 2) == 2
    assert bonus("CL5", "buffalo-montreal/1", "red", 2) == 2 + 2


@pytest.mark.rule("CAM-CO-3")
def test_workshops_give_four_cards_a_game() -> None:
    game = holding(clause("CL2"), companies="red,blue,green")
    claim(game, "buffalo-montreal/1", {"red": 2})
    assert sum(hand(game, 0).values()) == 1
    assert left(game, "CL2") == 3


@pytest.mark.rule("CAM-CO-3")
def test_clauses_of_the_second_set() -> None:
    game = holding(clause("CL6"), companies="red,blue,green")
    own(game, 0, "bangor-quebec/2", "albany-montreal")
    assert claim(game, "buffalo-montreal/1", {"red": 2}) == 2 + 2
    depots = {"depots": {"depots": {"buffalo": ["red"]}}}
    game = holding(clause("CL8"), modules=("depots",), settings=depots, companies="red,blue,green")
    assert claim(game, "buffalo-montreal/1", {"red": 2}) == 2 + 4
    game = holding(
        clause("CL7"),
        regions=("range",),
        painted={"houston-new_orleans/1": "red"},
        companies="red,blue,green",
    )
    assert claim(game, "houston-new_orleans/1", {"red": 3}) == 2 + 3


def finish(game: Game) -> Game:
    """Play the game to its end at once."""
    game.state.last_round = 1
    set_turn(game, 0)
    deal(game, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    while not game.is_over:
        game.play_action(game.actions()[0])
    return game


@pytest.mark.rule("CAM-CO-3", "CAM-CO-4", "CAM-A", "CAM-END-1")
def test_rows_of_the_end_of_the_game_are_line_eight() -> None:
    rows = [clause("CL9"), railway_pass("CP3"), railway_pass("CP4"), crew("CR11", 2)]
    game = holding(*rows)
    own(game, 0, "albany-boston", "albany-new_york", "albany-montreal", "new_york-philadelphia/1")
    done = [
        number
        for number, ticket in enumerate(game.ruleset.board.tickets)
        if {ticket.a, ticket.b} <= {"boston", "albany", "new_york", "montreal", "philadelphia"}
    ][:3]
    access.set_tickets(game.state, 0, done, [])
    access.set_trains(game.state, 0, 5)
    finish(game)
    lines = game.result().lines[0]
    count = len(done)
    expected = min(8, 2 * count) + (3 if count >= 3 else 0) + min(4, count)
    assert lines["powers"] == expected
    assert lines["unused_trains"] == 6


@pytest.mark.rule("CAM-CO-3", "CAM-END-1")
def test_the_reserve_fund_goes_to_who_did_not_win() -> None:
    for money, used in ((0, 1), (99, 0)):
        game = holding(clause("CL10"))
        access.set_tickets(game.state, 0, [], [])
        dollars(game, 0, money)
        dollars(game, 1, 50)
        finish(game)
        card = shown(game, "powers", 0)["cards"][0]
        assert card["used"] == used


# -------------------------------------------------------------------- privileges and passes


@pytest.mark.rule("CAM-CO-2")
def test_coal_reserve_and_ticket_agents() -> None:
    game = holding(privilege("black"), privilege("green"))
    deal(game, 0)
    on_top(game, "red", "blue", "white", "green")
    game.play({"do": "use", "power": "privilege_black"})
    assert hand(game, 0) == {"red": 1, "blue": 1, "white": 1}
    assert game.actor == 1
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "privilege_black"})
    game.play({"do": "use", "power": "privilege_green"})
    assert len(game.view(0).offered) == 5


@pytest.mark.rule("CAM-CO-2")
def test_ferry_slip_and_sunday_excursion() -> None:
    game = holding(privilege("blue"), privilege("yellow"))
    show_market(game, "locomotive", "red", "blue", "green", "white")
    claim(game, "charleston-norfolk/1", {"green": 1}, use=["privilege_blue"])
    choose(game, "use", "red")
    assert hand(game, 0) == {"red": 1}
    with pytest.raises(IllegalMove):
        claim(game, "atlanta-nashville", {"red": 1}, use=["privilege_blue"])


@pytest.mark.rule("CAM-CO-2")
def test_fast_turnaround_is_one_further_short_claim() -> None:
    game = holding(privilege("red"))
    set_turn(game, 0)
    deal(game, 0, red=3, yellow=2, white=4, green=1)
    game.play({"do": "claim", "route": "albany-boston", "pay": {"green": 1}})
    assert game.actor == 0
    routes = {move["route"] for move in game.moves() if move["do"] == "claim"}
    lengths = {item.id: item.length for item in game.ruleset.board.routes}
    assert routes
    assert {lengths[route] for route in routes} == {1}
    game.play({"do": "claim", "route": "albany-montreal", "pay": {"red": 1}})
    assert game.actor == 1
    assert len(game.view(0).routes[0]) == 2
    assert left(game, "privilege_red") == 0


@pytest.mark.rule("CAM-CO-4")
def test_passes_after_a_draw_and_in_a_payment() -> None:
    game = holding(railway_pass("CP1"), railway_pass("CP6"), modules=("stakes",), tariff=1)
    deal(game, 0)
    on_top(game, "red", "blue", "white")
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    assert game.phase == "power"
    choose(game, "use")
    assert hand(game, 0) == {"red": 1, "blue": 1, "white": 1}
    part = next(item for item in game.ruleset.parts if item.name == "stakes")
    names = next(d for d in game.ruleset.decisions if d.name == "stakes").options[0].names
    game.state.set_part(part.base + names.index("buffalo-montreal"), 2)
    claim(game, "buffalo-montreal/1", {"red": 2}, use=["CP6"])
    assert left(game, "CP6") == 1


@pytest.mark.rule("CAM-CO-4", "CAM-EV-6")
def test_the_lost_property_book_takes_an_open_card_in_the_setup() -> None:
    game = at_setup(railway_pass("CP7"))
    assert game.phase == "power"
    choose(game, "use")
    card = game.moves()[0]["option"]
    before = hand(game, 0).get(card, 0)
    on_top(game, "newspaper", "red")
    choose(game, card)
    assert hand(game, 0)[card] == before + 1
    assert shown(game, "events")["active_event"] is None
    assert game.phase == "turn"
    assert shown(game, "newspapers")["set_aside"] == 0


# -------------------------------------------------------------------- seasons


def in_season(name: str, **more: Any) -> Game:
    made = campaign_edition(powers=[[]], settings={"powers": {"season": season(name)}}, **more)
    return start(made, companies="red,blue,green")


@pytest.mark.rule("CAM-B")
def test_seasons_change_display_and_tickets() -> None:
    assert len(in_season("S1").view(0).market) == 6
    game = in_season("S3")
    game.play({"do": "tickets"})
    assert len(game.view(0).offered) == 4


@pytest.mark.rule("CAM-B", "CAM-PAY-3")
def test_a_hard_winter_and_a_wet_spring() -> None:
    game = in_season("S4", regions=("prairie", "desert"))
    route = "denver-omaha/1"
    assert claim(game, route, {"green": 5}, surcharge={"red": 1}) == 4
    game = in_season("S2")
    assert claim(game, "albany-boston", {"green": 1}, surcharge={"red": 1}) == 2


@pytest.mark.rule("CAM-B", "CAM-3")
def test_a_fair_year_adds_to_the_bonus() -> None:
    game = in_season("S5", events=("E26",))
    assert claim(game, "buffalo-montreal/1", {"red": 2}) == 2 + 1
    reveal(game, "E26")
    assert claim(game, "albany-montreal", {"red": 1}) == 1 + 2


@pytest.mark.rule("CAM-B")
def test_a_coal_boom_when_the_deck_is_reshuffled() -> None:
    game = in_season("S6")
    state = game.state
    deck = access.pile_list(state, "deck")
    few = [0] * len(deck)
    few[game.ruleset.kinds.index("red")] = 2
    access.set_piles(state, few, deck, [0] * len(deck))
    sizes = [sum(access.hand_list(state, seat)) for seat in range(3)]
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    grown = [sum(access.hand_list(state, seat)) for seat in range(3)]
    assert [after - before for after, before in zip(grown, sizes, strict=True)] == [3, 1, 1]
