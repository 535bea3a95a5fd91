"""The layout of a map: how every route bends, where its slots lie, where every label stands.

A layout stands beside its map (`layout.json`) or is made (`making`). The section `by_hand` of the
file holds corrections, which stay when `semafor edition draw` writes it anew.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from semafor.board.model import Board, Place, Route
from semafor.drawing.geometry import Box, Curve, Point, bend, cubic
from semafor.drawing.lettering import label_box

Slot = tuple[float, float, float]
Pair = tuple[str, str]
STRAIGHT = 1e-9


@dataclass(frozen=True, slots=True)
class Sizes:
    """The measures of everything on one map, in the units of its frame."""

    slot: float  # length of a slot
    slot_width: float
    gap: float  # least space between slots of a route
    spacing: float  # between the middles of parallel strands
    city: float  # radius of a city's mark
    label: float  # size of the letters


@dataclass(frozen=True, slots=True)
class Bend:
    """How the strands between two places run: angles at the ends, place of the row of slots.

    Attributes:
        leaving: Degrees between the straight line and the track at the first place.
        arriving: The same at the second place.
        shift: Where the row of slots lies in the free length: -1 at the first place, 1 at the second.
        spread: How much of the free length goes between the slots, 0 to 1.
    """

    leaving: float = 0.0
    arriving: float = 0.0
    shift: float = 0.0
    spread: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """The baseline of a name and which part of it stands at x."""

    x: float
    y: float
    anchor: str


@dataclass(frozen=True, slots=True)
class Strand:
    """The drawn form of one route."""

    path: str
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything a `layout.json` holds."""

    sizes: Sizes
    bends: Mapping[Pair, Bend]
    labels: Mapping[str, Label]
    strands: Mapping[str, Strand]
    by_hand: Mapping[str, Any]


def moved_board(board: Board, by_hand: Mapping[str, Any]) -> Board:
    """The board with the places that a person has moved a little on the sheet."""
    moves = by_hand.get("places", {})
    places = tuple(
        replace(place, drawing={**place.drawing, "x": moves[place.id][0], "y": moves[place.id][1]})
        if place.id in moves
        else place
        for place in board.places
    )
    return replace(board, places=places)


def strands_by_pair(board: Board) -> dict[Pair, list[Route]]:
    """Routes that run beside each other, in the order of the map."""
    pairs: dict[Pair, list[Route]] = {}
    for route in board.routes:
        pairs.setdefault(route.pair, []).append(route)
    return pairs


def position(place: Place) -> Point:
    """Where a place is drawn."""
    return float(place.drawing["x"]), float(place.drawing["y"])


def end_point(place: Place, routes: Iterable[Route]) -> Point:
    """Where the tracks of a pair end at a place: at its mark, or where the map says for a country."""
    for route in routes:
        ends = route.drawing.get("ends", {})
        if place.id in ends:
            x, y = ends[place.id]
            return float(x), float(y)
    return position(place)


class Draughtsman:
    """Draws the strands of one board: from bends to slots and paths."""

    def __init__(self, board: Board, sizes: Sizes) -> None:
        self.board = board
        self.sizes = sizes
        self.places = {place.id: place for place in board.places}
        self.pairs = strands_by_pair(board)

    def ends(self, pair: Pair) -> tuple[Point, Point]:
        """The two ends of a pair's tracks."""
        routes = self.pairs[pair]
        return end_point(self.places[pair[0]], routes), end_point(self.places[pair[1]], routes)

    def curve(self, pair: Pair, shape: Bend) -> Curve:
        """The middle line of a pair's strands."""
        start, end = self.ends(pair)
        first, second = bend(start, end, shape.leaving, shape.arriving)
        return cubic(start, first, second, end)

    def margins(self, pair: Pair) -> tuple[float, float]:
        """What the slots keep from either end."""
        return tuple(  # type: ignore[return-value]  # a pair has two places
            1.0 if self.places[place].is_country else self.sizes.city + 1.2 for place in pair
        )

    def middles(
        self, pair: Pair, shape: Bend, count: int
    ) -> list[tuple[float, float, float, float]] | None:
        """Centre and direction of so many slots on the middle line; None if they do not fit."""
        curve = self.curve(pair, shape)
        before, after = self.margins(pair)
        tight = self.sizes.slot + self.sizes.gap
        free = curve.length - before - after - (count * tight - self.sizes.gap)
        if free < 0:
            return None
        pitch = tight + min(shape.spread * free / (count + 1), 0.16 * self.sizes.slot)
        row = (count - 1) * pitch + self.sizes.slot
        room = curve.length - before - after - row
        first = before + room * (1 + shape.shift) / 2 + self.sizes.slot / 2
        return [self._chord(curve, first + number * pitch) for number in range(count)]

    def _chord(self, curve: Curve, middle: float) -> tuple[float, float, float, float]:
        """A wagon stands on the curve with both of its ends."""
        half = self.sizes.slot / 2
        x0, y0, *_ = curve.at(middle - half)
        x1, y1, *_ = curve.at(middle + half)
        xm, ym, *_ = curve.at(middle)
        span = math.hypot(x1 - x0, y1 - y0)
        x, y = (x0 + x1 + 2 * xm) / 4, (y0 + y1 + 2 * ym) / 4
        return x, y, (x1 - x0) / span, (y1 - y0) / span

    def offsets(self, pair: Pair) -> list[float]:
        """How far each strand lies to the side of the middle line."""
        count = len(self.pairs[pair])
        return [(number - (count - 1) / 2) * self.sizes.spacing for number in range(count)]

    def boxes(self, pair: Pair, shape: Bend) -> list[list[Box]] | None:
        """The slots of every strand of a pair as boxes; None if they do not fit."""
        half_length, half_width = self.sizes.slot / 2, self.sizes.slot_width / 2
        rows: list[list[Box]] = []
        for route, offset in zip(self.pairs[pair], self.offsets(pair), strict=True):
            middles = self.middles(pair, shape, route.length)
            if middles is None:
                return None
            rows.append(
                [
                    Box(x - uy * offset, y + ux * offset, ux, uy, half_length, half_width)
                    for x, y, ux, uy in middles
                ]
            )
        return rows

    def strands(self, pair: Pair, shape: Bend) -> dict[str, Strand]:
        """The drawn form of every route of a pair, each from its own `a` to its own `b`."""
        rows = self.boxes(pair, shape)
        if rows is None:
            message = f"{self.board.name}: the slots of {'-'.join(pair)} do not fit on {shape}"
            raise ValueError(message)
        start, end = self.ends(pair)
        drawn: dict[str, Strand] = {}
        for route, row in zip(self.pairs[pair], rows, strict=True):
            if route.a == pair[0]:
                drawn[route.id] = make_strand(start, row, end)
            else:
                drawn[route.id] = make_strand(end, _reversed(row), start)
        return drawn


def make_strand(start: Point, row: Sequence[Box], end: Point) -> Strand:
    """A strand from its slots, rounded as it is stored."""
    slots = tuple((_tenth(box.x), _tenth(box.y), _angle(box)) for box in row)
    return Strand(track(start, row, end), slots)


def _reversed(row: Sequence[Box]) -> list[Box]:
    return [replace(box, ux=-box.ux, uy=-box.uy) for box in reversed(row)]


def track(start: Point, row: Sequence[Box], end: Point) -> str:
    """A smooth path from place to place through the middles of the slots."""
    first, last = row[0], row[-1]
    points = [
        start,
        (first.x - first.ux * first.half_length, first.y - first.uy * first.half_length),
        *((box.x, box.y) for box in row),
        (last.x + last.ux * last.half_length, last.y + last.uy * last.half_length),
        end,
    ]
    parts = [f"M{_tenth(start[0]):g} {_tenth(start[1]):g}"]
    for number in range(len(points) - 1):
        before, here, there, after = (
            points[max(number - 1, 0)],
            points[number],
            points[number + 1],
            points[min(number + 2, len(points) - 1)],
        )
        reach = math.dist(here, there) / 3
        out, into = _direction(before, there), _direction(here, after)
        parts.append(
            f"C{_tenth(here[0] + out[0] * reach):g} {_tenth(here[1] + out[1] * reach):g}"
            f" {_tenth(there[0] - into[0] * reach):g} {_tenth(there[1] - into[1] * reach):g}"
            f" {_tenth(there[0]):g} {_tenth(there[1]):g}"
        )
    return "".join(parts)


def _direction(one: Point, two: Point) -> Point:
    span = max(math.dist(one, two), STRAIGHT)
    return (two[0] - one[0]) / span, (two[1] - one[1]) / span


def _tenth(number: float) -> float:
    return round(number, 1) + 0.0


def _angle(box: Box) -> float:
    return _tenth(math.degrees(math.atan2(box.uy, box.ux)))


def slot_boxes(layout: Layout, route: str) -> list[Box]:
    """The slots of a route as they are stored."""
    sizes = layout.sizes
    return [
        Box(
            x,
            y,
            math.cos(math.radians(angle)),
            math.sin(math.radians(angle)),
            sizes.slot / 2,
            sizes.slot_width / 2,
        )
        for x, y, angle in layout.strands[route].slots
    ]


def label_boxes(board: Board, layout: Layout) -> dict[str, Box]:
    """What every label covers."""
    return {
        place.id: label_box(place, layout.sizes.label, label.x, label.y, label.anchor)
        for place in board.places
        for label in (layout.labels[place.id],)
    }


def draw_all(board: Board, sizes: Sizes, bends: Mapping[Pair, Bend]) -> dict[str, Strand]:
    """Every strand of a board."""
    draughtsman = Draughtsman(board, sizes)
    drawn: dict[str, Strand] = {}
    for pair in draughtsman.pairs:
        drawn.update(draughtsman.strands(pair, bends[pair]))
    return {route.id: drawn[route.id] for route in board.routes}


def read_layout(path: Path) -> Layout:
    """Read a layout file."""
    data = json.loads(path.read_text(encoding="utf-8-sig"))
    return Layout(
        sizes=Sizes(**data["sizes"]),
        bends={_pair(key): Bend(*row) for key, row in data["bends"].items()},
        labels={place: Label(*row) for place, row in data["labels"].items()},
        strands={
            route: Strand(row["path"], tuple((x, y, angle) for x, y, angle in row["slots"]))
            for route, row in data["routes"].items()
        },
        by_hand=data.get("by_hand", {}),
    )


def write_layout(path: Path, name: str, layout: Layout) -> None:
    """Write a layout file, one record a line."""
    sections = {
        "sizes": {key: getattr(layout.sizes, key) for key in Sizes.__slots__},
        "by_hand": layout.by_hand,
        "bends": {
            "|".join(pair): [shape.leaving, shape.arriving, shape.shift, shape.spread]
            for pair, shape in sorted(layout.bends.items())
        },
        "labels": {
            place: [label.x, label.y, label.anchor]
            for place, label in sorted(layout.labels.items())
        },
        "routes": {
            route: {"path": strand.path, "slots": strand.slots}
            for route, strand in layout.strands.items()
        },
    }
    lines = [f'{{\n"map": {json.dumps(name)}']
    for section, rows in sections.items():
        body = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in rows.items())
        lines.append(f'"{section}": {{\n{body}\n}}')
    path.write_text(",\n".join(lines) + "\n}\n", encoding="utf-8")


def _pair(key: str) -> Pair:
    first, second = key.split("|")
    return first, second
