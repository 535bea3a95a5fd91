"""Chance of a campaign: every shuffle has a name and follows from the campaign's seed.

Rules: COM-EDGE-28, LEG-FIRST-3, LEG-SETUP-15, CAM-A, CAM-B, CAM-CO-3. The stream is the one of
games between people (`SeededSource`, decision 12); a name instead of a counter, so that a log
replays to the same state whatever else was drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from semafor.engine.chance import SeededSource

T = TypeVar("T")


def shuffled(seed: str, name: str, items: Sequence[T]) -> list[T]:
    """The items in an order that follows from the seed and the name of the shuffle."""
    source = SeededSource(f"campaign:{seed}:{name}")
    left = list(items)
    found = []
    while left:
        found.append(left.pop(source.below(len(left))))
    return found


def drawn(seed: str, name: str, items: Sequence[T]) -> T:
    """One of the items."""
    return shuffled(seed, name, items)[0]


def game_seed(seed: str, game: int) -> str:
    """The seed of one game of the campaign."""
    number = SeededSource(f"campaign:{seed}:game-{game}").below(1 << 62)
    return f"{number:016x}"
