"""The scene of an edition: everything a client needs to draw its board, as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from semafor.board.loader import COLOURS, load_board
from semafor.board.model import Board, Place, Route, Ticket
from semafor.drawing.layout import (
    Layout,
    label_boxes,
    moved_board,
    position,
    read_layout,
    slot_boxes,
)
from semafor.drawing.lettering import LANGUAGES
from semafor.drawing.making import drawable, make_layout, plain_backdrop
from semafor.editions import edition, file_of_map, find_ruleset, read_edition
from semafor.engine.markers import markers_of
from semafor.engine.ruleset import Edition

LAYOUT = "layout.json"
BACKDROP = "backdrop.json"
BACKDROP_LAYERS = ("land", "lakes", "borders", "subborders", "rivers")
LOCOMOTIVE = "locomotive"
MARGIN = 38.0  # around what is in play, where that is a part of a map
SLIMMEST = 0.92  # width for height of such a part: the country around it is shown, not an edge


@cache
def scene(name: str) -> dict[str, Any]:
    """The scene of a shipped edition, for GET /api/scenes/{edition}; the answer is shared: do not change it."""
    data = read_edition(name)
    layout = layout_of(name)
    board = moved_board(drawable(edition(name).board), layout.by_hand)
    return {
        "edition": name,
        "base": name,
        "map": board.name,
        "title": dict(data["title"]),
        "frame": part_frame(board, layout) if data.get("regions") else list(board.frame),
        "kinds": [*(colour for colour in COLOURS if colour in data["cards"]), LOCOMOTIVE],
        "money": "dollars" in data["modules"],
        "decks": list(data["decks"]),
        "tickets": [_ticket(ticket) for ticket in _all_tickets(name, data)],
        "variant_points": _variant_points(name, data),
        "seat_colours": list(data["seat_colours"]),
        "markers": [asdict(marker) for marker in markers_of(edition(name))],
        **_sheet(board, layout, name, _points_by_rules(name)),
    }


@cache
def layout_of(name: str) -> Layout:
    """The layout beside an edition's map; where there is none of this map, it is made."""
    written = written_layout(name)
    return make_layout(whole_board(name)) if written is None else written


def written_layout(name: str) -> Layout | None:
    """The layout file of an edition's map; None where there is none, or the map has changed since."""
    file = file_of_map(name, LAYOUT)
    if not file.is_file():
        return None
    try:
        layout = read_layout(file)
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    board = load_board(file_of_map(name))
    slots = {route: len(strand.slots) for route, strand in layout.strands.items()}
    fits = all(slots.get(route.id) == route.length for route in board.routes)
    return layout if fits and all(place.id in layout.labels for place in board.places) else None


def whole_board(name: str) -> Board:
    """Everything on an edition's map, in play or not, ready to be drawn."""
    return drawable(load_board(file_of_map(name)))


def made_scene(made: Edition, base: str) -> dict[str, Any]:
    """The scene of an edition that was made from a shipped one: other regions, paint, tickets."""
    layout = layout_of(base)
    board = moved_board(made.board, layout.by_hand)
    return {
        "edition": made.name,
        "base": base,
        "map": board.name,
        "title": dict(made.title),
        "frame": part_frame(board, layout),
        "kinds": _by_colour(made.cards),
        "money": True,
        "decks": list(made.decks),
        "tickets": [_ticket(ticket) for ticket in board.tickets],
        "variant_points": {},
        "seat_colours": list(made.seat_colours),
        "markers": [asdict(marker) for marker in markers_of(made)],
        **_sheet(board, layout, base, {}),
    }


def _by_colour(cards: Mapping[str, int]) -> list[str]:
    """Kinds of cards for a hand: each colour with its marked cards, then locomotives."""
    found = [
        kind
        for colour in COLOURS
        for kind in cards
        if kind == colour or kind.startswith(f"{colour}_")
    ]
    return [*found, LOCOMOTIVE]


def _points_by_rules(name: str) -> dict[str, int]:
    """Points of the routes with what the rules of an edition add, whatever the number of players."""
    rules = find_ruleset(name, edition(name).seat_counts[0])
    return {
        route.id: points
        for route, points in zip(rules.board.routes, rules.route_points, strict=True)
    }


def _sheet(board: Board, layout: Layout, name: str, points: Mapping[str, int]) -> dict[str, Any]:
    """What is printed: places and routes on their backdrop; points of routes where they are not the length's."""
    return {
        "route_points": {str(length): points for length, points in board.route_points.items()},
        "sizes": {
            "slot": layout.sizes.slot,
            "slot_width": layout.sizes.slot_width,
            "city": layout.sizes.city,
            "label": layout.sizes.label,
        },
        "places": [_place(place, layout) for place in board.places],
        "routes": [_route(board, route, layout, points) for route in board.routes],
        "backdrop": backdrop(name),
        "ornaments": layout.by_hand.get("ornaments", {}),
    }


def part_frame(board: Board, layout: Layout) -> list[float]:
    """The frame around the regions in play: everything printed there, with a margin."""
    boxes = [
        *(box for route in board.routes for box in slot_boxes(layout, route.id)),
        *label_boxes(board, layout).values(),
    ]
    corners = [corner for box in boxes for corner in box.corners()]
    corners += [position(place) for place in board.places]
    left, right = (f(x for x, _ in corners) for f in (min, max))
    top, bottom = (f(y for _, y in corners) for f in (min, max))
    height = bottom - top + 2 * MARGIN
    width = max(right - left + 2 * MARGIN, SLIMMEST * height)
    return [
        float(round(number)) for number in ((left + right - width) / 2, top - MARGIN, width, height)
    ]


def backdrop(name: str) -> dict[str, str]:
    """Each layer of the backdrop of an edition's map as SVG path data; a plain one where there is none."""
    file = file_of_map(name, BACKDROP)
    if not file.is_file():
        return plain_backdrop(whole_board(name))
    layers = json.loads(file.read_text(encoding="utf-8-sig"))
    return {layer: str(layers.get(layer, "")) for layer in BACKDROP_LAYERS}


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
    if place.is_large:
        row["large"] = True
    if place.passengers is not None:
        row["passengers"] = place.passengers
    return row


def _route(board: Board, route: Route, layout: Layout, points: Mapping[str, int]) -> dict[str, Any]:
    strand = layout.strands[route.id]
    return {
        "id": route.id,
        "a": route.a,
        "b": route.b,
        "length": route.length,
        "colour": route.colour,
        "kind": route.kind,
        "locomotives": route.locomotives,
        "points": points.get(route.id, board.route_points[route.length]),
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
