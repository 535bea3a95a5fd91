"""Claims of a campaign: marked cards, further cards, fees, and everything that helps to pay.

Rules: CAM-PAY-1..7, CAM-F, CAM 0.4. Used by: campaign games, in place of `changing_costs`; it comes
after every module that brings a cost rule. The plain claim hands every route over to the options here.
A move names the cards: `pay` the units, `surcharge` the further cards, `exchange` the pair that
counts as one unit, `off_colour` the one card of another colour; `gang`, `blast` and `use` say what
else helps. A move may take several numbers: the first says route, colour and locomotives, the others
what is left to be decided (`chain`). What was decided so far stands in the part `paying`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from semafor.cards.ports import LAST_PAYMENT
from semafor.cards.turn_marks import ACTED, PaymentPart
from semafor.charter.rules.payment.advice import PaySparingly, toll
from semafor.charter.rules.payment.chain import Line
from semafor.charter.rules.payment.going_on import PayOn
from semafor.charter.rules.payment.means import Means
from semafor.charter.rules.payment.numbers import COMPLETE, NONE
from semafor.charter.rules.payment.price import Hand, Price, places_of
from semafor.charter.rules.payment.reading import write_move
from semafor.charter.rules.payment.terms import Terms
from semafor.charter.rules.payment.under_way import Begun, PayingPart
from semafor.charter.rules.payment.ways import Payment
from semafor.charter.rules.ports import (
    BLAST_ROUTES,
    CAMPAIGN_CLAIM,
    EXCHANGES,
    EXTRA_CLAIM,
    GANGS,
    PAYING_POWERS,
    PICK_ROUTES,
)
from semafor.engine import access
from semafor.engine.claim_numbers import claim_pays, claim_routes, claim_starts
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, CostRule, find_cost, refresh_costs
from semafor.engine.errors import Move
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import COST_RULES, PLAIN_CLAIM, SPECIAL_KINDS
from semafor.engine.tables import DONE, ActionBuffer
from semafor.rules.claiming import ClaimRoute

PAYING = "paying"
# Ways that are offered for a route, a colour and a number of locomotives; and after so many in all, only one.
MOST_OFFERED = 16
MANY_OFFERED = 6000
# By so many cards a route may be cheaper than printed; what is further away need not be looked at closely.
MOST_CHEAPER = 3
# No length, colour, cost or fee is as large.
BYTE = 256


class EveryRoute(CostRule):
    """Every claim of a campaign is paid by the rules here, so every route is marked."""

    def mark(self, state: State) -> None:
        """Mark all of them."""
        for route in range(state.tables.routes):
            state.alter_route(route)

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """No change of the cost itself."""


class ClaimCampaign(ClaimRoute):
    """Every route with every colour and number of locomotives that can pay it, whatever else it takes.

    A number says route, colour and locomotives, as a plain claim's does. Where that leaves something to
    be decided, `PayOn` asks for it; else the claim is paid at once.
    """

    def __init__(self, builder: Builder, terms: Terms, begun: PayingPart) -> None:
        board, colours, loco = builder.board, builder.colours, builder.locomotive
        self.owner = claim_routes(board, colours)
        self.pays = claim_pays(board, builder.kinds, colours, loco)
        self.starts = claim_starts(0, board, colours, loco)
        self.firsts = tuple(
            self.starts[0 if paint == NONE else paint][route]
            for route, paint in enumerate(terms.paint)
        )
        super().__init__(builder.procedure("claim"), len(self.owner))
        self.terms = terms
        self.steps = terms.steps
        self.begun = begun
        self.paying = builder.decision(PAYING, "turn", continues=True)
        self.extra = builder.find(EXTRA_CLAIM)
        self.pay_on = PayOn(self, PAYING)

    # ---------------------------------------------------------------- numbers

    def number(self, route: int, colour: int, locos: int) -> int:
        """The action that claims a route with a colour (-1: none, whatever locomotives it takes)."""
        if colour == NONE:
            return self.base + self.starts[self.terms.cards.locomotive][route]
        return self.base + self.starts[colour][route] + locos

    def split(self, action: int) -> tuple[int, int, int]:
        """Route, colour (-1 for none) and locomotives of a number."""
        number = action - self.base
        pay = self.pays[number]
        if pay // 16 == self.terms.cards.locomotive:
            return self.owner[number], NONE, 0
        return self.owner[number], pay // 16, pay % 16

    # ---------------------------------------------------------------- legal claims

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """CAM-PAY-1..6: whatever some payment begins with."""
        at = state.depth - 1
        seat = state.frame_value(at, 1)
        means = self.terms.means(state, seat)
        only = None
        if self.extra is not None and self.is_extra(state, at):
            only = self.extra.routes(state, seat)
        terms, cost = self.terms, Cost()
        trains = access.trains_of(state, seat)
        found: dict[int, list[int]] = {}  # routes that cost the same are paid alike
        for route in access.open_routes(state, seat):
            if terms.lengths[route] > trains or (only is not None and route not in only):
                continue
            find_cost(state, seat, route, cost)
            if cost.is_closed or cost.fee > means.dollars:
                continue
            paint, helping = terms.paint[route], means.help_with(route)
            key = BYTE * (BYTE * helping + terms.lengths[route]) + paint + 1
            key = BYTE * (BYTE * (BYTE * key + cost.need) + cost.extra) + cost.fee
            numbers = found.get(key)
            first = self.base + self.firsts[route]
            if numbers is None:
                price = terms.priced(route, means, helping, cost)
                numbers = [number - first for number in self.numbers(price, means)]
                found[key] = numbers
            for number in numbers:
                buffer.add(first + number)
        return buffer.count

    def numbers(self, price: Price, means: Means) -> list[int]:
        """What payments of a price begin with: colour by colour, then without any."""
        route, hand = price.route, means.hand
        found: list[int] = []
        for colour in (*self.terms.colours_of(route), NONE):
            locos = hand.open_locos(price, colour)
            if locos:
                found += [self.number(route, colour, number) for number in places_of(locos)]
        return found

    def cheapest(self, state: State, buffer: ActionBuffer, route: int) -> int:
        """The claim of an open route that cards alone pay, in the fullest colour and with fewest locomotives."""
        terms, seat = self.terms, state.actor()
        hand = Hand(terms.cards, access.hand_list(state, seat))
        best = terms.paint[route]
        if best == NONE:
            best = hand.other(NONE)
        if hand.count(best) + hand.locos < terms.lengths[route] - MOST_CHEAPER:
            return NONE
        cost = Cost()
        find_cost(state, seat, route, cost)
        if cost.is_closed or cost.fee > access.score_of(state, seat):
            return NONE
        locos = max(0, cost.need - hand.count(best))
        if locos > hand.locos or hand.total < cost.need + cost.extra:
            return NONE
        return self.number(route, best if locos < cost.need else NONE, locos)

    def toll(self, state: State, route: int, action: int) -> float:
        """CAM-PAY-2..4, CAM-H, CAM-I, CAM-J: money, further cards, the risk of blasts and what else helps."""
        _route, colour, locos = self.split(action)
        means = self.terms.means(state, state.actor())
        price = self.terms.price(state, state.actor(), route, means)
        if price is None:
            return 0.0
        return toll(price, means.hand, colour, locos, self.terms.lengths[route])

    def open_routes(self, state: State, seat: int, only: Collection[int] | None) -> Iterator[int]:
        """Routes (of some only) that a seat may claim if it can pay."""
        trains, lengths = access.trains_of(state, seat), self.terms.lengths
        for route in access.open_routes(state, seat):
            if lengths[route] <= trains and (only is None or route in only):
                yield route

    def open_prices(
        self, state: State, seat: int, means: Means, only: Collection[int]
    ) -> Iterator[tuple[int, Price]]:
        """The same with what they cost."""
        for route in self.open_routes(state, seat, only):
            price = self.terms.price(state, seat, route, means)
            if price is not None:
                yield route, price

    def is_extra(self, state: State, at: int) -> bool:
        """CAM-CO-2: whether a frame asks for the further claim of a card."""
        return self.extra is not None and state.frame_value(at, 0) == self.extra.decision

    def any_claim(self, state: State, seat: int, routes: frozenset[int]) -> bool:
        """Whether a seat could claim one of some routes now."""
        means = self.terms.means(state, seat)
        prices = self.open_prices(state, seat, means, routes)
        return any(self.numbers(price, means) for _route, price in prices)

    def play(self, state: State, action: int, at: int) -> None:
        """Begin a payment; one that leaves nothing to be decided is made."""
        route, colour, locos = self.split(action)
        self.go_on(state, Begun(route, colour, locos), at, int(self.is_extra(state, at)))

    def go_on(self, state: State, begun: Begun, at: int, is_extra: int) -> None:
        """Pay, or write down what is decided and ask for what is left."""
        seat = state.frame_value(at, 1)
        line = self.terms.line(state, seat, begun)
        if line.stage != COMPLETE:
            self.begun.put(state, begun)
            state.push(self.paying, seat, is_extra, 0, 0)
            return
        payment = line.payment()
        self.begun.clear(state)
        self.terms.pay(state, seat, line.price, payment)
        if is_extra and self.extra is not None:
            self.extra.used(state, seat)
        if payment.gang or payment.powers:
            self.terms.helpers.tell(state, seat, payment.powers, hires=payment.gang)
        route, loco = begun.route, self.terms.cards.locomotive
        state.push_procedure(self.procedure, route, 16 * loco, self.terms.lengths[route])

    # ---------------------------------------------------------------- a claim under way

    def line(self, state: State, begun: Begun) -> Line:
        """The payment as far as it is decided."""
        return self.terms.line(state, state.actor(), begun)

    def read(self, state: State, route: int, move: Move) -> Payment | None:
        """The payment a move names for the route of the claim."""
        return self.terms.read(state, state.actor(), route, move)

    def rewind(self, state: State) -> None:
        """Forget what is decided of the claim under way: whoever pays is asked as before it."""
        at = state.depth - 1
        decision = state.tables.turn
        if state.frame_value(at, 2) and self.extra is not None:
            decision = self.extra.decision
        state.set_frame_value(at, 0, decision)
        state.set_frame_value(at, 2, 0)
        self.begun.clear(state)

    # ---------------------------------------------------------------- offers

    def offers(
        self, state: State, seat: int, routes: Collection[int]
    ) -> Iterator[tuple[int, Payment]]:
        """Payments worth offering for some open routes, each with the number it begins with."""
        means = self.terms.means(state, seat)
        for route, price in self.open_prices(state, seat, means, routes):
            for colour in (*self.terms.colours_of(route), NONE):
                for locos in sorted(means.ways(price, colour)):
                    for payment in self.terms.offered(price, means, colour, locos, MOST_OFFERED):
                        yield self.number(route, colour, locos), payment

    def propose(self, state: State, actions: list[int]) -> list[Move]:
        """The payments that differ in something that matters: for a sheet, not all there are."""
        seat = state.actor()
        means = self.terms.means(state, seat)
        prices: dict[int, Price | None] = {}
        most = MOST_OFFERED
        found: list[Move] = []
        for action in actions:
            route, colour, locos = self.split(action)
            if route not in prices:
                prices[route] = self.terms.price(state, seat, route, means)
                most = MOST_OFFERED if len(found) <= MANY_OFFERED else 1
            price = prices[route]
            if price is None:
                continue
            offered = self.terms.offered(price, means, colour, locos, most)
            found += [self.write(state, payment) for payment in offered]
        return found

    # ---------------------------------------------------------------- words

    def takes(self, move: Move) -> bool:
        """Moves come by way of the plain claim, which knows the route."""
        return False

    def write(self, state: State, payment: Payment) -> Move:
        """A claim in words."""
        return write_move(
            payment,
            state.tables.ruleset.kinds,
            self.terms.helpers.power_name,
            self.terms.names[payment.route],
        )

    def to_move(self, state: State, action: int) -> Move:
        """Route and cards: the first payment that would be offered, else the first there is."""
        seat = state.actor()
        route, colour, locos = self.split(action)
        means = self.terms.means(state, seat)
        price = self.terms.price(state, seat, route, means)
        assert price is not None, action
        offered = self.terms.offered(price, means, colour, locos, 1)
        if not offered:
            offered = [self.terms.line(state, seat, Begun(route, colour, locos)).finish()]
        return self.write(state, offered[0])

    def parse_changed(self, state: State, route: int, move: Move) -> int:
        """CAM-PAY-1..6: any legal payment; all of it is checked here, before anything is done."""
        payment = self.terms.read(state, state.actor(), route, move)
        if payment is None:
            return self.number(route, NONE, 0)
        return self.number(route, *self.terms.cards.begins_with(payment.units))


class MarkRoutes(Step):
    """Costs are looked at when a game begins."""

    def run(self, state: State, at: int) -> int:
        """Mark the routes."""
        refresh_costs(state)
        return DONE


class DiscardPayment(Step):
    """CAM-PAY-3: all cards of a payment are discarded, but for special cards of a draw."""

    def __init__(self, ordinary: list[int]) -> None:
        super().__init__()
        self.ordinary = ordinary

    def run(self, state: State, at: int) -> int:
        """Whatever still lies there."""
        for kind in self.ordinary:
            state.discard_laid_kind(kind)
        return DONE


class ForgetTurn(Step):
    """A new turn begins: nothing has been done in it."""

    def __init__(self, part: PaymentPart) -> None:
        super().__init__()
        self.part = part

    def run(self, state: State, at: int) -> int:
        """Forget what the turn was used for."""
        self.part.put(state, ACTED, 0)
        return DONE


def build(builder: Builder) -> None:
    """The options that take every claim, the part the other rules read, and the payment under way."""
    part = builder.port(LAST_PAYMENT)
    builder.part(part)
    builder.cost_rule(EveryRoute())
    begun = PayingPart(PAYING)
    builder.part(begun)
    changed = ClaimCampaign(builder, Terms(builder, part), begun)
    plain = builder.port(PLAIN_CLAIM)
    plain.changed = changed
    builder.bring(CAMPAIGN_CLAIM, changed)
    builder.option("turn", 210, changed)
    builder.option(PAYING, 100, changed.pay_on)
    builder.advise(PAYING, PaySparingly(changed.pay_on))
    if changed.extra is not None:
        changed.extra.claims = changed
        builder.option("extra_claim", 200, plain)
        builder.option("extra_claim", 210, changed)
    builder.move_field("claim", "surcharge", "exchange", "off_colour", "gang", "blast", "use")
    special = builder.collection(SPECIAL_KINDS)
    ordinary = [kind for kind in range(len(builder.kinds)) if kind not in special]
    builder.step("setup", 545, MarkRoutes(), "CAM-PAY-1")
    builder.step("claim", 45, DiscardPayment(ordinary), "CAM-PAY-3")
    builder.step("turn_end", 290, ForgetTurn(part), "COM-TURN-1")


MODULE = RuleModule(
    name="campaign_claims",
    rules=("CAM-PAY-1", "CAM-PAY-2", "CAM-PAY-3", "CAM-PAY-4", "CAM-PAY-5", "CAM-PAY-6"),
    needs=(LAST_PAYMENT, PLAIN_CLAIM),
    wants=(GANGS, BLAST_ROUTES, PICK_ROUTES, EXCHANGES, PAYING_POWERS, EXTRA_CLAIM, SPECIAL_KINDS),
    brings=(CAMPAIGN_CLAIM, COST_RULES),
    tells=(LAST_PAYMENT.told_by(lambda builder: PaymentPart()),),
    build=build,
)
