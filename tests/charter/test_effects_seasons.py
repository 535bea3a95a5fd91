"""The six seasons in games of the shipped campaign."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game
from semafor.engine import access
from tests.charter.effects import (
    asked,
    cards,
    claim,
    offered,
    table,
)
from tests.kit.campaign import (
    choose,
    deal,
    dollars,
    on_top,
    reveal,
    set_turn,
    show_market,
)

QUIET = "albany-montreal"


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
