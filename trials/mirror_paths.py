"""Mirror worlds through every path: the same requests to two servers that differ in secrets only.

The servers are the real ones, on a database in memory; nothing happens by itself in them. Every path of
HTTP has a row here: the requests that are compared, or the reason why no secret is near. A path without
a row fails a test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec

from semafor.server.app import Server, make_app
from semafor.server.campaigns.state import CampaignSetup
from semafor.server.campaigns.store import CampaignStore
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Store
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.people.sessions import hash_token
from semafor.server.people.store import Person, PersonStore
from semafor.server.settings import Settings
from trials.world import AtOnce, Disk, Door, VirtualLoop

TOKEN = "the-viewers-token"  # noqa: S105 - of a world that lasts a second
# Both servers are the same place.
KEY = "17" * 32
URL = "http://127.0.0.1"
EVENT = "INSERT INTO event (log, rev, key, body, at) VALUES ($1, $2, $3, $4, $5)"
CAMPAIGN = "campaign-id"
# Path and query after it, and a body.
Request = tuple[str, Any]

STALE = {"cid": "x", "rev": -9, "company": "red", "option": "?"}
NO_COMPANIES = {
    "companies": [{"company": "blue", "kind": "bot"}, {"company": "red", "kind": "bot"}]
}
EYES = ("open", "spectator", "0", "1", "2", "3", "4", "x")
# Requests that are compared, by path and method; or why it need not be asked.
PATHS: dict[tuple[str, str], list[Request] | str] = {
    ("/api/welcome", "GET"): [("", None)],
    ("/api/lan", "POST"): "knows addresses, no games",
    ("/api/notices", "POST"): [("", {"keys": []})],
    ("/api/games", "GET"): [("", None)],
    ("/api/games", "POST"): "a new game: nothing of another one is looked at",
    ("/api/games/{id}", "GET"): [("", None), ("?invite=guessed", None)],
    ("/api/games/{id}/join", "POST"): [("", {"invite": "guessed", "name": "X"})],
    ("/api/games/{id}/hand", "POST"): [("", {"seat": seat}) for seat in (-1, 9)],
    ("/api/games/{id}/rematch", "POST"): [("", {})],
    ("/api/games/{id}/replay", "GET"): [("", None)],
    ("/api/games/{id}/replay/steps", "GET"): [(f"?eyes={eyes}&to=40", None) for eyes in EYES],
    ("/api/games/{id}/review", "GET"): [("", None)],
    ("/api/games/{id}/review", "POST"): [("", {})],
    ("/api/games/{id}/picture", "GET"): [("", None), ("?form=x", None)],
    ("/replay/{id}", "GET"): [("", None)],
    ("/replay/{id}/{move}", "GET"): [("", None)],
    ("/join/{id}/{invite}", "GET"): [("", None)],
    ("/api/games/{id}/record", "GET"): [("", None)],
    ("/api/games/{id}/branch", "POST"): [("", {"number": 0, "seat": 0})],
    ("/api/games/{id}/scene", "GET"): [("", None)],
    ("/api/games/{id}/postcards", "GET"): [("", None), *((f"?seat={n}", None) for n in range(5))],
    ("/api/daily", "GET"): [("", None), ("?edition=europe", None)],
    ("/api/daily", "POST"): "a new game of a deal that is the same in every world",
    ("/api/puzzles/{edition}", "GET"): "a position from a file, the same for everybody",
    ("/api/puzzles/{edition}", "POST"): "a position from a file, the same for everybody",
    ("/api/campaigns", "GET"): [("", None)],
    ("/api/campaigns", "POST"): "a new campaign: nothing of another one is looked at",
    ("/api/campaigns/import", "POST"): "what it answers follows from the file that was sent",
    ("/api/campaigns/{id}", "GET"): [
        ("", None),
        *((f"?eyes={colour}", None) for colour in ("blue", "red", "green")),
    ],
    ("/api/campaigns/{id}/join", "POST"): [("", {"invite": "guessed", "name": "X"})],
    ("/api/campaigns/{id}/story", "GET"): [("", None)],
    ("/api/campaigns/{id}/scene", "GET"): [("", None)],
    ("/api/campaigns/{id}/book", "GET"): [("", None)],
    ("/api/campaigns/{id}/chronicle", "GET"): [("?lang=pl", None)],
    ("/api/campaigns/{id}/poster", "GET"): [("?lang=en", None), ("?form=gif", None)],
    ("/api/campaigns/{id}/finale", "GET"): [("", None)],
    ("/api/campaigns/{id}/free", "GET"): [("", None)],
    ("/api/campaigns/{id}/free", "POST"): [("", NO_COMPANIES)],
    ("/api/campaigns/{id}/file", "POST"): [("", {"cid": "file"}), ("", {"cid": "x", "seal": "x"})],
    ("/api/hand", "POST"): [("", {"token": "guessed"})],
    ("/api/scenes/{edition}", "GET"): "a printed board",
    ("/api/editions", "GET"): "what is printed on boxes",
    ("/api/editions/{edition}", "GET"): "printed rules",
    ("/api/editions/{edition}/picture", "GET"): "a printed board",
    ("/api/login", "POST"): "knows people, no games",
    ("/api/register", "POST"): "knows people, no games",
    ("/api/me", "POST"): "knows people, no games",
    ("/api/logout", "POST"): "knows people, no games",
    ("/healthz", "GET"): "one word",
    ("/metrics", "GET"): "counts of a whole server",
    ("/{path}", "GET"): "files of the page",
}


@dataclass
class Stored:
    """What one of the two servers has stored before it is asked."""

    game: GameSetup | None = None
    played: Iterable[Event] = ()
    campaign: CampaignSetup | None = None
    entries: Iterable[Event] = ()


async def _nothing(*_: object) -> bool:
    """Neither server does anything by itself."""
    return False


async def _open(stored: Stored, viewer: str) -> Server:
    """A server with a game, a campaign and a viewer."""
    disk = Disk()
    server = Server(Settings(), Door(disk, random.Random(0), 0.0))
    server.works.backroom = AtOnce(server.metrics)
    for part, name in ((server.hub, "settle_now"), (server.campaigns, "settle_now")):
        setattr(part, name, _nothing)
    server.hub.on_change = lambda _room: None
    server.hub.on_done = lambda _room: None
    store = Store(server.database)
    await PersonStore(server.database).add_person(Person(viewer, "V", None), hash_token(TOKEN))
    if stored.game is not None:
        host = stored.game.host
        if host not in ("", viewer):
            await PersonStore(server.database).add_person(Person(host, "H", None), hash_token(host))
        table = Table(stored.game, list(stored.played))
        await store.create_game(stored.game, Room(table).digest())
        for event in stored.played:
            body = msgspec.json.encode(event.body).decode()
            row = (stored.game.id, event.rev, event.key, body, event.at)
            disk.connection.execute(EVENT, row)
    kept = CampaignStore(server.database)
    await kept.keep_secret("campaign-key", KEY)
    if stored.campaign is not None:
        campaign = CampaignTable(stored.campaign, stored.entries)
        summary = campaign.summary("")
        await kept.create(stored.campaign, summary, list(stored.entries))
    return server


async def _ask(stored: Stored, viewer: str, ids: Mapping[str, str]) -> dict[str, bytes]:
    server = await _open(stored, viewer or "nobody")
    transport = httpx.ASGITransport(make_app(server))
    headers = {"Origin": URL, "X-Semafor": "1"}
    if viewer:
        headers["Cookie"] = f"semafor={TOKEN}"
    told = {}
    async with httpx.AsyncClient(transport=transport, base_url=URL, headers=headers) as client:
        for (path, method), requests in PATHS.items():
            ident = ids.get("campaign" if path.startswith("/api/campaigns/{id}") else "game", "")
            if isinstance(requests, str) or ("{id}" in path and not ident):
                continue
            for query, body in requests:
                where = path.replace("{id}", ident) + query
                answer = await client.request(method, where, json=body)
                name = f"{method} {path}{query} {json.dumps(body)}"
                assert answer.status_code < 500, f"{name}: an error of the server's own"
                told[name] = b"%d " % answer.status_code + _plain(answer)
    is_known = b'"name":"V"' in told["GET /api/welcome null"]
    assert is_known == bool(viewer), "the viewer was taken for somebody else"
    return told


def _plain(answer: httpx.Response) -> bytes:
    """The body; of a sealed file its head and how long the envelope is: its bytes are random."""
    if b'"semafor-campaign"' not in answer.content:
        return answer.content
    data = answer.json()
    return json.dumps({**data, "for": "", "sealed": len(data["sealed"])}).encode()


def told(stored: Stored, viewer: str) -> dict[str, bytes]:
    """All answers to somebody (empty: to nobody in particular), by request."""
    loop = VirtualLoop()
    ids = {}
    if stored.game is not None:
        ids["game"] = stored.game.id
    if stored.campaign is not None:
        ids["campaign"] = stored.campaign.id
    try:
        return loop.run_until_complete(_ask(stored, viewer, ids))
    finally:
        loop.finish()


def same(ours: Mapping[str, bytes], theirs: Mapping[str, bytes], where: str) -> int:
    """Byte for byte; how many bytes there were."""
    assert list(ours) == list(theirs), where
    for name, mine in ours.items():
        assert mine == theirs[name], f"{name} differs: {where}\n{_part(mine, theirs[name])}"
    return sum(map(len, ours.values()))


def _part(mine: bytes, other: bytes) -> str:
    at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
    return f"… {mine[max(0, at - 80) : at + 80]!r}\n… {other[max(0, at - 80) : at + 80]!r}"
