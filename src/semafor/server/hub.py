"""All games in memory: loaded on demand, changed under their locks, stored before anybody is told.

Order of every change: judge → store durably → acknowledge → publish. Where another process was
faster (its event has the revision), the tail is read and the command is judged again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from semafor.engine.errors import SemaforError
from semafor.server.bus import Bus
from semafor.server.connection import Connection
from semafor.server.database import StoreDown
from semafor.server.encoding import encode
from semafor.server.messages import Ack, Nack, Play, Return, Start, Substitute, Undo
from semafor.server.metrics import Metrics
from semafor.server.model import Draft, Event, GameSetup, Refusal
from semafor.server.room import Room
from semafor.server.store import Digest, Store
from semafor.server.table import Table
from semafor.server.thinking import Thinking

log = logging.getLogger("semafor")

Command = Play | Undo | Start | Substitute | Return
Judge = Callable[[Table], Draft]
TRIES = 20
# Logs up to this length are folded at once, longer ones in a thread.
SHORT_LOG = 20
FOLDS_AT_ONCE = 2


class _Stored(Exception):  # noqa: N818 - not an error: the answer is known
    """The command was stored before: it is acknowledged again, not done again."""

    def __init__(self, rev: int) -> None:
        super().__init__(rev)
        self.rev = rev


class Hub:
    """The rooms and everything that changes them."""

    def __init__(self, store: Store, bus: Bus, thinking: Thinking, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.thinking = thinking
        self.metrics = metrics
        self.process = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.is_closing = False
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.on_over: Callable[[Room], None] = lambda _room: None
        self._folding = asyncio.Semaphore(FOLDS_AT_ONCE)
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("games", "Games in memory.", lambda: len(self.rooms))
        metrics.gauge(
            "sockets",
            "Sockets that look at a game.",
            lambda: sum(len(room.connections) for room in self.rooms.values()),
        )

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; faults are written down, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreDown):
            self.metrics.count("store_errors")
        elif error is not None and not isinstance(error, SemaforError):
            self.metrics.count("errors")
            log.error("a task has failed", exc_info=error)

    async def stop_tasks(self) -> None:
        """End what runs beside."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---------------------------------------------------------------- rooms

    async def room(self, game: str) -> Room:
        """The room of a game, loaded if need be; `Refusal` where there is none."""
        room = self.rooms.get(game)
        if room is not None:
            room.used_at = time.monotonic()
            return room
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = self.spawn(self._load(game))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> Room:
        try:
            setup = await self.store.read_game(game)
            if setup is None:
                raise Refusal("unknown-game")
            gaps = await self.store.downtimes(setup.created) if setup.clock else []
            events = await self.store.read_events(game)
            room = self.rooms[game] = Room(await self._fold(setup, events, gaps))
        finally:
            del self._loading[game]
        self.changed(room)
        return room

    async def _fold(
        self, setup: GameSetup, events: list[Event], gaps: list[tuple[float, float]]
    ) -> Table:
        """A table from its log; a long one takes a while and is made in a thread."""
        if len(events) <= SHORT_LOG:
            return Table(setup, events, gaps)
        async with self._folding:
            return await asyncio.to_thread(Table, setup, events, gaps)

    async def create(self, wish: Callable[[], GameSetup]) -> Room:
        """A new game, stored; what it begins with by itself is stored too."""
        setup = wish()
        room = Room(Table(setup))
        if not await self.store.create_game(setup, room.digest()):
            raise Refusal("stale")  # its random id exists already: try again
        self.rooms[setup.id] = room
        async with room.lock:
            await self._settle(room)
        self.changed(room)
        return room

    def changed(self, room: Room) -> None:
        """After a change the bots and the clocks of a room must be looked at."""
        if self.is_closing:
            return
        self.on_change(room)
        if room.table.status == "over":
            self.on_over(room)

    # ---------------------------------------------------------------- changing

    async def command(self, room: Room, connection: Connection, message: Command) -> None:
        """A command from a socket: stored and acknowledged, or refused."""
        began = time.perf_counter()

        def judge(table: Table) -> Draft:
            rev = table.rev_of(connection.seat, message.cid)
            if rev is not None:
                raise _Stored(rev)
            return table.judge(
                connection.person, connection.seat, message, time.time(), room.away()
            )

        try:
            async with room.lock:
                if room.is_stale or _seen(message) > room.table.rev:
                    await self._refresh(room)  # another process told the client first
                event = await self._store(room, judge)
                connection.push(encode(Ack(message.cid, event.rev)))
                self.metrics.ack_seconds.add(time.perf_counter() - began)
                await self._finish(room)
        except _Stored as stored:
            self.metrics.count("resends")
            connection.push(encode(Ack(message.cid, stored.rev)))
        except Refusal as refusal:
            self._refuse(room, connection, message.cid, refusal)
        except StoreDown as down:
            self._store_down(room, down)
            self._refuse(room, connection, message.cid, Refusal("store-down"))

    def _store_down(self, room: Room, down: StoreDown) -> None:
        self.metrics.count("store_errors")
        log.warning("the database does not answer: %s", down.why)
        room.is_stale = True

    def _refuse(self, room: Room, connection: Connection, cid: str, refusal: Refusal) -> None:
        self.metrics.count("refusals", refusal.reason)
        nack = Nack(cid, refusal.reason, refusal.values, refusal.rule, room.table.rev)
        connection.push(encode(nack))

    async def change(self, room: Room, judge: Judge, link: str = "") -> Event:
        """A change that did not come from a socket (joining, a hand link, a bot)."""
        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            event = await self._store(room, judge, link)
            await self._finish(room)
        return event

    async def _store(self, room: Room, judge: Judge, link: str = "") -> Event:
        """Judge and store; where somebody else was faster, read what happened and judge again."""
        for _ in range(TRIES):
            draft = judge(room.table)
            try:
                event = await self._append(room, draft, link)
            except BaseException:
                room.is_stale = True  # it may be stored all the same
                raise
            if event is not None:
                return event
            self.metrics.count("conflicts")
            if not await self._refresh(room) and link:
                raise Refusal("bad-link")
        raise Refusal("stale")

    async def _append(self, room: Room, draft: Draft, link: str = "") -> Event | None:
        """Store a draft and take it in; None where its place or its key is taken."""
        event = draft.event(time.time())
        if not await self.store.append(room.id, event, link):
            return None
        room.table.apply(event)
        self.metrics.count("moves")
        return event

    async def _finish(self, room: Room) -> None:
        """Tell everybody, then do what the table itself must do next."""
        room.publish(time.time())
        await self.bus.send(f"game:{room.id}:{room.table.rev}")
        await self._settle(room)
        self.changed(room)

    async def _settle(self, room: Room) -> None:
        """Begin a full table, play early choices, let flags fall: each is stored and told.

        Whoever caused it has been answered: where the database fails now, the driver tries again.
        """
        try:
            while (draft := room.table.due(time.time())) is not None:
                if await self._append(room, draft) is None:
                    await self._refresh(room)
                    continue
                room.publish(time.time())
                await self.bus.send(f"game:{room.id}:{room.table.rev}")
        except StoreDown as down:
            self._store_down(room, down)
        except BaseException:
            room.is_stale = True
            raise

    async def settle(self, room: Room) -> None:
        """The same, for timers and sweeps."""
        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            await self._settle(room)
        self.changed(room)

    # ---------------------------------------------------------------- other processes

    async def refresh(self, room: Room) -> None:
        """Read what other processes have stored, and tell."""
        async with room.lock:
            if await self._refresh(room):
                await self._settle(room)
        self.changed(room)

    async def _refresh(self, room: Room) -> bool:
        """Take in the tail of the log; whether there was one."""
        events = await self.store.read_events(room.id, room.table.rev)
        for event in events:
            room.table.apply(event)
        room.is_stale = False
        if events:
            room.publish(time.time())
        return bool(events)

    async def write_digests(self) -> None:
        """Bring the lists up to date with all rooms that have changed."""
        dirty = [room for room in self.rooms.values() if room.is_dirty]
        digests: list[Digest] = []
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


def _seen(message: Command) -> int:
    """The revision a command rests on; those without one rest on none."""
    return message.rev if isinstance(message, Play | Undo) else -1
