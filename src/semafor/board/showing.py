"""How boards and positions show themselves where somebody looks at values, such as in a notebook.

Whoever can draw them stands above and registers here; without one they are shown as plain objects are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Painter = Callable[[Any], str | None]
_painters: list[Callable[[], Painter]] = []


def register(find: Callable[[], Painter]) -> None:
    """Say who draws: a function that finds the painter when one is first needed."""
    _painters[:] = [find]


def shown(thing: Any) -> str | None:
    """HTML of a board, a view or a game; None where nobody draws."""
    return _painters[-1]()(thing) if _painters else None
