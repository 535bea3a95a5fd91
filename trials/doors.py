"""Every door of the server with a way to knock: one valid request for each path, one of each message.

The lists are compared with the router and the union of messages themselves (`missing_doors`): a new path
or message without a row here fails a test, and is attacked and fuzzed as soon as it has one.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any, NamedTuple, get_args, get_type_hints

from starlette.routing import Route

from semafor.server.app import Server, make_routes
from semafor.server.protocol.messages import CampaignDo, ClientMessage
from trials.stage import Stage

PAGE = "/{path:path}"
NUMBERS = itertools.count(1)


class Knock(NamedTuple):
    """One request: a path with its query, and a body for those that take one."""

    method: str
    path: str
    body: bytes = b""


def cid() -> str:
    """A name for a command that nobody has used."""
    return f"knock-{next(NUMBERS)}"


def get(path: str) -> Callable[[Stage], Knock]:
    """A request without a body; `{running}` and so on are names of the stage."""
    return lambda stage: Knock("GET", path.format(**vars(stage)))


def post(path: str, make: Callable[[Stage], Any]) -> Callable[[Stage], Knock]:
    """A request with JSON."""
    return lambda stage: Knock("POST", path.format(**vars(stage)), json.dumps(make(stage)).encode())


SEATS = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
COMPANIES = [{"company": "blue", "kind": "me"}, {"company": "red", "kind": "bot"}]
PASSWORD = {"name": "nobody at all", "password": "not the password"}
FILE = {"format": "semafor-campaign", "version": 1, "salt": "00", "sealed": "AAAA", "digest": ""}

# The most that each path can be made to do: whole replays of the longest game, late campaigns.
PATHS: dict[tuple[str, str], list[Callable[[Stage], Knock]]] = {
    ("GET", "/api/welcome"): [get("/api/welcome")],
    ("POST", "/api/lan"): [post("/api/lan", lambda _: {})],
    ("POST", "/api/notices"): [post("/api/notices", lambda _: {"keys": ["x"] * 100})],
    ("POST", "/api/me"): [post("/api/me", lambda _: {"name": "Anna"})],
    ("POST", "/api/register"): [post("/api/register", lambda _: {**PASSWORD, "name": cid()})],
    ("POST", "/api/login"): [post("/api/login", lambda _: PASSWORD)],
    ("POST", "/api/logout"): [post("/api/logout", lambda _: {})],
    ("GET", "/api/games"): [get("/api/games")],
    ("POST", "/api/games"): [
        post("/api/games", lambda _: {"edition": "europe", "mode": "solo", "seats": SEATS}),
    ],
    ("GET", "/api/games/{id}"): [get("/api/games/{running}"), get("/api/games/{table}")],
    ("POST", "/api/games/{id}/join"): [
        post("/api/games/{running}/join", lambda _: {"invite": "guessed", "name": "X"}),
    ],
    ("POST", "/api/games/{id}/rematch"): [
        post("/api/games/{finished}/rematch", lambda _: {}),
        post("/api/games/{running}/rematch", lambda _: {}),
    ],
    ("POST", "/api/games/{id}/hand"): [post("/api/games/{running}/hand", lambda _: {"seat": 1})],
    ("GET", "/api/games/{id}/replay"): [
        get("/api/games/{running}/replay"),
        get("/api/games/{finished}/replay"),
        get("/api/games/{table}/replay"),
        get("/api/games/past-11/replay"),
    ],
    ("GET", "/api/games/{id}/replay/steps"): [
        get("/api/games/{running}/replay/steps?eyes=0"),
        get("/api/games/{finished}/replay/steps?eyes=open"),
        get("/api/games/{table}/replay/steps?eyes=0"),
        get("/api/games/past-11/replay/steps?eyes=0"),
    ],
    ("GET", "/api/games/{id}/review"): [
        get("/api/games/{running}/review"),
        get("/api/games/{finished}/review"),
        get("/api/games/{table}/review"),
    ],
    ("POST", "/api/games/{id}/review"): [
        post("/api/games/{running}/review", lambda _: {}),
        post("/api/games/{finished}/review", lambda _: {}),
    ],
    ("GET", "/api/daily"): [get("/api/daily?edition=usa-classic"), get("/api/daily?edition=none")],
    ("POST", "/api/daily"): [
        post("/api/daily", lambda _: {"edition": "usa-classic"}),
        post("/api/daily", lambda _: {"edition": "none"}),
    ],
    ("GET", "/api/puzzles/{edition}"): [
        get("/api/puzzles/usa-classic"),
        get("/api/puzzles/none"),
    ],
    ("POST", "/api/puzzles/{edition}"): [
        post("/api/puzzles/usa-classic", lambda _: {"number": 0, "choice": 0}),
        post("/api/puzzles/usa-classic", lambda _: {"number": 10**6, "choice": -1}),
    ],
    ("GET", "/api/games/{id}/picture"): [
        get("/api/games/{running}/picture"),
        get("/api/games/{finished}/picture"),
        get("/api/games/{finished}/picture?form=png"),
    ],
    ("GET", "/replay/{id}"): [get("/replay/{finished}"), get("/replay/{running}")],
    ("GET", "/replay/{id}/{move}"): [get("/replay/{finished}/3")],
    ("GET", "/join/{id}/{invite}"): [get("/join/{running}/guessed")],
    ("GET", "/api/games/{id}/record"): [get("/api/games/{finished}/record")],
    ("POST", "/api/games/{id}/branch"): [
        post("/api/games/{finished}/branch", lambda _: {"number": 60, "seat": 0}),
    ],
    ("GET", "/api/games/{id}/scene"): [
        get("/api/games/{running}/scene"),
        get("/api/games/{table}/scene"),
    ],
    ("GET", "/api/campaigns"): [get("/api/campaigns")],
    ("POST", "/api/campaigns"): [
        post("/api/campaigns", lambda _: {"companies": COMPANIES, "pace": 0}),
    ],
    ("POST", "/api/campaigns/import"): [post("/api/campaigns/import", lambda _: {"file": FILE})],
    ("GET", "/api/campaigns/{id}"): [
        get("/api/campaigns/{campaign}?eyes=blue"),
        get("/api/campaigns/{over}"),
    ],
    ("POST", "/api/campaigns/{id}/join"): [
        post("/api/campaigns/{campaign}/join", lambda _: {"invite": "invite", "name": "X"}),
    ],
    ("GET", "/api/campaigns/{id}/story"): [get("/api/campaigns/{campaign}/story")],
    ("GET", "/api/campaigns/{id}/scene"): [
        get("/api/campaigns/{campaign}/scene"),
        get("/api/campaigns/{over}/scene"),
    ],
    ("GET", "/api/campaigns/{id}/book"): [
        get("/api/campaigns/{over}/book"),
        get("/api/campaigns/{campaign}/book"),
    ],
    ("GET", "/api/campaigns/{id}/chronicle"): [
        get("/api/campaigns/{over}/chronicle"),
        get("/api/campaigns/{campaign}/chronicle?lang=none"),
    ],
    ("GET", "/api/campaigns/{id}/poster"): [
        get("/api/campaigns/{campaign}/poster?lang=pl"),
        get("/api/campaigns/{over}/poster?form=png"),
    ],
    ("POST", "/api/campaigns/{id}/file"): [
        post("/api/campaigns/{over}/file", lambda _: {"cid": cid()}),
        post("/api/campaigns/{over}/file", lambda _: {"cid": "again"}),
    ],
    ("GET", "/api/campaigns/{id}/finale"): [get("/api/campaigns/{over}/finale")],
    ("GET", "/api/campaigns/{id}/free"): [get("/api/campaigns/{over}/free")],
    ("POST", "/api/campaigns/{id}/free"): [
        post("/api/campaigns/{over}/free", lambda _: {"companies": COMPANIES, "pace": 0}),
    ],
    ("GET", "/api/games/{id}/postcards"): [get("/api/games/{table}/postcards?seat=0")],
    ("POST", "/api/hand"): [post("/api/hand", lambda _: {"token": "guessed"})],
    ("GET", "/api/scenes/{edition}"): [get("/api/scenes/europe"), get("/api/scenes/legends")],
    ("GET", "/api/editions"): [get("/api/editions")],
    ("GET", "/api/editions/{edition}"): [get("/api/editions/europe"), get("/api/editions/none")],
    ("GET", "/api/editions/{edition}/picture"): [get("/api/editions/germany/picture")],
    ("GET", "/healthz"): [get("/healthz")],
    ("GET", "/metrics"): [get("/metrics")],
    ("GET", PAGE): [get("/"), get("/game/{running}"), get("/nothing.js")],
}

# What a message to a campaign may ask for; what costs most is done and not only refused.
DEEDS: dict[str, list[dict[str, Any]]] = {
    "substitute": [{"company": "blue"}],
    "read": [{}],
    "return": [{"company": "blue"}],
    "name": [
        {"company": "blue", "what": "company", "of": "blue", "text": "Blue Line"},
        {"company": "blue", "what": "train", "of": "blue", "text": "<b>Express</b> & Sons"},
        {"what": "company", "of": "blue"},
    ],
    "write": [{"company": "blue", "game": game, "text": "W" * 200} for game in (1, 11)],
    "share": [{"company": "blue", "what": "clue", "of": "none"}],
    "ready": [{}],
    "begin": [{"absent": ["red"], "bots": {"blue": "casual"}}],
    "choose": [{"company": "blue", "option": "none"}],
    "leave": [{"company": "none"}],
}


def deed(do: str, values: dict[str, Any]) -> Callable[[Stage], dict[str, Any]]:
    """A command to the late campaign."""
    return lambda stage: {"t": "do", "cid": cid(), "rev": stage.rev, "do": do, **values}


# Messages of the seat 0 of the long game; the first one each socket sends is a hello.
MESSAGES: dict[str, list[Callable[[Stage], dict[str, Any]]]] = {
    "hello": [
        lambda stage: {"t": "hello", "game": stage.running, "seat": 0},
        lambda stage: {"t": "hello", "game": stage.table, "seat": 0},
        lambda stage: {"t": "hello", "game": stage.finished},
    ],
    "play": [
        lambda _: {"t": "play", "cid": cid(), "rev": 1, "move": {"do": "draw", "from": "deck"}},
        lambda _: {"t": "play", "cid": cid(), "rev": 10**6, "move": {"do": "pass"}},
    ],
    "undo": [lambda _: {"t": "undo", "cid": cid(), "rev": 10**6}],
    "rewind": [lambda _: {"t": "rewind", "cid": cid(), "rev": 10**6}],
    "start": [lambda _: {"t": "start", "cid": cid()}],
    "word": [lambda _: {"t": "word", "cid": cid(), "word": "semaphore"}],
    "leave": [lambda _: {"t": "leave", "cid": cid(), "seat": 0}],
    "swap": [lambda _: {"t": "swap", "cid": cid(), "seat": 0, "other": 1}],
    "colour": [lambda _: {"t": "colour", "cid": cid(), "seat": 0, "colour": "red"}],
    "first": [lambda _: {"t": "first", "cid": cid(), "first": 0}],
    "substitute": [lambda _: {"t": "substitute", "cid": cid(), "seat": 9}],
    "return": [lambda _: {"t": "return", "cid": cid(), "seat": 0}],
    "ask": [
        lambda _: {"t": "ask", "id": "1", "what": "plan"},
        lambda _: {"t": "ask", "id": "2", "what": "hint"},
        lambda _: {"t": "ask", "id": "3", "what": "route", "route": "berlin-essen"},
        lambda _: {"t": "ask", "id": "4", "what": "explain", "seat": 0},
    ],
    "react": [lambda _: {"t": "react", "emote": "nice"}],
    "ping": [lambda _: {"t": "ping", "time": 1.5}],
    # From here on the socket looks at the late campaign.
    "follow": [lambda stage: {"t": "follow", "campaign": stage.campaign, "company": "blue"}],
    "do": [deed(do, values) for do, rows in DEEDS.items() for values in rows],
}


class _Anything:
    """Stands for a server of which only the routes are wanted."""

    def __getattr__(self, name: str) -> Any:
        return _Anything()


def real_paths() -> set[tuple[str, str]]:
    """Every method and path of the router."""
    server: Server = _Anything()  # type: ignore[assignment]
    found = set()
    for route in make_routes(server):
        if isinstance(route, Route):
            method = "GET" if "GET" in (route.methods or ()) else "POST"
            found.add((method, route.path))
    return found


def real_messages() -> set[str]:
    """The tag of every message a client may send."""
    return {str(kind.__struct_config__.tag) for kind in get_args(ClientMessage)}


def real_deeds() -> set[str]:
    """Everything a message to a campaign may ask for."""
    return set(get_args(get_type_hints(CampaignDo)["do"]))


def missing_doors() -> list[str]:
    """What the server knows and nobody here knocks at, and the other way round."""
    paths = real_paths() ^ set(PATHS)
    messages = real_messages() ^ set(MESSAGES)
    deeds = real_deeds() ^ set(DEEDS)
    return sorted(
        [*(f"{method} {path}" for method, path in paths), *messages, *(f"do {do}" for do in deeds)]
    )
