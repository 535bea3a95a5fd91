"""The greedy bot: the cheapest route that helps its tickets; draws toward it.

Reads nothing but its views. Between decisions it remembers its plan, which stays good while own
tickets and routes are the same and every planned route is open, and the tunnels it backed out of.
"""

from __future__ import annotations

from collections.abc import Callable

from semafor.bots.answers import Answers, find_guide
from semafor.bots.claims import claim_for_points, claim_planned, claim_route, find_target
from semafor.bots.drawing import choose_card
from semafor.bots.graph import Graph, is_joined, label_nodes, read_graph
from semafor.bots.links import Goal, add_links, find_goals, plan_goals
from semafor.bots.sight import Sight
from semafor.bots.sketch import Sketch, price_routes, sketch_paths
from semafor.bots.stations import borrow_routes, choose_station
from semafor.bots.tickets import choose_kept, choose_mix, draw_tickets
from semafor.engine.deeds import Deed
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.rules.tunnels import route_asked
from semafor.search.actions import read_actions

FEW_CARDS = 3
NO_SKETCH = Sketch((), (), (), 0)


class GreedyBot:
    """Plans a shortest path for every ticket and claims its routes as soon as it can pay."""

    def __init__(self) -> None:
        self._ruleset: Ruleset | None = None
        self._graph: Graph | None = None
        self._answers = Answers()
        self._choices: tuple[Deed, ...] = ()
        self._labels: list[int] = []
        self._plan = NO_SKETCH
        self._planned_for: tuple[tuple[int, ...] | tuple[Goal, ...], ...] = ()
        self._spares: dict[int, int] = {}

    def _begin(self, ruleset: Ruleset) -> Graph:
        """Read what is fixed about a game and forget an earlier one."""
        self._ruleset = ruleset
        self._graph = read_graph(ruleset)
        self._choices = read_actions(ruleset)
        self._plan = NO_SKETCH
        self._planned_for = ()
        self._spares = {}
        return self._graph

    def choose(self, view: View) -> int:
        """A legal action for the decision that waits."""
        guide = find_guide(view.ruleset)
        return self._decide(view) if guide is None else guide(view, self.look, self._decide)

    def _decide(self, view: View) -> int:
        """What every edition asks."""
        if view.decision == "tunnel":
            return self._answer_tunnel(self.look(view))
        if len(view.actions) == 1:
            return view.actions[0]
        own = OWN.get(view.decision)
        return self._answers.choose(view) if own is None else own(self.look(view))

    def look(self, view: View) -> Sight:
        """The view with the board's graph and a plan that fits it."""
        graph = self._graph
        if graph is None or view.ruleset is not self._ruleset:
            graph = self._begin(view.ruleset)
        seat = view.seat
        assert seat is not None, "a spectator does not decide"
        graph, links = add_links(view, graph, seat)
        goals = find_goals(view, seat)
        network = view.routes[seat] + borrow_routes(view, graph, seat) + links
        known = (view.tickets, network, goals)
        if known != self._planned_for or not set(view.open_routes).issuperset(self._plan.routes):
            self._labels = label_nodes(graph, network)
            self._plan = self._make_plan(view, graph, network, goals)
            self._planned_for = known
        return Sight(
            view, seat, graph, self._choices, network, self._labels, self._plan, self._spares
        )

    def _make_plan(
        self, view: View, graph: Graph, network: tuple[int, ...], goals: tuple[Goal, ...]
    ) -> Sketch:
        """A new plan for the tickets the network does not complete, and for what else pays."""
        assert view.seat is not None
        opened = [ticket for ticket in view.tickets if not is_joined(graph, self._labels, ticket)]
        trains = view.trains[view.seat]
        costs = price_routes(graph, view.hand, view.open_routes, network, trains)
        plan = sketch_paths(graph, costs, opened, trains)
        if goals:
            plan = plan_goals(view, graph, costs, plan, goals)
        return plan

    def _answer_tunnel(self, sight: Sight) -> int:
        """EUR-TUNNEL-5, 8: pay with fewest locomotives, else withdraw and want more cards."""
        payments = sight.legal("pay")
        if payments:
            return min(payments, key=lambda action: sight.choices[action].locomotives)
        route = route_asked(sight.view.frames[-1])
        shown = sight.part("tunnel")
        surcharge = shown["surcharge"] if shown is not None else 1
        self._spares[route] = max(self._spares.get(route, 0) + 1, surcharge)
        return sight.view.actions[-1]


def choose_turn(sight: Sight) -> int:
    """Claim for the tickets, else draw for them; without any, tickets or points."""
    if sight.is_last_turn:
        return choose_last_turn(sight)
    action = claim_planned(sight)
    if action is None:
        action = build_station(sight)
    if action is None:
        action = draw_tickets(sight)
    if action is None and not sight.plan.routes:
        target = find_target(sight)
        action = None if target is None else claim_route(sight, target)
    if action is None and is_dry(sight):
        action = claim_anything(sight)
    if action is None:
        action = choose_card(sight, goals(sight))
    return choose_anything(sight) if action is None else action


def choose_second_card(sight: Sight) -> int:
    """The second card serves the same goals."""
    action = choose_card(sight, goals(sight))
    return sight.view.actions[0] if action is None else action


def goals(sight: Sight) -> tuple[int, ...]:
    """Routes to collect cards for: the plan, else the best route for its points."""
    if sight.plan.routes:
        return sight.plan.routes
    target = find_target(sight)
    return () if target is None else (target,)


def build_station(sight: Sight) -> int | None:
    """A station, where one pays."""
    gain, action = choose_station(sight)
    return action if gain > 0 else None


def choose_last_turn(sight: Sight) -> int:
    """Whatever scores most at once; cards and tickets are worth nothing any more."""
    gain, action = max(claim_for_points(sight), choose_station(sight))
    if gain > 0:
        return action
    card = choose_card(sight, ())
    return choose_anything(sight) if card is None else card


def is_dry(sight: Sight) -> bool:
    """Whether so few cards are left to draw that waiting for one leads nowhere."""
    left = sight.view.deck_size + sum(sight.view.discard)
    return left < FEW_CARDS * sight.view.ruleset.seats


def claim_anything(sight: Sight) -> int | None:
    """A planned route at any price, else the one that scores most."""
    planned = claim_planned(sight, is_forced=True)
    if planned is not None:
        return planned
    gain, action = claim_for_points(sight)
    return action if gain > 0 else None


def choose_anything(sight: Sight) -> int:
    """When nothing sensible is left (no cards to draw): claim, then tickets, then whatever."""
    action = claim_anything(sight)
    if action is not None:
        return action
    tickets = sight.legal("tickets")
    return choose_mix(sight, tickets) if tickets else sight.view.actions[0]


def choose_announced(sight: Sight) -> int:
    """GER-SETUP-7: the mix of the starting tickets."""
    return choose_mix(sight, list(sight.view.actions))


# What takes a plan; all else is answered as the rules advise.
OWN: dict[str, Callable[[Sight], int]] = {
    "turn": choose_turn,
    "second_card": choose_second_card,
    "keep": choose_kept,
    "announce": choose_announced,
}
