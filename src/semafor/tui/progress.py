"""What is still missing for a ticket: the cheapest way over own, borrowed and open routes."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View


@dataclass(frozen=True)
class Leg:
    """One route of a way; `cost` is 0 where the trains stand already."""

    start: str
    end: str
    route: int
    cost: int


@dataclass(frozen=True)
class Progress:
    """A ticket's state; `missing` is None where no way is left."""

    ticket: int
    missing: int | None
    legs: tuple[Leg, ...]
    touches: tuple[bool, bool]

    @property
    def is_complete(self) -> bool:
        """Whether both ends are connected."""
        return self.missing == 0


def parts_of(view: View) -> dict[str, dict[str, Any]]:
    """What the edition's modules show, by the name of the part."""
    return {part.name: shown for part, shown in zip(view.ruleset.parts, view.parts, strict=True)}


def ticket_progress(view: View, seat: int, tickets: Sequence[int]) -> list[Progress]:
    """The state of some tickets of a seat (open routes are known for the viewer's seat only)."""
    own = set(view.routes[seat])
    free = own | borrowed_routes(view, seat, tickets)
    open_routes = set(view.open_routes) if view.seat == seat else set()
    edges = _edges(view.ruleset, free, open_routes)
    board = view.ruleset.board
    touched = {place for route in own for place in board.routes[route].pair}
    found = []
    for ticket in tickets:
        item = board.tickets[ticket]
        missing, legs = _shortest(view.ruleset, edges, item.a, item.b)
        touches = (item.a in touched, item.b in touched)
        found.append(Progress(ticket, missing, legs, touches))
    return found


# From a node: (cost, node at the other end, route).
Edges = dict[int, list[tuple[int, int, int]]]


def _edges(ruleset: Ruleset, free: set[int], open_routes: set[int]) -> Edges:
    tables = ruleset.tables
    edges: Edges = {}
    for route in free | open_routes:
        cost = 0 if route in free else int(tables.length[route])
        a, b = int(tables.end_a[route]), int(tables.end_b[route])
        edges.setdefault(a, []).append((cost, b, route))
        edges.setdefault(b, []).append((cost, a, route))
    return edges


def _shortest(
    ruleset: Ruleset, edges: Edges, start: str, goal: str
) -> tuple[int | None, tuple[Leg, ...]]:
    """Dijkstra: fewest missing trains, then fewest routes; any node of a place will do."""
    goals = set(ruleset.place_nodes[ruleset.place_number[goal]])
    came: dict[int, tuple[int, int, int] | None] = {}
    queue: list[tuple[int, int, int, tuple[int, int, int] | None]] = [
        (0, 0, node, None) for node in ruleset.place_nodes[ruleset.place_number[start]]
    ]
    heapq.heapify(queue)
    while queue:
        cost, steps, node, step = heapq.heappop(queue)
        if node in came:
            continue
        came[node] = step
        if node in goals:
            return cost, _legs(ruleset, came, node)
        for more, other, route in edges.get(node, ()):
            if other not in came:
                heapq.heappush(queue, (cost + more, steps + 1, other, (node, route, more)))
    return None, ()


def _legs(
    ruleset: Ruleset, came: dict[int, tuple[int, int, int] | None], node: int
) -> tuple[Leg, ...]:
    """The way back from a node, put in order."""
    places = {
        number: ruleset.board.places[place].id
        for place, nodes in enumerate(ruleset.place_nodes)
        for number in nodes
    }
    legs = []
    step = came[node]
    while step is not None:
        before, route, cost = step
        legs.append(Leg(places[before], places[node], route, cost))
        node, step = before, came[before]
    return tuple(reversed(legs))


class Components:
    """Which nodes some routes connect."""

    def __init__(self, ruleset: Ruleset, routes: Iterable[int] = ()) -> None:
        self.ruleset = ruleset
        self.parent = list(range(ruleset.place_nodes[-1].stop))
        for route in routes:
            self.join(route)

    def root(self, node: int) -> int:
        """The node that stands for a component."""
        while self.parent[node] != node:
            node = self.parent[node]
        return node

    def join(self, route: int) -> None:
        """Connect the ends of a route."""
        tables = self.ruleset.tables
        self.parent[self.root(tables.end_a[route])] = self.root(tables.end_b[route])

    def copy(self) -> Components:
        """An independent copy."""
        new = Components(self.ruleset)
        new.parent = list(self.parent)
        return new

    def holds(self, ticket: int) -> bool:
        """Whether a ticket is complete."""
        item = self.ruleset.board.tickets[ticket]
        ends = [
            {self.root(node) for node in self.ruleset.place_nodes[self.ruleset.place_number[place]]}
            for place in (item.a, item.b)
        ]
        return bool(ends[0] & ends[1])

    def worth(self, tickets: Sequence[int]) -> tuple[int, int]:
        """Points of the complete tickets, and how many they are."""
        points = [
            self.ruleset.board.tickets[ticket].points for ticket in tickets if self.holds(ticket)
        ]
        return sum(points), len(points)


def borrowed_routes(view: View, seat: int, tickets: Sequence[int]) -> set[int]:
    """The best choice of one rival route for each of a seat's stations (none without stations)."""
    stations = parts_of(view).get("stations", {}).get("stations", ())
    cities = stations[seat] if stations else ()
    if not cities:
        return set()
    own = Components(view.ruleset, view.routes[seat])
    best = own.worth(tickets)
    chosen: tuple[int, ...] = ()
    for choice in product(*(_borrowable(view, seat, city, own) for city in cities)):
        network = own.copy()
        routes = tuple(route for route in choice if route >= 0)
        for route in routes:
            network.join(route)
        if network.worth(tickets) > best:
            best, chosen = network.worth(tickets), routes
    return set(chosen)


def _borrowable(view: View, seat: int, city: str, own: Components) -> list[int]:
    """Rival routes at a city, one for each component they lead to; -1 is none."""
    tables = view.ruleset.tables
    reached: dict[int, int] = {}
    for rival, routes in enumerate(view.routes):
        for route in routes if rival != seat else ():
            ends = view.ruleset.board.routes[route].pair
            if city in ends:
                home = view.ruleset.place_nodes[view.ruleset.place_number[city]][0]
                far = tables.end_b[route] if tables.end_a[route] == home else tables.end_a[route]
                reached.setdefault(own.root(far), route)
    return [-1, *reached.values()]
