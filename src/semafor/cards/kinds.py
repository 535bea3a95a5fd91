"""Kinds of cards: a mark never changes the colour of a card."""

from __future__ import annotations

# What the names of marked cards end in.
SKULL = "_skull"
PICK = "_pick"
# The same as numbers.
IS_SKULL, IS_PICK = 1, 2


def plain_kinds(kinds: tuple[str, ...], colours: int) -> tuple[int, ...]:
    """For every kind of card the plain kind of its colour, for others themselves (CAM 0.4)."""
    plain = {
        f"{name}{mark}": number
        for number, name in enumerate(kinds[:colours])
        for mark in (SKULL, PICK)
    }
    return tuple(plain.get(kind, number) for number, kind in enumerate(kinds))
