"""Trackage rights: for a fee the route of another player counts as a link of one's own.

Rules: CAM-L. Used by: campaign games 9 to 12.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.cards.acts.money import change_money
from semafor.cards.networks import route_ends
from semafor.cards.ports import LAST_PAYMENT, TARIFF
from semafor.cards.turn_marks import LEASED
from semafor.charter.rules.board import paints
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.payment.advice import PaySparingly
from semafor.charter.rules.payment.chain import Line, Steps
from semafor.charter.rules.payment.going_on import PayOn
from semafor.charter.rules.payment.numbers import COMPLETE, NONE
from semafor.charter.rules.payment.price import Cards, Hand, Price, read_kinds
from semafor.charter.rules.payment.reading import read_cards, write_cards
from semafor.charter.rules.payment.under_way import Begun, PayingPart
from semafor.charter.rules.payment.ways import Payment
from semafor.engine import access
from semafor.engine.advice import Alternative, Wishes
from semafor.engine.choices import Choice
from semafor.engine.core import Option, State
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.facts import Look
from semafor.engine.lines import Links
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import ALTERNATIVES
from semafor.engine.sheet import Network
from semafor.engine.tables import ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

LEASING = "leasing"
# Points of tickets for which a lease is worth its cards, its fee and the turn.
GOOD_LEASE = 8


class LeaseLinks(Links):
    """CAM-L: a leased route joins the links of its tenant."""

    def __init__(self, part: OpenPart) -> None:
        self.part = part

    def join(self, state: State, seat: int, network: Network) -> None:
        """Join its two ends."""
        route = self.part.get(state, "leases", seat) - 1
        if route >= 0:
            network.join(state.tables.end_a[route], state.tables.end_b[route])

    def loans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """The route a seat has leased, if it has one."""
        route = self.part.get(state, "leases", seat) - 1
        return [(route,)] if route >= 0 else []


class Lease(Option):
    """CAM-L: a turn option; numbers as those of plain claims: route, colour, locomotives.

    Which cards of the colour, marked or not, is decided after that (`PayOn`).
    """

    def __init__(self, builder: Builder, part: OpenPart, begun: PayingPart) -> None:
        self.cards: Cards = read_kinds(builder.kinds, builder.colours)
        routes = builder.board.routes
        self.prices = [max(1, route.length - 1) for route in routes]
        self.paint = paints(builder)
        pairs = sorted({route.pair for route in routes})
        self.pairs = [pairs.index(route.pair) for route in routes]
        self.start: list[int] = []
        self.owner: list[int] = []
        for route, price in enumerate(self.prices):
            self.start.append(len(self.owner))
            colours = self.cards.colours if self.paint[route] == NONE else 1
            self.owner.extend([route] * (colours * price + 1))
        super().__init__("lease", len(self.owner))
        self.steps = Steps(self.cards, len(builder.kinds), 0, max(self.prices, default=1))
        self.begun = begun
        self.leasing = builder.decision(LEASING, "turn", continues=True)
        self.pay_on = PayOn(self, LEASING)
        self.part = part
        self.tariff = builder.port(TARIFF)
        self.last_payment = builder.port(LAST_PAYMENT)
        self.settle = builder.procedure("settle")

    # ---------------------------------------------------------------- numbers

    def number(self, route: int, colour: int, locos: int) -> int:
        """The action of a payment; colour -1 is locomotives alone."""
        price = self.prices[route]
        is_grey = self.paint[route] == NONE
        if colour == NONE:
            return self.base + self.start[route] + (self.cards.colours if is_grey else 1) * price
        return self.base + self.start[route] + (colour * price if is_grey else 0) + locos

    def split(self, action: int) -> tuple[int, int, int]:
        """Route, colour (-1: none) and locomotives of an action."""
        route = self.owner[action - self.base]
        plain = action - self.base - self.start[route]
        price = self.prices[route]
        is_grey = self.paint[route] == NONE
        if plain == (self.cards.colours if is_grey else 1) * price:
            return route, NONE, price
        colour, locos = divmod(plain, price)
        return route, colour if is_grey else self.paint[route], locos

    def line(self, state: State, begun: Begun) -> Line:
        """The cards of a lease as far as they are decided."""
        return self.line_of(state, state.actor(), begun)

    def line_of(self, state: State, seat: int, begun: Begun) -> Line:
        """The same for a seat that is not asked now."""
        route = begun.route
        price = Price(
            route=route,
            name="",
            colour=self.paint[route],
            need=self.prices[route],
            extra=0,
            fee=0,
            gang_price=NONE,
            dollars=0,
            shows_picks=False,
        )
        hand = Hand(self.cards, access.hand_list(state, seat))
        return Line(self.steps, price, hand, begun.colour, begun.locos, begun.answers)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Route, colour and locomotives, as those of claims."""
        found = []
        for number in range(self.size):
            route, colour, locos = self.split(self.base + number)
            paid = ruleset.locomotive if colour == NONE else colour
            found.append(Deed("lease", route=route, colour=paid, locomotives=locos))
        return found

    # ---------------------------------------------------------------- legal leases

    def landlord(self, state: State, route: int) -> int:
        """Who owns a route, -1 for nobody."""
        for seat in range(state.tables.seats):
            if route in access.routes_of(state, seat):
                return seat
        return NONE

    def open_leases(self, state: State, seat: int) -> list[int]:
        """Routes of others, not leased yet, of pairs where the seat owns no strand."""
        if self.part.get(state, "leases", seat) or access.trains_of(state, seat) < 1:
            return []
        if access.score_of(state, seat) < self.tariff:
            return []
        own = {self.pairs[route] for route in access.routes_of(state, seat)}
        leased = set(self.part.values(state, "leases"))
        return [
            route
            for other in range(state.tables.seats)
            if other != seat
            for route in access.routes_of(state, other)
            if self.pairs[route] not in own and route + 1 not in leased
        ]

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every open lease with every payment by colour and locomotives."""
        seat = state.frame_value(state.depth - 1, 1)
        hand = access.hand_list(state, seat)
        counts, locos = self.cards.counts(hand), hand[self.cards.locomotive]
        found: dict[tuple[int, int], list[int]] = {}  # routes that cost the same are paid alike
        for route in sorted(self.open_leases(state, seat)):
            price = (self.prices[route], self.paint[route])
            if price not in found:
                found[price] = self.numbers(counts, locos, *price)
            first = self.base + self.start[route]
            for number in found[price]:
                buffer.add(first + number)
        return buffer.count

    def numbers(self, counts: list[int], locos: int, price: int, paint: int) -> list[int]:
        """The payments of a price in some colour (-1: any), counted from the first number of a route."""
        found = []
        colours = range(self.cards.colours) if paint == NONE else (paint,)
        for place, colour in enumerate(colours):
            fewest = max(0, price - counts[colour])
            found += [place * price + spent for spent in range(fewest, min(locos, price - 1) + 1)]
        return [*found, len(colours) * price] if locos >= price else found

    def play(self, state: State, action: int, at: int) -> None:
        """Begin a lease; one that leaves nothing to be decided is paid."""
        route, colour, locos = self.split(action)
        self.go_on(state, Begun(route, colour, 0 if colour == NONE else locos), at, 0)

    def go_on(self, state: State, begun: Begun, at: int, kept: int) -> None:
        """Pay, or write down what is decided and ask for what is left."""
        seat = state.frame_value(at, 1)
        line = self.line_of(state, seat, begun)
        if line.stage != COMPLETE:
            self.begun.put(state, begun)
            state.push(self.leasing, seat, kept, 0, 0)
            return
        self.begun.clear(state)
        self.pay(state, seat, line.payment())

    def pay(self, state: State, seat: int, payment: Payment) -> None:
        """Pay cards and money, put one piece beside the route."""
        route = payment.route
        for kind, count in payment.units:
            state.lay_cards(seat, kind, count)
            state.discard_laid_kind(kind)
        landlord = self.landlord(state, route)
        change_money(state, seat, -self.tariff)
        change_money(state, landlord, self.tariff)
        access.set_trains(state, seat, access.trains_of(state, seat) - 1)
        self.part.put(state, "leases", seat, route + 1)
        self.last_payment.mark_turn(state, LEASED)
        if state.facts is not None:
            state.note("leased", seat, route, 0)
        state.push_procedure(self.settle, 0, 0, 0)

    # ---------------------------------------------------------------- words

    def write(self, state: State, payment: Payment) -> Move:
        """Route and cards."""
        ruleset = state.tables.ruleset
        cards = write_cards(payment.units, ruleset.kinds)
        return {"do": "lease", "route": ruleset.board.routes[payment.route].id, "pay": cards}

    def to_move(self, state: State, action: int) -> Move:
        """Route and cards: unmarked ones first."""
        route, colour, locos = self.split(action)
        begun = Begun(route, colour, 0 if colour == NONE else locos)
        return self.write(state, self.line(state, begun).finish())

    def parse(self, state: State, move: Move) -> int:
        """Route, colour and locomotives; all of the payment is checked."""
        ruleset = state.tables.ruleset
        name = move.get("route")
        if not isinstance(name, str) or name not in ruleset.route_number:
            raise IllegalMove("unknown-route", route=name)
        route = ruleset.route_number[name]
        payment = self.read(state, route, move)
        colour, locos = self.cards.begins_with(payment.units)
        return self.number(route, colour, locos)

    def read(self, state: State, route: int, move: Move) -> Payment:
        """The cards must be exact; which of one colour is free."""
        ruleset = state.tables.ruleset
        name = ruleset.board.routes[route].id
        cards = read_cards(move.get("pay"), "pay", ruleset.kinds)
        paid, price = sum(cards.values()), self.prices[route]
        if paid != price:
            raise IllegalMove("wrong-count", "CAM-L", route=name, needs=price, paid=paid)
        colours = {self.cards.colour_of[kind] for kind in cards} - {NONE}
        if len(colours) > 1:
            raise IllegalMove("two-colours", "COM-CLAIM-2")
        colour = colours.pop() if colours else NONE
        if colour != NONE and self.paint[route] not in (NONE, colour):
            paint = ruleset.kinds[self.paint[route]]
            raise IllegalMove("wrong-colour", "COM-CLAIM-3", route=name, colour=paint)
        hand = access.hand_list(state, state.actor())
        if any(hand[kind] < count for kind, count in cards.items()):
            raise IllegalMove("cards-not-in-hand", "CAM-L", route=name)
        return Payment(route=route, units=tuple(sorted(cards.items())))

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Why this route cannot be leased now."""
        name = state.tables.ruleset.board.routes[self.split(action)[0]].id
        return IllegalMove("no-lease", "CAM-L", route=name)


class LeaseForTickets(Alternative):
    """CAM-L: the lease that completes most, in place of anything, if that is worth its cards and its fee."""

    word = "lease"

    def __init__(self, option: Lease) -> None:
        self.option = option

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes, meant: Deed) -> int:
        """The first listed way to pay for it: with few locomotives."""
        option, ends = self.option, route_ends(state)
        gains: dict[int, int] = {}
        best, most = NONE, GOOD_LEASE - 1
        for action in buffer.to_list():
            if not option.base <= action < option.base + option.size:
                continue
            route = option.split(action)[0]
            if route not in gains:
                gains[route] = wishes.gain_of_link(state, *ends[route])
            if gains[route] > most:
                best, most = int(action), gains[route]
        return best


def build(builder: Builder) -> None:
    """The turn option and the link."""
    part = OpenPart("trackage", {"leases": builder.seats})
    builder.part(part)
    begun = PayingPart(LEASING)
    builder.part(begun)
    lease = Lease(builder, part, begun)
    builder.option("turn", 250, lease)
    builder.add(ALTERNATIVES, LeaseForTickets(lease))
    builder.option(LEASING, 100, lease.pay_on)
    builder.advise(LEASING, PaySparingly(lease.pay_on))
    builder.move_field("lease", "route", "pay")
    builder.link(LeaseLinks(part))


MODULE = RuleModule(
    name="trackage",
    rules=("CAM-L",),
    needs=(TARIFF, LAST_PAYMENT),
    brings=(ALTERNATIVES,),
    facts={"leased": ("route", "")},
    looks={"leased": Look("train")},
    choices=(Choice("lease", "pay", on="routes", field="route", icon="train"),),
    build=build,
)
