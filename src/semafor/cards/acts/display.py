"""Acts of cards about the open cards: all of them discarded, some taken, some exchanged.

Rules: CAM-EV-2, LEG-EDGE-9.
"""

from __future__ import annotations

from semafor.cards.acts.instant import Instant
from semafor.cards.choices import DECLINE, add_choice, first_name, last_name
from semafor.cards.kinds import plain_kinds
from semafor.cards.words import SELF
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.rules.drawing import RestoreMarket, empty_market

IN_SETUP = 2


class ResetDisplay(Instant):
    """All open cards are discarded and new ones opened."""

    def __init__(self, settle: int) -> None:
        super().__init__(SELF)
        self.settle = settle

    def concern(self, state: State, seat: int) -> None:
        """Once for the whole table."""
        empty_market(state)
        state.push_procedure(self.settle, 0, 0, 0)


class TakeOpen(Instant):
    """`take_open`: open cards one after the other, each replaced at once."""

    def __init__(self, count: int, locos: int, decision: int) -> None:
        super().__init__(SELF)
        self.count = count
        self.locos = locos
        self.decision = decision

    def concern(self, state: State, seat: int) -> None:
        """Ask for the first card, if there is one."""
        ask_open_card(state, self.decision, seat, self.count, self.locos)


def ask_open_card(state: State, decision: int, seat: int, left: int, mode: int) -> None:
    """Ask for an open card; `mode` is 1 where locomotives may be taken, + 2 in the setup."""
    loco = state.tables.locomotive
    kinds = [kind for kind in access.market_list(state) if kind >= 0]
    if left > 0 and any(mode & 1 or kind != loco for kind in kinds):
        state.push(decision, seat, left, mode, 0)


class SwapOpen(Instant):
    """`swap_open`: hand cards for open cards, one for one; the locomotives are checked once."""

    def __init__(self, who: int, count: int, decision: int, settle: int) -> None:
        super().__init__(who)
        self.count = count
        self.decision = decision
        self.settle = settle

    def run(self, state: State, actor: int) -> None:
        """The check lies under everybody's choices."""
        state.push_procedure(self.settle, 0, 0, 0)
        super().run(state, actor)

    def concern(self, state: State, seat: int) -> None:
        """Ask for the first card to give; who has none is not asked."""
        if sum(access.hand_list(state, seat)):
            state.push(self.decision, seat, self.count, 0, 0)


def open_decision(builder: Builder) -> int:
    """The decision in which an open card is taken."""
    if "take_open" in builder.decisions:
        return builder.decisions["take_open"].code
    settle = builder.procedure("settle")
    dealt = builder.procedure("settle_dealt")
    builder.step("settle_dealt", 100, RestoreMarket(in_setup=True), "COM-SETUP-7")
    code = -1

    def legal(state: State, seat: int, at: int) -> list[int]:
        loco = state.tables.locomotive
        mode = state.frame_value(at, 3)
        kinds = {kind for kind in access.market_list(state) if kind >= 0}
        return sorted(kind for kind in kinds if mode & 1 or kind != loco)

    def act(state: State, seat: int, kind: int, at: int) -> None:
        left, mode = state.frame_value(at, 2) - 1, state.frame_value(at, 3)
        market = access.market_list(state)
        slot = market.index(kind)
        market[slot] = -1
        access.set_market(state, market)
        state.give_open_card(seat, kind)
        if state.facts is not None:
            state.note("took", seat, kind, slot)
        if left > 0:
            state.push(code, seat, left, mode, 0)
        state.push_procedure(dealt if mode & IN_SETUP else settle, 0, 0, 0)

    plain = plain_kinds(builder.kinds, builder.colours)

    def suggest(state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """A locomotive, else a card the plan lacks, else of the colour of which there is most."""
        hand = access.hand_list(state, seat)

        def worth(kind: int) -> tuple[bool, int, int]:
            is_loco = kind == state.tables.locomotive
            return is_loco, max(0, wishes.lacks(state, plain[kind])), hand[plain[kind]]

        return max(names, key=worth)

    code = add_choice(builder, "take_open", builder.kinds, legal, act, "CAM-EV-2", suggest)
    return code


def swap_cards(state: State, seat: int, given: int, taken: int) -> None:
    """A hand card for an open one, without refilling."""
    hand, known = access.hand_list(state, seat), access.known_list(state, seat)
    market = access.market_list(state)
    market[market.index(taken)] = given
    access.set_market(state, market)
    hand[given] -= 1
    known[given] = max(0, min(known[given] - 1, hand[given]))
    hand[taken] += 1
    known[taken] += 1
    access.set_hand(state, seat, hand, known)
    if state.facts is not None:
        state.note("swapped", seat, given, taken)


def swap_decision(builder: Builder) -> int:
    """The two decisions of a swap: what to give, what to take."""
    if "swap_give" in builder.decisions:
        return builder.decisions["swap_give"].code
    kinds = builder.kinds
    give = take = -1

    def may_give(state: State, seat: int, at: int) -> list[int]:
        shown = {kind for kind in access.market_list(state) if kind >= 0}
        hand = access.hand_list(state, seat)
        able = [kind for kind, count in enumerate(hand) if count and shown - {kind}]
        return [*able, len(kinds)]

    def gives(state: State, seat: int, kind: int, at: int) -> None:
        if kind < len(kinds):
            state.push(take, seat, state.frame_value(at, 2), kind, 0)

    def may_take(state: State, seat: int, at: int) -> list[int]:
        given = state.frame_value(at, 3)
        return sorted({kind for kind in access.market_list(state) if kind >= 0 and kind != given})

    def takes(state: State, seat: int, kind: int, at: int) -> None:
        swap_cards(state, seat, state.frame_value(at, 3), kind)
        if state.frame_value(at, 2) > 1:
            state.push(give, seat, state.frame_value(at, 2) - 1, 0, 0)

    give = add_choice(
        builder, "swap_give", (*kinds, DECLINE), may_give, gives, "CAM-EV-2", last_name
    )
    take = add_choice(builder, "swap_take", kinds, may_take, takes, "CAM-EV-2", first_name)
    return give
