"""Clauses, passes and privileges in games of the shipped campaign."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.engine import access
from tests.charter.effects import (
    amount,
    apart,
    cards,
    claim,
    draw_two,
    finish,
    hold,
    last_lines,
    notes,
    offered,
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
    part_of,
    reveal,
    set_turn,
    show_market,
    tokens_on_top,
)

QUIET = "albany-montreal"


def with_rows(source: str, *names: str, **more: Any) -> Game:
    """A game in which seat 0 has some clauses, passes or privileges."""
    office = [[source, name, 1, True] for name in names]
    return apart(table(**{"slots": "AF", "offices": [office], **more}))


# -------------------------------------------------------------------- clauses

# Tariff 1 and the green company: the bonus is 1 + half the length. Route, what it earns with the clause.
BONUS = {
    "CL1": (("charleston-norfolk/1", 5), ("norfolk-philadelphia", 2), ("atlanta-charleston", 0)),
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
    on_top(game, "red", "blue", "white", "green")
    game.play({"do": "use", "power": "privilege_black"})
    assert hand(game, 0) == {"red": 1, "blue": 1, "white": 1}
    assert game.actor == 1
    set_turn(game, 0)
    with pytest.raises(IllegalMove):
        game.play({"do": "use", "power": "privilege_black"})


@pytest.mark.card("privilege_blue")
def test_a_ferry_slip_saves_two_cards_at_a_port() -> None:
    game = founder("blue")
    with pytest.raises(IllegalMove):
        claim(game, "albany-buffalo", {"yellow": 1}, use=["privilege_blue"])
    claim(game, "charleston-norfolk/1", {"green": 1}, use=["privilege_blue"])  # 3 spaces
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
    game.play({"do": "claim", "route": "albany-buffalo", "pay": {"locomotive": 2}})
    assert game.actor == 1
    set_turn(game, 0)
    game.play({"do": "claim", "route": "albany-boston", "pay": {"locomotive": 1}})
    assert game.actor == 0
    with pytest.raises(IllegalMove):
        game.play({"do": "claim", "route": "bangor-montreal", "pay": {"locomotive": 2}})
    game.play({"do": "claim", "route": "albany-montreal", "pay": {"locomotive": 1}})
    assert game.actor == 1  # it cannot chain
    assert cards(game) == 6  # four paid, one from the large city
