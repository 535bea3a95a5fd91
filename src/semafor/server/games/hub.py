"""All games in memory: loaded on demand, changed under their locks, stored before anybody is told.

Order of every change: judge → store durably → acknowledge → publish. Where another process was
faster (its event has the revision), the tail is read and the command is judged again. What takes long
(a log to fold, rules to compile, a list of thousands of moves) is done in the back room.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from semafor.engine.errors import SemaforError
from semafor.server.bus import Bus
from semafor.server.games.clock import Gap
from semafor.server.games.lobby import LobbyMessage, notices_of
from semafor.server.games.rematch import judge_rematch, rematch_setup
from semafor.server.games.room import Room, Socket
from semafor.server.games.server_time import ServerTime
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Digest, Store, game_changes
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event, fold_slowly
from semafor.server.people.store import notice_change
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Ack, Nack, Play, Return, Start, Substitute, Undo, Word
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, StoreDown
from semafor.server.thinking.backroom import Backroom
from semafor.server.thinking.pool import Thinking
from semafor.server.upkeep.metrics import Metrics
from semafor.server.upkeep.pace import watch

log = logging.getLogger("semafor")

Command = Play | Undo | Start | Word | Substitute | Return | LobbyMessage
Judge = Callable[[Table], Draft]
TRIES = 20
# Gaps that a table which is just being loaded may not have read.
MOST_GAPS = 20
# Events that come with the beginning of a game: people sit down, it starts.
BEGINNING = 6


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
        self.time = ServerTime()
        self._gaps: list[Gap] = []
        self.rooms: dict[str, Room] = {}
        self.connections: set[Socket] = set()
        self.is_closing = False
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.on_done: Callable[[Room], None] = lambda _room: None
        self.is_sealed: Callable[[Table], Awaitable[bool]] = _is_sealed
        self.backroom = Backroom(metrics)
        self._compiled: set[str] = set()
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        metrics.gauge("games", "Games in memory.", lambda: len(self.rooms))
        metrics.gauge(
            "sockets",
            "Sockets that look at a game.",
            lambda: sum(len(room.connections) for room in self.rooms.values()),
        )

    def now(self) -> float:
        """Server time: what clocks, logs and deadlines go by."""
        return self.time.now()

    def leave_out(self, gap: Gap) -> None:
        """A span that counts on nobody's clock: every table must know, and who looks at one is told."""
        if gap in self._gaps:
            return
        self._gaps = [*self._gaps[-MOST_GAPS:], gap]
        for room in list(self.rooms.values()):
            if room.table.add_gap(gap) and room.table.status == "playing":
                room.publish(self.now())
                self.changed(room)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; faults are written down, never lost."""
        name = getattr(work, "__qualname__", "task")
        task = asyncio.get_running_loop().create_task(watch(work, self.metrics, name))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        task.add_done_callback(lambda _: work.close())  # one that was never begun
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
            # Rules are compiled and the game is set up in the back room; its moves are folded here.
            begun = beginning_of(events)
            room = Room(await self.backroom.for_play(Table, setup, events[:begun], gaps))
            await fold_slowly(room.table, events[begun:])
            await self.prepare(room, None)
            for gap in self._gaps:  # perhaps noted while this was folded
                room.table.add_gap(gap)
            self.rooms[game] = room
        finally:
            del self._loading[game]
        self.changed(room)
        return room

    async def create(self, wish: Callable[[], GameSetup], rules: str = "") -> Room:
        """A new game, stored; what it begins with by itself is stored too.

        `rules` names the rules it is played by: those that have been compiled once are at hand.
        """
        if rules in self._compiled:
            room = Room(Table(wish()))
        else:
            room = Room(await self.backroom.for_play(lambda: Table(wish())))
            if rules:
                self._compiled.add(rules)
        setup = room.table.setup
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
        if room.table.status == "over" or room.table.is_dealt:
            self.on_done(room)

    # ---------------------------------------------------------------- changing

    async def command(self, room: Room, connection: Socket, message: Command) -> None:
        """A command from a socket: stored and acknowledged, or refused."""
        began = time.perf_counter()

        def judge(table: Table) -> Draft:
            rev = table.rev_of(connection.person, connection.seat, message.cid)
            if rev is None:
                rev = table.rev_by(connection.person, message.cid)
            if rev is not None:
                raise _Stored(rev)
            return table.judge(connection.person, connection.seat, message, self.now(), room.away())

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

    def _refuse(self, room: Room, connection: Socket, cid: str, refusal: Refusal) -> None:
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

    async def add(self, game: str, key: str, body: dict[str, Any], *more: Change) -> None:
        """An event that is true whatever the position is: nothing is folded to store it."""
        rev = await self.store.add_event(game, key, body, self.now(), *more)
        if rev is None:
            return
        room = self.rooms.get(game)
        if room is not None:
            await self.refresh(room)
        await self.bus.send(f"game:{game}:{rev}")

    async def unfinished(self, person: str) -> list[str]:
        """Games of somebody that are being laid or played."""
        return [row.id for row in await self.store.own_games(person) if row.status != "over"]

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
        event = draft.event(self.now())
        told = notices_of(room.table, draft.body, event.at)
        notices = [notice_change(person, notice) for person, notice in told.items()]
        if not await self.store.append(room.id, event, link, *notices):
            return None
        await self._apply(room, event)
        self.metrics.count("moves")
        return event

    async def _apply(self, room: Room, event: Event) -> None:
        """Take in an event; what others would have to wait for is made in the back room."""
        if room.table.is_branching:  # it begins with all the moves of another game
            await self.backroom.for_play(room.table.apply, event)
            return
        if event.body["kind"] == "overlay":  # the rules are at hand when it is taken in
            await self.backroom.for_play(room.table.rules_by, event.body["overlay"])
        room.table.apply(event)

    async def rematch(self, room: Room, user: str) -> Room:
        """The game in which the same people play again: made by who wants it first, found by the others."""
        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            if await self._lay_rematch(room, user):
                await self._tell(room)
        assert room.table.rematch is not None
        made = await self.room(room.table.rematch.id)
        await self.settle(made)
        return made

    async def _lay_rematch(self, room: Room, user: str) -> bool:
        """Store the game and the event that names it in one commit; False where there is one already."""
        for _ in range(TRIES):
            setup = rematch_setup(room.table, user, self.now())
            if setup is None:
                return False
            event = judge_rematch(room.table, user, setup).event(self.now())
            rows = game_changes(setup, Room(Table(setup)).digest())
            try:
                is_stored = await self.store.append(room.id, event, "", *rows)
            except BaseException:
                room.is_stale = True  # it may be stored all the same
                raise
            if is_stored:
                room.table.apply(event)
                return True
            await self._refresh(room)
        raise Refusal("stale")

    async def _finish(self, room: Room) -> None:
        """Tell everybody, then do what the table itself must do next."""
        await self._tell(room)
        await self._settle(room)
        self.changed(room)

    async def _tell(self, room: Room) -> None:
        """Everybody here, and other processes."""
        await self._publish(room)
        await self.bus.send(f"game:{room.id}:{room.table.rev}")

    async def _publish(self, room: Room) -> None:
        """Tell every socket of a room."""
        await self.prepare(room)
        room.publish(self.now())

    async def prepare(self, room: Room, *seats: int | None) -> None:
        """Let the back room make what takes long, for all sockets of a room or for some eyes."""
        table = room.table
        eyes = seats or {connection.seat for connection in room.connections}
        for work in list(table.long_work(eyes)):
            work.keep(await self.backroom.for_play(work.make))

    async def _settle(self, room: Room) -> None:
        """Begin a full table, play early choices, let flags fall: each is stored and told.

        Whoever caused it has been answered: where the database fails now, the driver tries again.
        """
        try:
            while (draft := await self._due(room)) is not None:
                if await self._append(room, draft) is None:
                    await self._refresh(room)
                    continue
                await self._tell(room)
        except StoreDown as down:
            self._store_down(room, down)
        except BaseException:
            room.is_stale = True
            raise

    async def _due(self, room: Room) -> Draft | None:
        if room.table.is_branching:
            return await self.backroom.for_play(room.table.due, self.now())
        return room.table.due(self.now())

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
            await self._apply(room, event)
        room.is_stale = False
        if events:
            await self._publish(room)
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


async def _is_sealed(table: Table) -> bool:
    """Where nobody knows of campaigns, their games stay closed."""
    return table.setup.is_sealed


def beginning_of(events: Sequence[Event]) -> int:
    """How many events belong to the beginning of a game; that of a campaign may go on by other rules."""
    rules = (rev for rev, event in enumerate(events, 1) if event.body["kind"] == "overlay")
    return max(BEGINNING, *rules, 0)


def _seen(message: Command) -> int:
    """The revision a command rests on; those without one rest on none."""
    return message.rev if isinstance(message, Play | Undo) else -1
