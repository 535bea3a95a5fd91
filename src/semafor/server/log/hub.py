"""All logs of one tenant in memory: loaded on demand, changed under their locks, stored before anybody is told.

Order of every change: judge → store durably → acknowledge → publish. Where another process was
faster (its event has the revision), the tail is read and the command is judged again. A tenant says how
a command is judged, how an event is taken in, what follows by itself, and what each socket may see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, Protocol, TypeVar

from semafor.engine.errors import SemaforError
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event
from semafor.server.log.room import LogRoom, Socket
from semafor.server.log.store import LogStore
from semafor.server.log.works import Works
from semafor.server.people.store import notice_change
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Ack, Nack
from semafor.server.protocol.posts import Notice
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, StoreDown
from semafor.server.thinking.backroom import Backroom

log = logging.getLogger("semafor")

TRIES = 20
# Rooms that nobody uses are kept so long, and so many of them.
IDLE_SECONDS = 60.0
MOST_IDLE = 300


class Stored(Exception):  # noqa: N818 - not an error: the answer is known
    """The command was stored before: it is acknowledged again, not done again."""

    def __init__(self, rev: int) -> None:
        super().__init__(rev)
        self.rev = rev


class Command(Protocol):
    """What somebody sends to be stored."""

    @property
    def cid(self) -> str:
        """The sender's own name for it."""


R = TypeVar("R", bound=LogRoom[Any])
Judge = Callable[[Any], Draft]
Rows = Callable[[Event], Sequence[Change]]


def no_rows(_event: Event) -> Sequence[Change]:
    """Nothing else is stored in the same commit."""
    return ()


class Logs(ABC, Generic[R]):
    """The rooms of one tenant and everything that changes them.

    Attributes:
        kind: The tenant's word in hints of the bus.
        rooms: All logs in memory.
    """

    kind: str
    store: LogStore
    # Messages that are commands here.
    takes: tuple[type[Any], ...]

    def __init__(self, works: Works) -> None:
        self.works = works
        self.bus = works.bus
        self.metrics = works.metrics
        self.rooms: dict[str, R] = {}
        self._loading: dict[str, asyncio.Future[R]] = {}

    @property
    def backroom(self) -> Backroom:
        """Where long work is done."""
        return self.works.backroom

    @property
    def is_closing(self) -> bool:
        """Whether the process is about to end."""
        return self.works.is_closing

    def now(self) -> float:
        """Server time: what clocks, logs and deadlines go by."""
        return self.works.time.now()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside."""
        return self.works.spawn(work)

    # ---------------------------------------------------------------- what a tenant says

    @abstractmethod
    async def open(self, ident: str) -> R:
        """A room, folded from what is stored; `Refusal` where there is none."""

    @abstractmethod
    async def loaded(self, room: R) -> None:
        """A room has come into memory: what a process left undone is looked at."""

    @abstractmethod
    def judge(self, room: R, connection: Socket, message: Any) -> Draft:
        """What is to be stored for a command, `Stored`, or `Refusal`."""

    async def decide(self, room: R, judge: Judge) -> Draft:
        """Where a judgement is made: here, or in the back room."""
        return judge(room.table)

    async def apply(self, room: R, event: Event) -> None:
        """Take in an event."""
        room.table.apply(event)

    @abstractmethod
    def notices(self, room: R, body: dict[str, Any], at: float) -> dict[str, Notice]:
        """Whom an event that is about to be stored happens to, and what they are told."""

    async def prepare(self, room: R, *eyes: Any) -> None:
        """Make what takes long, for all sockets of a room or for some eyes."""

    @abstractmethod
    async def settle_now(self, room: R) -> None:
        """Store and tell what follows by itself; the lock is held."""

    async def heard(self, room: R) -> None:
        """Another process has stored something: should it not go on, this one does."""
        await self.settle_now(room)

    def changed(self, room: R) -> None:
        """After a change: what must be looked at."""

    async def finished(self, room: R, connection: Socket, message: Any) -> None:
        """A command of somebody is stored and told, with what followed."""

    def resent(self, room: R) -> None:
        """A command has come again: what follows may not have been done."""

    # ---------------------------------------------------------------- rooms

    async def room(self, ident: str) -> R:
        """A room, loaded if need be; `Refusal` where there is none."""
        room = self.rooms.get(ident)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        loading = self._loading.get(ident)
        if loading is None:
            loading = self._loading[ident] = self.spawn(self._load(ident))
        return await asyncio.shield(loading)

    async def _load(self, ident: str) -> R:
        try:
            room = await self.open(ident)
            self.rooms[ident] = room
        finally:
            del self._loading[ident]
        await self.loaded(room)
        return room

    def unload(self) -> None:
        """Rooms unused for long, and all but the latest ones where nobody is, leave the memory."""
        idle = [room for room in self.rooms.values() if not (room.is_busy or room.is_dirty)]
        idle.sort(key=lambda room: -room.used_at)
        long_ago = time.monotonic() - IDLE_SECONDS
        for number, room in enumerate(idle):
            if number >= MOST_IDLE or room.used_at <= long_ago:
                room.leave()
                del self.rooms[room.id]

    # ---------------------------------------------------------------- changing

    async def command(self, room: R, connection: Socket, message: Command) -> None:
        """A command from a socket: stored and acknowledged, or refused."""
        began = time.perf_counter()
        try:
            async with room.lock:
                if room.is_stale or getattr(message, "rev", -1) > room.table.rev:
                    await self._refresh(room)  # another process told the client first
                event = await self._store(room, lambda _: self.judge(room, connection, message))
                connection.push(encode(Ack(message.cid, event.rev)))
                self.metrics.ack_seconds.add(time.perf_counter() - began)
                await self._finish(room)
                await self.finished(room, connection, message)
        except Stored as stored:
            self.metrics.count("resends")
            self.resent(room)
            connection.push(encode(Ack(message.cid, stored.rev)))
        except Refusal as refusal:
            self._refuse(room, connection, message.cid, refusal)
        except StoreDown as down:
            self.store_down(room, down)
            self._refuse(room, connection, message.cid, Refusal("store-down"))

    def store_down(self, room: R, down: StoreDown) -> None:
        """The database does not answer: what it has may be more than is known here."""
        self.metrics.count("store_errors")
        log.warning("the database does not answer: %s", down.why)
        room.is_stale = True

    def _refuse(self, room: R, connection: Socket, cid: str, refusal: Refusal) -> None:
        self.metrics.count("refusals", refusal.reason)
        nack = Nack(cid, refusal.reason, refusal.values, refusal.rule, room.table.rev)
        connection.push(encode(nack))

    async def change(
        self, room: R, judge: Judge, rows: Rows = no_rows, *, lost: str = "stale"
    ) -> Event:
        """A change that did not come from a socket.

        Args:
            room: Of what.
            judge: What is to be stored; asked again where something else was stored first.
            rows: What is stored in the same commit.
            lost: The refusal where these rows could not be.
        """
        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            event = await self._store(room, judge, rows, lost)
            await self._finish(room)
        return event

    async def add(self, ident: str, key: str, body: dict[str, Any], *more: Change) -> None:
        """An event that is true whatever the position is: nothing is folded to store it."""
        rev = await self.store.add_event(ident, key, body, self.now(), *more)
        if rev is None:
            return
        room = self.rooms.get(ident)
        if room is not None:
            await self.refresh(room)
        await self.bus.send(f"{self.kind}:{ident}:{rev}")

    async def _store(
        self, room: R, judge: Judge, rows: Rows = no_rows, lost: str = "stale"
    ) -> Event:
        """Judge and store; where somebody else was faster, read what happened and judge again."""
        for _ in range(TRIES):
            draft = await self.decide(room, judge)
            event = await self._append(room, draft, rows)
            if event is not None:
                return event
            self.metrics.count("conflicts")
            if not await self._refresh(room):
                raise Refusal(lost)
        raise Refusal("stale")

    async def _append(self, room: R, draft: Draft, rows: Rows = no_rows) -> Event | None:
        """Store a draft and take it in; None where its place or its key is taken."""
        event = draft.event(self.now())
        told = self.notices(room, draft.body, event.at)
        notices = [notice_change(person, notice) for person, notice in told.items()]
        try:
            is_stored = await self.store.append(room.id, event, *rows(event), *notices)
        except BaseException:
            room.is_stale = True  # it may be stored all the same
            raise
        if not is_stored:
            return None
        try:
            await self.apply(room, event)
        except BaseException:
            room.is_stale = True
            raise
        self.metrics.count("moves")
        return event

    async def own_event(self, room: R, draft: Draft) -> None:
        """Store and tell what follows by itself; where it is stored already, read it."""
        if await self._append(room, draft) is None:
            await self._refresh(room)
        else:
            await self._tell(room)

    async def _finish(self, room: R) -> None:
        """Tell everybody, then do what follows by itself."""
        await self._tell(room)
        await self.settle_now(room)
        self.changed(room)

    async def _tell(self, room: R) -> None:
        """Everybody here, and other processes."""
        await self._publish(room)
        await self.bus.send(f"{self.kind}:{room.id}:{room.table.rev}")

    async def _publish(self, room: R) -> None:
        """Tell every socket of a room."""
        await self.prepare(room)
        room.publish(self.now())

    async def settle(self, room: R) -> None:
        """What follows by itself, for timers and sweeps."""
        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            await self.settle_now(room)
        self.changed(room)

    # ---------------------------------------------------------------- other processes

    async def refresh(self, room: R) -> None:
        """Read what other processes have stored, and tell."""
        async with room.lock:
            if await self._refresh(room):
                await self.heard(room)
        self.changed(room)

    async def _refresh(self, room: R) -> bool:
        """Take in the tail of the log; whether there was one."""
        events = await self.store.read_events(room.id, room.table.rev)
        for event in events:
            await self.apply(room, event)
        room.is_stale = False
        if events:
            await self._publish(room)
        return bool(events)

    def reached(self, ident: str, rev: int) -> None:
        """A log has reached a revision: whoever has it here reads the database."""
        room = self.rooms.get(ident)
        if room is not None and room.table.rev < rev:
            self.spawn(self.refresh(room))

    async def poll(self) -> None:
        """A hint may get lost: ask the database how far the logs are."""
        idents = list(self.rooms)
        if idents:
            for ident, rev in (await self.store.latest_revs(idents)).items():
                self.reached(ident, rev)

    async def refresh_stale(self) -> None:
        """Read what may be stored and is not known here."""
        for room in [room for room in self.rooms.values() if room.is_stale]:
            await self.refresh(room)

    async def write_digests(self) -> None:
        """Bring the lists up to date with all rooms that have changed."""
        dirty = [room for room in self.rooms.values() if room.is_dirty]
        digests = []
        for room in dirty:
            room.is_dirty = False
            digests.append(room.digest())
        if not digests:
            return
        try:
            await self.store.write_digests(digests)
        except StoreDown:
            for room in dirty:
                room.is_dirty = True
            raise

    async def catch_up(self) -> None:
        """Lists that lag behind their logs since the last end."""
        for ident in await self.store.behind():
            try:
                room = await self.room(ident)
            except StoreDown:
                raise
            except SemaforError:  # it cannot be played on here
                continue
            room.is_dirty = True
