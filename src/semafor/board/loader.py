"""Reads a map file (or a short inline map) into a `Board`, or says which row is wrong and why."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite
from pathlib import Path
from typing import Any

from semafor.board.model import GREY, Board, Place, Route, Ticket
from semafor.board.values import NotText, is_whole, parse_json, read_text

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
ROUTE_KINDS = ("", "tunnel", "ferry")
TICKETS = "tickets"  # the usual list
LONGEST_ROUTE = 9
MOST_POINTS = 999
# Ids stand in ids of routes ("a-b/2"), in records and in addresses.
_ID = re.compile(r"\w[\w-]*")
_PLACE_FACTS = {"id", "names", "passengers", "large", "region"}
_ROUTE_FACTS = {"id", "a", "b", "length", "colour", "kind", "locomotives", "needs"}


class MapError(ValueError):
    """A map that cannot be used: names the file, the row and what was expected.

    As with other errors, `reason` and `values` are for the catalogue (`map-REASON`), the text is for programmers.
    """

    def __init__(
        self, source: str, row: str, expected: str, reason: str = "", **values: Any
    ) -> None:
        super().__init__(f"{source}: {row}: {expected}")
        self.source = source
        self.row = row
        self.expected = expected
        self.reason = reason
        self.values = values


def load_board(
    path: Path,
    *,
    ticket_list: str = TICKETS,
    ticket_tags: Sequence[str] = (),
    regions: Sequence[str] = (),
    source: str = "",
) -> Board:
    """Read a map file from disk; `source` is how it is called where something is wrong with it."""
    source = source or path.name
    try:
        data = parse_json(read_text(path))
    except OSError as error:
        raise MapError(
            source, "file", f"cannot be read ({error.strerror})", "unreadable", why=error.strerror
        ) from error
    except NotText as error:
        raise MapError(source, f"row {error.row}", "is not UTF-8 text", "not-text") from error
    except ValueError as error:
        raise MapError(
            source, "file", f"is not valid JSON ({error})", "not-json", why=str(error)
        ) from error
    board = read_board(data, source, ticket_list=ticket_list, ticket_tags=ticket_tags)
    return within_regions(board, regions, source) if regions else board


def read_board(
    data: Any,
    source: str,
    *,
    ticket_list: str = TICKETS,
    ticket_tags: Sequence[str] = (),
    default_deck: str = "",
    default_points: Mapping[int, int] | None = None,
) -> Board:
    """Build a board from map data; every record may be given in its short form."""
    reader = _Reader(data, source)
    places = reader.places()
    points = reader.points(default_points)
    known = {place.id for place in places}
    routes = reader.routes(known, points)
    tickets = reader.tickets(ticket_list, known, default_deck)
    if ticket_tags:
        tickets = tuple(ticket for ticket in tickets if ticket.deck in ticket_tags)
    return Board(str(data.get("map", source)), places, routes, tickets, points, reader.frame())


def within_regions(board: Board, regions: Sequence[str], source: str) -> Board:
    """LEG-CLAIM-2: the part of a board that is in play; routes that lead out of it are beyond.

    A route is in play when all regions it needs are, a ticket when both its places are.
    """
    known = {place.region for place in board.places}
    for region in regions:
        if region not in known:
            raise MapError(
                source,
                "regions",
                f"'{region}' has no city on this map",
                "empty-region",
                what=region,
            )
    places = tuple(place for place in board.places if place.region in regions)
    inside = {place.id for place in places}
    routes = tuple(
        route
        for route in board.routes
        if {route.a, route.b} <= inside and set(route.needs) <= set(regions)
    )
    tickets = tuple(ticket for ticket in board.tickets if {ticket.a, ticket.b} <= inside)
    beyond = frozenset(route.id for route in board.routes) - {route.id for route in routes}
    return replace(board, places=places, routes=routes, tickets=tickets, beyond=beyond)


class _Reader:
    """Checks one map, record by record."""

    def __init__(self, data: Any, source: str) -> None:
        self.source = source
        if not isinstance(data, Mapping):
            raise MapError(
                source, "file", "expected an object with cities, routes and tickets", "no-object"
            )
        self.data = data
        self.regions = self.rows("regions", required=False)

    def fail(self, row: str, expected: str, reason: str, **values: Any) -> MapError:
        return MapError(self.source, row, expected, reason, **values)

    def rows(self, key: str, *, required: bool = True) -> list[Any]:
        value = self.data.get(key, None if required else [])
        if not isinstance(value, list):
            raise self.fail(key, "expected a list", "no-list")
        return value

    def frame(self) -> tuple[float, ...]:
        frame = self.data.get("frame", [])
        is_right = isinstance(frame, list) and all(_is_number(value) for value in frame)
        if not is_right or (frame and (len(frame) != 4 or min(frame[2:]) <= 0)):
            raise self.fail("frame", "expected left, top, width and height", "frame")
        return tuple(float(number) for number in frame)

    def places(self) -> tuple[Place, ...]:
        found: list[Place] = []
        seen: set[str] = set()
        points: dict[Any, str] = {}
        for key, is_country in (("cities", False), ("countries", True)):
            for number, row in enumerate(self.rows(key, required=not is_country)):
                place = self.place(f"{key} row {number + 1}", row, is_country=is_country)
                if place.id in seen:
                    raise self.fail(
                        f"{key} row {number + 1}",
                        f"'{place.id}' is there twice",
                        "twice",
                        what=place.id,
                    )
                seen.add(place.id)
                point = self.point(f"{key} row {number + 1} ('{place.id}')", place)
                if point and points.setdefault(point, place.id) != place.id:
                    expected = f"stands on the same point as '{points[point]}'"
                    raise self.fail(
                        f"{key} row {number + 1} ('{place.id}')",
                        expected,
                        "same-point",
                        what=points[point],
                    )
                found.append(place)
        return tuple(found)

    def point(self, where: str, place: Place) -> tuple[float, float] | None:
        """Where a place stands, if the map says so."""
        given = [place.drawing[key] for key in ("x", "y") if key in place.drawing]
        if not all(_is_number(value) for value in given) or len(given) == 1:
            raise self.fail(where, "expected two numbers, x and y, or neither", "no-point")
        return (given[0], given[1]) if given else None

    def place(self, where: str, row: Any, *, is_country: bool) -> Place:
        record = {"id": row} if isinstance(row, str) else row
        if not isinstance(record, Mapping) or not isinstance(record.get("id"), str):
            raise self.fail(where, "expected an id or a record with an id", "no-id")
        if not _ID.fullmatch(record["id"]):
            raise self.fail(
                where,
                f"id is {record['id']!r}, expected letters, digits, _ or -",
                "bad-id",
                what=record["id"],
            )
        passengers: Any = record.get("passengers")
        if passengers is not None and not is_whole(passengers):
            raise self.fail(
                f"{where} ('{record['id']}')", "passengers: expected a whole number", "waiting"
            )
        names = record.get("names", {})
        if not isinstance(names, Mapping) or not all(
            isinstance(name, str) and name.strip() for name in names.values()
        ):
            raise self.fail(
                f"{where} ('{record['id']}')", "names: expected language: name", "names"
            )
        is_large, region = record.get("large", False), record.get("region", "")
        if not isinstance(is_large, bool):
            raise self.fail(f"{where} ('{record['id']}')", "large: expected true or false", "large")
        if region not in ("", *self.regions):
            raise self.fail(
                f"{where} ('{record['id']}')",
                f"region '{region}' is not in regions",
                "bad-region",
                what=region,
            )
        drawing = {key: value for key, value in record.items() if key not in _PLACE_FACTS}
        return Place(
            record["id"], dict(names), is_country, passengers, drawing, is_large, str(region)
        )

    def points(self, default: Mapping[int, int] | None) -> dict[int, int]:
        table = self.data.get("route_points", default)
        if not isinstance(table, Mapping) or not table:
            raise self.fail("route_points", "expected length: points", "no-points")
        result: dict[int, int] = {}
        for length, points in table.items():
            text = str(length)
            if not text.isdigit() or not is_whole(points, 0, MOST_POINTS):
                raise self.fail(
                    "route_points",
                    f"'{length}: {points}' is not length: points",
                    "bad-points",
                    what=f"{length}: {points}",
                )
            result[int(text)] = points
        return result

    def routes(self, known: set[str], points: Mapping[int, int]) -> tuple[Route, ...]:
        rows = self.rows("routes")
        pairs = [
            self.ends(f"routes row {number + 1}", row, known) for number, row in enumerate(rows)
        ]
        strands = Counter(pairs)
        used: Counter[tuple[str, str]] = Counter()
        found: list[Route] = []
        for number, (row, pair) in enumerate(zip(rows, pairs, strict=True)):
            used[pair] += 1
            strand = f"/{used[pair]}" if strands[pair] > 1 else ""
            found.append(
                self.route(f"routes row {number + 1}", row, f"{pair[0]}-{pair[1]}{strand}", points)
            )
        twice = [route_id for route_id, n in Counter(route.id for route in found).items() if n > 1]
        if twice:  # "a-b" and "c", "a" and "b-c"
            raise self.fail(
                f"route '{twice[0]}'", "two pairs of places give this id: rename one", "same-id"
            )
        countries = {str(_id_of(row)) for row in self.rows("countries", required=False)}
        for route in found:
            if route.a in countries and route.b in countries:
                raise self.fail(
                    f"route '{route.id}'",
                    "a country is a dead end: expected a city at one end",
                    "dead-end",
                )
        return tuple(found)

    def ends(self, where: str, row: Any, known: set[str]) -> tuple[str, str]:
        if not isinstance(row, Mapping):
            raise self.fail(where, "expected a record with a and b", "no-ends")
        ends = [row.get("a"), row.get("b")]
        for end in ends:
            if not isinstance(end, str) or end not in known:
                raise self.fail(
                    where, f"'{end}' is not a city or country of this map", "no-place", what=end
                )
        if ends[0] == ends[1]:
            raise self.fail(where, f"'{ends[0]}' cannot be both ends", "same-ends", what=ends[0])
        first, second = sorted(str(end) for end in ends)
        return first, second

    def route(
        self, where: str, row: Mapping[str, Any], route_id: str, points: Mapping[int, int]
    ) -> Route:
        where = f"{where} ('{route_id}')"
        if row.get("id", route_id) != route_id:
            raise self.fail(
                where,
                f"id is '{row['id']}', expected '{route_id}'",
                "wrong-id",
                what=row["id"],
                known=route_id,
            )
        length: Any = row.get("length")
        if not is_whole(length, 1, LONGEST_ROUTE):
            raise self.fail(
                where,
                f"length is {length!r}, expected 1 to {LONGEST_ROUTE}",
                "length",
                what=length,
                most=LONGEST_ROUTE,
            )
        if length not in points:
            raise self.fail(
                where,
                f"length {length} is not in the points table {sorted(points)}",
                "length-points",
                what=length,
                known=", ".join(map(str, sorted(points))),
            )
        is_unpainted = "colour" in row and row["colour"] is None
        colour = GREY if is_unpainted else row.get("colour", GREY)
        if colour not in (*COLOURS, GREY):
            raise self.fail(
                where,
                f"colour is {colour!r}, expected grey or one of {', '.join(COLOURS)}",
                "colour",
                what=colour,
                known=", ".join(COLOURS),
            )
        kind = row.get("kind", "") or ""
        if kind not in ROUTE_KINDS:
            raise self.fail(where, f"kind is {kind!r}, expected tunnel or ferry", "kind", what=kind)
        locomotives = row.get("locomotives", 1 if kind == "ferry" else 0)
        if not is_whole(locomotives, 0, length):
            raise self.fail(
                where,
                f"locomotives is {locomotives!r}, expected 0 to {length}",
                "locomotives",
                what=locomotives,
                most=length,
            )
        if (kind == "ferry") != (locomotives > 0) or (kind == "ferry" and colour != GREY):
            raise self.fail(
                where,
                "a ferry is grey and has at least one locomotive, other routes have none",
                "crossing",
            )
        needs = row.get("needs", [])
        if not isinstance(needs, list) or any(region not in self.regions for region in needs):
            raise self.fail(
                where, f"needs is {needs!r}, expected regions of this map", "needs", what=needs
            )
        drawing = {key: value for key, value in row.items() if key not in _ROUTE_FACTS}
        return Route(
            route_id,
            row["a"],
            row["b"],
            length,
            colour,
            kind,
            locomotives,
            drawing,
            is_unpainted,
            tuple(needs),
        )

    def tickets(self, key: str, known: set[str], default_deck: str) -> tuple[Ticket, ...]:
        found: list[Ticket] = []
        seen: set[str] = set()
        is_named = (
            key != TICKETS
        )  # a map may have no tickets, but whoever asks for a list means one
        for number, row in enumerate(self.rows(key, required=is_named or key in self.data)):
            where = f"{key} row {number + 1}"
            first, second = self.ends(where, row, known)
            ticket_id = f"{first}-{second}"
            if row.get("id", ticket_id) != ticket_id:
                raise self.fail(
                    where,
                    f"id is '{row['id']}', expected '{ticket_id}'",
                    "wrong-id",
                    what=row["id"],
                    known=ticket_id,
                )
            if ticket_id in seen:
                raise self.fail(where, f"'{ticket_id}' is there twice", "twice", what=ticket_id)
            seen.add(ticket_id)
            points = row.get("points")
            if not is_whole(points, 1, MOST_POINTS):
                raise self.fail(
                    f"{where} ('{ticket_id}')",
                    f"points is {points!r}, expected 1 to {MOST_POINTS}",
                    "points",
                    what=points,
                    most=MOST_POINTS,
                )
            deck = row.get("deck", default_deck)
            if not isinstance(deck, str):
                raise self.fail(
                    f"{where} ('{ticket_id}')",
                    f"deck is {deck!r}, expected a name",
                    "deck",
                    what=deck,
                )
            found.append(Ticket(ticket_id, row["a"], row["b"], points, deck))
        return tuple(found)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _id_of(row: Any) -> Any:
    return row.get("id") if isinstance(row, Mapping) else row
