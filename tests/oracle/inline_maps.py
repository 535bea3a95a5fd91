"""Short maps written inline (formats.md, section 4) made whole, as in the map files."""

from collections import Counter
from typing import Any

from tests.oracle.editions import EDITIONS


def expand_map(edition: str, short: dict[str, Any]) -> dict[str, Any]:
    """Give every record of a shortened map its id, and the map its points table."""
    return {
        "cities": [whole_place(city) for city in short["cities"]],
        "countries": [whole_place(country) for country in short.get("countries", [])],
        "routes": with_route_ids(short["routes"]),
        "tickets": [whole_ticket(edition, ticket) for ticket in short["tickets"]],
        "route_points": short.get("route_points", EDITIONS[edition]["points"]),
    }


def whole_place(place: str | dict[str, Any]) -> dict[str, Any]:
    return {"id": place} if isinstance(place, str) else dict(place)


def pair_name(record: dict[str, Any]) -> str:
    return "-".join(sorted((record["a"], record["b"])))


def with_route_ids(routes: list[dict[str, Any]]) -> list[dict[str, Any]]:
    strands = Counter(pair_name(route) for route in routes)
    seen: Counter[str] = Counter()
    whole = []
    for route in routes:
        name = pair_name(route)
        seen[name] += 1
        strand = f"{name}/{seen[name]}" if strands[name] > 1 else name
        whole.append({"id": strand, **route})
    return whole


def whole_ticket(edition: str, ticket: dict[str, Any]) -> dict[str, Any]:
    deck = "short" if edition == "germany" else "regular"
    return {"id": pair_name(ticket), "deck": deck, **ticket}
