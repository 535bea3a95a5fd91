"""Drawing train cards, and keeping five cards open.

Rules: COM-DRAW-1..13, COM-SETUP-6..8, COM-EDGE-1..8, COM-EDGE-11..13. Used by: every edition.
LEG-DRAW-8, LEG-EDGE-10 are parameters and the handling of special cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.choices import Choice
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import DRAWING, MARKET, SECOND_CARD, Drawing, Market
from semafor.engine.rulebook import (
    SHORT,
    CardRow,
    Example,
    Moment,
    Said,
    Sentence,
    cards,
    counted,
    item,
)
from semafor.engine.tables import AGAIN, DONE, ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

# Version 1 of the rules let the market lie after so many resets (`lot_after` 0).
MOST_RESETS = 100
NONE = -1


def next_card(state: State) -> int:
    """COM-EDGE-1, 2: the top card of the deck, after a reshuffle if need be; -1 if none is left."""
    if state.deck_count == 0:
        state.reshuffle()
        if state.deck_count == 0:
            return NONE
    return state.draw_card()


def refill_slot(state: State, slot: int) -> int:
    """COM-DRAW-3: the top card of the deck fills an empty slot, if there is a card.

    Returns -1 when done, or the kind of a special card that must be settled first.
    """
    kind = next_card(state)
    if 0 < state.tables.lot_after < state.resets:
        kind = pass_over(state, kind)
    if kind < 0 or state.tables.is_special[kind]:
        return kind
    state.market[slot] = kind
    state.gaps -= 1
    if kind == state.tables.locomotive:
        state.open_locos += 1
    if state.facts is not None:
        state.note("opened", -1, slot, kind)
    return NONE


def pass_over(state: State, kind: int) -> int:
    """COM-EDGE-4: while a market is chosen, a locomotive too many is laid aside, on the discard pile.

    Returns the next card that may lie open; any card where nothing but locomotives is left.
    """
    tables = state.tables
    while (
        kind == tables.locomotive
        and state.open_locos >= tables.reset_at - 1
        and has_other_card(state)
    ):
        state.discard_cards(kind, 1)
        kind = next_card(state)
    return kind


def has_other_card(state: State) -> bool:
    """Whether the piles hold an ordinary card that is no locomotive."""
    tables = state.tables
    others = 0
    for kind in range(tables.kinds):
        if not tables.is_special[kind] and kind != tables.locomotive:
            others += state.deck[kind] + state.discard[kind]
    return others > 0


def fill_market(state: State, slots: int) -> int:
    """COM-EDGE-2, 3: refill the gaps of so many slots, lowest first; returns as `refill_slot` does."""
    for slot in range(slots):
        if state.market[slot] < 0:
            special = refill_slot(state, slot)
            if special >= 0:
                return special
    return NONE


def empty_market(state: State) -> None:
    """COM-DRAW-7: all open cards go to the discard pile."""
    for slot in range(state.tables.market_size):
        if state.market[slot] >= 0:
            state.discard_cards(state.market[slot], 1)
            state.market[slot] = -1
            state.gaps += 1
    state.open_locos = 0
    if state.facts is not None:
        state.note("market_reset", -1, 0, 0)


def legal_market_exists(state: State) -> bool:
    """COM-EDGE-4, 5: whether fewer locomotives could lie open at all."""
    tables = state.tables
    total = 0
    for kind in range(tables.kinds):
        if not tables.is_special[kind]:
            total += state.deck[kind] + state.discard[kind]
    total += tables.market_size - state.gaps
    loco = tables.locomotive
    others = total - state.deck[loco] - state.discard[loco] - state.open_locos
    return min(tables.market_size, total) - others < tables.reset_at


def restore_market(state: State, resets: int, slots: int) -> int:
    """COM-DRAW-7, 8, COM-EDGE-1, 3, 4, 13: reshuffle if due, refill gaps, check the locomotives.

    Three open locomotives send all cards away, again and again if need be. After `lot_after` resets
    in a row all cards are shuffled together and a market with fewer is opened: a locomotive too many
    is passed over and goes back to the deck. Returns -1 when done, or the kind of a special card that must be settled first;
    the state's `resets` remembers how many resets there were, so that it goes on from there then.
    """
    tables = state.tables
    most = tables.lot_after + 1 if tables.lot_after > 0 else MOST_RESETS
    if state.deck_count == 0 and state.discard_count > 0:
        state.reshuffle()
    special = fill_market(state, slots) if state.gaps > 0 else NONE
    before = resets
    first = last = 0
    while (
        special < 0
        and state.open_locos >= tables.reset_at
        and resets < most
        and legal_market_exists(state)
    ):
        resets += 1
        if state.facts is not None:
            last = len(state.facts)
            if resets == before + 1:
                first = last
        empty_market(state)
        if 0 < tables.lot_after < resets:
            state.resets = resets
            state.reshuffle()
        special = fill_market(state, slots)
    if special < 0 and 0 < tables.lot_after < resets:
        state.reshuffle()
    if resets > before + 1 and state.facts is not None:
        tell_once(state, first, last, resets)
    state.resets = resets if special >= 0 else 0
    return special


def tell_once(state: State, first: int, last: int, resets: int) -> None:
    """Several resets in a row are one fact; of the cards only those that lie open now are told."""
    facts = state.facts
    assert facts is not None, "somebody keeps the log"
    name, times = "market_resets", resets
    if 0 < state.tables.lot_after < resets:
        name, times = "market_chosen", state.tables.lot_after
    shuffled = [fact for fact in facts[first:] if fact[0] == "reshuffled"]
    others = [fact for fact in facts[last + 1 :] if fact[0] != "reshuffled"]
    facts[first:] = [(name, -1, times, 0), *shuffled[:1], *others]


def is_waiting(state: State) -> bool:
    """LEG-EDGE-10: whether a special card of this draw lies on the table until the draw is over."""
    waiting = 0
    for kind in range(state.tables.kinds):
        if state.tables.is_special[kind]:
            waiting += state.laid[kind]
    return waiting > 0


def release_waiting(state: State, at: int) -> None:
    """LEG-EDGE-10, COM-EDGE-1: a draw is over; its special cards go to the discard pile.

    Not while this draw itself was caused by a special card of a draw that still waits below.
    """
    tables = state.tables
    for below in range(at):
        if state.frames[below][0] == -1 - tables.card_drawn:
            return
    for kind in range(tables.kinds):
        if tables.is_special[kind] and state.laid[kind] > 0:
            state.discard_laid_kind(kind)
    if state.deck_count == 0:
        state.reshuffle()


def replace_special(state: State, at: int) -> int:
    """LEG-NEWS-2, LEG-EDGE-5, 6: the card that fills the slot for which a special card came up.

    Returns -1 when done, or the kind of the next special card.
    """
    slot = 0
    while state.market[slot] >= 0:
        slot += 1
    special = refill_slot(state, slot)
    if special < 0:
        release_waiting(state, at)
    return special


class RestoreMarket(Step):
    """COM-EDGE-3, 7: the piles are put in order when an action is finished or a position loaded."""

    def __init__(self, *, in_setup: bool = False, slots: int = 0) -> None:
        super().__init__()
        self.in_setup = in_setup
        self.slots = slots  # none: all

    def run(self, state: State, at: int) -> int:
        """Restore the market; a special card interrupts and this step is run again."""
        if state.deck_count > 0 and state.gaps == 0 and state.open_locos < state.tables.reset_at:
            return DONE
        tables = state.tables
        special = NONE
        if state.gaps > 0 and is_waiting(state):
            gaps = state.gaps
            special = replace_special(state, at)
            if special < 0 and state.gaps == gaps:
                if tables.lot_after > 0:
                    state.resets = 0
                return DONE  # nothing but special cards is left
        if special < 0:
            special = restore_market(state, state.resets, self.slots or tables.market_size)
        if special < 0:
            return DONE
        if self.in_setup:
            state.push_procedure(tables.card_dealt, special, state.seat, 0)
        else:
            state.push_procedure(tables.card_drawn, special, state.seat, 0)
        return AGAIN


class DealHands(Step):
    """COM-SETUP-6: opening hands, seat after seat."""

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.cards = cards

    def run(self, state: State, at: int) -> int:
        """Deal until every hand is full; a special card is set aside by its own rule."""
        tables = state.tables
        for seat in range(tables.seats):
            held = 0
            for kind in range(tables.kinds):
                held += state.hand[seat][kind]
            while held < self.cards:
                kind = state.draw_card()
                if tables.is_special[kind]:
                    state.push_procedure(tables.card_dealt, kind, seat, 0)
                    return AGAIN
                state.hand[seat][kind] += 1
                held += 1
        return DONE


def take_hidden_card(state: State, seat: int) -> int:
    """COM-DRAW-6: the top card of the deck goes unseen to a hand; -1, or a special card.

    No card is left only where a special card was the last one; the draw then gives nothing.
    """
    kind = next_card(state)
    if kind < 0 or state.tables.is_special[kind]:
        return kind
    state.hand[seat][kind] += 1
    if state.facts is not None:
        state.note("drew", seat, kind, 0)
    return NONE


def draw_hidden(state: State, procedure: int, seat: int, count: int) -> None:
    """LEG-CITY-1, LEG-EDGE-8: a rule gives a seat unseen cards, outside the draws of a turn.

    `procedure` goes on where a special card interrupts: `hidden_card`, or in a claim `bonus_card`,
    which leaves the market to the end of the claim.
    """
    if count == 1:
        special = take_hidden_card(state, seat)
        if special < 0:
            return
        state.push_procedure(procedure, 0, seat, 1)
        state.push_procedure(state.tables.card_drawn, special, seat, 0)
    elif count > 1:
        state.push_procedure(procedure, 0, seat, count)


def ask_second_card(state: State) -> None:
    """COM-DRAW-12, COM-EDGE-7: a second card follows if there is a legal one."""
    tables = state.tables
    others = tables.market_size - state.gaps
    if not locos_are_free(state):
        others -= state.open_locos
    if state.deck_count > 0 or others > 0:
        state.push(tables.second_card, state.seat, 0, 0, 0)


def locos_are_free(state: State) -> bool:
    """Whether an open locomotive counts as one ordinary card now."""
    tables = state.tables
    return tables.free_locos >= 0 and state.part[tables.free_locos] > 0


class TakeHidden(Step):
    """COM-DRAW-6: the cards of the frame, where a special card interrupts or there are several."""

    def run(self, state: State, at: int) -> int:
        """Take the next card of the deck; the frame says for whom and how many are left."""
        seat = state.frames[at][3]
        special = take_hidden_card(state, seat)
        if special >= 0:
            state.push_procedure(state.tables.card_drawn, special, seat, 0)
            return AGAIN
        if is_waiting(state):
            release_waiting(state, at)
        state.frames[at][4] -= 1
        return AGAIN if state.frames[at][4] > 0 else DONE


class AfterCard(Step):
    """COM-DRAW-4, 12: the second card, unless this was the second or an open locomotive."""

    def run(self, state: State, at: int) -> int:
        """Ask for the second card if the frame says that one is due."""
        if state.frames[at][2]:
            ask_second_card(state)
        return DONE


class DrawFromDeck(Option):
    """COM-DRAW-2, 6, 11: the unseen top card."""

    def __init__(self, procedure: int, opened: int, fewest: int) -> None:
        super().__init__("draw", 1)
        self.procedure = procedure
        self.opened = opened
        self.fewest = fewest

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Offered while the piles hold more cards than the edition's limit."""
        piles = state.deck_count + state.discard_count
        if state.frames[state.depth - 1][0] == state.tables.second_card:
            if piles > 0:
                buffer.codes[buffer.count] = self.base
                buffer.count += 1
        elif piles > self.fewest:
            buffer.codes[buffer.count] = self.base
            buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Take the card and look at the market (COM-EDGE-4: three locomotives may lie there).

        Only a special card needs the procedure that can be resumed.
        """
        tables = state.tables
        is_first = state.frames[at][0] != tables.second_card
        seat = state.seat
        special = take_hidden_card(state, seat)
        if special >= 0:
            state.push_procedure(self.procedure, is_first, seat, 1)
        elif state.open_locos >= tables.reset_at and tables.lot_after > 0:
            special = restore_market(state, 0, tables.market_size)
            if special >= 0:
                state.push_procedure(self.opened, is_first, 0, 0)
        if special >= 0:
            state.push_procedure(tables.card_drawn, special, seat, 0)
        elif is_first:
            ask_second_card(state)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Nobody sees the card."""
        return [Deed("draw")]

    def takes(self, move: Move) -> bool:
        """A draw that names no card."""
        return move["do"] == "draw" and "card" not in move

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Only empty piles, or nearly empty ones, forbid it."""
        if self.fewest > 0:
            return IllegalMove("piles-low", "LEG-DRAW-8", most=self.fewest)
        return IllegalMove("piles-empty", "COM-DRAW-11")


class DrawFromMarket(Option):
    """COM-DRAW-2, 4, 5: an open card; a locomotive never as the second one."""

    def __init__(self, procedure: int, fewest: int, kinds: int, open_when_empty: int) -> None:
        super().__init__("draw", kinds)
        self.procedure = procedure
        self.fewest = fewest
        self.open_when_empty = open_when_empty

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """One action for each kind that lies open."""
        tables = state.tables
        is_second = state.frames[state.depth - 1][0] == tables.second_card
        if (
            not is_second
            and not self.open_when_empty
            and state.deck_count + state.discard_count <= self.fewest
        ):
            return buffer.count
        seen = 0
        for slot in range(tables.market_size):
            kind = state.market[slot]
            if kind < 0:
                continue
            if is_second and kind == tables.locomotive and not locos_are_free(state):
                continue
            if not seen & (1 << kind):
                seen |= 1 << kind
                buffer.codes[buffer.count] = self.base + kind
                buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """COM-DRAW-2..4, 13: take the lowest slot with this card, refill it, go on or end.

        Only a special card needs the procedure that can be resumed.
        """
        kind = action - self.base
        tables = state.tables
        seat = state.seat
        goes_on = state.frames[at][0] != tables.second_card
        if kind == tables.locomotive and not locos_are_free(state):
            goes_on = False
        slot = 0
        while state.market[slot] != kind:
            slot += 1
        state.market[slot] = -1
        state.gaps += 1
        if kind == tables.locomotive:
            state.open_locos -= 1
        state.hand[seat][kind] += 1
        state.known[seat][kind] += 1
        if state.facts is not None:
            state.note("took", seat, kind, slot)
        special = refill_slot(state, slot)
        if special < 0 and (state.open_locos >= tables.reset_at or state.gaps > 0):
            special = restore_market(state, 0, tables.market_size)
        if special >= 0:
            state.push_procedure(self.procedure, goes_on, 0, 0)
            state.push_procedure(tables.card_drawn, special, seat, 0)
        elif goes_on:
            ask_second_card(state)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The kind of card that is taken."""
        return [Deed("draw", colour=kind) for kind in range(self.size)]

    def takes(self, move: Move) -> bool:
        """A draw that names a card."""
        return move["do"] == "draw" and "card" in move

    def to_move(self, state: State, action: int) -> Move:
        """Name the card."""
        return {"do": "draw", "card": state.tables.ruleset.kinds[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        """The named card must be a kind of card."""
        kinds = state.tables.ruleset.kinds
        if not isinstance(move["card"], str) or move["card"] not in kinds:
            raise IllegalMove("unknown-card", card=move["card"])
        return self.base + int(kinds.index(move["card"]))

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The card does not lie open, is a second locomotive, or the piles are empty."""
        tables = state.tables
        kind = action - self.base
        name = tables.ruleset.kinds[kind]
        slot = 0
        while slot < tables.market_size and state.market[slot] != kind:
            slot += 1
        if slot == tables.market_size:
            return IllegalMove("not-open", "COM-DRAW-2", card=name)
        if state.frames[state.depth - 1][0] == tables.second_card:
            return IllegalMove("locomotive-second", "COM-DRAW-5")
        if self.fewest > 0:
            return IllegalMove("piles-low", "LEG-DRAW-8", most=self.fewest)
        return IllegalMove("piles-empty", "COM-EDGE-6")


def build(builder: Builder) -> None:
    """Opening hands, the market, the two draws of a turn."""
    sizes = (builder.number(name) for name in ("market", "reset_at", "lot_after"))
    builder.bring(MARKET, Market(*sizes))
    builder.bring(SECOND_CARD, builder.decision("second_card"))
    builder.procedure("card_drawn")
    hidden = builder.procedure("hidden_card")
    opened = builder.procedure("open_card")
    builder.step("setup", 500, DealHands(builder.number("hand")), "COM-SETUP-6")
    first = RestoreMarket(in_setup=True)
    builder.step("setup", 510, first, "COM-SETUP-7")
    builder.step("hidden_card", 200, TakeHidden(), "COM-DRAW-6")
    builder.step("hidden_card", 300, RestoreMarket(), "COM-EDGE-3")
    builder.step("hidden_card", 500, AfterCard(), "COM-DRAW-12")
    builder.step("bonus_card", 200, TakeHidden(), "LEG-EDGE-8")
    builder.step("open_card", 300, RestoreMarket(), "COM-DRAW-3")
    builder.step("open_card", 500, AfterCard(), "COM-DRAW-12")
    builder.step("settle", 100, RestoreMarket(), "COM-EDGE-3")
    builder.step("claim", builder.number("restored_at"), RestoreMarket(), "COM-EDGE-3")
    fewest = builder.number("blocked_at")
    deck = DrawFromDeck(hidden, opened, fewest)
    market = DrawFromMarket(
        opened, fewest, len(builder.kinds), builder.number("faceup_draw_when_piles_empty")
    )
    for decision in ("turn", "second_card"):
        builder.option(decision, 100, deck)
        builder.option(decision, 110, market)
    builder.bring(DRAWING, Drawing(deck, market, first, fewest))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """How cards are drawn, and when they cannot be."""
    blocked = ruleset.parameter("drawing", "blocked_at")
    yield item("turn", 200, "rulebook-turn-draw")
    yield Sentence("draw", 100, "rulebook-draw-two")
    yield Sentence("draw", 200, "rulebook-draw-locomotive")
    yield Sentence("draw", 300, "rulebook-draw-sweep")
    yield Sentence("draw", 400, "rulebook-draw-hand")
    if blocked:
        yield Sentence("draw", 500, "rulebook-draw-blocked", {"most": blocked})
        yield Sentence(SHORT, 600, "short-drawing", {"most": blocked})
    else:
        yield Sentence("draw", 500, "rulebook-draw-empty")
    yield item("first", 300, "rulebook-first-draw")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """One card from the market, one from the deck; and a face-up locomotive."""
    open_cards = ruleset.parameter("drawing", "market")
    colours = ruleset.kinds[: ruleset.colours]
    shown = (*(colours * open_cards)[: open_cards - 1], "locomotive")
    after = (colours[ruleset.colours - 1], *shown[1:])
    first = {"card": counted([shown[0]])}
    yield Example(
        "draw",
        100,
        "example-draw",
        (
            Moment(
                "example-draw-first",
                first,
                (
                    cards(
                        CardRow("example-market", shown, (0,)), CardRow("example-deck", ("back",))
                    ),
                ),
            ),
            Moment(
                "example-draw-second",
                first,
                (
                    cards(
                        CardRow("example-market", after),
                        CardRow("example-deck", ("back",), (0,)),
                    ),
                ),
            ),
            Moment(
                "example-draw-locomotive",
                {},
                (cards(CardRow("example-market", after, (len(after) - 1,))),),
            ),
        ),
    )


MODULE = RuleModule(
    name="drawing",
    brings=(MARKET, SECOND_CARD, DRAWING),
    rules=("COM-DRAW-1", "COM-DRAW-2", "COM-DRAW-3", "COM-DRAW-4", "COM-DRAW-5", "COM-DRAW-7"),
    params={
        "hand": Param(4, 0, 10),
        "market": Param(5, 1, 8),
        "reset_at": Param(3, 1, 9),
        "lot_after": Param(10, 0, 100),
        "blocked_at": Param(0, 0, 50),
        "restored_at": Param(58, 58, 1299),
        "faceup_draw_when_piles_empty": Param(0, 0, 1),
    },
    rulebook=rulebook,
    choices=(
        Choice("draw", "confirm", on="deck", icon="deck"),
        Choice("draw", on="market", field="card", icon="card"),
    ),
    build=build,
)
