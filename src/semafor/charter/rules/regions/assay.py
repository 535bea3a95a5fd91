"""Assay: pickaxes paid for a desert route let its owner dig for money, until a cave-in.

Rules: CAM-N, REG-DES-1..3. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from collections.abc import Mapping

from semafor.board.values import is_whole
from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.choices import add_choice
from semafor.cards.ports import COUNTERS, LAST_PAYMENT, MODULE_ACTS, TARIFF
from semafor.cards.standing import Standing, standing_of
from semafor.cards.turn_marks import PICKS
from semafor.charter.rules.board import paints, region_routes
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.payment.numbers import NONE
from semafor.charter.rules.payment.price import read_kinds
from semafor.charter.rules.ports import PICK_ROUTES
from semafor.engine import access
from semafor.engine.advice import Bonus, Wishes
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import BONUSES
from semafor.engine.tables import DONE

CAVE_IN = "cave_in"
MOST_DIGS = 3
DIG, STOP = 0, 1
LEFT, SUM = 2, 3
# Break-even of an average deck at tariff 1, and what each further level adds.
ENOUGH, MORE = 11, 3


class Mine:
    """The assay deck, its discard, and the cards of the dig that is going on."""

    def __init__(self, builder: Builder, cards: Mapping[str, int]) -> None:
        self.names = tuple(cards)
        self.counts = list(cards.values())
        size = len(cards)
        rows = {"deck": size, "discard": size, "dug": size}
        rows |= dict.fromkeys(("best", "digs", "cave_ins"), builder.seats)
        self.part = OpenPart("assay", rows)
        self.more = builder.port(TARIFF) - 1
        self.decision = -1

    def shuffle(self, state: State) -> None:
        """REG-DES-2: the discard goes back into the deck."""
        for card in range(len(self.names)):
            self.part.add(state, "deck", card, self.part.get(state, "discard", card))
            self.part.put(state, "discard", card, 0)

    def can_dig(self, state: State) -> bool:
        """Whether a card is left to turn."""
        return any(self.part.values(state, "deck")) or any(self.part.values(state, "discard"))

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """Stop at the break-even of an average deck."""
        return STOP if state.frame_value(at, SUM) >= ENOUGH + MORE * self.more else DIG

    def dig(self, state: State, seat: int, choice: int, at: int) -> None:
        """CAM-N: turn a card and go on, or stop and be paid."""
        left, total = state.frame_value(at, LEFT), state.frame_value(at, SUM)
        if choice == STOP or not self.can_dig(state):
            self.finish(state, seat, total)
            return
        if not any(self.part.values(state, "deck")):
            self.shuffle(state)
        card = state.draw_token(self.part.place("deck"), len(self.names))
        self.part.add(state, "dug", card, 1)
        self.part.add(state, "digs", seat, 1)
        if state.facts is not None:
            state.note("assay", seat, card, 0)
        if self.names[card] == CAVE_IN:
            self.part.add(state, "cave_ins", seat, 1)
            self.finish(state, seat, 0)
            return
        total += int(self.names[card]) + self.more
        if left > 1 and self.can_dig(state):
            state.push(self.decision, seat, left - 1, total, 0)
        else:
            self.finish(state, seat, total)

    def finish(self, state: State, seat: int, total: int) -> None:
        """Cards of this dig go to the discard; the sum is paid."""
        for card in range(len(self.names)):
            self.part.add(state, "discard", card, self.part.get(state, "dug", card))
            self.part.put(state, "dug", card, 0)
        best = max(total, self.part.get(state, "best", seat))
        self.part.put(state, "best", seat, best)
        change_money(state, seat, total)


class DigBonus(Bonus):
    """CAM-N: dollars to be expected of the pickaxes in hand, if one digs as often as pays and a cave-in takes all."""

    def __init__(self, mine: Mine, routes: frozenset[int], builder: Builder) -> None:
        self.routes = routes
        self.cards = read_kinds(builder.kinds, builder.colours)
        self.paint = paints(builder)
        found = dict(zip(mine.names, mine.counts, strict=True))
        coins = {int(name): count for name, count in found.items() if name != CAVE_IN}
        count = sum(coins.values())
        mean = sum(value * number for value, number in coins.items()) / max(1, count) + mine.more
        safe = count / max(1, count + found.get(CAVE_IN, 0))
        sums = [digs * mean * safe**digs for digs in range(MOST_DIGS + 1)]
        self.dollars = [round(max(sums[: digs + 1])) for digs in range(MOST_DIGS + 1)]

    def of_route(self, state: State, seat: int, route: int) -> int:
        """With the pickaxes of the one colour that pays."""
        if route not in self.routes:
            return 0
        hand, most = access.hand_list(state, seat), 0
        for kind in self.cards.picks:
            colour = self.cards.colour_of[kind]
            if self.paint[route] in (colour, NONE):
                most = max(most, hand[kind])
        return self.dollars[min(MOST_DIGS, most)]


class LayOutAssay(Step):
    """REG-DES-1: all cards are shuffled."""

    def __init__(self, mine: Mine) -> None:
        super().__init__()
        self.mine = mine

    def run(self, state: State, at: int) -> int:
        """A deck of unknown order is its counts."""
        for card, count in enumerate(self.mine.counts):
            self.mine.part.put(state, "deck", card, count)
        return DONE


class AskDig(Step):
    """CAM-N: step 2; as many digs as pickaxes among the units, at most three."""

    def __init__(self, mine: Mine, routes: frozenset[int], builder: Builder) -> None:
        super().__init__()
        self.mine = mine
        self.routes = routes
        self.payment = builder.port(LAST_PAYMENT)
        self.standing: Standing = standing_of(builder)

    def run(self, state: State, at: int) -> int:
        """Ask whether to dig."""
        if state.frame_value(at, 2) not in self.routes:
            return DONE
        picks = self.payment.get(state, PICKS)
        digs = min(MOST_DIGS, picks)
        digs += self.standing.modifier(state, state.seat, "desert", "digs")
        if digs > 0 and self.mine.can_dig(state):
            state.push(self.mine.decision, state.seat, digs, 0, 0)
        return DONE


def build(builder: Builder) -> None:
    """The deck and step 2 of the claim."""
    cards = builder.settings.get("deck", {})
    if not isinstance(cards, Mapping) or not all(
        (name == CAVE_IN or str(name).isdigit()) and is_whole(count, 0, 99)
        for name, count in cards.items()
    ):
        raise builder.bad("deck", cards, "counts by value")
    mine = Mine(builder, {str(name): count for name, count in cards.items()})
    builder.part(mine.part)
    builder.name_tokens(mine.part.place("deck"), mine.names)
    builder.name_things("assay", mine.names)
    routes = region_routes(builder, builder.text("region"))
    mine.decision = add_choice(
        builder,
        "dig",
        ("dig", "stop"),
        lambda state, seat, at: (DIG, STOP),
        mine.dig,
        "CAM-N",
        mine.suggest,
    )
    builder.step("setup", 1240, LayOutAssay(mine), "REG-DES-1")
    builder.step("claim", 200, AskDig(mine, routes, builder), "CAM-N")
    builder.bring(PICK_ROUTES, routes)
    builder.add(BONUSES, DigBonus(mine, routes, builder))
    add_module_op(builder, "desert", "shuffle", lambda state, seat, n: mine.shuffle(state))
    part = mine.part
    add_counter(builder, "assay_best", lambda state, seat: part.get(state, "best", seat))
    add_counter(builder, "digs", lambda state, seat: part.get(state, "digs", seat))
    add_counter(builder, "cave_ins", lambda state, seat: part.get(state, "cave_ins", seat))


MODULE = RuleModule(
    name="assay",
    rules=("CAM-N", "REG-DES-1", "REG-DES-2", "REG-DES-3"),
    needs=(TARIFF, LAST_PAYMENT),
    brings=(PICK_ROUTES, BONUSES, COUNTERS, MODULE_ACTS),
    texts=("region",),
    data=("deck",),
    facts={"assay": ("assay", "")},
    looks={"assay": Look("coin")},
    card_words={"desert": ("shuffle", "digs")},
    counters=("assay_best", "digs", "cave_ins"),
    build=build,
)
