"""The board in letters: the land of a region that has just been opened, drawn beside what lay there before."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from rich.text import Text

from semafor.board.model import Board, Place, Route
from semafor.drawing.geometry import Point
from semafor.drawing.layout import position

WIDTH, HEIGHT = 76, 25
# Columns a name may reach over the edge, so that cities at the right keep theirs.
MARGIN = 1
OLD_CITY, NEW_CITY, OLD_LINE, NEW_LINE = "o", "◉", "·", "•"
OLD, FRESH, NAMES = "dim", "bold yellow", "bold"


@dataclass(frozen=True)
class Cell:
    """A letter and how it is shown."""

    sign: str
    style: str


def letter_map(
    board: Board, regions: Collection[str], fresh: str, language: str, width: int = WIDTH
) -> Text:
    """The cities and lines of some regions; those of the `fresh` one are bright and have their names.

    Lines are drawn first, then cities, then names where there is room.
    """
    places = {place.id: place for place in board.places if place.region in regions}
    routes = [route for route in board.routes if route.a in places and route.b in places]
    at = _grid(places.values(), width)
    cells: dict[tuple[int, int], Cell] = {}
    for is_new in (False, True):
        for route in _pairs(routes):
            if is_new == (fresh in (places[route.a].region, places[route.b].region)):
                sign = Cell(NEW_LINE, FRESH) if is_new else Cell(OLD_LINE, OLD)
                for spot in _line(at[route.a], at[route.b]):
                    cells[spot] = sign
    for name, place in places.items():
        is_new = place.region == fresh
        cells[at[name]] = Cell(NEW_CITY, FRESH) if is_new else Cell(OLD_CITY, OLD)
    taken = set(at.values())
    for name, place in places.items():
        if place.region == fresh:
            _write(cells, taken, at[name], place.name(language), width)
    return _drawn(cells, width)


def _pairs(routes: Iterable[Route]) -> list[Route]:
    """One strand of each pair of cities."""
    return list({route.pair: route for route in routes}.values())


def _grid(places: Iterable[Place], width: int) -> dict[str, tuple[int, int]]:
    """Column and row of every city."""
    spots: dict[str, Point] = {place.id: position(place) for place in places}
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    across, down = max(right - left, 1.0), max(bottom - top, 1.0)
    return {
        name: (
            MARGIN + round((x - left) / across * (width - 2 * MARGIN - 1)),
            round((y - top) / down * (HEIGHT - 1)),
        )
        for name, (x, y) in spots.items()
    }


def _line(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """Spots between two cities, every second one."""
    steps = max(abs(b[0] - a[0]) // 2, abs(b[1] - a[1]), 1)
    return [
        (
            round(a[0] + (b[0] - a[0]) * step / steps),
            round(a[1] + (b[1] - a[1]) * step / steps),
        )
        for step in range(1, steps)
    ]


def _write(
    cells: dict[tuple[int, int], Cell],
    taken: set[tuple[int, int]],
    at: tuple[int, int],
    name: str,
    width: int,
) -> None:
    """A name right of its city, else left of it; over lines, never over a city or another name."""
    for start in (at[0] + 2, at[0] - 1 - len(name)):
        spots = [(start + index, at[1]) for index in range(len(name))]
        if start >= 0 and start + len(name) <= width and not taken & set(spots):
            for spot, sign in zip(spots, name, strict=True):
                cells[spot] = Cell(sign, NAMES)
            taken.update(spots)
            return


def _drawn(cells: dict[tuple[int, int], Cell], width: int) -> Text:
    text = Text()
    for row in range(HEIGHT):
        for column in range(width):
            cell = cells.get((column, row))
            text.append(cell.sign if cell else " ", cell.style if cell else None)
        text.append("\n")
    return text
