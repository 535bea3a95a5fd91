"""A bad network: a TCP proxy on the loopback address that delays, cuts and goes silent."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from trials.server_process import HOST

CHUNK = 2048


class BadNetwork:
    """Forwards to a port; each connection lives for a random number of bytes.

    Attributes:
        cut_after: Mean number of bytes before a connection is cut; 0 never.
        delay: Longest delay of a chunk in seconds.
        cuts: Connections cut so far.
    """

    def __init__(self, port: int, seed: int, *, cut_after: int = 0, delay: float = 0.0) -> None:
        self.target = port
        self.chooser = random.Random(seed)
        self.cut_after = cut_after
        self.delay = delay
        self.cuts = 0
        self.port = 0
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen."""
        self.server = await asyncio.start_server(self._connect, HOST, 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def stop(self) -> None:
        """No more connections."""
        if self.server is not None:
            self.server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection(HOST, self.target)
        except OSError:
            writer.transport.abort()
            return
        life = [self.chooser.expovariate(1 / self.cut_after)] if self.cut_after else [float("inf")]
        pumps = [
            asyncio.ensure_future(self._pump(reader, back, life)),
            asyncio.ensure_future(self._pump(there, writer, life)),
        ]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        for end in (writer, back):
            end.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, life: list[float]
    ) -> None:
        """Bytes one way; a cut may come in the middle of a frame."""
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.chooser.random() * self.delay)
                life[0] -= len(data)
                if life[0] <= 0:
                    self.cuts += 1
                    writer.write(data[: len(data) // 2])
                    await writer.drain()
                    return
                writer.write(data)
                await writer.drain()
