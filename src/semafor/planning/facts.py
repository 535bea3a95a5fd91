"""What planning needs to know of a ruleset: fixed facts of its board, as numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from semafor.board.model import GREY
from semafor.engine import access
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.planning.forest import ForestSolver

GREY_NUMBER = -1


@dataclass(frozen=True, slots=True)
class Facts:
    """Routes, tickets and places by number.

    Attributes:
        ruleset: Where the facts come from.
        ends: Both nodes of every route; a country has one node for each route (GER-CTRY-2).
        places: Both places of every route.
        lengths: Spaces of every route.
        colours: Kind of card every route asks for, `GREY_NUMBER` for any.
        ferries: Locomotives every route asks for (EUR-FERRY-2).
        is_tunnel: Whether cards are revealed for a claim (EUR-TUNNEL-3).
        reveal: How many.
        ticket_nodes: Nodes of both ends of every ticket.
        ticket_points: Value of every ticket.
        shuts: Routes that a claim closes to all other seats (COM-CLAIM-15), itself among them.
        bars: Routes that a claim closes to its owner (COM-CLAIM-14), itself among them.
        station_points: Points of a station not built (EUR-STAT-11).
        station_supply: Stations of a seat at the start (EUR-STAT-1), 0 where there are none.
    """

    ruleset: Ruleset
    ends: tuple[tuple[int, int], ...]
    places: tuple[tuple[int, int], ...]
    lengths: tuple[int, ...]
    colours: tuple[int, ...]
    ferries: tuple[int, ...]
    is_tunnel: tuple[bool, ...]
    reveal: int
    ticket_nodes: tuple[tuple[range, range], ...]
    ticket_points: tuple[int, ...]
    shuts: tuple[frozenset[int], ...]
    bars: tuple[frozenset[int], ...]
    station_points: int
    station_supply: int

    def new_solver(self) -> ForestSolver:
        """A solver that knows the board; all routes are closed until they are priced."""
        solver = ForestSolver()
        for first, second in self.ends:
            solver.add_route(first, second)
        return solver


@lru_cache(maxsize=64)
def read_facts(ruleset: Ruleset) -> Facts:
    """The facts of a ruleset."""
    board = ruleset.board
    place, nodes = ruleset.place_number, ruleset.place_nodes
    shuts, bars = _closings(ruleset)
    return Facts(
        ruleset=ruleset,
        ends=ruleset.route_nodes,
        places=tuple((place[route.a], place[route.b]) for route in board.routes),
        lengths=tuple(route.length for route in board.routes),
        colours=tuple(
            GREY_NUMBER if route.colour == GREY else ruleset.kinds.index(route.colour)
            for route in board.routes
        ),
        ferries=tuple(route.locomotives for route in board.routes),
        is_tunnel=tuple(route.kind == "tunnel" for route in board.routes),
        reveal=ruleset.parameter("tunnels", "reveal"),
        ticket_nodes=tuple(
            (nodes[place[ticket.a]], nodes[place[ticket.b]]) for ticket in board.tickets
        ),
        ticket_points=tuple(ticket.points for ticket in board.tickets),
        shuts=shuts,
        bars=bars,
        station_points=ruleset.parameter("stations", "unbuilt"),
        station_supply=ruleset.parameter("stations", "supply"),
    )


def _closings(ruleset: Ruleset) -> tuple[tuple[frozenset[int], ...], tuple[frozenset[int], ...]]:
    """For every route, what a claim of it closes to others and to the claimer, as the engine says."""
    every = frozenset(range(len(ruleset.board.routes)))
    shuts, bars = [], []
    for route in range(len(ruleset.board.routes)):
        state = ruleset.new_state()
        access.free_board(state)
        state.give_route(0, route)
        bars.append(every.difference(access.open_routes(state, 0)))
        shuts.append(every.difference(access.open_routes(state, 1)))
    return tuple(shuts), tuple(bars)


def find_part(view: View, name: str) -> dict[str, Any] | None:
    """What a view shows of a module's part, None where the game has no such part."""
    for part, shown in zip(view.ruleset.parts, view.parts, strict=True):
        if part.name == name:
            return shown
    return None


def join_nodes(facts: Facts, routes: Iterable[int]) -> list[int]:
    """For every node a label: equal labels are joined by the routes."""
    labels = list(range(facts.ruleset.place_nodes[-1].stop))
    for route in routes:
        first, second = (_root(labels, node) for node in facts.ends[route])
        labels[first] = second
    return [_root(labels, node) for node in range(len(labels))]


def _root(labels: list[int], node: int) -> int:
    while labels[node] != node:
        labels[node] = labels[labels[node]]
        node = labels[node]
    return node


def is_joined(facts: Facts, labels: list[int], ticket: int) -> bool:
    """COM-TICK-9: whether some node of one end is joined with some node of the other."""
    first, second = facts.ticket_nodes[ticket]
    if len(first) == 1 and len(second) == 1:
        return labels[first.start] == labels[second.start]
    return not {labels[node] for node in first}.isdisjoint(labels[node] for node in second)


class Joints:
    """Whether routes added to a fixed network complete tickets; quick for a few routes."""

    def __init__(self, facts: Facts, network: Iterable[int]) -> None:
        labels = join_nodes(facts, network)
        self.ends = [(labels[first], labels[second]) for first, second in facts.ends]
        self.sides = [
            (
                tuple(dict.fromkeys(labels[node] for node in first)),
                tuple(dict.fromkeys(labels[node] for node in second)),
            )
            for first, second in facts.ticket_nodes
        ]

    def are_complete(self, routes: Iterable[int], tickets: Iterable[int]) -> bool:
        """Whether the network with some routes completes all of the tickets."""
        above: dict[int, int] = {}
        for route in routes:
            first, second = self.ends[route]
            while first in above:
                first = above[first]
            while second in above:
                second = above[second]
            if first != second:
                above[first] = second
        return all(self._meet(above, ticket) for ticket in tickets)

    def _meet(self, above: dict[int, int], ticket: int) -> bool:
        roots = []
        for side in self.sides[ticket]:
            found = set()
            for label in side:
                root = label
                while root in above:
                    root = above[root]
                found.add(root)
            roots.append(found)
        return not roots[0].isdisjoint(roots[1])


def open_tickets(facts: Facts, routes: Iterable[int], tickets: Iterable[int]) -> list[int]:
    """The tickets that some routes do not complete."""
    labels = join_nodes(facts, routes)
    return [ticket for ticket in tickets if not is_joined(facts, labels, ticket)]
