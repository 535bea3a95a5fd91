"""The scene of an edition: everything a client needs to draw its board, as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from semafor.board.loader import COLOURS, load_board
from semafor.board.model import Board, Place, Route, Ticket
from semafor.drawing.layout import Layout, moved_board, position, read_layout
from semafor.drawing.lettering import LANGUAGES
from semafor.editions import MAPS, edition, read_edition

BACKDROP_LAYERS = ("land", "lakes", "borders", "subborders", "rivers")
LOCOMOTIVE = "locomotive"


@cache
def scene(name: str) -> dict[str, Any]:
    """The scene of a shipped edition, for GET /api/scenes/{edition}; the answer is shared: do not change it."""
    data = read_edition(name)
    layout = read_layout(_beside(data["map"], "layout"))
    board = moved_board(load_board(MAPS / data["map"]), layout.by_hand)
    return {
        "edition": name,
        "map": board.name,
        "title": dict(data["title"]),
        "frame": list(board.frame),
        "route_points": {str(length): points for length, points in board.route_points.items()},
        "kinds": [*COLOURS, LOCOMOTIVE],
        "decks": list(data["decks"]),
        "sizes": {
            "slot": layout.sizes.slot,
            "slot_width": layout.sizes.slot_width,
            "city": layout.sizes.city,
            "label": layout.sizes.label,
        },
        "places": [_place(place, layout) for place in board.places],
        "routes": [_route(board, route, layout) for route in board.routes],
        "tickets": [_ticket(ticket) for ticket in _all_tickets(name, data)],
        "variant_points": _variant_points(name, data),
        "backdrop": backdrop(data["map"]),
        "seat_colours": list(data["seat_colours"]),
        "ornaments": layout.by_hand.get("ornaments", {}),
    }


def backdrop(map_file: str) -> dict[str, str]:
    """Each layer of a map's backdrop as SVG path data."""
    layers = json.loads(_beside(map_file, "backdrop").read_text(encoding="utf-8"))
    return {name: layers[name] for name in BACKDROP_LAYERS}


def _beside(map_file: str, what: str) -> Any:
    return MAPS / map_file.replace(".json", f".{what}.json")


def _place(place: Place, layout: Layout) -> dict[str, Any]:
    x, y = position(place)
    label = layout.labels[place.id]
    row: dict[str, Any] = {
        "id": place.id,
        "names": {language: place.name(language) for language in LANGUAGES},
        "x": x,
        "y": y,
        "country": place.is_country,
        "label": {"x": label.x, "y": label.y, "anchor": label.anchor},
    }
    if place.passengers is not None:
        row["passengers"] = place.passengers
    return row


def _route(board: Board, route: Route, layout: Layout) -> dict[str, Any]:
    strand = layout.strands[route.id]
    return {
        "id": route.id,
        "a": route.a,
        "b": route.b,
        "length": route.length,
        "colour": route.colour,
        "kind": route.kind,
        "locomotives": route.locomotives,
        "points": board.route_points[route.length],
        "twins": [twin.id for twin in board.twins(route)],
        "path": strand.path,
        "slots": [list(slot) for slot in strand.slots],
    }


def _ticket(ticket: Ticket) -> dict[str, Any]:
    return {
        "id": ticket.id,
        "a": ticket.a,
        "b": ticket.b,
        "points": ticket.points,
        "deck": ticket.deck,
    }


def _variant_points(name: str, data: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Where a variant's deck gives a ticket another value than `tickets` does."""
    usual = {ticket.id: ticket.points for ticket in _all_tickets(name, data)}
    return {
        variant: {
            ticket.id: ticket.points
            for ticket in edition(name, variant).board.tickets
            if ticket.points != usual[ticket.id]
        }
        for variant in data.get("variants", {})
    }


def _all_tickets(name: str, data: Mapping[str, Any]) -> Iterator[Ticket]:
    """The tickets of the edition's own deck, then those that only its variants know."""
    seen: set[str] = set()
    for variant in ("", *data.get("variants", {})):
        for ticket in edition(name, variant).board.tickets:
            if ticket.id not in seen:
                seen.add(ticket.id)
                yield ticket
