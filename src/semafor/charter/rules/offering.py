"""How tickets are offered in a campaign: by the rules of the day, and with listeners.

Rules: LEG-TICK-1, CAM-B, CAM-EV-2 (`ticket_rule`).
"""

from __future__ import annotations

from collections.abc import Callable

from semafor.cards.standing import Standing
from semafor.engine import access
from semafor.engine.core import State
from semafor.rules.tickets import offer_ticket

UNDER = 0  # rejects go under the deck
Listener = Callable[[State, int], None]


class Offers:
    """How tickets are offered; modules that want to know when may listen."""

    def __init__(self, decision: int, offer: int, keep: int, standing: Standing) -> None:
        self.decision = decision
        self.offer = offer
        self.keep = keep
        self.standing = standing
        self.listeners: list[Listener] = []

    def rule(self, state: State, seat: int) -> tuple[int, int]:
        """CAM-B: of several rules the one with the larger deal."""
        rows = self.standing.rows(state, seat, "ticket_rule")
        found = [(row.number("deal"), row.number("keep_min")) for row in rows]
        return max([(self.offer, self.keep), *found], key=lambda pair: pair[0])

    def left(self, state: State) -> int:
        """Tickets in the deck."""
        return len(access.pool_list(state, 0)) + len(access.under_list(state, 0))

    def make(self, state: State, seat: int, deal: int, keep: int) -> None:
        """LEG-TICK-1: offer the tickets and ask which to keep."""
        for listener in self.listeners:
            listener(state, seat)
        count = min(deal, self.left(state))
        for _ in range(count):
            offer_ticket(state, seat, 0)
        if state.facts is not None:
            state.note("drew_tickets", seat, count, 0)
        state.push(self.decision, seat, keep, UNDER, 0)
