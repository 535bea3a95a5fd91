"""The 32 events in games of the shipped campaign: revealed they act, ended they are gone.

Tariff 2, so T + 1 is 3; every region booms and every rule is in force. Seat 0 has the green company.
"""

from __future__ import annotations

import pytest

from semafor import Game, IllegalMove
from tests.charter.effects import (
    amount,
    asked,
    claim,
    claims_of,
    decline,
    offered,
    row,
    table,
    whole,
)
from tests.kit.campaign import (
    choose,
    deal,
    dollars,
    hand,
    on_top,
    own,
    part_of,
    reveal,
    set_turn,
    show_market,
    shown,
    tokens_on_top,
)

T = 2


def money(game: Game) -> list[int]:
    return [dollars(game, seat) for seat in range(3)]


def set_money(game: Game, *amounts: int) -> None:
    for seat, wanted in enumerate(amounts):
        dollars(game, seat, wanted)


def end_event(game: Game) -> None:
    """Another event of any kind ends the one before; this one does nothing that lasts."""
    reveal(game, "E17")


# -------------------------------------------------------------------- costs


@pytest.mark.parametrize(
    ("name", "route", "colour", "usual", "changed"),
    [
        row("E02", "atlanta-charleston", "blue", (3, 0), (2, 0)),
        row("E02", "nashville-new_orleans/1", "white", (4, 0), (3, 0)),
        row("E02", "norfolk-philadelphia", "green", (2, 0), (2, 0)),
        row("E03", "cincinnati-lewisburg", "red", (2, 0), (2, 1)),
        row("E03", "chicago-davenport", "red", (2, 0), (2, 1)),
        row("E03", "buffalo-new_york", "red", (3, 0), (3, 1)),
        row("E03", "hermosillo-san_diego", "red", (4, 0), (4, 0)),
        row("E03", "norfolk-philadelphia", "green", (2, 0), (2, 0)),
        row("E10", "jacksonville-tampa", "red", (1, 0), (1, 1)),
        row("E10", "mobile-tampa", "red", (4, 0), (4, 1)),
        row("E10", "mobile-new_orleans/1", "green", (1, 0), (1, 0)),
        row("E22", "reno-sacramento/1", "red", (1, 0), (1, 1)),
        row("E22", "phoenix-san_diego/1", "red", (2, 0), (2, 1)),
        row("E22", "phoenix-santa_fe", "red", (4, 0), (4, 0)),
        row("E27", "mobile-new_orleans/1", "green", (1, 0), None),
        row("E27", "little_rock-nashville", "red", (1, 0), None),
        row("E27", "cincinnati-pittsburgh/1", "black", (3, 0), None),
        row("E27", "atlanta-nashville", "red", (2, 0), None),
        row("E27", "dallas-little_rock", "red", (3, 0), None),
        row("E27", "davenport-st_louis", "red", (2, 0), None),
        row("E27", "nashville-new_orleans/1", "white", (4, 0), (4, 0)),
        row("E27", "atlanta-knoxville", "yellow", (1, 0), (1, 0)),
    ],
)
def test_what_routes_cost(name, route, colour, usual, changed) -> None:
    game = whole()
    assert asked(game, route, colour) == usual
    reveal(game, name)
    assert asked(game, route, colour) == changed
    end_event(game)
    assert asked(game, route, colour) == usual


@pytest.mark.card("E19")
def test_customs_take_a_dollar_and_bring_a_card() -> None:
    game = whole()
    reveal(game, "E19")
    dollars(game, 0, 3)
    on_top(game, "blue")
    claim(game, "chihuahua-hermosillo", {"white": 2})
    assert dollars(game, 0) == 2
    assert hand(game, 0) == {"blue": 1}
    dollars(game, 0, 0)
    with pytest.raises(IllegalMove):
        claim(game, "chihuahua-monterrey", {"white": 3})
    end_event(game)
    claim(game, "chihuahua-monterrey", {"white": 3})
    decline(game)
    assert hand(game, 0) == {}


@pytest.mark.card("E29")
@pytest.mark.parametrize(("event", "price"), [("E29", 2), ("E01", 4)])
def test_gangs_are_two_dollars_cheaper(event: str, price: int) -> None:
    game = whole()
    reveal(game, "E29")
    if event != "E29":
        reveal(game, event)
    dollars(game, 0, 9)
    assert claim(game, "albany-buffalo", {"yellow": 1}, gang=True) == (-price, 0)
    dollars(game, 0, price - 1)
    with pytest.raises(IllegalMove):
        claim(game, "bangor-montreal", {"blue": 1}, gang=True)


# -------------------------------------------------------------------- money and cards at once


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        row("E01", (5, 0, 9), (8, 3, 12)),
        row("E07", (9, 4, 4), (9, 9, 9)),
        row("E07", (3, 4, 5), (8, 4, 5)),
        row("E31", (9, 4, 1), (7, 4, 3)),
        row("E31", (6, 6, 6), (6, 6, 6)),
        row("E31", (12, 12, 0), (10, 10, 2)),
    ],
)
def test_money_at_once(name, before, after) -> None:
    game = whole()
    set_money(game, *before)
    reveal(game, name)
    assert money(game) == list(after)
    claim(game, "albany-montreal")
    assert money(game) == list(after)  # it acts once


@pytest.mark.card("E11")
def test_oysters_pay_for_routes_to_ports() -> None:
    game = whole()
    own(game, 0, "boston-new_york/1", "new_york-philadelphia/1", "miami-tampa/1", "albany-boston")
    own(game, 1, "seattle-vancouver/1", "chicago-detroit/1")
    set_money(game, 5, 7, 6)
    reveal(game, "E11")
    assert money(game) == [8, 8, 6]


@pytest.mark.card("E05")
def test_eight_cards_lose_two_and_seven_none() -> None:
    game = whole()
    set_money(game, 5, 7, 6)
    deal(game, 0, red=8)
    deal(game, 1, blue=7)
    deal(game, 2, white=5, green=4)
    reveal(game, "E05")
    choose(game, "red", "red", "white", "green")
    assert game.phase == "turn"
    assert [sum(hand(game, seat).values()) for seat in range(3)] == [6, 7, 7]


@pytest.mark.card("E28")
def test_everybody_may_swap_two_cards_with_the_display() -> None:
    game = whole()
    show_market(game, "red", "red", "locomotive", "locomotive", "white")
    set_money(game, 5, 7, 6)
    deal(game, 0, blue=1, green=1, yellow=1)
    reveal(game, "E28")
    choose(game, "blue", "locomotive", "green", "white")
    assert hand(game, 0) == {"yellow": 1, "locomotive": 1, "white": 1}
    choose(game, "decline", "decline")  # the others
    assert game.phase == "turn"
    market = sorted(game.ruleset.kinds[kind] for kind in game.view(0).market)
    assert market == ["blue", "green", "locomotive", "red", "red"]


# -------------------------------------------------------------------- claims and draws


@pytest.mark.parametrize(
    ("name", "route", "usual", "changed"),
    [
        row("E04", "baltimore-norfolk/1", (0, 1), (1, 1)),
        row("E04", "albany-montreal", (0, 0), (0, 0)),
        row("E21", "helena-spokane/1", (0, 0), ("T", 0)),
        row("E21", "albany-montreal", (0, 0), (0, 0)),
        row("E25", "albany-boston", (2, 1), (0, 2)),  # boston is large: a card anyway
        row("E25", "albany-montreal", (0, 0), (0, 0)),
        row("E26", "albany-boston", (2, 1), (3, 1)),
        row("E26", "albany-montreal", (0, 0), (0, 0)),
        row("E32", "chicago-detroit/1", (0, 0), (3, 0)),
        row("E32", "albany-montreal", (0, 0), (0, 0)),
    ],
)
def test_what_a_claim_brings(name, route, usual, changed) -> None:
    for event, (gained, cards) in ((name, changed), ("E01", usual)):
        game = whole()
        reveal(game, name)
        if event != name:
            reveal(game, event)  # the event is over
        dollars(game, 0, 5)
        length = next(item.length for item in game.ruleset.board.routes if item.id == route)
        set_turn(game, 0)
        deal(game, 0, locomotive=length)
        on_top(game, "red", "blue", "white")
        game.play({"do": "claim", "route": route, "pay": {"locomotive": length}})
        decline(game)
        assert dollars(game, 0) - 5 == amount(gained, T)
        assert sum(hand(game, 0).values()) == cards


@pytest.mark.card("E22")
def test_fog_pays_for_its_further_card() -> None:
    game = whole()
    reveal(game, "E22")
    one = {"green": 1}
    held = dollars(game, 0)
    claim(game, "los_angeles-san_diego/1", one, surcharge={"red": 1})
    decline(game)  # no packet line
    assert dollars(game, 0) == held + 3
    end_event(game)
    assert claim(game, "portland-seattle/1", one) == (0, 0)


@pytest.mark.card("E06")
def test_spare_engines_are_ordinary_cards() -> None:
    game = whole()
    for event, second in (("E06", True), ("E01", False)):
        reveal(game, event)
        set_turn(game, 0)
        show_market(game, "locomotive", "red", "blue", "white", "black")
        on_top(game, "green", "yellow")
        game.play({"do": "draw", "card": "locomotive"})
        assert (game.actor == 0) is second
        decline(game)


@pytest.mark.card("E24")
def test_the_telegraph_offers_four_tickets() -> None:
    game = whole()
    for event, tickets in (("E24", 4), ("E01", 3)):
        reveal(game, event)
        set_turn(game, 0)
        game.play({"do": "tickets"})
        assert offered(game) == (tickets, 1)
        game.play_action(game.actions()[0])
        decline(game)


@pytest.mark.card("E30")
def test_a_link_up_pays_two_more() -> None:
    for event, gained in (("E30", 3), ("E01", 1)):
        game = whole()
        reveal(game, "E30")
        if event != "E30":
            reveal(game, event)
        own(game, 0, "albany-buffalo", "montreal-quebec/1")
        assert claim(game, "albany-montreal")[0] == gained


# -------------------------------------------------------------------- regions


@pytest.mark.card("E08")
def test_a_bumper_harvest_fills_silos_and_lowers_the_price() -> None:
    game = whole()
    silo = part_of(game, "grain")
    silo.put(game.state, "grain", 1, 4)
    assert shown(game, "grain")["price"] == [3]
    reveal(game, "E08")
    assert shown(game, "grain")["grain"] == [1, 4, 1]
    assert shown(game, "grain")["price"] == [2]  # two steps down, one up as for every event


@pytest.mark.card("E09")
@pytest.mark.parametrize(("event", "earned"), [("E09", 3 + 1 + 2 + 1), ("E01", 3 + 2)])
def test_millers_pay_a_dollar_more(event: str, earned: int) -> None:
    game = whole()
    silo = part_of(game, "grain")
    reveal(game, "E09")
    if event != "E09":
        reveal(game, event)
    silo.put(game.state, "price", 0, 4)
    silo.put(game.state, "grain", 0, 2)
    set_turn(game, 0)
    before = dollars(game, 0)
    on_top(game, "red", "blue")
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    choose(game, "2")
    assert dollars(game, 0) - before == earned


@pytest.mark.card("E10")
def test_no_packet_line_is_opened_under_storm_flags() -> None:
    for event, phase in (("E10", "turn"), ("E01", "packet_line")):
        game = whole()
        own(game, 0, "mobile-new_orleans/1")
        dollars(game, 0, 20)
        reveal(game, "E10")
        if event != "E10":
            reveal(game, event)
        extra = {"surcharge": {"red": 1}} if event == "E10" else {}
        claim(game, "miami-tampa/1", {"green": 1}, **extra)
        assert game.phase == phase


@pytest.mark.card("E12")
def test_a_round_up_brings_herds_to_empty_cities() -> None:
    game = whole()
    ranch = part_of(game, "herds")
    for city, herds in enumerate((0, 1, 2, 0, 1, 1)):
        ranch.put(game.state, "herds", city, herds)
    reveal(game, "E12")
    assert shown(game, "herds")["herds"] == [1, 1, 2, 1, 1, 1]


@pytest.mark.card("E13")
@pytest.mark.parametrize(("event", "earned"), [("E13", 7), ("E01", 5)])
def test_beef_pays_two_more(event: str, earned: int) -> None:
    """Houston to New Orleans is one strand: 2 + T + 1."""
    game = whole()
    reveal(game, "E13")
    if event != "E13":
        reveal(game, event)
    dollars(game, 0, 0)
    claim(game, "houston-new_orleans/1", {"white": 3})
    choose(game, "houston", "new_orleans")
    assert dollars(game, 0) == earned


@pytest.mark.card("E14")
def test_a_blizzard_turns_two_sky_cards() -> None:
    game = whole()
    pairs = ("fargo-winnipeg", "regina-winnipeg", "duluth-fargo")
    sky = part_of(game, "snow")
    names = game.ruleset.tokens[sky.base]
    for pair in range(len(names)):
        sky.put(game.state, "tokens", pair, 0)
        sky.put(game.state, "deck", pair, 1)
    tokens_on_top(game, "snow", *pairs)
    reveal(game, "E14")
    found = {names[at] for at, count in enumerate(shown(game, "snow")["tokens"]) if count}
    assert found == set(pairs)  # two by the card, one as for every event


@pytest.mark.card("E15")
def test_a_warm_wind_melts_one_token_everywhere() -> None:
    game = whole()
    sky = part_of(game, "snow")
    names = game.ruleset.tokens[sky.base]
    for pair in range(len(names)):
        sky.put(game.state, "tokens", pair, (0, 1, 2)[pair % 3] if pair < 9 else 0)
        sky.put(game.state, "deck", pair, 1)
    before = dollars(game, 0)
    tokens_on_top(game, "snow", names[12])
    reveal(game, "E15")
    expected = [max(0, (0, 1, 2)[pair % 3] - 1) if pair < 9 else 0 for pair in range(12)]
    assert shown(game, "snow")["tokens"] == [*expected, 1]
    assert dollars(game, 0) == before


@pytest.mark.card("E16")
@pytest.mark.parametrize(
    ("event", "pay", "digs"),
    [
        ("E16", {"green": 3}, 1),
        ("E16", {"green": 2, "green_pick": 1}, 2),
        ("E16", {"green_pick": 3}, 4),
        ("E01", {"green": 2, "green_pick": 1}, 1),
        ("E01", {"green": 3}, 0),
    ],
)
def test_a_rich_vein_is_one_more_dig(event: str, pay: dict[str, int], digs: int) -> None:
    game = whole()
    reveal(game, "E16")
    if event != "E16":
        reveal(game, event)
    claim(game, "denver-santa_fe", pay)
    tokens_on_top(game, "assay", "2", "2", "2", "3", "3")
    made = 0
    while game.phase == "dig":
        choose(game, "dig")
        made += 1
    assert made == digs


@pytest.mark.card("E17")
def test_the_assayers_day_off() -> None:
    game = whole()
    mine = part_of(game, "assay")
    names = game.ruleset.names["assay"]
    for at, name in enumerate(names):
        moved = 2 if name == "2" else 0
        mine.add(game.state, "deck", at, -moved)
        mine.put(game.state, "discard", at, moved)
    desert = ["cheyenne-denver", "denver-santa_fe", "cheyenne-omaha", "denver-phoenix"]
    own(game, 0, *desert)
    own(game, 1, "el_paso-santa_fe")
    set_money(game, 5, 7, 6)
    reveal(game, "E17")
    assert money(game) == [8, 8, 6]
    assert sum(shown(game, "assay")["discard"]) == 0
    assert sum(shown(game, "assay")["deck"]) == 16


@pytest.mark.card("E18")
def test_lanterns_bring_a_new_row_and_the_poorest_a_card() -> None:
    game = whole()
    set_money(game, 9, 1, 5)
    for seat in range(3):
        deal(game, seat)
    on_top(game, "red", "blue", "white", "black", "yellow")
    base = part_of(game, "events").base
    game.state.source.tokens[base] = [game.ruleset.tokens[base].index("E18")]
    game.state.push_procedure(game.ruleset.procedure_number["event"], 0, 0, 0)
    game.state.advance()
    row_now = [game.ruleset.kinds[card - 1] for card in shown(game, "bazaar")["row"]]
    assert row_now == ["red", "blue", "white", "black"]
    assert [hand(game, seat) for seat in range(3)] == [{}, {"yellow": 1}, {}]


@pytest.mark.card("E20", "E21")
def test_powder_everywhere_and_nowhere() -> None:
    for event, at_home, elsewhere in (
        ("E20", True, True),
        ("E21", False, False),
        ("E01", True, False),
    ):
        game = whole()
        reveal(game, event)
        for route, allowed in (("helena-spokane/1", at_home), ("buffalo-montreal/1", elsewhere)):
            set_turn(game, 0)
            deal(game, 0, red_skull=1)
            assert any(move.get("blast") for move in claims_of(game, route)) is allowed


@pytest.mark.card("E23")
def test_an_excursion_replaces_the_leftmost_express_without_a_flag() -> None:
    game = whole()
    expresses = part_of(game, "expresses")
    names = game.ruleset.tokens[expresses.place("deck")]
    before = [card - 1 for card in shown(game, "expresses")["row"] if card]
    expresses.put(game.state, "flags", before[0], 1)
    fresh = next(at for at, count in enumerate(shown(game, "expresses")["deck"]) if count)
    tokens_on_top(game, "expresses", names[fresh])
    reveal(game, "E23")
    after = [card - 1 for card in shown(game, "expresses")["row"] if card]
    assert after == [before[0], before[2], fresh]


@pytest.mark.card("E33")
@pytest.mark.rule("CAM-EV-7", "LEG-EVENT-4")
def test_the_extra_edition_leaves_the_game_and_the_next_event_is_revealed() -> None:
    game = table(events=["E04", "E33"])
    reveal(game, "E04")
    before = money(game)
    reveal(game, "E33")
    seen = shown(game, "events")
    assert money(game) == [held + 1 for held in before]
    # The deck was empty: what lay in the pile is shuffled into a new one and revealed.
    assert (seen["active_event"], seen["event_pile"], seen["event_deck"]) == ("E04", ["E04"], [])
