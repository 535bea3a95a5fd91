"""What the balance questions read from the facts of a game."""

from __future__ import annotations

from collections import Counter

from semafor.arena.incomes import read_digs, read_flags, read_sales
from semafor.engine.facts import Fact


def test_digs_are_summed_until_a_cave_in_takes_all() -> None:
    facts = [
        Fact("assay", 0, {"assay": "3"}),
        Fact("assay", 0, {"assay": "4"}),
        Fact("money", 0, {"dollars": 9}),
        Fact("assay", 1, {"assay": "8"}),
        Fact("assay", 1, {"assay": "cave_in"}),
    ]
    sums: Counter[tuple[int, str]] = Counter()
    read_digs(facts, 2, sums)
    assert sums[0, "assay_income"] == 3 + 4 + 2
    assert sums[1, "assay_income"] == 0


def test_flags_and_sales_are_paid_as_their_rules_say() -> None:
    pair = {"place": "boston", "place_b": "sacramento"}
    facts = [
        Fact("flag", 0, pair),
        Fact("flag", 1, pair),
        Fact("sold_grain", 1, {"count": 3, "dollars": 4}),
        Fact("sold_herd", 1, {"place": "chicago", "dollars": 6}),
    ]
    sums: Counter[tuple[int, str]] = Counter()
    for reader in (read_flags, read_sales):
        reader(facts, 3, sums)
    assert (sums[0, "expresses_income"], sums[1, "expresses_income"]) == (12, 6)
    assert (sums[1, "grain_income"], sums[1, "herds_income"]) == (4, 6)
