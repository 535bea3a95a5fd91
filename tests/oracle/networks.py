"""Seeded random networks: interesting positions for comparing ways to score."""

import random
from collections.abc import Iterator
from typing import Any

from tests.oracle.editions import (
    PASSENGER_COLOURS,
    TRAINS,
    place_ids,
    ticket_records,
    twins,
)
from tests.oracle.scoring import is_connected

EDITION_OF_MAP = {"usa": "usa-classic", "europe": "europe", "germany": "germany"}
PASSENGERS_PER_COLOUR = 10


def random_networks(
    map_dict: dict[str, Any], seed: int, count: int, seats: int, edition: str | None = None
) -> Iterator[dict[str, Any]]:
    """So many positions for `final_scores`, the same ones for the same arguments."""
    edition = edition or EDITION_OF_MAP[map_dict["map"]]
    for number in range(count):
        chooser = random.Random(f"{seed}/{number}/{seats}/{edition}")
        yield random_position(map_dict, edition, seats, chooser)


def random_position(
    board: dict[str, Any], edition: str, seats: int, chooser: random.Random
) -> dict[str, Any]:
    routes = random_routes(board, seats, chooser)
    position: dict[str, Any] = {
        "edition": edition,
        "players": seats,
        "map": board,
        "routes": routes,
        "tickets": random_tickets(board, edition, routes, chooser),
        "stations": {seat: [] for seat in range(seats)},
        "taken": {seat: {} for seat in range(seats)},
    }
    if edition == "europe":
        position["stations"] = random_stations(board, routes, chooser)
    if edition == "germany":
        position["taken"] = random_passengers(seats, chooser)
    return position


def random_routes(
    board: dict[str, Any], seats: int, chooser: random.Random
) -> dict[int, list[str]]:
    """The seats claim in turn, mostly next to what they own, until each has had enough."""
    by_id = {route["id"]: route for route in board["routes"]}
    strands = {route_id: twins(board, route_id) for route_id in by_id}
    owned: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    trains = {seat: chooser.choice((TRAINS, TRAINS, TRAINS, 30, 15, 0)) for seat in range(seats)}
    taste = {seat: chooser.choice(("short", "any", "loops")) for seat in range(seats)}
    active = list(range(seats))
    while active:
        for seat in list(active):
            allowed = [
                by_id[route_id]
                for route_id in by_id
                if by_id[route_id]["length"] <= trains[seat]
                and is_free(route_id, strands[route_id], owned, seat)
            ]
            if not allowed:
                active.remove(seat)
                continue
            mine = [by_id[route_id] for route_id in owned[seat]]
            route = next_route(mine, allowed, taste[seat], chooser)
            owned[seat].append(route["id"])
            trains[seat] -= route["length"]
    return owned


def is_free(route_id: str, strands: list[str], owned: dict[int, list[str]], seat: int) -> bool:
    """Nobody's, and no strand of the same pair in the way (COM-CLAIM-14, COM-CLAIM-15)."""
    taken = [other for routes in owned.values() for other in routes]
    in_the_way = taken if len(owned) <= 3 else owned[seat]
    return route_id not in taken and not any(strand in in_the_way for strand in strands)


def next_route(
    mine: list[dict[str, Any]],
    allowed: list[dict[str, Any]],
    taste: str,
    chooser: random.Random,
) -> dict[str, Any]:
    """Mostly a neighbour of the network, often one that closes a loop."""
    places = {end for route in mine for end in (route["a"], route["b"])}
    touching = [route for route in allowed if places & {route["a"], route["b"]}]
    closing = [route for route in touching if {route["a"], route["b"]} <= places]
    candidates = allowed
    if touching and chooser.random() < 0.9:
        candidates = touching
        if closing and chooser.random() < (0.8 if taste == "loops" else 0.2):
            candidates = closing
    if taste == "short":
        shortest = min(route["length"] for route in candidates)
        candidates = [route for route in candidates if route["length"] <= shortest + 1]
    return chooser.choice(candidates)


def random_tickets(
    board: dict[str, Any], edition: str, routes: dict[int, list[str]], chooser: random.Random
) -> dict[int, list[str]]:
    """Some completed tickets, some with one end reached, some anywhere; none dealt twice."""
    by_id = {route["id"]: route for route in board["routes"]}
    countries = set(place_ids(board.get("countries", [])))
    left = list(ticket_records(edition, board).values())
    chooser.shuffle(left)
    held: dict[int, list[str]] = {seat: [] for seat in routes}
    for seat, owned in routes.items():
        mine = [by_id[route_id] for route_id in owned]
        places = {end for route in mine for end in (route["a"], route["b"])}
        done = [t for t in left if is_connected(mine, countries, t["a"], t["b"])]
        near = [t for t in left if {t["a"], t["b"]} & places]
        for _ in range(chooser.randint(0, 7)):
            wish = chooser.choice((done, done, near, near, left))
            candidates = [ticket for ticket in wish if ticket in left]
            if candidates:
                held[seat].append(candidates[0]["id"])
                left.remove(candidates[0])
    return held


def random_stations(
    board: dict[str, Any], routes: dict[int, list[str]], chooser: random.Random
) -> dict[int, list[str]]:
    """None to three stations each, mostly where an opponent's route leaves the own network."""
    by_id = {route["id"]: route for route in board["routes"]}
    ends = {
        seat: {end for route_id in owned for end in (by_id[route_id]["a"], by_id[route_id]["b"])}
        for seat, owned in routes.items()
    }
    stations: dict[int, list[str]] = {seat: [] for seat in routes}
    cities = place_ids(board["cities"])
    for seat in routes:
        theirs = {city for other in routes if other != seat for city in ends[other]}
        for _ in range(chooser.randint(0, 3)):
            occupied = {city for built in stations.values() for city in built}
            both = sorted((ends[seat] & theirs) - occupied)
            busy = sorted(theirs - occupied)
            free = [city for city in cities if city not in occupied]
            wish = chooser.choice((both, both, busy, free))
            if wish or free:
                stations[seat].append(chooser.choice(wish or free))
    return stations


def random_passengers(seats: int, chooser: random.Random) -> dict[int, dict[str, int]]:
    """The ten passengers of each colour shared out, some left on the board; ties are common."""
    taken: dict[int, dict[str, int]] = {seat: {} for seat in range(seats)}
    for colour in PASSENGER_COLOURS:
        for _ in range(chooser.randint(0, PASSENGERS_PER_COLOUR)):
            seat = chooser.randrange(seats)
            taken[seat][colour] = taken[seat].get(colour, 0) + 1
    return taken
