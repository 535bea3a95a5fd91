"""Claims of a campaign: marked cards, further cards, fees, and everything that helps to pay.

Rules: CAM-PAY-1..7, CAM-F, CAM 0.4. Used by: campaign games, in place of `changing_costs`; it comes
after every module that brings a cost rule. The plain claim hands every route over to the option here.
A move names the cards: `pay` the units, `surcharge` the further cards, `exchange` the pair that
counts as one unit, `off_colour` the one card of another colour; `gang`, `blast` and `use` say what
else helps. Not every payment is listed, but every legal one is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from semafor.board.model import GREY
from semafor.engine import access
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, CostRule, find_cost, refresh_costs
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, RuleModule
from semafor.engine.tables import DONE, ActionBuffer
from semafor.rules.claiming import ClaimRoute
from semafor.rules.payment_means import Helpers, Means
from semafor.rules.payment_reading import read_move, write_move
from semafor.rules.payment_ways import (
    NONE,
    Aid,
    Hand,
    Payment,
    Price,
    Way,
    added_units,
    read_kinds,
    reduced,
    spell,
    ways_to_pay,
)
from semafor.rules.turn_marks import (
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

VARIANTS = 16
# Numbers for payments that are not listed; the oldest gives way.
SPELLED = 256
# After so many actions only the first way for each colour and number of locomotives is listed.
MOST_LISTED = 6000
# All games of a ruleset share its options, and a server folds some of them in threads.
REMEMBERING = Lock()
MeansKey = tuple[int, int, list[int], list[int], list[int]]


class EveryRoute(CostRule):
    """Every claim of a campaign is paid by the rules here, so every route is marked."""

    def mark(self, state: State) -> None:
        """Mark all of them."""
        for route in range(state.tables.routes):
            state.alter_route(route)

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """No change of the cost itself."""


class ClaimCampaign(ClaimRoute):
    """Every route, with the ways of paying that differ in something that matters.

    A number says route, colour and locomotives, as a plain claim's does, and which of the ways
    listed for them now; numbers at the end stand for payments that somebody has spelled out.
    """

    def __init__(self, builder: Builder, part: PaymentPart) -> None:
        self.cards = read_kinds(builder.kinds, builder.colours)
        self.lengths = [route.length for route in builder.board.routes]
        self.names = [route.id for route in builder.board.routes]
        self.paint = [
            NONE if route.colour == GREY else builder.kinds.index(route.colour)
            for route in builder.board.routes
        ]
        self.unpainted = [route.is_unpainted for route in builder.board.routes]
        self.start: list[int] = []
        self.owner: list[int] = []
        for route, length in enumerate(self.lengths):
            self.start.append(len(self.owner))
            colours = self.cards.colours if self.paint[route] == NONE else 1
            self.owner.extend([route] * ((colours * length + 1) * VARIANTS))
        super().__init__(builder.procedure("claim"), len(self.owner) + SPELLED)
        self.part = part
        self.helpers = Helpers(builder.shared)
        self.spelled: list[Payment | None] = [None] * SPELLED
        self.stand_ins: dict[int, int] = {}
        self.next_spelled = 0
        self.last_means: tuple[MeansKey, Means] | None = None
        self.extra_decision = NONE
        self.extra_routes: Callable[[State, int], frozenset[int]] | None = None
        self.extra_used: Callable[[State, int], None] | None = None

    # ---------------------------------------------------------------- what a claim costs now

    def means(self, state: State, seat: int) -> Means:
        """What a seat can pay with now; asked for every listed move, so the last answer is kept.

        It follows from hand, money, routes and parts: a card that is used changes a part. Threads may
        replace the answer at any time, so each looks at its own.
        """
        money = access.score_of(state, seat)
        routes = access.routes_of(state, seat)
        key = (seat, money, access.hand_list(state, seat), routes, access.part_list(state))
        last = self.last_means
        if last is None or last[0] != key:
            last = self.last_means = (key, Means(self.helpers, self.cards, state, seat))
        return last[1]

    def price(self, state: State, seat: int, route: int, means: Means) -> Price | None:
        """Cost and aids of a route, None if it is closed or its fee cannot be paid."""
        cost = Cost()
        find_cost(state, seat, route, cost)
        if cost.is_closed or cost.fee > means.dollars:
            return None
        return self.priced(route, means, means.aids(route), cost)

    def priced(self, route: int, means: Means, aids: tuple[Aid, ...], cost: Cost) -> Price:
        """A cost with everything a payment needs to know."""
        return Price(
            route=route,
            name=self.names[route],
            colour=self.paint[route],
            need=cost.need,
            extra=cost.extra,
            fee=cost.fee,
            gang_price=means.gang_price,
            dollars=means.dollars,
            shows_picks=means.shows_picks(route),
            aids=aids,
            most_added=sum(aid.n for aid in aids),
        )

    def colours_of(self, route: int) -> range:
        """Colours that pay a route."""
        paint = self.paint[route]
        return range(self.cards.colours) if paint == NONE else range(paint, paint + 1)

    # ---------------------------------------------------------------- numbers

    def number_of_way(self, route: int, colour: int, locos: int, variant: int) -> int:
        """The action of a listed payment."""
        length = self.lengths[route]
        if colour == NONE:
            colours = self.cards.colours if self.paint[route] == NONE else 1
            plain = colours * length
        else:
            plain = (colour * length if self.paint[route] == NONE else 0) + locos
        return self.base + self.start[route] + plain * VARIANTS + variant

    def split_number(self, action: int) -> tuple[int, int, int, int]:
        """Route, colour (-1 for none), locomotives and variant of a listed payment."""
        number = action - self.base
        route = self.owner[number]
        plain, variant = divmod(number - self.start[route], VARIANTS)
        length = self.lengths[route]
        colours = self.cards.colours if self.paint[route] == NONE else 1
        if plain == colours * length:
            return route, NONE, 0, variant
        colour, locos = divmod(plain, length)
        return route, colour if colours > 1 else self.paint[route], locos, variant

    def payment_of(self, state: State, seat: int, action: int) -> Payment:
        """The cards of an action of a seat."""
        payment = self.find_payment(state, seat, action)
        assert payment is not None
        return payment

    def find_payment(self, state: State, seat: int, action: int) -> Payment | None:
        """The same; None where the seat has no such cards."""
        number = action - self.base - len(self.owner)
        if number >= 0:
            return self.spelled[number]
        route, colour, locos, variant = self.split_number(action)
        means = self.means(state, seat)
        price = self.price(state, seat, route, means)
        ways = [] if price is None else means.ways(price, colour).get(locos, [])
        if price is None or variant >= len(ways):
            return None
        return self.spell_way(price, means.hand, colour, locos, ways[variant])

    def spell_way(self, price: Price, hand: Hand, colour: int, locos: int, way: Way) -> Payment:
        """The cards of a listed way; locomotives alone are as many as it takes."""
        if colour == NONE:
            locos = reduced(price, way.aids) - added_units(way.aids)
        payment = spell(price, self.cards, hand.kinds, colour, locos, way)
        assert payment is not None
        return payment

    def route_of(self, state: State, action: int) -> int:
        """The route an action claims."""
        number = action - self.base
        if number >= len(self.owner):
            payment = self.spelled[number - len(self.owner)]
            return 0 if payment is None else payment.route
        return self.owner[number]

    def pay_of(self, state: State, action: int) -> int:
        """Colour and locomotives as a plain claim writes them: 16 x colour + locomotives.

        `refuse` asks for actions that cannot be paid, too: those are paid with nothing.
        """
        payment = self.find_payment(state, state.actor(), action)
        if payment is None:
            return 0
        loco = self.cards.locomotive
        locos = dict(payment.units).get(loco, 0)
        colour = next((kind for kind, _ in payment.units if kind != loco), loco)
        return 16 * (self.cards.colour_of[colour] if colour != loco else loco) + locos

    def listed(self, action: int) -> int:
        """A payment that was spelled out is as legal as the first listed one of its route.

        It was checked when it was read; the route's own first number says so to the caller.
        """
        number = action - self.base - len(self.owner)
        if number < 0:
            return action
        return self.stand_ins[number]

    # ---------------------------------------------------------------- legal claims

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every open route with the payments listed for it."""
        at = state.depth - 1
        seat = state.frame_value(at, 1)
        means = self.means(state, seat)
        trains = access.trains_of(state, seat)
        only = None
        if state.frame_value(at, 0) == self.extra_decision and self.extra_routes is not None:
            only = self.extra_routes(state, seat)
        cost = Cost()
        for route in access.open_routes(state, seat):
            length = self.lengths[route]
            if length > trains or (only is not None and route not in only):
                continue
            find_cost(state, seat, route, cost)
            if cost.is_closed or cost.fee > means.dollars:
                continue
            aids = means.aids(route)
            picks = means.shows_picks(route)
            key = (length, self.paint[route], cost.need, cost.extra, cost.fee, picks, aids)
            numbers = means.numbers.get(key)
            if numbers is None:
                numbers = self.numbers_of(self.priced(route, means, aids, cost), means)
                means.numbers[key] = numbers
            first = self.base + self.start[route]
            is_short = buffer.count > MOST_LISTED
            for number in numbers:
                if not is_short or number % VARIANTS == 0:
                    buffer.add(first + number)
        return buffer.count

    def numbers_of(self, price: Price, means: Means) -> list[int]:
        """The ways of paying a price, as numbers within a route: the same for all such routes."""
        first = self.base + self.start[price.route]
        return [
            self.number_of_way(price.route, colour, spent, variant) - first
            for colour in (*self.colours_of(price.route), NONE)
            for spent, ways in means.ways(price, colour).items()
            for variant in range(min(VARIANTS, len(ways)))
        ]

    def any_claim(self, state: State, seat: int, routes: frozenset[int]) -> bool:
        """Whether a seat could claim one of some routes now."""
        means = self.means(state, seat)
        trains = access.trains_of(state, seat)
        for route in access.open_routes(state, seat):
            if route in routes and self.lengths[route] <= trains:
                price = self.price(state, seat, route, means)
                if price is not None and any(
                    means.ways(price, colour) for colour in (*self.colours_of(route), NONE)
                ):
                    return True
        return False

    def play(self, state: State, action: int, at: int) -> None:
        """CAM-PAY-4, 7: pay cards and money, write down what was paid, start the claim."""
        seat = state.frame_value(at, 1)
        payment = self.payment_of(state, seat, action)
        price = self.price(state, seat, payment.route, self.means(state, seat))
        assert price is not None
        self.lay(state, seat, payment)
        money = price.fee + (price.gang_price if payment.gang else 0)
        if money:
            state.change_score(seat, -money)
            if state.facts is not None:
                state.note("money", seat, -money, 0)
        if state.frame_value(at, 0) == self.extra_decision and self.extra_used is not None:
            self.extra_used(state, seat)
        if payment.gang:
            self.helpers.tell("hired", state, seat)
        for power in payment.powers:
            self.helpers.tell("use_power", state, seat, power)
        route = payment.route
        loco = self.cards.locomotive
        state.push_procedure(self.procedure, route, 16 * loco, self.lengths[route])

    def lay(self, state: State, seat: int, payment: Payment) -> None:
        """The cards leave the hand; what rules ask about is written down."""
        for cards in (payment.units, payment.exchange, payment.surcharge):
            for kind, count in cards:
                state.lay_cards(seat, kind, count)
        if payment.off_colour != NONE:
            state.lay_cards(seat, payment.off_colour, 1)
        units = [*payment.units]
        if payment.off_colour != NONE:
            units.append((payment.off_colour, 1))
        loco = self.cards.locomotive
        colour = next((kind for kind, _ in payment.units if kind != loco), NONE)
        values = {
            ROUTE: payment.route + 1,
            SEAT: seat + 1,
            LOCOS: sum(count for kind, count in units if kind == loco),
            PICKS: sum(count for kind, count in units if kind in self.cards.picks),
            SKULLS: sum(count for kind, count in units if kind in self.cards.skulls),
            BLASTS: payment.blasts,
            COLOUR: 0 if colour == NONE else self.cards.colour_of[colour] + 1,
            ACTED: CLAIMED,
        }
        for index, value in values.items():
            self.part.put(state, index, value)

    # ---------------------------------------------------------------- words

    def takes(self, move: Move) -> bool:
        """Moves come by way of the plain claim, which knows the route."""
        return False

    def to_move(self, state: State, action: int) -> Move:
        """Route and exact payment."""
        payment = self.payment_of(state, state.actor(), action)
        ruleset = state.tables.ruleset
        return write_move(
            payment, ruleset.kinds, self.helpers.power_name, self.names[payment.route]
        )

    def parse_changed(self, state: State, route: int, move: Move) -> int:
        """CAM-PAY-1..6: any legal payment, listed or not."""
        seat = state.actor()
        name = state.tables.ruleset.board.routes[route].id
        cost = Cost()
        find_cost(state, seat, route, cost)
        if cost.is_closed:
            raise IllegalMove("route-closed-now", "LEG-EVENT-2", route=name)
        means = self.means(state, seat)
        price = self.price(state, seat, route, means)
        if price is None:
            raise IllegalMove("fee-not-paid", "CAM-PAY-4", route=name, needs=cost.fee)
        if "pay" not in move and "exchange" not in move:
            return self.usual_payment(price, means.hand)
        payment, colour = read_move(
            move,
            price,
            self.cards,
            state.tables.ruleset.kinds,
            means.hand.kinds,
            self.helpers.power_name,
        )
        locos = 0 if colour == NONE else dict(payment.units).get(self.cards.locomotive, 0)
        ways = means.ways(price, colour).get(locos, [])
        for variant, way in enumerate(ways[:VARIANTS]):
            if self.spell_way(price, means.hand, colour, locos, way) == payment:
                return self.number_of_way(route, colour, locos, variant)
        return self.remember(payment, self.first_listed(price, means.hand))

    def first_listed(self, price: Price, hand: Hand) -> int:
        """Some listed payment of a route; where nothing is listed, a number that is not legal."""
        for colour in (*self.colours_of(price.route), NONE):
            for spent in ways_to_pay(price, hand, colour):
                return self.number_of_way(price.route, colour, spent, 0)
        return self.number_of_way(price.route, NONE, 0, VARIANTS - 1)

    def remember(self, payment: Payment, stand_in: int) -> int:
        """Give a payment that is not listed a number for the time being."""
        with REMEMBERING:
            if payment in self.spelled:
                index = self.spelled.index(payment)
            else:
                index = self.next_spelled
                self.next_spelled = (index + 1) % SPELLED
                self.spelled[index] = payment
            self.stand_ins[index] = stand_in
        return self.base + len(self.owner) + index

    def usual_payment(self, price: Price, hand: Hand) -> int:
        """COM-EDGE-14: no cards are named: fewest locomotives, if only one colour can pay."""
        able = []
        for colour in (*self.colours_of(price.route), NONE):
            ways = ways_to_pay(price, hand, colour)
            if ways:
                able.append((colour, min(ways)))
        if not able:
            return self.number_of_way(price.route, NONE, 0, VARIANTS - 1)
        coloured = [pair for pair in able if pair[0] != NONE]
        if len(coloured) > 1:
            raise IllegalMove("name-the-colour", "COM-EDGE-14")
        colour, locos = (coloured or able)[0]
        return self.number_of_way(price.route, colour, locos, 0)


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
    """The option that takes every claim, and the part the other rules read."""
    part = PaymentPart()
    builder.part(part)
    builder.cost_rule(EveryRoute())
    builder.shared["payment"] = part
    changed = ClaimCampaign(builder, part)
    plain = builder.ordered_options["turn"][200]
    assert isinstance(plain, ClaimRoute)
    plain.changed = changed
    builder.shared["claim"] = changed
    builder.shared["plain_claim"] = plain
    builder.option("turn", 210, changed)
    if "extra_claim" in builder.shared:
        extra = builder.shared["extra_claim"]
        changed.extra_decision, changed.extra_routes, changed.extra_used = extra
        builder.option("extra_claim", 200, plain)
        builder.option("extra_claim", 210, changed)
    builder.move_field("claim", "surcharge", "exchange", "off_colour", "gang", "blast", "use")
    special = builder.special_kinds
    ordinary = [kind for kind in range(len(builder.kinds)) if kind not in special]
    builder.step("setup", 545, MarkRoutes(), "CAM-PAY-1")
    builder.step("claim", 45, DiscardPayment(ordinary), "CAM-PAY-3")
    builder.step("turn_end", 290, ForgetTurn(part), "COM-TURN-1")


MODULE = RuleModule(
    name="payments",
    rules=("CAM-PAY-1", "CAM-PAY-2", "CAM-PAY-3", "CAM-PAY-4", "CAM-PAY-5", "CAM-PAY-6"),
    build=build,
)
