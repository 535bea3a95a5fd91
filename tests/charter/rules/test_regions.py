"""Regions of a campaign that trade: grain, herds, packets, bazaar, expresses."""

from __future__ import annotations

import pytest

from semafor import Game, IllegalMove
from semafor.engine import access
from semafor.engine.ruleset import compile_ruleset
from semafor.rules.scoring import joined_tickets
from tests.kit.campaign import (
    REGIONS,
    campaign_edition,
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
    start,
)


def claim(game: Game, seat: int, route: str, colour: str = "green", spare: int = 0) -> None:
    """Claim a grey route with cards of a colour."""
    set_turn(game, seat)
    length = next(item.length for item in game.ruleset.board.routes if item.id == route)
    deal(game, seat, **{colour: length + spare})
    game.play({"do": "claim", "route": route, "pay": {colour: length}})


def options(game: Game) -> list[str]:
    return [move["option"] for move in game.moves()]


# -------------------------------------------------------------------- prairie


@pytest.mark.rule("REG-PRA-1", "CAM-C")
def test_the_price_begins_by_the_tariff() -> None:
    for tariff in (1, 2, 3):
        game = start(campaign_edition(["prairie"], ["grain"], tariff=tariff))
        assert shown(game, "grain")["price"] == [1 + tariff]
        assert shown(game, "grain")["grain"] == [0, 0, 0]


@pytest.mark.rule("CAM-P")
def test_prairie_routes_fill_the_silo() -> None:
    game = start(campaign_edition(["prairie"], ["grain"]))
    claim(game, 0, "chicago-st_paul/1")
    choose(game, "decline")
    assert shown(game, "grain")["grain"] == [2, 0, 0]
    part_of(game, "grain").put(game.state, "grain", 0, 3)
    claim(game, 0, "omaha-st_paul/1")
    assert options(game) == ["1", "2", "3", "4", "decline"]
    choose(game, "decline")
    assert shown(game, "grain")["grain"] == [4, 0, 0]
    claim(game, 1, "davenport-omaha")
    choose(game, "decline")
    assert shown(game, "grain")["grain"] == [4, 1, 0]


@pytest.mark.rule("REG-PRA-3", "REG-PRA-4", "CAM-END-1")
def test_grain_is_sold_one_by_one() -> None:
    game = start(campaign_edition(["prairie"], ["grain"], events=["E09", "E01", "E07"]))
    part_of(game, "grain").put(game.state, "grain", 0, 2)
    claim(game, 0, "davenport-omaha")
    before = dollars(game, 0)
    choose(game, "3")
    assert dollars(game, 0) == before + 2 + 1 + 1
    assert shown(game, "grain")["price"] == [0]
    assert shown(game, "grain")["sold"] == [3, 0, 0]
    reveal(game, "E01")
    reveal(game, "E07")
    assert shown(game, "grain")["price"] == [2]
    part_of(game, "grain").put(game.state, "grain", 1, 3)
    assert [lines["grain"] for lines in game.result().lines] == [0, 3, 0]
    reveal(game, "E09")
    claim(game, 1, "chicago-davenport")
    before = dollars(game, 1)
    choose(game, "1")
    assert dollars(game, 1) == before + 2 + 1


@pytest.mark.rule("REG-PRA-2", "CAM-EV-2")
def test_news_and_tickets_raise_the_price() -> None:
    game = start(campaign_edition(["prairie"], ["grain"], events=["E08"]))
    game.play({"do": "tickets"})
    assert shown(game, "grain")["price"] == [3]
    game.play_action(game.actions()[0])
    reveal(game, "E08")
    assert shown(game, "grain")["grain"] == [1, 1, 1]
    assert shown(game, "grain")["price"] == [3 - 2 + 1]


# -------------------------------------------------------------------- range


@pytest.mark.rule("CAM-M", "REG-RAN-1", "REG-RAN-3")
def test_a_herd_is_sold_by_distance() -> None:
    game = start(campaign_edition(["range"], ["herds"]), companies="-,-,-")
    assert shown(game, "herds")["herds"] == [1] * 6
    before = dollars(game, 0)
    claim(game, 0, "houston-new_orleans/1")
    assert options(game) == ["houston", "decline"]
    choose(game, "houston")
    assert options(game) == ["new_orleans", "decline"]
    choose(game, "new_orleans")
    assert dollars(game, 0) == before + 4
    assert shown(game, "herds")["delivered"] == [1, 0, 0]
    game = start(campaign_edition(["range"], ["herds"]), companies="-,-,-")
    own(game, 0, "nashville-new_orleans/1", "cincinnati-nashville/1")
    claim(game, 0, "houston-new_orleans/1")
    before = dollars(game, 0)
    choose(game, "houston")
    assert options(game) == ["cincinnati", "new_orleans", "decline"]
    choose(game, "cincinnati")
    assert dollars(game, 0) == before + 6


@pytest.mark.rule("CAM-M", "REG-RAN-3")
def test_a_full_stockyard_buys_no_more() -> None:
    game = start(campaign_edition(["range"], ["herds"], tariff=2), companies="-,-,-")
    part = part_of(game, "herds")
    yards = ["chicago", "cincinnati", "new_orleans"]
    part.put(game.state, "deliveries", yards.index("new_orleans"), 3)
    cities = ["dallas", "dodge_city", "houston", "little_rock", "oklahoma_city", "san_antonio"]
    part.put(game.state, "carried", 0, cities.index("houston") + 1)
    own(game, 0, "houston-new_orleans/1", "cincinnati-nashville/1")
    before = dollars(game, 0)
    route = next(r for r in game.ruleset.board.routes if r.id == "nashville-new_orleans/1")
    claim(game, 0, route.id, route.colour)
    assert options(game) == ["cincinnati", "decline"]
    choose(game, "cincinnati")
    assert dollars(game, 0) == before + 7


@pytest.mark.rule("REG-RAN-2", "CAM-M", "CAM-END-1")
def test_a_round_up_and_herds_left_over() -> None:
    made = campaign_edition(["range"], ["herds"], events=["E12", "E13"])
    game = start(made, companies="-,-,-")
    claim(game, 0, "houston-new_orleans/1")
    choose(game, "houston", "decline")
    assert shown(game, "herds")["herds"] == [1, 1, 0, 1, 1, 1]
    assert [lines["herds"] for lines in game.result().lines] == [-1, 0, 0]
    reveal(game, "E12")
    assert shown(game, "herds")["herds"] == [1] * 6
    reveal(game, "E13")
    before = dollars(game, 0)
    claim(game, 0, "dallas-houston/1")
    choose(game, "decline", "new_orleans")
    assert dollars(game, 0) == before + 4 + 2


# -------------------------------------------------------------------- coral


@pytest.mark.rule("CAM-R", "REG-COR-2", "REG-COR-3")
def test_a_packet_line_completes_a_ticket() -> None:
    game = start(campaign_edition(["coral"], ["packets"]), companies="-,-,-")
    own(game, 0, "mobile-new_orleans/1")
    ticket = game.ruleset.ticket_number["miami-new_orleans"]
    access.set_tickets(game.state, 0, [ticket], [])
    dollars(game, 0, 9)
    claim(game, 0, "miami-tampa/1")
    assert set(options(game)) == {
        "miami-mobile",
        "miami-new_orleans",
        "mobile-tampa",
        "new_orleans-tampa",
        "decline",
    }
    choose(game, "miami-new_orleans")
    assert dollars(game, 0) == 4
    assert joined_tickets(game.state, 0) == [ticket]


@pytest.mark.rule("CAM-R", "REG-COR-1", "REG-COR-3")
def test_lines_of_the_atlantic() -> None:
    game = start(campaign_edition(["coral"], ["packets"], tariff=2), companies="-,-,-")
    own(game, 0, "boston-new_york/1")
    dollars(game, 0, 6)
    claim(game, 0, "jacksonville-savannah/1")
    assert set(options(game)) == {
        "boston-savannah",
        "new_york-savannah",
        "boston-jacksonville",
        "jacksonville-new_york",
        "decline",
    }
    choose(game, "boston-jacksonville")
    assert dollars(game, 0) == 0
    own(game, 1, "boston-new_york/2")
    dollars(game, 1, 6)
    claim(game, 1, "jacksonville-miami/1")
    assert "boston-jacksonville" not in options(game)


@pytest.mark.rule("CAM-R")
def test_storm_flags_close_the_ports() -> None:
    game = start(campaign_edition(["coral"], ["packets"], events=["E10"]))
    own(game, 0, "mobile-new_orleans/1")
    dollars(game, 0, 9)
    reveal(game, "E10")
    set_turn(game, 0)
    deal(game, 0, green=2)
    game.play(
        {"do": "claim", "route": "miami-tampa/1", "pay": {"green": 1}, "surcharge": {"green": 1}}
    )
    assert game.phase == "turn"


# -------------------------------------------------------------------- sierra


def bazaar(tariff: int = 2, events: tuple[str, ...] = ()) -> Game:
    game = start(campaign_edition(["range", "sierra"], ["bazaar"], tariff=tariff, events=events))
    fill_row(game, "red", "red", "blue", "white")
    return game


def fill_row(game: Game, *names: str) -> None:
    part = part_of(game, "bazaar")
    for place, name in enumerate(names):
        part.put(game.state, "row", place, game.ruleset.kinds.index(name) + 1)


@pytest.mark.rule("CAM-S", "REG-SIE-1", "REG-SIE-2")
def test_four_colours_in_the_row_earn_a_premium() -> None:
    game = bazaar()
    before = dollars(game, 0)
    piles = game.view(0).deck_size
    claim(game, 0, "chihuahua-el_paso", "yellow", spare=1)
    assert "decline" in options(game)
    choose(game, "yellow", "red")
    assert hand(game, 0) == {"red": 1}
    choose(game, "decline")
    assert dollars(game, 0) == before + 3
    assert shown(game, "bazaar")["full"] == [1, 0, 0]
    assert game.view(0).deck_size <= piles + 3


@pytest.mark.rule("CAM-S")
def test_no_more_exchanges_than_the_length_and_no_locomotives() -> None:
    game = bazaar()
    set_turn(game, 0)
    deal(game, 0, green=4, locomotive=1)
    game.play({"do": "claim", "route": "monterrey-san_antonio", "pay": {"green": 2}})
    assert options(game) == ["green", "decline"]
    choose(game, "green", "blue", "green", "white")
    assert game.phase == "turn"
    assert hand(game, 0) == {"blue": 1, "white": 1, "locomotive": 1}


@pytest.mark.rule("REG-SIE-3")
def test_a_market_day() -> None:
    game = bazaar()
    fill_row(game, "green", "yellow", "black", "black")
    deal(game, 0, white=1)
    with pytest.raises(IllegalMove) as caught:
        game.play({"do": "market_day"})
    assert caught.value.reason == "no-market-day"
    own(game, 0, "chihuahua-el_paso")
    before = dollars(game, 0)
    on_top(game, "red")
    game.play({"do": "market_day"})
    assert options(game) == ["white"]
    choose(game, "white", "black", "decline")
    assert hand(game, 0) == {"black": 1, "red": 1}
    assert dollars(game, 0) == before + 3
    assert game.actor == 1


@pytest.mark.rule("REG-SIE-4", "CAM-EV-6")
def test_a_festival_deals_the_row_anew() -> None:
    game = bazaar(events=("E18",))
    dollars(game, 0, 1)
    on_top(game, "newspaper", "green", "locomotive", "green", "black_pick", "white", "yellow")
    reveal(game, "E18")
    row = [game.ruleset.kinds[kind - 1] for kind in shown(game, "bazaar")["row"]]
    assert row == ["green", "green", "black_pick", "white"]
    assert shown(game, "events")["event_pile"] == ["E18"]


# -------------------------------------------------------------------- coast


def expresses(*row: str, tariff: int = 3, seats: int = 3) -> Game:
    made = campaign_edition(REGIONS, ["expresses"], tariff=tariff, events=["E23"])
    game = start(made, seats, companies="-,-,-" if seats == 3 else "-,-")
    part = part_of(game, "expresses")
    names = game.ruleset.tokens[part.place("deck")]
    for place in range(len(names)):
        value = names.index(row[place]) + 1 if place < len(row) else 0
        part.put(game.state, "row", place, value)
    for card in range(len(names)):
        part.put(game.state, "deck", card, int(names[card] not in row))
    return game


def flags(game: Game, name: str) -> int:
    part = part_of(game, "expresses")
    return int(part.get(game.state, "flags", game.ruleset.tokens[part.place("deck")].index(name)))


@pytest.mark.rule("CAM-T")
def test_later_flags_are_worth_less() -> None:
    game = expresses("chicago-san_francisco", "los_angeles-new_orleans")
    part = part_of(game, "expresses")
    names = game.ruleset.tokens[part.place("deck")]
    part.put(game.state, "flags", names.index("chicago-san_francisco"), 2)
    join(game, 0, "chicago", "sacramento")
    before = dollars(game, 0)
    claim(game, 0, "sacramento-san_francisco/1")
    assert dollars(game, 0) == before + 6
    assert flags(game, "chicago-san_francisco") == 3
    assert shown(game, "expresses")["placed"] == [1, 0, 0]


@pytest.mark.rule("CAM-T")
def test_one_claim_may_place_several_flags() -> None:
    game = expresses("los_angeles-new_orleans", "nashville-sacramento")
    part = part_of(game, "expresses")
    names = game.ruleset.tokens[part.place("deck")]
    part.put(game.state, "flags", names.index("nashville-sacramento"), 4)
    join(game, 0, "nashville", "new_orleans")
    join(game, 0, "new_orleans", "san_francisco", avoid=("los_angeles", "sacramento"))
    own(game, 0, "los_angeles-sacramento")
    before = dollars(game, 0)
    claim(game, 0, "sacramento-san_francisco/1")
    assert dollars(game, 0) == before + 12 + 6


@pytest.mark.rule("CAM-T", "REG-COA-1", "REG-COA-2")
def test_open_cards_and_excursion_fever() -> None:
    game = Game(compile_ruleset(campaign_edition(REGIONS, ["expresses"]), 2), seed=3)
    assert sum(1 for card in shown(game, "expresses")["row"] if card) == 0
    while game.phase != "turn":
        game.play_action(game.actions()[0])
    assert sum(1 for card in shown(game, "expresses")["row"] if card) == 3
    game = expresses("chicago-san_francisco", "los_angeles-new_orleans", "atlanta-san_diego")
    part = part_of(game, "expresses")
    names = game.ruleset.tokens[part.place("deck")]
    part.put(game.state, "flags", names.index("chicago-san_francisco"), 1)
    reveal(game, "E23")
    row = [names[card - 1] for card in shown(game, "expresses")["row"] if card]
    assert row[:2] == ["chicago-san_francisco", "atlanta-san_diego"]
    assert len(row) == 3


def join(game: Game, seat: int, a: str, b: str, avoid: tuple[str, ...] = ()) -> None:
    """Give a seat the routes of a shortest way."""
    routes = game.ruleset.board.routes
    seen: dict[str, list[str]] = {a: []}
    waiting = [a]
    while waiting:
        place = waiting.pop(0)
        for route in routes:
            if place in (route.a, route.b):
                other = route.b if route.a == place else route.a
                if other not in seen and other not in avoid:
                    seen[other] = [*seen[place], route.id]
                    waiting.append(other)
    own(game, seat, *seen[b])
