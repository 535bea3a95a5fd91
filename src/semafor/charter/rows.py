"""Typed rows of the campaign's content: what lies in the boxes.

Rules: CAM-ST-1, CAM-EV-1, CAM-PC-1, 2, LEG-COMP-6.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from semafor.board.model import Board
from semafor.campaign.story_deck import StoryCard
from semafor.charter.rules.slots.bonds import Terms
from semafor.charter.thread_rows import NO_THREAD, Text, Thread
from semafor.engine.ruleset import Edition

Rows = tuple[Any, ...]
# `setup_order` of contents that follow the order of the rule book; earlier ones have no number.
PRINTED_ORDER = 2
HOME = "east"  # the region that every board begins with


@dataclass(frozen=True)
class Event:
    """CAM-EV-1, 3: an event, how many reveals wear it out, and what brings it."""

    id: str
    kind: str
    wear: int
    added: str
    name: Text
    text: Text
    do: Rows


@dataclass(frozen=True)
class Power:
    """A privilege, clause, crew member, pass or season: when it acts and what it does."""

    id: str
    name: Text
    text: Text
    do: Rows
    when: str = "always"
    conditions: Rows = ()
    uses: Any = 0
    bot: int = 0
    set: int = 0


@dataclass(frozen=True)
class Company:
    """A company and its founder's privilege."""

    colour: str
    name: Text
    short: Text
    founder: str
    privilege: Power


@dataclass(frozen=True)
class Postcard:
    """CAM-PC-2: name and line are public; a goal has conditions, a power uses and a cost."""

    n: int
    source: str
    name: Text
    line: Text
    when: str
    conditions: Rows
    do: Rows
    is_power: bool = False
    uses: int = 0
    cost: Rows = ()


@dataclass(frozen=True)
class Region:
    """A region box: its cities, slot rule, events, postcards and gates."""

    id: str
    name: Text
    person: Text
    slot: str
    earliest: int
    cities: tuple[str, ...]
    events: tuple[str, ...]
    first: int
    most: int
    ticket_postcards: tuple[int, ...]
    gates: Mapping[str, tuple[str, ...]]

    def gate_cities(self, in_play: tuple[str, ...]) -> tuple[str, ...]:
        """CAM-END-5: cities on the board with a strand into the region."""
        return tuple(city for region in in_play for city in self.gates.get(region, ()))


@dataclass(frozen=True)
class Slot:
    """A rule slot, the rule module that carries it out (none where the campaign itself does).

    `rule`: the whole rule, where no module says it.
    """

    id: str
    name: Text
    text: Text
    module: str
    rule: Text = field(default_factory=dict)


@dataclass(frozen=True)
class Content:
    """Everything the boxes hold; `base` is the edition that all games are based on."""

    numbers: Mapping[str, Any]
    board: Board
    regions: Mapping[str, Region]
    decks: Mapping[str, Any]
    basins: Mapping[str, tuple[str, ...]]
    slots: Mapping[str, Slot]
    seasons: Mapping[str, Power]
    events: Mapping[str, Event]
    companies: Mapping[str, Company]
    clauses: Mapping[str, Power]
    crew: Mapping[str, Power]
    passes: Mapping[str, Power]
    postcards: Mapping[int, Postcard]
    story: tuple[StoryCard, ...]
    base: Edition
    digest: str = ""
    ticket_numbers: Mapping[str, int] = field(default_factory=dict)
    thread: Thread = field(default_factory=lambda: NO_THREAD)

    def by_game(self, name: str, game: int) -> int:
        """A number of a table by game (1 to 12)."""
        return int(self.numbers[name][game - 1])

    @property
    def deals_first(self) -> bool:
        """LEG-SETUP-1: cards and tickets before story, crew and season; earlier contents do not say so."""
        return bool(self.numbers.get("setup_order", 1) >= PRINTED_ORDER)

    @cached_property
    def printed(self) -> Mapping[str, Power | Event | Slot]:
        """Whatever has an id, a name and a text: crew, clauses, passes, seasons, events, rules."""
        return {
            **self.crew,
            **self.clauses,
            **self.passes,
            **self.seasons,
            **self.events,
            **self.slots,
        }

    @property
    def bonds(self) -> Mapping[str, int]:
        """CAM-D: the terms of a bond; the first contents leave them to the rule, later ones promise nothing."""
        return dict(self.numbers.get("bonds", {"gives": 6, "costs": 8}))

    def rule_numbers(self, tariff: int) -> dict[str, int]:
        """Numbers of rules that contents have set otherwise: terms of a bond, price of a packet line."""
        packets = self.numbers.get("packets", {"price": 4})
        return {**Terms(**self.bonds).told, "packet": packets["price"] + tariff}

    @cached_property
    def season_deck(self) -> tuple[str, ...]:
        """CAM-B: the seasons that are shuffled; those of the finales come by themselves."""
        last = {finale.season for finale in self.thread.finales.values()}
        return tuple(name for name in self.seasons if name not in last)

    @cached_property
    def printed_large(self) -> frozenset[str]:
        """CAM-V: cities that are large on the map."""
        return frozenset(place.id for place in self.board.places if place.is_large)

    @cached_property
    def region_of(self) -> Mapping[str, str]:
        """City to its region."""
        return {place.id: place.region for place in self.board.places}
