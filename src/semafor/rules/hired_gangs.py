"""Hired gangs: dollars in place of one card.

Rules: CAM-J. Used by: campaign games 8 to 12. How such a payment is made is in `payment_ways`.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.module import Builder, RuleModule
from semafor.rules.region_parts import OpenPart, add_counter
from semafor.rules.standing import standing_of


def build(builder: Builder) -> None:
    """CAM-J: the price, which an event may lower, and how often a seat has paid it."""
    part = OpenPart("hired_gangs", {"gangs": builder.seats})
    builder.part(part)
    standing = standing_of(builder)
    usual = 2 + builder.tariff

    def price(state: State, seat: int) -> int:
        return max(0, usual + standing.modifier(state, seat, "J", "price"))

    def hired(state: State, seat: int) -> None:
        part.add(state, "gangs", seat, 1)

    builder.shared["gang_price"] = price
    builder.shared["hired"] = hired
    add_counter(builder, "gangs", lambda state, seat: part.get(state, "gangs", seat))


MODULE = RuleModule(name="hired_gangs", rules=("CAM-J",), card_words={"J": ("price",)}, build=build)
