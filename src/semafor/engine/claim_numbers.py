"""How claims at the printed cost are numbered: route by route, colour by colour, locomotives spent.

The numbers are dense. A route has a block of `length` numbers for each colour it is painted in (a grey one:
for every colour), and one number for locomotives alone.
"""

from __future__ import annotations

from semafor.board.model import GREY, Board, Route
from semafor.engine.tables import KINDS, ROUTES, rows


def count_claims(board: Board, colours: int) -> int:
    """How many numbers the option for claims needs."""
    return sum(_width(route, colours) for route in board.routes)


def claim_routes(board: Board, colours: int) -> list[int]:
    """The route of every number."""
    return [
        number for number, route in enumerate(board.routes) for _ in range(_width(route, colours))
    ]


def claim_starts(base: int, board: Board, colours: int, locomotive: int) -> list[list[int]]:
    """First action by colour and route; the locomotive's row has the payment without a colour."""
    starts = rows(KINDS, ROUTES)
    first = base
    for number, route in enumerate(board.routes):
        is_grey = route.colour == GREY
        for colour in range(colours):
            starts[colour][number] = first + (colour * route.length if is_grey else 0)
        first += _width(route, colours)
        starts[locomotive][number] = first - 1
    return starts


def claim_pays(board: Board, kinds: tuple[str, ...], colours: int, locomotive: int) -> list[int]:
    """The payment of every number: 16 x colour + locomotives, colour = locomotive for none."""
    pays: list[int] = []
    for route in board.routes:
        painted = range(colours) if route.colour == GREY else [kinds.index(route.colour)]
        pays.extend(16 * colour + locos for colour in painted for locos in range(route.length))
        pays.append(16 * locomotive + route.length)
    return pays


def _width(route: Route, colours: int) -> int:
    return (colours if route.colour == GREY else 1) * route.length + 1
