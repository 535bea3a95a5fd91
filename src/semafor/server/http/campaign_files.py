"""A campaign as one sealed file, taken from the server and brought to it over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from semafor.campaign.files import SUFFIX
from semafor.campaign.log import Entry
from semafor.campaign.sealing import check_seal
from semafor.charter import Campaign
from semafor.charter.content import GAMES
from semafor.charter.folders import Folder, file_data, raw_data
from semafor.engine.errors import SetupError
from semafor.server.campaigns.files import Parcel, unpack
from semafor.server.campaigns.hub import Campaigns
from semafor.server.campaigns.state import raw_log
from semafor.server.http import clerk
from semafor.server.http.api import Api
from semafor.server.http.bodies import decode_body, read, read_body, reply
from semafor.server.http.campaigns import room_of
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change

# How the back room is asked on somebody's account.
Beside = Callable[[Callable[[], Any]], Awaitable[Any]]


def _attached(body: bytes, name: str) -> Response:
    """A file to be saved."""
    headers = {"content-disposition": f'attachment; filename="{name}{SUFFIX}"'}
    return Response(body, media_type="application/json", headers=headers)


class CampaignFiles:
    """All answers about campaigns as files."""

    def __init__(self, api: Api, campaigns: Campaigns) -> None:
        self.api = api
        self.campaigns = campaigns
        # A file is long work: one after the other.
        self._files = asyncio.Semaphore(1)

    async def export(self, request: Request) -> Response:
        """POST /api/campaigns/{id}/file: the whole campaign, sealed; for the host, between the games."""
        wish = await read(request, posts.TakeFile)
        own = (await self.campaigns.key()).seal
        seal = check_seal(wish.seal) if wish.seal else own
        try:
            room = await room_of(self.campaigns, request)
        except SetupError as error:
            if error.reason != "campaign-content":
                raise
            return await self._export_unknown(request, seal)
        person = await self.api.person(request)
        self.api.limit_creations(request)

        def beside(work: Callable[[], Any]) -> Awaitable[Any]:
            return self.api.beside(request, person, work, goes_on=True)

        async with self._files:
            await self.api.beside(request, person, lambda: None)  # refused now or not at all
            send_for = partial(self.api.send_for, request, person, goes_on=True)
            log, tables = await self.campaigns.take_file(
                room, person, wish.cid, is_here=seal == own
            )
            folder = await self._folder(log, tables, beside, send_for)
            body = await beside(lambda: msgspec.json.encode(file_data(folder, seal)))
        state = folder.campaign.state
        return _attached(body, f"{state.box.numbers['id']}-{state.game}")

    async def _export_unknown(self, request: Request, seal: str) -> Response:
        """The same of a campaign whose content is not known here: its log, for its host."""
        campaign = request.path_params["id"]
        store = self.campaigns.store
        person = await self.api.person(request)
        setup = await store.read(campaign)
        if setup is None or not person or await store.host(campaign) != person:
            raise Refusal("not-your-company")
        self.api.limit_creations(request)
        events = await store.read_events(campaign)

        def write() -> bytes:
            return msgspec.json.encode(raw_data(raw_log(setup, events), seal))

        return _attached(await self.api.beside(request, person, write), campaign)

    async def _folder(
        self, log: list[Entry], tables: dict[int, str], beside: Beside, send_for: Any
    ) -> Folder:
        """The campaign as a log tells it, with the games that are finished in it and free ones."""
        folder = Folder(await beside(lambda: Campaign.replay(log)))
        played = {entry["game"] for entry in log if entry["do"] == "finish"}
        for game, ident in tables.items():
            record = None
            if game in played or game > GAMES:
                record = await self._record(ident, beside, send_for)
            if record is not None:
                folder.records[game] = record
        return folder

    async def _record(self, ident: str, beside: Beside, send_for: Any) -> dict[str, Any] | None:
        """The record of a finished game; it need not stay in memory for that."""
        room = self.api.hub.rooms.get(ident)
        if room is not None:
            table = room.table
            if table.status != "over":
                return None
            record: dict[str, Any] = await beside(table.whole_record)
            return record
        setup = await self.api.hub.store.read_game(ident)
        if setup is None:
            return None
        events = await self.api.hub.store.read_events(ident)
        found: dict[str, Any] | None = await send_for(clerk.finished_record, setup, events)
        return found

    async def take_in(self, request: Request) -> Response:
        """POST /api/campaigns/import."""
        self.api.limit_creations(request)
        body = await read_body(request)
        session, token = await self.api.some_session(request)
        person = session.person

        keys = [await self.campaigns.key()]

        def take() -> tuple[Parcel, list[Change]]:
            wish = decode_body(body, posts.ImportCampaign)
            parcel = unpack(wish, person.id, person.name, self.api.hub.now(), keys)
            return parcel, parcel.changes()

        async with self._files:
            parcel, changes = await self.api.beside(request, person.id, take)
            summary = parcel.table.summary("")
            store = self.campaigns.store
            if not await store.create(parcel.table.setup, summary, parcel.events, changes):
                raise Refusal("stale")  # its random id exists already: try again
        room = await self.campaigns.adopt(parcel.table)
        is_open = bool(room.table.open_companies())
        made = posts.CampaignCreated(room.id, room.table.setup.invite if is_open else None)
        return self.api.with_cookie(request, reply(made, 201), token)
