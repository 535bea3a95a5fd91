"""The option that goes on with a payment: one small decision after the other, all of them one move.

Rules: CAM-PAY-1..6. Claims and leases have one each.
"""

from __future__ import annotations

from typing import Protocol

from semafor.charter.rules.payment.chain import Line, Steps
from semafor.charter.rules.payment.under_way import Begun, PayingPart
from semafor.charter.rules.payment.ways import Payment
from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.tables import ActionBuffer


class Payer(Protocol):
    """An option whose payments take several numbers: it has the first of them."""

    word: str
    begun: PayingPart
    steps: Steps

    def line(self, state: State, begun: Begun) -> Line:
        """The payment as far as it is decided."""

    def go_on(self, state: State, begun: Begun, at: int, kept: int) -> None:
        """Pay, or ask for what is left; `kept` is the first value of the frame that asks."""

    def read(self, state: State, route: int, move: Move) -> Payment | None:
        """The payment a move names for a route, checked whole."""

    def write(self, state: State, payment: Payment) -> Move:
        """The whole move."""


class PayOn(Option):
    """What is left to be decided of a payment, one thing at a time."""

    def __init__(self, payer: Payer, word: str) -> None:
        super().__init__(word, payer.steps.size)
        self.payer = payer

    def line(self, state: State) -> Line:
        """The payment as far as it is decided."""
        return self.payer.line(state, self.payer.begun.under_way(state))

    def route(self, state: State) -> int:
        """The route that is being paid."""
        return self.payer.begun.under_way(state).route

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every answer with which some payment goes on."""
        line = self.line(state)
        for answer in line.choices():
            buffer.add(self.base + answer)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Take an answer."""
        begun = self.payer.begun.under_way(state)
        begun = begun._replace(answers=(*begun.answers, action - self.base))
        self.payer.go_on(state, begun, at, state.frame_value(at, 2))

    def takes(self, move: Move) -> bool:
        """The move that is under way."""
        return bool(move["do"] == self.payer.word)

    def to_move(self, state: State, action: int) -> Move:
        """The whole move, with the first possibility wherever more is left to be decided."""
        line = self.line(state)
        line.take(action - self.base)
        return self.payer.write(state, line.finish())

    def parse(self, state: State, move: Move) -> int:
        """The next answer of a payment that begins as the one under way."""
        route = self.route(state)
        action = None
        if move.get("route") == state.tables.ruleset.board.routes[route].id:
            payment = self.payer.read(state, route, move)
            action = None if payment is None else self.next_action(state, payment)
        if action is None:
            raise self.refuse(state, self.base)
        return action

    def next_action(self, state: State, payment: Payment) -> int | None:
        """The action with which a payment goes on from what is decided; None if it is another one."""
        begun = self.payer.begun.under_way(state)
        if (payment.route, *self.payer.steps.cards.begins_with(payment.units)) != begun[:3]:
            return None
        chain = self.payer.line(state, begun._replace(answers=())).chain_of(payment)
        done = len(begun.answers)
        return self.base + chain[done] if tuple(chain[:done]) == begun.answers else None

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Another payment has been begun."""
        return IllegalMove("not-now", "COM-EDGE-17", do=self.payer.word, phase="turn")
