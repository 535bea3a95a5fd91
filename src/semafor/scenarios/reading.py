"""Small checks for values read from scenario files: each returns the value or refuses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.board.values import is_whole
from semafor.engine.errors import SetupError


def bad(key: str, value: Any) -> SetupError:
    """The error for something a position cannot contain."""
    return SetupError("bad-position", key=key, value=value)


def mapping(value: Any, key: str) -> dict[Any, Any]:
    """A mapping; nothing at all counts as an empty one."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise bad(key, value)
    return dict(value)


def listing(value: Any, key: str) -> list[Any]:
    """A list; nothing at all counts as an empty one."""
    if value is None:
        return []
    if not isinstance(value, list):
        raise bad(key, value)
    return value


def number(value: Any, key: str, least: int, most: int) -> int:
    """A whole number within limits."""
    if not is_whole(value, least, most):
        raise bad(key, value)
    return int(value)


def by_seat(value: Any, key: str, seats: int) -> dict[int, Any]:
    """A mapping whose keys are seats."""
    found = mapping(value, key)
    for seat in found:
        number(seat, f"{key}: seat", 0, seats - 1)
    return found


def name(value: Any, key: str, known: Mapping[str, int]) -> int:
    """The number of a thing named by its id."""
    if not isinstance(value, str) or value not in known:
        raise bad(key, value)
    return known[value]
