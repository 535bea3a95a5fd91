"""Fuzz: whatever is sent, nothing of ours fails, and an honest player does not notice.

Frames and requests that are almost right, for every message and every path (doors.py, damage.py), at a server
with games and campaigns, while two honest guests play next to it; damaged files for every command that reads
files (fuzz_files.py). Bars: no answer of 5xx, `semafor_errors_total` 0, no traceback and no long line in the
log, no command that dies or prints a traceback, every honest move acknowledged.

    python -m trials.fuzz
    python -m trials.fuzz --frames 2000 --requests 1000 --files 0 --store postgres
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from trials.damage import spoil_json, spoil_path
from trials.doors import MESSAGES, PATHS, missing_doors
from trials.fuzz_files import fuzz_files
from trials.honest import new_table
from trials.pace import staged_session
from trials.postgres import Cluster
from trials.report import Report, make_parser, raise_file_limit, run_bounded
from trials.server_process import ServerProcess
from trials.stage import Stage, build_stage, stage_settings
from trials.web import Session, fetch, make_guest
from trials.wire import BINARY, TEXT, Refusal, Wire, make_frame

SOCKETS = 24
SENDERS = 8
# Just below what a socket may send.
FRAME_PAUSE = 0.022
# How often an answer to a hello is looked for.
HELLO_LOOKS = 200
FAULTS = (OSError, Refusal, TimeoutError, asyncio.IncompleteReadError)
MOST_LINE = 4200
MOST_LOG = 200_000
HONEST_PAUSE = 0.05
LEAST_HONEST = 5
# They end or change the session everybody uses here.
OWN_SESSION = {("POST", "/api/logout"), ("POST", "/api/register"), ("POST", "/api/login")}
# Hints think for a second each: they have an attack of their own.
SLOW_QUESTION = "hint"


class Fuzz:
    """One run against one server."""

    def __init__(self, server: ServerProcess, stage: Stage, report: Report, seed: int) -> None:
        self.server = server
        self.stage = stage
        self.report = report
        self.chooser = random.Random(f"fuzz/{seed}")
        self.left = {"frames": 0, "requests": 0}
        self.is_over = False

    # ---------------------------------------------------------------- frames

    async def send_frames(self, number: int) -> None:
        """One sender: sockets through many eyes, each until it is closed or has had enough."""
        while self.left["frames"] > 0:
            with suppress(*FAULTS):
                await self.one_socket(number)

    async def one_socket(self, number: int) -> None:
        """A socket that says hello properly, mostly, and then whatever comes to its mind."""
        session = staged_session(self.server, self.stage)
        if self.chooser.random() < 0.2:
            session = Session(self.server.port)
        told: dict[str, Any] = {}
        wire = await session.socket(lambda frame: self.hear(frame, told))
        if self.chooser.random() < 0.9:
            hello = self.chooser.choice(MESSAGES["hello"])(self.stage)
            wire.send(json.dumps(hello).encode())
            for _ in range(HELLO_LOOKS):
                if told or not wire.is_open:
                    break
                await asyncio.sleep(FRAME_PAUSE)
        for _ in range(self.chooser.randint(5, 80)):
            if not wire.is_open or "refused" in told or self.left["frames"] <= 0:
                break
            self.left["frames"] -= 1
            self.send_one(wire, told)
            self.report.count("damaged frames")
            await asyncio.sleep(FRAME_PAUSE)
        wire.abort()

    def hear(self, frame: bytes, told: dict[str, Any]) -> None:
        """Remember the position, to decide on it."""
        self.report.count("answers to frames")
        if frame.startswith(b'{"t":"state"'):
            told.update(json.loads(frame))
        elif frame.startswith(b'{"t":"refused"'):
            told["refused"] = True  # nobody listens any longer

    def send_one(self, wire: Wire, told: dict[str, Any]) -> None:
        """A damaged message of any kind; moves that rest on what was told are almost legal."""
        kind = self.chooser.choice([*MESSAGES, "play"])
        message = self.chooser.choice(MESSAGES[kind])(self.stage)
        if kind in ("play", "undo") and told:
            message["rev"] = told["rev"]
        if kind == "play" and told.get("prompt"):
            message["move"] = self.chooser.choice(told["prompt"]["moves"])
        if message.get("what") == SLOW_QUESTION:
            message["what"] = "plan"
        opcode = BINARY if self.chooser.random() < 0.03 else TEXT
        wire.write(make_frame(spoil_json(message, self.chooser), opcode))

    # ---------------------------------------------------------------- requests

    async def send_requests(self, number: int) -> None:
        """One sender of damaged requests, from near and far."""
        owner = staged_session(self.server, self.stage)
        guest = await make_guest(self.server.port)
        while self.left["requests"] > 0:
            self.left["requests"] -= 1
            door = self.chooser.choice(list(PATHS))
            session = owner if self.chooser.random() < 0.8 else Session(self.server.port)
            if door in OWN_SESSION:
                session = guest
            with suppress(*FAULTS):
                await self.one_request(session, door)

    async def one_request(self, session: Session, door: tuple[str, str]) -> None:
        """A request for a door with something wrong."""
        method, path, body = self.chooser.choice(PATHS[door])(self.stage)
        if method == "GET" or self.chooser.random() < 0.15:
            path = spoil_path(path, self.chooser)
        if body:
            body = spoil_json(json.loads(body), self.chooser)
        elif self.chooser.random() < 0.05:
            method = self.chooser.choice(("PUT", "DELETE", "BREW", "POST", "OPTIONS"))
        headers = {**session.headers(), "X-Semafor": "1"}
        if self.chooser.random() < 0.1:
            headers["X-Forwarded-For"] = f"203.0.113.{self.chooser.randrange(250)}"
        if self.chooser.random() < 0.03:
            headers["Host"] = f"127.0.0.1:{self.chooser.choice(('1;x *', 'x', '9' * 50, ''))}"
        if self.chooser.random() < 0.03:
            headers["Cookie"] = "semafor=" + self.chooser.choice(("x" * 5000, "\x7f", '"', ";;=;"))
        if self.chooser.random() < 0.95:
            path = path.replace("since=", "eyes=")  # who waits for news waits long
        status, _, answer = await fetch(
            self.server.port, method, path, headers=headers, body=body, wait=30
        )
        self.report.count("damaged requests")
        self.report.count(f"requests answered {status // 100}xx")
        shown = f"{method} {path[:100]} {body[:200]!r}"
        self.report.check(status < 500, f"{shown}: {status} {answer[:200]!r}")
        self.report.check(b"Traceback" not in answer, f"{shown} tells too much")

    # ---------------------------------------------------------------- the honest table

    async def play(self) -> None:
        """Two guests who play as if nothing were: every move must be acknowledged."""
        players = await new_table(self.server.port, self.report, "honest")
        # On a slow machine all the rest may be sent before they have begun.
        while not self.is_over or self.report.counts.get("honest moves", 0) < LEAST_HONEST:
            if any(player.is_over for player in players):
                players = await new_table(self.server.port, self.report, "again")
            ready = next((player for player in players if player.moves), None)
            if ready is not None:
                ready.play()
                answered = await ready.until(lambda one=ready: one.pending is None, 60)  # type: ignore[misc]
                self.report.check(answered, "an honest move was not answered for 60 s")
                self.report.check(not ready.refused, f"refused: {list(ready.refused.values())[:1]}")
                self.report.count("honest moves")
            await asyncio.sleep(HONEST_PAUSE)

    # ---------------------------------------------------------------- everything

    async def run(self, frames: int, requests: int) -> None:
        """Everything at once, then a look at the server."""
        self.left = {"frames": frames, "requests": requests}
        honest = asyncio.create_task(self.play())
        senders = [self.send_frames(number) for number in range(SOCKETS)]
        senders += [self.send_requests(number) for number in range(SENDERS)]
        await asyncio.gather(*senders, self.tell())
        self.is_over = True
        await honest
        await self.check_server()

    async def tell(self) -> None:
        """Progress, now and then."""
        while any(count > 0 for count in self.left.values()):
            self.report.progress(
                f"{self.left['frames']} frames, {self.left['requests']} requests left"
            )
            await asyncio.sleep(0.5)

    async def check_server(self) -> None:
        """Nothing of all this may have been an error of ours, or a page in the log."""
        self.report.check(await self.server.is_well(), "the server is not healthy afterwards")
        _, _, page = await fetch(self.server.port, "GET", "/metrics")
        for line in page.decode().splitlines():
            if line.startswith("semafor_errors_total") and not line.endswith(" 0"):
                self.report.fail(f"the server counted errors: {line}")
            if line.startswith('semafor_requests_total{what="5'):
                self.report.fail(f"answers of 5xx: {line}")
        self.server.check_output(self.report)
        log = self.server.output.read_text(encoding="utf-8", errors="replace")
        longest = max(map(len, log.splitlines()), default=0)
        self.report.figures["log, bytes"] = len(log)
        self.report.figures["log, longest line"] = longest
        self.report.figures["memory, MB"] = round(self.server.memory())
        self.report.check(longest <= MOST_LINE, f"a line of {longest} letters in the log")
        self.report.check(len(log) <= MOST_LOG, f"{len(log)} letters in the log: {log[-500:]}")


async def fuzz_server(options: Any, folder: Path, report: Report) -> None:
    """The part over the network."""
    with contextlib.ExitStack() as stack:
        cluster = None
        if options.store == "postgres":
            cluster = Cluster(folder)
            cluster.create()
            cluster.start()
            stack.callback(cluster.stop)
        url = cluster.url() if cluster else ""
        server = ServerProcess(folder, extra=["--proxy-header"], database=url or None)
        settings = stage_settings(server.data, url)
        stage = await build_stage(settings, moves=60, games=options.games, people=2, whole=False)
        await server.start()
        try:
            await Fuzz(server, stage, report, options.seed).run(options.frames, options.requests)
        finally:
            await server.stop()


async def run(options: Any, report: Report) -> None:
    """The server first, then the commands."""
    for door in missing_doors():
        report.fail(f"nobody knocks at {door}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if options.frames or options.requests:
            await fuzz_server(options, folder, report)
            report.floor("damaged frames", options.frames)
            report.floor("damaged requests", options.requests * 9 // 10)
            report.floor(
                "honest moves", max(LEAST_HONEST, (options.frames + options.requests) // 500)
            )
        if options.files:
            await fuzz_files(folder, options.files, options.seed, report)
            report.floor("damaged files", options.files)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=1800)
    parser.add_argument("--frames", type=int, default=15_000, help="(%(default)s)")
    parser.add_argument("--requests", type=int, default=5_000, help="(%(default)s)")
    parser.add_argument("--files", type=int, default=500, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=2, help="of the campaign (%(default)s)")
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    options: Any = parser.parse_args(arguments)
    raise_file_limit(2000)
    report = Report(f"fuzz on {options.store}", quiet=options.quiet)
    run_bounded(run(options, report), report, options.limit)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
