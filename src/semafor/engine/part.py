"""A module's own numbers in the state, and who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.engine.columns import Column
from semafor.engine.core import State


class Part:
    """A module's own numbers in the state, and who may see them. Unstated is secret."""

    name = ""
    given: tuple[str, ...] = ()
    # Everybody may know all its numbers, and `show` tells them all: they may be copied as they are.
    is_public = False
    # Its numbers are 0 but while a move of several actions is under way: no part of a position's digest.
    is_passing = False

    def __init__(self, size: int) -> None:
        self.size = size
        self.base = 0

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data."""
        return {}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write the part from what `show` gave."""

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """What a learner in a seat is shown of the part, as numbers: see `columns`; only a public part may.

        As much as `show` says, seats in the order of `seats_from`, the same width for every viewer.
        """
        return ()

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """Write the part from a scenario's `given` (keys listed in `given`, any may be missing)."""

    def checks(self, state: State) -> dict[str, Any]:
        """Values a scenario's `then` may ask for."""
        return {}

    def cards(self, state: State) -> dict[int, int]:
        """Train cards lying in this part, by kind."""
        return {}

    def asks(self, state: State, decision: str) -> dict[str, Any]:
        """What whoever must decide should know of the question, by the names the catalogue uses.

        Shown to that seat alone. `turned` are cards that lie there, `hits` those of them that count.
        """
        return {}

    def report(self, state: State) -> dict[str, Any]:
        """What a campaign is told when the game is over, as plain data."""
        return {}
