"""What a seat can pay with now: its hand, its money, and what other modules let it use.

Rules: CAM-PAY-2, CAM-H, CAM-I, CAM-J, CAM-N. Modules say what helps under a name in `Builder.shared`.
"""

from __future__ import annotations

from typing import Any

from semafor.engine import access
from semafor.engine.core import State
from semafor.rules.payment_ways import (
    BLAST,
    EXCHANGE,
    GANG,
    NONE,
    Aid,
    Cards,
    Hand,
    Price,
    Way,
    ways_to_pay,
)

BLAST_AIDS = (Aid(BLAST, 1), Aid(BLAST, 2))


class Helpers:
    """What other modules say about payments; each may be missing."""

    def __init__(self, shared: dict[str, Any]) -> None:
        self.shared = shared

    def power_name(self, power: int) -> str:
        """The id of a power."""
        names: list[str] = self.shared["power_names"]
        return names[power]

    def tell(self, name: str, state: State, seat: int, *values: int) -> None:
        """Let another module know what a payment used."""
        listen = self.shared.get(name)
        if listen is not None:
            listen(state, seat, *values)

    def ask(self, name: str, state: State, seat: int, usual: Any) -> Any:
        """What another module answers."""
        answer = self.shared.get(name)
        return usual if answer is None else answer(state, seat)


class Means:
    """What a seat can pay with now, the same for all routes."""

    def __init__(self, helpers: Helpers, cards: Cards, state: State, seat: int) -> None:
        self.hand = Hand(cards, access.hand_list(state, seat))
        self.dollars = access.score_of(state, seat)
        self.gang_price: int = helpers.ask("gang_price", state, seat, NONE)
        self.blasted: frozenset[int] = helpers.ask("may_blast", state, seat, frozenset())
        self.dug: frozenset[int] = helpers.shared.get("shows_picks", frozenset())
        self.counts_picks: bool = helpers.ask("counts_picks", state, seat, usual=False)
        self.powers: list[tuple[Aid, frozenset[int]]] = helpers.ask(
            "payment_powers", state, seat, []
        )
        self.known: dict[tuple[Any, ...], dict[int, list[Way]]] = {}
        self.numbers: dict[tuple[Any, ...], list[int]] = {}
        exchange = (Aid(EXCHANGE),) if helpers.shared.get("exchange") else ()
        gang = (Aid(GANG),) if self.gang_price >= 0 else ()
        self.common: tuple[Aid, ...] = (*exchange, *gang)

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

    def aids(self, route: int) -> tuple[Aid, ...]:
        """What helps to pay for a route."""
        blasts = BLAST_AIDS if route in self.blasted else ()
        if not self.powers:
            return self.common + blasts
        powers = tuple(aid for aid, routes in self.powers if route in routes)
        return self.common + blasts + powers
