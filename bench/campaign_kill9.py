"""kill -9 of a server with campaigns: no acknowledged decision is lost or done twice.

Campaigns of two people are begun, read, decided and played; the server is killed while a `begin`, a
`read`, a `choose` or the report of a game that has just ended is under way, and started again on the same
database. Who was not answered sends again under the same name. At the end the database is audited.

    python -m bench.campaign_kill9 --kills 60
    python -m bench.campaign_kill9 --kills 30 --store postgres
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.campaign_audit import audit_campaigns, read_postgres, read_sqlite
from bench.house import House
from bench.postgres import Cluster
from bench.report import Report, make_parser, milliseconds, run_bounded
from bench.travel import Traveller, make_traveller

TRAVELLERS = 2
KINDS = ("begin", "read", "choose", "report")
# How long a wanted moment is waited for before any other will do.
WAIT_SECONDS = 6.0


class Kills:
    """One run."""

    def __init__(self, house: House, report: Report, seed: int) -> None:
        self.house = house
        self.report = report
        self.chooser = random.Random(seed)
        self.first = seed  # which kind of moment comes first
        self.travellers: list[Traveller] = []
        self.outages: list[float] = []

    async def kill_once(self, wanted: str) -> None:
        """Wait for a moment, kill, start again, and see that everybody goes on."""
        hit = await self._moment(wanted)
        await asyncio.sleep(self.chooser.random() ** 2 * 0.03)
        self.report.count(f"kills during {hit}")
        self.report.count("kills")
        self.house.kill()
        down = time.monotonic()
        await self.house.start()
        await self._next_ack(down)
        self.outages.append(time.monotonic() - down)

    async def _moment(self, wanted: str) -> str:
        end = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < end:
            if any(traveller.doing == wanted for traveller in self.travellers):
                return wanted
            await asyncio.sleep(0)
        return "a game"

    async def _next_ack(self, down: float, limit: float = 60) -> None:
        while time.monotonic() < down + limit:
            if any(
                traveller.latest_ack > down or any(p.wire for p in traveller.players)
                for traveller in self.travellers
            ):
                return
            await asyncio.sleep(0.005)
        self.report.fail("nobody was answered after a kill")

    async def run(self, kills: int) -> None:
        """All kills, then a moment of peace, so that everything is answered."""
        for _ in range(TRAVELLERS):
            seed = f"{self.chooser.random()}"
            self.travellers.append(await make_traveller(self.house.port, self.report, seed))
            self.report.count("campaigns")
        tasks = [asyncio.create_task(traveller.travel()) for traveller in self.travellers]
        try:
            for number in range(kills):
                await self.kill_once(KINDS[(number + self.first) % len(KINDS)])
                self.report.progress(f"{number + 1} of {kills} kills")
            await self._settle()
        finally:
            while any(not task.done() for task in tasks):
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks, timeout=1)

    async def _settle(self, limit: float = 30) -> None:
        end = time.monotonic() + limit
        while time.monotonic() < end and any(one.pending for one in self.travellers):
            await asyncio.sleep(0.01)


async def run(options: Any, report: Report) -> None:
    """Kill, then audit."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        cluster = None
        if options.store == "postgres":
            cluster = Cluster(Path(name))
            cluster.create()
            cluster.start()
            stack.callback(cluster.stop)
        house = House(Path(name), database=cluster.url() if cluster else None)
        await house.start()
        kills = Kills(house, report, options.seed)
        try:
            await kills.run(options.kills)
        finally:
            await house.stop()
        house.check_output(report)
        stored = await read_postgres(cluster.url()) if cluster else read_sqlite(house.data)
        audit_campaigns(stored, kills.travellers, report)
        report.figures["kill to next answer"] = milliseconds(kills.outages)
        report.floor("kills", options.kills)
        report.floor("acked commands found", options.kills)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=3600)
    parser.add_argument("--kills", type=int, default=60, help="how many (%(default)s)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    options: Any = parser.parse_args(arguments)
    report = Report(f"campaign kill9 on {options.store}", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
