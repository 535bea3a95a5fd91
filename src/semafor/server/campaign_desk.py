"""Files, free play, the finale and postcards in games: what comes beside the course of a campaign."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from semafor.campaign import Campaign
from semafor.campaign.content import content
from semafor.campaign.files import SUFFIX, Folder, file_data
from semafor.server import campaign_posts as posts
from semafor.server.api import Api, created, read_number
from semafor.server.campaign_api import room_of
from semafor.server.campaign_files import finished_record, table_record, unpack
from semafor.server.campaign_finale import show_finale
from semafor.server.campaign_free import free_numbers, lay_free_table, show_free_game
from semafor.server.campaign_postcards import show_postcards
from semafor.server.campaigns import CampaignRoom, Campaigns
from semafor.server.http import read, reply
from semafor.server.model import Refusal

MOST_LISTED = 50


class CampaignDesk:
    """All answers about campaigns that are not about what comes next."""

    def __init__(self, api: Api, campaigns: Campaigns) -> None:
        self.api = api
        self.campaigns = campaigns
        # A file is long work: one after the other.
        self._files = asyncio.Semaphore(1)

    # ---------------------------------------------------------------- files

    async def export(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/file: the whole campaign, sealed; for those who take part."""
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        if not room.table.owned(person) and not room.table.is_host(person):
            raise Refusal("not-your-company")
        self.api.limit_creations(request)
        async with self._files:
            folder = await self._folder(room)
            data = await asyncio.to_thread(file_data, folder)
        name = f"{content().numbers['id']}-{folder.campaign.state.game}{SUFFIX}"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)

    async def _folder(self, room: CampaignRoom) -> Folder:
        """The campaign as it is now, with its games; one that is on up to its latest move."""
        log = list(room.table.campaign.log)
        tables = dict(room.table.tables)
        campaign = await asyncio.to_thread(Campaign.replay, log)
        folder = Folder(campaign)
        running = tables.pop(campaign.state.game, "") if campaign.pending().what == "play" else ""
        for game, ident in tables.items():
            record = await self._record(ident)
            if record is not None:
                folder.records[game] = record
        if running:
            with contextlib.suppress(Refusal):  # its table is just being laid
                table = (await self.api.hub.room(running)).table
                folder.running = table_record(table) if table.game is not None else None
        return folder

    async def _record(self, ident: str) -> dict[str, Any] | None:
        """The record of a finished game; it need not stay in memory for that."""
        room = self.api.hub.rooms.get(ident)
        if room is not None:
            is_over = room.table.status == "over"
            return await asyncio.to_thread(table_record, room.table) if is_over else None
        setup = await self.api.hub.store.read_game(ident)
        if setup is None:
            return None
        events = await self.api.hub.store.read_events(ident)
        return await asyncio.to_thread(finished_record, setup, events)

    async def take_in(self, request: Request) -> Response:
        """POST /api/campaigns/import."""
        self.api.limit_creations(request)
        wish = await read(request, posts.ImportCampaign)
        session, token = await self.api.some_session(request)
        person = session.person
        async with self._files:
            parcel = await asyncio.to_thread(unpack, wish, person.id, person.name, time.time())
            summary = parcel.table.summary("")
            store = self.campaigns.store
            changes = await asyncio.to_thread(parcel.changes)
            if not await store.create(parcel.table.setup, summary, parcel.events, changes):
                raise Refusal("stale")  # its random id exists already: try again
        room = await self.campaigns.adopt(parcel.table)
        is_open = bool(room.table.open_companies())
        made = posts.CampaignCreated(room.id, room.table.setup.invite if is_open else None)
        return self.api.with_cookie(request, reply(made, 201), token)

    # ---------------------------------------------------------------- after the twelfth game

    async def finale(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/finale."""
        room = await room_of(self.campaigns, request)
        return reply(show_finale(room.table.campaign))

    async def play_on(self, request: Request) -> Response:
        """POST /api/campaigns/{id}/free."""
        wish = await read(request, posts.FreePlay)
        room = await room_of(self.campaigns, request)
        self.api.limit_creations(request)
        session = await self.api.session(request)
        if session is None:
            raise Refusal("not-your-company")
        person = session.person
        setup = await self.campaigns.lay(
            room, lambda table: lay_free_table(table, person.id, person.name, wish, time.time())
        )
        await self.api.hub.room(setup.id)
        return reply(created(setup), 201)

    async def free_games(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/free."""
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        found = []
        for number in reversed(free_numbers(room.table)[-MOST_LISTED:]):
            ident = room.table.tables[number]
            setup = await self.api.hub.store.read_game(ident)
            game = self.api.hub.rooms.get(ident)
            if game is not None:
                summary = game.table.summary(person)
            else:
                stored = await self.api.hub.store.read_summary(ident)
                if stored is None:
                    continue
                summary = stored
            if setup is not None:
                found.append(show_free_game(setup, summary, person))
        return reply(posts.FreeGames(found))

    # ---------------------------------------------------------------- postcards in a game

    async def postcards(self, request: Request) -> Response:
        """GET /api/games/{id}/postcards?seat=: the own secret sides, and the public side of all."""
        game = await self.api.hub.room(request.path_params["id"])
        person = await self.api.person(request)
        seat = read_number(request, "seat", -1) if "seat" in request.query_params else None
        if seat is not None and seat not in game.table.seating.owned(person):
            raise Refusal("not-your-seat")
        return reply(show_postcards(game.table, seat))
