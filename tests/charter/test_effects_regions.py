"""The eight regions and their rule slots in games of the shipped campaign, with the worked examples.

A region's rule acts while it booms and does nothing otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.arena.incomes import region_tallies
from semafor.charter import ending
from semafor.charter.overlay import board_of, edition_from, overlay_for
from semafor.charter.state import OpenedRegion
from tests.charter.effects import asked, claim, finish, hold, table
from tests.charter.worlds import (
    open_campaign,
    report,
    to_play,
)
from tests.kit.campaign import (
    REGION_MODULES,
    REGIONS,
    choose,
    deal,
    dollars,
    hand,
    on_top,
    own,
    part_of,
    reveal,
    set_turn,
    shown,
    tokens_on_top,
)

QUIET = "albany-montreal"


def booming(region: str, *neighbours: str, **more: Any) -> tuple[Game, Game]:
    """A game in which a region booms, and one in which it is settled."""
    wanted = {"regions": [region, *neighbours], **more}
    return table(booming=[region], **wanted), table(**wanted)


def game_parts(game: Game) -> list[str]:
    return [part.name for part in game.ruleset.parts]


@pytest.mark.card("slot-P", "region-prairie")
def test_grain_is_stored_and_sold() -> None:
    """T = 1: index 2; three sold pay 2 + 1 + 1, index 0."""
    game, settled = booming("prairie")
    claim(game, "chicago-st_paul/1", {"white": 3})
    choose(game, "decline")
    assert shown(game, "grain")["grain"] == [2, 0, 0]
    claim(game, "davenport-omaha", {"white": 1})
    before = dollars(game, 0)
    choose(game, "3")
    assert dollars(game, 0) - before == 4
    assert shown(game, "grain")["price"] == [0]
    reveal(game, "E01")
    assert shown(game, "grain")["price"] == [1]
    set_turn(game, 1)
    game.play({"do": "tickets"})
    assert shown(game, "grain")["price"] == [2]
    game = booming("prairie")[0]
    part_of(game, "grain").put(game.state, "grain", 0, 3)
    claim(game, "omaha-st_paul/1", {"white": 3})
    assert shown(game, "grain")["grain"] == [4, 0, 0]
    assert finish(game).result().lines[0]["grain"] == 4
    claim(settled, "chicago-st_paul/1", {"white": 3})
    assert settled.phase == "turn"
    assert "grain" not in game_parts(settled)


@pytest.mark.card("slot-M", "region-range")
def test_herds_are_loaded_and_sold() -> None:
    """T = 1: Houston–New Orleans at once +4; by way of Nashville to Cincinnati +6."""
    game, settled = booming("range")
    dollars(game, 0, 0)
    claim(game, "houston-new_orleans/1", {"white": 3})
    choose(game, "houston", "new_orleans")
    assert dollars(game, 0) == 4
    assert shown(game, "herds")["herds"] == [1, 1, 0, 1, 1, 1]
    game = booming("range")[0]
    dollars(game, 0, 0)
    claim(game, "houston-new_orleans/1", {"white": 3})
    choose(game, "houston", "decline")
    claim(game, "nashville-new_orleans/1", {"white": 4})
    choose(game, "decline")
    claim(game, "cincinnati-nashville/1", {"white": 3})
    choose(game, "cincinnati")
    assert dollars(game, 0) == 6
    claim(settled, "houston-new_orleans/1", {"white": 3})
    assert settled.phase == "turn"


@pytest.mark.card("region-range")
def test_a_stockyard_buys_three_herds_and_one_left_costs_a_dollar() -> None:
    """T = 2: New Orleans is full; by way of Nashville to Cincinnati (d = 3) +7."""
    game = booming("range", tariff=2)[0]
    ranch = part_of(game, "herds")
    yards = ["chicago", "cincinnati", "new_orleans"]
    ranch.put(game.state, "deliveries", yards.index("new_orleans"), 3)
    own(game, 0, "houston-new_orleans/1", "cincinnati-nashville/1")
    ranch.put(game.state, "carried", 0, 3)  # from Houston, the third city by name
    dollars(game, 0, 0)
    on_top(game, "red")
    claim(game, "nashville-new_orleans/1", {"white": 4})
    assert [move["option"] for move in game.moves()] == ["cincinnati", "decline"]
    before = game.clone()
    choose(game, "cincinnati")
    assert dollars(game, 0) == 7
    choose(before, "decline")
    assert finish(before).result().lines[0]["herds"] == -1


@pytest.mark.card("slot-R", "region-coral")
def test_a_packet_line_joins_two_ports() -> None:
    """T = 1: New Orleans–Miami for $3 completes the ticket Miami–New Orleans; from Miami and Tampa to any port of a basin of theirs."""
    game, settled = booming("coral")
    for table_now in (game, settled):
        own(table_now, 0, "mobile-new_orleans/1")
        hold(table_now, "miami-new_orleans")
        dollars(table_now, 0, 5)
        claim(table_now, "miami-tampa/1", {"white": 1})
    assert settled.phase == "turn"
    options = [move["option"] for move in game.moves()]
    atlantic = {"baltimore-miami", "boston-miami", "charleston-miami", "jacksonville-miami", "miami-new_york", "miami-norfolk", "miami-philadelphia", "miami-savannah"}  # fmt: skip
    gulf = {"miami-mobile", "miami-new_orleans", "mobile-tampa", "new_orleans-tampa"}
    assert set(options) == {*atlantic, *gulf, "decline"}
    choose(game, "miami-new_orleans")
    assert dollars(game, 0) == 2
    assert finish(game).result().lines[0]["tickets"] == 6
    assert finish(settled).result().lines[0]["tickets"] == -6


@pytest.mark.card("slot-G", "region-plateau")
def test_snow_asks_for_cards_and_pays() -> None:
    """T = 1: Fargo–Winnipeg (2) with 2 tokens: 2 units and 2 cards, +$6."""
    game, settled = booming("plateau", "prairie")
    sky = part_of(game, "snow")
    names = game.ruleset.tokens[sky.base]
    pair = names.index("fargo-winnipeg")
    for number in range(len(names)):
        sky.put(game.state, "tokens", number, 2 if number == pair else 0)
    assert asked(game, "fargo-winnipeg", "green") == (2, 2)
    assert asked(settled, "fargo-winnipeg", "green") == (2, 0)
    assert claim(game, "fargo-winnipeg", {"green": 2}, surcharge={"red": 1, "blue": 1}) == (6, 0)
    assert region_tallies(game)[0]["snow_income"] == 6
    assert shown(game, "snow")["tokens"][pair] == 0
    sky.put(game.state, "deck", names.index("duluth-fargo"), 1)
    tokens_on_top(game, "snow", "duluth-fargo")
    reveal(game, "E01")
    assert shown(game, "snow")["tokens"][names.index("duluth-fargo")] == 1
    sky.put(game.state, "deck", pair, 1)
    tokens_on_top(game, "snow", "fargo-winnipeg")
    reveal(game, "E01")
    assert shown(game, "snow")["tokens"][pair] == 0  # it is claimed


@pytest.mark.card("slot-N", "region-desert")
def test_pickaxes_dig_until_a_cave_in() -> None:
    """T = 2: a 3 is worth 4; a cave-in ends the dig with nothing."""
    for cards, answers, gained in (
        (("3",), ("dig", "stop"), 4),
        (("3", "cave_in"), ("dig", "dig"), 0),
        (("3", "5"), ("dig", "dig"), 4 + 6),
        ((), ("stop",), 0),
    ):
        game, settled = booming("desert", "prairie", tariff=2)
        pay = {"white_pick": 2, "white": 1}
        assert claim(game, "denver-santa_fe", pay)[0] == 0
        before = dollars(game, 0)
        tokens_on_top(game, "assay", *cards)
        choose(game, *answers)
        assert dollars(game, 0) - before == gained
        assert game.phase == "turn"
    claim(settled, "denver-santa_fe", pay)
    assert settled.phase == "turn"


@pytest.mark.card("slot-S", "region-sierra")
def test_the_bazaar_exchanges_cards() -> None:
    """T = 2: row red, red, blue, white; green for red makes four colours: +$3."""
    game, settled = booming("sierra", "range", tariff=2)
    bazaar = part_of(game, "bazaar")
    kinds = game.ruleset.kinds
    for place, name in enumerate(("red", "red", "blue", "white")):
        bazaar.put(game.state, "row", place, kinds.index(name) + 1)
    set_turn(game, 0)
    deal(game, 0, black=2, green=1)
    dollars(game, 0, 0)
    game.play({"do": "claim", "route": "chihuahua-el_paso", "pay": {"black": 2}})
    choose(game, "green", "red", "decline")
    assert (dollars(game, 0), hand(game, 0)) == (3, {"red": 1})
    row = [kinds[card - 1] for card in shown(game, "bazaar")["row"]]
    assert row == ["green", "red", "blue", "white"]
    set_turn(game, 0)
    on_top(game, "yellow")
    game.play({"do": "market_day"})
    choose(game, "red", "white", "decline")
    assert (dollars(game, 0), hand(game, 0)) == (3, {"white": 1, "yellow": 1})
    with pytest.raises(IllegalMove):
        settled.play({"do": "market_day"})


@pytest.mark.card("slot-H", "region-evergreen")
def test_a_blast_counts_two_and_may_go_wrong() -> None:
    """T = 2: Calgary–Vancouver (4) with red, red, red_skull; a red card turned costs $4."""
    for turned, paid in (("red", 4), ("red_pick", 4), ("locomotive", 4), ("blue", 0)):
        game, settled = booming("evergreen", "desert", tariff=2)
        dollars(game, 0, 5)
        on_top(game, turned)
        pay = {"red": 2, "red_skull": 1}
        assert claim(game, "calgary-vancouver", pay, blast=1) == (-paid, 0)
    with pytest.raises(IllegalMove):
        claim(settled, "calgary-vancouver", pay, blast=1)
    with pytest.raises(IllegalMove):
        claim(game, "nashville-new_orleans/1", {"white": 2, "white_skull": 1}, blast=1)


@pytest.mark.card("slot-T", "region-coast")
def test_expresses_pay_by_the_order_of_flags() -> None:
    """T = 3: a first flag is worth 12, a second 6, a third 3."""
    wanted = {"regions": REGIONS, "tariff": 3}
    for flags, gained in ((0b000, 12), (0b010, 6), (0b110, 3)):
        game = table(booming=["coast"], **wanted)
        expresses = part_of(game, "expresses")
        names = list(game.ruleset.tokens[expresses.place("deck")])
        card = names.index("chicago-san_francisco")
        for place in range(len(names)):
            expresses.put(game.state, "row", place, card + 1 if place == 0 else 0)
        expresses.put(game.state, "flags", card, flags)
        own(game, 0, "chicago-davenport", "davenport-omaha", "cheyenne-omaha")
        own(game, 0, "cheyenne-salt_lake_city", "reno-salt_lake_city/1", "reno-sacramento/1")
        assert claim(game, "sacramento-san_francisco/1")[0] == gained
        assert claim(game, QUIET)[0] == 0  # one flag a card
    assert "expresses" not in game_parts(table(**wanted))


# Slot, tickets, events, first and most postcard, number of cities, the game after which it may open.
BOXES = {
    "prairie": ("P", 14, ["E08", "E09"], 43, 44, 6, 1),
    "range": ("M", 15, ["E12", "E13"], 47, 48, 6, 1),
    "coral": ("R", 7, ["E10", "E11"], 45, 46, 3, 1),
    "plateau": ("G", 10, ["E14", "E15"], 49, 50, 4, 2),
    "desert": ("N", 12, ["E16", "E17"], 51, 52, 5, 3),
    "sierra": ("S", 9, ["E18", "E19"], 53, 54, 4, 3),
    "evergreen": ("H", 14, ["E20", "E21"], 55, 56, 6, 5),
    "coast": ("T", 15, ["E22", "E23"], 57, 58, 6, 5),
}
ROUTE = {
    "prairie": "davenport-omaha",
    "range": "dallas-houston/1",
    "coral": "miami-tampa/1",
    "plateau": "fargo-winnipeg",
    "desert": "cheyenne-denver",
    "sierra": "chihuahua-el_paso",
    "evergreen": "helena-spokane/1",
    "coast": "reno-sacramento/1",
}


@pytest.mark.rule("CAM-END-5", "CAM-SETTLE", "REG-0-1", "REG-0-2", "CAM-EV-4")
@pytest.mark.parametrize(
    "region", [pytest.param(name, marks=pytest.mark.card(f"region-{name}"), id=name) for name in BOXES]
)  # fmt: skip
def test_a_region_opens_booms_and_settles(region: str) -> None:
    _slot, tickets, events, first, most, cities, earliest = BOXES[region]
    campaign = to_play(open_campaign())
    state = campaign.state
    neighbours = [name for name in REGIONS if name != region]
    state.regions = [OpenedRegion(name, 0, settled=True) for name in neighbours]
    for game in (earliest - 1, earliest):
        state.game = game
        openable = [found.id for found in ending.openable(state)]
        assert (region in openable) is (game == earliest)
    state.game = 3  # any game; the box is opened at its end
    before = overlay_for(state)
    ending.open_region(state, region)
    assert state.regions_in_play == ("east", *neighbours)  # from the next game on
    state.game = 4
    overlay = overlay_for(state)
    assert set(overlay["events"]) - set(before["events"]) == set(events)
    assert len(board_of(overlay).tickets) - len(board_of(before).tickets) == tickets
    assert len(board_of(overlay).places) - len(board_of(before).places) == cities
    module = REGION_MODULES[region]
    assert module in [item.name for item in edition_from(overlay).modules]
    assert overlay["draws"] == [region]
    rows = edition_from(overlay).settings["powers"]["draws"]
    assert [row["row"]["id"] for row in rows] == [f"P{first}"]
    state.report = report(campaign, routes={"red": [ROUTE[region]]})
    state.last_ranking = list(state.participants)
    ending.give_most(state)
    assert state.postcards[most].owner == "red"
    for game in range(4, 9):
        state.game = game
        assert region in state.booming
        assert (region in overlay_for(state)["draws"]) is (game == 4)
        ending.settle_regions(state)
        assert region in overlay_for(state)["regions"]
    assert region not in state.booming
    assert state.agenda[0] == ("settle", region)
    state.game = 9
    overlay = overlay_for(state)
    assert module not in [item.name for item in edition_from({**overlay, "booming": []}).modules]
    assert not set(events) & set(overlay["events"])
    decision = ending.ask_settle(state, region)
    assert decision is not None
    assert len(decision.options) == cities
    ending.grow_city(state, decision.options[0], region)
    board = board_of(overlay_for(state))
    assert board.places[board.place_index()[decision.options[0]]].is_large
    assert len(board.tickets) == len(board_of({**overlay, "retired": []}).tickets)
