"""Crew at each level, clauses, passes, privileges and seasons in games of the shipped campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.campaign.content import content
from semafor.engine import access
from tests.campaign.effects import (
    amount,
    apart,
    asked,
    check_others,
    claim,
    draw_two,
    finish,
    hold,
    notes,
    offered,
    only,
    part_of,
    ruleset,
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
    tokens_on_top,
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


@pytest.fixture(autouse=True)
def _others() -> Iterator[None]:
    yield
    check_others()


def with_rows(source: str, *names: str, **more: Any) -> Game:
    """A game in which seat 0 has some clauses, passes or privileges."""
    office = [[source, name, 1, True] for name in names]
    return apart(table(**{"slots": "AF", "offices": [office], **more}))


def last_lines(game: Game) -> list[int]:
    """What crew, clauses and passes earn at the end."""
    return [lines["powers"] for lines in finish(game).result().lines]


def cards(game: Game, seat: int = 0) -> int:
    return sum(hand(game, seat).values())


# -------------------------------------------------------------------- crew


@levels("CR01", 1, 2, 3)
def test_the_stoker_deals_more_cards(level: int, value: int) -> None:
    game = table(slots="A", offices=[[["crew", "CR01", level, True]]])
    assert [cards(game, seat) for seat in range(3)] == [4 + value, 4, 4]


@levels("CR02", 2, 4, 6)
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


@levels("CR07", 1, 2, 3)
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


@levels("CR09", 2, 4, 6)
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


# -------------------------------------------------------------------- clauses

# Tariff 1 and the green company: the bonus is 1 + half the length. Route, what it earns with the clause.
BONUS = {
    "CL1": (("charleston-norfolk/1", 4), ("norfolk-philadelphia", 2), ("atlanta-charleston", 0)),
    "CL3": (("boston-new_york/1", 1), ("mobile-savannah/1", 3), ("albany-boston", 1), (QUIET, 0)),
    "CL4": (("albany-boston", 3), ("norfolk-philadelphia", 4), ("atlanta-savannah", 2)),
    "CL5": (("albany-boston", 3), ("atlanta-savannah", 4), ("charleston-norfolk/1", 2)),
    "CL7": (("davenport-omaha", 4), ("chicago-davenport", 5), ("albany-boston", 1)),
    "CL8": (("knoxville-nashville", 6), ("atlanta-savannah", 2), ("atlanta-nashville", 0)),
}  # fmt: skip


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.card(name), id=name) for name in BONUS]
)
def test_clauses_that_raise_the_company_bonus(name: str) -> None:
    game = with_rows(
        "clause",
        name,
        slots="AFV",
        regions=["prairie"],
        painted={"davenport-omaha": "green", "chicago-davenport": "green"},
        depots={"nashville": ["green"]},
    )
    for route, dollars_earned in BONUS[name]:
        on_top(game, "red")  # of a large city
        assert claim(game, route)[0] == dollars_earned, route


@pytest.mark.card("CL2")
def test_workshops_bring_a_card_four_times() -> None:
    game = with_rows("clause", "CL2")
    routes = ("atlanta-savannah", "charlotte-lewisburg", "knoxville-nashville", "buffalo-detroit/1")
    claim(game, QUIET)
    assert cards(game) == 0
    for route in routes:
        on_top(game, "red")
        claim(game, route)
        assert cards(game) == 1
    claim(game, "chicago-cincinnati/1")
    assert cards(game) == 0


@pytest.mark.card("CL6")
def test_grand_livery_pays_for_other_own_routes() -> None:
    game = with_rows("clause", "CL6")
    routes = ("atlanta-savannah", "charlotte-lewisburg", "knoxville-nashville", "buffalo-detroit/1")
    assert [claim(game, route)[0] for route in routes] == [2, 3, 4, 5]
    assert claim(game, "chicago-cincinnati/1")[0] == 1 + 3
    assert claim(game, QUIET)[0] == 0


@pytest.mark.card("CL6", "CL1", "CL2", "E25")
def test_at_the_picnic_dollars_of_clauses_are_swapped_away_and_cards_stay() -> None:
    for clause, found in (("CL1", (0, 1)), ("CL6", (0, 1)), ("CL2", (0, 2))):
        game = with_rows("clause", clause, events=["E25"])
        reveal(game, "E25")
        own(game, 0, "atlanta-savannah")
        on_top(game, "red", "blue", "white")
        assert claim(game, "charleston-norfolk/1") == found, clause


@pytest.mark.card("CL9")
@pytest.mark.parametrize(("done", "earned"), [(2, 4), (5, 8)])
def test_through_tickets_pay_at_the_end(done: int, earned: int) -> None:
    game = with_rows("clause", "CL9")
    tickets = ("boston-new_york", "new_york-philadelphia", "baltimore-new_york", "baltimore-boston")
    own(game, 0, "boston-new_york/1", "new_york-philadelphia/1", "baltimore-philadelphia/1")
    own(game, 0, "montreal-quebec/1")
    hold(game, *(*tickets, "montreal-quebec")[:done])
    assert last_lines(game) == [earned, 0, 0]


@pytest.mark.card("CL10")
@pytest.mark.parametrize(("money", "found"), [((60, 10, 50), []), ((20, 10, 50), [4])])
def test_a_game_not_won_puts_a_note_into_the_vault(
    money: tuple[int, ...], found: list[int]
) -> None:
    game = with_rows("clause", "CL10")
    for seat, held in enumerate(money):
        hold(game, seat=seat)
        dollars(game, seat, held)
    assert notes(finish(game)) == found


# -------------------------------------------------------------------- passes


@pytest.mark.card("CP1")
def test_the_whistle_draws_after_a_draw() -> None:
    game = with_rows("pass", "CP1")
    for left in (1, 0):
        deal(game, 0)
        draw_two(game)
        choose(game, "use")
        assert (cards(game), uses(game, "CP1")) == (3, left)
    draw_two(game)
    assert game.actor == 1


@pytest.mark.card("CP2")
def test_the_lamp_offers_five_tickets() -> None:
    game = with_rows("pass", "CP2")
    for left in (1, 0):
        set_turn(game, 0)
        game.play({"do": "use", "power": "CP2"})
        assert offered(game) == (5, 1)
        game.play_action(game.actions()[0])
        assert uses(game, "CP2") == left
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "CP2"})


@pytest.mark.card("CP3")
@pytest.mark.parametrize(("done", "earned"), [(2, 0), (3, "T+2")])
def test_the_season_ticket_pays_for_three_tickets(done: int, earned: int | str) -> None:
    game = with_rows("pass", "CP3", tariff=3)
    own(game, 0, "boston-new_york/1", "new_york-philadelphia/1", "baltimore-philadelphia/1")
    hold(game, *("boston-new_york", "new_york-philadelphia", "baltimore-new_york")[:done])
    assert last_lines(game) == [amount(earned, 3), 0, 0]


@pytest.mark.card("CP4")
@pytest.mark.parametrize(("pieces", "bonus"), [(0, 16), (1, 16), (3, 9), (11, 2)])
def test_the_sleeping_car_counts_a_piece_fewer(pieces: int, bonus: int) -> None:
    game = with_rows("pass", "CP4")
    access.set_trains(game.state, 0, pieces)
    assert finish(game).result().lines[0]["unused_trains"] == bonus


@pytest.mark.card("CP5")
def test_the_dining_car_serves_a_card_after_long_routes() -> None:
    game = with_rows("pass", "CP5", regions=["coral", "range"])
    claim(game, "atlanta-charleston")
    assert game.phase == "turn"
    for left, route in ((2, "mobile-savannah/1"), (1, "mobile-tampa"), (0, "houston-little_rock")):
        claim(game, route)
        on_top(game, "blue")
        choose(game, "use")
        assert (cards(game), uses(game, "CP5")) == (1, left)


@pytest.mark.card("CP6")
def test_the_cap_waives_further_cards_but_not_the_premium_of_snow() -> None:
    game = with_rows(
        "pass", "CP6", regions=["prairie", "plateau"], booming=["plateau"], events=["E03"]
    )
    sky = part_of(game, "snow")
    names = game.ruleset.tokens[sky.base]
    for pair in range(len(names)):
        sky.put(game.state, "tokens", pair, 2 if names[pair] == "fargo-winnipeg" else 0)
    assert claim(game, "fargo-winnipeg", {"red": 2}, use=["CP6"]) == (6, 0)
    tokens_on_top(game, "snow", "regina-winnipeg")
    reveal(game, "E03")
    claim(game, "cincinnati-lewisburg", {"red": 2}, use=["CP6"])
    assert uses(game, "CP6") == 0
    with pytest.raises(IllegalMove):
        claim(game, "boston-montreal/1", {"red": 2}, use=["CP6"])


@pytest.mark.card("CP7")
def test_the_lost_property_book_takes_an_open_card_in_the_setup() -> None:
    game = Game(ruleset(slots="A", offices=[[["pass", "CP7", 1, True]]]), seed="card", first=0)
    while not any(move.get("option") == "use" for move in game.moves()):
        game.play_action(game.actions()[0])
    show_market(game, "locomotive", "red", "blue", "white", "white")
    choose(game, "use")
    kind = "locomotive"
    before = hand(game, 0).get(kind, 0)
    choose(game, kind)
    assert (cards(game), hand(game, 0)[kind]) == (5, before + 1)
    assert uses(game, "CP7") == 0
    assert all(kind >= 0 for kind in game.view(0).market)
    assert game.phase == "turn"


# -------------------------------------------------------------------- privileges


def founder(colour: str, **more: Any) -> Game:
    """A game in which seat 0 has a company and its privilege."""
    others = [name for name in ("green", "red", "black") if name != colour][:2]
    office = [["privilege", colour, 1, True]]
    return apart(table(**{"companies": (colour, *others), "offices": [office], **more}))


@pytest.mark.card("privilege_black")
def test_coal_reserve_is_a_draw_of_three() -> None:
    game = founder("black")
    deal(game, 0)
    on_top(game, "red", "blue", "white")
    game.play({"do": "use", "power": "privilege_black"})
    assert hand(game, 0) == {"red": 1, "blue": 1, "white": 1}
    assert game.actor == 1
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "privilege_black"})


@pytest.mark.card("privilege_blue")
def test_a_ferry_slip_saves_a_card_at_a_port() -> None:
    game = founder("blue")
    with pytest.raises(IllegalMove):
        claim(game, "albany-buffalo", {"yellow": 1}, use=["privilege_blue"])
    claim(game, "norfolk-philadelphia", {"green": 1}, use=["privilege_blue"])
    assert uses(game, "privilege_blue") == 0
    with pytest.raises(IllegalMove):
        claim(game, "atlanta-savannah", {"green": 1}, use=["privilege_blue"])


@pytest.mark.card("privilege_green")
def test_ticket_agents_offer_five() -> None:
    game = founder("green")
    game.play({"do": "use", "power": "privilege_green"})
    assert offered(game) == (5, 1)
    game.play_action(game.actions()[0])
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "privilege_green"})


@pytest.mark.card("privilege_yellow")
def test_a_sunday_excursion_takes_an_open_card() -> None:
    game = founder("yellow")
    show_market(game, "white", "locomotive", "blue", "green", "black")
    claim(game, QUIET)
    choose(game, "use")
    assert {move["option"] for move in game.moves()} == {"white", "blue", "green", "black"}
    on_top(game, "red")
    choose(game, "green")
    assert hand(game, 0) == {"green": 1}
    assert game.actor == 1
    claim(game, "albany-buffalo")
    assert game.phase == "turn"


@pytest.mark.card("privilege_red")
def test_a_fast_turnaround_is_a_second_short_claim() -> None:
    game = founder("red")
    deal(game, 0, locomotive=9)
    game.play({"do": "claim", "route": "atlanta-charleston", "pay": {"locomotive": 3}})
    assert game.actor == 1
    set_turn(game, 0)
    game.play({"do": "claim", "route": "albany-buffalo", "pay": {"locomotive": 2}})
    assert game.actor == 0
    with pytest.raises(IllegalMove):
        game.play({"do": "claim", "route": "atlanta-mobile", "pay": {"locomotive": 3}})
    game.play({"do": "claim", "route": "bangor-montreal", "pay": {"locomotive": 2}})
    assert game.actor == 1  # it cannot chain
    assert cards(game) == 2


# -------------------------------------------------------------------- seasons


def season(name: str, **more: Any) -> Game:
    return table(**{"slots": "B", "season": name, "regions": ["coral", "range"], **more})


@pytest.mark.card("S1")
def test_in_a_dry_summer_six_cards_lie_open() -> None:
    game = season("S1")
    assert len(game.view(0).market) == 6
    show_market(game, "locomotive", "locomotive", "red", "blue", "green", "white")
    on_top(game, "locomotive", "red", "blue", "green", "white", "black", "black")
    set_turn(game, 0)
    game.play({"do": "draw", "card": "red"})
    market = [game.ruleset.kinds[kind] for kind in game.view(0).market]
    assert market == ["red", "blue", "green", "white", "black", "black"]  # three: all new


@pytest.mark.parametrize(
    ("name", "route", "colour", "cost", "earns"),
    [
        pytest.param("S2", "little_rock-nashville", "blue", (1, 1), 2, marks=pytest.mark.card("S2")),
        pytest.param("S2", "bangor-montreal", "blue", (2, 0), 0, marks=pytest.mark.card("S2")),
        pytest.param("S4", "dallas-el_paso", "blue", (5, 1), 4, marks=pytest.mark.card("S4")),
        pytest.param("S4", "houston-little_rock", "blue", (4, 0), 0, marks=pytest.mark.card("S4")),
    ],
)  # fmt: skip
def test_in_some_seasons_routes_cost_and_earn_more(name, route, colour, cost, earns) -> None:
    regions = ["coral", "range", "sierra", "desert", "prairie"]
    game = season(name, regions=regions)
    assert asked(game, route, colour) == cost
    units, further = cost
    more = {"surcharge": {"red": further}} if further else {}
    assert claim(game, route, {colour: units}, **more)[0] == earns
    assert asked(season("S3", regions=regions), route, colour) == (units, 0)


@pytest.mark.card("S3")
def test_in_a_long_autumn_four_tickets_are_offered() -> None:
    game = season("S3", events=["E24"])
    for _time in range(2):
        set_turn(game, 0)
        game.play({"do": "tickets"})
        assert offered(game) == (4, 1)
        game.play_action(game.actions()[0])
        reveal(game, "E24")  # two such rules: the larger one


@pytest.mark.card("S5")
def test_in_a_fair_year_the_company_bonus_is_higher() -> None:
    assert claim(season("S5"), "atlanta-savannah")[0] == 3
    assert claim(season("S5"), QUIET)[0] == 0
    assert claim(season("S3"), "atlanta-savannah")[0] == 2


def few_cards(game: Game, deck: int) -> None:
    """A deck of a few red cards; the rest of the piles is the discard."""
    state, kinds = game.state, game.ruleset.kinds
    held = [
        a + b
        for a, b in zip(*(access.pile_list(state, n) for n in ("deck", "discard")), strict=True)
    ]
    top = [min(deck, held[kind]) if name == "red" else 0 for kind, name in enumerate(kinds)]
    rest = [count - own for count, own in zip(held, top, strict=True)]
    rest[kinds.index("newspaper")] = 0
    access.set_piles(state, top, rest, [0] * len(kinds))


@pytest.mark.card("S6")
def test_in_a_coal_boom_everybody_draws_after_a_reshuffle() -> None:
    game = season("S6", offices=[[["pass", "CP1", 1, True]]])
    for deck, drawn in ((4, [2, 0, 0]), (1, [3, 1, 1]), (9, [2, 0, 0]), (1, [3, 1, 1])):
        for seat in range(3):
            deal(game, seat)
            dollars(game, seat, (5, 7, 6)[seat])
        few_cards(game, deck)
        set_turn(game, 0)
        game.play({"do": "draw"})
        game.play({"do": "draw"})
        assert game.phase == "power"  # the whistle is asked about when everybody has drawn
        assert [cards(game, seat) for seat in range(3)] == drawn
        choose(game, "decline")
        assert [cards(game, seat) for seat in range(3)] == drawn


@pytest.mark.card("S6")
def test_a_coal_boom_comes_once_a_turn_and_not_for_its_own_cards() -> None:
    game = season("S6")
    for seat in range(3):
        deal(game, seat)
    few_cards(game, 1)
    discard = access.pile_list(game.state, "discard")
    few = [
        1 if game.ruleset.kinds[kind] in ("blue", "green") else 0 for kind in range(len(discard))
    ]
    set_turn(game, 0)
    game.play({"do": "draw"})
    access.set_piles(game.state, few, discard, [0] * len(few))
    game.play({"do": "draw"})
    assert [cards(game, seat) for seat in range(3)] == [3, 1, 1]  # the last of them reshuffled
    few_cards(game, 9)
    set_turn(game, 1)
    game.play({"do": "draw"})
    game.play({"do": "draw"})
    assert [cards(game, seat) for seat in range(3)] == [3, 3, 1]
