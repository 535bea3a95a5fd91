"""Payments in words: one colour and some locomotives, as every edition pays with.

Rules: COM-CLAIM-1, COM-CLAIM-2, COM-TERM-4, COM-EDGE-14.
"""

from __future__ import annotations

from typing import Any

from semafor.board.values import is_whole
from semafor.engine.errors import IllegalMove


def read_payment(pay: Any, kinds: tuple[str, ...], locomotive: int) -> tuple[int, int, int]:
    """Colour (the locomotive's number if there is none), locomotives, and all cards of a payment."""
    if not isinstance(pay, dict):
        raise IllegalMove("malformed", field="pay")
    colour = locomotive
    locomotives = 0
    total = 0
    for name, count in pay.items():
        if not isinstance(name, str) or name not in kinds:
            raise IllegalMove("unknown-card", card=name)
        if not is_whole(count):
            raise IllegalMove("malformed", field="pay")
        if count == 0:
            continue
        kind = kinds.index(name)
        total += count
        if kind == locomotive:
            locomotives = count
        elif colour == locomotive:
            colour = kind
        else:
            raise IllegalMove("two-colours", "COM-CLAIM-2")
    return colour, locomotives, total


def write_payment(
    kinds: tuple[str, ...], colour: int, cards: int, locomotive: int, locomotives: int
) -> dict[str, int]:
    """A payment as a move writes it."""
    pay = {kinds[colour]: cards} if cards else {}
    if locomotives:
        pay[kinds[locomotive]] = locomotives
    return pay


def default_payment(
    hand: list[int], colours: list[int], locomotive: int, cost: int, allowed: tuple[int, int]
) -> tuple[int, int]:
    """COM-EDGE-14: as many coloured cards as possible; the colour only if there is no choice.

    `allowed`: the fewest and the most locomotives. Returns the colour (the locomotive's number for none) and the locomotives. Where nothing can
    pay, the answer is a payment the hand cannot cover, so that the refusal names the cost.
    """
    able = []
    fewest, most = allowed
    for colour in colours:
        cards = min(hand[colour], cost - fewest)
        if cards > 0 and cards + min(hand[locomotive], most) >= cost:
            able.append((colour, cost - cards))
    if len(able) > 1:
        raise IllegalMove("name-the-colour", "COM-EDGE-14")
    if able:
        return able[0]
    if min(hand[locomotive], most) >= cost or not colours or fewest == cost:
        return locomotive, cost
    return colours[0], fewest
