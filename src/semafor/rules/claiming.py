"""Claiming a route: what can be claimed, how it is paid, what follows.

Rules: COM-CLAIM-1..17, COM-TERM-1, 4..6, COM-EDGE-14, 15, 27. Used by: every edition.
The numbers of the claim procedure: 10 lay cards, 40 trains, discard and points, 58 piles.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.choices import Choice
from semafor.engine.claim_numbers import claim_pays, claim_routes, count_claims
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.payment import default_payment, read_payment, write_payment
from semafor.engine.ports import CLAIMS, PLAIN_CLAIM
from semafor.engine.rulebook import (
    SHORT,
    CardRow,
    Example,
    Moment,
    Said,
    Sentence,
    Table,
    cards,
    counted,
    ends,
    item,
    line,
    most_tracks,
    payment,
    stretch,
    typical,
)
from semafor.engine.tables import DONE, FITS, MOST_CARDS, ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

MOST = FITS - 1
POINTS_TABLE = "rulebook-claim-points"
LEAST_SEATS = 2


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
        word_bits = tables.word_bits
        codes = buffer.codes
        count = buffer.count
        for colour in range(tables.colours):
            # No card of a colour pays nothing: asking first costs more, since the answer cannot be foreseen.
            payable = tables.payable[MOST_CARDS * colour + hand[colour]]
            start = tables.claim_start[colour]
            spend = 0
            place = 0
            while spend <= most:
                word = 0
                before = -1
                while word < words:
                    mask = free[word] & payable[place]
                    while mask:
                        low = mask & -mask
                        mask ^= low
                        codes[count] = start[before + tables.ordinal(low)] + spend
                        count += 1
                    word += 1
                    before += word_bits
                    place += 1
                spend += 1
        if locos > 0:
            start = tables.claim_start[tables.locomotive]
            for word in range(words):
                mask = free[word] & tables.within[most][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    codes[count] = start[word * word_bits + tables.ordinal(low) - 1]
                    count += 1
        buffer.count = count
        return count

    def fill_route(self, state: State, buffer: ActionBuffer, route: int) -> None:
        """The payments of one route."""
        tables = state.tables
        seat = state.seat
        hand = state.hand[seat]
        word = tables.word_of[route]
        bit = tables.one[route]
        if tables.length[route] > state.trains[seat]:
            return
        if not state.free[word] & ~state.barred[seat][word] & bit:
            return
        locos = hand[tables.locomotive]
        most = min(MOST, locos)
        for colour in range(tables.colours):
            cards = hand[colour]
            if cards == 0:
                continue
            payable = tables.payable[MOST_CARDS * colour + cards]
            for spend in range(most + 1):
                if payable[tables.words * spend + word] & bit:
                    buffer.add(tables.claim_start[colour][route] + spend)
        if locos > 0 and tables.within[most][word] & bit:
            buffer.add(tables.claim_start[tables.locomotive][route])

    def cheapest(self, state: State, buffer: ActionBuffer, route: int) -> int:
        """The claim of a route with fewest locomotives, -1 where it cannot be paid; the buffer is room to work in."""
        tables = state.tables
        changed = self.changed
        if changed is not None and state.is_altered(route):
            return changed.cheapest(state, buffer, route)
        buffer.count = 0
        self.fill_route(state, buffer, route)
        forced = tables.needs_locos[route]
        best = -1
        fewest = 99
        for index in range(buffer.count):
            locos = self.pay_of(state, buffer.codes[index]) % 16
            if locos < forced:  # further cards in their place hurt as further locomotives do
                locos = forced + (forced - locos) * tables.stand_in[route]
            if locos < fewest:
                fewest = locos
                best = buffer.codes[index]
        return best

    def toll(self, state: State, route: int, action: int) -> float:
        """What a claim costs besides as many cards as are printed, in points; below 0 where it takes fewer."""
        changed = self.changed
        if changed is not None and state.is_altered(route):
            return changed.toll(state, route, action)
        return 0.0

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

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Route, colour and locomotives."""
        board, colours = ruleset.board, ruleset.colours
        pays = claim_pays(board, ruleset.kinds, colours, ruleset.locomotive)
        return [
            Deed("claim", route=route, colour=pay // 16, locomotives=pay % 16)
            for route, pay in zip(claim_routes(board, colours), pays, strict=True)
        ]

    def to_move(self, state: State, action: int) -> Move:
        """Route and exact payment."""
        tables = state.tables
        ruleset = tables.ruleset
        route = self.route_of(state, action)
        pay = self.pay_of(state, action)
        locos = pay % 16
        cards = tables.cards_for(route, locos) if pay // 16 != tables.locomotive else 0
        payment = write_payment(ruleset.kinds, pay // 16, cards, tables.locomotive, locos)
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
        painted = tables.colour[route]
        if "pay" not in move:
            return self.default_action(state, route)
        colour, locos, total = read_payment(move["pay"], ruleset.kinds, tables.locomotive)
        needs = tables.length[route]
        if colour != tables.locomotive and locos < needs:
            needs = tables.cards_for(route, locos) + locos
        if total != needs:
            raise IllegalMove("wrong-count", "COM-CLAIM-1", route=name, needs=needs, paid=total)
        if colour != tables.locomotive:
            if colour >= tables.colours:
                raise IllegalMove("unknown-card", card=ruleset.kinds[colour])
            if painted >= 0 and painted != colour:
                raise IllegalMove(
                    "wrong-colour", "COM-CLAIM-3", route=name, colour=ruleset.kinds[painted]
                )
        return self.action_of(state, route, colour, locos)

    def default_action(self, state: State, route: int) -> int:
        """COM-EDGE-14: the payment where no cards are named; cards stand for locomotives only if they must."""
        tables = state.tables
        loco = tables.locomotive
        hand = [state.hand[state.seat][kind] for kind in range(tables.kinds)]
        colours = [colour for colour in range(tables.colours) if tables.takes[colour][route]]
        allowed = (tables.needs_locos[route], tables.most_locos[route])
        colour, locos = default_payment(hand, colours, loco, tables.length[route], allowed)
        if tables.stand_in[route] and hand[loco] < locos:
            fewer = min(hand[loco], tables.needs_locos[route] - 1)
            able = [other for other in colours if hand[other] >= tables.cards_for(route, fewer)]
            if len(able) > 1:
                raise IllegalMove("name-the-colour", "COM-EDGE-14")
            if able:
                return self.action_of(state, route, able[0], fewer)
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
        colour, locos = divmod(self.pay_of(state, action), 16)
        if colour != tables.locomotive and not tables.takes[colour][route]:
            return IllegalMove("kind-not-taken", route=name, card=tables.ruleset.kinds[colour])
        fewest = 0 if tables.stand_in[route] else tables.needs_locos[route]
        return refuse_payment(name, locos, fewest, tables.most_locos[route])


def refuse_payment(route: str, locos: int, fewest: int, most: int) -> IllegalMove:
    """Why so many locomotives do not pay for a route; else the cards are not there."""
    if locos < fewest:
        return IllegalMove("too-few-locomotives", "EUR-FERRY-4", route=route, needs=fewest)
    if locos > most:
        return IllegalMove("too-many-locomotives", route=route, most=most)
    return IllegalMove("cards-not-in-hand", "COM-CLAIM-1", route=route)


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
            missing = tables.needs_locos[state.frames[at][2]] - locos
            if missing > 0:
                cards += missing * tables.stand_in[state.frames[at][2]]
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
    option = ClaimRoute(claim, count_claims(builder.board, builder.colours))
    builder.option("turn", 200, option)
    builder.bring(CLAIMS, option)
    builder.bring(PLAIN_CLAIM, option)
    builder.step("claim", 10, LayCards(), "COM-CLAIM-1")
    builder.step("claim", 40, SettleClaim(), "COM-CLAIM-7")
    few = builder.seats <= builder.number("single_strand_seats")
    most = builder.number("single_strand_most")
    builder.answer("single_strand", lambda strands: few and strands <= most)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """What a route costs, which are open, what it scores."""
    points = sorted(ruleset.board.route_points.items())
    most = most_tracks(ruleset)
    yield item("turn", 300, "rulebook-turn-claim")
    yield Sentence("claim", 100, "rulebook-claim-cost")
    yield Sentence("claim", 200, "rulebook-claim-where")
    key = "rulebook-claim-twins"
    if ruleset.parameter("claiming", "single_strand_seats") < LEAST_SEATS:
        key = "rulebook-claim-twins-open"
    elif ruleset.parameter("claiming", "single_strand_most") < most:
        key = "rulebook-claim-twins-all"
        yield Sentence(SHORT, 700, "short-twins")
    yield Sentence("claim", 400, key, {"most": most})
    yield Sentence("claim", 500, "rulebook-claim-beside")
    rows = (
        ("rulebook-claim-length", tuple(length for length, _ in points)),
        ("rulebook-claim-value", tuple(value for _, value in points)),
    )
    yield Sentence("claim", 900, POINTS_TABLE, table=Table(POINTS_TABLE, rows))
    yield item("first", 400, "rulebook-first-claim")
    yield item("first", 500, "rulebook-first-around")
    yield from claim_example(ruleset)
    yield from grey_example(ruleset)
    yield from twins_example(ruleset)


def claim_example(ruleset: Ruleset) -> Iterator[Example]:
    """A coloured route of this board, from the hand to the trains."""
    route = typical(ruleset, 3, is_grey=False, has_twin=False) or typical(ruleset, 3, is_grey=False)
    if route is None:
        return
    others = [one for one in ruleset.kinds[: ruleset.colours] if one != route.colour]
    paid = payment(ruleset, route, route.colour, 1)
    hand = (*paid, *others[:2])
    told = {
        "route": ends(route),
        "length": route.length,
        "paid": counted(paid),
        "points": ruleset.route_points[ruleset.route_number[route.id]],
        "trains": ruleset.start_trains - route.length,
    }
    yield Example(
        "claim",
        100,
        "example-claim",
        (
            Moment(
                "example-claim-look",
                told,
                (line(stretch(route)), cards(CardRow("example-hand", hand))),
            ),
            Moment(
                "example-claim-pay",
                told,
                (cards(CardRow("example-hand", hand, tuple(range(len(paid))))),),
            ),
            Moment("example-claim-done", told, (line(stretch(route, owner="you")),)),
        ),
    )


def grey_example(ruleset: Ruleset) -> Iterator[Example]:
    """A grey route of this board: cards of any colour, but of one."""
    route = typical(ruleset, 2, is_grey=True)
    if route is None or route.length < 2:
        return
    one, two = ruleset.kinds[ruleset.colours - 1], ruleset.kinds[0]
    right = (one,) * route.length
    wrong = (*right[1:], two)
    told = {"route": ends(route), "length": route.length}
    yield Example(
        "claim",
        200,
        "example-grey",
        (
            Moment("example-grey-look", told, (line(stretch(route)),)),
            Moment(
                "example-grey-pay",
                {**told, "right": counted(right), "wrong": counted(wrong)},
                (
                    cards(
                        CardRow("example-right", right),
                        CardRow("example-wrong", wrong, is_wrong=True),
                    ),
                ),
            ),
        ),
    )


def twins_example(ruleset: Ruleset) -> Iterator[Example]:
    """A double route of this board, with few players and with many."""
    route = typical(ruleset, 2, has_twin=True)
    if route is None:
        return
    other = ruleset.board.twins(route)[0]
    most = ruleset.parameter("claiming", "single_strand_seats")
    told = {"route": ends(route), "most": most}
    moments = []
    if most >= LEAST_SEATS:
        few = line(stretch(route, owner="you"), stretch(other, is_closed=True))
        moments.append(Moment("example-twins-few", told, (few,)))
    many = line(stretch(route, owner="you"), stretch(other, owner="other"))
    moments.append(Moment("example-twins-many", told, (many,)))
    yield Example("claim", 300, "example-twins", tuple(moments))


MODULE = RuleModule(
    name="claiming",
    brings=(CLAIMS, PLAIN_CLAIM),
    rules=("COM-CLAIM-1", "COM-CLAIM-2", "COM-CLAIM-3", "COM-CLAIM-7", "COM-CLAIM-14"),
    params={"single_strand_seats": Param(3, 1, 5), "single_strand_most": Param(9, 1, 9)},
    rulebook=rulebook,
    choices=(Choice("claim", "pay", on="routes", field="route", icon="train"),),
    build=build,
)
