"""A small world in one process with a clock of its own: servers, database, network, faults.

Time jumps to the next timer, so an hour passes in a moment, and a seed decides everything. The
servers are the real hub, sockets and sessions; the database is SQLite in memory behind a door that
delays, refuses, or stays silent after the commit; a crash leaves only what was committed.
"""

from __future__ import annotations

import asyncio
import json
import random
import selectors
from collections.abc import Callable
from typing import Any, TypeVar

import apsw

from semafor.bots.whole_moves import whole_line
from semafor.engine.views import View
from semafor.server.bus import Listener as BusListener
from semafor.server.campaigns.hub import Campaigns
from semafor.server.campaigns.store import CampaignStore
from semafor.server.games.driving import Driver
from semafor.server.games.hub import Hub
from semafor.server.games.store import Store
from semafor.server.http import clerk
from semafor.server.people.sessions import Sessions
from semafor.server.people.store import PersonStore
from semafor.server.sockets.endpoint import Sockets
from semafor.server.storage.database import VERSION_TABLE, Change, Row, StoreDown
from semafor.server.storage.migrations import migrations
from semafor.server.thinking.backroom import Asker, Backroom, Piece
from semafor.server.upkeep.metrics import Metrics
from trials.report import Report

T = TypeVar("T")
POSTGRES_LIST, LIST = "= ANY($1)", "IN (SELECT value FROM json_each($1))"
LATEST = "SELECT MAX(rev) FROM event WHERE log = $1"


class _JumpingSelector(selectors.SelectSelector):
    """Does not wait: moves the clock of its loop."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        """Nothing ever comes from outside; the next thing to happen is a timer."""
        if timeout is None:
            raise RuntimeError("everybody waits for ever")
        self.loop.now += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in which waiting takes no time."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = _JumpingSelector()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        """The loop's own clock."""
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *values: Any) -> Any:  # type: ignore[override]
        """Threads would not wait for this clock: their work is done at once."""
        future = self.create_future()
        try:
            future.set_result(func(*values))
        except Exception as error:
            future.set_exception(error)
        return future

    def finish(self) -> None:
        """End whatever still runs."""
        tasks = asyncio.all_tasks(self)
        for task in tasks:
            task.cancel()
        if tasks:
            self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.close()


class AtOnce(Backroom):
    """Neither threads nor a clerk would wait for this clock: what they do is done at once, packed as ever."""

    async def _clerk_does(self, program: str, task: bytes) -> bytes:
        return clerk.do(task)

    async def ask(self, asker: Asker, work: Callable[[], T], *, goes_on: bool = False) -> T:
        """Work that somebody asks for."""
        place = self._admit(asker, goes_on=goes_on)
        piece = Piece(work)
        try:
            return piece()
        finally:
            self._charge(asker, place, piece.seconds)


class Disk:
    """What survives: one SQLite database in memory."""

    def __init__(self) -> None:
        self.connection = apsw.Connection(":memory:")
        self.connection.execute(VERSION_TABLE)
        for _, statements in migrations():
            for statement in statements:
                self.connection.execute(statement)

    def latest(self, game: str) -> int:
        """The latest committed revision."""
        found: int | None = next(self.connection.execute(LATEST, (game,)))[0]
        return -1 if found is None else found


class Door:
    """One process's way to the disk. It may be slow, refuse, or not tell that it has committed."""

    def __init__(self, disk: Disk, chooser: random.Random, faults: float) -> None:
        self.disk = disk
        self.chooser = chooser
        self.faults = faults
        self.is_dead = False

    async def _pass(self) -> None:
        await asyncio.sleep(self.chooser.random() * 0.02)
        if self.is_dead:
            await asyncio.Event().wait()  # the process is gone: nothing ever comes back

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Rows, after a while."""
        await self._pass()
        if self.chooser.random() < self.faults:
            raise StoreDown("simulated")
        if POSTGRES_LIST in sql:  # the one query that only several processes need
            sql, values = sql.replace(POSTGRES_LIST, LIST), (json.dumps(values[0]),)
        return list(self.disk.connection.execute(sql, values))

    async def write(self, *changes: Change) -> bool:
        """All or nothing, and sometimes nobody is told."""
        await self._pass()
        if self.chooser.random() < self.faults:
            raise StoreDown("simulated")
        done = self._commit(changes)
        await self._pass()
        if self.chooser.random() < self.faults:
            raise StoreDown("simulated, after the commit")
        return done

    def _commit(self, changes: tuple[Change, ...]) -> bool:
        connection = self.disk.connection
        connection.execute("BEGIN")
        for change in changes:
            before = connection.total_changes()
            for _ in connection.execute(change.sql, change.values):
                pass
            if change.must and connection.total_changes() == before:
                connection.execute("ROLLBACK")
                return False
        connection.execute("COMMIT")
        return True

    async def close(self) -> None:
        """Nothing to do."""


class Guesser:
    """Bots that decide by lot after a while."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser

    async def choose(self, view: View, bot: str, seed: int, whose: str = "") -> tuple[int, ...]:
        """The actions of any legal move."""
        await asyncio.sleep(self.chooser.random() * 0.2)
        return whole_line(view, lambda seen: self.chooser.choice(seen.actions))


class LossyBus:
    """Hints between processes, of which some get lost."""

    def __init__(self, world: World, loss: float) -> None:
        self.world = world
        self.loss = loss
        self.listener: BusListener | None = None

    async def open(self, listener: BusListener) -> None:
        """Listen."""
        self.listener = listener

    async def send(self, text: str) -> None:
        """Tell the others, perhaps."""
        for process in self.world.processes:
            bus = process.bus
            if bus is not self and bus.listener and self.world.chooser.random() >= self.loss:
                delay = self.world.chooser.random() * 0.05
                asyncio.get_running_loop().call_later(delay, bus.listener, text)

    async def close(self) -> None:
        """Nothing to do."""


class SimulatedProcess:
    """One server, from its start to its crash."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.door = Door(world.disk, world.chooser, world.faults)
        self.bus = LossyBus(world, world.loss)
        self.metrics = Metrics()
        store = Store(self.door)
        thinking: Any = Guesser(world.chooser)
        self.hub = Hub(store, self.bus, thinking, self.metrics)
        self.hub.works.process = f"{world.chooser.getrandbits(32):08x}"
        self.sessions = Sessions(PersonStore(self.door))
        self.driver = Driver(self.hub, self.sessions)
        self.hub.works.is_shared = world.count > 1
        self.campaigns = Campaigns(self.hub, CampaignStore(self.door))
        self.driver.logs.append(self.campaigns)
        self.sockets = Sockets(self.hub, self.campaigns, self.driver, self.sessions)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.is_dead = False

    async def begin(self) -> None:
        """What a server does when it starts; tried again while the database refuses."""
        await self.bus.open(self.driver.hear)
        while True:
            try:
                await self.driver.begin()
            except StoreDown:
                await asyncio.sleep(0.1)
            else:
                return

    def crash(self) -> None:
        """Kill -9: nothing that runs now has any further effect."""
        self.is_dead = True
        self.door.is_dead = True
        self.bus.listener = None
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.hub.works.tasks):
            task.cancel()

    def run(self, work: Any) -> None:
        """A socket of this process."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


class SimulatedWire:
    """A socket between a client and a process; what is sent is checked against the disk."""

    def __init__(
        self, world: World, process: SimulatedProcess, listener: Callable[[bytes], None]
    ) -> None:
        self.world = world
        self.process = process
        self.listener = listener
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_open = True
        self.arrives = 0.0

    def send(self, payload: bytes) -> None:
        """From the client; in order, after a while."""
        event = {"type": "websocket.receive", "text": payload.decode()}
        self._later(lambda: self.inbox.put_nowait(event))

    def abort(self) -> None:
        """The connection is gone for both."""
        self.is_open = False
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1006})

    async def receive(self) -> dict[str, Any]:
        """For the server."""
        return await self.inbox.get()

    async def deliver(self, event: Any) -> None:
        """From the server."""
        if self.process.is_dead:
            return
        if event["type"] == "websocket.close":
            self._later(self._shut)  # what was sent before still arrives
        elif event["type"] == "websocket.send":
            data = event.get("bytes") or event["text"].encode()
            self.world.check(data)
            self._later(lambda: self._arrive(data))

    def _shut(self) -> None:
        self.is_open = False

    def _arrive(self, data: bytes) -> None:
        if self.is_open:
            self.listener(data)

    def _later(self, act: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        delay = self.world.chooser.random() * 0.03
        self.arrives = max(self.arrives + 1e-6, loop.time() + delay)  # in order, as TCP does
        loop.call_at(self.arrives, act)


class SimulatedSession:
    """A guest, as `Player` wants it."""

    def __init__(self, world: World, person: str, token: str) -> None:
        self.world = world
        self.person = person
        self.token = token
        self.port = 0

    async def socket(self, listener: Callable[[bytes], None], *, wait: float = 10) -> SimulatedWire:
        """A socket at any process that lives."""
        alive = [process for process in self.world.processes if not process.is_dead]
        if not alive:
            raise ConnectionRefusedError
        process = self.world.chooser.choice(alive)
        wire = SimulatedWire(self.world, process, listener)
        wire.inbox.put_nowait({"type": "websocket.connect"})
        headers = [(b"authorization", f"Bearer {self.token}".encode())]
        scope = {
            "type": "websocket",
            "path": "/ws",
            "headers": headers,
            "semafor.cut": wire.abort,
        }
        process.run(process.sockets(scope, wire.receive, wire.deliver))
        return wire


class World:
    """Everything of one seed."""

    def __init__(
        self, seed: int, report: Report, *, count: int, faults: float, loss: float
    ) -> None:
        self.chooser = random.Random(seed)
        self.report = report
        self.count = count
        self.faults = faults
        self.loss = loss
        self.game = ""
        self.disk = Disk()
        self.processes: list[SimulatedProcess] = []

    async def start(self) -> None:
        """As many processes as there should be."""
        self.processes = [process for process in self.processes if not process.is_dead]
        while len(self.processes) < self.count:
            process = SimulatedProcess(self)
            self.processes.append(process)
            await process.begin()

    def check(self, data: bytes) -> None:
        """Nothing may be shown or confirmed that is not on the disk."""
        message = json.loads(data)
        if message["t"] in ("state", "ack"):
            self.report.count("frames checked against the disk")
            latest = self.disk.latest(self.game)
            if message["rev"] > latest:
                self.report.fail(f"{message['t']} {message['rev']} was sent, the disk has {latest}")
