"""kill -9: no acknowledged move or decision is lost or done twice, in games and in campaigns.

A real server with tables (people, bots that think, openings, take-backs) and campaigns is killed again and
again and started again on the same database: at random moments, while a table is made, while a move is under
way, and while a campaign's `begin`, `read`, `choose` or the report of a game is. Clients come back and send again, under
the same name, what was not answered. At the end the database is audited (`audit.py` and `campaign_audit.py` say how).
Several servers, each with its own database, are killed side by side: while one starts, the others play.

    python -m trials.kill9 --kills 1000
    python -m trials.kill9 --kills 50 --store postgres
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from trials import audit, campaign_audit
from trials.crowd import EDITIONS, Crowd
from trials.player import Player
from trials.postgres import Cluster
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess
from trials.travel import Traveller, make_traveller

TABLES = 3
TRAVELLERS = 2  # campaigns that are played for as long as the run lasts
FRESH = 2  # besides those that have only begun
LEVELS = ("beginner", "regular", "greedy", "planner")
# What is under way when the server is killed; a game's moments come as often as a campaign's.
MOMENTS = ("move", "begin", "table", "read", "move", "choose", "anything", "report")
OF_CAMPAIGNS = ("begin", "read", "choose", "report")
AT_FIRST = ("begin", "read")  # a new campaign meets these at once
# How long a moment is waited for before any other will do; a campaign's are rare while its games are played.
WAIT_SECONDS = 2.0
ANSWER_SECONDS = 60.0
# The last part of the time that is left for settling and the audit.
RESERVE = 0.15


class Lane:
    """One server that is killed and started again, and everybody who plays there."""

    def __init__(
        self, server: ServerProcess, report: Report, seed: int, *, what: str = "both"
    ) -> None:
        self.server = server
        self.report = report
        self.crowd = Crowd([server.port], report, seed)
        self.chooser = self.crowd.chooser
        self.tables = 0 if what == "campaigns" else TABLES
        self.campaigns = 0 if what == "games" else TRAVELLERS
        moments = [m for m in MOMENTS if (m in OF_CAMPAIGNS) <= bool(self.campaigns)]
        self.moments = [m for m in moments if m in OF_CAMPAIGNS or self.tables]
        self.retired: list[Player] = []
        self.travellers: list[Traveller] = []
        self.journeys: dict[Traveller, asyncio.Task[None]] = {}
        self.outages: list[float] = []
        self.made = 0
        self.kills = seed  # which moment comes first
        self.seen = asyncio.Event()
        self.wanted = ""

    # ---------------------------------------------------------------- who plays

    def _wishes(self) -> dict[str, Any]:
        bots = self.chooser.choice((0, 1, 1, 2))
        people = self.chooser.choice((1, 2, 2, 3)) if bots else 2
        return {"people": people, "bots": bots, "level": self.chooser.choice(LEVELS)}

    def _edition(self) -> str:
        self.made += 1
        return EDITIONS[self.made % len(EDITIONS)]

    async def fill(self) -> None:
        """As many tables as there should be; the evidence of finished ones is kept."""
        self.retired += self.crowd.retire_finished()
        while len({player.game for player in self.crowd.players}) < self.tables:
            await self.crowd.add_table(self._edition(), **self._wishes())
        self.journeys = {one: task for one, task in self.journeys.items() if not one.is_over}
        while len(self.journeys) < self.campaigns:
            await self.found()

    async def found(self) -> None:
        """One more campaign, which goes on by itself from now on."""
        seed = f"{self.chooser.random()}"
        traveller = await make_traveller(self.server.port, self.report, seed)
        traveller.notice = self._notice
        self.travellers.append(traveller)
        self.journeys[traveller] = asyncio.create_task(traveller.travel())
        self.report.count("campaigns")

    async def end_journeys(self, keep: int = 0) -> None:
        """Let campaigns rest, the oldest first, except those that are played through."""
        going = list(self.journeys)
        ended = [
            self.journeys.pop(one) for one in (going[self.campaigns : -keep] if keep else going)
        ]
        while any(not task.done() for task in ended):
            for task in ended:
                task.cancel()
            await asyncio.wait(ended, timeout=1)

    @property
    def acks(self) -> int:
        """Commands confirmed so far."""
        travelled = sum(len(one.acked) for one in self.travellers)
        played = sum(len(player.acked) for one in self.travellers for player in one.everybody)
        return self.crowd.acks + sum(len(one.acked) for one in self.retired) + travelled + played

    # ---------------------------------------------------------------- one kill

    def _notice(self, doing: str) -> None:
        if doing == self.wanted:
            self.seen.set()

    async def _moment(self) -> str:
        """Wait until what is wanted is under way; what was met."""
        wanted = self.moments[self.kills % len(self.moments)]
        if wanted in OF_CAMPAIGNS:
            self.wanted = wanted
            self.seen.clear()
            if wanted in AT_FIRST:
                await self.end_journeys(keep=FRESH)
                await self.found()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.seen.wait(), WAIT_SECONDS)
            await asyncio.sleep(self.chooser.random() ** 2 * 0.03)
            return wanted if self.seen.is_set() else "anything"
        await asyncio.sleep(self.chooser.random() ** 2 * 0.6)
        if wanted == "move":
            end = time.monotonic() + ANSWER_SECONDS  # somebody moves sooner or later
            while time.monotonic() < end:
                if any(player.pending for player in self.crowd.players):
                    return wanted
                await asyncio.sleep(0.001)
        return wanted if wanted == "table" else "anything"

    async def kill_once(self) -> None:
        """Play for a moment, kill, start again, and see that everybody goes on."""
        opening = None
        if self.moments[self.kills % len(self.moments)] == "table":
            opening = asyncio.create_task(self.crowd.try_table(self._edition(), **self._wishes()))
        moment = await self._moment()
        under_way = any(player.pending for player in self.crowd.players)
        self.report.count("kills with moves under way", int(under_way))
        self.report.count("kills in the moment of a decision or report", moment in OF_CAMPAIGNS)
        self.server.kill()
        down = time.monotonic()
        self.kills += 1
        self.report.count("kills")
        before = self.acks
        if opening is not None:
            await opening
        await self.server.start()
        await self.crowd.reconnect()
        self.crowd.wake()
        await self._next_ack(before)
        self.outages.append(time.monotonic() - down)

    async def _next_ack(self, before: int) -> None:
        end = time.monotonic() + ANSWER_SECONDS
        while self.acks <= before:
            if time.monotonic() > end:
                self.report.fail("nobody was answered after a kill")
                return
            await asyncio.sleep(0.003)

    async def run(self, kills: int, end: float) -> None:
        """So many kills, as far as time allows; then a moment of peace, so that everything is answered."""
        await self.fill()
        try:
            for _ in range(kills):
                if time.monotonic() > end:
                    break
                await self.kill_once()
                await self.fill()
                done = self.report.counts["kills"]
                self.report.progress(f"{done} kills, {self.acks} acks at this server")
            await self.crowd.settle()
            await self._settle()
        finally:
            await self.end_journeys()

    async def _settle(self, limit: float = ANSWER_SECONDS) -> None:
        end = time.monotonic() + limit
        while time.monotonic() < end and any(one.pending for one in self.journeys):
            await asyncio.sleep(0.01)

    # ---------------------------------------------------------------- afterwards

    async def audit(self, url: str | None) -> None:
        """Everything that must hold of the database."""
        if url is None:
            games = audit.read_sqlite(self.server.data, self.report)
            stored = campaign_audit.read_sqlite(self.server.data)
        else:
            games = await audit.read_postgres(url, self.report)
            stored = await campaign_audit.read_postgres(url)
        players = [*self.retired, *self.crowd.players]
        players += [player for one in self.travellers for player in one.everybody]
        audit.audit_games(games, players, self.report, promised=self.crowd.games, strangers=True)
        campaign_audit.audit_campaigns(stored, self.travellers, self.report)


async def run_lane(folder: Path, number: int, options: Any, report: Report) -> list[float]:
    """One server with its database; how long each kill kept people waiting."""
    folder = folder / f"{number}"
    folder.mkdir()
    share = options.kills // options.lanes + (number < options.kills % options.lanes)
    end = time.monotonic() + options.limit * (1 - RESERVE)
    with contextlib.ExitStack() as stack:
        url = None
        if options.store == "postgres":
            cluster = Cluster(folder)
            cluster.create()
            cluster.start()
            stack.callback(cluster.stop)
            url = cluster.url()
        server = ServerProcess(folder, database=url)
        lane = Lane(server, report, options.seed + number, what=options.what)
        async with server.running(report):
            await lane.run(share, end)
        await lane.audit(url)
    return lane.outages


async def run(options: Any, report: Report) -> None:
    """Kill at all servers, then audit."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if options.store == "postgres":
            folder.chmod(0o755)  # the database runs as somebody else
        lanes = (run_lane(folder, number, options, report) for number in range(options.lanes))
        outages = await asyncio.gather(*lanes)
    report.figures["kill to next ack"] = milliseconds([one for lane in outages for one in lane])
    set_floors(options, report)


def set_floors(options: Any, report: Report) -> None:
    """What makes the run worth something."""
    kills = options.kills
    report.floor("kills", kills)
    report.floor("acked commands found", kills * 3)
    if options.what != "campaigns":
        report.floor("kills with moves under way", kills // 4)
    if options.what != "games" and kills >= len(MOMENTS):
        report.floor("kills in the moment of a decision or report", kills // 8)
        report.floor("campaigns audited", TRAVELLERS)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=3600)
    parser.add_argument("--kills", type=int, default=100, help="how many (%(default)s)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--what", choices=["both", "games", "campaigns"], default="both")
    parser.add_argument("--lanes", type=int, default=2, help="servers side by side (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report(f"kill9 on {options.store}", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
