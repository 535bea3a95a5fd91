"""The HTTP interface of campaigns: one method for each path, in the words of campaign_posts.py."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from semafor.campaign.content import content
from semafor.campaign.overlay import modules_of
from semafor.server import campaign_posts as posts
from semafor.server.api import Api, read_number
from semafor.server.campaign_words import companies
from semafor.server.campaigns import CampaignRoom, Campaigns
from semafor.server.files import Packed, pack, send
from semafor.server.http import read, reply
from semafor.texts import LANGUAGES
from semafor.texts.campaign_game import game_catalogue
from semafor.texts.campaign_help import help_rows

# How long an answer may be held back for something new.
WAIT_SECONDS = 20.0
MOST_SCENES = 64


async def room_of(campaigns: Campaigns, request: Request) -> CampaignRoom:
    """The campaign a path names."""
    return await campaigns.room(request.path_params["id"])


class CampaignApi:
    """All answers about campaigns."""

    def __init__(self, api: Api, campaigns: Campaigns) -> None:
        self.api = api
        self.campaigns = campaigns
        self._scenes: dict[str, Packed] = {}

    async def own(self, request: Request) -> Response:
        """GET /api/campaigns."""
        person = await self.api.person(request)
        found = await self.campaigns.own(person) if person else []
        name = dict(content().numbers["name"])
        return reply(posts.CampaignList(found, companies(), name))

    async def create(self, request: Request) -> Response:
        """POST /api/campaigns."""
        wish = await read(request, posts.CreateCampaign)
        self.api.limit_creations(request)
        session, token = await self.api.some_session(request)
        person = session.person
        room = await self.campaigns.create(wish, person.id, person.name)
        is_open = bool(room.table.open_companies())
        made = posts.CampaignCreated(room.id, room.table.setup.invite if is_open else None)
        return self.api.with_cookie(request, reply(made, 201), token)

    async def show(self, request: Request) -> Response:
        """GET /api/campaigns/{id}?since=&eyes=: with `since` once there is something newer.

        `eyes`: one of the own companies, for who has several.
        """
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        eyes = request.query_params.get("eyes", "")
        if "since" in request.query_params:
            is_new = request.query_params["since"] == "-1"  # of a campaign without any event
            since = -1 if is_new else read_number(request, "since", -1)
            await self.campaigns.wait(room, since, WAIT_SECONDS)
        return reply(room.table.view(person, time.time(), eyes))

    async def do(self, request: Request) -> Response:
        """POST /api/campaigns/{id}/do."""
        command = await read(request, posts.CampaignDo)
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        rev = await self.campaigns.do(room, person, command)
        table = room.table
        seen = table.view(person, time.time(), table.eyes_after(command))
        return reply(posts.CampaignDone(command.cid, rev, seen))

    async def join(self, request: Request) -> Response:
        """POST /api/campaigns/{id}/join."""
        wish = await read(request, posts.CampaignJoin)
        room = await room_of(self.campaigns, request)
        session, token = await self.api.some_session(request)
        person = session.person
        if not wish.name:
            wish = msgspec.structs.replace(wish, name=person.name)
        await self.campaigns.join(room, person.id, wish)
        seen = room.table.view(person.id, time.time())
        return self.api.with_cookie(request, reply(seen), token)

    async def story(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/story."""
        room = await room_of(self.campaigns, request)
        return reply(room.table.story())

    async def scene(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/scene: the board as it is now."""
        room = await room_of(self.campaigns, request)
        return await self._send_scene(request, room.table.board_overlay())

    async def game_scene(self, request: Request) -> Response:
        """GET /api/games/{id}/scene: the board of a campaign's game as it was then."""
        game = await self.api.hub.room(request.path_params["id"])
        campaign = game.table.setup.campaign
        if campaign is None:
            request.path_params["edition"] = game.table.setup.edition
            return await self.api.scene(request)
        return await self._send_scene(request, campaign.overlay)

    async def _send_scene(self, request: Request, overlay: dict[str, Any]) -> Response:
        key = msgspec.json.encode(overlay, order="deterministic").decode()
        if key not in self._scenes:
            from semafor.drawing.campaign import (  # noqa: PLC0415 - only who draws pays for it
                overlay_scene,
            )

            scene = await asyncio.to_thread(overlay_scene, overlay)
            words = {language: game_catalogue(overlay, language) for language in LANGUAGES}
            rules = help_rows(modules_of(overlay), overlay["tariff"])
            body = msgspec.json.encode({**scene, "words": words, "rules": rules})
            while len(self._scenes) >= MOST_SCENES:
                del self._scenes[next(iter(self._scenes))]
            self._scenes[key] = pack(body, "application/json")
        return send(request, self._scenes[key])
