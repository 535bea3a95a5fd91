"""Effects that work for a while, from wherever they come: the active event, the season, clauses.

Rules: CAM-EV-2, CAM-B, CAM-CO-3. A module that brings such rows adds a source; a module whose rule
they change asks for the rows of an op. Nobody needs to know where a row comes from.
"""

from __future__ import annotations

from collections.abc import Sequence

from semafor.cards.ports import LAST_PAYMENT, STANDING, TARIFF, EventDeck, RowSource
from semafor.cards.reader import Effect, EffectReader
from semafor.cards.seats import read_seats
from semafor.engine.core import State
from semafor.engine.module import Builder


def rows_of_events(deck: EventDeck, rows: Sequence[Sequence[Effect]]) -> RowSource:
    """LEG-EVENT-2: the rows of the active event work for everybody."""
    none: tuple[Effect, ...] = ()

    def active(state: State, seat: int) -> Sequence[Effect]:
        event = deck.active(state)
        return none if event < 0 else rows[event]

    return active


class Standing:
    """All rows that work now."""

    def __init__(self, sources: Sequence[RowSource]) -> None:
        self.sources = sources

    def rows(self, state: State, seat: int, op: str) -> list[Effect]:
        """Rows with an op that work for a seat now."""
        found = []
        for source in self.sources:
            for row in source(state, seat):
                if row.op == op:
                    found.append(row)  # noqa: PERF401 - compiled, a loop is faster
        return found

    def modifier(self, state: State, seat: int, module: str, key: str) -> int:
        """What the rows add to a number of a module."""
        total = 0
        for source in self.sources:
            for row in source(state, seat):
                if row.op == "module_mod" and row.words["module"] == module:
                    total += row.numbers["n"] if row.words["key"] == key else 0
        return total


def standing_of(builder: Builder) -> Standing:
    """The rows of a game, whoever brings them."""
    return Standing(builder.collection(STANDING))


def is_campaign(builder: Builder) -> bool:
    """Whether this is a game of a campaign."""
    return builder.find(LAST_PAYMENT) is not None


def effect_reader(builder: Builder) -> EffectReader:
    """The reader of this game's cards; in a campaign it knows the players too."""
    seats = read_seats(builder) if is_campaign(builder) else None
    return EffectReader(builder.board, builder.port(TARIFF), builder.card_words, seats)
