"""Exchanges at the bazaar as a sensible player sees them, weighed in dollars.

Rules: CAM-S, REG-SIE-3. A card the plan lacks is worth something, so is a card it needs and would
have to give; the premium is there when so many exchanges can make four colours of the row.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from semafor.engine.advice import Wishes
from semafor.engine.core import State

CARD = 1.5
WAIT = 0.1  # what an exchange still to be made takes off the premium
PLACES = 4


class Exchange(NamedTuple):
    """What an exchange is worth, and the colours given and taken."""

    worth: float
    give: int
    take: int


class Stall:
    """The row before a seat, with what the seat has and wants."""

    def __init__(
        self, state: State, wishes: Wishes, row: Iterable[int], held: Iterable[int], premium: int
    ) -> None:
        self.row = list(row)
        self.held = set(held)
        colours = self.held.union(self.row)
        self.lacking = {colour for colour in colours if wishes.lacks(state, colour) > 0}
        self.spare = {colour for colour in colours if wishes.lacks(state, colour) < 0}
        self.premium = premium

    def best(self, left: int) -> Exchange:
        """The exchange that is worth most, with so many left."""
        return max(self.rate(give, take, left) for give in self.held for take in set(self.row))

    def best_for(self, give: int, left: int) -> Exchange:
        """The best one for a card that is given already."""
        return max(self.rate(give, take, left) for take in set(self.row))

    def rate(self, give: int, take: int, left: int) -> Exchange:
        """An exchange with what it may lead to."""
        worth = 0.0
        if give != take:
            worth += CARD * (take in self.lacking) - CARD * (give not in self.spare)
        row = list(self.row)
        row[row.index(take)] = give
        missing = PLACES - len(set(row))
        others = len(self.held.difference(row) & self.spare)
        if len(row) == PLACES and missing <= min(left - 1, others):
            worth += self.premium - WAIT * missing
        return Exchange(worth, give, take)
