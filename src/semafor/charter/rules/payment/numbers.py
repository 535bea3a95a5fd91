"""The numbers payments of a campaign are written with: what helps, how that is answered, what is decided next.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J.
"""

from __future__ import annotations

from typing import NamedTuple

MOST_BLASTS = 2
PAIR = 2
NONE = -1

KINDS_OF_AID = 7
EXCHANGE, GANG, BLAST, REDUCE, OFF_COLOUR, LOCO_DOUBLE, NO_SURCHARGE = range(KINDS_OF_AID)
# What is decided next of a payment.
AIDS, PICKS, SKULLS, EXCHANGED, OFF, FURTHER, COMPLETE = range(7)
# Aids as answers in its chain; the powers come after the others.
ENOUGH, EXCHANGES, HIRES, BLASTS = 0, 1, 2, 3
POWERS = BLASTS + MOST_BLASTS


class Aid(NamedTuple):
    """Something that helps to pay: its kind, how much, and the power it comes from (-1: a rule)."""

    kind: int
    n: int = 1
    power: int = NONE

    def answer(self) -> int:
        """Its number where a payment is decided step by step."""
        if self.power != NONE:
            return POWERS + self.power
        return {EXCHANGE: EXCHANGES, GANG: HIRES, BLAST: BLASTS - 1 + self.n}[self.kind]
