"""Acts of cards about hands: unseen cards drawn, cards discarded.

Rules: LEG-EVENT-3, LEG-EDGE-8, 9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.cards.acts.instant import Instant
from semafor.engine.advice import Advice, Wishes
from semafor.engine.core import Option, State
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder
from semafor.engine.tables import ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def hand_size(state: State, seat: int) -> int:
    """Cards in a hand."""
    cards = 0
    for kind in range(state.tables.kinds):
        cards += state.hand[seat][kind]
    return cards


class DrawCards(Instant):
    """LEG-EDGE-8: unseen cards; a newspaper among them acts as always."""

    def __init__(self, who: int, count: int, procedure: int) -> None:
        super().__init__(who)
        self.count = count
        self.procedure = procedure

    def concern(self, state: State, seat: int) -> None:
        """Have the cards drawn."""
        state.push_procedure(self.procedure, 0, seat, self.count)


class DiscardCards(Instant):
    """Players with many cards choose some and discard them."""

    def __init__(self, who: int, count: int, over: int, decision: int) -> None:
        super().__init__(who)
        self.count = count
        self.over = over
        self.decision = decision

    def concern(self, state: State, seat: int) -> None:
        """Ask for the first card."""
        if hand_size(state, seat) > self.over:
            state.push(self.decision, seat, self.count, 0, 0)


class ChooseDiscard(Option):
    """One card of the hand, then the next, until as many are discarded as asked for."""

    def __init__(self, decision: int, kinds: int) -> None:
        super().__init__("choose", kinds)
        self.decision = decision

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every kind in the hand."""
        seat = state.frames[state.depth - 1][1]
        for kind in range(state.tables.kinds):
            if state.hand[seat][kind] > 0:
                buffer.codes[buffer.count] = self.base + kind
                buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Discard the card and ask for the next one."""
        seat = state.frames[at][1]
        left = state.frames[at][2] - 1
        kind = action - self.base
        state.lay_cards(seat, kind, 1)
        state.discard_laid_kind(kind)
        if state.facts is not None:
            state.note("discarded", seat, kind, 0)
        if left > 0 and hand_size(state, seat) > 0:
            state.push(self.decision, seat, left, 0, 0)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The kind of card that is given up."""
        return [
            Deed("choose", colour=kind, number=kind, names=(name,))
            for kind, name in enumerate(ruleset.kinds)
        ]

    def to_move(self, state: State, action: int) -> Move:
        """The card by its name."""
        return {"do": "choose", "option": state.tables.ruleset.kinds[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        """The option must be a kind of card."""
        kinds = state.tables.ruleset.kinds
        name = move.get("option")
        if not isinstance(name, str) or name not in kinds:
            raise IllegalMove("unknown-card", card=name)
        return self.base + int(kinds.index(name))

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The card is not in the hand."""
        card = state.tables.ruleset.kinds[action - self.base]
        return IllegalMove("card-not-in-hand", card=card)


class DiscardLeast(Advice):
    """The kind of which there is least in hand; a locomotive only if there is nothing else."""

    def __init__(self, option: ChooseDiscard) -> None:
        self.option = option

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """The first one of those."""
        hand = state.hand[state.actor()]
        best = buffer.codes[0]
        least = 99
        for index in range(buffer.count):
            kind = buffer.codes[index] - self.option.base
            count = hand[kind]
            if kind == state.tables.locomotive:
                count += 50
            if count < least:
                least = count
                best = buffer.codes[index]
        return best


def still_to_discard(state: State) -> int:
    """How many cards whoever is asked must still discard, this one included."""
    return int(state.frame_value(state.depth - 1, 2))


def discard_decision(builder: Builder) -> int:
    """The decision in which a card is discarded, made when the first effect needs it."""
    if "discard" in builder.decisions:
        return builder.decisions["discard"].code
    code = builder.decision("discard", "effect")
    option = ChooseDiscard(code, len(builder.kinds))
    builder.option("discard", 100, option)
    builder.advise("discard", DiscardLeast(option))
    return code
