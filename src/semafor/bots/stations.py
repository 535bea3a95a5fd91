"""Stations for the greedy bot: what those built can borrow, and when another one pays.

Rules: EUR-STAT-7..11. A station is built late, for a ticket that own trains will not complete.
"""

from __future__ import annotations

from semafor.bots.graph import Graph, is_joined, label_nodes
from semafor.bots.sight import Sight, find_part
from semafor.engine.views import View

# EUR-STAT-11 and the cards: what a station must bring in tickets beyond what it costs.
STATION_POINTS = 4
CARD_POINTS = 2


def rival_routes(view: View, graph: Graph, seat: int, place: int) -> list[int]:
    """Routes of other players that end at a place."""
    return [
        route
        for rival, routes in enumerate(view.routes)
        if rival != seat
        for route in routes
        if place in graph.places[route]
    ]


def borrow_routes(view: View, graph: Graph, seat: int) -> tuple[int, ...]:
    """One route for each own station, station by station the one that completes most points."""
    shown = find_part(view, "stations")
    if shown is None or not shown["stations"][seat]:
        return ()
    network = view.routes[seat]
    borrowed: list[int] = []
    for city in shown["stations"][seat]:
        place = view.ruleset.place_number[city]
        joined = (*network, *borrowed)
        before = points_joined(graph, joined, view.tickets)
        rated = [
            (points_joined(graph, (*joined, route), view.tickets), -route)
            for route in rival_routes(view, graph, seat, place)
        ]
        if rated and max(rated)[0] > before:
            borrowed.append(-max(rated)[1])
    return tuple(borrowed)


def points_joined(graph: Graph, routes: tuple[int, ...], tickets: tuple[int, ...]) -> int:
    """Points of the tickets a network completes."""
    labels = label_nodes(graph, routes)
    return sum(
        graph.ticket_points[ticket] for ticket in tickets if is_joined(graph, labels, ticket)
    )


def choose_station(sight: Sight) -> tuple[int, int]:
    """The points a station would gain now, and the action that builds it (0, -1: none pays)."""
    actions = sight.legal("station") if sight.is_late else []
    lost = sight.plan.hopeless if not sight.is_last_turn else sight.view.tickets
    if not actions or not lost:
        return 0, -1
    graph = sight.graph
    before = points_joined(graph, sight.network, sight.view.tickets)
    gains: dict[int, int] = {}
    rated = []
    for action in actions:
        choice = sight.choices[action]
        if choice.place not in gains:
            gains[choice.place] = best_gain(sight, choice.place, before)
        locomotives = choice.locomotives if choice.locomotives >= 0 else len(sight.view.hand)
        rated.append((gains[choice.place], -locomotives, -action))
    gain, _locomotives, action = max(rated)
    cost = STATION_POINTS + CARD_POINTS
    return (gain - cost, -action) if gain > cost else (0, -1)


def best_gain(sight: Sight, place: int, before: int) -> int:
    """Twice the ticket points that one borrowed route at a place would complete."""
    graph = sight.graph
    tickets = sight.view.tickets
    reached = [
        points_joined(graph, (*sight.network, route), tickets)
        for route in rival_routes(sight.view, graph, sight.seat, place)
    ]
    return 2 * (max(reached, default=before) - before)
