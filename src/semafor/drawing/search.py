"""A search for how the routes of a map bend and where its labels stand.

A search by small random changes: each change moves one pair of places' strands or one label and is kept
when the sheet gets calmer (or, early on, sometimes anyway). The same seed gives the same layout. What a
person has corrected (`by_hand` of a layout: `bends`, `labels`, `places`) stays as it is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from semafor.board.model import Board, Place
from semafor.drawing.checks import INSET
from semafor.drawing.geometry import Box, Point, clearance, distance_to_point
from semafor.drawing.layout import Bend, Draughtsman, Label, Layout, Pair, Sizes, draw_all, position
from semafor.drawing.lettering import label_box, label_width

AIR = 2.6  # wanted between things; less costs, none costs very much
TOUCH = 400.0
# A map of a hundred routes wants some tens of thousands of changes, and the best of a few searches.
TRIES = 60000
SEARCHES = 4


class TooTight(ValueError):  # noqa: N818 - the name says what it is
    """A route whose slots do not fit between its places, however it bends."""


@dataclass(frozen=True)
class Item:
    """What one change moves: a shape, the boxes it covers, and what it costs by itself."""

    shape: Any
    boxes: tuple[Box, ...]
    cost: float
    centre: Point
    reach: float


def make_item(shape: Any, boxes: list[Box], cost: float) -> Item:
    """Wrap boxes with a circle around them, for quick tests."""
    x = sum(box.x for box in boxes) / len(boxes)
    y = sum(box.y for box in boxes) / len(boxes)
    reach = max(math.hypot(box.x - x, box.y - y) + box.reach for box in boxes)
    return Item(shape, tuple(boxes), cost, (x, y), reach)


def crowding(gap: float, air: float = AIR) -> float:
    """The price of a gap."""
    if gap >= air:
        return 0.0
    return (air - gap) ** 2 + (TOUCH * (0.5 - gap) if gap < 0.5 else 0.0)


def between(one: Item, two: Item) -> float:
    """The price of two items' nearness."""
    if math.dist(one.centre, two.centre) > one.reach + two.reach + AIR:
        return 0.0
    total = 0.0
    for first in one.boxes:
        for second in two.boxes:
            near = first.reach + second.reach + AIR
            dx, dy = first.x - second.x, first.y - second.y
            if dx * dx + dy * dy < near * near:
                total += crowding(clearance(first, second))
    return total


class Search:
    """One map's search."""

    def __init__(self, board: Board, sizes: Sizes, by_hand: Mapping[str, Any], seed: int) -> None:
        self.board = board
        self.sizes = sizes
        self.by_hand = by_hand
        self.rng = random.Random(seed)
        self.draughtsman = Draughtsman(board, sizes)
        self.places = self.draughtsman.places
        self.marks = [position(place) for place in board.places if not place.is_country]
        self.items: dict[Pair | str, Item] = {}
        self.keys: list[Pair | str] = [*self.draughtsman.pairs, *self.places]

    # ------------------------------------------------------------ items

    def around(self, boxes: list[Box], mark_air: float) -> float:
        """The price of marks and of the sheet's border."""
        left, top, width, height = self.board.frame
        total = 0.0
        for box in boxes:
            for mark in self.marks:
                if abs(mark[0] - box.x) + abs(mark[1] - box.y) < 120:
                    gap = distance_to_point(box, mark) - self.sizes.city
                    total += crowding(gap, mark_air)
            for x, y in box.corners():
                edge = min(x - left, y - top, left + width - x, top + height - y) - INSET
                total += crowding(edge, 1.5)
        return total

    def strands(self, pair: Pair, shape: Bend) -> Item | None:
        """The strands of a pair with a bend."""
        rows = self.draughtsman.boxes(pair, shape)
        if rows is None:
            return None
        boxes = [box for row in rows for box in row]
        cost = self.around(boxes, 1.0)
        for row in rows:
            for one, two in pairwise(row):
                cost += crowding(clearance(one, two), 1.0)
        turn = abs(shape.leaving) + abs(shape.arriving)
        cost += 0.006 * turn + 0.0011 * turn**2 + 0.004 * (shape.leaving - shape.arriving) ** 2
        cost += 1.5 * abs(shape.shift) + 2.0 * (1 - shape.spread)
        return make_item(shape, boxes, cost)

    def label(self, place: Place, angle: float, distance: float) -> Item:
        """A label that touches a circle around its mark in a direction."""
        x, y = position(place)
        size = self.sizes.label
        width = label_width(place, size)
        cosine, sine = math.cos(angle), math.sin(angle)
        anchor = "start" if cosine > 0.35 else "end" if cosine < -0.35 else "middle"
        box = label_box(place, size, 0.0, 0.0, "middle")
        reach = distance + min(
            box.half_length / max(abs(cosine), 1e-9), box.half_width / max(abs(sine), 1e-9)
        )
        middle = x + cosine * reach
        side = {"start": -0.5, "middle": 0.0, "end": 0.5}[anchor]
        label = Label(round(middle + side * width, 1), round(y + sine * reach - box.y, 1), anchor)
        placed = label_box(place, size, label.x, label.y, anchor)
        cost = self.around([placed], 1.2) + 0.5 * (distance - self.sizes.city) ** 1.5
        cost += 1.2 * abs(math.sin(2 * angle)) + 0.9 * abs(sine) + 0.5 * (cosine < 0)
        return make_item((label, angle, distance), [placed], cost)

    def country_label(self, place: Place, dx: float, dy: float) -> Item:
        """A country's label: around the point the map gives."""
        x, y = position(place)
        label = Label(round(x + dx, 1), round(y + dy, 1), "middle")
        placed = label_box(place, self.sizes.label, label.x, label.y, "middle")
        cost = self.around([placed], 1.0) + 0.004 * (dx * dx + dy * dy)
        return make_item((label, dx, dy), [placed], cost)

    # ------------------------------------------------------------ search

    def start(self) -> None:
        """Everything as straight as it can be; labels to the right."""
        for pair in self.draughtsman.pairs:
            fixed = self.by_hand.get("bends", {}).get("|".join(pair))
            item = self.strands(pair, Bend(*fixed)) if fixed else None
            self.items[pair] = item or self.first(pair)
        for place in self.board.places:
            fixed = self.by_hand.get("labels", {}).get(place.id)
            if fixed:
                label = Label(*fixed)
                box = label_box(place, self.sizes.label, label.x, label.y, label.anchor)
                self.items[place.id] = make_item((label, 0.0, 0.0), [box], 0.0)
            elif place.is_country:
                self.items[place.id] = self.country_label(place, 0.0, 0.0)
            else:
                self.items[place.id] = self.label(place, 0.0, self.sizes.city + 1.5)
        fixed_keys = set(self.by_hand.get("labels", {}))
        fixed_pairs = set(self.by_hand.get("bends", {}))
        self.keys = [
            key
            for key in self.keys
            if (key not in fixed_keys if isinstance(key, str) else "|".join(key) not in fixed_pairs)
        ]

    def first(self, pair: Pair) -> Item:
        """The straightest bend on which the slots fit."""
        for turn in range(0, 90, 2):
            sides = [
                item
                for sign in (1, -1)
                if (item := self.strands(pair, Bend(sign * turn, sign * turn)))
            ]
            if sides:
                return min(sides, key=lambda item: item.cost)
        raise TooTight("-".join(pair))

    def price(self, key: Pair | str, item: Item) -> float:
        """What an item costs where everything else is now."""
        (x, y), reach = item.centre, item.reach + AIR
        total = 0.0
        for name, other in self.items.items():
            dx, dy = other.centre[0] - x, other.centre[1] - y
            near = reach + other.reach
            if dx * dx + dy * dy <= near * near and name != key:
                total += between(item, other)
        return item.cost + total

    def change(self, key: Pair | str, heat: float) -> Item | None:
        """A random neighbour of an item."""
        rng, old = self.rng, self.items[key].shape
        if isinstance(key, str):
            place = self.places[key]
            _, one, two = old
            if place.is_country:
                return self.country_label(place, one + rng.gauss(0, 12), two + rng.gauss(0, 9))
            if rng.random() < 0.5:
                angle = rng.randrange(16) * math.pi / 8
            else:
                angle = one + rng.gauss(0, 0.25)
            distance = self.sizes.city + 1.4 + abs(rng.gauss(0, 1 + 2.5 * heat))
            return self.label(place, angle, distance)
        shape: Bend = old
        draw = rng.random()
        if draw < 0.25:
            turn = rng.choice((-1, 1)) * rng.uniform(0, 55)
            shape = replace(shape, leaving=turn, arriving=turn)
        elif draw < 0.35:
            shape = replace(shape, leaving=-shape.leaving, arriving=-shape.arriving)
        elif draw < 0.6:
            step = rng.gauss(0, 6)
            shape = replace(shape, leaving=shape.leaving + step, arriving=shape.arriving + step)
        elif draw < 0.8:
            shape = replace(
                shape,
                leaving=shape.leaving + rng.gauss(0, 6),
                arriving=shape.arriving + rng.gauss(0, 6),
            )
        elif draw < 0.9:
            shape = replace(shape, shift=rng.choice((-1.0, -0.5, 0.0, 0.5, 1.0)))
        else:
            shape = replace(shape, spread=rng.choice((0.0, 0.5, 1.0)))
        if max(abs(shape.leaving), abs(shape.arriving)) > 70:
            return None
        shape = Bend(round(shape.leaving, 1), round(shape.arriving, 1), shape.shift, shape.spread)
        return self.strands(key, shape)

    def run(self, tries: int) -> None:
        """Cool down over so many changes; the second half picks what is crowded more often."""
        prices = {key: self.price(key, self.items[key]) for key in self.keys}
        for number in range(tries):
            heat = max(0.0, 1 - number / (0.8 * tries))
            key = self.rng.choice(self.keys)
            if self.rng.random() < 0.6:
                key = max((self.rng.choice(self.keys) for _ in range(6)), key=prices.__getitem__)
            item = self.change(key, heat)
            if item is None:
                continue
            before, after = self.price(key, self.items[key]), self.price(key, item)
            prices[key] = before
            if after < before or self.rng.random() < math.exp((before - after) / (0.2 + 14 * heat)):
                self.items[key] = item
                prices[key] = after

    def total(self) -> float:
        """The price of the whole sheet."""
        items = list(self.items.values())
        return sum(item.cost for item in items) + sum(
            between(one, two) for number, one in enumerate(items) for two in items[:number]
        )

    def layout(self) -> Layout:
        """What was found."""
        bends = {pair: self.items[pair].shape for pair in self.draughtsman.pairs}
        labels = {place: self.items[place].shape[0] for place in self.places}
        strands = draw_all(self.board, self.sizes, bends)
        return Layout(self.sizes, bends, labels, strands, self.by_hand)


def find_layout(
    board: Board,
    sizes: Sizes,
    by_hand: Mapping[str, Any],
    *,
    tries: int = TRIES,
    searches: int = SEARCHES,
    seed: int = 1,
) -> Layout:
    """The calmest sheet of several searches."""
    found = []
    for number in range(searches):
        search = Search(board, sizes, by_hand, seed + number)
        search.start()
        search.run(tries)
        found.append(search)
    return min(found, key=Search.total).layout()
