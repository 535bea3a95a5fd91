"""Claiming a route: what can be claimed, how it is paid, what follows.

Rules: COM-CLAIM-1..17, COM-TERM-1, 4..6, COM-EDGE-14, 15, 27. Used by: every edition.
The numbers of the claim procedure: 10 lay cards, 40 trains, discard and points, 58 piles.
"""

from __future__ import annotations

from semafor.engine.core import Option, State, Step
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.payment import default_payment, read_payment, write_payment
from semafor.engine.tables import DONE, FITS, MOST_CARDS, ActionBuffer

MOST = FITS - 1


class ClaimRoute(Option):
    """COM-CLAIM-1..7: every open route with every payment the hand allows.

    Action numbers are dense: each route has one block of `length` numbers (locomotives spent) for
    each colour it takes, and one number for locomotives alone.
    """

    def __init__(self, procedure: int, size: int) -> None:
        super().__init__("claim", size)
        self.procedure = procedure
        self.changed: ClaimRoute | None = None

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Masks by colour and number of cards give the routes; payments follow from the hand."""
        tables = state.tables
        seat = state.seat
        hand = state.hand[seat]
        words = tables.words
        trains = state.trains[seat]
        fits = tables.fits[min(MOST, trains)]
        free = buffer.free
        for word in range(words):
            free[word] = (
                state.free[word] & fits[word] & ~state.barred[seat][word] & ~state.altered[word]
            )
        locos = hand[tables.locomotive]
        most = min(MOST, locos)
        bit = tables.bit
        word_bits = tables.word_bits
        codes = buffer.codes
        count = buffer.count
        for colour in range(tables.colours):
            cards = hand[colour]
            if cards == 0:
                continue
            payable = tables.payable[MOST_CARDS * colour + cards]
            start = tables.claim_start[colour]
            spend = 0
            while spend <= most:
                word = 0
                first = 0
                place = spend
                while word < words:
                    mask = free[word] & payable[place]
                    while mask:
                        low = mask & -mask
                        mask ^= low
                        codes[count] = start[first + bit[low % 269]] + spend
                        count += 1
                    word += 1
                    first += word_bits
                    place += FITS
                spend += 1
        if locos > 0:
            start = tables.claim_start[tables.locomotive]
            for word in range(words):
                mask = free[word] & tables.within[most][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    codes[count] = start[word * word_bits + bit[low % 269]]
                    count += 1
        buffer.count = count
        return count

    def route_of(self, state: State, action: int) -> int:
        """The route an action claims."""
        return state.tables.claim_route[action - self.base]

    def pay_of(self, state: State, action: int) -> int:
        """The payment of an action: 16 x colour + locomotives, colour = locomotive for none."""
        return state.tables.claim_pay[action - self.base]

    def action_of(self, state: State, route: int, colour: int, locos: int) -> int:
        """The action that claims a route with a colour (the locomotive's number for none)."""
        tables = state.tables
        if colour == tables.locomotive:
            return tables.claim_start[colour][route]
        return tables.claim_start[colour][route] + locos

    def play(self, state: State, action: int, at: int) -> None:
        """Start the claim procedure."""
        number = action - self.base
        tables = state.tables
        state.push_procedure(
            self.procedure, tables.claim_route[number], tables.claim_pay[number], 0
        )

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
            if isinstance(name, str) and name in ruleset.board.beyond:
                raise IllegalMove("route-beyond", "LEG-CLAIM-2", route=name)
            raise IllegalMove("unknown-route", route=name)
        route = ruleset.route_number[name]
        if self.changed is not None and state.is_altered(route):
            return self.changed.parse_changed(state, route, move)
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

    def parse_changed(self, state: State, route: int, move: Move) -> int:
        """The action of a claim at a cost that is not the printed one."""
        raise NotImplementedError

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Why this route with this payment is not legal now."""
        tables = state.tables
        route = self.route_of(state, action)
        name = tables.ruleset.board.routes[route].id
        word = tables.word_of[route]
        bit = tables.one[route]
        length = tables.length[route]
        for seat in range(tables.seats):
            if state.owned[seat][word] & bit:
                return IllegalMove("route-taken", "COM-CLAIM-13", route=name, seat=seat)
        if state.barred[state.seat][word] & bit:
            return IllegalMove("own-twin", "COM-CLAIM-14", route=name)
        if not state.free[word] & bit:
            return IllegalMove("twin-closed", "COM-CLAIM-15", route=name)
        if state.trains[state.seat] < length:
            left = state.trains[state.seat]
            return IllegalMove("too-few-trains", "COM-CLAIM-7", route=name, needs=length, left=left)
        if self.pay_of(state, action) % 16 < tables.needs_locos[route]:
            needs = tables.needs_locos[route]
            return IllegalMove("too-few-locomotives", "EUR-FERRY-4", route=name, needs=needs)
        return IllegalMove("cards-not-in-hand", "COM-CLAIM-1", route=name)


class LayCards(Step):
    """COM-CLAIM-1, 2: the payment leaves the hand and lies on the table.

    The third number of the frame is by how much the route is cheaper than printed.
    """

    def run(self, state: State, at: int) -> int:
        """Lay coloured cards and locomotives."""
        tables = state.tables
        pay = state.frames[at][3]
        locos = pay % 16
        cards = tables.length[state.frames[at][2]] - state.frames[at][4] - locos
        if cards > 0:
            state.lay_cards(state.seat, pay // 16, cards)
        if locos > 0:
            state.lay_cards(state.seat, tables.locomotive, locos)
        return DONE


class SettleClaim(Step):
    """COM-CLAIM-7..9, 13..16: trains, then the cards to the discard pile, then the points.

    One step, because nothing may come between; what other rules add has numbers before or after.
    """

    def run(self, state: State, at: int) -> int:
        """Settle a claim whose cards are laid."""
        tables = state.tables
        seat = state.seat
        route = state.frames[at][2]
        colour = state.frames[at][3] // 16
        state.give_route(seat, route)
        state.trains[seat] -= tables.length[route]
        state.discard_laid_kind(colour)
        if state.laid[tables.locomotive] > 0:
            state.discard_laid_kind(tables.locomotive)
        state.score[seat] += tables.points[route]
        if state.facts is not None:
            state.note("claimed", seat, route, tables.points[route])
        return DONE


def build(builder: Builder) -> None:
    """The claim option, its procedure, and the strands that few players may not use."""
    claim = builder.procedure("claim")
    builder.option("turn", 200, ClaimRoute(claim, 0))
    builder.step("claim", 10, LayCards(), "COM-CLAIM-1")
    builder.step("claim", 40, SettleClaim(), "COM-CLAIM-7")
    few = builder.seats <= builder.number("single_strand_seats")
    most = builder.number("single_strand_most")
    builder.answer("single_strand", lambda strands: few and strands <= most)


MODULE = RuleModule(
    name="claiming",
    rules=("COM-CLAIM-1", "COM-CLAIM-2", "COM-CLAIM-3", "COM-CLAIM-7", "COM-CLAIM-14"),
    params={"single_strand_seats": Param(3, 1, 5), "single_strand_most": Param(9, 1, 9)},
    build=build,
)
