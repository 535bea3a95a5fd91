"""uvicorn's protocols with two additions: dawdlers are not waited for, and sockets can be cut."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

KEY = "semafor.cut"
# How long a new connection may take for its first request.
PATIENCE = 10.0


class Http(H11Protocol):
    """Closes connections that do not come to the point."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        """As uvicorn does; then wait for a while only."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(PATIENCE, self._lose_patience)

    def _lose_patience(self) -> None:
        cycle: object = self.cycle  # uvicorn begins with None
        if cycle is None:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a socket's from here on."""
        self._patience.cancel()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before it was waited for long enough."""
        self._patience.cancel()
        super().connection_lost(exc)


class Wire(WebSocketsSansIOProtocol):
    """Puts a function into the scope that drops the connection at once.

    Closing politely waits for the other side, which a client that never reads or never stops
    sending does not deserve.
    """

    def handle_connect(self, event: Request) -> None:
        """As uvicorn does; then leave the way to cut in the scope before the application runs."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            scope = cast("dict[str, Any]", self.scope)
            scope[KEY] = self.transport.abort

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does; text that is not UTF-8 ends the socket without a page in the log."""
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.transport.abort()
            return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn does; a handshake that was refused with an answer is complete, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True


def is_text(frames: Sequence[bytes]) -> bool:
    """Whether the frames of a message are UTF-8 together."""
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
