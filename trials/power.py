"""Power cuts: no acknowledged event is lost and no file is damaged, wherever the cut comes.

Moves of a few games are appended through the server's own store on a disk that remembers every
write and sync. Then the disk is built again as it would be after a power cut at each of these
points, with unsynced writes dropped, half kept, or torn; the file is opened, checked and read.
(kill -9 cannot show this: the system's cache survives it.)

    python -m trials.power --events 120
    python -m trials.power --synchronous NORMAL    # must fail: the harness has teeth
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

from semafor.server.games.creating import check_ruleset, make_setup
from semafor.server.games.room import Room
from semafor.server.games.setup import SeatPlan
from semafor.server.games.store import Store
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.storage import sqlite
from trials.disk import Rebuilt, RecordedDisk, Step
from trials.report import Report, make_parser

WAYS = ("dropped", "half", "torn")
NAME = "games.db"
GAMES = 3
HAS_LOG = "SELECT 1 FROM pragma_table_info('event') WHERE name = 'log'"
BODY = 700  # bytes of a usual move with its outcomes


@contextmanager
def one_connection(synchronous: str) -> Iterator[None]:
    """The store's own settings, on one connection (a watched disk has no shared memory).

    Checkpoints come often, so that cuts in the middle of them are tried too.
    """
    made: list[apsw.Connection] = []
    real: Callable[[Path], apsw.Connection] = sqlite.connect

    def first_lock(connection: apsw.Connection) -> None:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA wal_autocheckpoint = 24")

    def connect(path: Path) -> apsw.Connection:
        if not made:
            made.append(real(path))
            if synchronous:
                made[0].execute(f"PRAGMA synchronous = {synchronous}")
        return made[0]

    apsw.connection_hooks.append(first_lock)
    setattr(sqlite, "connect", connect)  # noqa: B010 - a double for this run
    try:
        yield
    finally:
        setattr(sqlite, "connect", real)  # noqa: B010
        apsw.connection_hooks.remove(first_lock)


async def write_games(folder: Path, events: int, steps: list[Step], chooser: random.Random) -> None:
    """Append events, some alone and some at once, and note each acknowledgement."""
    database = await sqlite.open_sqlite(folder / NAME)
    store = Store(database)
    ruleset = check_ruleset("usa-classic", 2, {})
    plans = [SeatPlan("person", "Ann", "a"), SeatPlan("person", "Bob", "b")]
    setups = [
        make_setup(ruleset, "online", plans, first=0, host="a", created=0.0) for _ in range(GAMES)
    ]
    for setup in setups:
        await store.create_game(setup, Room(Table(setup)).digest())
    revs = [0] * GAMES

    async def append(game: int, rev: int) -> None:
        event = Event(rev, f"0:{rev}", {"kind": "move", "fill": "x" * chooser.randrange(BODY)}, 0.0)
        if await store.append(setups[game].id, event):
            steps.append(Step("ack", setups[game].id, rev))

    while sum(revs) < events:
        turn = []
        for game in chooser.sample(range(GAMES), chooser.randint(1, GAMES)):
            turn.append(append(game, revs[game]))
            revs[game] += 1
        await asyncio.gather(*turn)
    await database.close()


def record(events: int, seed: int, synchronous: str = "") -> list[Step]:
    """Everything that happened to the disk, with the acknowledgements in between."""
    with tempfile.TemporaryDirectory() as name, one_connection(synchronous):
        disk = RecordedDisk()
        try:
            asyncio.run(write_games(Path(name), events, disk.steps, random.Random(seed)))
        finally:
            disk.unregister()
        return disk.steps


def read_after_cut(folder: Path, files: dict[str, bytes]) -> set[tuple[str, int]]:
    """Open what the cut left; the events in it, or an error of SQLite."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        if not name.endswith("-shm"):
            (folder / name).write_bytes(content)
    connection = apsw.Connection(str(folder / NAME), vfs="unix")
    try:
        connection.execute("PRAGMA synchronous = OFF")  # only this look at it
        checked = connection.pragma("integrity_check")
        if checked != "ok":
            raise apsw.CorruptError(str(checked))
        if not list(connection.execute(HAS_LOG)):  # before the last migration nothing was promised
            return set()
        return {(game, rev) for game, rev in connection.execute("SELECT log, rev FROM event")}
    finally:
        connection.close()


def audit(steps: list[Step], seed: int, report: Report) -> None:
    """Cut the power after every step, in every way."""
    disk, acked, chooser = Rebuilt(), set(), random.Random(seed)
    with tempfile.TemporaryDirectory(dir=_memory()) as name:
        for number, step in enumerate(steps):
            disk.take(step)
            if step.what == "ack":
                acked.add((step.file, step.at))
                report.count("acknowledged events")
            report.count("points")
            for way in WAYS:
                report.count("power cuts")
                _audit_one(Path(name), disk.after_cut(way, chooser), acked, report)
            report.progress(f"point {number} of {len(steps)}")


def _memory() -> str | None:
    """A folder in memory, where the system has one: thousands of files are made and removed."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108 - a fresh folder in it


def _audit_one(
    folder: Path, files: dict[str, bytes], acked: set[tuple[str, int]], report: Report
) -> None:
    try:
        found = read_after_cut(folder, files)
    except apsw.Error as error:
        report.fail(f"the file is damaged: {error}")
        return
    lost = acked - found
    if lost:
        report.fail(f"{len(lost)} of {len(acked)} acknowledged events lost: {sorted(lost)[:3]}")
    for game in {game for game, _ in found}:
        revs = sorted(rev for one, rev in found if one == game)
        report.check(revs == list(range(len(revs))), f"game {game}: revisions {revs}")


def run(events: int, seed: int, report: Report, synchronous: str = "") -> None:
    """Record, then audit; at least 300 points are wanted for 120 events."""
    steps = record(events, seed, synchronous)
    report.figures["writes"] = sum(step.what == "write" for step in steps)
    report.figures["syncs"] = sum(step.what == "sync" for step in steps)
    report.floor("points", 2 * events)
    report.floor("acknowledged events", events)
    audit(steps, seed, report)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=300)
    parser.add_argument("--events", type=int, default=150, help="moves to append (%(default)s)")
    parser.add_argument(
        "--synchronous", default="", choices=["", "OFF", "NORMAL", "FULL"], help="weaken the store"
    )
    options: Any = parser.parse_args(arguments)
    report = Report("power", quiet=options.quiet)
    run(options.events, options.seed, report, options.synchronous)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
