"""The 77 postcards in games of the shipped campaign: not before their conditions hold, and then.

Tariff 3. The office of seat 0 (the green company) holds every postcard; all but one are taken out.
"""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game
from semafor.engine import access
from tests.charter.effects import (
    TARIFF,
    WATCHED,
    amount,
    claim,
    decline,
    draw_two,
    finish,
    hold,
    notes,
    postcard_game,
    postcards,
    reward,
    row,
    table,
    uses,
)
from tests.kit.campaign import (
    REGIONS,
    deal,
    dollars,
    hand,
    on_top,
    own,
    part_of,
    reveal,
    set_turn,
)

T = TARIFF
# Two strands of the east that mean nothing to any card.
QUIET, QUIETER = "albany-montreal", "albany-buffalo"


def earned(game: Game, route: str, pay: dict[str, int] | None = None, **more: Any) -> Any:
    """Dollars, cards and notes that a claim brings; cards of large cities not counted."""
    length = game.ruleset.board.routes[game.ruleset.route_number[route]].length
    paid = dict(pay) if pay is not None else {"locomotive": length}
    before = len(notes(game))
    on_top(game, *["red", "blue", "white", "black", "yellow"])
    gained, cards = claim(game, route, paid, **more)
    ends = set(route.partition("/")[0].split("-"))
    large = bool(ends & {"baltimore", "boston", "new_orleans", "new_york", "philadelphia"})
    return gained, cards - large, notes(game)[before:]


NOTHING = reward()
EAST = ("boston-new_york/1", "new_york-philadelphia/1", "baltimore-philadelphia/1")
TO_CHARLESTON = ("norfolk-philadelphia", "charleston-norfolk/2")
SOUTH = ("chicago-cincinnati/2", "cincinnati-nashville/1", "nashville-new_orleans/1")


# Routes owned before, the ones that fulfil the condition, and the reward.
OWNED = [
    row("P01", (*EAST[:2], "mobile-new_orleans/1", "miami-tampa/1"), ("charleston-savannah/1",), reward(note="improvement")),
    row("P08", ("chicago-cincinnati/2", *SOUTH[1:2]), SOUTH[2:], reward(0, 3)),
    row("P10", ("mobile-savannah/1", "boston-new_york/1"), ("charleston-charlotte",), reward("T", 0, "clue")),
    row("P11", (*EAST, "mobile-new_orleans/1"), ("buffalo-pittsburgh",), reward(2, 2)),
    row("P13", ("chicago-davenport", "davenport-omaha", "cincinnati-st_louis"), ("duluth-fargo",), reward(0, 2)),
    row("P15", ("duluth-st_paul", "chicago-st_paul/1", *SOUTH[:2]), SOUTH[2:], reward(note="improvement")),
    row("P23", (*EAST[:2], *TO_CHARLESTON, "charleston-savannah/1", "mobile-savannah/1", "mobile-new_orleans/1"), ("houston-new_orleans/1",), reward(note=9)),
    row("P25", ("duluth-winnipeg", "chicago-duluth", "chicago-detroit/1", "buffalo-detroit/2"), ("buffalo-new_york",), reward(note=9)),
    row("P26", ("mobile-savannah/1", "mobile-tampa", "atlanta-charleston"), ("cheyenne-miles_city",), reward(note="improvement")),
    row("P32", ("chicago-st_louis/1", "little_rock-st_louis", "dallas-little_rock", "dallas-el_paso"), ("chihuahua-el_paso",), reward(note=10)),
    row("P36", ("calgary-regina", "regina-winnipeg", "duluth-winnipeg", "chicago-duluth", *SOUTH[:2]), SOUTH[2:], reward(note=12)),
    row("P39", ("lewisburg-norfolk", "cincinnati-lewisburg", "cincinnati-st_louis", "little_rock-st_louis", "little_rock-oklahoma_city", "oklahoma_city-santa_fe", "phoenix-santa_fe"), ("phoenix-san_diego/1",), reward(note=12)),
    row("P46", (*EAST, *TO_CHARLESTON, "mobile-new_orleans/1", "miami-tampa/1", "seattle-vancouver/1"), ("charleston-savannah/1",), reward(note="crew")),
    row("P48", ("chicago-st_louis/1", "kansas_city-st_louis/1", "kansas_city-oklahoma_city/1", "dallas-oklahoma_city/1"), ("dallas-san_antonio/1",), reward(note="improvement")),
    row("P49", ("mobile-tampa", "mobile-savannah/1", "dallas-el_paso"), ("houston-little_rock",), reward("2T")),
    row("P52", ("cheyenne-fargo", "mobile-tampa"), ("dallas-el_paso",), reward(note=8)),
    row("P54", ("chihuahua-el_paso", "el_paso-hermosillo", "el_paso-santa_fe"), ("chihuahua-hermosillo",), reward(note=8)),
    row("P54", ("chihuahua-el_paso", "chihuahua-hermosillo", "monterrey-san_antonio"), ("el_paso-santa_fe",), reward(note=8)),
    row("P56", ("calgary-helena", "helena-spokane/1", "portland-seattle/1", "portland-san_francisco/1"), ("calgary-regina",), reward(note="improvement")),
    row("P59", ("albany-boston", "norfolk-philadelphia", "atlanta-savannah"), ("charlotte-lewisburg",), reward(note=6)),
    row("P60", ("charleston-norfolk/1", "norfolk-philadelphia", "buffalo-detroit/1"), ("albany-boston",), reward(note=6)),
    row("P61", ("albany-boston", "norfolk-philadelphia", "atlanta-savannah"), ("charleston-norfolk/1",), reward(note=6)),
    row("P61", ("albany-boston", "charleston-norfolk/1"), ("atlanta-savannah",), reward(note=6)),
    row("P62", ("albany-boston", "lewisburg-pittsburgh"), ("atlanta-savannah",), reward(note=6)),
    row("P62", ("albany-boston", "atlanta-savannah", "charlotte-lewisburg"), ("lewisburg-pittsburgh",), reward(note=6)),
    row("P63", ("albany-boston", "norfolk-philadelphia"), ("atlanta-savannah",), reward(note=6)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "before", "then", "gets"), OWNED)
def test_goals_by_what_a_company_owns(name, before, then, gets) -> None:
    game = postcard_game(name)
    own(game, 0, *before)
    assert earned(game, QUIET) == NOTHING
    own(game, 0, *then)
    draw_two(game)
    assert (notes(game), uses(game, name)) == ([], 1)  # only a claim shows it
    assert earned(game, QUIETER) == gets
    assert earned(game, "montreal-quebec/1") == NOTHING  # once


# For each city the routes that touch the others, one that touches it, and the reward.
TOUCHED = [
    row("P02", ("bangor-quebec/1",), "buffalo-montreal/1", reward(0, 2)),
    row("P02", ("montreal-quebec/1",), "bangor-boston/1", reward(0, 2)),
    row("P02", ("bangor-montreal",), "bangor-quebec/1", reward(0, 2)),
    row("P16", ("miami-tampa/1",), "jacksonville-savannah/1", reward(0, 2)),
    row("P16", ("jacksonville-tampa",), "miami-tampa/2", reward(0, 2)),
    row("P16", ("jacksonville-miami/1",), "mobile-tampa", reward(0, 2)),
    row("P28", ("cheyenne-salt_lake_city",), "denver-santa_fe", reward(0, 1, "clue")),
    row("P28", ("denver-salt_lake_city/1",), "cheyenne-omaha", reward(0, 1, "clue")),
    row("P28", ("cheyenne-denver",), "helena-salt_lake_city", reward(0, 1, "clue")),
    row("P37", ("portland-spokane/1",), "spokane-vancouver", reward(note="improvement")),
    row("P37", ("seattle-vancouver/1",), "portland-spokane/1", reward(note="improvement")),
    row("P37", ("portland-seattle/1",), "spokane-vancouver", reward(note="improvement")),
    row("P50", ("miles_city-regina",), "duluth-winnipeg", reward(note="improvement")),
    row("P50", ("duluth-winnipeg",), "miles_city-regina", reward(note="improvement")),
    row("P58", ("los_angeles-san_diego/1",), "portland-san_francisco/1", reward(note=9)),
    row("P58", ("portland-san_francisco/1", "hermosillo-san_diego"), "los_angeles-phoenix", reward(note=9)),
    row("P58", ("los_angeles-san_francisco/1",), "hermosillo-san_diego", reward(note=9)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "before", "then", "gets"), TOUCHED)
def test_goals_by_cities_touched(name, before, then, gets) -> None:
    game = postcard_game(name)
    own(game, 0, *before)
    assert earned(game, "chicago-detroit/1") == NOTHING
    own(game, 0, then)
    draw_two(game)
    assert (notes(game), uses(game, name)) == ([], 1)
    assert earned(game, QUIETER) == gets


@pytest.mark.card("P53")
def test_five_colours() -> None:
    game = postcard_game("P53")
    own(game, 0, "boston-new_york/1", "albany-boston", "bangor-montreal", "buffalo-new_york")
    assert earned(game, QUIET) == NOTHING  # white, green, blue, red; grey is none
    assert earned(game, QUIETER) == reward(0, 2)


@pytest.mark.card("P63")
def test_the_copper_key_asks_for_eight_pieces_left() -> None:
    game = postcard_game("P63")
    own(game, 0, "albany-boston", "norfolk-philadelphia", "atlanta-savannah")
    access.set_trains(game.state, 0, 8)
    assert earned(game, QUIET) == NOTHING
    access.set_trains(game.state, 0, 10)
    assert earned(game, QUIETER) == reward(note=6)


# A claim that does not do it, one that does, how they are paid, and the reward.
CLAIMED = [
    row("P06", ("houston-little_rock", {"green": 3, "locomotive": 1}), ("mobile-tampa", {"green": 4}), reward(0, 2)),
    row("P06", ("atlanta-charleston", {"blue": 3}), ("cheyenne-fargo", {"red": 5}), reward(0, 2)),
    row("P21", ("dodge_city-oklahoma_city", None), ("dodge_city-kansas_city", None), reward(note="improvement")),
    row("P21", ("dallas-houston/1", None), ("denver-dodge_city", None), reward(note="improvement")),
    row("P41", ("atlanta-charleston", {"blue_pick": 1, "blue": 2}), ("atlanta-mobile", {"black_pick": 2, "black": 1}), reward(0, 2)),
    row("P45", ("jacksonville-miami/1", None), ("jacksonville-tampa", None), reward("T+1", 1)),
    row("P45", (QUIET, None), ("seattle-vancouver/1", None), reward("T+1", 1)),
    row("P47", ("little_rock-nashville", None), ("houston-little_rock", None), reward(0, 2)),
    row("P47", ("dallas-houston/1", None), ("dallas-little_rock", None), reward(0, 2)),
    row("P51", ("bangor-montreal", {"blue_pick": 1, "blue": 1}), ("albany-buffalo", {"yellow_pick": 2}), reward(0, 2)),
    row("P57", ("los_angeles-santa_barbara", {"red": 1, "locomotive": 1}), ("san_francisco-santa_barbara", {"locomotive": 2}), reward(0, 3)),
    row("P57", ("albany-buffalo", {"locomotive": 2}), ("los_angeles-phoenix", {"red": 1, "locomotive": 2}), reward(0, 3)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "first", "second", "gets"), CLAIMED)
def test_goals_by_what_is_claimed_and_how_it_is_paid(name, first, second, gets) -> None:
    game = postcard_game(name)
    assert earned(game, *first) == NOTHING
    assert earned(game, *second) == gets


@pytest.mark.card("P05")
@pytest.mark.parametrize("event", ["E03", "E10", "E14", "E22", "E27"])
def test_the_umbrella_comes_back_in_foul_weather(event: str) -> None:
    game = postcard_game("P05")
    reveal(game, "E02")
    assert earned(game, QUIET) == NOTHING
    reveal(game, event)
    assert earned(game, QUIETER) == reward(0, 1, "clue")


@pytest.mark.card("P35")
def test_the_sixth_event_in_anybodys_turn() -> None:
    game = postcard_game("P35")
    names = ("E02", "E03", "E04", "E06", "E14")
    for name in names:
        reveal(game, name)
    set_turn(game, 1)
    dollars(game, 0, 5)
    deal(game, 0)
    reveal(game, "E27")
    assert (dollars(game, 0), sum(hand(game, 0).values())) == (5 + amount("T", T), 2)


# -------------------------------------------------------------------- after a turn


@pytest.mark.card("P43")
def test_fourteen_dollars_bring_two_cards() -> None:
    game = postcard_game("P43")
    for route, money, cards in ((QUIET, 13, 0), (QUIETER, 14, 2), ("bangor-quebec/1", 20, 0)):
        dollars(game, 0, money)
        claim(game, route)
        assert (dollars(game, 0), sum(hand(game, 0).values())) == (money, cards)


@pytest.mark.card("P55")
def test_a_hand_of_twelve() -> None:
    game = postcard_game("P55")
    for route, held, gained, cards in ((QUIET, 11, 0, 11), (QUIETER, 12, 3, 13)):
        assert claim(game, route, spare=held) == (gained, cards)
    assert claim(game, "bangor-quebec/1", spare=12) == (0, 12)


# Part and row of the module's counter, how much it asks for, routes of the other branch, reward.
COUNTED = [
    row("P04", "prairie", "grain", "sold", 4, ("chicago-davenport", "davenport-omaha", "cincinnati-st_louis", "duluth-fargo"), "2T+2", "", 0),
    row("P18", "coral", "packets", "lines", 1, (*EAST[:2], *TO_CHARLESTON, "charleston-savannah/1", "jacksonville-savannah/1", "jacksonville-miami/1"), "T", "clue", 0),
    row("P19", "range", "herds", "delivered", 2, ("dallas-houston/1", "dallas-el_paso", "houston-new_orleans/1", "dodge_city-kansas_city", "little_rock-nashville"), 0, "", 2),
    row("P24", "plateau", "snow", "cleared", 3, ("duluth-fargo", "fargo-winnipeg", "calgary-regina"), 0, "crew", 0),
    row("P27", "desert", "assay", "best", 8, ("cheyenne-denver", "denver-omaha/1", "phoenix-san_diego/1", "denver-santa_fe"), 0, "", 2),
    row("P30", "sierra", "bazaar", "full", 1, ("dallas-el_paso", "chihuahua-monterrey", "hermosillo-san_diego"), 0, "crew", 0),
    row("P33", "evergreen", "powder", "blasts", 2, ("calgary-regina", "helena-spokane/1", "portland-seattle/1", "spokane-vancouver"), 0, "crew", 0),
    row("P38", "coast", "expresses", "placed", 2, ("los_angeles-phoenix", "reno-sacramento/1", "portland-san_francisco/1", "hermosillo-san_diego"), 0, "", 3),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "region", "part", "counter", "least", "routes", "gets", "gift", "drawn"), COUNTED
)
def test_goals_by_counters_of_regions_or_by_routes(
    name, region, part, counter, least, routes, gets, gift, drawn
) -> None:
    for first, second in ((least - 1, least), (0, 0)):
        game = postcard_game(name, booming=REGIONS)
        counted = part_of(game, part)
        dollars(game, 0, 5)
        counted.put(game.state, counter, 0, first)
        if not second:
            own(game, 0, *routes[:-1])
        draw_two(game)
        decline(game)
        assert dollars(game, 0) == 5
        counted.put(game.state, counter, 0, second)
        if not second:
            own(game, 0, routes[-1])
        _gained, cards = claim(game, QUIET)
        decline(game)
        assert (dollars(game, 0), cards) == (5 + amount(gets, T), drawn)
        assert notes(game) == ([gift] if gift else [])


# -------------------------------------------------------------------- at the end

FOUR = ("montreal-quebec", "boston-new_york", "new_york-philadelphia", "baltimore-new_york")
FOUR_ROUTES = ("montreal-quebec/1", *EAST)
FIVE = (*FOUR, "albany-bangor")
FIVE_ROUTES = (*FOUR_ROUTES, "bangor-montreal", "albany-montreal")
ALBANY_SAVANNAH = ("albany-new_york", *EAST[1:2], *TO_CHARLESTON, "charleston-savannah/1")
FOUR_REGIONS = ("chicago-davenport", "davenport-kansas_city", "kansas_city-oklahoma_city/1", "davenport-st_paul", "fargo-st_paul/1")  # fmt: skip
SIX_REGIONS = (*FOUR_REGIONS, "oklahoma_city-santa_fe", "el_paso-santa_fe")

# Tickets held, routes that are not enough, routes that are, the note.
AT_THE_END = [
    row("P07", FIVE, FOUR_ROUTES, FIVE_ROUTES, "crew"),
    row("P09", (), ("bangor-quebec/1", "bangor-montreal", "albany-montreal"), ("bangor-quebec/1", "bangor-montreal", "albany-montreal", "bangor-boston/1"), "improvement"),
    row("P12", FOUR, FOUR_ROUTES[1:], FOUR_ROUTES, "crew"),
    row("P12", FOUR[:3], FOUR_ROUTES, None, 0),
    row("P17", ("detroit-new_orleans",), SOUTH[1:], ("cincinnati-detroit", *SOUTH[1:]), "crew"),
    row("P17", ("albany-savannah",), ALBANY_SAVANNAH, None, 0),
    row("P29", (), FOUR_REGIONS[:-1], FOUR_REGIONS, 8),
    row("P42", (), SIX_REGIONS[:-1], SIX_REGIONS, 14),
    row("P44", (), FOUR_REGIONS[:4], FOUR_REGIONS, "improvement"),
    row("P77", FIVE, FOUR_ROUTES, FIVE_ROUTES, 12),
]  # fmt: skip


@pytest.mark.parametrize(("name", "tickets", "few", "enough", "note"), AT_THE_END)
def test_goals_at_the_end_of_the_game(name, tickets, few, enough, note) -> None:
    for routes, found in ((few, []), (enough, [note])):
        if routes is not None:
            game = postcard_game(name)
            hold(game, *tickets)
            own(game, 0, *routes)
            draw_two(game)
            assert notes(game) == []  # not before the end
            assert notes(finish(game)) == found


@pytest.mark.parametrize(
    ("name", "money", "trains", "found"),
    [
        row("P72", (60, 10, 50), 20, [6]),
        row("P72", (20, 10, 50), 20, [6]),
        row("P72", (0, 10, 50), 20, []),
        row("P73", (0, 10, 50), 0, [7]),
        row("P73", (0, 10, 50), 1, []),
        row("P75", (60, 10, 50), 20, [8, "crew"]),
        row("P75", (40, 10, 50), 20, []),
    ],
)
def test_goals_by_rank_and_pieces(name, money, trains, found) -> None:
    game = postcard_game(name)
    for seat, held in enumerate(money):
        hold(game, seat=seat)
        dollars(game, seat, held)
        access.set_trains(game.state, seat, 20)
    access.set_trains(game.state, 0, trains)
    if trains:
        draw_two(game)
        assert notes(game) == []
    WATCHED.clear()
    assert notes(finish(game)) == found


@pytest.mark.card("P64", "P66")
@pytest.mark.parametrize(
    ("stamps", "depots", "found"),
    [
        (15, 3, [6, "improvement", "improvement"]),
        (12, 3, [6, "improvement"]),
        (14, 2, []),
        (15, 2, ["improvement"]),
        (11, 3, []),
    ],
)
def test_stamps_and_depots_of_the_campaign(stamps: int, depots: int, found: list[int]) -> None:
    cities = ("nashville", "atlanta", "buffalo")[:depots]
    game = table(
        slots="FV",
        offices=[postcards(64, 66)],
        counts={"stamps": stamps},
        depots={city: ["green"] for city in cities},
    )
    draw_two(game)
    assert notes(game) == []
    assert notes(finish(game)) == found


@pytest.mark.card("P68")
@pytest.mark.parametrize(("pavilions", "found"), [(0b1110, []), (0b11110, [12])])
def test_four_pavilions(pavilions: int, found: list[int]) -> None:
    game = table(regions=REGIONS, slots="FU", offices=[postcards(68)])
    part_of(game, "exposition").put(game.state, "pavilions", 0, pavilions)
    draw_two(game)
    assert notes(game) == []
    assert notes(finish(game)) == found
