"""What cards do to the events themselves: the active one leaves the game, the next is revealed.

Rules: LEG-EVENT-4, LEG-EDGE-15, 16, CAM-EV-7.
"""

from __future__ import annotations

from semafor.cards.acts.instant import Instant
from semafor.cards.ports import EVENTS, Events
from semafor.cards.words import SELF
from semafor.engine.core import State
from semafor.engine.module import Builder


class ArchiveActive(Instant):
    """LEG-EVENT-4: the active event is out of the game for good; the next is revealed at once.

    Older events never come back by themselves: without a deck all of them are shuffled into a new one.
    """

    def __init__(self, builder: Builder) -> None:
        super().__init__(SELF)
        self.procedure = builder.procedure("event")

    def concern(self, state: State, seat: int) -> None:
        """Take it out, and turn the next one over."""
        events: Events = state.tables.ruleset.port(EVENTS)
        active = events.deck.active(state)
        if active < 0:
            return
        if state.facts is not None:
            state.note("archived", -1, active, 0)
        events.deck.remove(state, active)
        if events.deck.hide_pile(state):
            state.push_procedure(self.procedure, seat, 0, 0)
