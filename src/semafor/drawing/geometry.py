"""Curves, rectangles and the distances between them, in the units of a map's frame."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
SAMPLES = 48


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: centre, unit vector of its long side, half of its length and of its width."""

    x: float
    y: float
    ux: float
    uy: float
    half_length: float
    half_width: float

    @property
    def reach(self) -> float:
        """Distance from the centre to a corner."""
        return math.hypot(self.half_length, self.half_width)

    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The four corners in order."""
        lx, ly = self.ux * self.half_length, self.uy * self.half_length
        wx, wy = -self.uy * self.half_width, self.ux * self.half_width
        return (
            (self.x + lx + wx, self.y + ly + wy),
            (self.x + lx - wx, self.y + ly - wy),
            (self.x - lx - wx, self.y - ly - wy),
            (self.x - lx + wx, self.y - ly + wy),
        )


def upright_box(left: float, top: float, right: float, bottom: float) -> Box:
    """A rectangle along the axes."""
    return Box(
        (left + right) / 2, (top + bottom) / 2, 1.0, 0.0, (right - left) / 2, (bottom - top) / 2
    )


def clearance(one: Box, two: Box) -> float:
    """The widest gap between two boxes along one of their sides; negative when they overlap."""
    dx, dy = two.x - one.x, two.y - one.y
    along = abs(one.ux * two.ux + one.uy * two.uy)
    across = abs(one.ux * two.uy - one.uy * two.ux)
    return max(
        abs(dx * one.ux + dy * one.uy)
        - one.half_length
        - two.half_length * along
        - two.half_width * across,
        abs(dy * one.ux - dx * one.uy)
        - one.half_width
        - two.half_length * across
        - two.half_width * along,
        abs(dx * two.ux + dy * two.uy)
        - two.half_length
        - one.half_length * along
        - one.half_width * across,
        abs(dy * two.ux - dx * two.uy)
        - two.half_width
        - one.half_length * across
        - one.half_width * along,
    )


def distance_to_point(box: Box, point: Point) -> float:
    """How far a point is from a box; 0 inside."""
    dx, dy = point[0] - box.x, point[1] - box.y
    along = max(0.0, abs(dx * box.ux + dy * box.uy) - box.half_length)
    across = max(0.0, abs(dy * box.ux - dx * box.uy) - box.half_width)
    return math.hypot(along, across)


@dataclass(frozen=True, slots=True)
class Curve:
    """A cubic curve as points at equal steps of its parameter, with the length up to each."""

    points: tuple[Point, ...]
    lengths: tuple[float, ...]

    @property
    def length(self) -> float:
        """From end to end."""
        return self.lengths[-1]

    def at(self, distance: float) -> tuple[float, float, float, float]:
        """The point at a distance from the start, and the direction there."""
        step = self._step(distance)
        (x0, y0), (x1, y1) = self.points[step], self.points[step + 1]
        span = self.lengths[step + 1] - self.lengths[step]
        share = (distance - self.lengths[step]) / span
        return (
            x0 + (x1 - x0) * share,
            y0 + (y1 - y0) * share,
            (x1 - x0) / span,
            (y1 - y0) / span,
        )

    def _step(self, distance: float) -> int:
        low, high = 0, len(self.lengths) - 2
        while low < high:
            middle = (low + high + 1) // 2
            if self.lengths[middle] <= distance:
                low = middle
            else:
                high = middle - 1
        return low


def bend(start: Point, end: Point, leaving: float, arriving: float) -> tuple[Point, Point]:
    """The two handles of a cubic that leaves and arrives at angles (degrees) to the straight line.

    Positive angles both swing to the left of the direction of travel, so equal ones give an arc.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    first, second = math.radians(leaving), math.radians(arriving)
    reach = 1 / (1.5 * (1 + math.cos((abs(first) + abs(second)) / 2)))
    out = _turn(dx * reach, dy * reach, -first)
    back = _turn(-dx * reach, -dy * reach, second)
    return (start[0] + out[0], start[1] + out[1]), (end[0] + back[0], end[1] + back[1])


def _turn(x: float, y: float, angle: float) -> Point:
    cosine, sine = math.cos(angle), math.sin(angle)
    return x * cosine - y * sine, x * sine + y * cosine


def cubic(start: Point, first: Point, second: Point, end: Point) -> Curve:
    """Sample a cubic."""
    points = []
    for number in range(SAMPLES + 1):
        t = number / SAMPLES
        s = 1 - t
        a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
        points.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return Curve(tuple(points), _lengths(points))


def _lengths(points: Sequence[Point]) -> tuple[float, ...]:
    lengths = [0.0]
    for (x0, y0), (x1, y1) in pairwise(points):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    return tuple(lengths)
