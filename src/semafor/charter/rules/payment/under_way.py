"""The payment that a seat is putting together: empty but while a claim or a lease is under way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from semafor.engine.core import State
from semafor.engine.part import Part

# Answers that may be given on the way: everything that helps, marks, pair, another colour, further cards.
MOST_ANSWERS = 28
ROUTE, COLOUR, LOCOS, COUNT, FIRST = range(5)


class Begun(NamedTuple):
    """A payment that was begun: its first number taken apart, and the answers since."""

    route: int
    colour: int
    locos: int
    answers: tuple[int, ...] = ()


class PayingPart(Part):
    """What is decided of a payment so far; nobody but who pays may know it."""

    is_passing = True

    def __init__(self, name: str) -> None:
        super().__init__(size=FIRST + MOST_ANSWERS)
        self.name = name

    def get(self, state: State) -> Begun | None:
        """The payment that is under way, if there is one."""
        base = self.base
        route = state.part_value(base + ROUTE)
        if not route:
            return None
        first, count = base + FIRST, state.part_value(base + COUNT)
        answers = tuple([state.part_value(first + index) for index in range(count)])
        colour = state.part_value(base + COLOUR) - 1
        return Begun(route - 1, colour, state.part_value(base + LOCOS), answers)

    def under_way(self, state: State) -> Begun:
        """The payment that is under way."""
        begun = self.get(state)
        assert begun is not None, self.name
        return begun

    def put(self, state: State, begun: Begun) -> None:
        """Write down how far a payment is."""
        route, colour, locos, answers = begun
        assert len(answers) <= MOST_ANSWERS, answers
        self.write(state, [route + 1, colour + 1, locos, len(answers), *answers])

    def clear(self, state: State) -> None:
        """Nothing is under way."""
        self.write(state, [])

    def write(self, state: State, values: list[int]) -> None:
        """All numbers; the rest are 0, as they are while nothing is under way."""
        before = 0
        if state.part_value(self.base + ROUTE):
            before = FIRST + state.part_value(self.base + COUNT)
        count = len(values)
        for index in range(max(before, count)):
            state.set_part(self.base + index, values[index] if index < count else 0)

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """The whole line to its owner, nothing to others."""
        begun = self.get(state)
        if begun is None or seat is None or seat != state.actor():
            return {}
        return {"begun": [*begun[:3], *begun.answers]}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        found = shown.get("begun")
        if found is None:
            self.clear(state)
        else:
            route, colour, locos, *answers = found
            self.put(state, Begun(route, colour, locos, tuple(answers)))
