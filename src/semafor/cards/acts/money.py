"""Acts of cards about money: gained, paid, and gained for each thing counted.

Rules: LEG-EVENT-3, LEG-EDGE-35, CAM-EV-2.
"""

from __future__ import annotations

from semafor.cards.acts.instant import Instant
from semafor.cards.networks import count_large
from semafor.cards.ports import LAST_PAYMENT
from semafor.cards.reader import Effect
from semafor.cards.seats import Seats, read_seats
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.rules.scoring import joined_tickets


class ChangeMoney(Instant):
    """LEG-EDGE-35: dollars from the bank, or to it as far as a player has any."""

    def __init__(self, who: int, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def concern(self, state: State, seat: int) -> None:
        """Pay out or take."""
        amount = max(self.amount, -state.score[seat])
        state.score[seat] += amount
        if state.facts is not None:
            state.note("money", seat, amount, 0)


def change_money(state: State, seat: int, amount: int) -> None:
    """Dollars from the bank, with the fact for the table."""
    if amount:
        state.change_score(seat, amount)
        if state.facts is not None:
            state.note("money", seat, amount, 0)


def count_for(state: State, effect: Effect, seats: Seats, seat: int, route: int) -> int:
    """COUNT of events.md: own routes of a selection, tickets, large cities, company routes."""
    word = effect.word("count")
    if word == "completed_tickets":
        return len(joined_tickets(state, seat))
    if word == "large_touched":
        return count_large(state, seats, seat)
    owned = access.routes_of(state, seat)
    if word == "own":
        chosen = effect.routes_of(seat)
        return sum(1 for own in owned if own in chosen)
    board = state.tables.ruleset.board
    colour = seats.companies[seat]
    return sum(1 for own in owned if own != route and colour and board.routes[own].colour == colour)


class GainPer(Instant):
    """`gain_per`: so many dollars for each thing counted, up to a limit."""

    def __init__(self, who: int, effect: Effect, builder: Builder) -> None:
        super().__init__(who)
        self.effect = effect
        self.seats = read_seats(builder)
        self.payment = builder.find(LAST_PAYMENT)

    def amount(self, state: State, seat: int) -> int:
        """What a seat gains; the last payment's part begins with the route."""
        payment = self.payment
        route = -1 if payment is None else state.part_value(payment.base) - 1
        count = count_for(state, self.effect, self.seats, seat, route)
        return min(self.effect.number("n") * count, self.effect.number("max"))

    def concern(self, state: State, seat: int) -> None:
        """Pay it out."""
        change_money(state, seat, self.amount(state, seat))
