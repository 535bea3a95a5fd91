"""On which terms routes are claimed: what one costs now, how it may be paid, what a payment leaves behind.

Rules: CAM-PAY-1..7, CAM-F. Nothing is kept here but constants; everything follows from a position.
"""

from __future__ import annotations

from semafor.cards.kinds import IS_PICK, IS_SKULL
from semafor.cards.turn_marks import (
    ACTED,
    BLASTS,
    CLAIMED,
    COLOUR,
    LOCOS,
    PICKS,
    ROUTE,
    SEAT,
    SKULLS,
    PaymentPart,
)
from semafor.charter.rules.board import paints
from semafor.charter.rules.payment.chain import Line, Steps
from semafor.charter.rules.payment.means import Helpers, Means
from semafor.charter.rules.payment.numbers import NONE
from semafor.charter.rules.payment.price import Price, read_kinds
from semafor.charter.rules.payment.reading import read_move
from semafor.charter.rules.payment.under_way import Begun
from semafor.charter.rules.payment.ways import Payment, added_units, reduced, spell
from semafor.engine.core import State
from semafor.engine.costs import Cost, find_cost
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder


class Terms:
    """Board, cards and helpers as payments see them."""

    def __init__(self, builder: Builder, part: PaymentPart) -> None:
        routes = builder.board.routes
        self.cards = read_kinds(builder.kinds, builder.colours)
        self.lengths = tuple(route.length for route in routes)
        self.names = tuple(route.id for route in routes)
        self.paint = tuple(paints(builder))
        self.helpers = Helpers(builder)
        powers = self.helpers.powers
        count = 0 if powers is None else len(powers.names)
        self.steps = Steps(self.cards, len(builder.kinds), count, max(self.lengths, default=0))
        self.part = part

    def colours_of(self, route: int) -> range:
        """Colours that pay a route."""
        paint = self.paint[route]
        return range(self.cards.colours) if paint == NONE else range(paint, paint + 1)

    # ---------------------------------------------------------------- what a claim costs now

    def means(self, state: State, seat: int) -> Means:
        """What a seat can pay with now."""
        return Means(self.helpers, self.cards, state, seat)

    def price(self, state: State, seat: int, route: int, means: Means) -> Price | None:
        """Cost and aids of a route, None if it is closed or its fee cannot be paid."""
        cost = Cost()
        find_cost(state, seat, route, cost)
        if cost.is_closed or cost.fee > means.dollars:
            return None
        return self.priced(route, means, means.help_with(route), cost)

    def priced(self, route: int, means: Means, open_aids: int, cost: Cost) -> Price:
        """A cost with everything a payment needs to know."""
        return Price(
            route,
            self.names[route],
            self.paint[route],
            cost.need,
            cost.extra,
            cost.fee,
            means.gang_price,
            means.dollars,
            means.shows_picks(route),
            means.aids,
            open_aids,
        )

    # ---------------------------------------------------------------- how it may be paid

    def line(self, state: State, seat: int, begun: Begun) -> Line:
        """A payment as far as it is decided."""
        means = self.means(state, seat)
        price = self.price(state, seat, begun.route, means)
        assert price is not None, begun
        return Line(self.steps, price, means.hand, begun.colour, begun.locos, begun.answers)

    def offered(
        self, price: Price, means: Means, colour: int, locos: int, most: int
    ) -> list[Payment]:
        """Payments worth offering for a colour and a number of locomotives."""
        ways = means.ways(price, colour).get(locos, [])
        found = []
        for way in ways[:most]:
            alone = reduced(price, way.aids) - added_units(way.aids)
            spent = alone if colour == NONE else locos
            payment = spell(price, self.cards, means.hand.kinds, colour, spent, way)
            assert payment is not None, way
            found.append(payment)
        return found

    def read(self, state: State, seat: int, route: int, move: Move) -> Payment | None:
        """CAM-PAY-1..6: the payment a move names, checked whole; None if it names none and none is possible."""
        name = self.names[route]
        cost = Cost()
        find_cost(state, seat, route, cost)
        if cost.is_closed:
            raise IllegalMove("route-closed-now", "LEG-EVENT-2", route=name)
        means = self.means(state, seat)
        price = self.price(state, seat, route, means)
        if price is None:
            raise IllegalMove("fee-not-paid", "CAM-PAY-4", route=name, needs=cost.fee)
        if "pay" not in move and "exchange" not in move:
            return self.usual(price, means)
        kinds, power_name = state.tables.ruleset.kinds, self.helpers.power_name
        return read_move(move, price, self.cards, kinds, means.hand.kinds, power_name)

    def usual(self, price: Price, means: Means) -> Payment | None:
        """COM-EDGE-14: no cards are named: fewest locomotives, if only one colour can pay."""
        able = {}
        for colour in (*self.colours_of(price.route), NONE):
            ways = means.ways(price, colour)
            if ways:
                able[colour] = min(ways)
        coloured = [colour for colour in able if colour != NONE]
        if len(coloured) > 1:
            raise IllegalMove("name-the-colour", "COM-EDGE-14")
        if not able:
            return None
        colour = coloured[0] if coloured else NONE
        return self.offered(price, means, colour, able[colour], 1)[0]

    # ---------------------------------------------------------------- paying

    def pay(self, state: State, seat: int, price: Price, payment: Payment) -> None:
        """CAM-PAY-4, 7: cards and money leave the seat."""
        self.lay(state, seat, payment)
        money = price.fee + (price.gang_price if payment.gang else 0)
        if money:
            state.change_score(seat, -money)
            if state.facts is not None:
                state.note("money", seat, -money, 0)

    def lay(self, state: State, seat: int, payment: Payment) -> None:
        """The cards leave the hand; what rules ask about is written down."""
        units = payment.units
        if payment.off_colour != NONE:
            units += ((payment.off_colour, 1),)
        for cards in (units, payment.exchange, payment.surcharge):
            for kind, count in cards:
                state.lay_cards(seat, kind, count)
        part, marks = self.part, self.cards.mark_of
        colour = locos = picks = skulls = 0
        for kind, count in units:
            if kind == self.cards.locomotive:
                locos += count
            elif marks[kind] == IS_PICK:
                picks += count
            elif marks[kind] == IS_SKULL:
                skulls += count
        for kind, _count in payment.units:
            if kind != self.cards.locomotive:
                colour = self.cards.colour_of[kind] + 1
        part.put(state, ROUTE, payment.route + 1)
        part.put(state, SEAT, seat + 1)
        part.put(state, LOCOS, locos)
        part.put(state, PICKS, picks)
        part.put(state, SKULLS, skulls)
        part.put(state, BLASTS, payment.blasts)
        part.put(state, COLOUR, colour)
        part.put(state, ACTED, CLAIMED)
