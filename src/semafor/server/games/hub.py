"""All games in memory, as a tenant of the shared log (log/hub.py): how theirs is judged, folded and told.

What takes long (a log to fold, rules to compile, a list of thousands of moves) is done in the back room.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, get_args

from semafor.server.bus import Bus
from semafor.server.games.lobby import LobbyMessage, notices_of
from semafor.server.games.rematch import judge_rematch, rematch_setup
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Store, game_changes
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event, fold_slowly
from semafor.server.log.hub import Logs, Stored
from semafor.server.log.room import Socket
from semafor.server.log.server_time import Gap
from semafor.server.log.works import Works
from semafor.server.people.store import use_link
from semafor.server.protocol.messages import (
    Play,
    Return,
    Rewind,
    Start,
    Substitute,
    Undo,
    Word,
)
from semafor.server.protocol.posts import Notice
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, StoreDown
from semafor.server.thinking.pool import Thinking
from semafor.server.upkeep.metrics import Metrics

Command = Play | Undo | Rewind | Start | Word | Substitute | Return | LobbyMessage
# Gaps that a table which is just being loaded may not have read.
MOST_GAPS = 20
# Events that come with the beginning of a game: people sit down, it starts.
BEGINNING = 6


class Hub(Logs[Room]):
    """The rooms of games and everything that changes them."""

    kind = "game"
    store: Store
    takes = get_args(Command)

    def __init__(self, store: Store, bus: Bus, thinking: Thinking, metrics: Metrics) -> None:
        super().__init__(Works(bus, metrics))
        self.store = store
        self.thinking = thinking
        self._gaps: list[Gap] = []
        self.on_change: Callable[[Room], None] = lambda _room: None
        self.on_done: Callable[[Room], None] = lambda _room: None
        self.is_sealed: Callable[[Table], Awaitable[bool]] = _is_sealed
        self._compiled: set[str] = set()
        metrics.gauge("games", "Games in memory.", lambda: len(self.rooms))
        metrics.gauge(
            "sockets",
            "Sockets that look at a game.",
            lambda: sum(len(room.connections) for room in self.rooms.values()),
        )

    def leave_out(self, gap: Gap) -> None:
        """A span that counts on nobody's clock: every table must know, and who looks at one is told."""
        if gap in self._gaps:
            return
        self._gaps = [*self._gaps[-MOST_GAPS:], gap]
        for room in list(self.rooms.values()):
            if room.table.add_gap(gap) and room.table.status == "playing":
                room.publish(self.now())
                self.changed(room)

    # ---------------------------------------------------------------- rooms

    async def open(self, ident: str) -> Room:
        """A game, folded: rules are compiled and it is set up in the back room; its moves are folded here."""
        setup = await self.store.read_game(ident)
        if setup is None:
            raise Refusal("unknown-game")
        gaps = await self.store.downtimes(setup.created) if setup.clock else []
        events = await self.store.read_events(ident)
        begun = beginning_of(events)
        room = Room(await self.backroom.for_play(Table, setup, events[:begun], gaps))
        await fold_slowly(room.table, events[begun:])
        await self.prepare(room, None)
        for gap in self._gaps:  # perhaps noted while this was folded
            room.table.add_gap(gap)
        return room

    async def loaded(self, room: Room) -> None:
        """Bots and clocks are looked at."""
        self.changed(room)

    async def create(self, wish: Callable[[], GameSetup], rules: str = "") -> Room:
        """A new game, stored; what it begins with by itself is stored too.

        `rules` names the rules it is played by: those that have been compiled once are at hand.
        """
        if rules in self._compiled:
            room = Room(Table(wish()))
        else:
            room = Room(await self.backroom.for_play(lambda: Table(wish())))
            if rules:
                self._compiled.add(rules)
        setup = room.table.setup
        if not await self.store.create_game(setup, room.digest()):
            raise Refusal("stale")  # its random id exists already: try again
        self.rooms[setup.id] = room
        async with room.lock:
            await self.settle_now(room)
        self.changed(room)
        return room

    def changed(self, room: Room) -> None:
        """After a change the bots and the clocks of a room must be looked at."""
        if self.is_closing:
            return
        self.on_change(room)
        if room.table.status == "over" or room.table.is_dealt:
            self.on_done(room)

    # ---------------------------------------------------------------- changing

    def judge(self, room: Room, connection: Socket, message: Command) -> Draft:
        """What is to be stored for a command, `Stored`, or `Refusal`."""
        table = room.table
        rev = table.rev_of(connection.person, connection.seat, message.cid)
        if rev is None:
            rev = table.rev_by(connection.person, message.cid)
        if rev is not None:
            raise Stored(rev)
        return table.judge(connection.person, connection.seat, message, self.now(), room.away())

    def notices(self, room: Room, body: dict[str, Any], at: float) -> dict[str, Notice]:
        """Whom an event happens to."""
        return notices_of(room.table, body, at)

    async def apply(self, room: Room, event: Event) -> None:
        """Take in an event; what others would have to wait for is made in the back room."""
        if room.table.is_branching:  # it begins with all the moves of another game
            await self.backroom.for_play(room.table.apply, event)
            return
        if event.body["kind"] == "overlay":  # the rules are at hand when it is taken in
            await self.backroom.for_play(room.table.rules_by, event.body["overlay"])
        room.table.apply(event)

    async def take_seat(self, room: Room, judge: Callable[[Table], Draft], link: str) -> Event:
        """Somebody takes a seat by a hand link, which is used up in the same commit."""
        return await self.change(
            room, judge, lambda event: [use_link(link, event.at)], lost="bad-link"
        )

    async def unfinished(self, person: str) -> list[str]:
        """Games of somebody that are being laid or played."""
        return [row.id for row in await self.store.own_games(person) if row.status != "over"]

    async def rematch(self, room: Room, user: str) -> Room:
        """The game in which the same people play again: made by who wants it first, found by the others."""
        laid: list[GameSetup] = []

        def judge(table: Table) -> Draft:
            setup = rematch_setup(table, user, self.now())
            if setup is None:
                raise Stored(table.rev)
            laid.append(setup)
            return judge_rematch(table, user, setup)

        def rows(_event: Event) -> list[Change]:
            """The game is stored with the event that names it."""
            return game_changes(laid[-1], Room(Table(laid[-1])).digest())

        with contextlib.suppress(Stored):  # there is one already
            await self.change(room, judge, rows)
        assert room.table.rematch is not None
        made = await self.room(room.table.rematch.id)
        await self.settle(made)
        return made

    async def prepare(self, room: Room, *seats: int | None) -> None:
        """Let the back room make what takes long, for all sockets of a room or for some eyes."""
        table = room.table
        eyes = seats or {connection.seat for connection in room.connections}
        for work in list(table.long_work(eyes)):
            work.keep(await self.backroom.for_play(work.make))

    async def settle_now(self, room: Room) -> None:
        """Begin a full table, play early choices, let flags fall: each is stored and told.

        Whoever caused it has been answered: where the database fails now, the driver tries again.
        """
        try:
            while (draft := await self._due(room)) is not None:
                await self.own_event(room, draft)
        except StoreDown as down:
            self.store_down(room, down)
        except BaseException:
            room.is_stale = True
            raise

    async def _due(self, room: Room) -> Draft | None:
        if room.table.is_branching:
            return await self.backroom.for_play(room.table.due, self.now())
        return room.table.due(self.now())


async def _is_sealed(table: Table) -> bool:
    """Where nobody knows of campaigns, their games stay closed."""
    return table.setup.is_sealed


def beginning_of(events: Sequence[Event]) -> int:
    """How many events belong to the beginning of a game; that of a campaign may go on by other rules."""
    rules = (rev for rev, event in enumerate(events, 1) if event.body["kind"] == "overlay")
    return max(BEGINNING, *rules, 0)
