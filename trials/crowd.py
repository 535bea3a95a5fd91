"""Tables whose guests play by themselves: at once, from what the server offers, for as long as told."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from semafor.editions import EDITIONS
from semafor.server.protocol import messages
from trials.player import Player, seat_players
from trials.report import Report
from trials.web import Refused, Session, make_guest, make_table
from trials.wire import Refusal

UNDO = 0.1
AGAIN = 0.2


class Autopilot:
    """Lets a player answer every prompt after a moment, and sometimes take a move back.

    Attributes:
        begins: Whether this player is the host who begins the game (until it has begun).
    """

    def __init__(self, player: Player, pause: float, *, begins: bool = False) -> None:
        self.player = player
        self.pause = pause
        self.begins = begins
        self.begin_cid = ""
        self.is_on = True
        self.timer: asyncio.TimerHandle | None = None
        player.watch = self.see

    def see(self, _: Any) -> None:
        """A message has come: is there something to do?"""
        if self.is_on and self.timer is None and self._has_something():
            delay = self.player.chooser.random() * self.pause
            self.timer = asyncio.get_running_loop().call_later(delay, self.act)

    def _has_something(self) -> bool:
        if self._may_begin():
            return True
        state = self.player.state
        can_undo = state is not None and state.can_undo and state.rev >= self.player.latest_ack
        return bool(self.player.moves) or (can_undo and not self.player.pending)

    def _may_begin(self) -> bool:
        """Whether the game waits for this player to begin it."""
        player = self.player
        self.begins = self.begins and self.begin_cid not in player.acked
        is_lobby = player.table is not None and player.table.status == "lobby"
        return self.begins and is_lobby and not player.pending

    def act(self) -> None:
        """Take back or play."""
        self.timer = None
        player = self.player
        if not self.is_on or player.pending or player.wire is None:
            return
        if self._may_begin():
            self.begin_cid = player.start()
        elif player.state is not None and player.state.can_undo and player.chooser.random() < UNDO:
            player.command(lambda cid, rev: messages.Undo(cid=cid, rev=rev))
        elif player.moves:
            player.play()

    def stop(self) -> None:
        """No more moves."""
        self.is_on = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def resume(self) -> None:
        """Go on."""
        self.is_on = True
        self.see(None)


class Crowd:
    """Several tables on one or more servers."""

    def __init__(self, ports: list[int], report: Report, seed: int, pause: float = 0.02) -> None:
        self.ports = ports
        self.report = report
        self.seed = seed
        self.pause = pause
        self.chooser = random.Random(seed)
        self.players: list[Player] = []
        self.pilots: list[Autopilot] = []
        self.games: set[str] = set()

    async def add_table(
        self, edition: str, *, people: int = 2, bots: int = 0, level: str = "beginner"
    ) -> None:
        """A new table that plays from now on."""
        guests = [await make_guest(self.chooser.choice(self.ports)) for _ in range(people)]
        game, seats = await make_table(guests, edition, bots=bots, level=level)
        self.games.add(game)  # it was promised: from now on it must not be lost
        await self._seat(guests, game, seats)

    async def _seat(self, guests: list[Session], game: str, seats: list[int]) -> None:
        players = [
            Player(guest, game, seat, self.report, str(self.seed))
            for guest, seat in zip(guests, seats, strict=True)
        ]
        # Whoever is cut off while they sit down comes back like everybody else, and begins then.
        self.players += players
        self.pilots += [
            Autopilot(player, self.pause, begins=player is players[0]) for player in players
        ]
        for player in players:
            await player.connect()

    async def try_table(self, edition: str, **wishes: Any) -> None:
        """The same, while the server may be killed at any moment."""
        try:
            await self.add_table(edition, **wishes)
        except (OSError, Refusal, Refused, TimeoutError, ValueError) as error:
            self.report.count("tables not made because of a kill")
            del error

    async def reconnect(self, limit: float = 60) -> None:
        """Everybody comes back and sends again what was not answered."""
        for player in self.players:
            player.drop()
        await asyncio.gather(*(player.stay_connected(limit) for player in self.players))

    def wake(self) -> None:
        """Let those go on whose last prompt came before the pause."""
        for pilot in self.pilots:
            pilot.resume()

    @property
    def acks(self) -> int:
        """Commands confirmed so far."""
        return sum(len(player.acked) for player in self.players)

    async def until_acks(self, least: int, limit: float = 60) -> None:
        """Let everybody play until so many commands were confirmed."""
        end = time.monotonic() + limit
        while self.acks < least and time.monotonic() < end:
            if all(player.is_over for player in self.players):
                return
            await asyncio.sleep(0.02)

    def retire_finished(self) -> list[Player]:
        """Take away the players of games that are over (their evidence is kept by the caller)."""
        over = {player.game for player in self.players if player.is_over}
        gone = [player for player in self.players if player.game in over]
        for pilot in self.pilots:
            if pilot.player.game in over:
                pilot.stop()
        for player in gone:
            player.drop()
        self.players = [player for player in self.players if player.game not in over]
        self.pilots = [pilot for pilot in self.pilots if pilot.player.game not in over]
        return gone

    async def settle(self, limit: float = 60) -> None:
        """Stop moving and wait until every command has its answer."""
        for pilot in self.pilots:
            pilot.stop()
        end = time.monotonic() + limit
        while waiting := [player for player in self.players if player.pending]:
            if time.monotonic() > end:
                break
            for player in waiting:
                if player.wire is not None and player.pending and self.chooser.random() < AGAIN:
                    player.wire.send(player.pending[1])
            await asyncio.sleep(0.1)
        for player in waiting:
            self.report.fail(f"{player.where()}: {player.pending} was never answered")


__all__ = ["EDITIONS", "Autopilot", "Crowd", "seat_players"]
