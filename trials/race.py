"""Races: two clients of one seat move at once; exactly one move is accepted, the other is told.

Both sockets have the eyes of the seat that is to act and have seen the same revision; both send a
move of their own at the same moment. One must be acknowledged; the other must be refused with the
revision the game has now, within one round trip. In every second race the other socket belongs to
a rival who moves out of turn. With `--store postgres` the two sockets are on two server processes.
With `--what campaigns` both sockets follow a campaign and let a bot stand in, or send it away, at once.

    python -m trials.race --races 1000
    python -m trials.race --races 1000 --what campaigns
    python -m trials.race --races 1000 --store postgres
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trials import campaign_audit
from trials.audit import audit_games, read_postgres, read_sqlite
from trials.crowd import EDITIONS
from trials.player import Player
from trials.postgres import Cluster
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess
from trials.travel import Traveller
from trials.web import Session, make_guest, make_table
from trials.wire import Wire

TABLES = 4
ANSWER_SECONDS = 60.0


class Match:
    """One table: two people, each seen through two sockets."""

    def __init__(self, players: list[Player], report: Report) -> None:
        self.players = players
        self.report = report
        self.times: list[float] = []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return any(player.is_over for player in self.players)

    async def race(self, number: int) -> None:
        """Two moves at once."""
        await self._level()
        pair = self._pair(rivals=number % 2 == 1)
        if pair is None:
            return
        one, two = pair
        assert one.state is not None
        moves, began, rev = list(one.moves), time.monotonic(), one.rev
        cids = [player.play(player.chooser.choice(moves)) for player in pair]
        if not all([await player.until(lambda p=player: p.pending is None) for player in pair]):  # type: ignore[misc]
            self.report.fail(f"{one.where()}: no answer to a race at revision {rev}")
            return
        self.times.append(time.monotonic() - began)
        accepted = [p for p, cid in zip(pair, cids, strict=True) if cid in p.acked]
        self.report.count("races")
        if len(accepted) != 1:
            self.report.fail(f"{one.where()}: {len(accepted)} accepted at revision {rev}")
            return
        loser, cid = (two, cids[1]) if accepted[0] is one else (one, cids[0])
        self._check_loser(loser, cid, rev, is_rival=one.seat != two.seat)

    def _check_loser(self, loser: Player, cid: str, rev: int, *, is_rival: bool) -> None:
        nack = loser.refused.get(cid)
        if nack is None:
            self.report.fail(f"{loser.where()}: the loser of a race was not told")
            return
        self.report.count(f"told {nack.code}")
        if not is_rival:
            self.report.check(
                nack.rev > rev, f"{loser.where()}: told revision {nack.rev}, {rev} was known"
            )

    async def _level(self) -> None:
        """Everybody has seen everything and nothing is under way."""
        newest = max(player.rev for player in self.players)
        for player in self.players:
            await player.until(lambda p=player: p.rev >= newest and p.pending is None)  # type: ignore[misc]

    def _pair(self, *, rivals: bool) -> tuple[Player, Player] | None:
        """Two sockets: both of the seat to act, or one of it and one of the rival."""
        ready = [player for player in self.players if player.moves]
        if not ready:
            return None
        one = ready[0]
        early = one.state is not None and one.state.prompt is not None and one.state.prompt.early
        same = [p for p in ready[1:] if p.seat == one.seat]
        other = [p for p in self.players if p.seat != one.seat and not p.moves]
        if rivals and other and not early:
            return one, other[0]
        return (one, same[0]) if same else None


class CampaignMatch:
    """A campaign of two people at one screen, followed through two sockets."""

    def __init__(self, traveller: Traveller, report: Report) -> None:
        self.traveller = traveller
        self.report = report
        self.times: list[float] = []
        self.wires: list[Wire] = []
        self.revs = [-1, -1]
        self.answers: dict[str, dict[str, Any]] = {}
        self.heard = asyncio.Event()
        self.is_over = False

    async def connect(self, ports: list[int]) -> None:
        """The second socket is on the other server, if there is one."""
        for number, port in enumerate((ports[0], ports[-1])):
            session = Session(port)
            session.cookies = dict(self.traveller.session.cookies)
            wire = await session.socket(lambda payload, number=number: self.listen(number, payload))  # type: ignore[misc]
            wire.send(json.dumps({"t": "follow", "campaign": self.traveller.campaign}).encode())
            self.wires.append(wire)

    def listen(self, number: int, payload: bytes) -> None:
        """One frame: an answer, or the campaign as it is now."""
        message = json.loads(payload)
        if message["t"] == "campaign":
            self.revs[number] = max(self.revs[number], message["rev"])
            self.traveller.listen(payload)
        elif message["t"] in ("ack", "nack"):
            self.answers[message["cid"]] = message
        self.heard.set()

    async def until(self, holds: Callable[[], bool]) -> bool:
        """Wait until something holds."""
        end = time.monotonic() + ANSWER_SECONDS
        while not holds():
            self.heard.clear()
            try:
                await asyncio.wait_for(self.heard.wait(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                return False
        return True

    async def race(self, number: int) -> None:
        """The same wish twice at once: one is stored, the other one is told why not."""
        known = max(self.traveller.acked.values(), default=-1)
        if not await self.until(lambda: min(self.revs) >= known):
            self.report.fail(f"campaign {self.traveller.campaign}: {self.revs} after {known}")
            return
        do = "return" if len(self.traveller.acked) % 2 else "substitute"
        began, rev = time.monotonic(), max(self.revs)
        cids = [f"{number}-{copy}" for copy in range(2)]
        for wire, cid in zip(self.wires, cids, strict=True):
            wish = {"t": "do", "cid": cid, "rev": rev, "do": do, "company": "blue"}
            wire.send(json.dumps(wish).encode())
        if not await self.until(lambda: all(cid in self.answers for cid in cids)):
            self.report.fail(f"campaign {self.traveller.campaign}: no answer at revision {rev}")
            return
        self.times.append(time.monotonic() - began)
        answers = [self.answers.pop(cid) for cid in cids]
        self.report.count("races")
        accepted = [answer for answer in answers if answer["t"] == "ack"]
        if len(accepted) != 1:
            self.report.fail(f"campaign {self.traveller.campaign}: {answers}")
        for answer in answers:
            if answer["t"] == "ack":
                self.traveller.acked[answer["cid"]] = answer["rev"]
            else:
                self.traveller.refused[answer["cid"]] = answer["code"]
                self.report.count(f"told {answer['code']}")


async def race_campaigns(ports: list[int], options: Any, report: Report) -> list[Traveller]:
    """Races at a few campaigns until there were enough."""
    matches = []
    for lane in range(TABLES):
        traveller = Traveller(await make_guest(ports[0]), report, f"{options.seed}/{lane}")
        await traveller.found()
        matches.append(CampaignMatch(traveller, report))
        await matches[-1].connect(ports)

    async def one_lane(match: CampaignMatch) -> None:
        number = 0
        while report.counts.get("races", 0) < options.races and not report.faults:
            number += 1
            await match.race(number)
            report.progress(f"{report.counts.get('races', 0)} of {options.races} races")

    await asyncio.gather(*map(one_lane, matches))
    report.figures["both answered"] = milliseconds(
        [one for match in matches for one in match.times]
    )
    report.floor("races", options.races)
    return [match.traveller for match in matches]


async def make_match(ports: list[int], edition: str, report: Report, seed: int) -> Match:
    """A started table; the second socket of each person is on the other server, if there is one."""
    guests = [await make_guest(ports[0]) for _ in range(2)]
    game, seats = await make_table(guests, edition)
    players = []
    for guest, seat in zip(guests, seats, strict=True):
        for copy, port in enumerate((ports[0], ports[-1])):
            session = Session(port)
            session.cookies = dict(guest.cookies)
            players.append(Player(session, game, seat, report, f"{seed}/{copy}"))
    for player in players:
        await player.connect()
    host = players[0]
    await host.until(lambda: host.table is not None)
    if host.table is not None and host.table.status == "lobby":
        host.start()
    await host.until(lambda: bool(host.moves))
    return Match(players, report)


async def race_all(ports: list[int], options: Any, report: Report) -> list[Player]:
    """Races at a few tables until there were enough; everybody who took part."""
    everybody: list[Player] = []
    times: list[float] = []

    async def one_lane(lane: int) -> None:
        match, number = None, 0
        while report.counts.get("races", 0) < options.races:
            if match is None or match.is_over:
                edition = EDITIONS[(lane + number) % len(EDITIONS)]
                match = await make_match(ports, edition, report, options.seed + lane)
                match.times = times
                everybody.extend(match.players)
            number += 1
            before = report.counts.get("races", 0)
            await match.race(number)
            if report.counts.get("races", 0) == before:
                await asyncio.sleep(0.005)
            report.progress(f"{report.counts.get('races', 0)} of {options.races} races")

    await asyncio.gather(*(one_lane(lane) for lane in range(TABLES)))
    report.figures["both answered"] = milliseconds(times)
    report.floor("races", options.races)
    return everybody


async def race_server(server: ServerProcess, options: Any, report: Report) -> None:
    """One process that runs already."""
    if options.what == "campaigns":
        travellers = await race_campaigns([server.port], options, report)
        campaign_audit.audit_campaigns(campaign_audit.read_sqlite(server.data), travellers, report)
        return
    players = await race_all([server.port], options, report)
    audit_games(read_sqlite(server.data, report), players, report, strangers=True)


async def run_sqlite(options: Any, report: Report) -> None:
    """One process."""
    with tempfile.TemporaryDirectory() as name:
        async with ServerProcess(Path(name)).running(report) as server:
            await race_server(server, options, report)


async def run_postgres(options: Any, report: Report) -> None:
    """Two processes on one PostgreSQL."""
    with tempfile.TemporaryDirectory() as name:
        cluster = Cluster(Path(name))
        cluster.create()
        cluster.start()
        one, two = (ServerProcess(Path(name), database=cluster.url()) for _ in range(2))
        try:
            async with one.running(report), two.running(report):
                if options.what == "campaigns":
                    travellers = await race_campaigns([one.port, two.port], options, report)
                    stored = await campaign_audit.read_postgres(cluster.url())
                    campaign_audit.audit_campaigns(stored, travellers, report)
                    return
                players = await race_all([one.port, two.port], options, report)
            audit_games(await read_postgres(cluster.url(), report), players, report)
        finally:
            cluster.stop()


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=900)
    parser.add_argument("--races", type=int, default=2000, help="how many (%(default)s)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--what", choices=["games", "campaigns"], default="games")
    options: Any = parser.parse_args(arguments)
    report = Report(f"race on {options.store}", quiet=options.quiet)
    runner = run_sqlite if options.store == "sqlite" else run_postgres
    run_bounded(runner(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
