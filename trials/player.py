"""A client of one seat that checks what it is told and sends again what was not answered."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec

from semafor.server.protocol import messages
from trials.report import Report
from trials.web import Session
from trials.wire import Refusal, Wire

read_message = msgspec.json.Decoder(messages.ServerMessage).decode
write_message = msgspec.json.Encoder().encode
RETRY = 0.05
OUTAGE = "store-down"
MOVE_WORDS = ("draw", "tickets", "keep", "pass")


def fingerprint(value: Any) -> str:
    """A short hash of a message or a part of one, whatever the order of its keys."""
    return hashlib.sha256(msgspec.json.encode(value, order="deterministic")).hexdigest()[:24]


class Player:
    """One seat's eyes (None: a spectator), through as many sockets as it takes.

    Attributes:
        rev: The latest revision seen; every revision must come exactly once and in order.
        entries: Fingerprint of each log entry seen, by revision.
        frames: Fingerprint of each view seen, by revision.
        acked: Revision of each command that was confirmed.
        refused: Code of each command that was refused.
        ack_times: Seconds from the first sending of a command to its confirmation.
    """

    def __init__(
        self, session: Session, game: str, seat: int | None, report: Report, seed: str = ""
    ) -> None:
        self.session = session
        self.game = game
        self.seat = seat
        self.report = report
        self.chooser = random.Random(f"{seed}/{game}/{seat}")
        self.rev = -1
        self.entries: dict[int, str] = {}
        self.frames: dict[int, str] = {}
        self.acked: dict[str, int] = {}
        self.refused: dict[str, messages.Nack] = {}
        self.ack_times: list[float] = []
        self.pending: tuple[str, bytes, float] | None = None
        self.state: messages.State | None = None
        self.table: messages.TableInfo | None = None
        self.turned_away: messages.Refused | None = None
        self.wire: Wire | None = None
        self.latest_ack = -1
        self.commands = 0
        self.connections = 0
        self.heard = asyncio.Event()
        self.watch: Callable[[Any], None] | None = None
        self.tag = f"{self.chooser.getrandbits(40):010x}"

    # ---------------------------------------------------------------- the socket

    async def connect(self, *, since: int | None = None) -> None:
        """Open a socket, say hello, send again what was not answered."""
        self.wire = await self.session.socket(self.listen)
        self.connections += 1
        known = self.rev if since is None else since
        self.send(messages.Hello(game=self.game, seat=self.seat, since=known))
        if self.pending:
            self.wire.send(self.pending[1])

    async def stay_connected(self, limit: float = 60) -> None:
        """Keep trying until the server is there."""
        end = time.monotonic() + limit
        while True:
            try:
                await self.connect()
            except (OSError, Refusal, TimeoutError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(RETRY * (1 + self.chooser.random()))
            else:
                return

    def drop(self) -> None:
        """Lose the connection without a word."""
        if self.wire is not None:
            self.wire.abort()
            self.wire = None

    def send(self, message: Any) -> None:
        """Send a message if there is a socket."""
        if self.wire is not None:
            self.wire.send(write_message(message))

    # ---------------------------------------------------------------- hearing

    def listen(self, payload: bytes) -> None:
        """One frame from the server."""
        try:
            message = read_message(payload)
        except msgspec.DecodeError as error:
            self.report.fail(f"not in the contract: {error}: {payload[:200]!r}")
            return
        self.report.count("frames")
        if isinstance(message, messages.State):
            self._take_state(message)
        elif isinstance(message, messages.Ack):
            self._take_ack(message)
        elif isinstance(message, messages.Nack):
            self._take_nack(message)
        elif isinstance(message, messages.TableInfo):
            self.table = message
        elif isinstance(message, messages.Refused):
            self.turned_away = message
        if self.watch is not None:
            self.watch(message)
        self.heard.set()

    def _take_state(self, state: messages.State) -> None:
        for entry in state.log:
            if entry.rev != self.rev + 1:
                self.report.fail(f"{self.where()}: entry {entry.rev} after {self.rev}")
            self.rev = entry.rev
            self.entries[entry.rev] = fingerprint(entry)
        if state.rev != self.rev:
            self.report.fail(f"{self.where()}: state {state.rev} with a log up to {self.rev}")
        found = fingerprint(state.view)
        if self.frames.setdefault(state.rev, found) != found:
            self.report.fail(f"{self.where()}: two views at revision {state.rev}")
        self.state = state

    def _take_ack(self, ack: messages.Ack) -> None:
        known = self.acked.setdefault(ack.cid, ack.rev)
        self.latest_ack = max(self.latest_ack, ack.rev)
        if known != ack.rev:
            self.report.fail(f"{self.where()}: {ack.cid} confirmed as {known} and as {ack.rev}")
        self._settle(ack.cid)

    def _take_nack(self, nack: messages.Nack) -> None:
        if nack.cid in self.acked:
            self.report.fail(f"{self.where()}: {nack.cid} was confirmed, then {nack.code}")
        if nack.code == OUTAGE:
            self.report.count("commands that met an outage")
            return  # it may be stored all the same: send it again, with the same cid
        self.refused[nack.cid] = nack
        self._settle(nack.cid)

    def _settle(self, cid: str) -> None:
        if self.pending and self.pending[0] == cid:
            if cid in self.acked:
                self.ack_times.append(time.monotonic() - self.pending[2])
            self.pending = None

    def where(self) -> str:
        """For fault messages."""
        return f"game {self.game} seat {self.seat}"

    # ---------------------------------------------------------------- deciding

    @property
    def moves(self) -> list[messages.Move]:
        """What may be done now; nothing while a command is under way or not yet seen."""
        if self.pending or self.state is None or self.state.prompt is None:
            return []
        if self.state.rev < self.latest_ack:
            return []
        return self.state.prompt.moves

    def choose(self) -> messages.Move:
        """A legal move: mostly whatever comes, claims a little more often."""
        moves = self.moves
        claims = [move for move in moves if move["do"] not in MOVE_WORDS]
        return self.chooser.choice(claims if claims and self.chooser.random() < 0.5 else moves)

    def command(self, make: Callable[[str, int], Any]) -> str:
        """Send a command of one's own and remember it until it is answered."""
        self.commands += 1
        cid = f"{self.tag}-{self.commands}"
        frame = write_message(make(cid, self.rev))
        self.pending = (cid, frame, time.monotonic())
        if self.wire is not None:
            self.wire.send(frame)
        return cid

    def play(self, move: messages.Move | None = None) -> str:
        """Send a move (default: a chosen one); its `cid`."""
        chosen = self.choose() if move is None else move
        return self.command(lambda cid, rev: messages.Play(cid=cid, rev=rev, move=chosen))

    def start(self) -> str:
        """The host begins."""
        return self.command(lambda cid, _: messages.Start(cid=cid))

    async def until(self, holds: Callable[[], bool], limit: float = 60) -> bool:
        """Wait until something holds; whether it came to hold in time."""
        end = time.monotonic() + limit
        while not holds():
            self.heard.clear()
            left = end - time.monotonic()
            if left <= 0:
                return False
            try:
                await asyncio.wait_for(self.heard.wait(), min(left, 0.5))
            except TimeoutError:
                continue
        return True

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.ending is not None


async def seat_players(
    sessions: list[Session], game: str, seats: list[int], report: Report, seed: str = ""
) -> list[Player]:
    """Players with open sockets on a table that has been started."""
    players = [
        Player(session, game, seat, report, seed)
        for session, seat in zip(sessions, seats, strict=True)
    ]
    for player in players:
        await player.connect()
    host = players[0]
    if not await host.until(lambda: host.table is not None or host.turned_away is not None):
        raise RuntimeError(f"{host.where()}: no answer to hello")
    if host.table is None:
        raise RuntimeError(f"{host.where()}: turned away: {host.turned_away}")
    if host.table.status == "lobby":
        host.start()
        await host.until(lambda: host.pending is None)
    return players
