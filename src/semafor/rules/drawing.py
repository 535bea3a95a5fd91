"""Drawing train cards, and keeping five cards open.

Rules: COM-DRAW-1..13, COM-SETUP-6..8, COM-EDGE-1..8, COM-EDGE-11..13. Used by: every edition.
"""

from __future__ import annotations

from semafor.engine.core import Option, State, Step
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.tables import AGAIN, DONE, ActionBuffer

MOST_RESETS = 100


def fill_market(state: State) -> int:
    """COM-DRAW-3, COM-EDGE-2, 3: refill gaps, lowest slot first, as long as there are cards."""
    tables = state.tables
    for slot in range(tables.market_size):
        if state.market[slot] < 0:
            if state.deck_count == 0:
                state.reshuffle()
                if state.deck_count == 0:
                    return DONE
            kind = state.draw_card()
            if tables.is_special[kind]:
                state.push_procedure(tables.card_drawn, kind, slot, 0)
                return AGAIN
            state.market[slot] = kind
            state.gaps -= 1
            if kind == tables.locomotive:
                state.open_locos += 1
            if state.facts is not None:
                state.note("opened", -1, slot, kind)
    return DONE


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


def check_market(state: State, at: int) -> int:
    """COM-DRAW-7, 8: three open locomotives send all cards away, again and again if need be.

    The frame at `at` counts the resets in its last value, so that a newly drawn card may
    interrupt (AGAIN) and the hard stop of COM-EDGE-4 still holds.
    """
    while (
        state.open_locos >= state.tables.reset_at
        and state.frames[at][4] < MOST_RESETS
        and legal_market_exists(state)
    ):
        state.frames[at][4] += 1
        empty_market(state)
        if fill_market(state) == AGAIN:
            return AGAIN
    state.frames[at][4] = 0
    return DONE


class RestoreMarket(Step):
    """COM-EDGE-1, 3, 7, 13: reshuffle if due, refill gaps, check the locomotives."""

    def run(self, state: State, at: int) -> int:
        """Put the piles in order; does nothing when they are."""
        if state.deck_count == 0 and state.discard_count > 0:
            state.reshuffle()
        if state.gaps > 0 and fill_market(state) == AGAIN:
            return AGAIN
        if state.open_locos >= state.tables.reset_at:
            return check_market(state, at)
        return DONE


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
                    state.push_procedure(tables.card_drawn, kind, -1, 0)
                    return AGAIN
                state.hand[seat][kind] += 1
                held += 1
        return DONE


class TakeCard(Step):
    """COM-DRAW-2: one card, from the market or unseen from the deck."""

    def run(self, state: State, at: int) -> int:
        """Take the card the procedure asks for (-1: top of the deck)."""
        tables = state.tables
        seat = state.seat
        wanted = state.frames[at][2]
        if wanted < 0:
            if state.deck_count == 0:
                state.reshuffle()
            kind = state.draw_card()
            if tables.is_special[kind]:
                state.push_procedure(tables.card_drawn, kind, -1, 0)
                return AGAIN
            state.give_card(seat, kind)
            if state.facts is not None:
                state.note("drew", seat, kind, 0)
            return DONE
        slot = 0
        while state.market[slot] != wanted:
            slot += 1
        state.market[slot] = -1
        state.gaps += 1
        if wanted == tables.locomotive:
            state.open_locos -= 1
        state.give_open_card(seat, wanted)
        if state.facts is not None:
            state.note("took", seat, wanted, slot)
        return DONE


class AfterCard(Step):
    """COM-DRAW-4, 12, COM-EDGE-7: a second card follows unless the first was an open locomotive."""

    def run(self, state: State, at: int) -> int:
        """Ask for the second card if there is a legal one."""
        tables = state.tables
        if state.frames[at][3] != 1 or state.frames[at][2] == tables.locomotive:
            return DONE
        if state.deck_count > 0 or tables.market_size - state.gaps - state.open_locos > 0:
            state.push(tables.second_card, state.seat, 0, 0, 0)
        return DONE


class DrawFromDeck(Option):
    """COM-DRAW-2, 6, 11: the unseen top card."""

    def __init__(self, procedure: int, fewest: int) -> None:
        super().__init__("draw", 1)
        self.procedure = procedure
        self.fewest = fewest

    def fill(self, state: State, buffer: ActionBuffer) -> None:
        """Offered while the piles hold more cards than the edition's limit."""
        piles = state.deck_count + state.discard_count
        if state.frames[state.depth - 1][0] == state.tables.second_card:
            if piles > 0:
                buffer.add(self.base)
        elif piles > self.fewest:
            buffer.add(self.base)

    def play(self, state: State, action: int, at: int) -> None:
        """Start the draw procedure for the first or the second card."""
        number = 2 if state.frames[at][0] == state.tables.second_card else 1
        state.push_procedure(self.procedure, -1, number, 0)

    def takes(self, move: Move) -> bool:
        """A draw that names no card."""
        return move["do"] == "draw" and "card" not in move

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Only empty piles forbid it."""
        return IllegalMove("piles-empty", "COM-DRAW-11")


class DrawFromMarket(Option):
    """COM-DRAW-2, 4, 5: an open card; a locomotive never as the second one."""

    def __init__(self, procedure: int, fewest: int, kinds: int, open_when_empty: int) -> None:
        super().__init__("draw", kinds)
        self.procedure = procedure
        self.fewest = fewest
        self.open_when_empty = open_when_empty

    def fill(self, state: State, buffer: ActionBuffer) -> None:
        """One action for each kind that lies open."""
        tables = state.tables
        is_second = state.frames[state.depth - 1][0] == tables.second_card
        if (
            not is_second
            and not self.open_when_empty
            and state.deck_count + state.discard_count <= self.fewest
        ):
            return
        for slot in range(tables.market_size):
            kind = state.market[slot]
            if kind < 0 or (is_second and kind == tables.locomotive):
                continue
            earlier = 0
            while state.market[earlier] != kind:
                earlier += 1
            if earlier == slot:
                buffer.add(self.base + kind)

    def play(self, state: State, action: int, at: int) -> None:
        """Start the draw procedure for the first or the second card."""
        number = 2 if state.frames[at][0] == state.tables.second_card else 1
        state.push_procedure(self.procedure, action - self.base, number, 0)

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
        return IllegalMove("piles-empty", "COM-EDGE-6")


def build(builder: Builder) -> None:
    """Opening hands, the market, the two draws of a turn."""
    builder.sizes["market"] = builder.number("market")
    builder.sizes["reset_at"] = builder.number("reset_at")
    builder.decision("second_card")
    builder.procedure("card_drawn")
    draw = builder.procedure("draw")
    builder.step("setup", 500, DealHands(builder.number("hand")), "COM-SETUP-6")
    builder.step("setup", 510, RestoreMarket(), "COM-SETUP-7")
    builder.step("draw", 200, TakeCard(), "COM-DRAW-2")
    builder.step("draw", 300, RestoreMarket(), "COM-DRAW-3")
    builder.step("draw", 500, AfterCard(), "COM-DRAW-12")
    builder.step("claim", 58, RestoreMarket(), "COM-EDGE-3")
    builder.step("turn_end", 100, RestoreMarket(), "COM-EDGE-3")
    builder.step("load", 100, RestoreMarket(), "COM-EDGE-7")
    fewest = builder.number("blocked_at")
    deck = DrawFromDeck(draw, fewest)
    market = DrawFromMarket(
        draw, fewest, len(builder.kinds), builder.number("faceup_draw_when_piles_empty")
    )
    for decision in ("turn", "second_card"):
        builder.option(decision, 100, deck)
        builder.option(decision, 110, market)


MODULE = RuleModule(
    name="drawing",
    rules=("COM-DRAW-1", "COM-DRAW-2", "COM-DRAW-3", "COM-DRAW-4", "COM-DRAW-5", "COM-DRAW-7"),
    params={
        "hand": Param(4, 0, 10),
        "market": Param(5, 1, 8),
        "reset_at": Param(3, 1, 9),
        "blocked_at": Param(0, 0, 50),
        "faceup_draw_when_piles_empty": Param(0, 0, 1),
    },
    build=build,
)
