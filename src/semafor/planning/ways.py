"""Ways over the board: what is still missing for a ticket, and what connects one."""

from __future__ import annotations

import heapq
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.rules.scoring import joined_tickets


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


def complete_tickets(view: View, seat: int) -> set[int]:
    """Tickets the rules call complete now, borrowed routes included.

    What decides it is open or the seat's own, so any full state that agrees with the view will do.
    """
    return set(joined_tickets(resample(view, random.Random(0)), seat))


def ticket_progress(view: View, seat: int, tickets: Sequence[int]) -> list[Progress]:
    """The state of some tickets of a seat (open routes are known for the viewer's seat only)."""
    own = set(view.routes[seat])
    complete = complete_tickets(view, seat)
    open_routes = set(view.open_routes) if view.seat == seat else set()
    edges = make_edges(view.ruleset, own, open_routes)
    board = view.ruleset.board
    touched = {place for route in own for place in board.routes[route].pair}
    found = []
    for ticket in tickets:
        item = board.tickets[ticket]
        missing, legs = shortest_way(view.ruleset, edges, item.a, item.b)
        if ticket in complete and missing != 0:
            missing, legs = 0, ()
        touches = (item.a in touched, item.b in touched)
        found.append(Progress(ticket, missing, legs, touches))
    return found


# From a node: (cost, node at the other end, route).
Edges = dict[int, list[tuple[int, int, int]]]


def make_edges(ruleset: Ruleset, free: set[int], open_routes: set[int]) -> Edges:
    """A network: routes that cost nothing, and others that cost their trains."""
    edges: Edges = {}
    for route in free | open_routes:
        cost = 0 if route in free else ruleset.board.routes[route].length
        a, b = ruleset.route_nodes[route]
        edges.setdefault(a, []).append((cost, b, route))
        edges.setdefault(b, []).append((cost, a, route))
    return edges


def shortest_way(
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
