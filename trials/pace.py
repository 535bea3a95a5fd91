"""Nobody holds up the others: no request and no message keeps the event loop busy for long.

A server with a long game and a late campaign is asked at every door (doors.py), cold and warm; then the
longest step in the event loop is read for each from the server's own watch (`semafor_loop_worst_seconds`:
seconds of the processor, so a busy machine does not count).

    python -m trials.pace
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from trials.doors import MESSAGES, PATHS
from trials.report import Report, make_parser, run_bounded
from trials.server_process import ServerProcess
from trials.stage import Stage, build_stage, stage_settings
from trials.web import Session, fetch

ROUNDS = 2
# Hints think for a second.
HINT_SECONDS = 2.5
WORST = re.compile(r'semafor_loop_worst_seconds\{what="(.*)"\} (.*)')
# They would end the session that asks.
LAST = (("POST", "/api/logout"),)


def staged_session(server: ServerProcess, stage: Stage, address: str = "") -> Session:
    """The person all of the stage belongs to."""
    session = Session(server.port, address)
    session.cookies["semafor"] = stage.token
    return session


async def knock_everywhere(
    server: ServerProcess, stage: Stage, report: Report, *, is_last: bool = True
) -> None:
    """Every path, one after the other."""
    session = staged_session(server, stage)
    for door in [*(door for door in PATHS if door not in LAST), *(LAST if is_last else ())]:
        for make in PATHS[door]:
            method, path, body = make(stage)
            headers = {**session.headers(), "X-Semafor": "1"}
            status, _, answer = await fetch(server.port, method, path, headers=headers, body=body)
            report.count(f"requests answered {status // 100}xx")
            report.check(status < 500, f"{method} {path}: {status} {answer[:200]!r}")
            report.progress(f"{method} {path}: {status}, {len(answer)} bytes")


async def say_everything(
    server: ServerProcess, stage: Stage, report: Report, *, wait: float = HINT_SECONDS
) -> None:
    """Every message at the long game, at the late campaign's and at the finished one."""
    session = staged_session(server, stage)
    for hello in MESSAGES["hello"]:
        wire = await session.socket(lambda _: report.count("frames"))
        wire.send(json.dumps(hello(stage)).encode())
        for makers in MESSAGES.values():
            for make in makers:
                wire.send(json.dumps(make(stage)).encode())
                report.count("messages")
                await asyncio.sleep(0.02)
        await asyncio.sleep(wait)
        wire.abort()


async def read_worst(server: ServerProcess) -> dict[str, float]:
    """Milliseconds of the longest step, by what it was for."""
    _, _, page = await fetch(server.port, "GET", "/metrics")
    found = (WORST.fullmatch(line) for line in page.decode().splitlines())
    return {match[1]: float(match[2]) * 1000 for match in found if match}


async def run(options: Any, report: Report) -> None:
    """Build, ask, read the watch."""
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name))
        stage = await build_stage(
            stage_settings(server.data), moves=options.moves, games=options.games, daily=True
        )
        await server.start()
        try:
            for number in range(ROUNDS):
                await say_everything(server, stage, report)
                is_last = number == ROUNDS - 1
                await knock_everywhere(server, stage, report, is_last=is_last)
            worst = await read_worst(server)
        finally:
            await server.stop()
        server.check_output(report)
    for what, milliseconds in sorted(worst.items(), key=lambda row: -row[1]):
        report.figures[what] = round(milliseconds, 1)
        report.check(
            milliseconds <= options.bar, f"{what}: {milliseconds:.1f} ms in the event loop"
        )
    report.floor("messages", ROUNDS * len(MESSAGES))
    report.floor("requests answered 2xx", len(PATHS))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--moves", type=int, default=260, help="of the long game (%(default)s)")
    parser.add_argument("--games", type=int, default=12, help="of the campaign (%(default)s)")
    parser.add_argument("--bar", type=float, default=5, help="ms in the event loop (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("pace", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
