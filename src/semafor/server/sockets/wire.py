"""uvicorn's protocols with additions: dawdlers are not waited for, sockets can be cut and read in pieces."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import h11
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from semafor.server.http.entrance import Doors

KEY = "semafor.cut"
# How long each part of a request may take: its head (also that of the first one, from the beginning of
# the connection), its body, its answer; and how long who does not read has after the end.
PATIENCE = {"head": 10.0, "body": 20.0, "answer": 120.0, "end": 10.0}
# Bytes of a socket that are read before others have their turn: the smallest frames would be eighty.
PIECE = 2048


class Http(H11Protocol):
    """Closes connections that do not come to the point, and those of a crowd from one address."""

    doors = Doors()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn's
        """As uvicorn does; then wait for a while only."""
        super().connection_made(transport)
        self._part = ""
        self._timer: asyncio.TimerHandle | None = None
        self._place = self.doors.enter(self.client[0] if self.client else "")
        if self._place is None:
            transport.abort()
        else:
            self._expect("head")

    def data_received(self, data: bytes) -> None:
        """As uvicorn does; then see what of the request is still missing."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """As uvicorn does; the next request may have begun already."""
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """Which part is waited for now; between requests it is uvicorn's timer that runs."""
        state = self.conn.their_state
        if isinstance(self.transport.get_protocol(), Wire):
            self._expect("")
        elif state is h11.SEND_BODY:
            self._expect("body")
        elif state is h11.IDLE:
            self._expect("head" if self.conn.trailing_data[0] or self._is_new() else "")
        else:
            self._expect("" if self._is_new() or self.cycle.response_complete else "answer")

    def _is_new(self) -> bool:
        cycle: object = self.cycle  # uvicorn begins with None
        return cycle is None

    def _expect(self, part: str) -> None:
        """The time of a part runs from its beginning, however many bytes trickle in."""
        if part == self._part:
            return
        self._part = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part:
            self._timer = self.loop.call_later(PATIENCE[part], self._lose_patience)

    def _lose_patience(self) -> None:
        self.doors.on_cut("dawdle")
        self.transport.abort()

    def timeout_keep_alive_handler(self) -> None:
        """As uvicorn does; who has not read the last answer by then is not waited for."""
        super().timeout_keep_alive_handler()
        self._expect("end")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a socket's from here on, and leaves when that is gone."""
        self._expect("")
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire):
            wire.leave = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before it was waited for long enough."""
        self._expect("")
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self.doors.leave(self._place)
        self._place = None


class Wire(WebSocketsSansIOProtocol):
    """Puts a function into the scope that drops the connection at once.

    Closing politely waits for the other side, which a client that never reads or never stops
    sending does not deserve.
    """

    leave: Callable[[], None] = staticmethod(lambda: None)
    _unread = b""
    _is_due = False

    def connection_lost(self, exc: Exception | None) -> None:
        """As uvicorn does; there is room for another one."""
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece after the other; the system holds back whoever sends more than that."""
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        if self._is_due or self.transport.is_closing():
            return
        piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
        super().data_received(piece)
        self._go_on_later()

    def _go_on_later(self) -> None:
        """The next piece in the next pass of the loop, if the application has taken what it was given."""
        if self._unread and not self._is_due:
            self.transport.pause_reading()
            if not self.read_paused:
                self._is_due = True
                self.loop.call_soon(self._due)

    def _due(self) -> None:
        self._is_due = False
        if not self.read_paused:
            self.transport.resume_reading()
        self._read_on()

    async def receive(self) -> ASGIReceiveEvent:
        """As uvicorn does; then what was held back is read."""
        message = await super().receive()
        self._go_on_later()
        return message

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
