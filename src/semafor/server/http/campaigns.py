"""The HTTP interface of campaigns: one method for each path, in the words of protocol/campaigns.py."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from semafor.charter.content import content
from semafor.charter.ticket_cards import show_tickets
from semafor.server.campaigns.book import show_book
from semafor.server.campaigns.finale import show_finale
from semafor.server.campaigns.free_play import free_numbers, lay_free_table, show_free_game
from semafor.server.campaigns.hub import Campaigns
from semafor.server.campaigns.postcards import show_postcards
from semafor.server.campaigns.room import CampaignRoom
from semafor.server.campaigns.words import companies
from semafor.server.games.picturing import can_draw_png
from semafor.server.games.setup import CampaignGame
from semafor.server.http import clerk
from semafor.server.http.api import Api, created, read_number
from semafor.server.http.bodies import read, reply
from semafor.server.http.files import Packed, send
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.refusals import Refusal
from semafor.texts import LANGUAGES

MOST_SCENES = 64
MOST_LISTED = 50


def read_language(request: Request) -> str:
    """The language somebody wishes for; English where it is none of ours."""
    wished = request.query_params.get("lang", "")
    return wished if wished in LANGUAGES else LANGUAGES[0]


async def room_of(campaigns: Campaigns, request: Request) -> CampaignRoom:
    """The campaign a path names."""
    return await campaigns.fresh(request.path_params["id"])


class CampaignApi:
    """All answers about campaigns."""

    def __init__(self, api: Api, campaigns: Campaigns) -> None:
        self.api = api
        self.campaigns = campaigns
        self._scenes: dict[str, Packed] = {}
        # Of campaigns that are over: nothing changes any longer.
        self._finales: dict[str, bytes] = {}

    async def own(self, request: Request) -> Response:
        """GET /api/campaigns."""
        person = await self.api.person(request)
        found = await self.campaigns.own(person) if person else []
        name = dict(content().numbers["name"])
        seal = (await self.campaigns.key()).seal
        return reply(posts.CampaignList(found, companies(), name, seal))

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
        """GET /api/campaigns/{id}?eyes=: one of the own companies, for who has several."""
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        eyes = request.query_params.get("eyes", "")
        await self.campaigns.ready(room, person, eyes)
        return reply(room.table.view(person, self.api.hub.now(), eyes))

    async def join(self, request: Request) -> Response:
        """POST /api/campaigns/{id}/join."""
        wish = await read(request, posts.CampaignJoin)
        room = await room_of(self.campaigns, request)
        session, token = await self.api.some_session(request)
        person = session.person
        if not wish.name:
            wish = msgspec.structs.replace(wish, name=person.name)
        await self.campaigns.join(room, person.id, wish)
        await self.campaigns.ready(room, person.id)
        seen = room.table.view(person.id, self.api.hub.now())
        return self.api.with_cookie(request, reply(seen), token)

    async def story(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/story."""
        room = await room_of(self.campaigns, request)
        return reply(room.table.story())

    async def book(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/book: the rulebook as it is filled by now."""
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        seen = room.table.seen(None)  # in the loop: nothing changes meanwhile
        return reply(await self.api.beside(request, person, lambda: show_book(seen)))

    async def scene(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/scene: the board as it is now."""
        room = await room_of(self.campaigns, request)
        table, state = room.table, room.table.campaign.state
        game = CampaignGame(table.setup.id, state.game, table.board_overlay(), show_tickets(state))
        return await self._send_scene(request, game)

    async def game_scene(self, request: Request) -> Response:
        """GET /api/games/{id}/scene: the board of a campaign's game as it was then."""
        game = await self.api.hub.room(request.path_params["id"])
        campaign = game.table.setup.campaign
        if campaign is None:
            request.path_params["edition"] = game.table.setup.edition
            return await self.api.scene(request)
        return await self._send_scene(request, campaign)

    async def _send_scene(self, request: Request, game: CampaignGame) -> Response:
        overlay = game.overlay
        marks = (overlay, game.tickets, game.stamps_needed)
        key = msgspec.json.encode(marks, order="deterministic").decode()
        if key not in self._scenes:
            person = await self.api.person(request)
            packed = await self.api.send_for(request, person, clerk.pack_overlay, game)
            while len(self._scenes) >= MOST_SCENES:
                del self._scenes[next(iter(self._scenes))]
            self._scenes[key] = packed
        return send(request, self._scenes[key])

    # ---------------------------------------------------------------- the chronicle on paper

    async def chronicle(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/chronicle?lang=: every game on a page, as a book to print."""
        room = await room_of(self.campaigns, request)
        person = await self.api.person(request)
        seen, overlay = room.table.on_paper()  # in the loop: nothing changes meanwhile
        made = await self.api.send_for(
            request, person, clerk.pack_chronicle, seen, overlay, read_language(request)
        )
        return send(request, made)

    async def poster(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/poster?lang=&form=svg|png: the board on one sheet."""
        room = await room_of(self.campaigns, request)
        form = request.query_params.get("form", "svg")
        if form not in ("svg", "png") or (form == "png" and not can_draw_png()):
            raise Refusal("bad-request", why="form")
        person = await self.api.person(request)
        seen, overlay = room.table.on_paper()  # in the loop: nothing changes meanwhile
        language = read_language(request)
        made = await self.api.send_for(
            request, person, clerk.pack_poster, seen, overlay, language, form
        )
        return send(request, made)

    # ---------------------------------------------------------------- after the twelfth game

    async def finale(self, request: Request) -> Response:
        """GET /api/campaigns/{id}/finale."""
        campaign = (await room_of(self.campaigns, request)).table.campaign
        ident = request.path_params["id"]
        if campaign.pending().what != "over" or ident not in self._finales:
            person = await self.api.person(request)
            found = await self.api.beside(request, person, lambda: show_finale(campaign))
            while len(self._finales) >= MOST_LISTED:
                del self._finales[next(iter(self._finales))]
            self._finales[ident] = encode(found)
        return Response(self._finales[ident], media_type="application/json")

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
            room,
            lambda table: lay_free_table(table, person.id, person.name, wish, self.api.hub.now()),
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
