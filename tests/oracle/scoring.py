"""Final scores by obvious brute force: every trail walked, every station choice tried.

A position is plain data: edition, players, map, and by seat routes, tickets, stations, taken.
Seats may be integers or, as JSON has them, strings.
"""

import itertools
from collections.abc import Iterable
from typing import Any

from tests.oracle.editions import (
    EDITIONS,
    PASSENGER_COLOURS,
    STATIONS,
    place_ids,
    route_points,
    ticket_records,
)
from tests.oracle.solvers import have_ortools, longest_trail

Node = str | tuple[str, str]
Edge = tuple[Node, Node, int]

LONGEST_BONUS = 10
STATION_BONUS = 4
GLOBETROTTER_BONUS = 15
MAJORITY = 20
SECOND = 10
STEPS_BY_HAND = 300_000


class TooManyTrailsError(Exception):
    """The exhaustive walk of a network takes too long."""


def final_scores(position: dict[str, Any]) -> dict[str, Any]:
    """All lines of `final` by seat, and the winners and ranks (formats.md, section 4)."""
    edition = position["edition"]
    seats = range(position["players"])
    lines = {seat: own_lines(position, seat) for seat in seats}
    if EDITIONS[edition]["longest"]:
        add_longest(lines)
    if edition == "germany":
        add_globetrotter(lines)
        add_passengers(position, lines)
    for seat in seats:
        lines[seat]["total"] = total(lines[seat])
    keys = {seat: ranking_key(position, seat, lines[seat]) for seat in seats}
    ranks = [1 + sum(keys[other] > keys[seat] for other in seats) for seat in seats]
    return {
        "final": lines,
        "winners": [seat for seat in seats if ranks[seat] == 1],
        "ranks": ranks,
    }


def by_seat(position: dict[str, Any], name: str, seat: int) -> Any:
    """What a position says about a seat; nothing said means nothing there."""
    entries = position.get(name) or {}
    return entries.get(seat, entries.get(str(seat))) or []


def own_routes(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    routes = {route["id"]: route for route in position["map"]["routes"]}
    return [routes[route_id] for route_id in by_seat(position, "routes", seat)]


def own_lines(position: dict[str, Any], seat: int) -> dict[str, int]:
    """The lines that need no comparison with the other players."""
    edition = position["edition"]
    points = route_points(position["map"])
    routes = own_routes(position, seat)
    ticket_points, completed = best_tickets(position, seat)
    lines = {
        "routes": sum(points[route["length"]] for route in routes),
        "tickets": ticket_points,
        "completed": completed,
    }
    if EDITIONS[edition]["longest"]:
        edges = [(route["a"], route["b"], route["length"]) for route in routes]
        lines["longest_length"] = longest_length(edges)
    if EDITIONS[edition]["stations"]:
        built = len(by_seat(position, "stations", seat))
        lines["stations"] = STATION_BONUS * (STATIONS - built)
    return lines


def total(lines: dict[str, int]) -> int:
    worth = ("routes", "tickets", "stations", "longest", "globetrotter", "passengers")
    return sum(lines.get(name, 0) for name in worth)


# --- tickets ---------------------------------------------------------------------------------


def best_tickets(position: dict[str, Any], seat: int) -> tuple[int, int]:
    """EUR-EDGE-20: most points, then most completed tickets, over every use of the stations."""
    own = own_routes(position, seat)
    choices = [borrowable(position, seat, city) for city in by_seat(position, "stations", seat)]
    results = []
    for borrowed in itertools.product(*choices):
        network = own + [route for route in borrowed if route is not None]
        results.append(ticket_result(position, seat, network))
    return max(results)


def borrowable(position: dict[str, Any], seat: int, city: str) -> list[dict[str, Any] | None]:
    """EUR-STAT-7: the opponents' routes at a city, or no route at all."""
    routes: list[dict[str, Any] | None] = [None]
    for other in range(position["players"]):
        if other != seat:
            at_city = [r for r in own_routes(position, other) if city in (r["a"], r["b"])]
            routes.extend(at_city)
    return routes


def ticket_result(
    position: dict[str, Any], seat: int, network: list[dict[str, Any]]
) -> tuple[int, int]:
    """Ticket points and the number of completed tickets with the given routes."""
    records = ticket_records(position["edition"], position["map"])
    countries = set(place_ids(position["map"].get("countries", [])))
    points = 0
    completed = 0
    for ticket_id in by_seat(position, "tickets", seat):
        ticket = records[ticket_id]
        if is_connected(network, countries, ticket["a"], ticket["b"]):
            points += ticket["points"]
            completed += 1
        else:
            points -= ticket["points"]
    return points, completed


def node_of(route: dict[str, Any], place: str, countries: set[str]) -> Node:
    """GER-EDGE-1: a route end in a country is a node of its own."""
    return (place, route["id"]) if place in countries else place


def stands_for(node: Node) -> str:
    return node[0] if isinstance(node, tuple) else node


def is_connected(
    network: Iterable[dict[str, Any]], countries: set[str], start: str, goal: str
) -> bool:
    """Breadth-first search from every node of the start to any node of the goal."""
    neighbours: dict[Node, list[Node]] = {}
    for route in network:
        one = node_of(route, route["a"], countries)
        two = node_of(route, route["b"], countries)
        neighbours.setdefault(one, []).append(two)
        neighbours.setdefault(two, []).append(one)
    queue = [node for node in neighbours if stands_for(node) == start]
    reached = set(queue)
    while queue:
        node = queue.pop(0)
        for neighbour in neighbours[node]:
            if neighbour not in reached:
                reached.add(neighbour)
                queue.append(neighbour)
    return any(stands_for(node) == goal for node in reached)


# --- the longest path ------------------------------------------------------------------------


def longest_length(edges: list[Edge]) -> int:
    """COM-LONG-1..3, by walking; by CP-SAT where walking takes too long and OR-tools is there."""
    try:
        return longest_walk(edges, STEPS_BY_HAND)
    except TooManyTrailsError:
        return longest_trail(edges) if have_ortools() else longest_walk(edges, None)


def longest_walk(edges: list[Edge], step_limit: int | None = None) -> int:
    """Walk every trail from every node; the longest one counts."""
    exits: dict[Node, list[tuple[int, Node, int]]] = {}
    for index, (one, two, length) in enumerate(edges):
        exits.setdefault(one, []).append((index, two, length))
        exits.setdefault(two, []).append((index, one, length))
    used = [False] * len(edges)
    steps = 0

    def walk(node: Node) -> int:
        nonlocal steps
        best = 0
        for index, neighbour, length in exits[node]:
            if used[index]:
                continue
            steps += 1
            if step_limit is not None and steps > step_limit:
                raise TooManyTrailsError
            used[index] = True
            best = max(best, length + walk(neighbour))
            used[index] = False
        return best

    return max((walk(node) for node in exits), default=0)


def add_longest(lines: dict[int, dict[str, int]]) -> None:
    """COM-LONG-4, COM-LONG-5: 10 for everybody at the top, unless the top is 0."""
    top = max(line["longest_length"] for line in lines.values())
    for line in lines.values():
        line["longest"] = LONGEST_BONUS if line["longest_length"] == top > 0 else 0


# --- Germany ---------------------------------------------------------------------------------


def add_globetrotter(lines: dict[int, dict[str, int]]) -> None:
    """GER-GLOBE-1, GER-EDGE-14: 15 for most completed tickets, not for none."""
    top = max(line["completed"] for line in lines.values())
    for line in lines.values():
        line["globetrotter"] = GLOBETROTTER_BONUS if line["completed"] == top > 0 else 0


def add_passengers(position: dict[str, Any], lines: dict[int, dict[str, int]]) -> None:
    """GER-MAJ-1..4, one colour after the other."""
    for line in lines.values():
        line["passengers"] = 0
    for colour in PASSENGER_COLOURS:
        counts = {seat: taken_of(position, seat).get(colour, 0) for seat in lines}
        for seat, points in majority_points(counts).items():
            lines[seat]["passengers"] += points


def majority_points(counts: dict[int, int]) -> dict[int, int]:
    """20 for most, 10 for second most; no second place behind a tie for first."""
    points = dict.fromkeys(counts, 0)
    most = max(counts.values())
    leaders = [seat for seat in counts if counts[seat] == most and most > 0]
    for seat in leaders:
        points[seat] = MAJORITY
    if len(leaders) == 1:
        rest = [seat for seat in counts if seat not in leaders]
        second = max(counts[seat] for seat in rest)
        for seat in rest:
            if counts[seat] == second > 0:
                points[seat] = SECOND
    return points


def taken_of(position: dict[str, Any], seat: int) -> dict[str, int]:
    return by_seat(position, "taken", seat) or {}


# --- ties ------------------------------------------------------------------------------------


def ranking_key(position: dict[str, Any], seat: int, lines: dict[str, int]) -> tuple[int, ...]:
    """Greater is better: the total, then the criteria of the edition in their order.

    COM-TIE-1..3, COM-EDGE-24, COM-EDGE-25, USA-TIE-1, REF-TIE-1, EUR-TIE-1, GER-TIE-1.
    """
    key = [lines["total"], lines["completed"]]
    if position["edition"] == "germany":
        key.append(sum(taken_of(position, seat).values()))
    if position["edition"] == "europe":
        key.append(-len(by_seat(position, "stations", seat)))
    if "longest" in lines:
        key.append(lines["longest"])
    return tuple(key)
