"""One socket: whose eyes it has, what waits to be sent, and when it has had enough.

Sending never waits: messages go into a bounded queue that a task empties. Whoever does not read is
cut off, and so is whoever never stops sending after a while of not being listened to.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from semafor.server.log.hub import Logs
from semafor.server.protocol.closing import CLOSE_NORMAL
from semafor.server.upkeep.limits import Bucket
from semafor.server.upkeep.metrics import Metrics

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_QUEUED = 256
MOST_QUEUED_BYTES = 1024 * 1024
SEND_SECONDS = 5.0
LINGER_SECONDS = 1.0
MESSAGES_A_SECOND = 50.0
MESSAGE_BURST = 200.0
# So many messages in a row that each had to wait: a flood, not a busy hand.
MOST_STRIKES = 500
# Questions one socket may have open.
MOST_QUESTIONS = 2


class Connection:
    """A socket that has been accepted."""

    def __init__(
        self, send: Send, cut: Callable[[], None], metrics: Metrics, *, person: str, token_hash: str
    ) -> None:
        self.person = person
        self.token_hash = token_hash
        self.logs: Logs[Any] | None = None
        self.ident = ""
        self.seat: int | None = None
        self.company = ""
        self.since = -1
        self.questions = 0
        self.last_react = 0.0
        self.is_closed = False
        self._send = send
        self._cut = cut
        self._metrics = metrics
        self._queue: deque[bytes] = deque()
        self._queued_bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._closing: int | None = None
        self._bucket = Bucket(MESSAGES_A_SECOND, MESSAGE_BURST, time.monotonic())
        self._strikes = 0

    # ---------------------------------------------------------------- sending

    def push(self, data: bytes) -> None:
        """Send when possible; a queue that is full ends the connection."""
        if self.is_closed or self._closing is not None:
            return
        full = len(self._queue) >= MOST_QUEUED
        if full or self._queued_bytes + len(data) > MOST_QUEUED_BYTES:
            self.cut("slow")
            return
        self._queue.append(data)
        self._queued_bytes += len(data)
        self._wake()

    def close(self, code: int = CLOSE_NORMAL) -> None:
        """Close politely once everything before it is sent."""
        if not self.is_closed and self._closing is None:
            self._closing = code
            self._wake()

    @property
    def is_ending(self) -> bool:
        """Whether it is closed or about to be: nothing more is taken from it."""
        return self.is_closed or self._closing is not None

    def cut(self, reason: str) -> None:
        """Drop the connection at once."""
        if self.is_closed:
            return
        self.is_closed = True
        self._queue.clear()
        self._metrics.count("cuts", reason)
        self._cut()

    def cut_later(self) -> None:
        """After a polite close: whoever goes on sending is read and thrown away at full speed."""
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._cut)

    def _wake(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """Send what waits; each message has its time."""
        try:
            async with asyncio.timeout(None) as limit:
                while self._queue and not self.is_closed:
                    data = self._queue.popleft()
                    self._queued_bytes -= len(data)
                    limit.reschedule(asyncio.get_running_loop().time() + SEND_SECONDS)
                    await self._send({"type": "websocket.send", "text": data.decode()})
                if self._closing is not None and not self.is_closed:
                    self.is_closed = True
                    await self._send({"type": "websocket.close", "code": self._closing})
        except TimeoutError:
            self.cut("slow")
        except Exception:
            self.is_closed = True
            self._queue.clear()
        finally:
            self._task = None

    async def flush(self) -> None:
        """Wait until the queue is empty (a refusal should arrive before the end)."""
        task = self._task
        if task is not None:
            await asyncio.wait([task])

    # ---------------------------------------------------------------- receiving

    async def breathe(self) -> bool:
        """Wait as long as the limit asks for before the next message; False: cut off.

        While it waits nobody reads the socket, so the sender's own system holds it back. Closing
        politely would make the server read and throw away at full speed instead.
        """
        if self._bucket.take(time.monotonic()):
            if self._bucket.level > MESSAGE_BURST / 2:
                self._strikes = 0
            return True
        self._strikes += 1
        self._metrics.count("throttled")
        if self._strikes > MOST_STRIKES:
            self.cut("flood")
            return False
        await asyncio.sleep(self._bucket.wait())
        self._bucket.take(time.monotonic())
        return True
