"""What happens without anybody asking: bots, clocks, sweeps, news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from semafor.rulesets.named import count_unused
from semafor.server.games.hub import Hub
from semafor.server.games.room import Room
from semafor.server.games.state import BotTurn
from semafor.server.log.hub import Logs
from semafor.server.log.server_time import HOLD, SLACK, Gap
from semafor.server.people.sessions import Sessions
from semafor.server.protocol.closing import CLOSE_REFUSED
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import StoreDown
from semafor.server.thinking.pool import ThinkingFailed
from semafor.server.upkeep.memory import give_back

log = logging.getLogger("semafor")

MILLISECONDS = 1000
SWEEP_SECONDS = 5.0
DIGEST_SECONDS = 1.0
BEAT_SECONDS = 5.0
# A gap between beats that is longer was downtime: so long server time goes on without a beat.
DOWN_SECONDS = HOLD
CLEAN_SECONDS = 3600.0
# How often the session of an open socket is looked at again.
CHECK_SECONDS = 1800.0
AGAIN_SECONDS = 1.0
# Another process that has the game open moves the bots; this one waits so long before it does.
YIELD_SECONDS = 3.0
MOST_DUE = 100
# Rulesets that nobody uses before they are collected, and how rare that is: one part in so many of the time.
MOST_UNUSED = 4
COLLECT_SHARE = 300
# Who plays where a bot does not come to a decision.
PLAIN_BOT = "planner"


class Driver:
    """Looks after the rooms of a hub."""

    def __init__(self, hub: Hub, sessions: Sessions) -> None:
        self.hub = hub
        self.sessions = sessions
        # Games, and whatever else is kept as a log.
        self.logs: list[Logs[Any]] = [hub]
        self._collect_after = 0.0
        # What somebody else must catch up with, at the start and now and then.
        self.on_clean: Callable[[], Coroutine[Any, Any, None]] = _nothing
        hub.on_change = self.look_after

    @property
    def is_shared(self) -> bool:
        """Whether other processes work on the same logs."""
        return self.hub.works.is_shared

    def look_after(self, room: Room) -> None:
        """See to it that bots move, flags fall, and nothing is left undone by a crash."""
        self._set_timer(room)
        if room.table.due(self.hub.now()) is not None and (
            room.settler is None or room.settler.done()
        ):
            room.settler = self.hub.spawn(self._settle(room))
        waiting = any(room.table.seating[seat].bot for seat in room.table.deciding())
        if waiting and (room.driver is None or room.driver.done()):
            room.driver = self.hub.spawn(self._drive(room))

    async def _settle(self, room: Room) -> None:
        """What the table must do by itself and could not, until it is stored."""
        while room.table.due(self.hub.now()) is not None and not self.hub.is_closing:
            try:
                await self.hub.settle(room)
            except StoreDown:
                self.hub.metrics.count("store_errors")
            if room.is_stale:
                await asyncio.sleep(AGAIN_SECONDS)

    # ---------------------------------------------------------------- bots

    async def _drive(self, room: Room) -> None:
        """Let bots decide, one after the other, until a person must."""
        while (turn := room.table.bot_to_move()) is not None and not self.hub.is_closing:
            try:
                await self._bot_turn(room, turn)
            except Refusal:
                continue  # the decision is no longer the same
            except StoreDown:
                self.hub.metrics.count("store_errors")
                await asyncio.sleep(AGAIN_SECONDS)

    async def _bot_turn(self, room: Room, turn: BotTurn) -> None:
        began = time.monotonic()
        if room.others_before(self.hub.works.process):
            await self._yield(room, turn)
        actions = await self._decide(room, turn)
        rest = turn.delay / MILLISECONDS - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        await self.hub.change(room, lambda table: table.judge_bot(turn, *actions))
        self.hub.metrics.count("bot_moves")

    async def _yield(self, room: Room, turn: BotTurn) -> None:
        """Let the other process do it; if it has, the decision is another one now."""
        await asyncio.sleep(YIELD_SECONDS + turn.delay / MILLISECONDS)
        if room.table.rev != turn.rev:
            raise Refusal("stale")

    async def _decide(self, room: Room, turn: BotTurn) -> tuple[int, ...]:
        """The actions of the bot's move; a bot that fails is replaced by a plain one, and that by any move."""
        for bot in (turn.bot, PLAIN_BOT):
            try:
                return await self.hub.thinking.choose(
                    turn.view, bot, turn.seed, f"{room.id} {turn.seat}"
                )
            except ThinkingFailed:
                log.warning("no decision from %s", bot)
        return turn.view.actions[:1]

    # ---------------------------------------------------------------- clocks

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        deadline = room.table.next_deadline()
        if deadline is None:
            return
        delay = max(0.05, deadline - self.hub.now() + 0.05)
        room.timer = asyncio.get_running_loop().call_later(min(delay, 3600), self._ring, room)

    def _ring(self, room: Room) -> None:
        room.timer = None
        if not self.hub.is_closing:
            self.hub.spawn(self.hub.settle(room))

    # ---------------------------------------------------------------- sweeps

    async def begin(self) -> None:
        """Note the downtime before this start, catch up with lists, and sweep from now on."""
        await self._note_downtime()
        for work, pause in (
            (self._beat, BEAT_SECONDS),
            (self._sweep, SWEEP_SECONDS),
            (self.write_digests, DIGEST_SECONDS),
            (self.sessions.clean, CLEAN_SECONDS),
            (self._check_sessions, CHECK_SECONDS),
            (self._collect, CLEAN_SECONDS),
            (self.on_clean, CLEAN_SECONDS),
        ):
            self.hub.spawn(self._again_and_again(work, pause))
        self.hub.spawn(self._catch_up())
        self.hub.spawn(self.on_clean())

    async def _again_and_again(
        self, work: Callable[[], Coroutine[Any, Any, None]], pause: float
    ) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await work()
            except StoreDown:
                self.hub.metrics.count("store_errors")
            except Exception:
                self.hub.metrics.count("errors")
                log.exception("a sweep has failed")

    async def _note_downtime(self) -> None:
        """Before this start no server ran since the last beat of one.

        A clock that is behind that beat was set back meanwhile: while somebody's time runs, server
        time goes on from there.
        """
        store, now = self.hub.store, self.hub.works.time.wall()
        last = await store.last_beat()
        if last is not None and last > now + SLACK and await store.has_deadlines():
            now = last
        if last is not None and now - last > (DOWN_SECONDS if self.is_shared else 0.0):
            await store.add_downtime(last, now)
        await store.beat(now)
        self.hub.works.time.follow(now)

    async def _beat(self) -> None:
        """The server is alive; where its clock was set or the machine slept, that is left out."""
        store, server_time = self.hub.store, self.hub.works.time
        before, gap = server_time.now(), server_time.gap()
        noted: list[Gap] = []
        if gap is None:
            await store.beat(before)
        elif not await self._others_went_on(gap):
            log.warning("a gap of %.0f seconds counts on nobody's clock", gap[1] - gap[0])
            await store.add_downtime(*gap)
            noted = [gap]
        if self.is_shared:
            noted += await store.downtimes(before - DOWN_SECONDS)
        # From here on nothing waits: no clock is looked at between the new time and its gap.
        server_time.follow(gap[1] if gap else server_time.now())
        for each in noted:
            self.hub.leave_out(each)

    async def _others_went_on(self, gap: Gap) -> bool:
        """Whether it was only this process that stood still (or another one has noted it)."""
        if not self.is_shared or gap[1] - gap[0] <= DOWN_SECONDS:
            return False
        last = await self.hub.store.last_beat()
        return last is not None and gap[1] - last <= DOWN_SECONDS

    async def _check_sessions(self) -> None:
        hashes = {
            connection.token_hash
            for connection in self.hub.works.connections
            if connection.token_hash
        }
        for token_hash in hashes:
            if (
                await self.sessions.has_ended(token_hash)
                or await self.sessions.check(token_hash) is None
            ):
                self.log_out(token_hash)

    def _free_rulesets(self) -> bool:
        """Rulesets of campaigns hold themselves: collect once there are many, and seldom enough."""
        used = (room.table.ruleset for room in self.hub.rooms.values())
        now, began = time.monotonic(), time.thread_time()
        if now < self._collect_after or count_unused(used) < MOST_UNUSED:
            return False
        gc.collect()
        self._collect_after = now + (time.thread_time() - began) * COLLECT_SHARE
        return True

    async def _collect(self) -> None:
        """A full collection, rarely: see `running.calm_collector`."""
        gc.collect()
        await self.hub.backroom.for_play(give_back)

    async def _catch_up(self) -> None:
        for logs in self.logs:
            await logs.catch_up()

    async def write_digests(self) -> None:
        """Bring all lists up to date."""
        for logs in self.logs:
            await logs.write_digests()

    async def _poll(self) -> None:
        for logs in self.logs:
            await logs.poll()

    async def _sweep(self) -> None:
        """Flags of games nobody looks at, rooms nobody needs, news that got lost."""
        for game in await self.hub.store.due_games(self.hub.now(), MOST_DUE):
            with contextlib.suppress(Refusal):
                room = await self.hub.room(game)
                room.is_dirty = True  # what lists say of its deadline may be old
                await self.hub.settle(room)
        for logs in self.logs:
            await logs.refresh_stale()
        if self.is_shared:
            await self._poll()
            await self.tell_presence()
        for logs in self.logs:
            logs.unload()
        if self._free_rulesets():
            await self.hub.backroom.for_play(give_back)

    # ---------------------------------------------------------------- the bus

    def hear(self, text: str) -> None:
        """Something came over the bus."""
        kind, _, rest = text.partition(":")
        if kind == "here":
            self._heard(*rest.split(":"))
        elif kind == "out":
            self.log_out(rest)
        elif kind == "again":
            self.hub.spawn(self._poll())
            self.hub.spawn(self._check_sessions())
        for logs in self.logs:
            if kind == logs.kind:
                ident, _, rev = rest.rpartition(":")
                logs.reached(ident, int(rev))

    def _heard(self, game: str, process: str, seats: str, watching: str) -> None:
        room = self.hub.rooms.get(game)
        if room is None or process == self.hub.works.process:
            return
        people = room.table.seating.people()
        found = [int(seat) for seat in seats.split(",") if seat]
        room.hear(process, [seat for seat in found if seat in people], int(watching))
        room.send_presence()

    def log_out(self, token_hash: str) -> None:
        """A session is over: its sockets here are closed, also those that have not said hello."""
        self.sessions.forget(token_hash)
        for connection in list(self.hub.works.connections):
            if connection.token_hash == token_hash:
                connection.close(CLOSE_REFUSED)
                connection.cut_later()

    async def tell_presence(self, room: Room | None = None) -> None:
        """Tell other processes who is here (all rooms: again and again, for what got lost)."""
        if not self.is_shared:
            return
        for each in [room] if room is not None else list(self.hub.rooms.values()):
            seats = ",".join(map(str, sorted(each.local_seats())))
            here = f"here:{each.id}:{self.hub.works.process}:{seats}:{each.local_watching()}"
            await self.hub.bus.send(here)


async def _nothing() -> None:
    """Nobody has anything to catch up with."""
