"""Stations for the greedy bot: what those built can borrow, and when another one pays.

Rules: EUR-STAT-7..11. A station is built late, for a ticket that own trains will not complete.
"""

from __future__ import annotations

from semafor.bots.graph import Graph, is_joined, label_nodes, points_gained
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
    for city in shown["stations"][seat]:
        labels = label_nodes(graph, network)
        opened = [ticket for ticket in view.tickets if not is_joined(graph, labels, ticket)]
        rated = [
            (points_gained(graph, labels, opened, route), -route)
            for route in rival_routes(view, graph, seat, view.ruleset.place_number[city])
        ]
        if rated and max(rated)[0] > 0:
            network = (*network, -max(rated)[1])
    return network[len(view.routes[seat]) :]


def choose_station(sight: Sight) -> tuple[int, int]:
    """The points a station would gain now, and the action that builds it (0, -1: none pays)."""
    lost = sight.open_tickets if sight.is_last_turn else sight.plan.hopeless
    actions = sight.legal("station") if lost and sight.is_late else []
    if not actions:
        return 0, -1
    gains: dict[int, int] = {}
    rated = []
    for action in actions:
        choice = sight.choices[action]
        if choice.place not in gains:
            gains[choice.place] = best_gain(sight, choice.place, lost)
        locomotives = choice.locomotives if choice.locomotives >= 0 else len(sight.view.hand)
        rated.append((gains[choice.place], -locomotives, -action))
    gain, _locomotives, action = max(rated)
    cost = STATION_POINTS + CARD_POINTS
    return (gain - cost, -action) if gain > cost else (0, -1)


def best_gain(sight: Sight, place: int, lost: tuple[int, ...]) -> int:
    """Twice the ticket points that one borrowed route at a place would complete."""
    routes = rival_routes(sight.view, sight.graph, sight.seat, place)
    gains = [points_gained(sight.graph, sight.labels, lost, route) for route in routes]
    return 2 * max(gains, default=0)
