"""The bus over PostgreSQL's LISTEN and NOTIFY: no further service is needed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import asyncpg  # type: ignore[import-untyped] # it has no types

from semafor.server.bus import AGAIN, AGAIN_SECONDS, CHANNEL, Listener, QueuedBus
from semafor.server.storage.postgres import CONNECT_SECONDS, LOST, PostgresDatabase

CHECK_SECONDS = 10.0


class PostgresBus(QueuedBus):
    """One connection listens, another one notifies many texts at a time."""

    def __init__(self, url: str, database: PostgresDatabase) -> None:
        super().__init__()
        self._url = url
        self._database = database

    async def open(self, listener: Listener) -> None:
        """Listen and notify until closed."""
        self._begin(lambda: self._listen(listener), self._notify)

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                await self._listen_once(listener)
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen_once(self, listener: Listener) -> None:
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, lambda *event: listener(str(event[3])))
            listener(AGAIN)
            while not lost.is_set():
                await connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), CHECK_SECONDS)
        finally:
            connection.terminate()

    async def _notify(self) -> None:
        """All texts that wait go in one statement: a NOTIFY locks the whole database at commit."""
        texts: set[str] = set()
        while True:
            if not texts:
                texts.add(await self._texts.get())
            while not self._texts.empty():
                texts.add(self._texts.get_nowait())
            try:
                async with self._database.pool.acquire(timeout=CONNECT_SECONDS) as connection:
                    await _notify_all(connection, sorted(texts))
                texts.clear()
            except (*LOST, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN_SECONDS)


async def _notify_all(connection: Any, texts: list[str]) -> None:
    await connection.execute(
        "SELECT pg_notify($1, text) FROM unnest($2::text[]) AS text", CHANNEL, texts
    )
