"""What a seat is up to, for saying why it moves: the planner's plan, or a quick one for many tickets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from semafor.bots.graph import (
    GREY_NUMBER,
    Graph,
    find_path,
    is_joined,
    label_nodes,
    read_graph,
)
from semafor.bots.sketch import price_routes, sketch_paths
from semafor.bots.stations import borrow_routes
from semafor.engine.views import View
from semafor.planning import Purchase, plan_routes

# Open tickets up to which the planner answers in some hundredths of a second.
FEW_TICKETS = 3
STEPS = 60


@dataclass(frozen=True, slots=True)
class Outline:
    """A view with what its seat may want.

    Attributes:
        view: What the seat sees.
        seat: The seat.
        graph: The board.
        network: Own routes and those that own stations borrow.
        labels: Which nodes the network connects.
        opened: Tickets that are not complete.
        purchases: Routes to claim, with what they lack and the tickets they serve, in order.
        hopeless: Open tickets the plan gives up.
        only_ways: Planned routes with no way round.
        loans: Cities where the plan wants a new station.
    """

    view: View
    seat: int
    graph: Graph
    network: tuple[int, ...]
    labels: list[int]
    opened: tuple[int, ...]
    purchases: tuple[Purchase, ...]
    hopeless: tuple[int, ...]
    only_ways: frozenset[int]
    loans: frozenset[int]

    @property
    def trains(self) -> int:
        """Trains left."""
        return self.view.trains[self.seat]

    @property
    def needed(self) -> int:
        """Trains the plan takes."""
        return sum(self.graph.lengths[purchase.route] for purchase in self.purchases)

    def find(self, route: int) -> Purchase | None:
        """The planned purchase of a route, or of a twin that would do as well."""
        ends = set(self.graph.ends[route])
        for purchase in self.purchases:
            if purchase.route == route or set(self.graph.ends[purchase.route]) == ends:
                return purchase
        return None

    def costs(self) -> list[int]:
        """What each route costs a path."""
        view = self.view
        return price_routes(self.graph, view.hand, view.open_routes, self.network, self.trains)

    def helped(self, route: int) -> list[int]:
        """Open tickets to which a route brings the network much nearer, planned or not."""
        before = self.costs()
        after = list(before)
        after[route] = 0
        enough = before[route] / 2
        return [
            ticket
            for ticket in self.opened
            if _distance(self.graph, before, ticket) - _distance(self.graph, after, ticket)
            >= enough
        ]

    def trains_for(self, ticket: int) -> int:
        """Trains that one ticket alone would take."""
        path = find_path(self.graph, self.costs(), ticket) or []
        return sum(self.graph.lengths[route] for route in path)


def _distance(graph: Graph, costs: list[int], ticket: int) -> float:
    """What the cheapest path costs; without any, more than all others."""
    path = find_path(graph, costs, ticket)
    return float("inf") if path is None else sum(costs[route] for route in path)


def outline(view: View, more: Sequence[int] = ()) -> Outline:
    """What the seat of a view is up to; `more` tickets are planned for as if it held them."""
    seat = view.seat
    assert seat is not None, "a spectator wants nothing"
    graph = read_graph(view.ruleset)
    network = view.routes[seat] + borrow_routes(view, graph, seat)
    labels = label_nodes(graph, network)
    tickets = dict.fromkeys((*view.tickets, *more))
    opened = tuple(ticket for ticket in tickets if not is_joined(graph, labels, ticket))
    purchases: tuple[Purchase, ...] = ()
    hopeless: tuple[int, ...] = ()
    only_ways: frozenset[int] = frozenset()
    loans: frozenset[int] = frozenset()
    if 0 < len(opened) <= FEW_TICKETS:
        plan = plan_routes(view, opened, steps=STEPS)
        purchases, hopeless = plan.purchases, plan.hopeless
        only_ways = frozenset(point.route for point in plan.chokepoints if point.is_only_way)
        loans = frozenset(loan.place for loan in plan.stations if loan.is_new)
    elif opened:
        costs = price_routes(graph, view.hand, view.open_routes, network, view.trains[seat])
        sketch = sketch_paths(graph, costs, opened, view.trains[seat])
        purchases = _pay(view, graph, (network, sketch.routes), sketch.tickets)
        hopeless = sketch.hopeless
    return Outline(
        view,
        seat,
        graph,
        network,
        labels,
        opened,
        purchases,
        hopeless,
        only_ways,
        loans,
    )


def _pay(
    view: View,
    graph: Graph,
    routes: tuple[tuple[int, ...], tuple[int, ...]],
    tickets: Sequence[int],
) -> tuple[Purchase, ...]:
    """Purchases of planned routes (after those there are): painted ones first, each card once."""
    network, planned = routes
    hand = list(view.hand)
    colours = range(graph.colours)
    bought = []
    for route in sorted(
        planned, key=lambda route: (graph.route_colours[route] == GREY_NUMBER, graph.lengths[route])
    ):
        kind = graph.route_colours[route]
        if kind == GREY_NUMBER:
            able = graph.payable_with[route] or colours
            kind = max(able, key=lambda colour: (hand[colour], -colour))
        forced = graph.ferries[route]
        paid = min(hand[kind], graph.lengths[route] - forced)
        ready = min(hand[graph.locomotive], forced)
        hand[kind] -= paid
        hand[graph.locomotive] -= ready
        others = tuple(other for other in planned if other != route)
        labels = label_nodes(graph, network + others)
        serves = tuple(ticket for ticket in tickets if not is_joined(graph, labels, ticket))
        missing = graph.lengths[route] - forced - paid
        bought.append(Purchase(route, kind, missing, forced - ready, serves))
    return tuple(bought)
