"""What a map lacks for being drawn is made: places, a frame, sizes, a layout, a backdrop.

A map maker may leave all of it out. What is made is the same every time; `semafor edition draw`
writes the layout down, so that a person can correct it by hand.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from semafor.board.model import Board
from semafor.drawing.geometry import Point
from semafor.drawing.layout import Layout, Sizes, moved_board, position
from semafor.drawing.search import TooTight, find_layout

WIDTH, HEIGHT = 1000.0, 700.0
MARGIN = 60.0
# Sizes follow from the slot as on the shipped maps; a slot is so much of the sheet's width.
WIDEST, LEAST = 0.042, 0.01
BENT = 1.12  # how much longer than the straight line a track may be
STEPS = 400
CLEAR, ROUNDS = (
    68.0,
    60,
)  # how far from the tracks of others a place shall lie; how long that is tried
# Changes for each route and place: enough for a small map in a fifth of a second, and at most a second or two for a large one.
TRIES_EACH, MOST_TRIES, SEARCHES = 100, 9000, 1


def drawable(board: Board) -> Board:
    """The board with a point for every place and a frame around them."""
    if not all({"x", "y"} <= set(place.drawing) for place in board.places):
        points = spread_places(board)
        places = tuple(
            replace(place, drawing={**place.drawing, "x": x, "y": y})
            for place, (x, y) in zip(board.places, points, strict=True)
        )
        return replace(board, places=places, frame=(0.0, 0.0, WIDTH, HEIGHT))
    if board.frame:
        return board
    xs, ys = zip(*(position(place) for place in board.places), strict=True)
    width, height = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    return replace(board, frame=(min(xs) - MARGIN, min(ys) - MARGIN, width, height))


def spread_places(board: Board) -> list[Point]:
    """Points for places without any: neighbours about as far apart as their route is long."""
    numbers = board.place_index()
    count = len(numbers)
    far = _distances(board, numbers)
    rng = random.Random(1)
    points = [
        [math.cos(math.tau * n / count) + rng.random() / 9, math.sin(math.tau * n / count)]
        for n in range(count)
    ]
    for step in range(STEPS):
        pull = 0.5 * (1 - step / STEPS) + 0.02
        for one in range(count):
            for two in range(count):
                if one == two:
                    continue
                dx, dy = points[two][0] - points[one][0], points[two][1] - points[one][1]
                apart = max(math.hypot(dx, dy), 1e-6)
                move = pull * (apart - far[one][two]) / apart / far[one][two] ** 2 / 2
                points[one][0] += dx * move
                points[one][1] += dy * move
    pairs = {(numbers[route.a], numbers[route.b]) for route in board.routes}
    return _off_the_tracks(_fitted(points), sorted(pairs))


def _off_the_tracks(points: Sequence[Point], pairs: Sequence[tuple[int, int]]) -> list[Point]:
    """The same points, none so close to a track of others that it would look like a stop of it."""
    moved = [list(point) for point in points]
    for _ in range(ROUNDS):
        is_clear = True
        for one, two in pairs:
            for place in range(len(moved)):
                if place in (one, two):
                    continue
                across, along, apart = _beside(moved[place], moved[one], moved[two])
                if not 0 < along < 1 or apart >= CLEAR:
                    continue
                is_clear = False
                for number, share in ((place, 0.6), (one, -0.2), (two, -0.2)):
                    for axis, size in ((0, WIDTH), (1, HEIGHT)):
                        value = moved[number][axis] + share * (CLEAR - apart) * across[axis]
                        moved[number][axis] = min(max(value, MARGIN), size - MARGIN)
        if is_clear:
            break
    return [(round(x, 1), round(y, 1)) for x, y in moved]


def _beside(
    point: Sequence[float], start: Sequence[float], end: Sequence[float]
) -> tuple[Point, float, float]:
    """Which way a point lies off a line, how far along the line (0 to 1), and how far away."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max(math.hypot(dx, dy), 1e-6)
    off = ((point[1] - start[1]) * dx - (point[0] - start[0]) * dy) / long
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / long**2
    side = 1 if off >= 0 else -1
    return (-dy / long * side, dx / long * side), along, abs(off)


def _distances(board: Board, numbers: Mapping[str, int]) -> list[list[float]]:
    """Spaces between any two places by the shortest way."""
    count = len(numbers)
    far = [[0.0 if one == two else 99.0 for two in range(count)] for one in range(count)]
    for route in board.routes:
        one, two = numbers[route.a], numbers[route.b]
        far[one][two] = far[two][one] = min(far[one][two], route.length + 0.8)
    for middle in range(count):
        for one in range(count):
            for two in range(count):
                far[one][two] = min(far[one][two], far[one][middle] + far[middle][two])
    return far


def _fitted(points: Sequence[Sequence[float]]) -> list[Point]:
    """The same points, filling the sheet."""
    xs, ys = zip(*points, strict=True)
    left, top = min(xs), min(ys)
    wide, high = max(max(xs) - left, 1e-6), max(max(ys) - top, 1e-6)
    inner = WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN
    return [
        (
            round(MARGIN + (x - left) / wide * inner[0], 1),
            round(MARGIN + (y - top) / high * inner[1], 1),
        )
        for x, y in points
    ]


def sizes_for(board: Board, share: float = WIDEST) -> Sizes:
    """Sizes at which the slots of every route fit between its places, no larger than a share."""
    places = {place.id: position(place) for place in board.places}
    slot = share * board.frame[2]
    for route in board.routes:
        if "ends" not in route.drawing:
            apart = math.dist(places[route.a], places[route.b])
            slot = min(slot, BENT * apart / (route.length * 1.06 + 0.6))
    slot = max(slot, min(LEAST, share) * board.frame[2])
    return Sizes(
        slot=round(slot, 1),
        slot_width=round(slot * 0.42, 1),
        gap=round(slot * 0.05, 1),
        spacing=round(slot * 0.49, 1),
        city=round(slot * 0.25, 1),
        label=round(max(slot * 0.5, 0.0125 * board.frame[2]), 1),
    )


def make_layout(
    board: Board,
    by_hand: Mapping[str, Any] | None = None,
    *,
    tries: int | None = None,
    searches: int = SEARCHES,
    seed: int = 1,
) -> Layout:
    """A layout of a board that can be drawn; where slots are too long, all become shorter."""
    moved = moved_board(board, by_hand or {})
    if tries is None:
        tries = min(MOST_TRIES, TRIES_EACH * (len(board.routes) + len(board.places)))
    share = WIDEST
    while True:
        sizes = sizes_for(moved, share)
        try:
            return find_layout(
                moved, sizes, by_hand or {}, tries=tries, searches=searches, seed=seed
            )
        except TooTight:
            share = 0.9 * sizes.slot / moved.frame[2]
            if share < LEAST / 3:
                raise


def plain_backdrop(board: Board) -> dict[str, str]:
    """Land around all places, with a soft coast."""
    reach = 0.07 * board.frame[2]
    around = [
        (x + reach * math.cos(math.tau * step / 12), y + reach * math.sin(math.tau * step / 12))
        for x, y in (position(place) for place in board.places)
        for step in range(12)
    ]
    coast = _softened(_softened(_hull(around)))
    land = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in coast) + "Z"
    return {"land": land, "lakes": "", "borders": "", "subborders": "", "rivers": ""}


def _hull(points: Sequence[Point]) -> list[Point]:
    """The corners around points, in order."""
    ordered = sorted(set(points))

    def half(row: Sequence[Point]) -> list[Point]:
        kept: list[Point] = []
        for x, y in row:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return [*half(ordered), *half(ordered[::-1])]


def _softened(points: Sequence[Point]) -> list[Point]:
    """Every corner cut into two."""
    return [
        (x + (nx - x) * part, y + (ny - y) * part)
        for (x, y), (nx, ny) in zip(points, [*points[1:], points[0]], strict=True)
        for part in (0.25, 0.75)
    ]
