"""How a search weighs what it sees, by its budget: the constants of `budgets.toml`, which says what each means."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from semafor.search.tree import Tree

FILE = Path(__file__).parent / "budgets.toml"
USUAL = "express"
# The horizon of a search that plays every game to its end.
TO_THE_END = -1


@dataclass(frozen=True, slots=True)
class Leaning:
    """How far the planner is trusted in searches of fewer games than `below`; 0: of any number."""

    trust: float
    doubt: float
    explore: float
    below: int = 0


@dataclass(frozen=True, slots=True)
class Constants:
    """All that a search is told of weighing, from few games to many."""

    width: float
    deepest: int
    shots: int
    steps: int
    ways: int
    budgets: tuple[Leaning, ...]
    horizon: int = TO_THE_END
    near_end: int = 0
    every: int = 0
    share: float = 0.0

    def leaning(self, games: int) -> Leaning:
        """That of a budget."""
        return next(row for row in self.budgets if not row.below or games < row.below)

    def prepare(self, tree: Tree) -> None:
        """Tell a tree before a search what is the same for any budget."""
        tree.spread = self.width
        tree.deepest = self.deepest
        tree.shots = self.shots
        tree.steps = self.steps
        tree.ways = self.ways
        tree.horizon = self.horizon
        tree.near_end = self.near_end
        tree.every = self.every
        tree.share = self.share

    def lean(self, tree: Tree, games: int) -> None:
        """Tell a tree how many games it may expect."""
        row = self.leaning(games)
        tree.trust, tree.doubt, tree.explore = row.trust, row.doubt, row.explore


def read_constants() -> dict[str, Constants]:
    """Every set in the file."""
    rows: dict[str, dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: Constants(**{**row, "budgets": tuple(Leaning(**part) for part in row["budgets"])})
        for name, row in rows.items()
    }


CONSTANTS: Mapping[str, Constants] = MappingProxyType(read_constants())
