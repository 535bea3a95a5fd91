"""How processes tell each other that something has changed: a short text, never the thing itself.

`game:ID:REV` says that a game has reached a revision, `campaign:ID:REV` a campaign; whoever has it
reads the database.
`out:HASH` says that a session is over. `again` comes from the bus itself: it was away for a while,
and something may have got lost. A text that gets lost costs time (there is a slow poll),
never correctness.
What cannot be read is counted and ignored: whoever can write to the channel cannot stop the listening.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

log = logging.getLogger("semafor")

Listener = Callable[[str], None]
CHANNEL = "semafor"
AGAIN = "again"
# Before a lost connection is tried again.
AGAIN_SECONDS = 0.2
MOST_WAITING = 10_000


class Bus(Protocol):
    """A way to the other processes."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen; the listener also gets what this process itself sends, or not."""

    async def send(self, text: str) -> None:
        """Tell the others; never raises."""

    async def close(self) -> None:
        """Stop listening."""


class QueuedBus:
    """What buses with a listener and a sender of their own share: texts that wait, two tasks."""

    def __init__(self) -> None:
        self._texts: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def _begin(self, *work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._tasks = [asyncio.create_task(_for_ever(each)) for each in work]

    async def send(self, text: str) -> None:
        """Queue a text; where too many wait, the poll of the others will do."""
        with contextlib.suppress(asyncio.QueueFull):
            self._texts.put_nowait(text)

    async def close(self) -> None:
        """Stop both tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _for_ever(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Begin again whatever ends, for whatever reason: a bus that is silent would go unnoticed."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("a task of the bus has failed and begins again")
        await asyncio.sleep(AGAIN_SECONDS)


class LocalBus:
    """One process: there is nobody to tell."""

    async def open(self, listener: Listener) -> None:
        """Nothing will ever come."""

    async def send(self, text: str) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to do."""
