"""What pays in a campaign besides tickets: expresses, postcards, lines between places.

Rules: CAM-R, CAM-T, CAM-PC-3.
"""

from __future__ import annotations

from semafor.engine.advice import Goal
from semafor.engine.ports import GOALS
from semafor.engine.resample import open_position
from semafor.engine.views import View
from semafor.planning.forest import CLOSED
from semafor.planning.route_planner import RoutePlanner

# Trains a rival may still place after the end is in sight.
TRAINS_TO_SPARE = 6


def find_goals(view: View, seat: int) -> tuple[Goal, ...]:
    """What a seat may plan for besides tickets, as the rules of the game say it."""
    known = view.ruleset.collection(GOALS)
    if not known:
        return ()
    state = open_position(view)
    return tuple(goal for goals in known for goal in goals(state, seat))


def turn_worth(view: View) -> int:
    """Dollars a turn brings: 2 to 3 in the first games, 4 in the last."""
    return 1 + view.ruleset.parameter("events", "tariff")


def trains_in_time(view: View, seat: int) -> int:
    """Trains a seat may place before somebody ends the game."""
    others = [trains for rival, trains in enumerate(view.trains) if rival != seat]
    return max(1, min(view.trains[seat], min(others) + TRAINS_TO_SPARE))


def plan_goals(
    planner: RoutePlanner, routes: tuple[int, ...], goals: tuple[Goal, ...]
) -> tuple[int, ...]:
    """Planned routes with every goal that pays more than its further claims cost, the dearest first.

    What takes many of the trains there are is likely to fail, as with tickets.
    """
    lengths = planner.facts.lengths
    trains = trains_in_time(planner.view, planner.seat)
    used = sum(lengths[route] for route in routes)
    for goal in sorted(goals, key=lambda goal: (-goal.dollars, goal)):
        way = find_routes(planner, routes, goal)
        needed = sum(lengths[route] for route in way)
        share = (used + needed) / trains
        worth = goal.dollars * (1 - share * share)
        if way and share <= 1 and worth > turn_worth(planner.view) * len(way):
            routes += way
            used += needed
    return routes


def find_routes(planner: RoutePlanner, planned: tuple[int, ...], goal: Goal) -> tuple[int, ...]:
    """The routes a goal still takes beside planned ones; none where it is reached or cannot be."""
    facts = planner.facts
    nodes = facts.place_nodes
    if goal.is_joined:
        a, b = goal.places
        return tuple(planner.way(nodes[a], nodes[b], planned) or ())
    costs = [0 if route in planned else price for route, price in enumerate(planner.prices)]
    near = {
        place: [route for route, _ in facts.neighbours[nodes[place].start]] for place in goal.places
    }
    missing = {place for place in goal.places if all(costs[route] for route in near[place])}
    found: tuple[int, ...] = ()
    while missing:
        able = {route for place in missing for route in near[place]}
        route = min(able, key=lambda r: (costs[r] / len(missing.intersection(facts.places[r])), r))
        if costs[route] >= CLOSED:
            return ()
        found += (route,)
        missing.difference_update(facts.places[route])
    return found


def gain_of_line(planner: RoutePlanner, a: int, b: int) -> int:
    """CAM-R: what a line between two places is worth to the plan in dollars."""
    labels, nodes = planner.terms.labels, planner.facts.place_nodes
    first, second = labels[nodes[a].start], labels[nodes[b].start]
    joined = [second if label == first else label for label in labels]
    return _worth(RoutePlanner(planner.view, labels=joined)) - _worth(planner)


def _worth(planner: RoutePlanner) -> int:
    """Tickets with a network, less the claims and trains they still take."""
    view, facts = planner.view, planner.facts
    plan = planner.sketch(view.tickets)
    lost = sum(facts.ticket_points[ticket] for ticket in plan.hopeless)
    turn = turn_worth(view)
    return -2 * lost - sum(turn + facts.lengths[route] for route in plan.routes)
