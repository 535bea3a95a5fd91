"""Abuse: whatever one client does, the honest table next to it hardly notices.

A table in a process of its own plays at a steady rate; meanwhile each attack of attacks.py runs for
some seconds. Bars: the honest p99 and the growth of the server's memory. Afterwards the quiet
attacks of manners.py: foreign origins, other people's seats, out-of-turn and replayed commands,
names with markup.

    python -m bench.abuse --seconds 8
    python -m bench.abuse --only flood
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.attacks import ATTACKS, Scene
from bench.house import ROOT, House
from bench.manners import check_manners
from bench.report import Report, make_parser, raise_file_limit, run_bounded
from bench.web import fetch


class Honest:
    """The honest process."""

    def __init__(self, port: int, seconds: float) -> None:
        self.words = [sys.executable, "-m", "bench.honest", str(port), "--seconds", str(seconds)]
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


async def measure(house: House, name: str, options: Any, report: Report) -> None:
    """One attack beside the honest table."""
    honest = Honest(house.port, options.seconds)
    await honest.start()
    before = house.memory()
    scene = Scene(house.port, honest.game, options.seconds, report, random.Random(options.seed))
    if name != "nothing":
        await asyncio.wait_for(ATTACKS[name](scene), options.seconds * 4 + 30)
    found = await honest.finish()
    growth = round(house.memory() - before)
    for wire in scene.wires:
        wire.abort()
    report.figures[name] = {**found, "growth_mb": growth}
    report.count("attacks")
    report.count("honest moves", found["n"])
    report.check(not found["faults"], f"{name}: the honest table saw {found['faults']}")
    report.check(found["p99_ms"] <= options.bar, f"{name}: honest p99 {found['p99_ms']} ms")
    report.check(growth <= options.growth, f"{name}: the server grew by {growth} MB")
    report.check(found["n"] >= options.seconds * 5, f"{name}: only {found['n']} honest moves")
    report.check(await house.is_healthy(), f"{name}: the server is not healthy afterwards")


async def check_errors(house: House, report: Report) -> None:
    """Nothing of all this may have been an error of ours."""
    _, _, page = await fetch(house.port, "GET", "/metrics", headers={"Origin": "x"})
    for line in page.decode().splitlines():
        if line.startswith("semafor_errors_total") and not line.endswith(" 0"):
            report.fail(f"the server counted errors: {line}")
    house.check_output(report)


async def run(options: Any, report: Report) -> None:
    """All attacks, one after the other, on one server."""
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name), extra=["--proxy-header"])
        await house.start()
        try:
            for attack in options.only or ["nothing", *ATTACKS]:
                report.progress(f"now: {attack}")
                await measure(house, attack, options, report)
                await asyncio.sleep(0.5)
            if not options.only:
                await check_manners(house.port, report)
            await check_errors(house, report)
        finally:
            await house.stop()
    report.floor("attacks", len(options.only or ATTACKS))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=900)
    parser.add_argument("--seconds", type=float, default=8, help="for each attack (%(default)s)")
    parser.add_argument("--bar", type=float, default=50, help="honest ack p99 in ms (%(default)s)")
    parser.add_argument("--growth", type=float, default=50, help="memory in MB (%(default)s)")
    parser.add_argument("--only", action="append", choices=["nothing", *ATTACKS])
    options: Any = parser.parse_args(arguments)
    raise_file_limit(4000)
    report = Report("abuse", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
