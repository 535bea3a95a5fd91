"""What a seat can pay with now: its hand, its money, and what other modules let it use.

Rules: CAM-PAY-2, CAM-H, CAM-I, CAM-J, CAM-N. What helps comes through the ports of `charter.rules.ports`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from semafor.charter.rules.payment.ways import (
    BLAST,
    EXCHANGE,
    GANG,
    NONE,
    Aid,
    Bundle,
    Cards,
    Hand,
    Price,
    Shape,
    Way,
    open_locos,
    shapes_of,
    ways_to_pay,
)
from semafor.charter.rules.ports import BLAST_ROUTES, EXCHANGES, GANGS, PAYING_POWERS, PICK_ROUTES
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder

BLAST_AIDS = (Aid(BLAST, 1), Aid(BLAST, 2))


class Helpers:
    """What other modules say about payments; each may be missing."""

    def __init__(self, builder: Builder) -> None:
        self.gangs = builder.find(GANGS)
        self.blasts = builder.find(BLAST_ROUTES)
        self.powers = builder.find(PAYING_POWERS)
        self.pick_routes = builder.find(PICK_ROUTES) or frozenset()
        self.exchanges = builder.find(EXCHANGES) or 0

    def power_name(self, power: int) -> str:
        """The id of a power."""
        assert self.powers is not None, power
        return self.powers.names[power]

    def tell(self, state: State, seat: int, powers: Sequence[int], *, hires: bool) -> None:
        """Let the other modules know what a payment has used."""
        if hires and self.gangs is not None:
            self.gangs.hired(state, seat)
        if self.powers is not None:
            for power in powers:
                self.powers.spend(state, seat, power)


class Means:
    """What a seat can pay with now, the same for all routes."""

    def __init__(self, helpers: Helpers, cards: Cards, state: State, seat: int) -> None:
        self.hand = Hand(cards, access.hand_list(state, seat))
        self.dollars = access.score_of(state, seat)
        gangs, blasts, powers = helpers.gangs, helpers.blasts, helpers.powers
        self.gang_price = NONE if gangs is None else gangs.price(state, seat)
        self.blasted = frozenset() if blasts is None else blasts(state, seat)
        self.dug = helpers.pick_routes
        self.counts_picks = powers is not None and powers.counts_picks(state, seat)
        self.powers = [] if powers is None else powers.aids(state, seat)
        # A workspace for one look at one position: many routes cost the same.
        self.known: dict[tuple[Any, ...], dict[int, list[Way]]] = {}
        self.shapes: dict[tuple[Any, ...], set[Shape]] = {}
        self.tabled: dict[tuple[tuple[Aid, ...], int], tuple[Bundle, ...]] = {}
        exchange = (Aid(EXCHANGE),) if helpers.exchanges else ()
        gang = (Aid(GANG),) if self.gang_price >= 0 else ()
        self.common: tuple[Aid, ...] = (*exchange, *gang)
        self.with_blasts = self.common + BLAST_AIDS

    def shows_picks(self, route: int) -> bool:
        """Whether it matters how many pickaxes pay a route: CAM-N, or a card of the seat."""
        return self.counts_picks or route in self.dug

    def ways(self, price: Price, colour: int) -> dict[int, list[Way]]:
        """The ways listed for a price and a colour: the same for all routes of that price."""
        key = (
            colour,
            price.colour,
            price.need,
            price.extra,
            price.fee,
            price.shows_picks,
            price.aids,
        )
        found = self.known.get(key)
        if found is None:
            found = ways_to_pay(price, self.hand, colour)
            self.known[key] = found
        return found

    def locos(self, price: Price, colour: int) -> list[int]:
        """With how many locomotives a colour (-1: none) can pay a price, whatever helps."""
        return open_locos(price, self.hand, colour, self.shapes_of(price))

    def shapes_of(self, price: Price) -> set[Shape]:
        """What all sets of aids may leave to be paid."""
        key = (price.need, price.extra, price.fee, price.aids)
        found = self.shapes.get(key)
        if found is None:
            found = shapes_of(price)
            self.shapes[key] = found
        return found

    def aids(self, route: int) -> tuple[Aid, ...]:
        """What helps to pay for a route."""
        found = self.with_blasts if route in self.blasted else self.common
        if not self.powers:
            return found
        return found + tuple([aid for aid, routes in self.powers if route in routes])
