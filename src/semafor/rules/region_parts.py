"""What the modules of a campaign share: plain parts, regions, cards dealt cleanly, counters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder, Part
from semafor.rules.drawing import next_card

Counter = Callable[[State, int], int]
ModuleAct = Callable[[State, int, int], None]


class OpenPart(Part):
    """Named rows of numbers that everybody may see."""

    def __init__(self, name: str, rows: Mapping[str, int]) -> None:
        super().__init__(sum(rows.values()))
        self.name = name
        self.given = (name,)
        self.widths = dict(rows)
        self.offset: dict[str, int] = {}
        total = 0
        for row, width in rows.items():
            self.offset[row] = total
            total += width

    def place(self, row: str) -> int:
        """Where a row begins in the state's parts."""
        return self.base + self.offset[row]

    def get(self, state: State, row: str, index: int = 0) -> int:
        """One number."""
        return state.part_value(self.base + self.offset[row] + index)

    def put(self, state: State, row: str, index: int, value: int) -> None:
        """Change one number."""
        state.set_part(self.base + self.offset[row] + index, value)

    def add(self, state: State, row: str, index: int, amount: int) -> None:
        """Change one number by an amount."""
        self.put(state, row, index, self.get(state, row, index) + amount)

    def values(self, state: State, row: str) -> list[int]:
        """All numbers of a row."""
        return [self.get(state, row, index) for index in range(self.widths[row])]

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Every row."""
        return {row: self.values(state, row) for row in self.widths}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        for row in self.widths:
            for index, value in enumerate(shown[row]):
                self.put(state, row, index, value)

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """Rows of a scenario; what is not named stays."""
        for row, values in (position.get(self.name) or {}).items():
            for index, value in enumerate(values):
                self.put(state, row, index, value)

    def checks(self, state: State) -> dict[str, Any]:
        """Every row."""
        return {self.name: self.show(state, None)}


def region_routes(builder: Builder, region: str) -> frozenset[int]:
    """CAM 0.3: region strands have at least one end in a city of the region."""
    inside = {place.id for place in builder.board.places if place.region == region}
    return frozenset(
        number
        for number, route in enumerate(builder.board.routes)
        if route.a in inside or route.b in inside
    )


def pair_routes(builder: Builder) -> dict[str, list[int]]:
    """All strands of each pair of cities, by the pair's name."""
    pairs: dict[str, list[int]] = {}
    for number, route in enumerate(builder.board.routes):
        pairs.setdefault("-".join(route.pair), []).append(number)
    return pairs


def free_routes(state: State) -> set[int]:
    """Routes that somebody may still claim."""
    return {
        route for seat in range(state.tables.seats) for route in access.open_routes(state, seat)
    }


def on_board(builder: Builder, pairs: Sequence[str]) -> list[str]:
    """Pairs of cities that are both on the board."""
    cities = {place.id for place in builder.board.places}
    return [pair for pair in pairs if set(pair.split("-")) <= cities]


def add_counter(builder: Builder, name: str, count: Counter) -> None:
    """Let postcards ask for a counter of this game."""
    builder.shared.setdefault("counters", {})[name] = count


def add_module_op(builder: Builder, module: str, key: str, act: ModuleAct) -> None:
    """Let cards make a module do something."""
    builder.shared.setdefault("module_ops", {})[module, key] = act


def deal_clean(state: State, count: int, *, with_locos: bool = True) -> list[int]:
    """LEG-EDGE-1, CAM-EV-6: cards dealt without events; what is set aside is shuffled back."""
    tables = state.tables
    found: list[int] = []
    aside: list[int] = []
    while len(found) < count:
        kind = next_card(state)
        if kind < 0:
            break
        is_special = kind in tables.ruleset.special_kinds
        if is_special or (kind == tables.locomotive and not with_locos):
            aside.append(kind)
        else:
            found.append(kind)
    for kind in aside:
        state.add_to_deck(kind, 1)
    return found


def seats_from(state: State, first: int) -> list[int]:
    """Seats in turn order from one of them."""
    seats = state.tables.seats
    return [(first + step) % seats for step in range(seats)]
