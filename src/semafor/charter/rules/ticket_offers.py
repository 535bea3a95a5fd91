"""The ticket action of a campaign: how many tickets are offered may change.

Rules: LEG-TICK-1, CAM-B, CAM-EV-2 (`ticket_rule`), REG-PRA-2. Used by: campaign games, in place of the
action of `tickets` (its `action` is 0 then, and its `most` the largest offer).
"""

from __future__ import annotations

from semafor.cards.ports import LAST_PAYMENT
from semafor.cards.standing import standing_of
from semafor.cards.turn_marks import TICKETS
from semafor.charter.rules.offering import Offers
from semafor.charter.rules.ports import TICKET_OFFERS
from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import TICKETS_DRAWN
from semafor.engine.tables import ActionBuffer


class DrawOffered(Option):
    """LEG-TICK-1: tickets from the top of the deck, as many as the rules of the day say."""

    def __init__(self, offers: Offers) -> None:
        super().__init__("tickets", 1)
        self.offers = offers

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Offered while the deck has a ticket."""
        if self.offers.left(state) > 0:
            buffer.add(self.base)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Offer them."""
        seat = state.frame_value(at, 1)
        self.offers.make(state, seat, *self.offers.rule(state, seat))

    def takes(self, move: Move) -> bool:
        """A move that uses no power."""
        return bool(move["do"] == "tickets" and "use" not in move)

    def parse(self, state: State, move: Move) -> int:
        """One deck: there is no mix to name."""
        if "draw" in move:
            raise IllegalMove("malformed", field="draw")
        return self.base

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The deck is empty."""
        return IllegalMove("no-tickets-left", "COM-TICK-4")


def build(builder: Builder) -> None:
    """The option of the turn."""
    keep = builder.decision("keep", "tickets")
    offer, least = builder.number("offered"), builder.number("kept")
    offers = Offers(keep, offer, least, standing_of(builder))
    builder.bring(TICKET_OFFERS, offers)
    builder.add(TICKETS_DRAWN, offer)
    payment = builder.port(LAST_PAYMENT)
    builder.option("turn", 300, DrawOffered(offers))
    offers.listeners.append(lambda state, seat: payment.mark_turn(state, TICKETS))


MODULE = RuleModule(
    name="ticket_offers",
    rules=("LEG-TICK-1",),
    needs=(LAST_PAYMENT,),
    brings=(TICKET_OFFERS, TICKETS_DRAWN),
    params={"offered": Param(3, 1, 5), "kept": Param(1, 1, 5)},
    build=build,
)
