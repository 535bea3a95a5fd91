"""Deploys: SIGTERM drains, clients are told to come back, and nobody at a table sees an error.

Tables play by themselves; the server is asked to stop and started again, several times. Every
socket must be closed with 1012 (or 1001) within ten seconds; everybody comes back with a little
jitter and goes on; no command is lost or refused for it.

    python -m trials.deploy --stops 5
"""

from __future__ import annotations

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from trials.audit import audit_games, read_sqlite
from trials.crowd import EDITIONS, Crowd
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess

DRAIN = 10.0
PATIENCE = 60.0  # seconds until everybody has read the good-bye
GOING_AWAY = (1001, 1012)
ENDED = (0, -signal.SIGTERM)  # the signal is raised again once everything is put away
# Commands that two sides may honestly disagree about when one of them was away.
HARMLESS = {"stale", "no-undo", "not-your-turn", "already-chosen"}


async def stop_once(server: ServerProcess, crowd: Crowd, report: Report) -> tuple[float, float]:
    """One deploy; seconds until it had stopped, and until everybody was back."""
    began = time.monotonic()
    wires = [player.wire for player in crowd.players if player.wire is not None]
    server.terminate()
    assert server.process is not None
    while server.process.poll() is None and time.monotonic() - began < DRAIN * 2:
        await asyncio.sleep(0.01)
    stopped = time.monotonic() - began
    code = server.process.poll()
    report.check(code in ENDED, f"the server ended with {code}")
    report.check(stopped <= DRAIN, f"it took {stopped:.1f} s to stop")
    server.end()
    end = time.monotonic() + PATIENCE
    while any(wire.is_open for wire in wires) and time.monotonic() < end:
        await asyncio.sleep(0.01)
    for wire in wires:
        report.check(wire.code in GOING_AWAY, f"a socket was closed with {wire.code}")
        report.count("sockets told to come back")
    await server.start()
    await crowd.reconnect()
    crowd.wake()
    return stopped, time.monotonic() - began


async def run(options: Any, report: Report) -> None:
    """Play through several deploys."""
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name))
        crowd = Crowd([server.port], report, options.seed)
        async with server.running(report):
            for number in range(options.tables):
                await crowd.add_table(EDITIONS[number % len(EDITIONS)], people=2, bots=number % 2)
            times = []
            for number in range(options.stops):
                await asyncio.sleep(options.between)
                await crowd.until_acks(crowd.acks + options.tables)
                times.append(await stop_once(server, crowd, report))
                report.count("stops")
                report.progress(f"{number + 1} of {options.stops} stops, {crowd.acks} acks")
            await crowd.settle()
        audit_games(read_sqlite(server.data, report), crowd.players, report, promised=crowd.games)
    codes = {nack.code for player in crowd.players for nack in player.refused.values()}
    report.check(codes <= HARMLESS, f"commands were refused with {codes - HARMLESS}")
    report.figures["stopped after"] = milliseconds([stopped for stopped, _ in times])
    report.figures["everybody back after"] = milliseconds([back for _, back in times])
    report.floor("stops", options.stops)
    report.floor("acked commands found", options.stops * options.tables)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--stops", type=int, default=5, help="how many (%(default)s)")
    parser.add_argument("--tables", type=int, default=20, help="how many (%(default)s)")
    parser.add_argument("--between", type=float, default=2, help="seconds of play (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("deploy", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
