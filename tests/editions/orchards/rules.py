"""A rule of the Orchards: instead of a turn's usual business somebody may harvest, and then fill the cart."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from semafor.engine.choices import Choice
from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Part, RuleModule
from semafor.engine.tables import ActionBuffer

MOST = 3  # harvests of a seat
TOWNS = ("birch", "fern")
FRUIT = ("apples", "pears", "plums")
LOADS = tuple(load for size in (1, 2) for load in combinations(FRUIT, size))
CIDER = ("sweet", "dry")
WORTH = {"cider": 2, "sell": 1}


class HarvestPart(Part):
    """How often each seat has harvested: open to everybody."""

    name = "harvest"

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """The numbers by seat."""
        return {"harvests": [state.part_value(self.base + one) for one in range(self.size)]}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write them back."""
        for seat, count in enumerate(shown["harvests"]):
            state.set_part(self.base + seat, count)


class Answers(Option):
    """Moves that stand in a list, each with the same worth."""

    def __init__(self, word: str, field: str, values: tuple[Any, ...]) -> None:
        super().__init__(word, len(values))
        self.field = field
        self.values = values

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """All of them."""
        for number in range(self.size):
            buffer.add(self.base + number)
        return buffer.count

    def to_move(self, state: State, action: int) -> Move:
        """The value under its field; a move without one is its word alone."""
        value = self.values[action - self.base]
        if not self.field:
            return {"do": self.word}
        return {"do": self.word, self.field: list(value) if isinstance(value, tuple) else value}

    def parse(self, state: State, move: Move) -> int:
        """The place of the value in the list."""
        if not self.field:
            return self.base
        value = move.get(self.field)
        value = tuple(value) if isinstance(value, list) else value
        if value not in self.values:
            raise IllegalMove("malformed", field=self.field)
        return self.base + self.values.index(value)

    def play(self, state: State, action: int, at: int) -> None:
        """Worth something at once."""
        value = self.values[action - self.base]
        state.change_score(state.seat, WORTH.get(self.word, len(value)))
        if state.facts is not None:
            state.note("carted", state.seat, WORTH.get(self.word, len(value)), 0)


class Harvest(Answers):
    """An option of a turn, a few times in a game; then the cart must be filled."""

    def __init__(self, builder: Builder, base: int, decision: int) -> None:
        super().__init__("harvest", "town", TOWNS)
        self.part = base
        self.decision = decision
        self.places = [place.id for place in builder.board.places]

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """While the seat may still harvest."""
        if state.part_value(self.part + state.seat) < MOST:
            return super().fill(state, buffer)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Count it and ask what goes into the cart."""
        index = self.part + state.seat
        state.set_part(index, state.part_value(index) + 1)
        town = self.places.index(TOWNS[action - self.base])
        if state.facts is not None:
            state.note("harvested", state.seat, town, 0)
        state.push(self.decision, state.seat, town, 0, 0)


def build(builder: Builder) -> None:
    """A part, an option of the turn, a decision with three kinds of answers."""
    part = HarvestPart(builder.seats)
    base = builder.part(part)
    cart = builder.decision("cart")
    builder.option("turn", 400, Harvest(builder, base, cart))
    builder.option("cart", 100, Answers("load", "fruit", LOADS))
    builder.option("cart", 200, Answers("cider", "kind", CIDER))
    builder.option("cart", 300, Answers("sell", "", ("",)))
    for word, fields in {
        "harvest": ["town"],
        "load": ["fruit"],
        "cider": ["kind"],
        "sell": [],
    }.items():
        builder.move_field(word, *fields)


MODULES = (
    RuleModule(
        name="harvest",
        build=build,
        facts={"harvested": ("place", ""), "carted": ("count", "")},
        # Of `harvest`, `cider` and `sell` nothing is said: clients show them as they show whatever they do not know.
        choices=(Choice("load", "several", field="fruit"),),
    ),
)
