"""The board of a ruleset as numbers, for planners and bots: fixed facts that no game changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from semafor.board.model import GREY
from semafor.engine import access
from semafor.engine.ports import LAST_TRAINS, STATIONS, TUNNELS, Tunnels
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.planning.forest import ForestSolver

GREY_NUMBER = -1
CLOSED = 1 << 20
# A heap of whole numbers (distance x NODE_ROOM + node) is faster than one of pairs.
NODE_ROOM = 256


@dataclass(frozen=True, slots=True)
class Facts:
    """Routes, tickets and places by number.

    Attributes:
        ruleset: Where the facts come from.
        node_count: Nodes of all places; a country has one for each route into it (GER-CTRY-2).
        locomotive: Number of the locomotive among the kinds.
        colours: How many kinds are colours.
        ends: Both nodes of every route.
        places: Both places of every route.
        neighbours: For every node its routes, each with the node at the other end.
        lengths: Spaces of every route.
        route_colours: Kind of card every route asks for, `GREY_NUMBER` for any.
        ferries: Locomotives every route asks for (EUR-FERRY-2).
        most_locomotives: Locomotives every route takes at most.
        payable_with: The colours that pay for every route.
        is_tunnel: Whether cards are revealed for a claim (EUR-TUNNEL-3).
        reveal: How many.
        route_points: Points of every route; where none has any, its length: trains used up are worth something.
        has_points: Whether any route has points.
        ticket_ends: Nodes of both ends of every ticket.
        ticket_points: Value of every ticket.
        place_nodes: Nodes of every place.
        station_points: Points of a station not built (EUR-STAT-11).
        last_trains: So few trains left begin the last round (COM-END-1).
    """

    ruleset: Ruleset
    node_count: int
    locomotive: int
    colours: int
    ends: tuple[tuple[int, int], ...]
    places: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[tuple[int, int], ...], ...]
    lengths: tuple[int, ...]
    route_colours: tuple[int, ...]
    ferries: tuple[int, ...]
    most_locomotives: tuple[int, ...]
    payable_with: tuple[tuple[int, ...], ...]
    is_tunnel: tuple[bool, ...]
    reveal: int
    route_points: tuple[int, ...]
    has_points: bool
    ticket_ends: tuple[tuple[range, range], ...]
    ticket_points: tuple[int, ...]
    place_nodes: tuple[range, ...]
    station_points: int
    last_trains: int

    def new_solver(self) -> ForestSolver:
        """A solver that knows the board; all routes are closed until they are priced."""
        solver = ForestSolver()
        for first, second in self.ends:
            solver.add_route(first, second)
        return solver


@once_for_ruleset
def read_facts(ruleset: Ruleset) -> Facts:
    """The facts of a ruleset."""
    board = ruleset.board
    place, nodes = ruleset.place_number, ruleset.place_nodes
    neighbours: list[list[tuple[int, int]]] = [[] for _ in range(nodes[-1].stop)]
    for number, (first, second) in enumerate(ruleset.route_nodes):
        neighbours[first].append((number, second))
        neighbours[second].append((number, first))
    lengths = tuple(route.length for route in board.routes)
    points = ruleset.route_points
    tunnels = ruleset.find(TUNNELS) or Tunnels(frozenset(), 0)
    stations = ruleset.find(STATIONS)
    return Facts(
        ruleset=ruleset,
        node_count=nodes[-1].stop,
        locomotive=ruleset.locomotive,
        colours=ruleset.colours,
        ends=ruleset.route_nodes,
        places=tuple((place[route.a], place[route.b]) for route in board.routes),
        neighbours=tuple(tuple(pairs) for pairs in neighbours),
        lengths=lengths,
        route_colours=tuple(
            GREY_NUMBER if route.colour == GREY else ruleset.kinds.index(route.colour)
            for route in board.routes
        ),
        ferries=ruleset.fewest_locomotives,
        most_locomotives=ruleset.most_locomotives,
        payable_with=ruleset.route_colours,
        is_tunnel=tuple(number in tunnels.routes for number in range(len(board.routes))),
        reveal=tunnels.reveal,
        route_points=points if any(points) else lengths,
        has_points=any(board.route_points.values()) or any(points),
        ticket_ends=tuple(
            (nodes[place[ticket.a]], nodes[place[ticket.b]]) for ticket in board.tickets
        ),
        ticket_points=tuple(ticket.points for ticket in board.tickets),
        place_nodes=nodes,
        station_points=0 if stations is None else stations.unbuilt,
        last_trains=ruleset.port(LAST_TRAINS),
    )


@once_for_ruleset
def read_closings(
    ruleset: Ruleset,
) -> tuple[tuple[frozenset[int], ...], tuple[frozenset[int], ...]]:
    """For every route what a claim of it closes to others (COM-CLAIM-15) and to the claimer (COM-CLAIM-14).

    Itself is among them; as the engine says.
    """
    every = frozenset(range(len(ruleset.board.routes)))
    shuts, bars = [], []
    for route in range(len(ruleset.board.routes)):
        state = ruleset.new_state()
        access.free_board(state)
        state.give_route(0, route)
        bars.append(every.difference(access.open_routes(state, 0)))
        shuts.append(every.difference(access.open_routes(state, 1)))
    return tuple(shuts), tuple(bars)


def join_nodes(facts: Facts, routes: Iterable[int], joined: Sequence[int] = ()) -> list[int]:
    """For every node a label: equal labels are joined by the routes (and by what has joined them already)."""
    labels = list(joined or range(facts.node_count))
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
    first, second = facts.ticket_ends[ticket]
    if len(first) == 1 and len(second) == 1:
        return labels[first.start] == labels[second.start]
    return not {labels[node] for node in first}.isdisjoint(labels[node] for node in second)


def is_joined_by(facts: Facts, labels: list[int], ticket: int, route: int) -> bool:
    """Whether one more route connects the ends of a ticket that is open now."""
    first, second = facts.ticket_ends[ticket]
    near, far = (labels[node] for node in facts.ends[route])
    here = {labels[node] for node in first}
    there = {labels[node] for node in second}
    return (near in here and far in there) or (far in here and near in there)


class Joints:
    """Whether routes added to a fixed network complete tickets; quick for a few routes."""

    def __init__(self, facts: Facts, labels: list[int]) -> None:
        self.ends = [(labels[first], labels[second]) for first, second in facts.ends]
        self.sides = [
            (
                tuple(dict.fromkeys(labels[node] for node in first)),
                tuple(dict.fromkeys(labels[node] for node in second)),
            )
            for first, second in facts.ticket_ends
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


def open_tickets(
    facts: Facts, routes: Iterable[int], tickets: Iterable[int], joined: Sequence[int] = ()
) -> list[int]:
    """The tickets that some routes (and what is joined already) do not complete."""
    labels = join_nodes(facts, routes, joined)
    return [ticket for ticket in tickets if not is_joined(facts, labels, ticket)]


def find_way(facts: Facts, costs: list[int], sources: range, targets: range) -> list[int] | None:
    """Routes of a cheapest path between nodes, the last first, without those that cost nothing; None: no path."""
    best = [CLOSED] * facts.node_count
    arrived_by: list[tuple[int, int]] = [(-1, -1)] * facts.node_count
    heap: list[int] = []
    for node in sources:
        best[node] = 0
        heap.append(node)
    while heap:
        distance, node = divmod(heappop(heap), NODE_ROOM)
        if distance > best[node]:
            continue
        if node in targets:
            return _walk_back(arrived_by, costs, node)
        for route, other in facts.neighbours[node]:
            farther = distance + costs[route]
            if farther < best[other]:
                best[other] = farther
                arrived_by[other] = (route, node)
                heappush(heap, farther * NODE_ROOM + other)
    return None


def _walk_back(arrived_by: list[tuple[int, int]], costs: list[int], node: int) -> list[int]:
    """The routes of the path that ends at a node, without those that cost nothing."""
    path = []
    route, before = arrived_by[node]
    while route >= 0:
        if costs[route]:
            path.append(route)
        route, before = arrived_by[before]
    return path
