"""The fifteen crew members at each level in games of the shipped campaign."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.charter.content import content
from semafor.engine import access
from tests.charter.effects import (
    apart,
    cards,
    claim,
    finish,
    hold,
    last_lines,
    offered,
    only,
    table,
    uses,
)
from tests.kit.campaign import (
    choose,
    deal,
    dollars,
    hand,
    on_top,
    own,
    reveal,
    set_turn,
    show_market,
)

QUIET = "albany-montreal"
IN_SETUP = ("CR01", "CR02")
LEVELS = (1, 2, 3)


def levels(name: str, *values: Any) -> Any:
    """The levels of a crew member, each with its value of the design."""
    return pytest.mark.parametrize(
        ("level", "value"),
        [
            pytest.param(level, value, marks=pytest.mark.card(f"{name}-{level}"), id=f"{level}")
            for level, value in zip(LEVELS, values, strict=True)
        ],
    )


def crew(name: str, level: int, **more: Any) -> Game:
    """A game in which seat 0 (the green company) has a crew member."""
    others = [member for member in content().crew if member not in IN_SETUP]
    office = [["crew", member, level, True] for member in others]
    wanted = {"slots": "AFQ", "regions": ["prairie", "range"], "tariff": 2, "offices": [office]}
    return apart(only(table(**{**wanted, **more}), name))


@levels("CR01", 2, 2, 1)
def test_the_stoker_deals_a_card_for_a_price_that_falls(level: int, value: int) -> None:
    game = table(slots="A", offices=[[["crew", "CR01", level, True]]])
    assert [cards(game, seat) for seat in range(3)] == [5, 4, 4]
    assert [dollars(game, seat) for seat in range(3)] == [5 - value, 5, 5]


@levels("CR02", 2, 3, 4)
def test_the_paymaster_gives_dollars(level: int, value: int) -> None:
    game = table(slots="A", offices=[[], [["crew", "CR02", level, True]]])
    assert [dollars(game, seat) for seat in range(3)] == [5, 5 + value, 5]


@levels("CR03", 1, 2, 3)
def test_the_signalwoman_opens_a_new_display(level: int, value: int) -> None:
    game = crew("CR03", level)
    for left in range(value - 1, -1, -1):
        set_turn(game, 0)
        show_market(game, "red", "red", "red", "red", "red")
        on_top(game, "blue", "green", "white", "black", "yellow", "red_pick", "black_pick")
        game.play({"do": "use", "power": "CR03"})
        market = [game.ruleset.kinds[kind] for kind in game.view(0).market]
        assert market == ["blue", "green", "white", "black", "yellow"]
        with pytest.raises(IllegalMove):  # once per turn, before the first card
            game.play({"do": "use", "power": "CR03"})
        game.play({"do": "draw"})
        game.play({"do": "draw"})
        assert uses(game, "CR03") == left
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "CR03"})


@levels("CR04", 1, 2, 3)
def test_the_lamplighter_draws_after_an_open_locomotive(level: int, value: int) -> None:
    game = crew("CR04", level)
    for left in range(value - 1, -1, -1):
        set_turn(game, 0)
        show_market(game, "locomotive", "red", "blue", "green", "white")
        deal(game, 0)
        on_top(game, "yellow", "black")
        game.play({"do": "use", "power": "CR04"})
        assert hand(game, 0) == {"locomotive": 1, "black": 1}
        assert (game.actor, uses(game, "CR04")) == (1, left)


@levels("CR05", 1, 2, 4)
def test_the_surveyor_pays_with_another_colour(level: int, value: int) -> None:
    game = crew("CR05", level)
    routes = ("chicago-davenport", "cincinnati-st_louis", "nashville-st_louis", "duluth-st_paul")
    two = {"red": 1}
    for left, route in zip(range(value - 1, -1, -1), routes, strict=False):
        claim(game, route, two if left or value < 4 else {}, use=["CR05"], off_colour="blue")
        assert uses(game, "CR05") == left
    with pytest.raises(IllegalMove):
        claim(game, "kansas_city-omaha/2", {}, use=["CR05"], off_colour="blue")
    fresh = crew("CR05", level)
    with pytest.raises(IllegalMove):  # printed grey is not unpainted
        claim(fresh, "cincinnati-lewisburg", two, use=["CR05"], off_colour="blue")


@levels("CR06", (4, 2), (5, 2), (5, 3))
def test_the_ticket_agent_offers_more_tickets(level: int, value: tuple[int, int]) -> None:
    tickets, times = value
    game = crew("CR06", level)
    for left in range(times - 1, -1, -1):
        set_turn(game, 0)
        game.play({"do": "use", "power": "CR06"})
        assert offered(game) == (tickets, 1)
        game.play_action(game.actions()[0])
        assert uses(game, "CR06") == left
    set_turn(game, 0)
    game.play({"do": "tickets"})
    assert offered(game) == (3, 1)


@levels("CR07", 1, 2, 2)
def test_the_mason_earns_by_long_routes(level: int, value: int) -> None:
    game = crew("CR07", level)
    assert claim(game, "houston-little_rock") == (value, 0)
    assert claim(game, "atlanta-charleston") == (0, 0)
    assert claim(game, "chicago-duluth") == (value, 0)


@levels("CR08", 2, 3, 5)
def test_the_telegraphist_earns_by_events_of_the_own_turn(level: int, value: int) -> None:
    game = crew("CR08", level, events=["E02", "E03"])
    dollars(game, 0, 5)
    set_turn(game, 0)
    reveal(game, "E02")
    assert dollars(game, 0) == 5 + value
    set_turn(game, 1)
    reveal(game, "E03")
    assert dollars(game, 0) == 5 + value


@levels("CR09", 3, 6, 9)
def test_the_stationmaster_takes_the_large_citys_card_openly(level: int, value: int) -> None:
    game = crew("CR09", level)
    show_market(game, "white", "locomotive", "blue", "green", "black")
    claim(game, "baltimore-norfolk/1")
    choose(game, "use")
    assert "locomotive" not in [move["option"] for move in game.moves()]
    on_top(game, "red")
    choose(game, "white")
    assert hand(game, 0) == {"white": 1}
    assert uses(game, "CR09") == value - 1
    on_top(game, "red")
    claim(game, "boston-new_york/1")
    on_top(game, "yellow")
    choose(game, "decline")
    assert hand(game, 0) == {"yellow": 1}
    assert uses(game, "CR09") == value - 1


@levels("CR10", 3, 5, 8)
def test_the_auditor_saves_some_of_what_failed_tickets_cost(level: int, value: int) -> None:
    for tickets, lost in (
        (("atlanta-chicago", "buffalo-charleston"), 10),
        (("montreal-quebec",), 1),
    ):
        game = crew("CR10", level)
        hold(game, *tickets)
        assert finish(game).result().lines[0]["tickets"] == min(0, value - lost)


@levels("CR11", 2, 4, 6)
def test_the_porter_earns_by_tickets(level: int, value: int) -> None:
    routes = ("boston-new_york/1", "new_york-philadelphia/1", "baltimore-philadelphia/1")
    east = ("boston-new_york", "new_york-philadelphia", "baltimore-new_york", "baltimore-boston")
    north = ("montreal-quebec", "albany-bangor", "montreal-philadelphia")
    game = crew("CR11", level)
    hold(game, *east, *north)
    own(game, 0, *routes, "montreal-quebec/1", "bangor-montreal", QUIET, "albany-boston")
    assert last_lines(game) == [value, 0, 0]
    game = crew("CR11", level)
    hold(game, *east[:1], *north)
    own(game, 0, *routes)
    assert last_lines(game) == [1, 0, 0]


@levels("CR12", 1, 2, 3)
def test_the_boilermaker_makes_a_locomotive_two(level: int, value: int) -> None:
    game = crew("CR12", level)
    for left, route in zip(
        range(value - 1, -1, -1), ("bangor-montreal", "albany-buffalo", "cincinnati-detroit"), strict=False
    ):  # fmt: skip
        claim(game, route, {"locomotive": 1}, use=["CR12"])
        assert uses(game, "CR12") == left
    with pytest.raises(IllegalMove):
        claim(game, "norfolk-philadelphia", {"locomotive": 1}, use=["CR12"])


@levels("CR13", 1, 2, 3)
def test_the_foreman_counts_fewer_pieces(level: int, value: int) -> None:
    unused = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0]
    for pieces in (0, 3, 11):
        game = crew("CR13", level)
        access.set_trains(game.state, 0, pieces)
        expected = unused[max(0, pieces - value)]
        assert finish(game).result().lines[0]["unused_trains"] == expected


@levels("CR14", 2, 3, 4)
def test_the_mail_clerk_draws_after_white_routes(level: int, value: int) -> None:
    game = crew("CR14", level)
    claim(game, QUIET)
    assert game.phase == "turn"
    claim(game, "charlotte-knoxville")
    on_top(game, "blue")
    choose(game, "use")
    assert hand(game, 0) == {"blue": 1}
    assert uses(game, "CR14") == value - 1


@levels("CR15", 1, 2, 3)
def test_the_scout_builds_cheaper_outside_the_east(level: int, value: int) -> None:
    game = crew("CR15", level)
    routes = ("chicago-davenport", "cincinnati-st_louis", "nashville-st_louis")
    for left, route in zip(range(value - 1, -1, -1), routes, strict=False):
        claim(game, route, {"red": 1}, use=["CR15"])
        assert uses(game, "CR15") == left
    with pytest.raises(IllegalMove):
        claim(game, "davenport-st_louis", {"red": 1}, use=["CR15"])
    with pytest.raises(IllegalMove):
        claim(crew("CR15", level), "bangor-montreal", {"blue": 1}, use=["CR15"])
