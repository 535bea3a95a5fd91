"""Dollars that the rules of the regions brought in one game, read from what happened in it (BAL-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from semafor.cards.acts.modules import counters_of
from semafor.engine.facts import Fact, read_fact
from semafor.engine.game import Game

MODULES = ("grain", "herds", "snow", "assay", "bazaar", "expresses")


def region_tallies(game: Game) -> list[dict[str, int]]:
    """Dollars by module in play, by seat."""
    seats = range(game.ruleset.seats)
    facts = [read_fact(game.ruleset, row, None) for _move, row in game.log]
    tariff = game.ruleset.parameter("events", "tariff")
    names = {module.name for module in game.ruleset.edition.modules}
    readers: dict[str, Callable[[list[Fact], int, Counter[tuple[int, str]]], None]] = {
        "grain": read_sales,
        "herds": read_sales,
        "assay": read_digs,
        "expresses": read_flags,
    }
    sums: Counter[tuple[int, str]] = Counter()
    for reader in dict.fromkeys(readers[name] for name in readers if name in names):
        reader(facts, tariff, sums)
    counted = counters_of(game.ruleset)
    for seat in seats:
        if "bazaar" in names:
            sums[seat, "bazaar_income"] = (1 + tariff) * counted["bazaar_full"](game.state, seat)
        if "snow" in names:
            sums[seat, "snow_income"] = (2 + tariff) * counted["snow_cleared"](game.state, seat)
    incomes = [f"{name}_income" for name in MODULES if name in names]
    return [{key: sums[seat, key] for key in incomes} for seat in seats]


def read_sales(facts: list[Fact], tariff: int, sums: Counter[tuple[int, str]]) -> None:
    """Grain and herds say what they were sold for."""
    for fact in facts:
        if fact.name in ("sold_grain", "sold_herd"):
            name = "grain" if fact.name == "sold_grain" else "herds"
            sums[fact.seat, f"{name}_income"] += fact.values["dollars"]


def read_digs(facts: list[Fact], tariff: int, sums: Counter[tuple[int, str]]) -> None:
    """CAM-N: the cards of one dig are summed, each with T - 1; a cave-in leaves nothing."""
    found = 0
    for fact, later in zip(facts, [*facts[1:], None], strict=True):
        if fact.name != "assay":
            continue
        card = str(fact.values["assay"])
        found = found + int(card) + tariff - 1 if card.isdecimal() else 0
        if later is None or later.name != "assay" or later.seat != fact.seat:
            sums[fact.seat, "assay_income"] += found
            found = 0


def read_flags(facts: list[Fact], tariff: int, sums: Counter[tuple[int, str]]) -> None:
    """CAM-T: the first flag of an express brings most."""
    placed: Counter[tuple[str, str]] = Counter()
    prizes = (6 + 2 * tariff, 3 + tariff, tariff)
    for fact in facts:
        if fact.name == "flag":
            pair = (fact.values["place"], fact.values["place_b"])
            sums[fact.seat, "expresses_income"] += prizes[min(placed[pair], 2)]
            placed[pair] += 1
