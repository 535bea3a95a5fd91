"""Claiming a route: what can be claimed, how it is paid, what follows.

Rules: COM-CLAIM-1..17, COM-TERM-1, 4..6, COM-EDGE-14, 15, 27. Used by: every edition.
The numbers of the claim procedure: 10 lay cards, 40 trains, 50 discard, 58 piles, 60 points.
"""

from __future__ import annotations

from semafor.engine.core import Option, State, Step
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.payment import default_payment, read_payment, write_payment
from semafor.engine.tables import DONE, NEED, ActionBuffer

MOST = NEED - 1


class ClaimRoute(Option):
    """COM-CLAIM-1..7: every open route with every payment the hand allows.

    Action numbers are dense: each route has one block of `length` numbers (locomotives spent) for
    each colour it takes, and one number for locomotives alone.
    """

    def __init__(self, procedure: int, size: int) -> None:
        super().__init__("claim", size)
        self.procedure = procedure

    def fill(self, state: State, buffer: ActionBuffer) -> None:
        """Masks by colour and number of cards give the routes; payments follow from the hand."""
        tables = state.tables
        seat = state.seat
        hand = state.hand[seat]
        locos = hand[tables.locomotive]
        trains = min(state.trains[seat], MOST)
        count = buffer.count
        codes = buffer.codes
        for word in range(tables.words):
            free = state.open[seat][word] & tables.fits[trains][word]
            if free == 0:
                continue
            first_route = word * 62
            for colour in range(tables.colours):
                cards = hand[colour]
                if cards == 0:
                    continue
                mask = free & tables.payable[colour * NEED + min(cards + locos, MOST)][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = first_route + tables.bit[low % 67]
                    length = tables.length[route]
                    spend = max(length - cards, tables.needs_locos[route])
                    code = self.base + tables.claim_base[route]
                    if tables.colour[route] < 0:
                        code += colour * length
                    last = min(length - 1, locos)
                    while spend <= last:
                        codes[count] = code + spend
                        count += 1
                        spend += 1
            if locos > 0:
                mask = free & tables.within[min(locos, MOST)][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = first_route + tables.bit[low % 67]
                    length = tables.length[route]
                    code = self.base + tables.claim_base[route]
                    if tables.colour[route] < 0:
                        code += tables.colours * length
                    else:
                        code += length
                    codes[count] = code
                    count += 1
        buffer.count = count

    def route_of(self, state: State, action: int) -> int:
        """The route an action claims."""
        return state.tables.claim_route[action - self.base]

    def pay_of(self, state: State, action: int) -> int:
        """The payment of an action: 16 x colour + locomotives, colour = locomotive for none."""
        tables = state.tables
        route = tables.claim_route[action - self.base]
        length = tables.length[route]
        offset = action - self.base - tables.claim_base[route]
        colour = tables.colour[route]
        if colour < 0:
            if offset == tables.colours * length:
                return tables.locomotive * 16 + length
            colour = offset // length
            return colour * 16 + offset - colour * length
        if offset == length:
            return tables.locomotive * 16 + length
        return colour * 16 + offset

    def action_of(self, state: State, route: int, colour: int, locos: int) -> int:
        """The action that claims a route with a colour (the locomotive's number for none)."""
        tables = state.tables
        length = tables.length[route]
        is_grey = tables.colour[route] < 0
        code = self.base + tables.claim_base[route]
        if colour == tables.locomotive:
            return code + (tables.colours * length if is_grey else length)
        return code + locos + (colour * length if is_grey else 0)

    def play(self, state: State, action: int, at: int) -> None:
        """Start the claim procedure."""
        route = state.tables.claim_route[action - self.base]
        state.push_procedure(self.procedure, route, self.pay_of(state, action), 0)

    def to_move(self, state: State, action: int) -> Move:
        """Route and exact payment."""
        tables = state.tables
        ruleset = tables.ruleset
        route = self.route_of(state, action)
        pay = self.pay_of(state, action)
        locos = pay % 16
        payment = write_payment(
            ruleset.kinds, pay // 16, tables.length[route] - locos, tables.locomotive, locos
        )
        return {"do": "claim", "route": ruleset.board.routes[route].id, "pay": payment}

    def parse(self, state: State, move: Move) -> int:
        """COM-CLAIM-1..4: the payment must be one colour of the route and exactly its length."""
        tables = state.tables
        ruleset = tables.ruleset
        name = move.get("route")
        if not isinstance(name, str) or name not in ruleset.route_number:
            raise IllegalMove("unknown-route", route=name)
        route = ruleset.route_number[name]
        length = tables.length[route]
        painted = tables.colour[route]
        if "pay" not in move:
            hand = [state.hand[state.seat][kind] for kind in range(tables.kinds)]
            colours = list(range(tables.colours)) if painted < 0 else [painted]
            colour, locos = default_payment(
                hand, colours, tables.locomotive, length, tables.needs_locos[route]
            )
            return self.action_of(state, route, colour, locos)
        colour, locos, total = read_payment(move["pay"], ruleset.kinds, tables.locomotive)
        if total != length:
            raise IllegalMove("wrong-count", "COM-CLAIM-1", route=name, needs=length, paid=total)
        if colour != tables.locomotive:
            if colour >= tables.colours:
                raise IllegalMove("unknown-card", card=ruleset.kinds[colour])
            if painted >= 0 and painted != colour:
                raise IllegalMove(
                    "wrong-colour", "COM-CLAIM-3", route=name, colour=ruleset.kinds[painted]
                )
        return self.action_of(state, route, colour, locos)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Why this route with this payment is not legal now."""
        tables = state.tables
        route = self.route_of(state, action)
        name = tables.ruleset.board.routes[route].id
        word = route // 62
        bit = tables.one[route % 62]
        length = tables.length[route]
        for seat in range(tables.seats):
            if state.owned[seat][word] & bit:
                return IllegalMove("route-taken", "COM-CLAIM-13", route=name, seat=seat)
        if not state.open[state.seat][word] & bit:
            own = 0
            for index in range(tables.words):
                own |= state.owned[state.seat][index] & tables.shut_own[route][index]
            if own:
                return IllegalMove("own-twin", "COM-CLAIM-14", route=name)
            return IllegalMove("twin-closed", "COM-CLAIM-15", route=name)
        if state.trains[state.seat] < length:
            left = state.trains[state.seat]
            return IllegalMove("too-few-trains", "COM-CLAIM-7", route=name, needs=length, left=left)
        if self.pay_of(state, action) % 16 < tables.needs_locos[route]:
            needs = tables.needs_locos[route]
            return IllegalMove("too-few-locomotives", "EUR-FERRY-4", route=name, needs=needs)
        return IllegalMove("cards-not-in-hand", "COM-CLAIM-1", route=name)


class LayCards(Step):
    """COM-CLAIM-1, 2: the payment leaves the hand and lies on the table."""

    def run(self, state: State, at: int) -> int:
        """Lay coloured cards and locomotives."""
        tables = state.tables
        length = tables.length[state.frames[at][2]]
        pay = state.frames[at][3]
        locos = pay % 16
        if length > locos:
            state.lay_cards(state.seat, pay // 16, length - locos)
        if locos > 0:
            state.lay_cards(state.seat, tables.locomotive, locos)
        return DONE


class PlaceTrains(Step):
    """COM-CLAIM-7, 13..16: a train on every space; the route and, by rule, its twins are shut."""

    def run(self, state: State, at: int) -> int:
        """Place the trains of the claiming seat."""
        state.give_route(state.seat, state.frames[at][2])
        state.trains[state.seat] -= state.tables.length[state.frames[at][2]]
        return DONE


class DiscardPayment(Step):
    """COM-CLAIM-8: the laid cards go to the discard pile."""

    def run(self, state: State, at: int) -> int:
        """Discard what was laid."""
        state.discard_laid()
        return DONE


class ScoreRoute(Step):
    """COM-CLAIM-9: the points of the length table, at once."""

    def run(self, state: State, at: int) -> int:
        """Add the points of the route."""
        route = state.frames[at][2]
        points = state.tables.points[route]
        state.score[state.seat] += points
        if state.facts is not None:
            state.note("claimed", state.seat, route, points)
        return DONE


def build(builder: Builder) -> None:
    """The claim option, its procedure, and the strands that few players may not use."""
    claim = builder.procedure("claim")
    builder.option("turn", 200, ClaimRoute(claim, 0))
    builder.step("claim", 10, LayCards(), "COM-CLAIM-1")
    builder.step("claim", 40, PlaceTrains(), "COM-CLAIM-7")
    builder.step("claim", 50, DiscardPayment(), "COM-CLAIM-8")
    builder.step("claim", 60, ScoreRoute(), "COM-CLAIM-9")
    few = builder.seats <= builder.number("single_strand_seats")
    most = builder.number("single_strand_most")
    builder.answer("single_strand", lambda strands: few and strands <= most)


MODULE = RuleModule(
    name="claiming",
    rules=("COM-CLAIM-1", "COM-CLAIM-2", "COM-CLAIM-3", "COM-CLAIM-7", "COM-CLAIM-14"),
    params={"single_strand_seats": Param(3, 1, 5), "single_strand_most": Param(9, 1, 9)},
    build=build,
)
