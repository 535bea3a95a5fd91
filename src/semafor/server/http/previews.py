"""What a link shows before it is opened, and the picture of a finished game.

Messengers read the page's head: its title, a sentence, a picture. All of it is what anybody with the link may see:
of a game that has not ended the edition, the number of seats and whether one is open, of a finished game its result.
"""

from __future__ import annotations

from collections import OrderedDict
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from semafor.drawing.sharing import HEIGHT, WIDTH
from semafor.editions import read_edition
from semafor.server.games.past import Past
from semafor.server.games.picturing import can_draw_png, shown_names
from semafor.server.games.table import Table
from semafor.server.http import clerk
from semafor.server.http.api import Api
from semafor.server.http.files import PAGE, Files, Packed, send
from semafor.server.http.links import link_url
from semafor.server.protocol.refusals import Refusal
from semafor.texts import LANGUAGES, Texts

MOST_PICTURES = 64
HEAD_END = b"</head>"


class Previews:
    """Pictures of finished games, and pages with a head that speaks of one game."""

    def __init__(self, api: Api, files: Files) -> None:
        self._api = api
        self._files = files
        self._pictures: OrderedDict[tuple[str, str], Packed] = OrderedDict()

    # ---------------------------------------------------------------- pictures

    async def picture(self, request: Request) -> Response:
        """GET /api/games/{id}/picture?form=svg|png: the final board with names and scores."""
        table = (await self._api.room(request)).table
        form = request.query_params.get("form", "svg")
        if form not in ("svg", "png") or (form == "png" and not can_draw_png()):
            raise Refusal("bad-request", why="form")
        if table.status != "over":
            raise Refusal("not-over")
        if table.setup.campaign is not None:
            raise Refusal("campaign-sealed")
        key = (table.setup.id, form)
        if key not in self._pictures:
            person = await self._api.person(request)
            work = clerk.pack_final_picture
            made = await self._api.send_for(request, person, work, Past.of(table), form)
            self._pictures[key] = made
            while len(self._pictures) > MOST_PICTURES:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return send(request, self._pictures[key])

    # ---------------------------------------------------------------- pages

    async def page(self, request: Request) -> Response:
        """GET /replay/{id}, /join/{id}/{invite}: the page, and in its head what the link leads to."""
        packed = await self._api.hub.backroom.for_play(self._files.find, PAGE)
        if packed is None:
            raise Refusal("unknown-path")
        try:
            table = (await self._api.room(request)).table
        except Refusal:
            return send(request, packed)  # the page itself says what is wrong
        # Reading the catalogue of a language takes longer than a table may wait.
        tags = await self._api.hub.backroom.for_play(self._tags, request, table)
        body = packed.body.replace(HEAD_END, tags.encode() + HEAD_END, 1)
        headers = {"cache-control": packed.caching}
        return Response(body, media_type=packed.kind, headers=headers)

    def _tags(self, request: Request, table: Table) -> str:
        texts = Texts(_language(request))
        edition = table.setup.edition
        titles = read_edition(edition)["title"] if table.setup.campaign is None else {}
        name = titles.get(texts.language, "")
        image = f"/api/editions/{edition}/picture" if titles else ""
        sentence = texts("preview-seats", seats=len(table.setup.seats))
        if not titles:
            title = texts("preview-campaign")
        elif table.status == "over":
            title = texts("preview-replay", edition=name)
            sentence = _result(table, texts)
            image = f"/api/games/{table.setup.id}/picture"
            if can_draw_png():
                image += "?form=png"
        elif table.status == "lobby" and table.seating.open_seats():
            title = texts("preview-invite", edition=name)
        else:  # nobody can join any more
            title = texts("preview-watch", edition=name)
        rows = {
            "og:site_name": "Semafor",
            "og:type": "website",
            "og:title": title,
            "og:description": sentence,
            "og:url": link_url(request, self._api.reach, request.url.path),
        }
        if image:
            rows["og:image"] = link_url(request, self._api.reach, image)
        if "/games/" in image:
            rows |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
            rows["twitter:card"] = "summary_large_image"
        return "".join(
            f'<meta property="{escape(key)}" content="{escape(value)}" />\n'
            for key, value in rows.items()
        )


def _language(request: Request) -> str:
    """The first language of the reader, if it is one of ours; else English."""
    wished = request.headers.get("accept-language", "")[:2].lower()
    return wished if wished in LANGUAGES else "en"


def _result(table: Table, texts: Texts) -> str:
    """Names and scores, the first one first."""
    ending = table.ending()
    assert ending is not None, "the game is over"
    names = shown_names(table.seating.names(), texts)
    order = sorted(range(len(names)), key=lambda seat: ending.seats[seat].rank)
    return ", ".join(f"{names[seat]} {ending.seats[seat].total}" for seat in order)
