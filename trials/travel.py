"""Somebody who plays a campaign over a socket and sends again, under the same name, what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

from semafor.charter.content import GAMES
from trials.player import Player, fingerprint
from trials.report import Report
from trials.web import Refused, Session, make_guest
from trials.wire import Wire

RETRY = 0.05
STORE_DOWN = 503
OUTAGE = "store-down"
ANSWER_SECONDS = 60.0
LOST = (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError)
COMPANIES = ("blue", "red", "green")


def seen_as(view: dict[str, Any]) -> str:
    """A view without what changes by itself: how long one must wait."""
    return fingerprint({name: value for name, value in view.items() if name != "patience"})


class Traveller:
    """One campaign of two people at one screen, and everything it was told.

    Attributes:
        acked: Revision of each command that was confirmed.
        refused: Code of each command that was refused.
        views: Fingerprint of each view through nobody's eyes, by revision.
        doing: What is under way: `begin`, `read`, `choose`, `report`, or nothing.
        most_games: After so many games it is left; more than there are, and it is played to its end.
    """

    def __init__(self, session: Session, report: Report, seed: str) -> None:
        self.session = session
        self.report = report
        self.chooser = random.Random(seed)
        self.campaign = ""
        self.pending: dict[str, Any] | None = None
        self.answer: asyncio.Future[dict[str, Any]] | None = None
        self.wire: Wire | None = None
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.views: dict[int, str] = {}
        self.doing = ""
        self.players: list[Player] = []
        self.everybody: list[Player] = []  # of all games so far
        self.notice: Callable[[str], None] = lambda _doing: None
        self.commands = 0
        self.games = 0
        self.most_games = GAMES + 1
        self.is_over = False
        self.pause = 0.002  # seconds between two looks at the own seats
        self.latest_ack = 0.0

    async def found(self) -> None:
        """A new campaign of two people."""
        rows: list[dict[str, Any]] = [
            {"company": company, "kind": kind}
            for company, kind in zip(COMPANIES, ("me", "person"), strict=False)
        ]
        made = await self.session.post("/api/campaigns", {"companies": rows, "pace": 0})
        self.campaign = made["id"]

    @property
    def path(self) -> str:
        """Where it is."""
        return f"/api/campaigns/{self.campaign}"

    async def travel(self) -> None:
        """Go on to the end of the campaign (or until it is left), whatever happens to the server."""
        while not self.is_over and self.games < self.most_games:
            try:
                await self.step()
            except Refused as refused:
                if refused.status != STORE_DOWN:
                    self.report.fail(f"campaign {self.campaign}: {refused}")
                await asyncio.sleep(RETRY)
            except LOST:
                await asyncio.sleep(RETRY * (1 + self.chooser.random()))

    async def step(self) -> None:
        """What was not answered, else the next thing."""
        if self.pending is not None:
            await self.send()
            return
        view = await self.session.get(self.path)
        self.take(view)
        self.is_over = view["what"] == "over"
        if view["what"] == "play" and view["table"]:
            await self.play(view["table"])
        elif view["what"] == "deal" and view["table"]:
            await self.deal(view["table"])
        elif view["what"] in ("begin", "decide"):
            await self.decide(view)

    def take(self, view: dict[str, Any]) -> None:
        """Views of one revision are equal."""
        self.report.count("views")
        found = seen_as(view)
        if self.views.setdefault(view["rev"], found) != found:
            self.report.fail(f"campaign {self.campaign}: two views at revision {view['rev']}")

    async def decide(self, view: dict[str, Any]) -> None:
        """One command: begin, read or choose."""
        command: dict[str, Any] = {"rev": view["rev"], "do": "begin"}
        if view["story"]:
            command["do"] = "read"
        elif view["question"]:
            company = view["question"]["company"]
            own = await self.session.get(f"{self.path}?eyes={company}")
            if own["rev"] != view["rev"]:
                return
            option = self.chooser.choice(own["question"]["options"])["id"]
            command |= {"do": "choose", "company": company, "option": option}
        self.commands += 1
        self.pending = {"cid": f"{self.chooser.getrandbits(40):x}-{self.commands}", **command}
        await self.send()

    async def send(self) -> None:
        """Send the command that is under way; known to be stored, or known to be refused."""
        assert self.pending is not None
        cid = self.pending["cid"]
        self.doing = self.pending["do"]
        self.notice(self.doing)
        answer = await self.ask()
        if answer.get("code") == OUTAGE:
            raise ConnectionResetError(OUTAGE)  # it may be stored all the same: send it again
        if answer["t"] != "ack":
            self.refused[cid] = str(answer)
            self.report.fail(f"campaign {self.campaign}: {self.pending} refused: {answer}")
            self.pending = None
            return
        self.doing = ""
        self.acked[cid] = answer["rev"]
        self.latest_ack = time.monotonic()
        self.report.count("campaign commands acked")
        self.pending = None

    async def ask(self) -> dict[str, Any]:
        """Send what is under way over the campaign's socket; its answer, or the loss of the connection."""
        if self.wire is None or not self.wire.is_open:
            self.wire = await self.session.socket(self.listen)
            self.wire.send(json.dumps({"t": "follow", "campaign": self.campaign}).encode())
        self.answer = asyncio.get_running_loop().create_future()
        self.wire.send(json.dumps({"t": "do", **(self.pending or {})}).encode())
        waits = [self.answer, self.wire.closed]
        await asyncio.wait(waits, timeout=ANSWER_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not self.answer.done():
            self.wire.abort()
            raise ConnectionResetError("the socket of the campaign is gone")
        return self.answer.result()

    def listen(self, payload: bytes) -> None:
        """One frame of the campaign's socket."""
        message = json.loads(payload)
        if message["t"] == "campaign":
            if not message["view"]["company"]:
                self.take(message["view"])
        elif message["t"] in ("ack", "nack", "refused"):
            is_ours = self.pending is not None and message.get("cid", "") in (
                "",
                self.pending["cid"],
            )
            if is_ours and self.answer is not None and not self.answer.done():
                self.answer.set_result(message)

    # ---------------------------------------------------------------- the games

    async def deal(self, table: str) -> None:
        """Both seats choose their starting tickets; then the campaign goes on."""
        await self.sit(table)
        while (await self.session.get(self.path))["what"] == "deal":
            self.play_on()
            await asyncio.sleep(self.pause)
        for player in self.players:
            player.drop()

    async def sit(self, table: str) -> None:
        """At both seats, as somebody who comes back."""
        if not self.players or self.players[0].game != table:
            self.players = [
                Player(self.session, table, seat, self.report, self.campaign) for seat in (0, 1)
            ]
            self.everybody += self.players
        for player in self.players:
            player.drop()
            await player.connect()

    def play_on(self) -> None:
        """One move of everybody who has one."""
        if any(player.wire is None or player.wire.closed.done() for player in self.players):
            raise ConnectionResetError
        for player in self.players:
            if player.moves:
                player.play()

    async def play(self, table: str) -> None:
        """The game to its end, both seats; then wait until its report is in."""
        await self.sit(table)
        while not all(player.is_over for player in self.players):
            self.play_on()
            await asyncio.sleep(self.pause)
        self.doing = "report"
        self.notice(self.doing)
        for player in self.players:
            player.drop()
        for _ in range(200):
            view = await self.session.get(self.path)
            if view["what"] != "play":
                self.games += 1
                self.report.count("games reported")
                self.doing = ""
                return
            await asyncio.sleep(0.02)


async def make_traveller(port: int, report: Report, seed: str) -> Traveller:
    """Somebody with a session and a campaign."""
    traveller = Traveller(await make_guest(port, "Anna"), report, seed)
    await traveller.found()
    return traveller
