"""Reconnecting: nothing is missed, nothing comes twice, and it is quick.

Tables play by themselves through a network that cuts connections in the middle of frames; everybody
comes back with the latest revision seen. Besides, fresh sockets ask for the log from random
revisions on, and must be told exactly what the seat has been told before.

    python -m trials.reconnect --reconnects 2000
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from trials.audit import audit_games, read_sqlite
from trials.crowd import EDITIONS, Crowd
from trials.player import Player
from trials.proxy import BadNetwork
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess
from trials.web import Session

CUT_AFTER = 60_000  # bytes a connection lives, on average


async def come_back(player: Player, report: Report, is_done: Any) -> None:
    """Reconnect whenever the network has cut the socket."""
    while not is_done():
        wire = player.wire
        if wire is None or not wire.is_open:
            await asyncio.sleep(player.chooser.random() * 0.05)
            await player.stay_connected()
            report.count("reconnects")
        await asyncio.sleep(0.01)


async def ask_again(player: Player, since: int, port: int, report: Report) -> float | None:
    """A fresh socket from a random revision on; the seconds until it knew everything."""
    session = Session(port)
    session.cookies = dict(player.session.cookies)
    fresh = Player(session, player.game, player.seat, report)
    fresh.rev = since
    began = time.monotonic()
    await fresh.connect()
    if not await fresh.until(lambda: fresh.state is not None, 10):
        report.fail(f"{fresh.where()}: no state after hello since {since}")
        return None
    took = time.monotonic() - began
    told = {rev: entry for rev, entry in fresh.entries.items() if rev in player.entries}
    for rev, entry in told.items():
        if player.entries[rev] != entry:
            report.fail(f"{fresh.where()}: revision {rev} was told in another way before")
    report.count("resumed from a random revision")
    report.count("entries compared", len(told))
    fresh.drop()
    return took


class Cuts:
    """Tables behind a network that cuts, and fresh sockets that ask again."""

    def __init__(self, server: ServerProcess, options: Any, report: Report) -> None:
        self.server = server
        self.wanted = options.reconnects
        self.report = report
        self.network = BadNetwork(server.port, options.seed, cut_after=CUT_AFTER)
        self.crowd = Crowd([self.network.port], report, options.seed, pause=0.01)
        self.chooser = random.Random(options.seed)
        self.times: list[float] = []
        self.retired: list[Player] = []
        self.comers: dict[Player, asyncio.Task[None]] = {}
        self.made = 0

    def is_done(self) -> bool:
        """Whether enough were cut, and enough asked again."""
        cuts = self.report.counts.get("reconnects", 0)
        return bool(cuts >= self.wanted // 4 and len(self.times) >= self.wanted)

    async def fill(self) -> None:
        """A table for each edition; new ones for those that have ended."""
        self.retired += self.crowd.retire_finished()
        while len({player.game for player in self.crowd.players}) < len(EDITIONS):
            await self.crowd.try_table(EDITIONS[self.made % len(EDITIONS)], people=3, bots=1)
            self.made += 1
        for player in self.crowd.players:
            if player not in self.comers:
                self.comers[player] = asyncio.create_task(
                    come_back(player, self.report, lambda one=player: self.is_gone(one))
                )

    def is_gone(self, player: Player) -> bool:
        """Whether somebody need not come back."""
        return self.is_done() or player not in self.crowd.players

    async def ask(self) -> None:
        """One fresh socket from a random revision on."""
        waiting = [player for player in self.crowd.players if player.rev >= 0]
        if waiting:
            player = self.chooser.choice(waiting)
            since = self.chooser.randint(-1, player.rev)
            took = await ask_again(player, since, self.server.port, self.report)
            if took is not None:
                self.times.append(took)
        await asyncio.sleep(0.005)

    async def run(self) -> None:
        """Play, cut, come back, ask again."""
        await self.network.start()
        self.crowd.ports = [self.network.port]
        while not self.is_done():
            await self.fill()
            await self.ask()
            cuts = self.report.counts.get("reconnects", 0)
            self.report.progress(f"{cuts} cuts, {len(self.times)} asked again")
        await asyncio.gather(*self.comers.values())
        self.network.cut_after = 0
        await self.crowd.reconnect()
        await self.crowd.settle()
        await self.network.stop()


async def play(server: ServerProcess, options: Any, report: Report) -> list[Player]:
    """All of it; everybody who took part."""
    cuts = Cuts(server, options, report)
    await cuts.run()
    everybody = cuts.retired + cuts.crowd.players
    report.figures["connections cut"] = cuts.network.cuts
    report.figures["longest log"] = max(player.rev for player in everybody)
    report.figures["resume"] = milliseconds(cuts.times)
    report.check(report.figures["resume"]["p99_ms"] <= options.bar, "resuming takes too long")
    return everybody


async def reconnect_server(server: ServerProcess, options: Any, report: Report) -> None:
    """Play, then audit what everybody saw against the log."""
    players = await play(server, options, report)
    audit_games(read_sqlite(server.data, report), players, report, strangers=True)
    report.floor("resumed from a random revision", options.reconnects)
    report.floor("reconnects", options.reconnects // 4)


async def run(options: Any, report: Report) -> None:
    """The same with a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        async with ServerProcess(Path(name)).running(report) as server:
            await reconnect_server(server, options, report)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=1800)
    parser.add_argument("--reconnects", type=int, default=2000, help="fresh sockets (%(default)s)")
    parser.add_argument("--bar", type=float, default=250, help="p99 to resume, ms (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("reconnect", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
