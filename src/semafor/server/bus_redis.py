"""The bus over Redis: publish and subscribe."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from semafor.server.bus import AGAIN, CHANNEL, Listener
from semafor.server.database import StoreRefused

AGAIN_SECONDS = 0.2
ANSWER_SECONDS = 5.0
MOST_WAITING = 10_000
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus:
    """One connection listens, the pool publishes."""

    def __init__(self, url: str) -> None:
        try:
            self._redis = redis.asyncio.Redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS)
        except ValueError as error:
            raise StoreRefused("bus-unreachable", why=str(error)) from error
        self._texts: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """A Redis that is not there at the start is most likely a wrong address."""
        try:
            await asyncio.wait_for(self._ping(), ANSWER_SECONDS)
        except FAULTS as error:
            raise StoreRefused("bus-unreachable", why=str(error)) from error
        self._tasks = [
            asyncio.create_task(self._listen(listener)),
            asyncio.create_task(self._publish()),
        ]

    async def _ping(self) -> None:
        answer: Any = self._redis.ping()
        await answer

    async def send(self, text: str) -> None:
        """Queue a text; where too many wait, the poll of the others will do."""
        with contextlib.suppress(asyncio.QueueFull):
            self._texts.put_nowait(text)

    async def close(self) -> None:
        """Stop and let go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    listener(AGAIN)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            listener(message["data"].decode())
            except FAULTS:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _publish(self) -> None:
        text = ""
        while True:
            text = text or await self._texts.get()
            try:
                await self._redis.publish(CHANNEL, text)
                text = ""
            except FAULTS:
                await asyncio.sleep(AGAIN_SECONDS)
