"""Powder: skulls paid for an evergreen route may be blasted, at the risk of a mishap.

Rules: CAM-H, REG-EVE-1, 2. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter
from semafor.cards.acts.money import change_money
from semafor.cards.ports import COUNTERS, LAST_PAYMENT, TARIFF
from semafor.cards.standing import standing_of
from semafor.cards.turn_marks import BLASTS, COLOUR
from semafor.charter.rules.board import region_routes
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.payment.price import Cards, read_kinds
from semafor.charter.rules.ports import BLAST_ROUTES
from semafor.engine import access
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.tables import AGAIN, DONE
from semafor.rules.drawing import is_waiting, next_card, release_waiting


class StartBlasts(Step):
    """CAM-H: after the payment, before everything else that follows from it."""

    def __init__(self, builder: Builder, part: OpenPart, procedure: int) -> None:
        super().__init__()
        self.payment = builder.port(LAST_PAYMENT)
        self.part = part
        self.procedure = procedure

    def run(self, state: State, at: int) -> int:
        """One card is turned for each blast."""
        blasts = self.payment.get(state, BLASTS)
        if blasts:
            self.part.add(state, "blasts", state.seat, blasts)
            colour = self.payment.get(state, COLOUR) - 1
            state.push_procedure(self.procedure, blasts, state.seat, colour)
        return DONE


class TurnForBlast(Step):
    """CAM-H: the top card of the deck; a newspaper acts as always and is replaced."""

    def __init__(self, part: OpenPart, cards: Cards, price: int) -> None:
        super().__init__()
        self.part = part
        self.cards = cards
        self.price = price

    def run(self, state: State, at: int) -> int:
        """Turn one card; without any there is no mishap."""
        left, seat, colour = (state.frame_value(at, index) for index in (2, 3, 4))
        if left == 0:
            return DONE
        kind = next_card(state)
        if kind in state.tables.ruleset.special_kinds:
            state.push_procedure(state.tables.card_drawn, kind, seat, 0)
            return AGAIN
        state.set_frame_value(at, 2, left - 1)
        if kind >= 0:
            state.discard_cards(kind, 1)
            if state.facts is not None:
                state.note("turned", seat, kind, 0)
            if kind == self.cards.locomotive or self.cards.colour_of[kind] == colour:
                self.part.add(state, "mishaps", seat, 1)
                change_money(state, seat, -min(self.price, access.score_of(state, seat)))
        if is_waiting(state):
            release_waiting(state, at)
        return AGAIN


def build(builder: Builder) -> None:
    """Where blasts are allowed, and what they cause."""
    part = OpenPart("powder", {"blasts": builder.seats, "mishaps": builder.seats})
    builder.part(part)
    home = region_routes(builder, builder.text("region"))
    everywhere = frozenset(range(len(builder.board.routes)))
    nowhere: frozenset[int] = frozenset()
    standing = standing_of(builder)

    def may_blast(state: State, seat: int) -> frozenset[int]:
        if standing.modifier(state, seat, "evergreen", "no_blast"):
            return nowhere
        if standing.modifier(state, seat, "evergreen", "everywhere"):
            return everywhere
        return home

    builder.bring(BLAST_ROUTES, may_blast)
    cards = read_kinds(builder.kinds, builder.colours)
    procedure = builder.procedure("blast")
    builder.step("blast", 100, TurnForBlast(part, cards, 2 + builder.port(TARIFF)), "CAM-H")
    builder.step("claim", 60, StartBlasts(builder, part, procedure), "CAM-H")
    add_counter(builder, "blasts", lambda state, seat: part.get(state, "blasts", seat))
    add_counter(builder, "mishaps", lambda state, seat: part.get(state, "mishaps", seat))


MODULE = RuleModule(
    name="powder",
    rules=("CAM-H", "REG-EVE-1", "REG-EVE-2"),
    needs=(TARIFF, LAST_PAYMENT),
    brings=(BLAST_ROUTES, COUNTERS),
    texts=("region",),
    facts={"turned": ("card", "")},
    looks={"turned": Look("card")},
    card_words={"evergreen": ("everywhere", "no_blast")},
    counters=("blasts", "mishaps"),
    build=build,
)
