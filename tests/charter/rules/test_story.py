"""The small slots of a campaign: bonds, stakes, link-up, long haul, mail, bonus, depots, exposition."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game
from semafor.charter.rules.slots.mail import mail_prizes
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import (
    campaign_edition,
    choose,
    deal,
    dollars,
    hand,
    on_top,
    own,
    reveal,
    set_turn,
    shown,
    start,
)


def claim(game: Game, seat: int, route: str, **pay: int) -> int:
    """Claim a route with these cards; returns what it earned."""
    set_turn(game, seat)
    deal(game, seat, **pay)
    before = dollars(game, seat)
    game.play({"do": "claim", "route": route, "pay": pay})
    return dollars(game, seat) - before


def to_decision(game: Game, phase: str) -> Game:
    while game.phase != phase:
        game.play_action(game.actions()[0])
    return game


def route_of(game: Game, pair: tuple[str, str], colour: str) -> str:
    return next(
        item.id for item in game.ruleset.board.routes if item.pair == pair and item.colour == colour
    )


@pytest.mark.rule("CAM-D")
def test_two_bonds_give_twelve_and_cost_sixteen() -> None:
    game = Game(compile_ruleset(campaign_edition(modules=["bonds"]), 3), seed=1, first=1)
    to_decision(game, "bonds")
    assert game.actor == 1
    choose(game, "2", "0", "1")
    assert [dollars(game, seat) for seat in range(3)] == [11, 17, 5]
    assert [lines["bonds"] for lines in game.result().lines] == [-8, -16, 0]


@pytest.mark.rule("CAM-E")
def test_stakes_are_placed_by_the_last_player_first() -> None:
    game = Game(compile_ruleset(campaign_edition(modules=["stakes"], tariff=2), 3), seed=1, first=0)
    to_decision(game, "stakes")
    assert game.actor == 2
    choose(game, "cincinnati-pittsburgh")
    options = [move["option"] for move in game.moves()]
    assert "cincinnati-pittsburgh" not in options
    assert "bangor-quebec" not in options
    choose(game, "decline", "decline")
    red = route_of(game, ("cincinnati", "pittsburgh"), "red")
    deal(game, 0, red=3, yellow=1)
    before = dollars(game, 2)
    game.play({"do": "claim", "route": red, "pay": {"red": 3}, "surcharge": {"yellow": 1}})
    assert dollars(game, 2) == before + 2
    assert hand(game, 0).get("yellow", 0) == 0
    assert not any(shown(game, "stakes")["stakes"])


@pytest.mark.rule("CAM-E")
def test_the_owner_of_a_stake_gains_one_more() -> None:
    game = Game(compile_ruleset(campaign_edition(modules=["stakes"], tariff=2), 4), seed=1, first=0)
    to_decision(game, "stakes")
    choose(game, "decline", "decline", "decline", "cincinnati-pittsburgh")
    red = route_of(game, ("cincinnati", "pittsburgh"), "red")
    black = route_of(game, ("cincinnati", "pittsburgh"), "black")
    assert claim(game, 0, red, red=3) == 3
    assert claim(game, 1, black, black=3) == 0


@pytest.mark.rule("CAM-3", "CAM-CO-1")
def test_the_company_bonus_grows_with_length_and_tariff() -> None:
    for tariff, expected in ((1, [1, 2, 2, 3]), (3, [3, 4, 4, 5])):
        game = start(campaign_edition(tariff=tariff), companies="red,blue,green")
        for length, dollars_ in zip((1, 2, 3, 4), expected, strict=True):
            route = next(
                (r for r in game.ruleset.board.routes if r.colour == "red" and r.length == length),
                None,
            )
            if route is not None:
                assert claim(game, 0, route.id, red=length) == dollars_
    game = start(campaign_edition(tariff=2), companies="green,blue,red")
    route = route_of(game, ("charlotte", "lewisburg"), "green")
    assert claim(game, 0, route, green=2) == 3


@pytest.mark.rule("CAM-3")
def test_events_change_the_company_bonus() -> None:
    made = campaign_edition(tariff=2, events=["E25", "E26"])
    game = start(made, companies="green,blue,red")
    reveal(game, "E26")
    route = route_of(game, ("charlotte", "lewisburg"), "green")
    assert claim(game, 0, route, green=2) == 4
    game = start(made, companies="green,blue,red")
    reveal(game, "E25")
    on_top(game, "white")
    assert claim(game, 0, route, green=2) == 0
    assert hand(game, 0) == {"white": 1}


CHAIN = (
    "montreal-quebec/2",
    "albany-montreal",
    "albany-new_york",
    "new_york-philadelphia/2",
    "baltimore-philadelphia/1",
    "baltimore-norfolk/2",
)


def link(made: Any, owned: tuple[int, ...], claimed: int, event: str = "") -> int:
    """Own some routes of the chain, claim another one; returns what it earned."""
    game = start(made, companies="-,-,-")
    if event:
        reveal(game, event)
    own(game, 0, *(CHAIN[index] for index in owned))
    colour = next(r.colour for r in game.ruleset.board.routes if r.id == CHAIN[claimed])
    gain = claim(game, 0, CHAIN[claimed], **{colour: 1})
    assert shown(game, "link_up")["linkups"][0] == int(gain > 0)
    return gain


@pytest.mark.rule("CAM-O")
def test_joining_two_parts_pays_by_the_smaller_one() -> None:
    made = campaign_edition(modules=["link_up"], tariff=2, events=["E30"])
    assert link(made, (0, 1, 2, 4), 3) == 1
    assert link(made, (0, 1, 3, 4), 2) == 2
    assert link(made, (0, 1), 2) == 0
    assert link(made, (0, 1, 3, 4), 2, "E30") == 4
    one = campaign_edition(modules=["link_up"], tariff=1)
    assert link(one, (0, 1, 3, 4), 2) == 1


@pytest.mark.rule("CAM-K")
def test_long_routes_earn_by_their_printed_length() -> None:
    made = campaign_edition(list_of_regions(), ["long_haul"], tariff=2, events=["E02"])
    game = start(made, companies="-,-,-")
    for length, gain in ((4, 2), (5, 3), (6, 4), (3, 0)):
        route = next(
            item
            for item in game.ruleset.board.routes
            if item.length == length and item.colour == "grey"
        )
        assert claim(game, 0, route.id, green=min(7, length)) == gain
    reveal(game, "E02")
    route = next(r for r in game.ruleset.board.routes if r.id == "mobile-savannah/1")
    assert claim(game, 1, route.id, **{route.colour: 3}) == 2


def list_of_regions() -> list[str]:
    return ["prairie", "range", "coral", "plateau", "desert", "sierra", "evergreen", "coast"]


@pytest.mark.rule("CAM-Q")
def test_mail_is_carried_on_white_routes() -> None:
    game = start(campaign_edition(modules=["mail"]))
    claim(game, 0, "mobile-savannah/1", white=4)
    claim(game, 0, "charleston-charlotte", white=1)
    claim(game, 1, "charlotte-knoxville", white=2)
    claim(game, 1, "boston-new_york/1", white=1)
    assert shown(game, "mail")["mail"] == [5, 3, 0]
    assert [lines["mail"] for lines in game.result().lines] == [6, 2, 0]


@pytest.mark.rule("CAM-Q")
def test_the_prizes_of_the_mail() -> None:
    assert mail_prizes([7, 5, 5, 2], 1) == [6, 1, 1, 0]
    assert mail_prizes([7, 7, 5], 1) == [4, 4, 0]
    assert mail_prizes([7, 5], 1) == [6, 0]
    assert mail_prizes([7, 7], 1) == [3, 3]
    assert mail_prizes([2, 2, 0], 3) == [0, 0, 0]
    assert mail_prizes([4, 9, 3], 2) == [4, 9, 0]


@pytest.mark.rule("CAM-V")
def test_a_depot_makes_a_city_large_for_its_owner() -> None:
    depots = {"depots": {"depots": {"nashville": ["blue"]}, "large": ["atlanta"]}}
    made = campaign_edition(modules=["depots"], settings=depots)
    game = start(made, companies="blue,black,red")
    on_top(game, "white", "white", "white", "white")
    claim(game, 0, "knoxville-nashville", green=2)
    assert hand(game, 0) == {"white": 1}
    game = start(made, companies="blue,black,red")
    claim(game, 1, "knoxville-nashville", green=2)
    assert hand(game, 1) == {}
    claim(game, 1, "atlanta-knoxville", yellow=1)
    assert sum(hand(game, 1).values()) == 1
    assert shown(game, "depots")["depots"] == {"nashville": ["blue"]}


@pytest.mark.rule("CAM-U")
def test_pavilions_for_regions_joined_with_the_exposition() -> None:
    made = campaign_edition(
        ["prairie", "desert"],
        ["exposition"],
        settings={"exposition": {"city": "chicago", "order": ["east", "prairie", "desert"]}},
    )
    game = start(made, companies="-,-,-")
    names = {item.id: item for item in game.ruleset.board.routes}
    far = next(r for r in names.values() if r.pair == ("denver", "omaha"))
    near = [r.id for r in names.values() if r.pair == ("davenport", "omaha")]
    own(game, 0, far.id, *near[:1])
    gate = next(r for r in names.values() if r.pair == ("chicago", "davenport"))
    colour = "green" if gate.colour == "grey" else gate.colour
    assert claim(game, 0, gate.id, **{colour: gate.length}) == 2 + 3
    assert shown(game, "exposition")["pavilions"][0].bit_count() == 2
    later = next(r for r in names.values() if r.pair == ("chicago", "st_paul"))
    assert claim(game, 0, later.id, blue=later.length) == 0
