"""What is joined and the cheapest way, against the engine's own scoring and plain search."""

from __future__ import annotations

import random

import pytest

from semafor.bots import make_bot
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.engine.score import score_position
from semafor.engine.views import view
from semafor.planning.facts import (
    CLOSED,
    find_way,
    is_joined,
    is_joined_by,
    join_nodes,
    read_facts,
)
from semafor.planning.route_planner import RoutePlanner
from semafor.planning.ways import linked_nodes
from tests.planning.test_route_planner import played, some_tickets

GAMES = 12 if is_compiled() else 2


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


@pytest.mark.parametrize("edition", EDITIONS)
def test_tickets_that_are_linked_are_those_the_score_counts(edition):
    facts = read_facts(find_ruleset(edition, 3))
    for views, result in final_views(edition, 3):
        for seat, seen in enumerate(views):
            labels = linked_nodes(seen)
            joined = [ticket for ticket in seen.tickets if is_joined(facts, labels, ticket)]
            assert len(joined) == result.lines[seat]["completed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_more_route_joins_what_the_larger_network_joins(edition):
    facts = read_facts(find_ruleset(edition, 2))
    chooser = random.Random(edition)
    for _ in range(40):
        routes = tuple(chooser.sample(range(len(facts.lengths)), 18))
        labels = join_nodes(facts, routes[1:])
        larger = join_nodes(facts, routes)
        again = join_nodes(facts, routes[:1], labels)
        assert [again.index(label) for label in again] == [larger.index(label) for label in larger]
        for ticket in range(len(facts.ticket_points)):
            if not is_joined(facts, labels, ticket):
                expected = is_joined(facts, larger, ticket)
                assert is_joined_by(facts, labels, ticket, routes[0]) == expected


def shortest_distance(facts, costs, ticket):
    """Bellman-Ford, the obvious way."""
    sources, targets = facts.ticket_ends[ticket]
    best = [0 if node in sources else CLOSED for node in range(facts.node_count)]
    for _ in range(facts.node_count):
        for route, (first, second) in enumerate(facts.ends):
            best[first] = min(best[first], best[second] + costs[route])
            best[second] = min(best[second], best[first] + costs[route])
    return min(best[node] for node in targets)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_way_is_as_short_as_the_shortest(edition):
    facts = read_facts(find_ruleset(edition, 2))
    chooser = random.Random(edition)
    for ticket in range(0, len(facts.ticket_points), 3):
        costs = [chooser.choice([0, 3, 5, 9, CLOSED]) for _ in facts.lengths]
        way = find_way(facts, costs, *facts.ticket_ends[ticket])
        distance = shortest_distance(facts, costs, ticket)
        assert (CLOSED if way is None else sum(costs[route] for route in way)) == distance


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sketch_completes_its_tickets_within_the_trains(edition):
    facts = read_facts(find_ruleset(edition, 3))
    chooser = random.Random(edition)
    for seed in range(4):
        seen = played(edition, 30, seed)
        tickets = some_tickets(seen, chooser, 5)
        planner = RoutePlanner(seen)
        plan = planner.sketch(tickets)
        lent = [loan.route for loan in plan.stations]
        labels = join_nodes(facts, [*plan.routes, *lent], planner.terms.labels)
        assert sorted((*plan.completed, *plan.hopeless)) == sorted(tickets)
        assert all(is_joined(facts, labels, ticket) for ticket in plan.completed)
        assert plan.trains == sum(facts.lengths[route] for route in plan.routes)
        assert plan.trains <= seen.trains[seen.seat]
        assert set(plan.routes) <= set(seen.open_routes)
