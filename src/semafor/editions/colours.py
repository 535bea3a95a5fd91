"""Colours of the players' pieces: a matter of looks alone, one for each seat and no two alike."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.engine.errors import SetupError

MOST_TOLD = 24


def deal_colours(known: Sequence[str], wished: Sequence[str]) -> list[str]:
    """Colours by seat as they were wished for; the others get what is left, their usual one first.

    Args:
        known: The edition's colours, in the order of the seats.
        wished: A colour for each seat; empty for no wish.
    """
    for colour in filter(None, wished):
        if colour not in known:
            raise SetupError("bad-colour", colour=colour[:MOST_TOLD], known=", ".join(known))
        if wished.count(colour) > 1:
            raise SetupError("colour-taken")
    dealt = list(wished)
    for seat in range(len(dealt)):
        if not dealt[seat] and known[seat] not in dealt:
            dealt[seat] = known[seat]
    left = [colour for colour in known if colour not in dealt]
    return [colour or left.pop(0) for colour in dealt]


def worn_colours(known: Sequence[str], worn: Sequence[str]) -> tuple[str, ...]:
    """Colours by seat as a record tells them; the usual ones where it tells none, or not all, or wrong ones."""
    is_whole = bool(worn) and all(colour in known for colour in worn)
    return tuple(worn) if is_whole and len(set(worn)) == len(worn) else tuple(known)
