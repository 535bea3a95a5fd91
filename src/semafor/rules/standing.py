"""Effects that work for a while, from wherever they come: the active event, the season, clauses.

Rules: CAM-EV-2, CAM-B, CAM-CO-3. A module that brings such rows adds a source; a module whose rule
they change asks for the rows of an op. Nobody needs to know where a row comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.rules.effect_words import Effect, EffectReader, Seats

CAMPAIGN = "payments"  # the module every game of a campaign has
# The rows that work for a seat now.
RowSource = Callable[[State, int], Sequence[Effect]]


class ActiveDeck(Protocol):
    """A deck of cards of which one is active."""

    def active(self, state: State) -> int:
        """The number of the active card, -1 for none."""


class Standing:
    """All rows that work now."""

    def __init__(self) -> None:
        self.sources: list[RowSource] = []

    def add_events(self, deck: ActiveDeck, rows: Sequence[Sequence[Effect]]) -> None:
        """LEG-EVENT-2: the rows of the active event work for everybody."""
        none: tuple[Effect, ...] = ()

        def active(state: State, seat: int) -> Sequence[Effect]:
            event = deck.active(state)
            return none if event < 0 else rows[event]

        self.sources.append(active)

    def rows(self, state: State, seat: int, op: str) -> Iterator[Effect]:
        """Rows with an op that work for a seat now."""
        for source in self.sources:
            for row in source(state, seat):
                if row.op == op:
                    yield row

    def modifier(self, state: State, seat: int, module: str, key: str) -> int:
        """What the rows add to a number of a module."""
        return sum(
            row.number("n")
            for row in self.rows(state, seat, "module_mod")
            if row.word("module") == module and row.word("key") == key
        )


def standing_of(builder: Builder) -> Standing:
    """The one registry of a game."""
    found = builder.shared.setdefault("standing", Standing())
    assert isinstance(found, Standing)
    return found


def is_campaign(builder: Builder) -> bool:
    """Whether this is a game of a campaign."""
    return CAMPAIGN in builder.module_names


def read_ports(builder: Builder) -> frozenset[str]:
    """REG-COR-2: cities of a basin are ports, whether the region is open or not."""
    for module in ("ports", "packets"):
        basins = builder.all_settings.get(module, {}).get("basins")
        if basins:
            return frozenset(city for cities in basins.values() for city in cities)
    return frozenset()


def read_seats(builder: Builder) -> Seats:
    """CAM-V: who has which company and depots, and which cities are large for whom."""
    names = builder.shared.get("companies", [""] * builder.seats)
    depots = builder.all_settings.get("depots", {})
    built = depots.get("depots", {})
    everybody = {place.id for place in builder.board.places if place.is_large}
    everybody.update(depots.get("large", ()))
    own = tuple(
        frozenset(city for city, colours in built.items() if name and name in colours)
        for name in names
    )
    return Seats(
        companies=tuple(names),
        large=tuple(frozenset(everybody | cities) for cities in own),
        depots=own,
        ports=read_ports(builder),
        expo=str(builder.all_settings.get("exposition", {}).get("city", "")),
    )


def effect_reader(builder: Builder) -> EffectReader:
    """The reader of this game's cards; in a campaign it knows the players too."""
    seats = read_seats(builder) if is_campaign(builder) else None
    return EffectReader(builder.board, builder.tariff, builder.card_words, seats)
