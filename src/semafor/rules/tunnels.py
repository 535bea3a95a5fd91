"""Tunnels: three revealed cards may ask for more, and the player may back out.

Rules: EUR-TUNNEL-1..14, EUR-EDGE-1..14. Used by: europe.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from semafor.engine import access
from semafor.engine.advice import TakeFirst
from semafor.engine.choices import Choice
from semafor.engine.columns import Column, flags, numbers, tallied
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.payment import read_payment, write_payment
from semafor.engine.ports import TUNNELS, Tunnels
from semafor.engine.rulebook import (
    CardRow,
    Example,
    Moment,
    Said,
    Section,
    Sentence,
    cards,
    counted,
    ends,
    line,
    payment,
    stretch,
    typical,
)
from semafor.engine.tables import DONE, ROUTES, ActionBuffer, zeros

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

MOST_REVEALED = 5
# Places in the part: cards revealed, their kinds, the surcharge, the colour of the payment.
SURCHARGE = MOST_REVEALED + 1
COLOUR = MOST_REVEALED + 2
SIZE = MOST_REVEALED + 3


class TunnelPart(Part):
    """Revealed cards and the surcharge: open to everybody."""

    name = "tunnel"
    is_public = True

    def __init__(self, kinds: tuple[str, ...], routes: tuple[str, ...]) -> None:
        super().__init__(SIZE)
        self.kinds = kinds
        self.routes = routes

    def revealed(self, state: State) -> list[int]:
        """Kinds of the revealed cards in order."""
        count = state.part_value(self.base)
        return [state.part_value(self.base + 1 + index) for index in range(count)]

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Everything, in words."""
        colour = state.part_value(self.base + COLOUR)
        return {
            "revealed": [self.kinds[kind] for kind in self.revealed(state)],
            "surcharge": state.part_value(self.base + SURCHARGE),
            "colour": self.kinds[colour],
        }

    def asks(self, state: State, decision: str) -> dict[str, Any]:
        """Which tunnel, how many cards more, in which colour, and the cards that say so."""
        if decision != "tunnel":
            return {}
        shown = self.show(state, None)
        turned, colour = shown["revealed"], shown["colour"]
        *_, top = access.frame_list(state)
        return {
            "route": self.routes[route_asked(top)],
            "count": shown["surcharge"],
            "colour": colour,
            "turned": turned,
            "hits": [kind in (colour, "locomotive") for kind in turned],
        }

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        kinds = [self.kinds.index(name) for name in shown["revealed"]]
        state.set_part(self.base, len(kinds))
        for index, kind in enumerate(kinds):
            state.set_part(self.base + 1 + index, kind)
        state.set_part(self.base + SURCHARGE, shown["surcharge"])
        state.set_part(self.base + COLOUR, self.kinds.index(shown["colour"]))

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """Revealed cards by kind, the surcharge, the colour of the payment."""
        kinds = range(len(self.kinds))
        return (
            tallied("revealed", 1, 0, kinds, MOST_REVEALED),
            numbers("surcharge", [SURCHARGE], MOST_REVEALED),
            flags("colour", [(COLOUR, kind) for kind in kinds]),
        )

    def checks(self, state: State) -> dict[str, Any]:
        """Revealed cards and surcharge."""
        shown = self.show(state, None)
        return {"revealed": shown["revealed"], "surcharge": shown["surcharge"]}

    def cards(self, state: State) -> dict[int, int]:
        """The revealed cards lie here until the end of the turn."""
        kinds = self.revealed(state)
        return {kind: kinds.count(kind) for kind in kinds}


class Reveal(Step):
    """EUR-TUNNEL-3, 4, 6, 10, 11, EUR-EDGE-1..8: turn cards over and count the surcharge."""

    def __init__(self, base: int, decision: int, count: int, tunnels: list[int]) -> None:
        super().__init__()
        self.base = base
        self.decision = decision
        self.count = count
        self.is_tunnel = zeros(ROUTES)
        for route in tunnels:
            self.is_tunnel[route] = 1

    def run(self, state: State, at: int) -> int:
        """Ask for the surcharge if there is one; otherwise the claim goes on."""
        route = state.frames[at][2]
        if not self.is_tunnel[route]:
            return DONE
        colour = state.frames[at][3] // 16
        loco = state.tables.locomotive
        surcharge = 0
        revealed = 0
        while revealed < self.count:
            if state.deck_count == 0:
                state.reshuffle()
                if state.deck_count == 0:
                    break
            kind = state.draw_card()
            revealed += 1
            state.part[self.base + revealed] = kind
            if kind == colour or kind == loco:  # noqa: SIM109 - two C comparisons
                surcharge += 1
            if state.facts is not None:
                state.note("revealed", state.seat, kind, 0)
        state.part[self.base] = revealed
        state.part[self.base + SURCHARGE] = surcharge
        state.part[self.base + COLOUR] = colour
        if surcharge > 0:
            if state.facts is not None:
                state.note("surcharge", state.seat, surcharge, route)
            state.push(self.decision, state.seat, route, 0, 0)
        return DONE


def route_asked(frame: Sequence[int]) -> int:
    """The tunnel whose surcharge a frame of the decision asks for."""
    return frame[2]


def discard_revealed(state: State, base: int) -> None:
    """EUR-TUNNEL-9: the revealed cards are discarded when the claim is decided."""
    for index in range(1, state.part[base] + 1):
        state.discard_cards(state.part[base + index], 1)
        state.part[base + index] = 0
    state.part[base] = 0
    state.part[base + SURCHARGE] = 0
    state.part[base + COLOUR] = 0


class DiscardRevealed(Step):
    """EUR-TUNNEL-9, EUR-EDGE-11: together with the payment, before the piles are put in order."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: State, at: int) -> int:
        """Discard them if there are any."""
        if state.part[self.base] > 0:
            discard_revealed(state, self.base)
        return DONE


class PaySurcharge(Option):
    """EUR-TUNNEL-5, 6, EUR-EDGE-4, 10: exactly the surcharge, in the colour played or locomotives.

    The action number says how many locomotives are among the cards.
    """

    def __init__(self, base: int) -> None:
        super().__init__("pay", MOST_REVEALED + 1)
        self.part_base = base

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every split between colour and locomotives the hand allows."""
        surcharge = state.part[self.part_base + SURCHARGE]
        colour = state.part[self.part_base + COLOUR]
        seat = state.frames[state.depth - 1][1]
        locos = state.hand[seat][state.tables.locomotive]
        cards = 0 if colour == state.tables.locomotive else state.hand[seat][colour]
        spend = max(0, surcharge - cards)
        while spend <= min(surcharge, locos):
            buffer.add(self.base + spend)
            spend += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Lay the cards; the claim goes on with its next step."""
        seat = state.frames[at][1]
        locos = action - self.base
        colour = state.part[self.part_base + COLOUR]
        cards = state.part[self.part_base + SURCHARGE] - locos
        if cards > 0:
            state.lay_cards(seat, colour, cards)
        if locos > 0:
            state.lay_cards(seat, state.tables.locomotive, locos)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Locomotives among the further cards."""
        return [Deed("pay", locomotives=spent) for spent in range(self.size)]

    def to_move(self, state: State, action: int) -> Move:
        """The exact cards."""
        tables = state.tables
        locos = action - self.base
        cards = state.part[self.part_base + SURCHARGE] - locos
        colour = state.part[self.part_base + COLOUR]
        pay = write_payment(tables.ruleset.kinds, colour, cards, tables.locomotive, locos)
        return {"do": "pay", "pay": pay}

    def parse(self, state: State, move: Move) -> int:
        """The cards must be the surcharge, no more and no less, in the right colour."""
        tables = state.tables
        surcharge = state.part[self.part_base + SURCHARGE]
        colour = state.part[self.part_base + COLOUR]
        paid, locos, total = read_payment(move.get("pay"), tables.ruleset.kinds, tables.locomotive)
        if total != surcharge:
            raise IllegalMove("wrong-surcharge", "EUR-EDGE-10", needs=surcharge, paid=total)
        if paid not in (tables.locomotive, colour):
            if colour == tables.locomotive:
                raise IllegalMove("surcharge-locomotives", "EUR-EDGE-4")
            raise IllegalMove("surcharge-colour", "EUR-EDGE-4", colour=tables.ruleset.kinds[colour])
        return self.base + locos

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The cards are not there."""
        return IllegalMove("cards-not-in-hand", "EUR-TUNNEL-5")


class Withdraw(Option):
    """EUR-TUNNEL-8, EUR-EDGE-9: always possible; the laid cards return, the turn is spent."""

    def __init__(self, base: int, settle: int) -> None:
        super().__init__("withdraw", 1)
        self.part_base = base
        self.settle = settle

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Always offered."""
        buffer.add(self.base)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Take the cards back and drop the claim procedure that waits below."""
        state.take_back_laid(state.frames[at][1])
        discard_revealed(state, self.part_base)
        if state.facts is not None:
            state.note("withdrew", state.frames[at][1], state.frames[at][2], 0)
        state.depth = at - 1
        state.push_procedure(self.settle, 0, 0, 0)


def build(builder: Builder) -> None:
    """Two steps of the claim, one decision with two options, and the part they share."""
    base = builder.part(
        TunnelPart(builder.kinds, tuple(route.id for route in builder.board.routes))
    )
    decision = builder.decision("tunnel")
    tunnels = [
        number for number, route in enumerate(builder.board.routes) if route.kind == "tunnel"
    ]
    turned = builder.number("reveal")
    reveal = Reveal(base, decision, turned, tunnels)
    builder.bring(TUNNELS, Tunnels(frozenset(tunnels), turned))
    builder.step("claim", 20, reveal, "EUR-TUNNEL-3")
    builder.step("claim", 55, DiscardRevealed(base), "EUR-TUNNEL-9")
    builder.option("tunnel", 100, PaySurcharge(base))
    builder.option("tunnel", 200, Withdraw(base, builder.procedure("settle")))
    builder.advise("tunnel", TakeFirst())  # pay if it can be, with as few locomotives as can be


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    turned = ruleset.parameter("tunnels", "reveal")
    yield Section("tunnel", 520)
    yield Sentence("tunnel", 100, "rulebook-tunnel-reveal", {"cards": turned})
    yield Sentence("tunnel", 200, "rulebook-tunnel-choice")
    yield Sentence("tunnel", 300, "rulebook-tunnel-locomotives")
    yield Sentence("tunnel", 400, "rulebook-tunnel-piles")
    yield from example(ruleset, turned)


def example(ruleset: Ruleset, turned: int) -> Iterator[Example]:
    """A tunnel of this board that asks for one card more."""
    route = typical(ruleset, 2, kind="tunnel", is_grey=False) or typical(ruleset, 2, kind="tunnel")
    if route is None or not turned:
        return
    colours = ruleset.kinds[: ruleset.colours]
    colour = route.colour if route.colour in colours else colours[0]
    others = [one for one in colours if one != colour]
    paid = payment(ruleset, route, colour, 0)
    shown = [colour, *others][:turned]
    told = {"route": ends(route), "length": route.length, "paid": counted(paid), "cards": turned}
    yield Example(
        "tunnel",
        100,
        "example-tunnel",
        (
            Moment(
                "example-tunnel-pay",
                told,
                (line(stretch(route)), cards(CardRow("example-paid", tuple(paid)))),
            ),
            Moment(
                "example-tunnel-turn",
                {**told, "card": counted([colour])},
                (cards(CardRow("example-turned", tuple(reversed(shown)), (len(shown) - 1,))),),
            ),
            Moment(
                "example-tunnel-done",
                {**told, "all": route.length + 1},
                (
                    line(stretch(route, owner="you")),
                    cards(CardRow("example-paid", (*paid, colour), (len(paid),))),
                ),
            ),
        ),
    )


MODULE = RuleModule(
    name="tunnels",
    brings=(TUNNELS,),
    rules=("EUR-TUNNEL-3", "EUR-TUNNEL-4", "EUR-TUNNEL-5", "EUR-TUNNEL-6", "EUR-TUNNEL-8"),
    params={"reveal": Param(3, 1, MOST_REVEALED)},
    handles=("tunnel",),
    rulebook=rulebook,
    hints=(
        "tunnel",
        "tunnel-open",
    ),
    choices=(
        Choice("pay", "pay", icon="tunnel"),
        Choice("withdraw", "confirm", icon="undo"),
    ),
    build=build,
)
