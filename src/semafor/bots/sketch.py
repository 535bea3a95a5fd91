"""A sketch of a plan: for each open ticket the cheapest path over own and still open routes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from semafor.bots.graph import CLOSED, GREY_NUMBER, Graph, find_path

# In quarters of a train space: a space, every claim (it takes a turn), a card not yet in hand, a
# locomotive a ferry asks for, the expected surcharge of a tunnel.
SPACE_COST = 4
CLAIM_COST = 3
MISSING_COST = 1
FERRY_COST = 4
TUNNEL_COST = 3


@dataclass(frozen=True, slots=True)
class Sketch:
    """Routes still to claim, the tickets they complete, and the tickets given up."""

    routes: tuple[int, ...]
    tickets: tuple[int, ...]
    hopeless: tuple[int, ...]
    trains: int


def price_routes(
    graph: Graph,
    hand: Sequence[int],
    open_routes: Collection[int],
    network: Collection[int],
    trains: int,
) -> list[int]:
    """What each route costs a path: nothing on the own network, `CLOSED` where it cannot run."""
    costs = [CLOSED] * len(graph.lengths)
    most = max(hand[: graph.colours])
    for route in open_routes:
        length = graph.lengths[route]
        if length > trains:
            continue
        colour = graph.route_colours[route]
        held = most if colour == GREY_NUMBER else hand[colour]
        cost = length * SPACE_COST + CLAIM_COST + graph.ferries[route] * FERRY_COST
        if held < length:
            cost += (length - held) * MISSING_COST
        if graph.is_tunnel[route]:
            cost += TUNNEL_COST
        costs[route] = cost
    for route in network:
        costs[route] = 0
    return costs


def sketch_paths(graph: Graph, costs: list[int], tickets: Collection[int], trains: int) -> Sketch:
    """Lay a path for each ticket, the most valuable first; later ones use the earlier paths.

    A ticket whose path is cut off or needs more trains than are left is hopeless.
    """
    prices = list(costs)
    routes: list[int] = []
    planned: list[int] = []
    hopeless: list[int] = []
    left = trains
    for ticket in sorted(tickets, key=lambda ticket: (-graph.ticket_points[ticket], ticket)):
        path = find_path(graph, prices, ticket)
        needed = sum(graph.lengths[route] for route in path) if path is not None else CLOSED
        if path is None or needed > left:
            hopeless.append(ticket)
            continue
        planned.append(ticket)
        left -= needed
        for route in path:
            routes.append(route)
            prices[route] = 0
    return Sketch(tuple(routes), tuple(planned), tuple(hopeless), trains - left)
