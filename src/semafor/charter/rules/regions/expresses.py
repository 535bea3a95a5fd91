"""Expresses: far cities that links join earn flags, the first one most.

Rules: CAM-T, REG-COA-1, 2. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.networks import are_joined, links_of
from semafor.cards.ports import COUNTERS, MODULE_ACTS, TARIFF
from semafor.charter.rules.board import on_board
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.advice import Goal
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import GOALS
from semafor.engine.tables import DONE, SEATS

OPEN = 3
MOST_FLAGS = 3


class Expresses:
    """The deck, the row from left to right, and the flags on each card."""

    def __init__(self, builder: Builder) -> None:
        self.cards = on_board(builder, builder.settings.get("deck", []))
        places = builder.board.place_index()
        self.ends = [tuple(places[city] for city in card.split("-")) for card in self.cards]
        size = len(self.cards)
        rows = {"deck": size, "row": size, "flags": size, "placed": builder.seats}
        self.part = OpenPart("expresses", rows)
        tariff = builder.port(TARIFF)
        self.gains = (6 + 2 * tariff, 3 + tariff, tariff)
        self.most = min(MOST_FLAGS, builder.seats)

    def row(self, state: State) -> list[int]:
        """Open cards in their order."""
        return [card - 1 for card in self.part.values(state, "row") if card]

    def set_row(self, state: State, cards: list[int]) -> None:
        """Write the row down."""
        for place in range(len(self.cards)):
            value = cards[place] + 1 if place < len(cards) else 0
            self.part.put(state, "row", place, value)

    def open_card(self, state: State) -> None:
        """The next card of the deck at the right end; an empty deck gives none."""
        if any(self.part.values(state, "deck")):
            card = state.draw_token(self.part.place("deck"), len(self.cards))
            self.set_row(state, [*self.row(state), card])

    def pays(self, state: State, seat: int, card: int) -> int:
        """CAM-T: what the next flag on a card pays a seat, 0 where it may place none."""
        flags = self.part.get(state, "flags", card)
        count = 0
        for other in range(SEATS):
            count += flags >> other & 1
        return 0 if flags >> seat & 1 or count >= self.most else self.gains[count]

    def goals(self, state: State, seat: int) -> list[Goal]:
        """Open cards on which a flag of the seat still pays."""
        pays = [(self.pays(state, seat, card), card) for card in self.row(state)]
        return [Goal(dollars, self.ends[card], is_joined=True) for dollars, card in pays if dollars]

    def refresh(self, state: State, seat: int, n: int) -> None:
        """REG-COA-2: the leftmost card without flags goes, the next one comes."""
        row = self.row(state)
        bare = [card for card in row if self.part.get(state, "flags", card) == 0]
        if bare:
            self.set_row(state, [card for card in row if card != bare[0]])
        self.open_card(state)


class LayOutExpresses(Step):
    """REG-COA-1: three cards are opened."""

    def __init__(self, expresses: Expresses) -> None:
        super().__init__()
        self.expresses = expresses

    def run(self, state: State, at: int) -> int:
        """Shuffle and open."""
        for card in range(len(self.expresses.cards)):
            self.expresses.part.put(state, "deck", card, 1)
        for _ in range(OPEN):
            self.expresses.open_card(state)
        return DONE


class PlaceFlags(Step):
    """CAM-T: step 10; compulsory, all cards of the row in one claim."""

    def __init__(self, expresses: Expresses) -> None:
        super().__init__()
        self.expresses = expresses

    def run(self, state: State, at: int) -> int:
        """A flag where the own links join the cities of a card that is not closed."""
        expresses, seat = self.expresses, state.seat
        part = expresses.part
        found = [card for card in expresses.row(state) if expresses.pays(state, seat, card)]
        if not found:
            return DONE
        links = links_of(state, seat)
        for card in found:
            a, b = expresses.ends[card]
            if are_joined(links, state, a, b):
                dollars = expresses.pays(state, seat, card)
                flags = part.get(state, "flags", card)
                part.put(state, "flags", card, flags | 1 << seat)
                part.add(state, "placed", seat, 1)
                if state.facts is not None:
                    state.note("flag", seat, a, b)
                change_money(state, seat, dollars)
        return DONE


def build(builder: Builder) -> None:
    """Layout and step 10 of the claim."""
    expresses = Expresses(builder)
    part = expresses.part
    builder.part(part)
    builder.add(GOALS, expresses.goals)
    builder.name_tokens(part.place("deck"), tuple(expresses.cards))
    builder.step("setup", 1260, LayOutExpresses(expresses), "REG-COA-1")
    builder.step("claim", 1000, PlaceFlags(expresses), "CAM-T")
    add_module_op(builder, "coast", "refresh", expresses.refresh)
    add_counter(builder, "express_flags", lambda state, seat: part.get(state, "placed", seat))


MODULE = RuleModule(
    name="expresses",
    rules=("CAM-T", "REG-COA-1", "REG-COA-2"),
    needs=(TARIFF,),
    brings=(GOALS, COUNTERS, MODULE_ACTS),
    data=("deck",),
    facts={"flag": ("place", "place_b")},
    looks={"flag": Look("flag")},
    card_words={"coast": ("refresh",)},
    counters=("express_flags",),
    build=build,
)
