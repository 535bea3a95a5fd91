"""kill -9: no acknowledged move is lost or doubled, and every game replays to what people saw.

A real server with several tables (people, bots that think, openings, take-backs) is killed at random
moments and started again on the same file; clients come back and send again, with the same `cid`,
what was not answered. At the end the file is audited: `audit.py` says how.

    python -m bench.kill9 --kills 100
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.audit import audit_games, read_sqlite
from bench.crowd import EDITIONS, Crowd
from bench.house import House
from bench.player import Player
from bench.report import Report, make_parser, milliseconds, run_bounded

TABLES = 4
LEVELS = ("beginner", "regular", "greedy", "planner")


class Kills:
    """One run."""

    def __init__(self, house: House, report: Report, seed: int) -> None:
        self.house = house
        self.report = report
        self.crowd = Crowd([house.port], report, seed)
        self.chooser = self.crowd.chooser
        self.retired: list[Player] = []
        self.outages: list[float] = []
        self.made = 0

    def _wishes(self) -> dict[str, Any]:
        self.made += 1
        bots = self.chooser.choice((0, 1, 1, 2))
        level = self.chooser.choice(LEVELS)
        return {
            "people": self.chooser.choice((1, 2, 2, 3)) if bots else 2,
            "bots": bots,
            "level": level,
        }

    async def fill(self) -> None:
        """As many tables as there should be."""
        while len({player.game for player in self.crowd.players}) < TABLES:
            await self.crowd.add_table(EDITIONS[self.made % len(EDITIONS)], **self._wishes())

    async def kill_once(self) -> None:
        """Play for a moment, kill, start again, come back."""
        before = self.crowd.acks
        opening = None
        if self.chooser.random() < 0.5:
            edition = self.chooser.choice(EDITIONS)
            opening = asyncio.create_task(self.crowd.try_table(edition, **self._wishes()))
        await self._wait_for_ack(before)
        await asyncio.sleep(self.chooser.random() ** 2)
        self.report.count("kills with moves under way", self._under_way())
        self.house.kill()
        down = time.monotonic()
        self.report.count("kills")
        if opening is not None:
            await opening
        before = self.crowd.acks
        await self.house.start()
        await self.crowd.reconnect()
        self.crowd.wake()
        await self._wait_for_ack(before)
        self.outages.append(time.monotonic() - down)

    def _under_way(self) -> int:
        return int(any(player.pending for player in self.crowd.players))

    async def _wait_for_ack(self, before: int, limit: float = 20) -> None:
        end = time.monotonic() + limit
        while self.crowd.acks <= before and time.monotonic() < end:
            if all(player.is_over for player in self.crowd.players):
                return
            await asyncio.sleep(0.002)

    async def run(self, kills: int) -> None:
        """All kills."""
        await self.fill()
        for number in range(kills):
            await self.kill_once()
            self.retired += self.crowd.retire_finished()
            await self.fill()
            self.report.progress(f"{number + 1} of {kills} kills, {self.crowd.acks} acks")
        await self.crowd.settle()


async def run(options: Any, report: Report) -> None:
    """Kill, then audit."""
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name))
        await house.start()
        kills = Kills(house, report, options.seed)
        try:
            await kills.run(options.kills)
        finally:
            await house.stop()
        players = kills.retired + kills.crowd.players
        audit_games(read_sqlite(house.data, report), players, report, promised=kills.crowd.games)
        report.figures["kill to next ack"] = milliseconds(kills.outages)
        report.floor("kills", options.kills)
        report.floor("acked commands found", options.kills * 3)
        report.floor("kills with moves under way", options.kills // 4)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=1800)
    parser.add_argument("--kills", type=int, default=100, help="how many (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("kill9", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
