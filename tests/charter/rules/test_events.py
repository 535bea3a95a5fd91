"""Events of a campaign: the whole vocabulary, wear, what a game reports (CAM-EV, CAM-END)."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.charter.rules.report import report
from semafor.engine import access
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import (
    REGION_MODULES,
    REGIONS,
    STORY,
    campaign_edition,
    cards,
    choose,
    clause,
    deal,
    dollars,
    event,
    hand,
    on_top,
    own,
    postcard,
    reveal,
    set_turn,
    show_market,
    shown,
    start,
)


def game_with(*events: str, regions: tuple[str, ...] = (), **more: Any) -> Game:
    return start(campaign_edition(regions, events=events, **more), companies="-,-,-")


def claim(game: Game, route: str, pay: dict[str, int], **more: Any) -> int:
    set_turn(game, 0)
    held = dict(pay)
    for name, count in more.get("surcharge", {}).items():
        held[name] = held.get(name, 0) + count
    deal(game, 0, **held)
    before = dollars(game, 0)
    game.play({"do": "claim", "route": route, "pay": pay, **more})
    return dollars(game, 0) - before


@pytest.mark.rule("CAM-EV-1")
def test_all_thirty_three_events_can_be_read() -> None:
    names = [row["id"] for row in cards()["events"]]
    assert len(names) == 33
    for regions in ((), REGIONS):
        modules = [*STORY, *(REGION_MODULES[region] for region in regions)]
        game = start(campaign_edition(regions, modules, events=names))
        assert len(shown(game, "events")["event_deck"]) == 33


@pytest.mark.rule("CAM-EV-5", "CAM-EV-2")
def test_money_for_the_poorest_and_from_the_richest() -> None:
    game = start(campaign_edition(events=["E07", "E31"], tariff=2), 4)
    for seat, amount in enumerate((9, 4, 4, 12)):
        dollars(game, seat, amount)
    reveal(game, "E07")
    assert [dollars(game, seat) for seat in range(4)] == [9, 9, 9, 12]
    reveal(game, "E31")
    assert [dollars(game, seat) for seat in range(4)] == [11, 11, 11, 10]
    for seat in range(4):
        dollars(game, seat, 7)
    reveal(game, "E31")
    assert [dollars(game, seat) for seat in range(4)] == [7, 7, 7, 7]


@pytest.mark.rule("CAM-EV-2")
def test_money_for_what_a_player_owns() -> None:
    game = game_with("E11", regions=("coral",), modules=("packets",), tariff=2)
    own(game, 0, "boston-new_york/1", "new_york-philadelphia/1", "baltimore-philadelphia/1")
    own(game, 0, "baltimore-norfolk/1")
    own(game, 1, "chicago-detroit/1")
    before = [dollars(game, seat) for seat in range(3)]
    reveal(game, "E11")
    assert [dollars(game, seat) - money for seat, money in enumerate(before)] == [3, 0, 0]


@pytest.mark.rule("CAM-EV-5")
def test_effects_of_modules_not_in_play_do_nothing() -> None:
    game = game_with("E08", "E12", "E14", "E18", "E23", "E09")
    before = game.view(None).to_dict()["score"]
    for name in ("E08", "E12", "E14", "E23", "E09"):
        reveal(game, name)
    assert game.view(None).to_dict()["score"] == before


@pytest.mark.rule("CAM-EV-2", "CAM-PAY-4")
def test_customs_fog_and_crowds() -> None:
    game = game_with("E19", regions=("range", "sierra"))
    reveal(game, "E19")
    dollars(game, 0, 3)
    on_top(game, "white")
    assert claim(game, "chihuahua-el_paso", {"green": 2}) == -1
    assert hand(game, 0) == {"white": 1}
    dollars(game, 0, 0)
    with pytest.raises(IllegalMove) as caught:
        claim(game, "monterrey-san_antonio", {"green": 2})
    assert caught.value.reason == "fee-not-paid"
    game = game_with("E22", regions=("coast",), tariff=2)
    reveal(game, "E22")
    one = {"green": 1}
    assert claim(game, "reno-sacramento/1", one, surcharge={"red": 1}) == 3
    game = game_with("E32", modules=("exposition",), settings={"exposition": {"city": "albany"}})
    reveal(game, "E32")
    assert claim(game, "albany-boston", {"green": 1}) == 3
    assert claim(game, "bangor-montreal", {"blue": 2}) == 0


@pytest.mark.rule("CAM-EV-2", "CAM-V")
def test_brass_bands_play_in_cities_large_for_the_player() -> None:
    depots = {"depots": {"depots": {"nashville": ["blue"]}}}
    made = campaign_edition(modules=["depots"], events=["E04"], settings=depots)
    for companies, bonus in (("blue,red,green", 1), ("black,red,green", 0)):
        game = start(made, companies=companies)
        reveal(game, "E04")
        assert claim(game, "knoxville-nashville", {"green": 2}) == bonus


@pytest.mark.rule("CAM-EV-2")
def test_a_flood_forbids_claims_and_a_telegraph_offers_more() -> None:
    game = game_with("E27", "E24")
    reveal(game, "E27")
    with pytest.raises(IllegalMove) as caught:
        claim(game, "knoxville-nashville", {"green": 2})
    assert caught.value.reason == "route-closed-now"
    claim(game, "nashville-new_orleans/1", {"white": 4})
    reveal(game, "E24")
    set_turn(game, 0)
    game.play({"do": "tickets"})
    assert len(game.view(0).offered) == 4


@pytest.mark.rule("CAM-EV-2", "CAM-EV-5")
def test_everybody_may_swap_two_cards() -> None:
    game = game_with("E28")
    show_market(game, "red", "blue", "locomotive", "locomotive", "white")
    deal(game, 0, green=1, black=1)
    deal(game, 1, locomotive=1)
    deal(game, 2)
    reveal(game, "E28")
    assert (game.actor, game.phase) == (0, "swap_give")
    choose(game, "green", "red", "black", "blue")
    assert hand(game, 0) == {"red": 1, "blue": 1}
    assert game.actor == 1
    choose(game, "locomotive", "white")
    choose(game, "decline")
    assert hand(game, 1) == {"white": 1}
    assert game.phase == "turn"  # who has no card is not asked
    assert game.view(0).market.count(game.ruleset.locomotive) < 3


@pytest.mark.rule("CAM-EV-2")
def test_lost_waybills_and_a_festival() -> None:
    game = game_with("E05", "E18")
    deal(game, 0, green=7, red=1)
    deal(game, 1, blue=7)
    reveal(game, "E05")
    choose(game, "green", "red")
    assert hand(game, 0) == {"green": 6}
    assert sum(hand(game, 1).values()) == 7
    dollars(game, 1, 0)
    reveal(game, "E18")
    assert sum(hand(game, 1).values()) == 8


@pytest.mark.rule("CAM-EV-2")
def test_words_that_are_not_known_are_refused() -> None:
    for row in (
        {"op": "module", "module": "prairie", "key": "rain", "n": 1},
        {"op": "gain_per", "who": "all", "n": 1, "count": "friends", "max": 3},
        {"op": "gain_dollars", "who": "nobody", "n": 1},
        {"op": "take_open", "n": 1, "loco": "perhaps"},
    ):
        cards_ = {"events": {"cards": [{"id": "X", "kind": "lightning", "do": [row]}]}}
        with pytest.raises(SetupError):
            compile_ruleset(campaign_edition(settings=cards_), 2)


# -------------------------------------------------------------------- the end of a game


def end(game: Game) -> Game:
    """The last turn of a game, and its end."""
    game.state.last_round = 1
    set_turn(game, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    return game


@pytest.mark.rule("CAM-EV-3", "CAM-END-2")
def test_worn_events_are_archived_before_the_choice() -> None:
    worn = {**event("E01"), "wear": 1}
    rows = {"events": {"archive": 1, "cards": [worn, event("E07"), event("E02")]}}
    game = start(campaign_edition(settings=rows))
    reveal(game, "E01")
    reveal(game, "E07")
    assert shown(game, "wear")["revealed"][:3] == [1, 1, 0]
    end(game)
    options = [move["option"] for move in game.moves()]
    assert "E01" not in options
    assert "E07" in options
    choose(game, "E07")
    assert game.is_over
    told = report(game.state)
    assert told["events"]["revealed"]["E01"] == 1
    assert {"E01", "E07"} <= set(told["events"]["archived"])


@pytest.mark.rule("CAM-END-1")
def test_the_lines_of_the_slip_are_told_in_their_order() -> None:
    modules = ["mail", "bonds", "grain", "herds"]
    made = campaign_edition(["prairie", "range"], modules, powers=[[clause("CL9")]])
    ruleset = compile_ruleset(made, 3)
    assert ruleset.told_lines == (
        "dollars",
        "unused_trains",
        "tickets",
        "mail",
        "bonds",
        "grain",
        "herds",
        "powers",
    )


@pytest.mark.rule("CAM-END-1", "CAM-PC-3")
def test_what_a_game_reports_to_its_campaign() -> None:
    first = {"powers": {"draws": [{"region": "range", "row": postcard(47)}]}}
    rows = [[postcard(8), postcard(20)], [], []]
    made = campaign_edition(["range"], ["link_up"], powers=rows, settings=first)
    game = start(made, companies="-,-,-")
    own(game, 0, "cincinnati-nashville/1")
    claim(game, "nashville-new_orleans/1", {"white": 4})
    claim(game, "houston-new_orleans/1", {"green": 3})
    game.state.last_round = 1
    set_turn(game, 0)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    choose(game, "use")
    assert game.is_over
    told = report(game.state)
    assert told["ranking"][-1] == told["caboose"]
    assert [slip["total"] for slip in told["slips"]] == list(game.result().totals)
    assert told["routes"][0] == [
        game.ruleset.board.routes[route].id for route in access.routes_of(game.state, 0)
    ]
    used = {card["id"]: card for card in told["postcards"]}
    assert used["P08"]["used"] == 1
    assert used["P20"]["left"] == 2
    assert used["P47"]["owner"] == 0
    assert used["P47"]["drawn"]
    assert told["counters"]["linkups"] == [0, 0, 0]
    assert told["hands"][0] == hand(game, 0)
    parts = {part.name: part.report(game.state) for part in game.ruleset.parts}
    assert parts["powers"] == {
        "drawn": [[0, 47]],
        "revealed": [[0, 8]],
        "used": [[0, 20, 1]],
        "notes": [],
    }
    assert parts["payment"]["counters"][0]["linkups"] == 0


@pytest.mark.rule("CAM-PC-3", "CAM-CO-3")
def test_sealed_notes_are_reported() -> None:
    game = start(campaign_edition(powers=[[postcard(8), clause("CL10")]]), companies="-,-,-")
    own(game, 0, "cincinnati-nashville/1")
    on_top(game, "red", "blue", "green", "yellow")  # the last one is the large city's
    assert claim(game, "nashville-new_orleans/1", {"white": 4}) == 0
    assert hand(game, 0) == {"red": 1, "blue": 1, "green": 1, "yellow": 1}
    game = start(campaign_edition(powers=[[postcard(59), clause("CL10")]]), companies="red,-,-")
    own(game, 0, "bangor-quebec/2", "albany-montreal", "new_york-philadelphia/2")
    claim(game, "buffalo-montreal/1", {"red": 2})
    dollars(game, 1, 90)
    end(game)
    while not game.is_over:
        game.play_action(game.actions()[-1])
    assert report(game.state)["notes"][0] == [{"n": 6, "from": "P59"}, {"n": 4, "from": "CL10"}]
