"""What is wrong with a layout: slots, marks and labels that lie on each other or off the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from semafor.board.model import Board
from semafor.drawing.geometry import Box, clearance, distance_to_point
from semafor.drawing.layout import Layout, label_boxes, position, slot_boxes

INSET = 9.0  # the sheet's printed border


def slot_collisions(board: Board, layout: Layout) -> list[str]:
    """Slots that overlap other slots, of the same route or of another one."""
    slots = [
        (f"{route.id} #{number + 1}", box)
        for route in board.routes
        for number, box in enumerate(slot_boxes(layout, route.id))
    ]
    return [
        f"{one} and {two}"
        for (one, first), (two, second) in combinations(slots, 2)
        if clearance(first, second) < 0
    ]


def mark_collisions(board: Board, layout: Layout) -> list[str]:
    """Slots and labels that lie on a city's mark."""
    labels = label_boxes(board, layout)
    found: list[str] = []
    for place in board.places:
        if place.is_country:
            continue
        centre = position(place)
        found += [
            f"{name} and the mark of {place.id}"
            for name, box in _everything(board, layout, labels)
            if distance_to_point(box, centre) < layout.sizes.city
        ]
    return found


def label_collisions(board: Board, layout: Layout) -> list[str]:
    """Labels that lie on slots or on each other, in whichever language is longer."""
    labels = label_boxes(board, layout)
    found = [
        f"{route.id} and the label of {place}"
        for route in board.routes
        for box in slot_boxes(layout, route.id)
        for place, label in labels.items()
        if clearance(box, label) < 0
    ]
    found += [
        f"the labels of {one} and {two}"
        for (one, first), (two, second) in combinations(labels.items(), 2)
        if clearance(first, second) < 0
    ]
    return found


def off_sheet(board: Board, layout: Layout) -> list[str]:
    """What lies on the sheet's border or beyond it."""
    left, top, width, height = board.frame
    return [
        name
        for name, box in _everything(board, layout, label_boxes(board, layout))
        if any(
            not (
                left + INSET <= x <= left + width - INSET
                and top + INSET <= y <= top + height - INSET
            )
            for x, y in box.corners()
        )
    ]


def problems(board: Board, layout: Layout) -> list[str]:
    """Everything above."""
    return [
        *slot_collisions(board, layout),
        *mark_collisions(board, layout),
        *label_collisions(board, layout),
        *off_sheet(board, layout),
    ]


def _everything(board: Board, layout: Layout, labels: dict[str, Box]) -> Iterator[tuple[str, Box]]:
    for route in board.routes:
        for number, box in enumerate(slot_boxes(layout, route.id)):
            yield f"{route.id} #{number + 1}", box
    for place, box in labels.items():
        yield f"the label of {place}", box
