"""What the state asks of a source of chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from semafor.engine.core import State


class Source(Protocol):
    """Where outcomes come from when it is not the state's own fast generator."""

    def card(self, state: State) -> int:
        """Kind of the next card of the face-down deck."""

    def ticket(self, state: State, deck: int) -> int:
        """Next ticket of the unordered part of a ticket deck."""

    def token(self, state: State, base: int, size: int) -> int:
        """Index of the next token drawn from a bag of counts kept in the state's parts."""

    def clone(self) -> Source:
        """An independent copy, at the same place."""
