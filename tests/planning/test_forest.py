"""The solver against all forests of small graphs, country-like ends included."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.planning import CLOSED, ForestSolver
from semafor.planning.facts import read_facts

GRAPHS = 150 if is_compiled() else 40


def make_graph(chooser, nodes, routes):
    """Random routes with random prices, some free and some closed."""
    ends = [tuple(chooser.sample(range(nodes), 2)) for _ in range(routes)]
    prices = [chooser.choice([0, CLOSED, 1, 2, 3, 5, 8]) for _ in ends]
    return ends, prices


def make_tickets(chooser, nodes, count):
    """Tickets between nodes, or between ranges of nodes like countries."""
    tickets = []
    while len(tickets) < count:
        sides = []
        for _ in range(2):
            first = chooser.randrange(nodes)
            sides.append(range(first, min(nodes, first + chooser.choice([1, 1, 2, 3]))))
        if not set(sides[0]) & set(sides[1]):
            tickets.append(tuple(sides))
    return tickets


def joins(ends, routes, ticket):
    """Whether routes join some node of one end with some node of the other."""
    reached = set(ticket[0])
    for start in ticket[0]:
        reached = {start}
        grows = True
        while grows:
            more = {n for r in routes if set(ends[r]) & reached for n in ends[r]} - reached
            reached |= more
            grows = bool(more)
        if reached & set(ticket[1]):
            return True
    return False


def cheapest(ends, prices, tickets):
    """The cost of the best of all sets of routes."""
    free = [route for route, price in enumerate(prices) if price == 0]
    paid = [route for route, price in enumerate(prices) if 0 < price < CLOSED]
    best = CLOSED
    for count in range(len(paid) + 1):
        for chosen in combinations(paid, count):
            cost = sum(prices[route] for route in chosen)
            if cost < best and all(joins(ends, [*free, *chosen], t) for t in tickets):
                best = cost
    return best


def load(ends, prices, tickets):
    solver = ForestSolver()
    for first, second in ends:
        solver.add_route(first, second)
    solver.set_prices(prices)
    for one, two in tickets:
        assert solver.add_ticket(one.start, one.stop, two.start, two.stop)
    return solver


def test_every_subset_costs_what_the_best_of_all_forests_costs():
    chooser = random.Random("forests")
    for _ in range(GRAPHS):
        ends, prices = make_graph(chooser, 7, 9)
        tickets = make_tickets(chooser, 7, 3)
        solver = load(ends, prices, tickets)
        assert solver.solve()
        free = [route for route, price in enumerate(prices) if price == 0]
        for mask in range(1, 8):
            chosen = [ticket for index, ticket in enumerate(tickets) if mask >> index & 1]
            cost = solver.cost(mask)
            assert cost == cheapest(ends, prices, chosen)
            if cost < CLOSED:
                routes = solver.routes(mask)
                assert sum(prices[route] for route in routes) == cost
                assert all(joins(ends, [*free, *routes], ticket) for ticket in chosen)


def test_nothing_passes_through_a_country():
    # Nodes 1 and 2 are one country: 0 - 1 and 2 - 3 do not join 0 and 3.
    solver = load([(0, 1), (2, 3)], [1, 1], [(range(1), range(3, 4)), (range(1), range(1, 3))])
    assert solver.solve()
    assert solver.cost(0b01) == CLOSED
    assert solver.cost(0b10) == 1
    assert solver.routes(0b01) == []


def test_a_solver_is_reused_for_other_prices_and_tickets():
    solver = load([(0, 1), (1, 2), (0, 2)], [3, 3, 7], [(range(1), range(2, 3))])
    assert solver.solve()
    assert sorted(solver.routes(1)) == [0, 1]
    solver.set_price(2, 5)
    assert solver.get_price(2) == 5
    assert solver.solve()
    assert solver.routes(1) == [2]
    solver.clear_tickets()
    assert solver.add_ticket(0, 1, 1, 2)
    solver.set_price(0, 0)
    assert solver.solve()
    assert solver.is_joined(0)
    assert solver.cost(1) == 0


def test_too_many_ends_are_refused_not_guessed():
    ends = [(node, node + 1) for node in range(40)]
    tickets = [(range(2 * n, 2 * n + 1), range(2 * n + 1, 2 * n + 2)) for n in range(12)]
    solver = load(ends, [1] * 40, tickets)
    assert not solver.add_ticket(30, 31, 33, 34)
    assert not solver.solve()


def test_a_route_outside_the_limits_is_refused():
    with pytest.raises(ValueError, match="bad route"):
        ForestSolver().add_route(0, 128)


@pytest.mark.parametrize("edition", EDITIONS)
def test_closing_a_route_never_makes_a_forest_cheaper(edition):
    facts = read_facts(find_ruleset(edition, 2))
    chooser = random.Random(edition)
    solver = facts.new_solver()
    for _ in range(20 if is_compiled() else 3):
        prices = [chooser.randint(1, 9) * length for length in facts.lengths]
        tickets = chooser.sample(range(len(facts.ticket_points)), 4)
        solver.set_prices(prices)
        solver.clear_tickets()
        for ticket in tickets:
            one, two = facts.ticket_ends[ticket]
            solver.add_ticket(one.start, one.stop, two.start, two.stop)
        assert solver.solve()
        before = solver.cost(15)
        for route in solver.routes(15)[:4]:
            solver.set_price(route, CLOSED)
            assert solver.solve()
            assert solver.cost(15) >= before
            solver.set_price(route, prices[route])
