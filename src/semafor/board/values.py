"""The one test for whole numbers that come from files and clients."""

from __future__ import annotations


def is_whole(value: object, least: int = 0, most: int | None = None) -> bool:
    """Whether a value is a whole number within limits (true and false are not numbers)."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return least <= value and (most is None or value <= most)
