"""Reconnecting: nothing is missed, nothing comes twice, and it is quick.

Tables play by themselves through a network that cuts connections in the middle of frames; everybody
comes back with the latest revision seen. Besides, fresh sockets ask for the log from random
revisions on, and must be told exactly what the seat has been told before.

    python -m bench.reconnect --reconnects 500
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.audit import audit_games, read_sqlite
from bench.crowd import EDITIONS, Crowd
from bench.house import House
from bench.player import Player
from bench.proxy import BadNetwork
from bench.report import Report, make_parser, milliseconds, run_bounded
from bench.web import Session

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


async def play(house: House, options: Any, report: Report) -> Crowd:
    """Play, cut, come back, ask again."""
    network = BadNetwork(house.port, options.seed, cut_after=CUT_AFTER)
    await network.start()
    crowd = Crowd([network.port], report, options.seed, pause=0.01)
    while len(crowd.games) < len(EDITIONS):
        await crowd.try_table(EDITIONS[len(crowd.games)], people=3, bots=1)
    chooser = random.Random(options.seed)
    times: list[float] = []
    waiting = [player for player in crowd.players if player.rev >= 0] or crowd.players

    def is_done() -> bool:
        return (
            report.counts.get("reconnects", 0) >= options.reconnects
            and len(times) >= options.reconnects
        ) or all(player.is_over for player in crowd.players)

    comers = [asyncio.create_task(come_back(one, report, is_done)) for one in crowd.players]
    while not is_done() or len(times) < options.reconnects:
        player = chooser.choice(waiting)
        took = await ask_again(player, chooser.randint(-1, player.rev), house.port, report)
        if took is not None:
            times.append(took)
        report.progress(f"{report.counts.get('reconnects', 0)} cuts, {len(times)} asked again")
        await asyncio.sleep(0.005)
    await asyncio.gather(*comers)
    network.cut_after = 0
    await crowd.reconnect()
    await crowd.settle()
    await network.stop()
    report.figures["connections cut"] = network.cuts
    report.figures["longest log"] = max(player.rev for player in crowd.players)
    report.figures["resume"] = milliseconds(times)
    report.check(report.figures["resume"]["p99_ms"] <= options.bar, "resuming takes too long")
    return crowd


async def reconnect_house(house: House, options: Any, report: Report) -> None:
    """Play, then audit what everybody saw against the log."""
    crowd = await play(house, options, report)
    audit_games(read_sqlite(house.data, report), crowd.players, report, strangers=True)
    report.floor("resumed from a random revision", options.reconnects)
    report.floor("reconnects", options.reconnects // 4)


async def run(options: Any, report: Report) -> None:
    """The same with a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name))
        await house.start()
        try:
            await reconnect_house(house, options, report)
        finally:
            await house.stop()


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--reconnects", type=int, default=500, help="how many (%(default)s)")
    parser.add_argument("--bar", type=float, default=250, help="p99 to resume, ms (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("reconnect", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
