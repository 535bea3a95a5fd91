"""Load: 1,000 tables, 4,000 sockets, 100 moves a second for a minute, one server, two cores.

Four guests sit at each table, each with a socket of its own; moves are taken at random from the
options the server offered. The rate does not wait for the server: a move is due at its time, and its
latency counts from then. Measured: from a move to its `ack` at the mover, and to the `state` at every
socket of the table (fan-out). Every socket must see every revision, in order.

    python -m trials.load
    python -m trials.load --tables 100 --rate 50 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from trials.report import Report, make_parser, milliseconds, raise_file_limit, run_bounded
from trials.server_process import ServerProcess
from trials.web import Session, make_guest, make_table
from trials.wire import Wire

SEATS = 4
TOGETHER = 16  # requests under way at once while the tables are set up
TICK = 0.005


class Prompt(msgspec.Struct):
    """Only the moves, not even looked into."""

    moves: list[msgspec.Raw]


class Entry(msgspec.Struct):
    """A revision."""

    rev: int


class State(msgspec.Struct, tag_field="t", tag="state"):
    """What the driver reads of a state."""

    rev: int
    log: list[Entry]
    prompt: Prompt | None = None


class Ack(msgspec.Struct, tag_field="t", tag="ack"):
    """A move is stored."""

    cid: str
    rev: int


class Nack(msgspec.Struct, tag_field="t", tag="nack"):
    """A move was refused."""

    cid: str
    code: str


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    """The socket is refused."""

    code: str


class Table(msgspec.Struct, tag_field="t", tag="table"):
    """Not looked into."""


class Presence(msgspec.Struct, tag_field="t", tag="presence"):
    """Not looked into."""


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    """Not looked into."""


read = msgspec.json.Decoder(State | Ack | Nack | Refused | Table | Presence | Pong).decode


class Numbers:
    """What is measured while `on`."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.on = False
        self.acks: list[float] = []
        self.fans: list[float] = []
        self.lags: list[float] = []
        self.bytes = 0


class Game:
    """A table: its sockets, and the move that is under way."""

    def __init__(self, name: str, numbers: Numbers) -> None:
        self.name = name
        self.numbers = numbers
        self.sockets: list[Socket] = []
        self.rev = -1
        self.due = 0.0
        self.cid = ""

    @property
    def is_level(self) -> bool:
        """Whether nothing is under way and all have seen the same."""
        return not self.cid and len({socket.rev for socket in self.sockets}) == 1


class Socket:
    """One guest's socket at a table."""

    __slots__ = ("frames", "game", "moves", "rev", "seat", "session", "wire")

    def __init__(self, session: Session, game: Game, seat: int) -> None:
        self.session = session
        self.game = game
        self.seat = seat
        self.rev = -1
        self.frames = 0
        self.moves: list[msgspec.Raw] = []
        self.wire: Wire | None = None

    async def connect(self) -> None:
        """Open it and say hello."""
        self.wire = await self.session.socket(self.listen, wait=30)
        self.wire.send(
            b'{"t":"hello","game":"%s","seat":%d}' % (self.game.name.encode(), self.seat)
        )

    def listen(self, payload: bytes) -> None:
        """A frame has come."""
        game, numbers = self.game, self.game.numbers
        message = read(payload)
        self.frames += 1
        numbers.bytes += len(payload)
        if isinstance(message, State):
            self._take(message)
        elif isinstance(message, Ack):
            if message.cid == game.cid:
                if numbers.on:
                    numbers.acks.append(time.perf_counter() - game.due)
                game.cid = ""
                numbers.report.count("acks")
        elif isinstance(message, Nack | Refused):
            numbers.report.fail(f"{game.name}: refused with {message.code}")
            game.cid = ""

    def _take(self, state: State) -> None:
        game, numbers = self.game, self.game.numbers
        for entry in state.log:
            if entry.rev != self.rev + 1:
                numbers.report.fail(f"{game.name}: revision {entry.rev} after {self.rev}")
            self.rev = entry.rev
        if numbers.on and game.due and state.rev > game.rev:
            numbers.fans.append(time.perf_counter() - game.due)
        self.moves = state.prompt.moves if state.prompt else []


class Driver:
    """All tables of one server."""

    def __init__(
        self, port: int, tables: int, editions: list[str], seed: int, report: Report
    ) -> None:
        self.port = port
        self.report = report
        self.numbers = Numbers(report)
        self.chooser = random.Random(seed)
        self.editions = itertools.cycle(editions)
        self.tables = tables
        self.games: list[Game] = []
        self.turn: list[Game] = []
        self.sent = 0
        self.must_hold = True  # the rate, whatever the machine is busy with

    # ---------------------------------------------------------------- setting up

    async def set_up(self) -> None:
        """Guests, games, sockets, the start of each game."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(number: int) -> None:
            async with gate:
                address = f"10.{number // 65536}.{number // 256 % 256}.{number % 256}"
                self.games.append(await self._make_game(next(self.editions), address))
                self.report.progress(f"{len(self.games)} of {self.tables} tables are set up")

        await asyncio.gather(*(one(number) for number in range(self.tables)))
        await self._wait(lambda: all(any(s.moves for s in game.sockets) for game in self.games))
        self.report.figures["sockets"] = sum(len(game.sockets) for game in self.games)

    async def _make_game(self, edition: str, address: str) -> Game:
        guests = [await make_guest(self.port, address=address) for _ in range(SEATS)]
        name, seats = await make_table(guests, edition)
        game = Game(name, self.numbers)
        game.sockets = [
            Socket(guest, game, seat) for guest, seat in zip(guests, seats, strict=True)
        ]
        for socket in game.sockets:
            await socket.connect()
        await self._wait(lambda: all(socket.frames for socket in game.sockets))
        wire = game.sockets[0].wire
        if wire is not None and not any(socket.moves for socket in game.sockets):
            game.cid = "start"
            wire.send(b'{"t":"start","cid":"start"}')
            await self._wait(lambda: not game.cid)
        return game

    async def _wait(self, holds: Any, limit: float = 60) -> None:
        end = time.monotonic() + limit
        while not holds():
            if time.monotonic() > end:
                raise RuntimeError("the server did not answer in time while tables were set up")
            await asyncio.sleep(0.02)

    # ---------------------------------------------------------------- moving

    def _next_game(self) -> Game | None:
        """The next table that can move; each gets its turn."""
        for _ in range(len(self.games)):
            if not self.turn:
                self.turn = list(self.games)
                self.chooser.shuffle(self.turn)
            game = self.turn.pop()
            if not game.cid and any(socket.moves for socket in game.sockets):
                return game
        return None

    def _move(self, due: float) -> bool:
        game = self._next_game()
        if game is None:
            return False
        socket = next(socket for socket in game.sockets if socket.moves)
        move, socket.moves = self.chooser.choice(socket.moves), []
        self.sent += 1
        game.cid, game.due, game.rev = f"c{self.sent}", due, socket.rev
        if socket.wire is not None:
            socket.wire.send(
                b'{"t":"play","cid":"%s","rev":%d,"move":%s}'
                % (game.cid.encode(), socket.rev, bytes(move))
            )
        return True

    async def drive(self, rate: float, seconds: float) -> None:
        """Send moves at a rate, whatever the server does."""
        began = time.perf_counter()
        number, total = 0, int(rate * seconds)
        while number < total:
            now = time.perf_counter()
            while number < total and (due := began + number / rate) <= now:
                if not self._move(due):
                    if self.must_hold:
                        self.report.fail("no table was ready to move: the rate was not held")
                    else:
                        break  # the machine is busy with other things: later
                number += 1
                self.numbers.lags.append(now - due)
            self.report.progress(f"{number} of {total} moves")
            await asyncio.sleep(TICK)

    async def settle(self) -> None:
        """Wait for the last answers; everybody must have seen everything."""
        end = time.monotonic() + 60
        while not all(game.is_level for game in self.games) and time.monotonic() < end:
            await asyncio.sleep(0.05)
        for game in self.games:
            revs = {socket.rev for socket in game.sockets}
            self.report.check(len(revs) == 1, f"{game.name}: sockets are at {revs}")
            self.report.check(not game.cid, f"{game.name}: a move was not answered")
            for socket in game.sockets:
                is_open = socket.wire is not None and socket.wire.is_open
                self.report.check(is_open, f"{game.name}: a socket was closed")
            self.report.count("sockets checked", len(game.sockets))


async def watch_memory(server: ServerProcess, report: Report) -> None:
    """Keep the highest resident size."""
    while True:
        for name, value in (
            ("server_mb", server.memory()),
            ("with_workers_mb", server.all_memory()),
        ):
            report.figures[name] = max(report.figures.get(name, 0), round(value))
        await asyncio.sleep(1)


def processor_seconds(server: ServerProcess) -> float:
    """Processor time the server has used."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="ascii").split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


async def load_server(server: ServerProcess, options: Any, report: Report) -> None:
    """Set up, warm up through the opening, measure."""
    watcher = asyncio.create_task(watch_memory(server, report))
    try:
        driver = Driver(server.port, options.tables, options.editions, options.seed, report)
        driver.must_hold = options.hold
        await driver.set_up()
        report.figures["set_up_s"] = round(time.monotonic() - report.began, 1)
        await driver.drive(options.rate, options.warm)
        used, began = processor_seconds(server), time.perf_counter()
        driver.numbers.on = True
        driver.numbers.lags.clear()
        await driver.drive(options.rate, options.seconds)
        used, took = processor_seconds(server) - used, time.perf_counter() - began
        await driver.settle()
        write_figures(driver.numbers, report, options)
        report.figures["moves_per_s"] = round(len(driver.numbers.acks) / took, 1)
        report.figures["server_cpu"] = round(used / took, 2)
    finally:
        watcher.cancel()


async def run(options: Any, report: Report) -> None:
    """The same with a server of its own."""
    with tempfile.TemporaryDirectory() as name:
        # The harness plays the proxy: every table comes from an address of its own, as tables do.
        async with ServerProcess(Path(name), extra=["--proxy-header"]).running(report) as server:
            await load_server(server, options, report)


def write_figures(numbers: Numbers, report: Report, options: Any) -> None:
    """Compare what was measured with the bars."""
    ack, fan = milliseconds(numbers.acks), milliseconds(numbers.fans)
    report.figures |= {"ack": ack, "fan_out": fan, "driver_lag": milliseconds(numbers.lags)}
    report.figures["megabytes_received"] = round(numbers.bytes / 1e6, 1)
    report.check(ack["p99_ms"] <= options.ack, f"ack p99 is {ack['p99_ms']} ms")
    report.check(fan["p99_ms"] <= options.fan, f"fan-out p99 is {fan['p99_ms']} ms")
    memory = report.figures["server_mb"]
    report.check(memory <= options.memory, f"the server takes {memory} MB")
    report.floor("acks", int(options.rate * options.seconds))
    report.floor("sockets checked", options.tables * SEATS)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100, help="moves a second (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="measured (%(default)s)")
    parser.add_argument("--warm", type=float, default=40, help="seconds before it (%(default)s)")
    parser.add_argument("--ack", type=float, default=100, help="bar for ack p99, ms (%(default)s)")
    parser.add_argument("--fan", type=float, default=150, help="bar for fan-out p99 (%(default)s)")
    parser.add_argument("--memory", type=float, default=500, help="bar in MB (%(default)s)")
    parser.add_argument(
        "--hold",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="a rate that was not held is a fault",
    )
    parser.add_argument(
        "--editions",
        type=lambda text: text.split(","),
        default=["usa-classic", "usa-refreshed", "europe", "germany"],
        help="separated by commas (%(default)s)",
    )
    options: Any = parser.parse_args(arguments)
    raise_file_limit(options.tables * SEATS * 2 + 500)
    report = Report("load", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
