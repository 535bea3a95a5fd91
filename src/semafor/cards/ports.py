"""What cards may ask of the modules of a game, each with its contract. How ports work: `engine.ports`.

Cards lie below the modules they speak of: what is asked of a module stands here, who answers is its business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from semafor.engine.ports import AnyPort, Collection, Port

if TYPE_CHECKING:
    from semafor.cards.reader import Effect
    from semafor.cards.turn_marks import PaymentPart
    from semafor.engine.core import State


class EventDeck(Protocol):
    """A deck of events of which one is active."""

    def active(self, state: State) -> int:
        """The number of the active event, -1 for none."""

    def remove(self, state: State, event: int) -> bool:
        """Take an event out of the game; whether it was the active one."""

    def hide_pile(self, state: State) -> bool:
        """LEG-EDGE-15: without a deck the pile is shuffled into one; whether there is an event to reveal."""


@dataclass(frozen=True, slots=True)
class Events:
    """The deck, the names of its cards by number, and the rows they were made of (blank cards have none)."""

    deck: EventDeck
    names: tuple[str, ...]
    cards: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Depots:
    """Colours of companies by the city of their depot; cities that have become large."""

    built: Mapping[str, list[str]]
    large: Sequence[str]


@dataclass(frozen=True, slots=True)
class Counter:
    """What a module counts for a seat, under the name cards have for it."""

    name: str
    count: Callable[[State, int], int]


@dataclass(frozen=True, slots=True)
class ModuleAct:
    """What a card makes a module do: the module and the key as cards name them; state, seat, amount."""

    module: str
    key: str
    act: Callable[[State, int, int], None]


# The rows that work for a seat now.
RowSource = Callable[["State", int], "Sequence[Effect]"]

TARIFF = Port[int]("tariff", "The tariff level T, which amounts on cards are written with.")
COMPANIES = Port["Sequence[str]"](
    "companies", "The colour of the company of every seat, '' for none."
)
DEPOTS = Port[Depots]("depots", "Where companies have depots, and which cities are large by them.")
BASINS = Port["Mapping[str, Sequence[str]]"](
    "basins", "REG-COR-2: cities that are ports, by basin, whether the region is open or not."
)
EXPOSITION = Port[str]("exposition", "The city of the exposition.")
EVENTS = Port[Events]("events", "The deck of events.")
EVENTS_SEEN = Port["Callable[[State], int]"]("events_seen", "Events revealed in this game.")
RANKS = Port["Callable[[State], list[int]]"](
    "ranks", "Everybody's position if the game ended now, by the lines that cards may ask about."
)
LAST_PAYMENT: Port[PaymentPart] = Port(
    "last_payment",
    "What the last payment was and what the turn was used for. Every game of a campaign has it, no other.",
)
STANDING = Collection[RowSource](
    "standing", "Where rows come from that work for a while: the active event, the season, clauses."
)
COUNTERS = Collection[Counter](
    "counters", "What modules have counted, for cards that ask; named in `RuleModule.counters`."
)
MODULE_ACTS = Collection[ModuleAct](
    "module_acts", "What cards can make modules do; named in `RuleModule.card_words`."
)

# What is asked when cards speak of the players, when they act, and when they have conditions.
OF_SEATS: tuple[AnyPort, ...] = (COMPANIES, DEPOTS, BASINS, EXPOSITION)
OF_ACTS: tuple[AnyPort, ...] = (*OF_SEATS, LAST_PAYMENT)
OF_CONDITIONS: tuple[AnyPort, ...] = (*OF_ACTS, EVENTS, EVENTS_SEEN, RANKS)
