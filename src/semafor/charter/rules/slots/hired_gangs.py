"""Hired gangs: dollars in place of one card.

Rules: CAM-J. Used by: campaign games 8 to 12. How such a payment is made is in `payment.price`.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter
from semafor.cards.ports import COUNTERS, TARIFF
from semafor.cards.standing import standing_of
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.ports import GANGS, Gangs
from semafor.engine.core import State
from semafor.engine.module import Builder, RuleModule


def build(builder: Builder) -> None:
    """CAM-J: the price, which an event may lower, and how often a seat has paid it."""
    part = OpenPart("hired_gangs", {"gangs": builder.seats})
    builder.part(part)
    standing = standing_of(builder)
    usual = 2 + builder.port(TARIFF)

    def price(state: State, seat: int) -> int:
        return max(0, usual + standing.modifier(state, seat, "J", "price"))

    def hired(state: State, seat: int) -> None:
        part.add(state, "gangs", seat, 1)

    builder.bring(GANGS, Gangs(price, hired))
    add_counter(builder, "gangs", lambda state, seat: part.get(state, "gangs", seat))


MODULE = RuleModule(
    name="hired_gangs",
    rules=("CAM-J",),
    needs=(TARIFF,),
    brings=(GANGS, COUNTERS),
    card_words={"J": ("price",)},
    counters=("gangs",),
    build=build,
)
