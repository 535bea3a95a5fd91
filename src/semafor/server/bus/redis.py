"""The bus over Redis: publish and subscribe."""

from __future__ import annotations

import asyncio
from typing import Any

import redis.asyncio
from redis.exceptions import RedisError

from semafor.server.bus import AGAIN, AGAIN_SECONDS, CHANNEL, Listener, QueuedBus
from semafor.server.storage.database import StoreRefused

ANSWER_SECONDS = 5.0
FAULTS = (RedisError, OSError, TimeoutError)


class RedisBus(QueuedBus):
    """One connection listens, the pool publishes."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._redis = redis.asyncio.Redis.from_url(url, socket_connect_timeout=ANSWER_SECONDS)
        except ValueError as error:
            raise StoreRefused("bus-unreachable", why=str(error)) from error

    async def open(self, listener: Listener) -> None:
        """A Redis that is not there at the start is most likely a wrong address."""
        try:
            await asyncio.wait_for(self._ping(), ANSWER_SECONDS)
        except FAULTS as error:
            raise StoreRefused("bus-unreachable", why=str(error)) from error
        self._begin(lambda: self._listen(listener), self._publish)

    async def _ping(self) -> None:
        answer: Any = self._redis.ping()
        await answer

    async def close(self) -> None:
        """Stop and let go."""
        await super().close()
        await self._redis.aclose()

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    listener(AGAIN)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            listener(message["data"].decode(errors="replace"))
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
