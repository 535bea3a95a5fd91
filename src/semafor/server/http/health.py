"""Whether games can be stored: found out by storing something.

However often it is asked, at most one write goes out in a while, and whoever asks meanwhile gets its
answer: asking is no way to keep the disk busy.
"""

from __future__ import annotations

import asyncio
import secrets
import time

from semafor.server.games.store import Store
from semafor.server.storage.database import StoreDown

# How long an answer is believed.
FRESH_SECONDS = 2.0
# How long the database may take.
PATIENCE_SECONDS = 5.0
# Bytes written: more than any event, so that what has room for this has room for a move.
SIZE = 4096


class Health:
    """Asks the database, now and then."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: asyncio.Task[str] | None = None
        self._until = 0.0

    async def check(self) -> None:
        """Raises StoreDown where nothing can be stored."""
        if self._asked is None or (self._asked.done() and time.monotonic() > self._until):
            self._asked = asyncio.create_task(self._try())
        why = await asyncio.shield(self._asked)
        if why:
            raise StoreDown(why)

    async def _try(self) -> str:
        """Why it does not work; empty where it does."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.probe(secrets.token_hex(SIZE // 2))
        except StoreDown as down:
            return down.why or "down"
        except TimeoutError:
            return "no answer"
        finally:
            self._until = time.monotonic() + FRESH_SECONDS
        return ""
