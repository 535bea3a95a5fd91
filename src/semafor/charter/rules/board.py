"""What the modules of a campaign ask about the board: strands of a region or a pair, what is free."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.board.model import GREY
from semafor.charter.rules.payment.numbers import NONE
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder


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


def paints(builder: Builder) -> list[int]:
    """The kind of card that each route asks for; -1: any."""
    return [
        NONE if route.colour == GREY else builder.kinds.index(route.colour)
        for route in builder.board.routes
    ]


def free_routes(state: State) -> set[int]:
    """Routes that somebody may still claim."""
    return {
        route for seat in range(state.tables.seats) for route in access.open_routes(state, seat)
    }


def on_board(builder: Builder, pairs: Sequence[str]) -> list[str]:
    """Pairs of cities that are both on the board."""
    cities = {place.id for place in builder.board.places}
    return [pair for pair in pairs if set(pair.split("-")) <= cities]
