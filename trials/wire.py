"""A lean WebSocket client: one asyncio protocol for each socket, no task, no queue.

The driver shares two cores with the server it measures, so it must cost little. Frames to the
server are masked with the key 0, which leaves their bytes as they are.
"""

from __future__ import annotations

import asyncio
import struct
import weakref
from collections.abc import Callable, Mapping

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
SHORT, MEDIUM = 126, 127
Listener = Callable[[bytes], None]
# Every socket that may still be open, to be dropped when a harness ends.
_open: weakref.WeakSet[Wire] = weakref.WeakSet()


class Refusal(ConnectionError):  # noqa: N818 - the name says what it is
    """The handshake was not answered with 101."""

    def __init__(self, status: int, body: bytes = b"") -> None:
        super().__init__(f"handshake answered with {status}: {body[:200]!r}")
        self.status = status


def ignore(_: bytes) -> None:
    """A listener that does not listen."""


def make_frame(payload: bytes, opcode: int = TEXT, *, final: bool = True) -> bytes:
    """A client's frame."""
    size = len(payload)
    first = (0x80 if final else 0) | opcode
    if size < SHORT:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, 0x80 | SHORT, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | MEDIUM, size)
    return head + b"\0\0\0\0" + payload


def make_handshake(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    """The request that opens a socket."""
    fields = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Wire(asyncio.Protocol):
    """One socket. `listener` gets the payload of each text frame as it arrives.

    Attributes:
        opened: Done when the server has accepted the handshake, or failed with `Refusal`.
        closed: Done with the close code (1006: the connection just ended).
    """

    def __init__(self, request: bytes, listener: Listener) -> None:
        loop = asyncio.get_running_loop()
        self.request = request
        self.listener = listener
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int] = loop.create_future()
        self.code = 1006
        self.buffer = b""
        self.transport: asyncio.Transport | None = None
        self.bytes_received = 0
        _open.add(self)

    # ---------------------------------------------------------------- what asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade at once."""
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self.transport = transport  # type: ignore[assignment]  # uvloop has a class of its own
        self.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames."""
        self.bytes_received += len(data)
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done() and not self._read_handshake():
            return
        self._read_frames()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing will come any more."""
        self.transport = None
        if not self.opened.done():
            self.opened.set_exception(Refusal(0, str(exc).encode()))
        if not self.closed.done():
            self.closed.set_result(self.code)

    # ---------------------------------------------------------------- reading

    def _read_handshake(self) -> bool:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            self.opened.set_exception(Refusal(status, rest))
            self.abort()
            return False
        self.buffer = rest
        self.opened.set_result(None)
        return True

    def _read_frames(self) -> None:
        buffer, start, size = self.buffer, 0, len(self.buffer)
        while size - start >= 2:
            opcode, length, body = buffer[start] & 15, buffer[start + 1] & 127, start + 2
            if length == SHORT:
                body += 2
                length = int.from_bytes(buffer[start + 2 : body], "big")
            elif length == MEDIUM:
                body += 8
                length = int.from_bytes(buffer[start + 2 : body], "big")
            if size < body + length:
                break
            start = body + length
            self._take(opcode, buffer[body:start])
        self.buffer = buffer[start:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.listener(payload)
        elif opcode == PING:
            self.write(make_frame(payload, PONG))
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if payload else 1005
            self.write(make_frame(payload[:2], CLOSE))
            if self.transport:
                self.transport.close()

    # ---------------------------------------------------------------- writing

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def send(self, payload: bytes) -> None:
        """Send a text frame."""
        self.write(make_frame(payload))

    @property
    def is_open(self) -> bool:
        """Whether the socket can still be used."""
        return self.transport is not None and not self.transport.is_closing()

    def abort(self) -> None:
        """End the connection without a word, as a phone in a tunnel does."""
        if self.transport is not None:
            self.transport.abort()

    async def close(self) -> None:
        """Say good-bye and wait for the end."""
        self.write(make_frame(struct.pack("!H", 1000), CLOSE))
        await asyncio.wait_for(asyncio.shield(self.closed), 5)


async def open_wire(
    port: int,
    path: str,
    headers: Mapping[str, str],
    listener: Listener = ignore,
    *,
    host: str = "127.0.0.1",
    wait: float = 60,
) -> Wire:
    """Open a socket on the loopback address; raises `Refusal` if the server will not."""
    loop = asyncio.get_running_loop()
    request = make_handshake(f"{host}:{port}", path, headers)
    _, wire = await loop.create_connection(lambda: Wire(request, listener), host, port)
    try:
        await asyncio.wait_for(asyncio.shield(wire.opened), wait)
    except TimeoutError:
        wire.abort()
        raise
    return wire


def abort_all() -> None:
    """Drop every socket of this process."""
    for wire in list(_open):
        wire.abort()
