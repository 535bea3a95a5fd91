"""What the ops of cards do when they act at once: money, cards drawn and discarded.

Rules: LEG-EVENT-3, LEG-EDGE-8, 9, 35. Used by the modules whose cards have effects; the words
themselves are in `semafor.rules.effect_words`.
"""

from __future__ import annotations

from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder
from semafor.engine.tables import ActionBuffer
from semafor.rules.drawing import empty_market
from semafor.rules.effect_words import WHO, Effect

SELF, ALL, OTHERS, POOREST, RICHEST, CABOOSE = range(6)
NONE = -1


def is_concerned(state: State, who: int, actor: int, seat: int, bound: int) -> bool:
    """Whether an effect of `actor` concerns a seat; `bound` is the least or most money."""
    if who == SELF:
        return seat == actor
    if who == OTHERS:
        return seat != actor
    if who == ALL:
        return True
    if who == CABOOSE:
        return seat == state.first
    return state.score[seat] == bound


def find_bound(state: State, who: int) -> int:
    """The money of the poorest or richest."""
    sign = 1 if who == POOREST else -1
    bound = sign * state.score[0]
    for seat in range(state.tables.seats):
        bound = min(bound, sign * state.score[seat])
    return sign * bound


def hand_size(state: State, seat: int) -> int:
    """Cards in a hand."""
    cards = 0
    for kind in range(state.tables.kinds):
        cards += state.hand[seat][kind]
    return cards


class Instant:
    """An effect that acts once; players it asks stand on the stack, the actor first."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: State, actor: int) -> None:
        """CAM-EV-5: concern the seats one after the other, clockwise from the actor."""
        bound = find_bound(state, self.who)
        seats = state.tables.seats
        chosen = 0
        for seat in range(seats):
            if is_concerned(state, self.who, actor, seat, bound):
                chosen |= 1 << seat
        for back in range(1, seats + 1):  # the last one first: the stack turns the order round
            seat = (actor + seats - back) % seats
            if chosen & (1 << seat):
                self.concern(state, seat)

    def concern(self, state: State, seat: int) -> None:
        """What happens to one seat."""
        raise NotImplementedError


class ChangeMoney(Instant):
    """LEG-EDGE-35: dollars from the bank, or to it as far as a player has any."""

    def __init__(self, who: int, amount: int) -> None:
        super().__init__(who)
        self.amount = amount

    def concern(self, state: State, seat: int) -> None:
        """Pay out or take."""
        amount = max(self.amount, -state.score[seat])
        state.score[seat] += amount
        if state.facts is not None:
            state.note("money", seat, amount, 0)


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


class ResetDisplay(Instant):
    """All open cards are discarded and new ones opened."""

    def __init__(self, settle: int) -> None:
        super().__init__(SELF)
        self.settle = settle

    def concern(self, state: State, seat: int) -> None:
        """Once for the whole table."""
        empty_market(state)
        state.push_procedure(self.settle, 0, 0, 0)


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


def discard_decision(builder: Builder) -> int:
    """The decision in which a card is discarded, made when the first effect needs it."""
    if "discard" in builder.decisions:
        return builder.decisions["discard"].code
    code = builder.decision("discard", "effect")
    builder.option("discard", 100, ChooseDiscard(code, len(builder.kinds)))
    return code


def make_instant(builder: Builder, effect: Effect) -> Instant:
    """The object that carries out one row of a card."""
    who = WHO.index(effect.who) if effect.who else SELF
    count = effect.number("n")
    if effect.op == "gain_dollars":
        return ChangeMoney(who, count)
    if effect.op == "pay":
        return ChangeMoney(who, -count)
    if effect.op == "draw_cards":
        return DrawCards(who, count, builder.procedure("hidden_card"))
    if effect.op == "discard_cards":
        return DiscardCards(who, count, effect.number("hand_over"), discard_decision(builder))
    assert effect.op == "reset_display", effect.op
    return ResetDisplay(builder.procedure("settle"))
