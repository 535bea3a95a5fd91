"""How processes tell each other that something has changed: a short text, never the thing itself.

`game:REV` says that a game has reached a revision; whoever has the game reads the database.
`out:HASH` says that a session is over. `again` comes from the bus itself: it was away for a while,
and something may have got lost. A text that gets lost costs time (there is a slow poll),
never correctness.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str], None]
CHANNEL = "semafor"
AGAIN = "again"


class Bus(Protocol):
    """A way to the other processes."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen; the listener also gets what this process itself sends, or not."""

    async def send(self, text: str) -> None:
        """Tell the others; never raises."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """One process: there is nobody to tell."""

    async def open(self, listener: Listener) -> None:
        """Nothing will ever come."""

    async def send(self, text: str) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to do."""
