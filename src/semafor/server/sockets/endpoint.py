"""The socket endpoint of games and campaigns: hello or follow first, then commands, questions, reactions and pings."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter

import msgspec

from semafor.engine.errors import SemaforError
from semafor.server.campaigns.hub import Campaigns
from semafor.server.games.daily import check_open
from semafor.server.games.driving import Driver
from semafor.server.games.hub import Hub
from semafor.server.games.lobby import judge_keep
from semafor.server.games.questions import answer_question
from semafor.server.games.room import Room
from semafor.server.http.guard import Receive, Scope, Send, address_of
from semafor.server.people.sessions import Sessions, read_token
from semafor.server.protocol.closing import CLOSE_LATER, CLOSE_REFUSED, CLOSE_RESTART
from semafor.server.protocol.encoding import decode, encode
from semafor.server.protocol.messages import (
    PROTOCOL,
    Answer,
    Ask,
    ClientMessage,
    Follow,
    Hello,
    Nack,
    Ping,
    Pong,
    React,
    Reaction,
    Refused,
)
from semafor.server.protocol.refusals import Refusal
from semafor.server.sockets.connection import MOST_QUESTIONS, Connection
from semafor.server.sockets.wire import KEY
from semafor.server.storage.database import StoreDown
from semafor.server.upkeep.limits import place_of
from semafor.server.upkeep.pace import doing

log = logging.getLogger("semafor")

HELLO_SECONDS = 10.0
MOST_SOCKETS = 20
MOST_FROM_FAR = 200
REACT_SECONDS = 1.0
UNREADABLE = 10


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub, campaigns: Campaigns, driver: Driver, sessions: Sessions) -> None:
        self.hub = hub
        self.campaigns = campaigns
        self.driver = driver
        self.sessions = sessions
        self.connections = hub.works.connections
        self.by_person: Counter[str] = Counter()
        self.by_place: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket from its beginning to its end."""
        await receive()
        try:
            session = await self.sessions.find(read_token(scope))
        except StoreDown:
            self.hub.metrics.count("store_errors")
            await send({"type": "websocket.close", "code": CLOSE_LATER})
            return
        person = session.person.id if session else ""
        if not self._has_room(address_of(scope)):
            await send({"type": "websocket.close", "code": CLOSE_REFUSED})
            return
        await send({"type": "websocket.accept"})
        connection = Connection(
            send,
            scope.get(KEY) or _nothing,
            self.hub.metrics,
            person=person,
            token_hash=session.token_hash if session else "",
        )
        if person and self.by_person[person] >= MOST_SOCKETS:
            # A page told nothing would come back for ever without a word to whoever waits at it.
            await self._end(connection, "too-many-sockets")
            return
        await self._count(connection, address_of(scope), receive)

    def _has_room(self, address: str) -> bool:
        """Whether one more socket is all right: by address from far away."""
        place, is_near = place_of(address)
        return is_near or self.by_place[place] < MOST_FROM_FAR

    async def _count(self, connection: Connection, address: str, receive: Receive) -> None:
        """Serve a socket and keep count of it."""
        place = place_of(address)[0]
        self.connections.add(connection)
        self.by_person[connection.person] += 1
        self.by_place[place] += 1
        try:
            await self._serve(connection, receive)
        finally:
            _less(self.by_person, connection.person)
            _less(self.by_place, place)
            self._gone(connection)

    def _gone(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._leave(connection)
        connection.is_closed = True

    # ---------------------------------------------------------------- reading

    async def _serve(self, connection: Connection, receive: Receive) -> None:
        """Message after message; whatever cannot be read ends it after a few tries."""
        bad = 0
        first: float | None = HELLO_SECONDS
        while not connection.is_ending:
            try:
                event = await asyncio.wait_for(receive(), first)
            except TimeoutError:
                await self._end(connection, "hello-first")
                return
            if event["type"] == "websocket.disconnect":
                return
            if not await connection.breathe():
                return
            try:
                message = decode(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, ValueError):
                bad += 1
                if bad > UNREADABLE or first is not None:
                    await self._end(connection, "unreadable")
                    return
                continue
            if first is not None and not isinstance(message, Hello | Follow):
                await self._end(connection, "hello-first")
                return
            first = None
            await self._take(connection, message)
        await connection.flush()

    async def _take(self, connection: Connection, message: ClientMessage) -> None:
        """One message; what is somebody's fault is told, what is ours is written down."""
        name = str(message.__struct_config__.tag)
        self.hub.metrics.count("messages", name)
        doing(f"socket {name}")
        try:
            await self._handle(connection, message)
        except SemaforError as error:
            await self._end(connection, error.reason, error)
        except Exception:
            self.hub.metrics.count("errors")
            log.exception("a message could not be handled")
            await self._end(connection, "server")

    async def _end(
        self, connection: Connection, code: str, error: SemaforError | None = None
    ) -> None:
        """Say why, then close."""
        self.hub.metrics.count("cuts", code)
        values = {key: _plain(value) for key, value in error.values.items()} if error else {}
        connection.push(encode(Refused(code, values)))
        connection.close(CLOSE_REFUSED)
        await connection.flush()
        connection.cut_later()

    async def _handle(self, connection: Connection, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(connection, message)
            return
        if isinstance(message, Follow):
            await self._follow(connection, message)
            return
        if isinstance(message, Ping):
            connection.push(encode(Pong(message.time, self.hub.now())))
            return
        assert connection.logs is not None  # it has said what it looks at
        room = await connection.logs.room(connection.ident)
        if isinstance(room, Room) and isinstance(message, React):
            self._react(room, connection, message)
        elif isinstance(room, Room) and isinstance(message, Ask):
            self._ask(room, connection, message)
        elif isinstance(message, connection.logs.takes):
            await connection.logs.command(room, connection, message)
        else:  # nothing that is done there
            cid = getattr(message, "cid", "")
            connection.push(encode(Nack(cid, "malformed", {"field": "t"}, "", room.table.rev)))

    # ---------------------------------------------------------------- hello

    async def _hello(self, connection: Connection, hello: Hello) -> None:
        """Look at a game through some eyes; again, through others."""
        await self._admit(connection, hello.proto)
        room = await self.hub.room(hello.game)
        if hello.since > room.table.rev:
            await self.hub.refresh(room)
        if not _may_look(room, connection, hello) and self.driver.is_shared:
            await self.hub.refresh(room)  # other processes may know more of it
        _check_seat(room, connection, hello)
        if room.table.setup.daily:
            await check_open(self.hub, room.table, connection.person)
        await self.hub.prepare(room, hello.seat)
        _check_seat(room, connection, hello)  # meanwhile it may have gone to somebody else
        self._leave(connection)
        connection.logs, connection.ident = self.hub, hello.game
        connection.seat = hello.seat
        connection.since = hello.since
        room.attach(connection)
        room.greet(connection, self.hub.now())
        await self._presence(room)
        self.driver.look_after(room)
        if any(seat in room.table.warnings for seat in room.table.seating.owned(connection.person)):
            await self._keep(room, connection.person)

    async def _admit(self, connection: Connection, proto: int) -> None:
        """A page of this release, and a session that is not over."""
        if proto != PROTOCOL:
            raise Refusal("reload")
        if connection.token_hash and await self.sessions.has_ended(connection.token_hash):
            raise Refusal("no-session")

    async def _follow(self, connection: Connection, follow: Follow) -> None:
        """Look at a campaign through the eyes of a company; again, through others."""
        await self._admit(connection, follow.proto)
        room = await self.campaigns.fresh(follow.campaign)
        if follow.since > room.table.rev:
            await self.campaigns.refresh(room)
        await self.campaigns.ready(room, connection.person, follow.company)
        room.table.eyes(connection.person, follow.company)  # refused unless it is their own
        self._leave(connection)
        connection.logs, connection.ident = self.campaigns, follow.campaign
        connection.company, connection.since = follow.company, follow.since
        room.attach(connection)
        room.greet(connection, self.hub.now())

    async def _keep(self, room: Room, person: str) -> None:
        """The owner of a seat that was to be given to another phone is back, and keeps it."""
        with contextlib.suppress(Refusal, StoreDown):
            await self.hub.change(room, lambda table: judge_keep(table, person))

    def _leave(self, connection: Connection) -> None:
        room = connection.logs.rooms.get(connection.ident) if connection.logs else None
        if room is None or connection not in room.connections:
            return
        room.detach(connection)
        if isinstance(room, Room) and not self.hub.is_closing:
            self.hub.spawn(self._presence(room))

    async def _presence(self, room: Room) -> None:
        if room.send_presence():
            await self.driver.tell_presence(room)

    # ---------------------------------------------------------------- the rest

    def _react(self, room: Room, connection: Connection, message: React) -> None:
        """Shown to the table; more than one a second is let fall."""
        now = time.monotonic()
        if connection.seat is None or now - connection.last_react < REACT_SECONDS:
            return
        connection.last_react = now
        room.send(Reaction(connection.seat, message.emote))

    def _ask(self, room: Room, connection: Connection, message: Ask) -> None:
        """A question is answered beside, so that moves do not wait for it."""
        if connection.questions >= MOST_QUESTIONS:
            connection.push(encode(Answer(id=message.id, error="too-many")))
            return
        connection.questions += 1
        self.hub.spawn(self._answer(room, connection, message))

    async def _answer(self, room: Room, connection: Connection, message: Ask) -> None:
        try:
            answer = await answer_question(room.table, connection.seat, message, self.hub.thinking)
        except SemaforError as error:
            answer = Answer(id=message.id, error=error.reason)
        finally:
            connection.questions -= 1
        connection.push(encode(answer))

    def say_goodbye(self) -> None:
        """The server stops: clients come back by themselves after a moment."""
        for connection in list(self.connections):
            connection.close(CLOSE_RESTART)


def _may_look(room: Room, connection: Connection, hello: Hello) -> bool:
    """Only the owner looks through the eyes of a seat."""
    return hello.seat is None or hello.seat in room.table.seating.owned(connection.person)


def _check_seat(room: Room, connection: Connection, hello: Hello) -> None:
    if not _may_look(room, connection, hello):
        raise Refusal("not-your-seat")


def _less(counter: Counter[str], key: str) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]


def _nothing() -> None:
    """Another server than ours: there is no way to cut a connection."""


def _plain(value: object) -> object:
    return value if isinstance(value, (int, float, str, bool)) else str(value)
