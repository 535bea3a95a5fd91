"""kill -9 of PostgreSQL: no acknowledged move is lost, and play goes on without a restart.

Tables play by themselves on a server with a PostgreSQL of its own, which is killed with all its
processes and started again. While it is gone the server must stay up and refuse moves with a clear
error that may be tried again; when it is back, play must resume within five seconds.

    python -m trials.pgkill --kills 12
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from trials.audit import audit_games, read_postgres
from trials.crowd import EDITIONS, Crowd
from trials.postgres import Cluster
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess

RESUME = 5.0
PATIENCE = 60.0
LEAST = 20  # confirmed commands for each kill
TABLES = 4


async def kill_once(cluster: Cluster, crowd: Crowd, bar: float, report: Report) -> float:
    """One kill; seconds from the database's return to the next acknowledgement."""
    await asyncio.sleep(crowd.chooser.random() * 1.5)
    cluster.kill()
    report.count("kills")
    await asyncio.sleep(crowd.chooser.random())
    before = crowd.acks
    await asyncio.to_thread(cluster.start)
    began = time.monotonic()
    while crowd.acks <= before and time.monotonic() - began < PATIENCE:
        send_again(crowd)
        await asyncio.sleep(0.05)
    took = time.monotonic() - began
    report.check(took <= bar, f"play resumed only after {took:.1f} s")
    return took


def send_again(crowd: Crowd) -> None:
    """What a patient client does: try once more after a refusal that says so."""
    for player in crowd.players:
        if player.pending and player.wire is not None and player.chooser.random() < 0.2:
            player.wire.send(player.pending[1])
    crowd.wake()


async def play(
    server: ServerProcess, cluster: Cluster, options: Any, report: Report
) -> tuple[Crowd, list[float]]:
    """Play, kill, go on, audit; who played, and how long each return took."""
    crowd = Crowd([server.port], report, options.seed)
    for number in range(TABLES):
        await crowd.add_table(EDITIONS[number % len(EDITIONS)], people=3, bots=number % 2)
    times = []
    for number in range(options.kills):
        times.append(await kill_once(cluster, crowd, options.bar, report))
        report.check(server.process is not None and server.process.poll() is None, "server ended")
        await revive(crowd)
        report.progress(f"{number + 1} of {options.kills} kills, {crowd.acks} acks")
    await crowd.until_acks(options.kills * LEAST)
    await crowd.settle()
    games = await read_postgres(cluster.url(), report)
    audit_games(games, crowd.players, report, promised=crowd.games)
    return crowd, times


async def run(options: Any, report: Report) -> None:
    """A server on a PostgreSQL of its own, and what was measured."""
    with tempfile.TemporaryDirectory() as name:
        cluster = Cluster(Path(name))
        cluster.create()
        cluster.start()
        server = ServerProcess(Path(name), database=cluster.url())
        try:
            async with server.running(report):
                crowd, times = await play(server, cluster, options, report)
        finally:
            cluster.stop()
    codes: dict[str, int] = {}
    for player in crowd.players:
        for nack in player.refused.values():
            codes[nack.code] = codes.get(nack.code, 0) + 1
    report.figures["refused"] = codes
    report.figures["resumed after"] = milliseconds(times)
    report.floor("kills", options.kills)
    report.floor("acked commands found", options.kills * LEAST)


async def revive(crowd: Crowd) -> None:
    """New tables for those that have ended; sockets for whoever lost one."""
    for player in crowd.players:
        if player.wire is None or not player.wire.is_open:
            await player.stay_connected()
    if all(player.is_over for player in crowd.players):
        await crowd.add_table(crowd.chooser.choice(EDITIONS), people=3)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--kills", type=int, default=12, help="how many (%(default)s)")
    parser.add_argument(
        "--bar", type=float, default=RESUME, help="seconds until play goes on (%(default)s)"
    )
    options: Any = parser.parse_args(arguments)
    report = Report("pgkill", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
