"""Abuse: whatever one client does, the honest table next to it hardly notices.

A table in a process of its own plays at a steady rate; meanwhile each attack of attacks.py runs for
some seconds, and then every path and every message in turn (door_attacks.py), asked by one far address as
often as it may, at a server with a long game and a late campaign. Bars: the honest p99 beyond the calm one
and the growth of the server's memory. Afterwards the quiet attacks of manners.py: foreign origins, other
people's seats, out-of-turn and replayed commands, names with markup.

    python -m trials.abuse --seconds 8
    python -m trials.abuse --only flood
    python -m trials.abuse --only "GET /api/games/{id}/replay/steps"
    python -m trials.abuse --doors --seconds 3
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from trials.attacks import ATTACKS, Scene
from trials.door_attacks import Attack, door_attacks
from trials.doors import MESSAGES, PATHS, missing_doors
from trials.manners import check_manners
from trials.report import Report, make_parser, raise_file_limit, run_bounded
from trials.server_process import ROOT, ServerProcess
from trials.stage import Stage, build_stage, stage_settings


class Honest:
    """The honest process."""

    def __init__(self, port: int, seconds: float) -> None:
        self.words = [sys.executable, "-m", "trials.honest", str(port), "--seconds", str(seconds)]
        self.process: asyncio.subprocess.Process | None = None
        self.game = ""

    async def start(self) -> None:
        """Start it and learn its game."""
        self.process = await asyncio.create_subprocess_exec(
            *self.words, stdout=asyncio.subprocess.PIPE, cwd=ROOT
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 20)
        self.game = str(json.loads(line)["game"])

    async def finish(self) -> dict[str, Any]:
        """What it measured."""
        assert self.process is not None
        assert self.process.stdout is not None
        rest = await asyncio.wait_for(self.process.stdout.read(), 60)
        await self.process.wait()
        found: dict[str, Any] = json.loads(rest.splitlines()[-1])
        return found


CALM = "nothing"
DOORS = [*(f"{method} {path}" for method, path in PATHS), *(f"socket {kind}" for kind in MESSAGES)]


async def nothing(scene: Scene) -> None:
    """The honest table alone."""


async def measure(
    server: ServerProcess, name: str, attack: Attack, options: Any, report: Report
) -> None:
    """One attack beside the honest table."""
    honest = Honest(server.port, options.seconds)
    await honest.start()
    before = server.memory()
    scene = Scene(server.port, honest.game, options.seconds, report, random.Random(options.seed))
    await asyncio.wait_for(attack(scene), options.seconds * 4 + 30)
    found = await honest.finish()
    growth = round(server.memory() - before)
    for wire in scene.wires:
        wire.abort()
    report.figures[name] = {**found, "growth_mb": growth}
    report.count("attacks")
    report.count("honest moves", found["n"])
    report.check(not found["faults"], f"{name}: the honest table saw {found['faults']}")
    calm = report.figures.get(CALM, found)["p99_ms"]
    late = round(found["p99_ms"] - calm, 1)
    report.figures[name]["beyond_calm_ms"] = late
    report.check(late <= options.bar, f"{name}: honest p99 {late} ms beyond {calm} ms of calm")
    report.check(growth <= options.growth, f"{name}: the server grew by {growth} MB")
    report.check(found["n"] >= options.seconds * 5, f"{name}: only {found['n']} honest moves")
    report.check(await server.is_well(), f"{name}: the server is not healthy afterwards")


async def run(options: Any, report: Report) -> None:
    """All attacks, one after the other, on one server."""
    for door in missing_doors():
        report.fail(f"nobody attacks {door}")
    names = options.only or [*([] if options.doors else ATTACKS), *DOORS]
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name), extra=["--proxy-header"])
        stage = Stage("")
        if set(names) & set(DOORS):
            settings = stage_settings(server.data)
            stage = await build_stage(settings, moves=options.moves, games=options.games)
        attacks = {CALM: nothing, **ATTACKS, **door_attacks(stage)}
        async with server.running(report):
            for attack in [CALM, *names]:
                report.progress(f"now: {attack}")
                await measure(server, attack, attacks[attack], options, report)
                await asyncio.sleep(0.5)
            if not options.only and not options.doors:
                await check_manners(server.port, report)
    report.floor("attacks", len(names))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=1800)
    parser.add_argument("--seconds", type=float, default=8, help="for each attack (%(default)s)")
    parser.add_argument(
        "--bar", type=float, default=50, help="honest ack p99 beyond calm in ms (%(default)s)"
    )
    parser.add_argument("--growth", type=float, default=50, help="memory in MB (%(default)s)")
    parser.add_argument("--only", action="append", choices=[*ATTACKS, *DOORS], metavar="ATTACK")
    parser.add_argument("--doors", action="store_true", help="only paths and messages, in turn")
    parser.add_argument("--moves", type=int, default=260, help="of the long game (%(default)s)")
    parser.add_argument("--games", type=int, default=6, help="of the campaign (%(default)s)")
    options: Any = parser.parse_args(arguments)
    raise_file_limit(4000)
    report = Report("abuse", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
