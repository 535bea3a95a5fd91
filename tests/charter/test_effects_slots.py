"""Rule slots of the story in games of the shipped campaign, with the worked examples.

A rule acts while its slot is filled and does nothing otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.charter.overlay import edition_from, overlay_for
from semafor.engine import access
from tests.charter.effects import asked, claim, finish, hold, ruleset, table
from tests.charter.worlds import (
    begin,
    decide,
    finished,
    open_campaign,
    to_game,
)
from tests.kit.campaign import (
    REGIONS,
    choose,
    deal,
    dollars,
    on_top,
    own,
    part_of,
    set_turn,
    shown,
)

QUIET = "albany-montreal"


def both(slots: str, **more: Any) -> tuple[Game, Game]:
    """A game with a rule, and one without it."""
    return table(slots=slots, **more), table(**more)


# -------------------------------------------------------------------- setup


@pytest.mark.card("slot-A")
def test_crew_is_called_from_the_second_game_on() -> None:
    campaign = open_campaign()
    assert "crew" not in decide_setup(campaign)
    assert [row for row in overlay_for(campaign.state)["offices"][0] if row[0] == "crew"] == []
    finished(campaign)
    decide(campaign)
    asked_for = decide_setup(campaign)
    assert asked_for.count("crew") == 3
    assert all(campaign.state.crew_of(company) for company in campaign.state.companies)
    rows = [row for row in overlay_for(campaign.state)["offices"][0] if row[0] == "crew"]
    assert [row[2] for row in rows] == [1]
    finished(campaign)
    decide(campaign)
    decide_setup(campaign)  # by default everybody keeps the crew, which rises
    rows = [row for row in overlay_for(campaign.state)["offices"][0] if row[0] == "crew"]
    assert [row[2] for row in rows] == [2]


def decide_setup(campaign: Any) -> list[str]:
    begin(campaign)
    return decide(campaign)


@pytest.mark.card("slot-B")
def test_a_season_holds_from_the_seventh_game_on() -> None:
    campaign = to_game(open_campaign(), 6)
    assert overlay_for(campaign.state)["season"] == ""
    to_game(campaign, 7)
    season = overlay_for(campaign.state)["season"]
    assert season in ("S1", "S2", "S3", "S4", "S5", "S6")
    made = edition_from(overlay_for(campaign.state))
    assert made.settings["powers"]["season"]["id"] == season


@pytest.mark.card("slot-C")
def test_regions_in_boom_are_laid_out() -> None:
    game = table(regions=REGIONS, booming=REGIONS, slots="C", tariff=2)
    assert shown(game, "grain")["price"] == [3]  # 1 + T
    assert shown(game, "herds")["herds"] == [1] * 6
    tokens = shown(game, "snow")["tokens"]
    assert sorted(tokens) == [0] * 10 + [2] * 3
    assert sum(shown(game, "assay")["deck"]) == 16
    row = [game.ruleset.kinds[card - 1] for card in shown(game, "bazaar")["row"]]
    assert len(row) == 4
    assert not {"locomotive", "newspaper"} & set(row)
    assert len([card for card in shown(game, "expresses")["row"] if card]) == 3
    assert shown(game, "events")["active_event"] is None


def to_bonds() -> Game:
    """A game in which the first player is asked for bonds."""
    game = Game(ruleset(slots="D", tariff=3), seed="card", first=0)
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    return game


@pytest.mark.card("slot-D")
@pytest.mark.parametrize("bonds", [0, 1, 2])
def test_bonds_give_eight_and_cost_eleven(bonds: int) -> None:
    game = to_bonds()
    assert [move["option"] for move in game.moves()] == ["0", "1", "2"]
    choose(game, str(bonds), "0", "0")
    assert dollars(game, 0) == 5 + 8 * bonds
    assert finish(game).result().lines[0]["bonds"] == -11 * bonds
    assert "bonds" not in finish(table(tariff=3)).result().lines[0]


@pytest.mark.card("slot-D")
@pytest.mark.parametrize(
    ("least", "most", "paid"), [(0, 29, (11, 22)), (30, 39, (4, 15)), (40, 99, (4, 8))]
)
@pytest.mark.parametrize("bonds", [1, 2])
def test_a_bond_costs_four_where_the_tickets_have_kept_its_promise(
    least: int, most: int, paid: tuple[int, int], bonds: int
) -> None:
    game = to_bonds()
    choose(game, str(bonds), "0", "0")
    own(game, 0, *game.ruleset.route_number)
    for value in (least, most):
        hold(game, *tickets_worth(game, value))
        lines = game.result().lines[0]
        assert (lines["tickets"], lines["bonds"]) == (value, -paid[bonds - 1])


def tickets_worth(game: Game, value: int) -> list[str]:
    """Some tickets that bring so much together, the dearest first."""
    found = []
    for ticket in sorted(game.ruleset.board.tickets, key=lambda ticket: -ticket.points):
        if ticket.points <= value:
            value -= ticket.points
            found.append(ticket.id)
    assert value == 0
    return found


@pytest.mark.card("slot-E")
def test_a_stake_pays_its_owner() -> None:
    """T = 2: Raven stakes Cincinnati–Pittsburgh; another pays a card more and Raven gains 2."""
    rules = ruleset(slots="E", tariff=2, companies=("black", "blue", "red", "green"))
    for claimer, gained in ((1, 2), (0, 3)):
        game = Game(rules, seed="card", first=0)
        while game.phase != "stakes":
            game.play_action(game.actions()[0])
        order = []
        while game.phase == "stakes":
            order.append(game.actor)
            choose(game, "cincinnati-pittsburgh" if game.actor == 0 else "decline")
        assert order == [3, 2, 1, 0]
        dollars(game, 0, 5)
        red = {"red": 3}
        on_top(game, "white", "white")
        if claimer:
            with pytest.raises(IllegalMove):
                claim(game, "cincinnati-pittsburgh/2", red, seat=1)
            claim(game, "cincinnati-pittsburgh/2", red, seat=1, surcharge={"yellow": 1})
        else:
            claim(game, "cincinnati-pittsburgh/2", red)
        assert dollars(game, 0) == 5 + gained
        other = "cincinnati-pittsburgh/1"
        claim(game, other, {"black": 3}, seat=2)  # the second strand is free of it
        assert dollars(game, 0) == 5 + gained
    assert "stakes" not in game_parts(table(tariff=2))


def game_parts(game: Game) -> list[str]:
    return [part.name for part in game.ruleset.parts]


# -------------------------------------------------------------------- payment


@pytest.mark.card("slot-F")
def test_an_unpainted_strand_is_grey_until_it_is_painted() -> None:
    game = table(slots="FQ", regions=["range"])
    for colour in ("white", "red"):
        assert asked(game, "little_rock-nashville", colour) == (1, 0)
    assert claim(game, "little_rock-nashville", {"white": 1}) == (0, 0)
    assert shown(game, "mail")["mail"] == [0, 0, 0]
    painted = {"little_rock-nashville": "green", "dallas-houston/2": "white"}
    game = table(slots="FQ", regions=["range"], painted=painted)
    assert asked(game, "little_rock-nashville", "white") is None
    assert claim(game, "little_rock-nashville", {"green": 1}) == (1, 0)  # the company's bonus
    claim(game, "dallas-houston/2", {"white": 2})
    assert shown(game, "mail")["mail"] == [2, 0, 0]


@pytest.mark.card("slot-I")
def test_two_cards_of_another_colour_count_as_one() -> None:
    game, without = both("I")
    more = {"exchange": {"blue": 2}}
    claim(game, "detroit-pittsburgh", {"yellow": 1}, **more)
    assert "detroit-pittsburgh" in owned(game, 0)
    with pytest.raises(IllegalMove):
        claim(without, "detroit-pittsburgh", {"yellow": 1}, **more)
    with pytest.raises(IllegalMove):
        claim(game, "cincinnati-lewisburg", {"blue": 1}, **more)  # the colour of the units


def owned(game: Game, seat: int) -> list[str]:
    return [game.ruleset.board.routes[number].id for number in access.routes_of(game.state, seat)]


@pytest.mark.card("slot-J")
def test_a_gang_is_one_unit_for_two_and_the_tariff() -> None:
    """T = 2: Denver–Salt Lake City (4) with 3 green and $4."""
    game, without = both("J", tariff=2, regions=["desert", "prairie"])
    for table_now in (game, without):
        dollars(table_now, 0, 4)
    with pytest.raises(IllegalMove):
        claim(without, "denver-salt_lake_city/1", {"green": 3}, gang=True)
    assert claim(game, "denver-salt_lake_city/1", {"green": 3}, gang=True) == (-4, 0)
    dollars(game, 0, 9)
    with pytest.raises(IllegalMove):  # a strand of one needs a card
        claim(game, "cheyenne-denver", {}, gang=True)


@pytest.mark.card("slot-L")
def test_a_lease_joins_the_links() -> None:
    """T = 3: Chicago–St. Paul (3, grey) is leased for 2 green and $3 to its owner."""
    game, without = both("L", tariff=3, regions=["prairie"])
    move = {"do": "lease", "route": "chicago-st_paul/1", "pay": {"green": 2}}
    for table_now in (game, without):
        own(table_now, 1, "chicago-st_paul/1")
        own(table_now, 0, "chicago-detroit/1", "buffalo-detroit/1", "buffalo-new_york")
        hold(table_now, "new_york-st_paul")
        deal(table_now, 0, green=2)
        set_turn(table_now, 0)
    with pytest.raises(IllegalMove):
        without.play(move)
    trains = access.trains_of(game.state, 0)
    game.play(move)
    assert [dollars(game, seat) for seat in range(3)] == [2, 8, 5]
    assert access.trains_of(game.state, 0) == trains - 1
    assert finish(game).result().lines[0]["tickets"] == 10
    assert finish(without).result().lines[0]["tickets"] == -10


# -------------------------------------------------------------------- steps of a claim


@pytest.mark.card("slot-K")
@pytest.mark.parametrize(
    ("route", "gained"), [("mobile-tampa", 2), ("dallas-el_paso", 3), ("denver-phoenix", 4), ("atlanta-mobile", 0)]
)  # fmt: skip
def test_long_hauls_pay(route: str, gained: int) -> None:
    game, without = both("K", tariff=2, regions=["coral", "range", "desert", "sierra"])
    assert claim(game, route)[0] == gained
    assert claim(without, route)[0] == 0


@pytest.mark.card("slot-O")
def test_joining_two_parts_pays() -> None:
    """T = 2: parts of 2 and 3 strands give 2, of 3 and 1 give 1; loops and ends give nothing."""
    game, without = both("O", tariff=2)
    for table_now in (game, without):
        own(table_now, 0, "albany-buffalo", "buffalo-pittsburgh", "detroit-pittsburgh")
        own(table_now, 0, "bangor-montreal", "bangor-quebec/1")
        own(table_now, 0, "charlotte-knoxville")
    assert claim(game, QUIET)[0] == 2
    assert claim(game, "montreal-quebec/1")[0] == 0
    assert claim(game, "chicago-detroit/1")[0] == 0
    assert claim(game, "atlanta-charlotte")[0] == 0
    own(game, 0, "cincinnati-knoxville")
    assert claim(game, "chicago-cincinnati/2")[0] == 2
    assert claim(without, QUIET)[0] == 0


@pytest.mark.card("slot-Q")
def test_white_strands_carry_mail() -> None:
    """T = 1; mail 7, 5, 5, 2 gives 6, 1, 1, 0."""
    rules = {"companies": ("green", "red", "black", "blue")}
    game, without = both("Q", **rules)
    claim(game, "mobile-savannah/1", {"white": 4})
    assert shown(game, "mail")["mail"] == [4, 0, 0, 0]
    claim(game, QUIET)
    assert shown(game, "mail")["mail"] == [4, 0, 0, 0]
    mail = part_of(game, "mail")
    for seat, amount in enumerate((7, 5, 5, 2)):
        mail.put(game.state, "mail", seat, amount)
    assert [row["mail"] for row in finish(game).result().lines] == [6, 1, 1, 0]
    assert "mail" not in finish(without).result().lines[0]


@pytest.mark.card("slot-U")
def test_pavilions_pay_more_and_more() -> None:
    """X = Chicago: prairie and desert +2, +3, a later claim into the coast +4."""
    game, without = both("U", regions=REGIONS)
    for table_now in (game, without):
        own(table_now, 0, "davenport-omaha", "cheyenne-omaha", "cheyenne-salt_lake_city")
    assert claim(game, "chicago-davenport")[0] == 5
    assert claim(game, "reno-salt_lake_city/1")[0] == 4
    assert claim(game, "chicago-duluth")[0] == 0
    assert claim(without, "chicago-davenport")[0] == 0


@pytest.mark.card("slot-V")
def test_a_depot_makes_a_city_large_for_its_owner() -> None:
    for depots, large, found in (
        ({"nashville": ["green"]}, [], (1, 0)),
        ({"nashville": ["green", "red"]}, ["nashville"], (1, 1)),
        ({}, [], (0, 0)),
    ):
        game = table(slots="V", depots=depots, large=large)
        on_top(game, "white", "white")
        drawn = [claim(game, "knoxville-nashville", {"green": 2})[1]]
        drawn.append(claim(game, "atlanta-nashville", {"red": 2}, seat=2)[1])
        assert tuple(drawn) == found
