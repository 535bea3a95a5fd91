"""All campaigns in memory: loaded on demand, changed under their locks, stored before anybody is told.

The order is that of the hub: judge → store durably → answer → tell. What a campaign does by itself
follows from its log: bots choose, a game that is due gets its table, and when that table is over its
report is added once. Each is looked at after every change and whenever a campaign or the table of one
of its games is loaded, so a server that was killed in between goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

from msgspec import structs

from semafor.campaign.log import Entry
from semafor.campaign.sealing import Key
from semafor.engine.errors import SemaforError
from semafor.server.bus import AGAIN
from semafor.server.campaigns.people import judge_seats, notices_of, seat_change
from semafor.server.campaigns.store import CampaignStore
from semafor.server.campaigns.table import CampaignTable, begin_campaign, new_campaign, where_to
from semafor.server.games.hub import Hub
from semafor.server.games.judging import judge_overlay
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import game_changes
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event, fold_slowly
from semafor.server.people.store import notice_change
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, StoreDown

log = logging.getLogger("semafor")

TRIES = 20
AGAIN_SECONDS = 1.0
# What another process has begun it goes on with; this one does so where it has not after a while.
YIELD_SECONDS = 2.0
# A hint may get lost: who waits for news asks the database so often.
POLL_SECONDS = 5.0
# So many campaigns, used within so many seconds, are kept in memory.
MOST_KEPT = 200
IDLE_SECONDS = 120.0


class _Stored(Exception):  # noqa: N818 - not an error: the answer is known
    """The command was stored before: it is answered again, not done again."""

    def __init__(self, rev: int) -> None:
        super().__init__(rev)
        self.rev = rev


def check_new(table: CampaignTable, user: str, cid: str) -> None:
    """A command that was stored before is not judged again."""
    rev = table.rev_of(user, cid)
    if rev is not None:
        raise _Stored(rev)


class CampaignRoom:
    """A campaign in memory. Whoever stores events holds `lock`; who waits for news waits on `news`."""

    def __init__(self, table: CampaignTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()
        self.used_at = time.monotonic()
        self.is_stale = False  # something may be stored that is not known here

    @property
    def id(self) -> str:
        """The campaign's id."""
        return self.table.setup.id

    def tell(self) -> None:
        """Wake whoever waits for something new."""
        self.news.set()
        self.news = asyncio.Event()


class Campaigns:
    """The campaigns and everything that changes them.

    Attributes:
        rooms: All campaigns in memory: those used lately, and those that somebody waits at or works on.
        is_shared: Other processes may work on the same campaigns.
    """

    def __init__(self, hub: Hub, store: CampaignStore) -> None:
        self.hub = hub
        self.store = store
        self.rooms: WeakValueDictionary[str, CampaignRoom] = WeakValueDictionary()
        self._kept: dict[str, CampaignRoom] = {}
        self.is_shared = False
        self._loading = asyncio.Lock()
        self._settling: set[str] = set()
        self._key: Key | None = None
        hub.on_done = self.table_done
        hub.is_sealed = self.is_sealed

    def say_goodbye(self) -> None:
        """The server stops: nobody need wait for news any longer."""
        for room in list(self.rooms.values()):
            room.tell()

    # ---------------------------------------------------------------- rooms

    async def room(self, campaign: str) -> CampaignRoom:
        """A campaign, loaded if need be and brought up to date with what other processes stored."""
        room = self.rooms.get(campaign)
        if room is None:
            async with self._loading:
                room = self.rooms.get(campaign) or await self._load(campaign)
        elif self.is_shared or room.is_stale:
            await self.refresh(room)
        self._keep(room)
        return room

    async def _load(self, campaign: str) -> CampaignRoom:
        setup = await self.store.read(campaign)
        if setup is None:
            raise Refusal("unknown-campaign")
        events = await self.store.read_events(campaign)
        room = CampaignRoom(await self.hub.backroom.for_play(begin_campaign, setup))
        await fold_slowly(room.table, events)
        await self.hub.backroom.for_play(room.table.view, setup.host)  # all words are loaded
        self._keep(room)
        async with room.lock:
            await self._settle(room)
        return room

    def _keep(self, room: CampaignRoom) -> None:
        """A campaign is used now."""
        room.used_at = time.monotonic()
        self.rooms[room.id] = self._kept[room.id] = room
        if len(self._kept) > MOST_KEPT:
            self.unload()

    def unload(self) -> None:
        """Campaigns unused for long, and all but the latest ones, are loaded again when they are needed.

        Whoever still holds one keeps it in memory, so that there are never two of the same.
        """
        latest = sorted(self._kept.values(), key=lambda room: -room.used_at)[:MOST_KEPT]
        long_ago = time.monotonic() - IDLE_SECONDS
        self._kept = {room.id: room for room in latest if room.used_at > long_ago}

    async def create(self, wish: posts.CreateCampaign, user: str, name: str) -> CampaignRoom:
        """A new campaign, stored."""
        values = (secrets.token_urlsafe(9), secrets.token_urlsafe(12), secrets.token_hex(32))
        table = await self.hub.backroom.for_play(
            lambda: begin_campaign(new_campaign(wish, user, name, self.hub.now(), values))
        )
        if not await self.store.create(table.setup, table.summary("")):
            raise Refusal("stale")  # its random id exists already: try again
        room = CampaignRoom(table)
        self._keep(room)
        return room

    async def adopt(self, table: CampaignTable) -> CampaignRoom:
        """A campaign that has just been stored as a whole."""
        room = CampaignRoom(table)
        self._keep(room)
        async with room.lock:
            await self._settle(room)
        return room

    async def own(self, user: str) -> list[posts.CampaignSummary]:
        """Campaigns of somebody, as they are now."""
        return [await self._summary(row, user) for row in await self.store.own(user)]

    async def _summary(self, row: posts.CampaignSummary, user: str) -> posts.CampaignSummary:
        """A row; while a game is played, its table says who is to move.

        A campaign of other content is kept and listed, but not played on.
        """
        try:
            summary = (await self.room(row.id)).table.summary(user)
        except SemaforError:
            return row
        if not summary.table:
            return summary
        try:
            game = (await self.hub.room(summary.table)).table
        except Refusal:  # it is just being laid
            return summary
        names, people = game.seating.names(), game.seating.people()
        moving = [seat for seat in game.deciding() if seat in people]
        waits = [names[seat] for seat in moving]
        mine = any(seat in moving for seat in game.seating.owned(user))
        return structs.replace(summary, waits=waits, your_turn=mine)

    # ---------------------------------------------------------------- changing

    async def do(self, room: CampaignRoom, user: str, command: posts.CampaignDo) -> int:
        """A command: stored, or known to be stored; the revision it has."""

        def judge(table: CampaignTable) -> Draft:
            check_new(table, user, command.cid)
            return table.judge(user, command, self.hub.now())

        async with room.lock:
            if room.is_stale or command.rev > room.table.rev:
                await self._refresh(room)  # another process told the client first
            try:
                event = await self._store(room, judge)
            except _Stored as stored:
                self.hub.metrics.count("resends")
                self._settle_later(room.id, 0.0)  # what follows may not have been done
                return stored.rev
            await self._finish(room)
        return event.rev

    async def join(self, room: CampaignRoom, user: str, wish: posts.CampaignJoin) -> None:
        """Somebody takes an open company."""
        async with room.lock:
            await self._store(room, lambda table: table.judge_join(user, wish))
            await self._finish(room)

    async def take_file(
        self, room: CampaignRoom, user: str, cid: str, *, is_here: bool
    ) -> tuple[list[Entry], dict[int, str]]:
        """The host takes a file: the log that goes into it, and the tables; told before it is given."""

        def judge(table: CampaignTable) -> Draft:
            check_new(table, user, cid)
            return table.judge_file(user, cid, is_here=is_here)

        async with room.lock:
            if room.is_stale:
                await self._refresh(room)
            try:
                rev = (await self._store(room, judge)).rev
                await self._tell(room)
            except _Stored as stored:
                rev = stored.rev
            length, told = room.table.taken.get(rev, (0, ""))
            if told != where_to(is_here=is_here):
                raise Refusal("stale")  # the same name was used for another command
            return list(room.table.campaign.log[:length]), dict(room.table.tables)

    async def key(self) -> Key:
        """What opens files that were sealed for this server; made when it is first asked for."""
        if self._key is None:
            text = await self.store.keep_secret("campaign-key", Key.make().text)
            self._key = Key.from_text(text)
        return self._key

    async def is_sealed(self, table: Table) -> bool:
        """Whether hands and shuffle of a table are secret: in a campaign until its end is settled."""
        setup = table.setup
        if setup.campaign is None or not setup.is_sealed:
            return False
        try:
            campaign = (await self.room(setup.campaign.id)).table.campaign
        except SemaforError:  # one that cannot be played on here
            return True
        is_over = campaign.pending().what == "over"
        return table.status != "over" or not (
            is_over or campaign.state.game > setup.campaign.number
        )

    async def lay(
        self, room: CampaignRoom, judge: Callable[[CampaignTable], tuple[Draft, GameSetup]]
    ) -> GameSetup:
        """A table that the campaign does not wait for, stored with the event that names it."""
        laid: list[GameSetup] = []

        def draft(table: CampaignTable) -> Draft:
            made, setup = judge(table)
            laid.append(setup)
            return made

        def rows() -> list[Change]:
            setup = laid[-1]
            return game_changes(setup, Room(Table(setup)).digest())

        async with room.lock:
            await self._store(room, draft, rows)
            await self._tell(room)
        return laid[-1]

    async def add(self, campaign: str, key: str, body: dict[str, Any], *more: Change) -> None:
        """An event that is true whatever comes next: nothing is folded to store it."""
        rev = await self.store.add_event(campaign, key, body, self.hub.now(), *more)
        if rev is None:
            return
        room = self.rooms.get(campaign)
        if room is not None:
            await self.refresh(room)
        await self.hub.bus.send(f"campaign:{campaign}:{rev}")

    async def unfinished(self, person: str) -> list[str]:
        """Campaigns of somebody that go on."""
        return [row.id for row in await self.store.own(person) if row.what != "over"]

    async def tables(self, campaign: str) -> list[str]:
        """Tables of a campaign's games."""
        return await self.store.tables(campaign)

    async def _store(
        self,
        room: CampaignRoom,
        judge: Callable[[CampaignTable], Draft],
        rows: Callable[[], Sequence[Change]] = tuple,
    ) -> Event:
        """Judge and store; where another process was faster, read what happened and judge again.

        `rows`: what is stored in the same commit.
        """
        for _ in range(TRIES):
            draft = await self.hub.backroom.for_play(judge, room.table)
            event = await self._append(room, draft, rows)
            if event is not None:
                return event
            if not await self._refresh(room):
                break
        raise Refusal("stale")

    async def _append(
        self, room: CampaignRoom, draft: Draft, rows: Callable[[], Sequence[Change]] = tuple
    ) -> Event | None:
        """Store a draft and take it in; None where its place or its key is taken."""
        event = draft.event(self.hub.now())
        told = notices_of(room.table, draft.body, event.at)
        notices = [notice_change(person, notice) for person, notice in told.items()]
        changes = await self.hub.backroom.for_play(rows)
        try:
            is_stored = await self.store.append(room.id, event, *changes, *notices)
        except BaseException:
            room.is_stale = True  # it may be stored all the same
            raise
        if not is_stored:
            return None
        room.table.apply(event)
        return event

    async def _finish(self, room: CampaignRoom) -> None:
        """Tell everybody, here and at other processes, then do what follows by itself."""
        await self._tell(room)
        await self._settle(room)

    async def _tell(self, room: CampaignRoom) -> None:
        room.tell()
        await self.hub.bus.send(f"campaign:{room.id}:{room.table.rev}")

    async def _refresh(self, room: CampaignRoom) -> bool:
        """Take in the tail of the log; whether there was one."""
        events = await self.store.read_events(room.id, room.table.rev)
        for event in events:
            room.table.apply(event)
        room.is_stale = False
        if events:
            room.tell()
        return bool(events)

    # ---------------------------------------------------------------- other processes

    def hear(self, text: str) -> None:
        """Something came over the bus: whoever has the campaign here reads the database."""
        kind, _, rest = text.partition(":")
        if kind == "campaign":
            campaign, _, rev = rest.rpartition(":")
            room = self.rooms.get(campaign)
            if room is not None and room.table.rev < int(rev):
                self.hub.spawn(self.refresh(room))
        elif kind == AGAIN:
            for room in list(self.rooms.values()):
                self.hub.spawn(self.refresh(room))

    async def refresh(self, room: CampaignRoom) -> None:
        """Read what other processes have stored; should they not go on with it, this one does."""
        async with room.lock:
            is_news = await self._refresh(room)
        if is_news:
            self._settle_later(room.id, YIELD_SECONDS)

    async def wait(self, room: CampaignRoom, since: int, seconds: float) -> None:
        """Until there is something newer than a revision, or for so long."""
        end = time.monotonic() + seconds
        while room.table.rev <= since and not self.hub.is_closing:
            left = end - time.monotonic()
            if left <= 0:
                return
            news = room.news
            try:
                await asyncio.wait_for(news.wait(), min(left, POLL_SECONDS))
            except TimeoutError:
                if self.is_shared:
                    await self.refresh(room)
            else:
                return

    # ---------------------------------------------------------------- what happens by itself

    async def _settle(self, room: CampaignRoom) -> None:
        """Bots' choices, the table of a game that is due, the report of one that is over."""
        try:
            while True:
                draft = await self.hub.backroom.for_play(room.table.due, secrets.token_urlsafe(9))
                if draft is not None:
                    await self._own(room, draft)
                    continue
                if not await self._look_at_table(room):
                    break
            await self.store.write_summary(room.table.summary(""), room.table.rev)
        except StoreDown:
            self.hub.metrics.count("store_errors")
            self._settle_later(room.id)

    async def _own(self, room: CampaignRoom, draft: Draft) -> None:
        """Store what the campaign does by itself; where it is stored already, read it."""
        if await self._append(room, draft) is not None:
            await self._tell(room)
        else:
            await self._refresh(room)

    async def _look_at_table(self, room: CampaignRoom) -> bool:
        """See to the table of the game that is due; whether what is done there moves the campaign on."""
        ident = room.table.awaited or room.table.dealt
        if not ident:
            return False
        game = await self._find_table(ident)
        if game is None:
            with contextlib.suppress(Refusal):  # another process has just made it
                await self.hub.create(partial(room.table.game_setup, self.hub.now()))
            return False
        with contextlib.suppress(Refusal):  # another process has just done it
            while seat_change(room.table, game.table) is not None:
                await self.hub.change(game, partial(judge_seats, room.table))
        if not room.table.awaited:
            return False
        if room.table.is_dealing:
            return await self._end_deal(room, game)
        if game.table.is_held:
            overlay = room.table.overlay()
            with contextlib.suppress(Refusal):  # another process has just done it
                await self.hub.change(game, lambda table: judge_overlay(table, overlay))
        if game.table.status != "over":
            return False
        report = await self.hub.backroom.for_play(room.table.judge_report, game.table)
        await self._own(room, report)
        return True

    async def _find_table(self, ident: str) -> Room | None:
        """The table of a game, if it is laid; here, so that a refusal does not hold on to the campaign."""
        try:
            return await self.hub.room(ident)
        except Refusal as refusal:
            if refusal.reason != "unknown-game":
                raise
            return None

    async def _end_deal(self, room: CampaignRoom, game: Room) -> bool:
        """Whether all have chosen their starting tickets: then story, crew call and season are next."""
        if not game.table.is_dealt:
            return False
        await self._own(room, room.table.judge_deal(game.table))
        return True

    def table_done(self, game: Room) -> None:
        """At the table of a campaign's game all have chosen, or it is over: its campaign goes on."""
        campaign = game.table.setup.campaign
        if campaign is not None:
            self._settle_later(campaign.id, 0.0)

    def _settle_later(self, campaign: str, pause: float = AGAIN_SECONDS) -> None:
        if campaign not in self._settling and not self.hub.is_closing:
            self._settling.add(campaign)
            self.hub.spawn(self._settle_again(campaign, pause))

    async def _settle_again(self, campaign: str, pause: float) -> None:
        await asyncio.sleep(pause)
        self._settling.discard(campaign)
        try:
            room = await self.room(campaign)
            async with room.lock:
                await self._settle(room)
        except StoreDown:
            self._settle_later(campaign)
