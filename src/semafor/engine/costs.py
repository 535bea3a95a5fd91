"""What a route costs where that may change during a game: the query whose answer is not fixed.

A rule that changes costs marks the routes concerned; the plain claim leaves marked routes alone, so
routes at their printed cost are listed as fast as ever (decision 0016).
"""

from __future__ import annotations

from collections.abc import Mapping

from semafor.engine.core import State


class Cost:
    """What a route costs a seat now: cards that pay its spaces, further cards, money."""

    def __init__(self) -> None:
        self.need = 0
        self.extra = 0
        self.fee = 0
        self.is_closed = 0


class CostRule:
    """A rule under which routes cost something else than printed, for a while."""

    def mark(self, state: State) -> None:
        """Mark the routes whose cost this rule changes now (`State.alter_route`)."""
        raise NotImplementedError

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """Add this rule's part to the cost of a marked route."""
        raise NotImplementedError

    def cause(self, state: State) -> Mapping[str, str]:
        """What a person would name as the reason, as values of a text: an event; nothing for the route itself."""
        return {}


def refresh_costs(state: State) -> None:
    """Mark anew which routes do not cost what is printed; called when something has changed."""
    state.forget_altered()
    for rule in state.tables.costs:
        rule.mark(state)


def find_cost(state: State, seat: int, route: int, cost: Cost) -> None:
    """What a route costs a seat: all changes add up, and one card at least is paid."""
    cost.need = state.tables.length[route]
    cost.extra = 0
    cost.fee = 0
    cost.is_closed = 0
    for rule in state.tables.costs:
        rule.change(state, seat, route, cost)
    cost.need = max(cost.need, 1)
