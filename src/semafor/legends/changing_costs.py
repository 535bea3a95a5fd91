"""Claims at a cost that is not the printed one now: cheaper, dearer, for a fee, or not at all.

Rules: LEG-EVENT-2, CAM-PAY-1..6. Used by: legends. Which routes are concerned and what they cost is
said by the cost rules of other modules (`semafor.engine.costs`); here is how such a claim is paid.
Comes after every module that brings a cost rule.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from semafor.board.model import GREY
from semafor.board.values import is_whole
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, find_cost
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, RuleModule
from semafor.engine.payment import default_payment, write_payment
from semafor.engine.ports import COST_RULES, PLAIN_CLAIM
from semafor.engine.tables import DONE, ROUTES, ActionBuffer, zeros
from semafor.rules.claiming import ClaimRoute

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

NO_EXTRA = -1
NO_COLOUR = -1


class ClaimChanged(ClaimRoute):
    """Routes that cost something else than printed, with every payment the hand allows.

    A route has the numbers of its plain payments; where a further card may be asked for, each
    stands for a payment without one and for one with a card of each kind.
    """

    def __init__(self, procedure: int, pays: list[int], widths: list[int]) -> None:
        super().__init__(procedure, sum(a * b for a, b in zip(pays, widths, strict=True)))
        self.start = zeros(ROUTES)
        self.width = zeros(ROUTES)
        self.owner: list[int] = []
        for route, (numbers, width) in enumerate(zip(pays, widths, strict=True)):
            self.start[route] = len(self.owner)
            self.width[route] = width
            self.owner.extend([route] * (numbers * width))

    # ---------------------------------------------------------------- numbers

    def route_of(self, state: State, action: int) -> int:
        """The route an action claims."""
        return self.owner[action - self.base]

    def extra_of(self, state: State, action: int) -> int:
        """The kind of the further card, -1 for none."""
        number = action - self.base
        route = self.owner[number]
        return (number - self.start[route]) % self.width[route] - 1

    def pay_of(self, state: State, action: int) -> int:
        """The payment at today's cost: 16 x colour + locomotives."""
        tables = state.tables
        number = action - self.base
        route = self.owner[number]
        plain = (number - self.start[route]) // self.width[route]
        pay = tables.claim_pay[tables.claim_start[0][route] - self.first_claim(state) + plain]
        if pay // 16 == tables.locomotive:
            return 16 * tables.locomotive + self.cost_of(state, route).need
        return pay

    def first_claim(self, state: State) -> int:
        """The first number of the plain claims."""
        return state.tables.claim_start[0][0]

    def number_of(self, state: State, route: int, colour: int, locos: int, extra: int) -> int:
        """The action that claims a route with a colour (the locomotive's number for none)."""
        starts = state.tables.claim_start
        plain = starts[colour][route] - starts[0][route]
        if colour != state.tables.locomotive:
            plain += locos
        return self.base + self.start[route] + plain * self.width[route] + extra + 1

    def cost_of(self, state: State, route: int) -> Cost:
        """Today's cost of a route: a new one, since games of one ruleset may be in several threads."""
        cost = Cost()
        find_cost(state, state.seat, route, cost)
        return cost

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """As plain claims, each with every further card it may be asked for.

        What locomotives alone pay depends on the day; the printed length stands for it.
        """
        plain_ones = ClaimRoute.describe(self, ruleset)
        return [
            plain._replace(extra=extra)
            for plain in plain_ones
            for extra in range(-1, self.width[plain.route] - 1)
        ]

    # ---------------------------------------------------------------- legal claims

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every open route among the marked ones."""
        tables = state.tables
        seat = state.seat
        trains = state.trains[seat]
        cost = Cost()
        for word in range(tables.words):
            mask = state.free[word] & state.altered[word] & ~state.barred[seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                route = word * tables.word_bits + tables.ordinal(low) - 1
                if tables.length[route] <= trains:
                    find_cost(state, seat, route, cost)
                    self.fill_at(state, buffer, route, cost)
        return buffer.count

    def fill_route(self, state: State, buffer: ActionBuffer, route: int) -> None:
        """The payments of one route."""
        self.fill_at(state, buffer, route, self.cost_of(state, route))

    def fill_at(self, state: State, buffer: ActionBuffer, route: int, cost: Cost) -> None:
        """CAM-PAY-1..4: the payments of one route at a cost."""
        tables = state.tables
        seat = state.seat
        if cost.is_closed or cost.fee > state.score[seat] or cost.extra > 1:
            return
        hand = state.hand[seat]
        locos = hand[tables.locomotive]
        for colour in range(tables.colours):
            if hand[colour] == 0 or not tables.takes[colour][route]:
                continue
            for spent in range(tables.needs_locos[route], cost.need):
                if (
                    spent <= min(locos, tables.most_locos[route])
                    and cost.need - spent <= hand[colour]
                ):
                    self.fill_extra(state, buffer, route, colour, spent, cost)
        if min(locos, tables.most_locos[route]) >= cost.need:
            self.fill_extra(state, buffer, route, tables.locomotive, cost.need, cost)

    def fill_extra(
        self, state: State, buffer: ActionBuffer, route: int, colour: int, locos: int, cost: Cost
    ) -> None:
        """CAM-PAY-3: a further card of any kind, where one is asked for."""
        tables = state.tables
        if cost.extra == 0:
            buffer.add(self.number_of(state, route, colour, locos, NO_EXTRA))
            return
        hand = state.hand[state.seat]
        for kind in range(tables.kinds):
            used = 0
            if kind == tables.locomotive:
                used = locos
            elif kind == colour:
                used = cost.need - locos
            if hand[kind] > used and self.is_plain(state, route, colour, cost.need - locos, kind):
                buffer.add(self.number_of(state, route, colour, locos, kind))

    def is_plain(self, state: State, route: int, colour: int, cards: int, extra: int) -> bool:
        """Whether this is the one way to write a payment down: the same cards are one action.

        A further locomotive beside coloured cards is written as a further card of their colour;
        of two colours with one card each, the lower number pays the space of a grey route.
        """
        tables = state.tables
        if extra == tables.locomotive:
            return colour == tables.locomotive
        if colour == tables.locomotive or tables.colour[route] >= 0 or extra == colour:
            return True
        return cards > 1 or colour < extra

    def play(self, state: State, action: int, at: int) -> None:
        """Pay the fee, lay the further card, and start the claim procedure."""
        route = self.route_of(state, action)
        extra = self.extra_of(state, action)
        pay = self.pay_of(state, action)
        cost = self.cost_of(state, route)
        if extra >= 0:
            state.lay_cards(state.seat, extra, 1)
        if cost.fee > 0:
            state.score[state.seat] -= cost.fee
            if state.facts is not None:
                state.note("money", state.seat, -cost.fee, 0)
        cheaper = state.tables.length[route] - cost.need
        state.push_procedure(self.procedure, route, pay, cheaper)

    # ---------------------------------------------------------------- words

    def takes(self, move: Move) -> bool:
        """Moves come by way of the plain claim, which knows the route."""
        return False

    def to_move(self, state: State, action: int) -> Move:
        """Route and exact payment, the further card among the others."""
        tables = state.tables
        ruleset = tables.ruleset
        route = self.route_of(state, action)
        pay = self.pay_of(state, action)
        locos = pay % 16
        cards = self.cost_of(state, route).need - locos
        payment = write_payment(ruleset.kinds, pay // 16, cards, tables.locomotive, locos)
        extra = self.extra_of(state, action)
        if extra >= 0:
            name = ruleset.kinds[extra]
            payment[name] = payment.get(name, 0) + 1
        return {"do": "claim", "route": ruleset.board.routes[route].id, "pay": payment}

    def parse_changed(self, state: State, route: int, move: Move) -> int:
        """CAM-PAY-1..3: the cards must be today's cost, no more and no less."""
        tables = state.tables
        cost = self.cost_of(state, route)
        name = tables.ruleset.board.routes[route].id
        if cost.is_closed or cost.extra > 1:
            raise IllegalMove("route-closed-now", "LEG-EVENT-2", route=name)
        if cost.fee > state.score[state.seat]:
            raise IllegalMove("fee-not-paid", "CAM-PAY-4", route=name, needs=cost.fee)
        if "pay" not in move:
            return self.usual_payment(state, route, cost)
        cards = read_cards(move["pay"], tables.ruleset.kinds)
        needs = cost.need + cost.extra
        paid = sum(cards.values())
        if paid != needs:
            raise IllegalMove("wrong-count", "CAM-PAY-3", route=name, needs=needs, paid=paid)
        for extra in list(cards) if cost.extra else [NO_EXTRA]:
            colour, locos = split_cards(cards, extra, tables.colours, tables.locomotive)
            if colour == NO_COLOUR:
                continue
            if colour != tables.locomotive and not tables.takes[colour][route]:
                continue
            rest = cost.need - locos
            if extra == NO_EXTRA or self.is_plain(state, route, colour, rest, extra):
                return self.number_of(state, route, colour, locos, extra)
        raise self.wrong_cards(state, route, cards)

    def wrong_cards(self, state: State, route: int, cards: Counter[int]) -> IllegalMove:
        """COM-CLAIM-2, 3: cards of two colours, or of a wrong one."""
        tables = state.tables
        ruleset = tables.ruleset
        for kind in cards:
            if tables.is_special[kind]:
                return IllegalMove("unknown-card", card=ruleset.kinds[kind])
        name = ruleset.board.routes[route].id
        for kind in cards:
            is_painted = tables.colour[route] in (-1, kind)
            if kind < tables.colours and is_painted and not tables.takes[kind][route]:
                return IllegalMove("kind-not-taken", route=name, card=ruleset.kinds[kind])
        if tables.colour[route] < 0:
            return IllegalMove("two-colours", "COM-CLAIM-2")
        colour = ruleset.kinds[tables.colour[route]]
        return IllegalMove("wrong-colour", "COM-CLAIM-3", route=name, colour=colour)

    def usual_payment(self, state: State, route: int, cost: Cost) -> int:
        """COM-EDGE-14: no cards are named; a further card must be, unless there is no choice."""
        tables = state.tables
        hand = [state.hand[state.seat][kind] for kind in range(tables.kinds)]
        colours = [colour for colour in range(tables.colours) if tables.takes[colour][route]]
        allowed = (tables.needs_locos[route], tables.most_locos[route])
        colour, locos = default_payment(hand, colours, tables.locomotive, cost.need, allowed)
        if cost.extra == 0:
            return self.number_of(state, route, colour, locos, NO_EXTRA)
        hand[tables.locomotive] -= locos
        if colour != tables.locomotive:
            hand[colour] -= cost.need - locos
        left = [kind for kind in range(tables.kinds) if hand[kind] > 0]
        if len(left) > 1:
            raise IllegalMove("name-the-further-card", "CAM-PAY-3")
        extra = left[0] if left else colour
        if extra == tables.locomotive and colour != tables.locomotive:
            extra, locos = colour, locos + 1
            if locos == cost.need:
                colour = tables.locomotive
        return self.number_of(state, route, colour, locos, extra)


def split_cards(cards: Counter[int], extra: int, colours: int, locomotive: int) -> tuple[int, int]:
    """Colour (the locomotive's number for none) and locomotives of a payment less its further card.

    The colour is -1 where the cards have two.
    """
    units = cards - Counter({extra: 1})
    found = [kind for kind in units if kind != locomotive]
    if len(found) > 1 or any(kind >= colours for kind in found):
        return NO_COLOUR, 0
    return found[0] if found else locomotive, units[locomotive]


def read_cards(pay: object, kinds: tuple[str, ...]) -> Counter[int]:
    """A payment as counts by kind."""
    if not isinstance(pay, dict):
        raise IllegalMove("malformed", field="pay")
    cards: Counter[int] = Counter()
    for name, count in pay.items():
        if not isinstance(name, str) or name not in kinds:
            raise IllegalMove("unknown-card", card=name)
        if not is_whole(count):
            raise IllegalMove("malformed", field="pay")
        if count:
            cards[kinds.index(name)] = count
    return cards


class DiscardFurtherCard(Step):
    """CAM-PAY-3: the further card is discarded together with the payment."""

    def run(self, state: State, at: int) -> int:
        """Whatever still lies there, but for special cards of a draw."""
        tables = state.tables
        for kind in range(tables.kinds):
            if state.laid[kind] > 0 and not tables.is_special[kind]:
                state.discard_laid_kind(kind)
        return DONE


def build(builder: Builder) -> None:
    """A second option for claims; the plain one hands marked routes over to it."""
    changes = builder.collection(COST_RULES)
    if not changes:
        return
    pays = [
        (builder.colours if route.colour == GREY else 1) * route.length + 1
        for route in builder.board.routes
    ]
    kinds = len(builder.kinds)
    further = frozenset[int]().union(*(change.further for change in changes))
    widths = [1 + kinds * (route in further) for route in range(len(pays))]
    changed = ClaimChanged(builder.procedure("claim"), pays, widths)
    builder.port(PLAIN_CLAIM).changed = changed
    builder.option("turn", 210, changed)
    builder.step("claim", 45, DiscardFurtherCard(), "CAM-PAY-3")


MODULE = RuleModule(name="changing_costs", needs=(PLAIN_CLAIM,), wants=(COST_RULES,), build=build)
