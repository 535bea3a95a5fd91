"""What acts at once when a card says so: whom it concerns, and in which order.

Rules: CAM-EV-5, LEG-EDGE-35. What is done to a seat stands in the files beside, by subject.
"""

from __future__ import annotations

from semafor.cards.reader import Effect
from semafor.cards.words import ALL, CABOOSE, OTHERS, POOREST, SELF, WHO
from semafor.engine.core import State


def is_concerned(state: State, who: int, actor: int, seat: int, bound: int) -> bool:
    """Whether an effect of `actor` concerns a seat; `bound` is the least or most money."""
    if who == SELF:
        return seat == actor
    if who == OTHERS:
        return seat != actor
    if who == ALL:
        return True
    if who == CABOOSE:
        return seat == state.first
    return state.score[seat] == bound


def find_bound(state: State, who: int) -> int:
    """The money of the poorest or richest."""
    sign = 1 if who == POOREST else -1
    bound = sign * state.score[0]
    for seat in range(state.tables.seats):
        bound = min(bound, sign * state.score[seat])
    return sign * bound


class Instant:
    """An effect that acts once; players it asks stand on the stack, the actor first."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: State, actor: int) -> None:
        """CAM-EV-5: concern the seats one after the other, clockwise from the actor."""
        bound = find_bound(state, self.who)
        seats = state.tables.seats
        chosen = 0
        for seat in range(seats):
            if is_concerned(state, self.who, actor, seat, bound):
                chosen |= 1 << seat
        for back in range(1, seats + 1):  # the last one first: the stack turns the order round
            seat = (actor + seats - back) % seats
            if chosen & (1 << seat):
                self.concern(state, seat)

    def concern(self, state: State, seat: int) -> None:
        """What happens to one seat."""
        raise NotImplementedError


class AskFor(Instant):
    """An op that asks its own player something."""

    def __init__(self, decision: int) -> None:
        super().__init__(SELF)
        self.decision = decision

    def concern(self, state: State, seat: int) -> None:
        """Ask."""
        state.push(self.decision, seat, 0, 0, 0)


class OnTheSlip(Instant):
    """Ops that change the deposit slip only: read when the game is scored, by the module with the powers."""

    def concern(self, state: State, seat: int) -> None:
        """Nothing now."""


def who_of(effect: Effect) -> int:
    """The number of whom a row concerns."""
    return WHO.index(effect.who) if effect.who else SELF
