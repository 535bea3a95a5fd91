"""The plain part of a module: named rows of numbers that everybody may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.engine.core import State
from semafor.engine.part import Part


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
        first = self.base + self.offset[row]
        return [state.part_value(first + index) for index in range(self.widths[row])]

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
