"""Which tickets the greedy bot keeps, when it draws more, and from which deck."""

from __future__ import annotations

from semafor.bots.graph import is_joined
from semafor.bots.sight import Sight
from semafor.bots.sketch import Sketch, price_routes, sketch_paths
from semafor.engine.views import View

# What a turn is worth elsewhere; trains a rival may still place after the end is in sight.
TURN_POINTS = 2.0
TRAINS_TO_SPARE = 6
# More tickets only while this many trains are left to everybody.
TRAINS_FOR_TICKETS = 16
RIVAL_TRAINS_FOR_TICKETS = 14
# Where routes score nothing tickets are the income: one more while there are trains for it.
TRAINS_WITHOUT_POINTS = 12
RIVAL_TRAINS_WITHOUT_POINTS = 10
TRAINS_FOR_HOPELESS = 5


def choose_kept(sight: Sight) -> int:
    """The legal set of offered tickets with the best value for the trains and turns it needs."""
    graph = sight.graph
    view = sight.view
    costs = price_routes(graph, view.hand, view.open_routes, sight.network, sight.trains)
    rated = []
    for action in view.actions:
        subset = sight.choices[action].number
        kept = [ticket for index, ticket in enumerate(view.offered) if subset >> index & 1]
        done = [ticket for ticket in kept if is_joined(graph, sight.labels, ticket)]
        plan = sketch_paths(
            graph, costs, {*sight.open_tickets, *kept}.difference(done), sight.trains
        )
        value = rate_plan(sight, plan) + sum(graph.ticket_points[ticket] for ticket in done)
        rated.append((value, -action))
    return -max(rated)[1]


def rate_plan(sight: Sight, plan: Sketch) -> float:
    """Points a plan promises, less the turns it takes and the risk of a long one."""
    graph = sight.graph
    budget = trains_in_time(sight.view, sight.seat)
    share = min(1.0, plan.trains / budget)
    value = (1.0 - share * share) * sum(graph.ticket_points[ticket] for ticket in plan.tickets)
    value -= sum(graph.ticket_points[ticket] for ticket in plan.hopeless)
    for route in plan.routes:
        turns = 1 + graph.lengths[route] / 2
        value += graph.route_points[route] - TURN_POINTS * turns
    return value


def trains_in_time(view: View, seat: int) -> int:
    """Trains a seat may place before somebody ends the game."""
    others = [trains for rival, trains in enumerate(view.trains) if rival != seat]
    return max(1, min(view.trains[seat], min(others) + TRAINS_TO_SPARE))


def draw_tickets(sight: Sight) -> int | None:
    """More tickets, once nothing of the old ones can be done and there is time for new ones."""
    plan = sight.plan
    if plan.routes or sight.is_last_turn:
        return None
    own, rival = TRAINS_FOR_TICKETS, RIVAL_TRAINS_FOR_TICKETS
    if not sight.graph.has_points:
        own, rival = TRAINS_WITHOUT_POINTS, RIVAL_TRAINS_WITHOUT_POINTS
    least = own + TRAINS_FOR_HOPELESS * len(plan.hopeless)
    if sight.trains < least or min(sight.view.trains) < rival:
        return None
    actions = sight.legal("tickets")
    return choose_mix(sight, actions) if actions else None


def choose_mix(sight: Sight, actions: list[int]) -> int:
    """GER-TICK-1: half of each deck at first, later the deck of the shorter tickets."""
    choices = sight.choices
    if len(actions) == 1:
        return actions[0]
    board = sight.view.ruleset.board
    decks = sight.view.ruleset.decks
    means = []
    for deck in decks:
        points = [ticket.points for ticket in board.tickets if ticket.deck == deck]
        means.append(sum(points) / max(1, len(points)))
    most = max(choices[action].number for action in actions)
    wanted = most if means[0] <= means[-1] else 0
    if not sight.view.tickets:
        wanted = most // 2
    return min(actions, key=lambda action: (abs(choices[action].number - wanted), action))
