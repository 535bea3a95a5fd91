"""Paths and networks of the bots against the engine's own scoring and plain search."""

from __future__ import annotations

import random

import pytest

from semafor.bots import make_bot
from semafor.bots.graph import (
    CLOSED,
    find_path,
    is_joined,
    is_joined_by,
    label_nodes,
    read_graph,
)
from semafor.bots.sketch import price_routes, sketch_paths
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.score import score_position
from semafor.engine.views import view

GAMES = 12 if is_compiled() else 2
WITHOUT_STATIONS = [edition for edition in EDITIONS if edition != "europe"]


def final_views(edition, seats):
    """Views and scores at the end of greedy games."""
    ruleset = find_ruleset(edition, seats)
    for number in range(GAMES):
        state = ruleset.new_state()
        state.rng = 1000 + number
        state.start(0)
        bots = [make_bot("greedy", seat) for seat in range(seats)]
        while not state.is_over:
            seat = state.actor()
            state.step(bots[seat].choose(view(state, seat)))
        yield [view(state, seat) for seat in range(seats)], score_position(state)


@pytest.mark.parametrize("edition", WITHOUT_STATIONS)
def test_tickets_the_graph_joins_are_those_the_score_counts(edition):
    graph = read_graph(find_ruleset(edition, 3))
    for views, result in final_views(edition, 3):
        for seat, seen in enumerate(views):
            labels = label_nodes(graph, seen.routes[seat])
            joined = [ticket for ticket in seen.tickets if is_joined(graph, labels, ticket)]
            assert len(joined) == result.lines[seat]["completed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_more_route_joins_what_the_larger_network_joins(edition):
    ruleset = find_ruleset(edition, 2)
    graph = read_graph(ruleset)
    chooser = random.Random(edition)
    for _ in range(40):
        routes = tuple(chooser.sample(range(len(graph.lengths)), 18))
        labels = label_nodes(graph, routes[1:])
        larger = label_nodes(graph, routes)
        for ticket in range(len(graph.ticket_points)):
            if not is_joined(graph, labels, ticket):
                expected = is_joined(graph, larger, ticket)
                assert is_joined_by(graph, labels, ticket, routes[0]) == expected


def shortest_distance(graph, costs, ticket):
    """Bellman-Ford, the obvious way."""
    sources, targets = graph.ticket_ends[ticket]
    best = [0 if node in sources else CLOSED for node in range(graph.node_count)]
    for _ in range(graph.node_count):
        for route, (first, second) in enumerate(graph.ends):
            best[first] = min(best[first], best[second] + costs[route])
            best[second] = min(best[second], best[first] + costs[route])
    return min(best[node] for node in targets)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_path_is_as_short_as_the_shortest(edition):
    graph = read_graph(find_ruleset(edition, 2))
    chooser = random.Random(edition)
    for ticket in range(0, len(graph.ticket_points), 3):
        costs = [chooser.choice([0, 3, 5, 9, CLOSED]) for _ in graph.lengths]
        path = find_path(graph, costs, ticket)
        distance = shortest_distance(graph, costs, ticket)
        assert (CLOSED if path is None else sum(costs[route] for route in path)) == distance


def test_a_plan_completes_its_tickets_within_the_trains():
    ruleset = find_ruleset("europe", 2)
    graph = read_graph(ruleset)
    chooser = random.Random("plan")
    for _ in range(60):
        tickets = chooser.sample(range(len(graph.ticket_points)), 4)
        routes = chooser.sample(range(len(graph.lengths)), 70)
        trains = chooser.randint(5, 45)
        costs = price_routes(graph, (1,) * 9, routes, routes[:3], trains)
        plan = sketch_paths(graph, costs, tickets, trains)
        labels = label_nodes(graph, (*routes[:3], *plan.routes))
        assert sorted((*plan.tickets, *plan.hopeless)) == sorted(tickets)
        assert all(is_joined(graph, labels, ticket) for ticket in plan.tickets)
        assert plan.trains == sum(graph.lengths[route] for route in plan.routes) <= trains
        assert set(plan.routes) <= set(routes[3:])
