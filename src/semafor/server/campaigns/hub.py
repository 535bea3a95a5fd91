"""All campaigns in memory, as a tenant of the shared log (log/hub.py): how theirs is judged, folded and told.

What a campaign does by itself
follows from its log: bots choose, a game that is due gets its table, and when that table is over its
report is added once. Each is looked at after every change and whenever a campaign or the table of one
of its games is loaded, so a server that was killed in between goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import structs

from semafor.campaign.log import Entry
from semafor.campaign.sealing import Key
from semafor.engine.errors import SemaforError
from semafor.server.campaigns.people import judge_seats, notices_of, seat_change
from semafor.server.campaigns.room import CampaignRoom
from semafor.server.campaigns.store import CampaignStore
from semafor.server.campaigns.table import CampaignTable, begin_campaign, new_campaign, where_to
from semafor.server.games.hub import Hub
from semafor.server.games.judging import judge_overlay
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import game_changes
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import fold_slowly
from semafor.server.log.hub import Judge, Logs, Stored
from semafor.server.log.room import Socket
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.messages import CampaignDo
from semafor.server.protocol.posts import Notice
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, StoreDown

AGAIN_SECONDS = 1.0
# What another process has begun it goes on with; this one does so where it has not after a while.
YIELD_SECONDS = 2.0


def check_new(table: CampaignTable, user: str, cid: str) -> None:
    """A command that was stored before is not judged again."""
    rev = table.rev_of(user, cid)
    if rev is not None:
        raise Stored(rev)


class Campaigns(Logs[CampaignRoom]):
    """The campaigns and everything that changes them."""

    kind = "campaign"
    store: CampaignStore
    takes = (CampaignDo,)

    def __init__(self, hub: Hub, store: CampaignStore) -> None:
        super().__init__(hub.works)
        self.hub = hub
        self.store = store
        self._settling: set[str] = set()
        self._key: Key | None = None
        hub.on_done = self.table_done
        hub.is_sealed = self.is_sealed

    # ---------------------------------------------------------------- rooms

    async def fresh(self, ident: str) -> CampaignRoom:
        """A campaign with what other processes stored: who asks once is told no later."""
        is_here = ident in self.rooms
        room = await self.room(ident)
        if is_here and (self.works.is_shared or room.is_stale):
            await self.refresh(room)
        return room

    async def open(self, ident: str) -> CampaignRoom:
        """A campaign, folded."""
        setup = await self.store.read(ident)
        if setup is None:
            raise Refusal("unknown-campaign")
        events = await self.store.read_events(ident)
        room = CampaignRoom(await self.backroom.for_play(begin_campaign, setup))
        await fold_slowly(room.table, events)
        await self.backroom.for_play(room.table.view, setup.host)  # all words are loaded
        return room

    async def loaded(self, room: CampaignRoom) -> None:
        """What a server that was killed left undone is done."""
        async with room.lock:
            await self.settle_now(room)

    async def ready(self, room: CampaignRoom, person: str, company: str = "") -> None:
        """A view is about to be made: half of it now, so that others have their turn in between."""
        room.table.seen(room.table.eyes(person, company))
        await asyncio.sleep(0)

    async def create(self, wish: posts.CreateCampaign, user: str, name: str) -> CampaignRoom:
        """A new campaign, stored."""
        values = (secrets.token_urlsafe(9), secrets.token_urlsafe(12), secrets.token_hex(32))
        table = await self.backroom.for_play(
            lambda: begin_campaign(new_campaign(wish, user, name, self.now(), values))
        )
        if not await self.store.create(table.setup, table.summary("")):
            raise Refusal("stale")  # its random id exists already: try again
        return self._keep(table)

    async def adopt(self, table: CampaignTable) -> CampaignRoom:
        """A campaign that has just been stored as a whole."""
        room = self._keep(table)
        await self.loaded(room)
        return room

    def _keep(self, table: CampaignTable) -> CampaignRoom:
        room = self.rooms[table.setup.id] = CampaignRoom(table)
        return room

    async def own(self, user: str) -> list[posts.CampaignSummary]:
        """Campaigns of somebody, as they are now."""
        return [await self._summary(row, user) for row in await self.store.own(user)]

    async def _summary(self, row: posts.CampaignSummary, user: str) -> posts.CampaignSummary:
        """A row; while a game is played, its table says who is to move.

        A campaign of other content is kept and listed, but not played on.
        """
        try:
            summary = (await self.fresh(row.id)).table.summary(user)
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

    def judge(self, room: CampaignRoom, connection: Socket, message: CampaignDo) -> Draft:
        """What is to be stored for a command, `Stored`, or `Refusal`."""
        check_new(room.table, connection.person, message.cid)
        return room.table.judge(connection.person, message, self.now())

    async def finished(self, room: CampaignRoom, connection: Socket, message: CampaignDo) -> None:
        """Who chose may choose again with the same eyes; else somebody else takes the screen."""
        company = room.table.eyes_after(message)
        if connection.company != company:
            await self.ready(room, connection.person, company)
            connection.company = company
            room.greet(connection, self.now())

    def resent(self, room: CampaignRoom) -> None:
        """What follows may not have been done."""
        self._settle_later(room.id, 0.0)

    async def prepare(self, room: CampaignRoom, *eyes: object) -> None:
        """What everybody is told is made in the back room."""
        for look in room.looks():
            room.frames[look] = await self.backroom.for_play(room.frame, look, self.now())

    async def join(self, room: CampaignRoom, user: str, wish: posts.CampaignJoin) -> None:
        """Somebody takes an open company."""
        await self.change(room, lambda table: table.judge_join(user, wish))

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
            except Stored as stored:
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
            campaign = (await self.fresh(setup.campaign.id)).table.campaign
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
        rows: list[Change] = []

        def draft(table: CampaignTable) -> Draft:
            made, setup = judge(table)
            laid.append(setup)
            rows[:] = game_changes(setup, Room(Table(setup)).digest())
            return made

        await self.change(room, draft, lambda _event: rows)
        return laid[-1]

    async def unfinished(self, person: str) -> list[str]:
        """Campaigns of somebody that go on."""
        return [row.id for row in await self.store.own(person) if row.what != "over"]

    async def tables(self, campaign: str) -> list[str]:
        """Tables of a campaign's games."""
        return await self.store.tables(campaign)

    async def decide(self, room: CampaignRoom, judge: Judge) -> Draft:
        """A decision is tried on a copy, in the back room."""
        return await self.backroom.for_play(judge, room.table)

    def notices(self, room: CampaignRoom, body: dict[str, Any], at: float) -> dict[str, Notice]:
        """Whom an event happens to."""
        return notices_of(room.table, body, at)

    async def heard(self, room: CampaignRoom) -> None:
        """Should the other process not go on with it, this one does."""
        self._settle_later(room.id, YIELD_SECONDS)

    # ---------------------------------------------------------------- what happens by itself

    async def settle_now(self, room: CampaignRoom) -> None:
        """Bots' choices, the table of a game that is due, the report of one that is over."""
        try:
            while True:
                draft = await self.backroom.for_play(room.table.due, secrets.token_urlsafe(9))
                if draft is not None:
                    await self.own_event(room, draft)
                elif not await self._look_at_table(room):
                    break
        except StoreDown as down:
            self.store_down(room, down)
            self._settle_later(room.id)

    async def _look_at_table(self, room: CampaignRoom) -> bool:
        """See to the table of the game that is due; whether what is done there moves the campaign on."""
        ident = room.table.awaited or room.table.dealt
        if not ident:
            return False
        game = await self._find_table(ident)
        if game is None:
            with contextlib.suppress(Refusal):  # another process has just made it
                await self.hub.create(partial(room.table.game_setup, self.now()))
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
        report = await self.backroom.for_play(room.table.judge_report, game.table)
        await self.own_event(room, report)
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
        await self.own_event(room, room.table.judge_deal(game.table))
        return True

    def table_done(self, game: Room) -> None:
        """At the table of a campaign's game all have chosen, or it is over: its campaign goes on."""
        campaign = game.table.setup.campaign
        if campaign is not None:
            self._settle_later(campaign.id, 0.0)

    def _settle_later(self, campaign: str, pause: float = AGAIN_SECONDS) -> None:
        if campaign not in self._settling and not self.is_closing:
            self._settling.add(campaign)
            self.spawn(self._settle_again(campaign, pause))

    async def _settle_again(self, campaign: str, pause: float) -> None:
        await asyncio.sleep(pause)
        self._settling.discard(campaign)
        try:
            room = await self.fresh(campaign)
            async with room.lock:
                await self.settle_now(room)
        except StoreDown:
            self._settle_later(campaign)
