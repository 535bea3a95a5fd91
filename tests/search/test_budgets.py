"""Constants of the search: one table, by budget, and sets of the past that are still played."""

from __future__ import annotations

import pytest

from semafor.bots import make_bot
from semafor.bots.express import Budget, ExpressBot
from semafor.search.budgets import CONSTANTS, USUAL

NAMES = tuple(CONSTANTS)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_games_has_one_row(name):
    rows = CONSTANTS[name].budgets
    ends = [row.below for row in rows[:-1]]
    assert ends == sorted(set(ends))
    assert all(end > 0 for end in ends)
    assert rows[-1].below == 0
    for row, end in zip(rows, ends, strict=False):
        assert CONSTANTS[name].leaning(end - 1) == row
        assert CONSTANTS[name].leaning(end) != row
    assert CONSTANTS[name].leaning(10**9) == rows[-1]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_asked_for_with_a_set_of_constants(name):
    assert make_bot(f"express@40:{name}", 1).budget == Budget(40, constants=CONSTANTS[name])
    assert make_bot(f"express@0.5s:{name}", 1).budget.seconds == 0.5
    assert make_bot("express@40", 1).budget.constants == CONSTANTS[USUAL]


class Told:
    """Stands in for a tree: remembers what it was told of weighing."""

    def __init__(self):
        self.trusts = []

    def run(self, iterations):
        self.trusts.append(self.trust)
        return iterations

    def lead(self):
        return 0


def test_the_tree_is_told_what_its_budget_asks_for():
    constants = CONSTANTS["first"]
    few, many = constants.budgets
    for iterations, row in ((few.below - 1, few), (few.below, many)):
        tree = Told()
        bot = ExpressBot(1, Budget(iterations, constants=constants))
        bot._search(tree, 0.0, to_the_end=True)
        assert set(tree.trusts) == {row.trust}


def test_the_first_express_plays_on_as_it_did():
    """What later figures are measured against: nobody changes it."""
    first = CONSTANTS["first"]
    assert [(row.trust, row.doubt, row.explore) for row in first.budgets] == [
        (20.0, 0.01, 0.6),
        (70.0, 0.03, 0.6),
    ]
    assert (first.width, first.deepest) == (45.0, 2)
    assert first.shots == first.steps == first.ways == 0
