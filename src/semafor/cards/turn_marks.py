"""What the last payment was and what a turn was used for: written by one rule, read by others.

The numbers stand in the part `payment`, which every game of a campaign has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.cards.ports import COUNTERS
from semafor.engine.core import State
from semafor.engine.part import Part

# A draw (or a pass) leaves no mark.
CLAIMED, TICKETS, LEASED, MARKET_DAY = 1, 2, 3, 4
ROUTE, SEAT, LOCOS, PICKS, SKULLS, BLASTS, COLOUR, ACTED = range(8)

# What a claim's last number says where the large city's card was taken from the display.
TAKEN_OPEN = -99


class PaymentPart(Part):
    """The last payment as far as rules ask about it, and what this turn was used for: open."""

    name = "payment"

    def __init__(self) -> None:
        super().__init__(size=8)

    def get(self, state: State, index: int) -> int:
        """One of the numbers."""
        return state.part_value(self.base + index)

    def put(self, state: State, index: int, value: int) -> None:
        """Change one of the numbers."""
        state.set_part(self.base + index, value)

    def mark_turn(self, state: State, used: int) -> None:
        """Write down what a turn was used for."""
        self.put(state, ACTED, used)

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """All numbers."""
        return {"last": [self.get(state, index) for index in range(self.size)]}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        for index, value in enumerate(shown["last"]):
            self.put(state, index, value)

    def report(self, state: State) -> dict[str, Any]:
        """Counters of all modules, by seat: postcards of later games may ask for them."""
        ruleset = state.tables.ruleset
        counters = ruleset.collection(COUNTERS)
        return {
            "counters": [
                {counter.name: counter.count(state, seat) for counter in counters}
                for seat in range(ruleset.seats)
            ]
        }
