"""With which cards and what help a bot pays for a route of a campaign.

Rules: the lines "Bot" of CAM-H, CAM-I and CAM-J; CAM-N. Everything is weighed in dollars: cards that
leave the hand, money, the risk of a blast, uses of a power; against it what pickaxes may dig up.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection
from operator import itemgetter
from typing import NamedTuple

from semafor.bots.links import turn_worth
from semafor.bots.sight import Sight, colours_needed
from semafor.cards.kinds import IS_PICK
from semafor.charter.rules.payment.advice import CARD, MISHAP, USE
from semafor.charter.rules.payment.ways import Payment
from semafor.charter.rules.ports import CAMPAIGN_CLAIM, GANGS, PICK_ROUTES
from semafor.engine.resample import resample
from semafor.engine.views import View
from semafor.engine.views import view as view_of
from semafor.planning.facts import points_gained
from semafor.search.actions import base_kinds

LOCOMOTIVE = 3.5
NEEDED = 1.5  # more for a card that other routes of the plan ask for
KEPT_PICK = 1.0  # more for a pickaxe, which may dig elsewhere
# CAM-N: how much of the cards' values to expect of one, two and three digs; a third adds little.
DIGS = (0.0, 0.75, 1.125, 1.266)
MEAN_CARD = 3.75


class Offer(NamedTuple):
    """A payment, what it costs in dollars, its place among those offered, and the action it begins with."""

    cost: float
    place: int
    action: int
    payment: Payment


def dig_value(picks: int, tariff: int) -> float:
    """CAM-N: dollars to be expected of so many pickaxes."""
    return DIGS[min(picks, len(DIGS) - 1)] * (MEAN_CARD + tariff - 1)


class Till:
    """The payments open to a seat in its turn."""

    def __init__(self, view: View, sight: Sight) -> None:
        self.view = view
        self.sight = sight
        self.state = resample(view, random.Random(1))
        self.needed = colours_needed(sight)
        self.base = base_kinds(view.ruleset)
        self.marks = view.ruleset.port(CAMPAIGN_CLAIM).terms.cards.mark_of
        self.tariff = view.ruleset.parameter("events", "tariff")
        self.dug = view.ruleset.find(PICK_ROUTES) or frozenset()
        gangs = view.ruleset.find(GANGS)
        self.gang = 0 if gangs is None else gangs.price(self.state, sight.seat)

    def offers(self, routes: Collection[int]) -> list[Offer]:
        """The payments offered for some routes."""
        claims = self.view.ruleset.port(CAMPAIGN_CLAIM)
        found = sorted(claims.offers(self.state, self.sight.seat, routes), key=itemgetter(0))
        return [
            Offer(self.cost_of(payment), place, action, payment)
            for place, (action, payment) in enumerate(found)
        ]

    def cost_of(self, payment: Payment) -> float:
        """What a payment costs in dollars."""
        cost = payment.blasts * MISHAP * (2 + self.tariff) + USE * len(payment.powers)
        cost += self.gang if payment.gang else 0
        paid: Counter[int] = Counter()
        for kind, count in cards_of(payment):
            paid[self.base[kind]] += count
        for colour, count in paid.items():
            if colour == self.sight.graph.locomotive:
                cost += LOCOMOTIVE * count
            else:
                spare = self.spare_cards(colour, payment.route)
                cost += CARD * count + NEEDED * max(0, count - spare)
        if payment.route in self.dug:
            picks = sum(n for kind, n in payment.units if self.marks[kind] == IS_PICK)
            cost += KEPT_PICK * picks - dig_value(picks, self.tariff)
        return cost

    def spare_cards(self, colour: int, route: int) -> int:
        """Cards of a colour that no other route of the plan asks for."""
        graph = self.sight.graph
        asked = self.needed[colour]
        if graph.route_colours[route] == colour and route in self.sight.plan.routes:
            asked -= graph.lengths[route]
        return max(0, self.sight.view.hand[colour] - asked)


def cards_of(payment: Payment) -> list[tuple[int, int]]:
    """All cards that leave the hand."""
    cards = [*payment.units, *payment.surcharge, *payment.exchange]
    return [*cards, (payment.off_colour, 1)] if payment.off_colour >= 0 else cards


def pay_well(view: View, sight: Sight, action: int) -> Offer:
    """The payment that costs least for the route of a claim."""
    return min(Till(view, sight).offers((sight.choices[action].route,)))


def first_offered(view: View, sight: Sight, action: int) -> Payment | None:
    """The first payment offered that an action begins; None if it is no claim."""
    route = sight.choices[action].route
    offers = Till(view, sight).offers((route,)) if route >= 0 else []
    return next((offer.payment for offer in offers if offer.action == action), None)


def pay_on(view: View, sight: Sight, meant: Payment | None) -> int:
    """The answer that leads to the payment that was meant; else to the cheapest that begins as the one under way."""
    option = view.ruleset.port(CAMPAIGN_CLAIM).pay_on
    till = Till(view, sight)
    answer = None if meant is None else option.next_action(till.state, meant)
    if answer is not None:
        return answer
    for offer in sorted(till.offers((option.route(till.state),))):
        answer = option.next_action(till.state, offer.payment)
        if answer is not None:
            return answer
    return view.actions[0]


def before_payment(view: View) -> View:
    """What the seat saw when it began the claim that is under way."""
    state = resample(view, random.Random(1))
    view.ruleset.port(CAMPAIGN_CLAIM).rewind(state)
    return view_of(state, view.seat)


def is_helped(payment: Payment) -> bool:
    """Whether more than plain cards pay."""
    return bool(payment.gang or payment.blasts or payment.powers or payment.exchange)


def is_worth_a_gang(sight: Sight, route: int) -> bool:
    """CAM-J: money is paid where the claim completes a ticket, and when it is the last chance."""
    gain = points_gained(sight.graph, sight.labels, sight.open_tickets, route)
    return gain > 0 or sight.is_last_turn


def claim_with_help(view: View, sight: Sight) -> Offer | None:
    """CAM-I, CAM-J: a planned route that some help pays for, if a turn is worth what it costs."""
    choices = sight.choices
    planned = {choices[a].route for a in sight.legal("claim")}.intersection(sight.plan.routes)
    if not planned:
        return None
    till = Till(view, sight)
    lengths = sight.graph.lengths
    worth = [
        (offer.cost - CARD * lengths[offer.payment.route], offer.place, offer)
        for offer in till.offers(planned)
        if is_helped(offer.payment)
        and (not offer.payment.gang or is_worth_a_gang(sight, offer.payment.route))
    ]
    best = min(worth, default=None)
    return best[2] if best is not None and best[0] <= turn_worth(view) else None
