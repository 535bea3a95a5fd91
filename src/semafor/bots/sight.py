"""A view with what follows from it: what is joined, what is open, a plan. For reasons and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from semafor.engine.views import View
from semafor.planning import Purchase, RoutePlan
from semafor.planning.facts import Facts, is_joined, read_facts
from semafor.planning.route_planner import RoutePlanner
from semafor.planning.ways import linked_nodes
from semafor.search.actions import base_kinds

# Open tickets up to which the best plan is found in some hundredths of a second.
FEW_TICKETS = 3
STEPS = 60


@dataclass(frozen=True)
class Sight:
    """A view, what is joined on the board, and what the seat may want.

    Attributes:
        view: What the seat sees.
        labels: Which nodes are joined for the seat, by its routes and by whatever else links places.
        open_tickets: Tickets that are not complete.
        plan: What it wants to claim.
    """

    view: View
    labels: list[int]
    open_tickets: tuple[int, ...]
    plan: RoutePlan

    @property
    def seat(self) -> int:
        """The seat."""
        assert self.view.seat is not None, "a spectator wants nothing"
        return self.view.seat

    @property
    def graph(self) -> Facts:
        """The board."""
        return read_facts(self.view.ruleset)

    @cached_property
    def planner(self) -> RoutePlanner:
        """Whoever plans for the seat."""
        return RoutePlanner(self.view)

    @property
    def trains(self) -> int:
        """Own trains left."""
        return self.view.trains[self.seat]

    # ---------------------------------------------------------------- routes and tickets

    def purchase_of(self, route: int) -> Purchase | None:
        """The planned purchase of a route, or of a twin that would do as well."""
        ends = set(self.graph.ends[route])
        for purchase in self.plan.purchases:
            if purchase.route == route or set(self.graph.ends[purchase.route]) == ends:
                return purchase
        return None

    def helped(self, route: int) -> list[int]:
        """Open tickets to which a route brings the network much nearer, planned or not."""
        enough = self.planner.prices[route] / 2
        return [
            ticket
            for ticket in self.open_tickets
            if self._distance(ticket, ()) - self._distance(ticket, (route,)) >= enough
        ]

    def _distance(self, ticket: int, free: Sequence[int]) -> float:
        """What a ticket alone costs; where there is no way, more than anything."""
        way = self.planner.way(*self.graph.ticket_ends[ticket], free)
        return inf if way is None else sum(self.planner.prices[route] for route in way)

    def trains_for(self, ticket: int) -> int:
        """Trains that one ticket alone would take."""
        way = self.planner.way(*self.graph.ticket_ends[ticket], ()) or []
        return sum(self.graph.lengths[route] for route in way)


def fold(view: View) -> View:
    """The view with marked cards as plain ones of their colour."""
    base = base_kinds(view.ruleset)

    def folded(counts: tuple[int, ...]) -> tuple[int, ...]:
        found = [0] * len(counts)
        for kind, count in enumerate(counts):
            found[base[kind]] += count
        return tuple(found)

    return replace(
        view,
        hand=folded(view.hand) if view.hand else (),
        known=tuple(folded(counts) for counts in view.known),
        market=tuple(kind if kind < 0 else base[kind] for kind in view.market),
    )


def look(view: View, more: Sequence[int] = ()) -> Sight:
    """What the seat of a view is up to; `more` tickets are planned for as if it held them."""
    view = fold(view)
    labels = linked_nodes(view)
    opened = _open_tickets(view, labels, (*view.tickets, *more))
    planner = RoutePlanner(view, STEPS)
    is_few = len(opened) <= FEW_TICKETS
    plan = planner.plan(list(opened)) if is_few else planner.sketch(opened)
    return Sight(view, labels, opened, plan)


def _open_tickets(view: View, labels: list[int], tickets: Sequence[int]) -> tuple[int, ...]:
    """Tickets that are not complete."""
    facts = read_facts(view.ruleset)
    return tuple(
        ticket for ticket in dict.fromkeys(tickets) if not is_joined(facts, labels, ticket)
    )


def missing_cards(graph: Facts, hand: Sequence[int], route: int) -> int:
    """Cards still to be drawn for a route, locomotives in hand included (EUR-FERRY-2)."""
    held = max((hand[colour] for colour in graph.payable_with[route]), default=0)
    locomotives = min(hand[graph.locomotive], graph.most_locomotives[route])
    forced = graph.ferries[route]
    usable = min(held, graph.lengths[route] - forced)
    return max(graph.lengths[route] - usable - locomotives, forced - locomotives, 0)
