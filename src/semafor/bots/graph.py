"""The board as numbers for planning: nodes, neighbours, lengths, colours, ends of tickets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import heappop, heappush

from semafor.board.model import GREY, Board
from semafor.engine.ruleset import Ruleset

CLOSED = 1 << 20
GREY_NUMBER = -1
# A heap of whole numbers (distance x NODE_ROOM + node) is faster than one of pairs.
NODE_ROOM = 256


@dataclass(frozen=True, slots=True)
class Graph:
    """Facts of a ruleset's board that no game changes; routes, tickets and places by number."""

    node_count: int
    locomotive: int
    colours: int
    ends: tuple[tuple[int, int], ...]
    places: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[tuple[int, int], ...], ...]
    lengths: tuple[int, ...]
    route_colours: tuple[int, ...]
    ferries: tuple[int, ...]
    is_tunnel: tuple[bool, ...]
    route_points: tuple[int, ...]
    ticket_ends: tuple[tuple[range, range], ...]
    ticket_points: tuple[int, ...]
    place_nodes: tuple[range, ...]
    has_points: bool


def _worth(board: Board) -> tuple[int, ...]:
    """Points of the routes; where none has any, its length: trains used up are worth something."""
    points = tuple(board.route_points[route.length] for route in board.routes)
    return points if any(points) else tuple(route.length for route in board.routes)


@lru_cache(maxsize=64)
def read_graph(ruleset: Ruleset) -> Graph:
    """The graph of a ruleset; a country has one node for each route into it (GER-CTRY-2)."""
    board = ruleset.board
    place = ruleset.place_number
    ends = _ends(ruleset)
    node_count = ruleset.place_nodes[-1].stop
    neighbours: list[list[tuple[int, int]]] = [[] for _ in range(node_count)]
    for route, (first, second) in enumerate(ends):
        neighbours[first].append((route, second))
        neighbours[second].append((route, first))
    nodes = ruleset.place_nodes
    return Graph(
        node_count=node_count,
        locomotive=ruleset.locomotive,
        colours=ruleset.colours,
        ends=tuple(ends),
        places=tuple((place[route.a], place[route.b]) for route in board.routes),
        neighbours=tuple(tuple(pairs) for pairs in neighbours),
        lengths=tuple(route.length for route in board.routes),
        route_colours=tuple(
            GREY_NUMBER if route.colour == GREY else ruleset.kinds.index(route.colour)
            for route in board.routes
        ),
        ferries=tuple(route.locomotives for route in board.routes),
        is_tunnel=tuple(route.kind == "tunnel" for route in board.routes),
        route_points=_worth(board),
        ticket_ends=tuple(
            (nodes[place[ticket.a]], nodes[place[ticket.b]]) for ticket in board.tickets
        ),
        ticket_points=tuple(ticket.points for ticket in board.tickets),
        place_nodes=nodes,
        has_points=any(board.route_points.values()),
    )


def _ends(ruleset: Ruleset) -> list[tuple[int, int]]:
    """Nodes of every route; where a place has several, its route ends take them in file order."""
    used = [0] * len(ruleset.board.places)

    def node(name: str) -> int:
        place = ruleset.place_number[name]
        nodes = ruleset.place_nodes[place]
        used[place] += 1
        return nodes.start + (used[place] - 1 if len(nodes) > 1 else 0)

    return [(node(route.a), node(route.b)) for route in ruleset.board.routes]


def label_nodes(graph: Graph, routes: tuple[int, ...]) -> list[int]:
    """For every node the label of its part of a network: equal labels are connected."""
    labels = list(range(graph.node_count))
    for route in routes:
        first, second = graph.ends[route]
        kept, gone = labels[first], labels[second]
        if kept != gone:
            labels = [kept if label == gone else label for label in labels]
    return labels


def is_joined(graph: Graph, labels: list[int], ticket: int) -> bool:
    """COM-TICK-9: whether some node of one end is connected with some node of the other."""
    first, second = graph.ticket_ends[ticket]
    if len(first) == 1 and len(second) == 1:
        return labels[first.start] == labels[second.start]
    return not {labels[node] for node in first}.isdisjoint(labels[node] for node in second)


def is_joined_by(graph: Graph, labels: list[int], ticket: int, route: int) -> bool:
    """Whether one more route connects the ends of a ticket that is open now."""
    first, second = graph.ticket_ends[ticket]
    near, far = (labels[node] for node in graph.ends[route])
    here = {labels[node] for node in first}
    there = {labels[node] for node in second}
    return (near in here and far in there) or (far in here and near in there)


def points_gained(graph: Graph, labels: list[int], opened: Sequence[int], route: int) -> int:
    """Points of the open tickets that one more route would complete."""
    return sum(
        graph.ticket_points[ticket]
        for ticket in opened
        if is_joined_by(graph, labels, ticket, route)
    )


def find_path(graph: Graph, costs: list[int], ticket: int) -> list[int] | None:
    """Routes of a cheapest path between a ticket's ends that cost something; None: no path."""
    return find_way(graph, costs, *graph.ticket_ends[ticket])


def find_way(graph: Graph, costs: list[int], sources: range, targets: range) -> list[int] | None:
    """The same between any nodes."""
    best = [CLOSED] * graph.node_count
    arrived_by: list[tuple[int, int]] = [(-1, -1)] * graph.node_count
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
        for route, other in graph.neighbours[node]:
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
