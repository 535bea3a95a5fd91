"""What joins cities of a campaign besides own routes, and what joining them pays.

Rules: CAM-L, CAM-R, CAM-T, CAM-PC-3. A packet line is a route of no length that nobody can claim.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from semafor.bots.graph import CLOSED, GREY_NUMBER, Graph, find_way, is_joined, label_nodes
from semafor.bots.sight import Sight, find_part
from semafor.bots.sketch import Sketch, price_routes, sketch_paths
from semafor.bots.tickets import trains_in_time
from semafor.charter.rules.ports import EXPRESSES, PACKETS, POWERS
from semafor.engine.views import View


class Goal(NamedTuple):
    """Places by number, and the dollars for joining them or for a route to each."""

    dollars: int
    places: tuple[int, ...]
    is_joined: bool


def add_links(view: View, graph: Graph, seat: int) -> tuple[Graph, tuple[int, ...]]:
    """CAM-L, CAM-R: the lease and the packet line of a seat, and the graph that has them."""
    routes: tuple[int, ...] = ()
    leases = find_part(view, "trackage")
    if leases is not None and leases["leases"][seat]:
        routes = (leases["leases"][seat] - 1,)
    lines = find_part(view, "packets")
    if lines is None or not lines["lines"][seat]:
        return graph, routes
    a, b = view.ruleset.port(PACKETS).ports[lines["lines"][seat] - 1]
    return with_line(graph, a, b), (*routes, len(graph.lengths))


def with_line(graph: Graph, a: int, b: int) -> Graph:
    """A graph in which two places are joined by one more route."""
    first, second = graph.place_nodes[a].start, graph.place_nodes[b].start
    line = len(graph.lengths)
    neighbours = list(graph.neighbours)
    neighbours[first] = (*neighbours[first], (line, second))
    neighbours[second] = (*neighbours[second], (line, first))
    return replace(
        graph,
        ends=(*graph.ends, (first, second)),
        places=(*graph.places, (a, b)),
        neighbours=tuple(neighbours),
        lengths=(*graph.lengths, 0),
        route_colours=(*graph.route_colours, GREY_NUMBER),
        ferries=(*graph.ferries, 0),
        most_locomotives=(*graph.most_locomotives, 0),
        payable_with=(*graph.payable_with, ()),
        is_tunnel=(*graph.is_tunnel, False),
        route_points=(*graph.route_points, 0),
    )


def find_goals(view: View, seat: int) -> tuple[Goal, ...]:
    """What a seat may plan for besides tickets."""
    return open_expresses(view, seat) + open_postcards(view, seat)


def open_expresses(view: View, seat: int) -> tuple[Goal, ...]:
    """CAM-T: open express cards without an own flag, with what the next flag pays."""
    shown = find_part(view, "expresses")
    if shown is None:
        return ()
    expresses = view.ruleset.port(EXPRESSES)
    found = []
    for card in shown["row"]:
        flags = shown["flags"][card - 1] if card else 0
        count = flags.bit_count()
        if card and not flags >> seat & 1 and count < expresses.most:
            goal = Goal(expresses.gains[count], expresses.ends[card - 1], is_joined=True)
            found.append(goal)
    return tuple(found)


def open_postcards(view: View, seat: int) -> tuple[Goal, ...]:
    """CAM-PC-3: own postcards that ask for routes to some cities and nothing else."""
    shown = find_part(view, "powers")
    if shown is None:
        return ()
    rows = view.ruleset.port(POWERS).rows
    mine = [rows[card["number"]] for card in shown["cards"] if card["owner"] == seat]
    left = {card["number"] for card in shown["cards"] if card["left"]}
    return tuple(
        Goal(sum(effect.number("n") for effect in row.effects), row.cities, is_joined=False)
        for row in mine
        if row.is_goal and row.cities and row.number in left
    )


def turn_worth(view: View) -> int:
    """Dollars a turn brings: 2 to 3 in the first games, 4 in the last."""
    return 1 + view.ruleset.parameter("events", "tariff")


def plan_goals(
    view: View, graph: Graph, costs: list[int], plan: Sketch, goals: tuple[Goal, ...]
) -> Sketch:
    """The plan with every goal that pays more than its further claims cost, the dearest first.

    What takes many of the trains there are is likely to fail, as with tickets.
    """
    assert view.seat is not None
    trains = trains_in_time(view, view.seat)
    prices = list(costs)
    for route in plan.routes:
        prices[route] = 0
    routes, used = list(plan.routes), plan.trains
    for goal in sorted(goals, key=lambda goal: (-goal.dollars, goal)):
        way = find_routes(graph, prices, goal)
        needed = sum(graph.lengths[route] for route in way)
        if not way or used + needed > trains:
            continue
        share = (used + needed) / trains
        if goal.dollars * (1 - share * share) > turn_worth(view) * len(way):
            routes += way
            used += needed
            for route in way:
                prices[route] = 0
    return replace(plan, routes=tuple(routes), trains=used)


def find_routes(graph: Graph, costs: list[int], goal: Goal) -> list[int]:
    """The routes a goal still takes; none where it is reached or cannot be."""
    nodes = graph.place_nodes
    if goal.is_joined:
        a, b = goal.places
        return find_way(graph, costs, nodes[a], nodes[b]) or []
    missing = {
        place
        for place in goal.places
        if all(costs[route] for route, _node in graph.neighbours[nodes[place].start])
    }
    found = []
    while missing:
        near = {route for place in missing for route, _ in graph.neighbours[nodes[place].start]}
        route = min(near, key=lambda route: (_price_a_city(graph, costs, route, missing), route))
        if costs[route] >= CLOSED:
            return []
        found.append(route)
        missing.difference_update(graph.places[route])
    return found


def _price_a_city(graph: Graph, costs: list[int], route: int, missing: set[int]) -> float:
    """What a route costs for each of the missing places at its ends."""
    return costs[route] / len(missing.intersection(graph.places[route]))


def gain_of_line(sight: Sight, a: int, b: int) -> int:
    """CAM-R: what a line between two places is worth to the plan in dollars."""
    graph = with_line(sight.graph, a, b)
    network = (*sight.network, len(sight.graph.lengths))
    return _worth(sight, graph, network) - _worth(sight, sight.graph, sight.network)


def _worth(sight: Sight, graph: Graph, network: tuple[int, ...]) -> int:
    """Tickets with a network, less the claims and trains they still take."""
    view = sight.view
    labels = label_nodes(graph, network)
    opened = [ticket for ticket in sight.open_tickets if not is_joined(graph, labels, ticket)]
    costs = price_routes(graph, view.hand, view.open_routes, network, sight.trains)
    plan = sketch_paths(graph, costs, opened, sight.trains)
    lost = sum(graph.ticket_points[ticket] for ticket in plan.hopeless)
    turn = turn_worth(view)
    return -2 * lost - sum(turn + graph.lengths[route] for route in plan.routes)
