"""The exchange yard: two cards of another colour count as one.

Rules: CAM-I. Used by: campaign games 3 to 6. How such a payment is made is in `payment.price`.
"""

from __future__ import annotations

from semafor.charter.rules.ports import EXCHANGES
from semafor.engine.module import Builder, RuleModule


def build(builder: Builder) -> None:
    """CAM-I: let payments exchange one pair."""
    builder.bring(EXCHANGES, 1)


MODULE = RuleModule(name="exchange_yard", rules=("CAM-I",), brings=(EXCHANGES,), build=build)
