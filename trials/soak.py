"""A long day: people and bots at tables of all editions and in campaigns, for half an hour; nothing may grow.

Tables are played to their end and replaced by new ones; campaigns go on from game to game, each at another stage. Every minute one line says
what the server and its workers hold (memory, descriptors, files) and how long moves took. Bar: the memory of the server with
its workers is level over the last ten minutes: the slope that most pairs of minutes agree on (Theil and Sen) would change
it by less than 2 %. Shorter runs than twenty minutes check that everything works, and no bar.

    python -m trials.soak --minutes 30
    python -m trials.soak --minutes 1
"""

from __future__ import annotations

import asyncio
import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from semafor.charter.content import GAMES
from trials.crowd import EDITIONS, Crowd
from trials.player import Player
from trials.report import Report, make_parser, milliseconds, run_bounded
from trials.server_process import ServerProcess, descriptors, family, size_of
from trials.travel import Traveller, make_traveller
from trials.web import fetch

PAUSE = 0.4  # seconds before somebody moves, at most
LEVELS = ("beginner", "casual", "regular")
EXPERTS = 12  # one table in so many has bots that search
SAMPLE = 1.0  # seconds between two looks at the server
LAST = 10  # minutes that must be level
LEAST = 20  # minutes that make the bar worth something
HEADINGS = ("minute", "server MB", "workers MB", "descriptors", "games", "files MB")
NUMBERS = ("acks", "p50 ms", "p99 ms")


class Minute(NamedTuple):
    """What was seen in a minute: medians of all looks, and every move's time."""

    server: float
    workers: float
    descriptors: float
    games: float
    files: float
    acks: list[float]

    @property
    def memory(self) -> float:
        """All of it, in megabytes."""
        return self.server + self.workers


def drift(values: Sequence[float]) -> float:
    """By which share a series changes from its first to its last value, by the median of all slopes.

    >>> drift([100.0] * 10), round(drift([100.0 + minute for minute in range(11)]), 2)
    (0.0, 0.1)
    >>> drift([100, 100, 100, 140, 100, 100])  # one odd minute is no trend
    0.0
    """
    pairs = itertools.combinations(enumerate(values), 2)
    slopes = [(late - early) / (after - before) for (before, early), (after, late) in pairs]
    if not slopes:
        return 0.0
    return statistics.median(slopes) * (len(values) - 1) / statistics.median(values)


class Day:
    """The tables, the campaigns and what the server takes for them."""

    def __init__(self, server: ServerProcess, options: Any, report: Report) -> None:
        self.server = server
        self.every = options.every
        self.tables = options.tables
        self.campaigns = options.campaigns
        self.report = report
        self.crowd = Crowd([server.port], report, options.seed, pause=options.pause)
        self.journeys: dict[Traveller, asyncio.Task[None]] = {}
        self.minutes: list[Minute] = []
        self.samples: list[tuple[float, ...]] = []
        self.made = 0
        self.told: dict[Player, int] = {}  # ack times already counted

    # ---------------------------------------------------------------- playing

    async def fill(self) -> None:
        """As many tables as there should be."""
        for player in self.crowd.retire_finished():
            self.told.pop(player, None)
            self.report.count("seats of finished games")
        while len({player.game for player in self.crowd.players}) < self.tables:
            edition = EDITIONS[self.made % len(EDITIONS)]
            level = "expert" if self.made % EXPERTS == 0 else LEVELS[self.made % len(LEVELS)]
            people = 1 + self.made % 3
            await self.crowd.add_table(edition, people=people, bots=max(1, 3 - people), level=level)
            self.report.count("tables")
            self.report.count(f"tables of {edition}")
            self.made += 1
        self.journeys = {one: task for one, task in self.journeys.items() if not task.done()}
        while len(self.journeys) < self.campaigns:
            number = self.report.counts.get("campaigns", 0)
            traveller = await make_traveller(self.server.port, self.report, f"soak {number}")
            traveller.pause = self.crowd.pause
            # Rules grow from game to game: the first campaigns are left early, so that all stages are played at once.
            if number + 1 < self.campaigns:
                traveller.most_games = max(1, GAMES * (number + 1) // self.campaigns)
            self.journeys[traveller] = asyncio.create_task(traveller.travel())
            self.report.count("campaigns")

    # ---------------------------------------------------------------- measuring

    async def look(self) -> None:
        """One look at the server."""
        assert self.server.process is not None
        pid = self.server.process.pid
        server, whole = self.server.memory(), self.server.all_memory()
        opened = sum(map(descriptors, family(pid)))
        _, _, page = await fetch(self.server.port, "GET", "/metrics")
        games = next(
            float(line.split()[-1])
            for line in page.decode().splitlines()
            if line.startswith("semafor_games ")
        )
        files = size_of(self.server.folder) / 1e6
        self.samples.append((server, whole - server, opened, games, files))

    def close_minute(self) -> None:
        """Sum a minute up and say so."""
        everybody = [*self.crowd.players, *(p for one in self.journeys for p in one.players)]
        acks: list[float] = []
        for player in everybody:
            acks += player.ack_times[self.told.get(player, 0) :]
            self.told[player] = len(player.ack_times)
        looks = (statistics.median(column) for column in zip(*self.samples, strict=True))
        server, workers, descriptors, games, files = looks
        self.minutes.append(Minute(server, workers, descriptors, games, files, acks))
        self.samples = []
        self.report.count("acks", len(acks))
        self.report.count("minutes")
        if not self.report.quiet:
            sys.stderr.write(as_line(self.minutes, len(self.minutes) - 1) + "\n")

    async def run(self, minutes: float) -> None:
        """Play and look."""
        try:
            await self.fill()  # whatever that takes, it is no part of a minute
            began = time.monotonic()
            while len(self.minutes) < minutes:
                await self.fill()
                await self.look()
                await asyncio.sleep(SAMPLE)
                if time.monotonic() - began >= self.every * (len(self.minutes) + 1):
                    self.close_minute()
            await self.crowd.settle()
        finally:
            journeys = self.journeys.values()
            while any(not task.done() for task in journeys):
                for task in journeys:
                    task.cancel()
                await asyncio.wait(journeys, timeout=1)


def as_line(minutes: list[Minute], number: int) -> str:
    """A row of the table."""
    row = minutes[number]
    found = milliseconds(row.acks)
    return (
        f"| {number + 1:6} | {row.server:9.1f} | {row.workers:10.1f} | {row.descriptors:11.0f} "
        f"| {row.games:5.0f} | {row.files:8.1f} | {found['n']:4} | {found['p50_ms']:6} | {found['p99_ms']:6} |"
    )


def as_table(minutes: list[Minute]) -> str:
    """All rows, with their headings."""
    headings = [*HEADINGS, *NUMBERS]
    rule = "|".join("---" for _ in headings)
    rows = [as_line(minutes, number) for number in range(len(minutes))]
    return "\n".join([f"| {' | '.join(headings)} |", f"|{rule}|", *rows])


def judge(minutes: list[Minute], options: Any, report: Report) -> None:
    """The bar, and that something happened at all."""
    last = [minute.memory for minute in minutes[-LAST:]]
    change = drift(last)
    report.figures["memory over the last minutes"] = f"{change:+.2%}"
    report.figures["memory at the end, MB"] = round(last[-1], 1)
    report.figures["descriptors"] = [round(minute.descriptors) for minute in minutes[-LAST:]]
    report.figures["acks"] = milliseconds([ack for minute in minutes for ack in minute.acks])
    report.figures["by minute"] = [
        {name: round(value, 1) for name, value in minute._asdict().items() if name != "acks"}
        for minute in minutes
    ]
    if options.minutes >= LEAST:
        report.check(abs(change) <= options.bar, f"memory changed by {change:+.2%}")
    report.floor("minutes", options.minutes)
    report.floor("acks", options.minutes * options.tables)
    for edition in EDITIONS:
        report.floor(f"tables of {edition}", 1)
    report.floor("campaign commands acked", options.campaigns)


async def run(options: Any, report: Report) -> None:
    """A server of its own, and the day on it."""
    with tempfile.TemporaryDirectory() as name:
        async with ServerProcess(Path(name)).running(report) as server:
            day = Day(server, options, report)
            await day.run(options.minutes)
        judge(day.minutes, options, report)
    if not report.quiet:
        sys.stderr.write(as_table(day.minutes) + "\n")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=3600)
    parser.add_argument("--minutes", type=int, default=30, help="how long (%(default)s)")
    parser.add_argument(
        "--every", type=float, default=60, help="seconds of what counts as a minute (%(default)s)"
    )
    parser.add_argument("--tables", type=int, default=20, help="at once (%(default)s)")
    parser.add_argument("--campaigns", type=int, default=3, help="at once (%(default)s)")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds a person thinks")
    parser.add_argument("--bar", type=float, default=0.02, help="share of memory (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("soak", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
