"""Wear: how often each event was revealed; worn-out events leave the game when it ends.

Rules: CAM-EV-3, CAM-END-2. Used by: campaign games. A card's `wear` is the number of marks it can
still take; without one it never wears out.
"""

from __future__ import annotations

from collections.abc import Mapping

from semafor.cards.ports import EVENTS, EVENTS_SEEN, EventDeck
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.tables import DONE


class MarkWear(Step):
    """CAM-EV-3: each reveal is a mark; in play the event still works."""

    def __init__(self, part: OpenPart) -> None:
        super().__init__()
        self.part = part

    def run(self, state: State, at: int) -> int:
        """Count it."""
        event = state.frame_value(at, 3) - 1
        if event >= 0:
            self.part.add(state, "revealed", event, 1)
        return DONE


class ArchiveWorn(Step):
    """CAM-END-2: before the caboose holder chooses, worn-out events are archived."""

    def __init__(self, part: OpenPart, wear: Mapping[int, int], deck: EventDeck) -> None:
        super().__init__()
        self.part = part
        self.wear = wear
        self.deck = deck

    def run(self, state: State, at: int) -> int:
        """Take them out of the game."""
        for event, most in self.wear.items():
            if self.part.get(state, "revealed", event) >= most:
                self.deck.remove(state, event)
                if state.facts is not None:
                    state.note("worn_out", -1, event, 0)
        return DONE


def build(builder: Builder) -> None:
    """Marks and the end of the game."""
    events = builder.port(EVENTS)
    part = OpenPart("wear", {"revealed": len(events.names)})
    builder.part(part)
    wear = {number: card["wear"] for number, card in enumerate(events.cards) if "wear" in card}
    builder.step("event", 110, MarkWear(part), "CAM-EV-3")
    builder.step("game_end", 190, ArchiveWorn(part, wear, events.deck), "CAM-END-2")
    builder.bring(EVENTS_SEEN, lambda state: sum(part.values(state, "revealed")))


MODULE = RuleModule(
    name="wear",
    rules=("CAM-EV-3", "CAM-END-2"),
    needs=(EVENTS,),
    brings=(EVENTS_SEEN,),
    facts={"worn_out": ("event", "")},
    looks={"worn_out": Look("news")},
    build=build,
)
