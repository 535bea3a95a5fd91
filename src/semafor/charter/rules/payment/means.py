"""What a seat can pay with now: its hand, its money, and what other modules let it use.

Rules: CAM-PAY-2, CAM-H, CAM-I, CAM-J, CAM-N. What helps comes through the ports of `charter.rules.ports`.
"""

from __future__ import annotations

from collections.abc import Sequence

from semafor.charter.rules.payment.numbers import BLAST, EXCHANGE, GANG, MOST_BLASTS, NONE, Aid
from semafor.charter.rules.payment.price import Aids, Cards, Hand, Price
from semafor.charter.rules.payment.ways import Way, ways_to_pay
from semafor.charter.rules.ports import BLAST_ROUTES, EXCHANGES, GANGS, PAYING_POWERS, PICK_ROUTES
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder


class Helpers:
    """What other modules say about payments; each may be missing.

    What may ever help a seat is its `aids`: what the rules allow, then its powers. Masks say which of them are of
    the rules (`common`), blasts, and powers that help with a route (`fitting`).
    """

    def __init__(self, builder: Builder) -> None:
        self.gangs = builder.find(GANGS)
        self.blasts = builder.find(BLAST_ROUTES)
        self.powers = builder.find(PAYING_POWERS)
        self.pick_routes = builder.find(PICK_ROUTES) or frozenset()
        rules = [Aid(EXCHANGE)] if builder.find(EXCHANGES) else []
        self.exchange = len(rules)
        self.gang = 0
        if self.gangs is not None:
            self.gang = 1 << len(rules)
            rules.append(Aid(GANG))
        self.blast = 0
        if self.blasts is not None:
            self.blast = 1 << len(rules) | 2 << len(rules)
            rules += [Aid(BLAST, n + 1) for n in range(MOST_BLASTS)]
        self.first_power = len(rules)
        self.aids: list[Aids] = []
        self.fitting: list[list[int]] = []
        for seat in range(builder.seats):
            own = () if self.powers is None else self.powers.aids[seat]
            self.aids.append(Aids((*rules, *[aid for aid, _routes in own])))
            fitting = [0] * len(builder.board.routes)
            for at, (_aid, routes) in enumerate(own, start=len(rules)):
                for route in routes:
                    fitting[route] |= 1 << at
            self.fitting.append(fitting)

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
        # A workspace for one look at one position: many routes cost the same.
        self.known: dict[tuple[int, ...], dict[int, list[Way]]] = {}
        self.look(helpers, state, seat)

    def look(self, helpers: Helpers, state: State, seat: int) -> None:
        """See what the seat has, and what is open to it."""
        self.dollars = access.score_of(state, seat)
        self.gang_price = NONE
        self.open = helpers.exchange
        self.blast = 0
        self.blasted: frozenset[int] = frozenset()
        self.dug = helpers.pick_routes
        self.counts_picks = False
        self.usable = 0
        self.aids = helpers.aids[seat]
        self.fitting = helpers.fitting[seat]
        if helpers.gangs is not None:
            self.gang_price = helpers.gangs.price(state, seat)
            self.open |= helpers.gang
        if helpers.blasts is not None:
            self.blasted = helpers.blasts(state, seat)
            self.blast = helpers.blast
        if helpers.powers is not None:
            self.counts_picks = helpers.powers.counts_picks(state, seat)
            self.usable = helpers.powers.usable(state, seat) << helpers.first_power

    def ways(self, price: Price, colour: int) -> dict[int, list[Way]]:
        """The ways listed for a price and a colour: the same for all routes of that price."""
        asked = (price.need, price.extra, price.fee, price.shows_picks, price.open)
        key = (colour, price.colour, *asked)
        found = self.known.get(key)
        if found is None:
            found = ways_to_pay(price, self.hand, colour)
            self.known[key] = found
        return found

    def shows_picks(self, route: int) -> bool:
        """Whether it matters how many pickaxes pay a route: CAM-N, or a card of the seat."""
        return self.counts_picks or route in self.dug

    def help_with(self, route: int) -> int:
        """Which of the aids may help to pay for a route."""
        found = self.open | (self.usable & self.fitting[route])
        if self.blast and route in self.blasted:
            found |= self.blast
        return found
