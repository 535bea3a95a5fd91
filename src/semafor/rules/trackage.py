"""Trackage rights: for a fee the route of another player counts as a link of one's own.

Rules: CAM-L. Used by: campaign games 9 to 12.
"""

from __future__ import annotations

from threading import Lock

from semafor.board.model import GREY
from semafor.engine import access
from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.lines import Links
from semafor.engine.module import Builder, RuleModule
from semafor.engine.sheet import Network
from semafor.engine.tables import ActionBuffer
from semafor.rules.more_effects import change_money
from semafor.rules.payment_reading import read_cards, write_cards
from semafor.rules.payment_ways import NONE, Cards, Purse, read_kinds
from semafor.rules.region_parts import OpenPart
from semafor.rules.turn_marks import LEASED, mark_turn

# Numbers for payments that are not listed; the oldest gives way.
SPELLED = 64
# All games of a ruleset share its options, and a server folds some of them in threads.
REMEMBERING = Lock()


class LeaseLinks(Links):
    """CAM-L: a leased route joins the links of its tenant."""

    def __init__(self, part: OpenPart) -> None:
        self.part = part

    def join(self, state: State, seat: int, network: Network) -> None:
        """Join its two ends."""
        route = self.part.get(state, "leases", seat) - 1
        if route >= 0:
            network.join(*state.tables.ruleset.route_nodes[route])


class Lease(Option):
    """CAM-L: a turn option; numbers as those of plain claims: route, colour, locomotives.

    Listed is what takes unmarked cards first; any other cards that pay may be named too.
    """

    def __init__(self, builder: Builder, part: OpenPart) -> None:
        self.cards: Cards = read_kinds(builder.kinds, builder.colours)
        routes = builder.board.routes
        self.prices = [max(1, route.length - 1) for route in routes]
        self.paint = [
            NONE if route.colour == GREY else builder.kinds.index(route.colour) for route in routes
        ]
        self.pairs = [route.pair for route in routes]
        self.start: list[int] = []
        self.owner: list[int] = []
        for route, price in enumerate(self.prices):
            self.start.append(len(self.owner))
            colours = self.cards.colours if self.paint[route] == NONE else 1
            self.owner.extend([route] * (colours * price + 1))
        super().__init__("lease", len(self.owner) + SPELLED)
        self.spelled: list[tuple[int, dict[int, int]]] = []
        self.next_spelled = 0
        self.part = part
        self.tariff = builder.tariff
        self.shared = builder.shared
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
        """Route, colour and locomotives of a listed action."""
        route = self.owner[action - self.base]
        plain = action - self.base - self.start[route]
        price = self.prices[route]
        is_grey = self.paint[route] == NONE
        if plain == (self.cards.colours if is_grey else 1) * price:
            return route, NONE, price
        colour, locos = divmod(plain, price)
        return route, colour if is_grey else self.paint[route], locos

    def remember(self, listed: int, paid: dict[int, int]) -> int:
        """Give cards that are not listed a number for the time being."""
        entry = (listed, paid)
        with REMEMBERING:
            if entry in self.spelled:
                index = self.spelled.index(entry)
            elif len(self.spelled) < SPELLED:
                index = len(self.spelled)
                self.spelled.append(entry)
            else:
                index = self.next_spelled
                self.next_spelled = (index + 1) % SPELLED
                self.spelled[index] = entry
        return self.base + len(self.owner) + index

    def listed(self, action: int) -> int:
        """Other cards of a colour are as legal as its unmarked ones."""
        index = action - self.base - len(self.owner)
        return action if index < 0 else self.spelled[index][0]

    def payment(self, state: State, seat: int, action: int) -> tuple[int, dict[int, int]]:
        """Route and cards of an action."""
        route, colour, locos = self.split(self.listed(action))
        index = action - self.base - len(self.owner)
        if index >= 0:
            return route, self.spelled[index][1]
        hand = access.hand_list(state, seat)
        return route, self.spell(hand, colour, self.prices[route] - locos, locos)

    def spell(self, hand: list[int], colour: int, count: int, locos: int) -> dict[int, int]:
        """The cards of a payment, unmarked ones first."""
        purse = Purse(self.cards, list(hand))
        if colour != NONE:
            purse.take_colour(colour, count)
        if locos:
            purse.take(self.cards.locomotive, locos)
        return dict(purse.flush())

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
        counts = self.cards.counts(hand)
        locos = hand[self.cards.locomotive]
        for route in sorted(self.open_leases(state, seat)):
            price = self.prices[route]
            paint = self.paint[route]
            for colour in range(self.cards.colours) if paint == NONE else (paint,):
                fewest = max(0, price - counts[colour])
                for spent in range(fewest, min(locos, price - 1) + 1):
                    buffer.add(self.number(route, colour, spent))
            if locos >= price:
                buffer.add(self.number(route, NONE, price))
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Pay cards and money, put one piece beside the route."""
        seat = state.frame_value(at, 1)
        route, paid = self.payment(state, seat, action)
        for kind, count in paid.items():
            state.lay_cards(seat, kind, count)
            state.discard_laid_kind(kind)
        landlord = self.landlord(state, route)
        change_money(state, seat, -self.tariff)
        change_money(state, landlord, self.tariff)
        access.set_trains(state, seat, access.trains_of(state, seat) - 1)
        self.part.put(state, "leases", seat, route + 1)
        mark_turn(self.shared, state, LEASED)
        if state.facts is not None:
            state.note("leased", seat, route, 0)
        state.push_procedure(self.settle, 0, 0, 0)

    # ---------------------------------------------------------------- words

    def to_move(self, state: State, action: int) -> Move:
        """Route and cards."""
        ruleset = state.tables.ruleset
        route, paid = self.payment(state, state.actor(), action)
        cards = write_cards(sorted(paid.items()), ruleset.kinds)
        return {"do": "lease", "route": ruleset.board.routes[route].id, "pay": cards}

    def parse(self, state: State, move: Move) -> int:
        """The cards must be exact; which of one colour is free."""
        ruleset = state.tables.ruleset
        name = move.get("route")
        if not isinstance(name, str) or name not in ruleset.route_number:
            raise IllegalMove("unknown-route", route=name)
        route = ruleset.route_number[name]
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
        locos = cards[self.cards.locomotive]
        hand = access.hand_list(state, state.actor())
        if any(hand[kind] < count for kind, count in cards.items()):
            raise IllegalMove("cards-not-in-hand", "CAM-L", route=name)
        usual = self.number(route, colour, locos)
        if self.spell(hand, colour, price - locos, locos) == dict(cards):
            return usual
        return self.remember(usual, dict(cards))

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Why this route cannot be leased now."""
        name = state.tables.ruleset.board.routes[self.split(self.listed(action))[0]].id
        return IllegalMove("no-lease", "CAM-L", route=name)


def build(builder: Builder) -> None:
    """The turn option and the link."""
    part = OpenPart("trackage", {"leases": builder.seats})
    builder.part(part)
    builder.option("turn", 250, Lease(builder, part))
    builder.move_field("lease", "route", "pay")
    builder.links.append(LeaseLinks(part))


MODULE = RuleModule(name="trackage", rules=("CAM-L",), facts={"leased": ("route", "")}, build=build)
