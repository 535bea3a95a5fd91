"""Small maps and positions for the oracle's own tests."""

from typing import Any

from tests.oracle.inline_maps import expand_map

L = "locomotive"


def route(one: str, two: str, length: int, colour: str = "grey", **more: Any) -> dict[str, Any]:
    return {"a": one, "b": two, "length": length, "colour": colour, **more}


def ticket(one: str, two: str, points: int, **more: Any) -> dict[str, Any]:
    return {"a": one, "b": two, "points": points, **more}


def board(edition: str, routes: list[dict[str, Any]], *tickets: dict[str, Any]) -> dict[str, Any]:
    places = sorted({end for record in routes for end in (record["a"], record["b"])})
    countries = [place for place in places if place.isupper()]
    cities = [place for place in places if not place.isupper()]
    short = {"cities": cities, "countries": countries, "routes": routes, "tickets": tickets}
    return expand_map(edition, short)


def position(edition: str, players: int, map_dict: dict[str, Any], **seats: Any) -> dict[str, Any]:
    return {"edition": edition, "players": players, "map": map_dict, **seats}


SIX = [
    route("a", "b", 3),
    route("b", "c", 2),
    route("c", "d", 4),
    route("a", "d", 6),
    route("b", "d", 5),
    route("d", "e", 1),
]
GERMAN = [
    route("f", "FR", 2),
    route("s", "FR", 1),
    route("f", "CH", 2),
    route("k", "CH", 1),
    route("f", "k", 2),
]
