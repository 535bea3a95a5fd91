"""What a module's part shows a learner: numbers by name, each read from one place of the part.

A part says it once for every viewer (`Part.columns`); the observation writer makes tables of it, so that no module's
code runs while games are played. A part that says nothing shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

# How a cell reads the part. NUMBER: the number itself. EQUALS: whether it is a certain value. COUNTED: how often a
# value stands in a list, PLACED: its place counted from the end of the list, 1 for the last, 0 where it is not there.
NUMBER = 0
EQUALS = 1
COUNTED = 2
PLACED = 3


@dataclass(frozen=True, slots=True)
class Cell:
    """One number of the observation.

    Attributes:
        form: How it is read.
        at: The place in the part, counted from where the part begins; of a list its first entry.
        value: What is looked for.
        count_at: Of a list: the place that says how many entries it has.
    """

    form: int
    at: int
    value: int = 0
    count_at: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """Numbers with one name; each lies between 0 (or minus `high`, where it `may_fall`) and `high`."""

    name: str
    cells: tuple[Cell, ...]
    high: int
    may_fall: bool = False


def seats_from(viewer: int, seats: int) -> list[int]:
    """All seats in the order of play, the viewer first: the order of everything in an observation."""
    return [(viewer + step) % seats for step in range(seats)]


def numbers(name: str, places: Iterable[int], high: int, *, may_fall: bool = False) -> Column:
    """The numbers at some places as they are."""
    return Column(name, tuple(Cell(NUMBER, at) for at in places), high, may_fall)


def flags(name: str, wanted: Iterable[tuple[int, int]]) -> Column:
    """For each place and value whether the value stands there."""
    return Column(name, tuple(Cell(EQUALS, at, value) for at, value in wanted), 1)


def tallied(name: str, first: int, count_at: int, values: Sequence[int], high: int) -> Column:
    """For each value how often it stands in a list."""
    return Column(name, tuple(Cell(COUNTED, first, value, count_at) for value in values), high)


def placed(name: str, first: int, count_at: int, values: Sequence[int], high: int) -> Column:
    """For each value its place in a list of different values, the last entry being 1."""
    return Column(name, tuple(Cell(PLACED, first, value, count_at) for value in values), high)
