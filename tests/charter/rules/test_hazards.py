"""Regions of a campaign that change payments and claims: snow, assay, powder."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game, IllegalMove
from tests.kit.campaign import (
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
    tokens_on_top,
)


def claim(game: Game, route: str, pay: dict[str, int], **more: Any) -> None:
    game.play({"do": "claim", "route": route, "pay": pay, **more})


def snow(tariff: int = 1, events: tuple[str, ...] = ("E01",), seats: int = 3) -> Game:
    made = campaign_edition(["prairie", "plateau"], ["snow"], tariff=tariff, events=events)
    return start(made, seats, companies="-,-,-" if seats == 3 else "-,-,-,-,-")


def clear(game: Game) -> None:
    part = part_of(game, "snow")
    for pair in range(part.widths["tokens"]):
        part.put(game.state, "tokens", pair, 0)


def tokens(game: Game, pair: str) -> int:
    part = part_of(game, "snow")
    return int(part.get(game.state, "tokens", game.ruleset.tokens[part.base].index(pair)))


# -------------------------------------------------------------------- plateau


@pytest.mark.rule("REG-PLA-1", "CAM-C", "REG-0-3")
def test_three_sky_cards_with_two_tokens_each() -> None:
    game = snow()
    part = part_of(game, "snow")
    names = game.ruleset.tokens[part.base]
    assert "calgary-regina" not in names
    assert "fargo-winnipeg" in names
    assert sorted(shown(game, "snow")["tokens"], reverse=True)[:4] == [2, 2, 2, 0]
    assert sum(shown(game, "snow")["discard"]) == 3


@pytest.mark.rule("CAM-G", "CAM-PAY-3")
def test_snow_is_cleared_for_money() -> None:
    game = snow()
    clear(game)
    part = part_of(game, "snow")
    names = game.ruleset.tokens[part.base]
    part.put(game.state, "tokens", names.index("fargo-winnipeg"), 2)
    deal(game, 0, green=2, white=1, red=1, yellow=1)
    before = dollars(game, 0)
    with pytest.raises(IllegalMove) as caught:
        claim(game, "fargo-winnipeg", {"green": 2}, surcharge={"white": 1})
    assert caught.value.reason == "wrong-further-cards"
    claim(game, "fargo-winnipeg", {"green": 2}, surcharge={"white": 1, "red": 1})
    assert dollars(game, 0) == before + 6
    assert hand(game, 0) == {"yellow": 1}
    assert tokens(game, "fargo-winnipeg") == 0
    assert shown(game, "snow")["cleared"] == [2, 0, 0]


@pytest.mark.rule("REG-PLA-2", "REG-PLA-3")
def test_a_blizzard_falls_only_where_a_strand_is_free() -> None:
    game = snow(tariff=2, events=("E14",), seats=5)
    clear(game)
    own(game, 1, "fargo-st_paul/1")
    own(game, 2, "regina-winnipeg")
    part = part_of(game, "snow")
    names = game.ruleset.tokens[part.base]
    for pair in range(len(names)):
        part.put(game.state, "deck", pair, 1)
        part.put(game.state, "discard", pair, 0)
    tokens_on_top(game, "snow", "fargo-st_paul", "regina-winnipeg", "fargo-winnipeg")
    reveal(game, "E14")
    assert tokens(game, "fargo-st_paul") == 1
    assert tokens(game, "regina-winnipeg") == 0
    assert tokens(game, "fargo-winnipeg") == 1


@pytest.mark.rule("REG-PLA-3")
def test_a_warm_wind_and_an_empty_supply() -> None:
    game = snow(events=("E15", "E01"))
    clear(game)
    part = part_of(game, "snow")
    for pair in range(4):
        part.put(game.state, "tokens", pair, 3)
    reveal(game, "E01")
    assert sum(shown(game, "snow")["tokens"]) == 12
    before = dollars(game, 0)
    reveal(game, "E15")
    assert shown(game, "snow")["tokens"][:4] in (
        [2] * 4,
        [3, 2, 2, 2],
        [2, 3, 2, 2],
        [2, 2, 3, 2],
        [2, 2, 2, 3],
    )
    assert dollars(game, 0) == before


# -------------------------------------------------------------------- desert


def desert(tariff: int, events: tuple[str, ...] = ("E16", "E17")) -> Game:
    made = campaign_edition(["range", "desert"], ["assay"], tariff=tariff, events=events)
    return start(made, companies="-,-,-")


@pytest.mark.rule("CAM-N", "REG-DES-1", "REG-DES-3")
def test_a_cave_in_loses_everything() -> None:
    game = desert(2)
    assert sum(shown(game, "assay")["deck"]) == 16
    deal(game, 0, green_pick=2, green=1)
    before = dollars(game, 0)
    tokens_on_top(game, "assay", "3", "cave_in")
    claim(game, "denver-santa_fe", {"green_pick": 2, "green": 1})
    choose(game, "dig", "dig")
    assert dollars(game, 0) == before
    assert game.phase == "turn"
    game = desert(2)
    deal(game, 0, green_pick=2, green=1)
    tokens_on_top(game, "assay", "3")
    claim(game, "denver-santa_fe", {"green_pick": 2, "green": 1})
    choose(game, "dig", "stop")
    assert dollars(game, 0) == before + 4
    assert sum(shown(game, "assay")["discard"]) == 1
    assert shown(game, "assay")["best"] == [4, 0, 0]


@pytest.mark.rule("CAM-N")
def test_three_digs_at_the_highest_tariff() -> None:
    game = desert(3)
    deal(game, 0, green_pick=3)
    before = dollars(game, 0)
    tokens_on_top(game, "assay", "4", "2", "5")
    claim(game, "denver-santa_fe", {"green_pick": 3})
    choose(game, "dig", "dig", "dig")
    assert dollars(game, 0) == before + 17


@pytest.mark.rule("CAM-N", "REG-DES-2")
def test_no_pickaxe_no_dig_but_for_a_rich_vein() -> None:
    game = desert(1)
    deal(game, 0, green=3)
    claim(game, "denver-santa_fe", {"green": 3})
    assert game.phase == "turn"
    game = desert(1)
    reveal(game, "E16")
    deal(game, 0, green=3)
    tokens_on_top(game, "assay", "8")
    before = dollars(game, 0)
    claim(game, "denver-santa_fe", {"green": 3})
    choose(game, "dig")
    assert dollars(game, 0) == before + 8
    own(game, 1, "cheyenne-denver")
    money = dollars(game, 0)
    reveal(game, "E17")
    assert sum(shown(game, "assay")["deck"]) == 16
    assert dollars(game, 0) == money + 1


@pytest.mark.rule("CAM-N")
def test_payments_by_pickaxes_are_listed_where_they_count() -> None:
    game = desert(1)
    deal(game, 0, green_pick=2, green=2)
    pays = [
        move["pay"]
        for move in game.moves()
        if move["do"] == "claim" and move["route"] == "denver-santa_fe"
    ]
    assert pays == [{"green": 2, "green_pick": 1}, {"green": 1, "green_pick": 2}]


# -------------------------------------------------------------------- evergreen


def evergreen(tariff: int, events: tuple[str, ...] = ("E20", "E21")) -> Game:
    regions = ["prairie", "plateau", "desert", "evergreen"]
    return start(
        campaign_edition(regions, ["powder"], tariff=tariff, events=events), companies="-,-,-"
    )


@pytest.mark.rule("CAM-H", "REG-EVE-1")
def test_a_blast_and_its_mishap() -> None:
    game = evergreen(2)
    deal(game, 0, red=2, red_skull=1)
    dollars(game, 0, 9)
    on_top(game, "red")
    move = {"pay": {"red": 2, "red_skull": 1}, "blast": 1}
    assert {"do": "claim", "route": "calgary-vancouver", **move} in game.moves()
    claim(game, "calgary-vancouver", {"red": 2, "red_skull": 1}, blast=1)
    assert dollars(game, 0) == 5
    assert shown(game, "powder") == {"blasts": [1, 0, 0], "mishaps": [1, 0, 0]}
    assert game.view(0).trains[0] == 16


@pytest.mark.rule("CAM-H")
def test_two_blasts_with_one_mishap() -> None:
    game = evergreen(3)
    deal(game, 0, blue_skull=2, blue=1, locomotive=1)
    dollars(game, 0, 9)
    on_top(game, "white", "locomotive")
    pay = {"blue_skull": 2, "blue": 1, "locomotive": 1}
    claim(game, "portland-salt_lake_city", pay, blast=2)
    assert dollars(game, 0) == 4
    assert shown(game, "powder") == {"blasts": [2, 0, 0], "mishaps": [1, 0, 0]}


@pytest.mark.rule("CAM-H")
def test_units_must_match_and_money_runs_out() -> None:
    game = evergreen(2)
    deal(game, 0, red=3, red_skull=1)
    dollars(game, 0, 1)
    with pytest.raises(IllegalMove) as caught:
        claim(game, "calgary-vancouver", {"red": 3, "red_skull": 1}, blast=1)
    assert caught.value.reason == "too-few-units"
    on_top(game, "newspaper", "red_pick")
    claim(game, "calgary-vancouver", {"red": 2, "red_skull": 1}, blast=1)
    assert dollars(game, 0) == 0
    assert shown(game, "events")["active_event"] is not None
    assert game.view(0).laid == (0,) * len(game.ruleset.kinds)


@pytest.mark.rule("REG-EVE-2")
def test_powder_everywhere_and_nowhere() -> None:
    game = evergreen(1)
    reveal(game, "E20")
    set_turn(game, 0)
    deal(game, 0, green=1, green_skull=1)
    claim(game, "buffalo-new_york", {"green": 1, "green_skull": 1}, blast=1)
    game = evergreen(1)
    reveal(game, "E21")
    set_turn(game, 0)
    deal(game, 0, red=2, red_skull=1, white=1)
    with pytest.raises(IllegalMove) as caught:
        claim(game, "calgary-vancouver", {"red": 2, "red_skull": 1}, blast=1)
    assert caught.value.reason == "aid-not-open"
