"""Who may do what: every role against every path and every message. What has no row fails.

The table of the tests: seat 0 is Anna's (host, on turn), seat 1 Piotr's (off turn), seat 2 was Ewa's
and is now her phone's. Then there are a player of another table, somebody with a session and no
seat, a session that has ended, nobody at all, and Anna's token in a program (no cookie, no origin).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import httpx
import pytest
from starlette.routing import Route

from semafor.server.app import make_routes
from semafor.server.games import judging
from semafor.server.protocol.messages import CampaignDo, ClientMessage
from tests.server.clients import Person, Seat
from tests.server.running import Running

ROLES = ("nobody", "ended", "other", "watcher", "ex", "off", "on", "program")
NO_SEAT = ("nobody", "ended", "other", "watcher", "ex")


class Scene:
    """A running game of three with everybody who may want something of it."""

    def __init__(self, server: Running) -> None:
        self.url = server.url
        self.people = {role: Person(server.url) for role in ROLES}
        self.phone = Person(server.url)
        host = self.people["on"]
        self.game = host.create("me", "open", "open", first=0)
        self.invite = host.invite
        self.join("off")
        self.join("ex")
        seats = [host.sit(self.game, 0), self.people["off"].sit(self.game, 1)]
        assert seats[0].command({"t": "start"})["t"] == "ack"
        link = self.people["ex"].post(f"/api/games/{self.game}/hand", {"seat": 2})
        self.phone.post("/api/hand", {"token": link["path"].removeprefix("/hand/")})
        for seat in (*seats, self.phone.sit(self.game, 2)):
            seat.play()
            seat.close()
        made = host.post("/api/campaigns", NEW_CAMPAIGN, 201)
        self.campaign = str(made["id"])
        host.post("/api/daily", DAILY, 201)
        self.people["other"].create("me", "person")
        self.people["watcher"].post("/api/me", {"name": "Watcher"})
        ended = self.people["ended"]
        ended.post("/api/me", {"name": "Ended"})
        token = ended.token
        ended.post("/api/logout")
        ended.http.cookies.set("semafor", token)

    def join(self, role: str) -> None:
        wish = {"invite": self.invite, "name": role}
        self.people[role].post(f"/api/games/{self.game}/join", wish)

    def ask(self, role: str, method: str, path: str, body: Any) -> int:
        """The status of a request of a role."""
        ident = self.campaign if path.startswith("/api/campaigns") else self.game
        path = path.replace("{id}", ident).replace("{edition}", "europe").replace("{path}", "")
        if role != "program":
            return self.people[role].http.request(method, path, json=body).status_code
        headers = {"Authorization": f"Bearer {self.people['on'].token}", "X-Semafor": "1"}
        url = self.url + path
        return httpx.request(method, url, json=body, headers=headers, timeout=60).status_code

    def token(self, role: str) -> str:
        return self.people["on" if role == "program" else role].token

    def close(self) -> None:
        for person in (*self.people.values(), self.phone):
            person.__exit__()


@pytest.fixture(scope="module")
def scene(server: Running) -> Iterator[Scene]:
    made = Scene(server)
    yield made
    made.close()


def everybody(status: int) -> dict[str, int]:
    return dict.fromkeys(ROLES, status)


def seated(yes: int, no: int) -> dict[str, int]:
    return {role: no if role in NO_SEAT else yes for role in ROLES}


NEW_GAME = {
    "edition": "usa-classic",
    "mode": "hotseat",
    "seats": [{"kind": "me"}, {"kind": "person"}],
}
NEW_CAMPAIGN = {
    "companies": [{"company": "blue", "kind": "me"}, {"company": "red", "kind": "bot"}],
    "pace": 0,
}
DAILY = {"edition": "usa-classic"}
BAD_LOGIN = {"name": "nobody here", "password": "lokomotywa"}
# Path, method, body, and the status for each role.
PATHS: dict[tuple[str, str], tuple[Any, dict[str, int]]] = {
    ("/api/welcome", "GET"): (None, everybody(200)),
    ("/api/lan", "POST"): ({}, everybody(409)),  # all are at this machine; it has no way to listen
    ("/api/games", "GET"): (None, everybody(200)),
    ("/api/games", "POST"): (NEW_GAME, everybody(201)),
    ("/api/games/{id}", "GET"): (None, everybody(200)),
    ("/api/games/{id}/join", "POST"): ({"invite": "guessed", "name": "X"}, everybody(403)),
    ("/api/games/{id}/hand", "POST"): (
        {"seat": 0},
        {**everybody(403), "on": 200, "program": 200},
    ),
    ("/api/games/{id}/rematch", "POST"): ({}, everybody(403)),
    ("/api/games/{id}/replay", "GET"): (None, seated(200, 403)),
    ("/api/games/{id}/replay/steps", "GET"): (None, everybody(403)),
    ("/api/games/{id}/review", "GET"): (None, everybody(403)),
    ("/api/games/{id}/review", "POST"): ({}, everybody(403)),
    ("/api/games/{id}/picture", "GET"): (None, everybody(403)),
    ("/replay/{id}", "GET"): (None, everybody(200)),
    ("/replay/{id}/{move}", "GET"): (None, everybody(200)),
    ("/join/{id}/{invite}", "GET"): (None, everybody(200)),
    ("/api/games/{id}/record", "GET"): (None, everybody(403)),
    ("/api/games/{id}/scene", "GET"): (None, everybody(200)),
    ("/api/campaigns", "GET"): (None, everybody(200)),
    ("/api/campaigns", "POST"): (NEW_CAMPAIGN, everybody(201)),
    ("/api/campaigns/{id}", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/join", "POST"): ({"invite": "guessed", "name": "X"}, everybody(403)),
    ("/api/campaigns/{id}/story", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/scene", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/book", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/chronicle", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/poster", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/file", "POST"): (
        {"cid": "f"},
        {**everybody(403), "on": 200, "program": 200},
    ),
    ("/api/campaigns/import", "POST"): ({"file": {"format": "x"}}, everybody(400)),
    ("/api/campaigns/{id}/finale", "GET"): (None, everybody(403)),
    ("/api/campaigns/{id}/free", "GET"): (None, everybody(200)),
    ("/api/campaigns/{id}/free", "POST"): (NEW_CAMPAIGN, everybody(403)),
    ("/api/games/{id}/postcards", "GET"): (None, everybody(200)),
    ("/api/games/{id}/branch", "POST"): ({"number": 0, "seat": 0}, everybody(403)),
    ("/api/hand", "POST"): ({"token": "guessed"}, everybody(404)),
    ("/api/scenes/{edition}", "GET"): (None, everybody(200)),
    ("/api/daily", "GET"): (None, everybody(200)),
    # Anna has begun it and goes on with that, from her program, too.
    ("/api/daily", "POST"): (DAILY, {**everybody(201), "on": 200, "program": 200}),
    ("/api/puzzles/{edition}", "GET"): (None, everybody(200)),
    ("/api/puzzles/{edition}", "POST"): ({"number": 0, "choice": 0}, everybody(200)),
    ("/api/editions", "GET"): (None, everybody(200)),
    ("/api/editions/{edition}", "GET"): (None, everybody(200)),
    ("/api/editions/{edition}/picture", "GET"): (None, everybody(200)),
    ("/api/login", "POST"): (BAD_LOGIN, everybody(401)),
    ("/api/register", "POST"): ({"name": "", "password": "lokomotywa"}, everybody(400)),
    ("/api/me", "POST"): ({"name": "Somebody"}, everybody(200)),
    ("/api/logout", "POST"): ({}, {}),  # by a test of its own: it would end the roles
    ("/api/notices", "POST"): ({"keys": ["table:x"]}, everybody(200)),
    ("/healthz", "GET"): (None, everybody(200)),
    ("/metrics", "GET"): (None, everybody(200)),
    ("/{path}", "GET"): (None, everybody(200)),
}


def test_every_path_has_a_row(server: Running) -> None:
    paths = {
        (route.path.replace(":path", ""), "GET" if "GET" in (route.methods or ()) else "POST")
        for route in make_routes(server.server)
        if isinstance(route, Route)
    }
    assert paths == set(PATHS)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize(("path", "method"), [key for key in PATHS if key[0] != "/api/logout"])
def test_a_role_at_a_path(scene: Scene, role: str, path: str, method: str) -> None:
    body, statuses = PATHS[path, method]
    # A session that has ended or never was gets a new one by some requests: not for the next test.
    before = dict(scene.people[role].http.cookies)
    try:
        assert scene.ask(role, method, path, body) == statuses[role]
    finally:
        scene.people[role].http.cookies.clear()
        scene.people[role].http.cookies.update(before)


# ---------------------------------------------------------------- messages

OWN_EYES = {"on": 0, "program": 0, "off": 1}
# Message, the outcome for who is on turn, off turn, and everybody else (with a spectator's eyes).
MESSAGES: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "hello": ({}, "table", "table", "table"),
    "follow": ({}, "campaign", "campaign", "campaign"),
    "do": (
        {"rev": -1, "do": "choose", "company": "blue", "option": "x"},
        "stale",
        "not-your-company",
        "not-your-company",
    ),
    "play": ({"rev": 10**6, "move": {"do": "draw"}}, "stale", "not-your-turn", "not-your-seat"),
    "undo": ({"rev": 0}, "no-undo", "no-undo", "not-your-seat"),
    "rewind": ({"rev": 0}, "no-rewind", "no-rewind", "not-your-seat"),
    "start": ({}, "already-started", "not-host", "not-host"),
    "word": ({"word": "rain"}, "already-started", "already-started", "not-your-seat"),
    "substitute": ({"seat": 2}, "not-away", "not-away", "not-your-seat"),
    "return": ({"seat": 0}, "no-bot-plays", "not-your-seat", "not-your-seat"),
    "leave": ({"seat": 0}, "already-started", "already-started", "already-started"),
    "swap": ({"seat": 0, "other": 1}, "already-started", "already-started", "already-started"),
    "colour": ({"seat": 0, "colour": "red"}, *["already-started"] * 3),
    "first": ({"first": 0}, "already-started", "already-started", "already-started"),
    "ask": ({"id": "q", "what": "plan"}, "answer", "answer", "not-your-seat"),
    "react": ({"emote": "wow"}, "reaction", "reaction", "pong"),
    "ping": ({"time": 1.0}, "pong", "pong", "pong"),
}


def test_every_message_has_a_row() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(ClientMessage)} == set(MESSAGES)


def sat(scene: Scene, role: str, eyes: int | None) -> Seat:
    seat = Seat(scene.url, scene.token(role))
    seat.send({"t": "hello", "game": scene.game, "seat": eyes})
    return seat


def following(scene: Scene, role: str, company: str = "") -> Seat:
    seat = Seat(scene.url, scene.token(role))
    seat.send({"t": "follow", "campaign": scene.campaign, "company": company})
    return seat


def outcome(seat: Seat, kind: str, message: dict[str, Any]) -> str:
    """What comes of a message: an answer's code or kind."""
    if kind in ("hello", "follow"):
        return str(seat.receive()["t"])
    if kind != "do":
        seat.wait("presence")
    if kind == "ask":
        seat.send({"t": kind, **message})
        answer = seat.wait("answer")
        return answer["error"] or "answer"
    if kind == "react":
        seat.send({"t": kind, **message})
        seat.send({"t": "ping", "time": 0.0})
        return next(
            got["t"] for got in iter(seat.receive, None) if got["t"] in ("reaction", "pong")
        )
    if kind == "ping":
        seat.send({"t": kind, **message})
        return seat.wait("pong")["t"]
    answer = seat.command({"t": kind, **message})
    return answer.get("code", answer["t"])


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", MESSAGES)
def test_a_role_with_a_message(
    scene: Scene, role: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "AWAY_SECONDS", 1e9)  # however slow the machine is
    message, on, off, rest = MESSAGES[kind]
    expected = {"on": on, "program": on, "off": off}.get(role, rest)
    is_campaign = kind in ("follow", "do")
    seat = following(scene, role) if is_campaign else sat(scene, role, OWN_EYES.get(role))
    try:
        assert outcome(seat, kind, message) == expected
    finally:
        seat.close()


# What a message to a campaign asks for, and the outcome for its founder; nobody else has a company in it.
DEEDS: dict[str, tuple[dict[str, Any], str]] = {
    "begin": ({"absent": ["nobody"]}, "campaign-player"),
    "read": ({}, "stale"),
    "choose": ({"company": "blue", "option": "x"}, "stale"),
    "ready": ({}, "stale"),
    "substitute": ({"company": "red"}, "campaign-player"),
    "return": ({"company": "blue"}, "campaign-no-bot"),
    "leave": ({"company": "blue"}, "no-people-here"),
    "name": (
        {"company": "blue", "what": "company", "of": "red", "text": "X"},
        "campaign-name-whose",
    ),
    "write": ({"company": "blue", "game": 1, "text": "X"}, "campaign-quote-whose"),
    "share": ({"company": "blue", "what": "clue", "of": "x"}, "campaign-share"),
}


def test_every_deed_has_a_row() -> None:
    assert set(get_args(get_type_hints(CampaignDo)["do"])) == set(DEEDS)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("do", DEEDS)
def test_a_role_with_a_deed(scene: Scene, role: str, do: str) -> None:
    values, expected = DEEDS[do]
    seat = following(scene, role)
    try:
        answer = seat.command({"t": "do", "rev": -1, "do": do, **values})
    finally:
        seat.close()
    is_founder = role in ("on", "program")
    assert (answer["t"], answer["code"]) == ("nack", expected if is_founder else "not-your-company")


@pytest.mark.parametrize("do", ["name", "write", "share"])
@pytest.mark.parametrize("company", ["red", "nobody", "host"])
def test_nobody_writes_for_another_company(scene: Scene, do: str, company: str) -> None:
    seat = following(scene, "on")
    try:
        answer = seat.command({"t": "do", "rev": -1, "do": do, "company": company, "of": "blue"})
    finally:
        seat.close()
    # The host may take away what there is; nothing has been written here.
    refused = {"name": "campaign-name-whose", "write": "campaign-quote-whose"}
    expected = refused.get(do, "campaign-share") if company == "host" else "not-your-company"
    assert answer["code"] == expected


@pytest.mark.parametrize("eyes", [0, 1, 2, 3, -1])
@pytest.mark.parametrize("role", ROLES)
def test_eyes_that_are_not_ones_own_stay_shut(scene: Scene, role: str, eyes: int) -> None:
    seat = sat(scene, role, eyes)
    try:
        first = seat.receive()
    finally:
        seat.close()
    if OWN_EYES.get(role) == eyes:
        assert first["t"] == "table"
    else:
        assert (first["t"], first["code"]) == ("refused", "not-your-seat")


@pytest.mark.parametrize("company", ["blue", "red", "nobody"])
@pytest.mark.parametrize("role", ROLES)
def test_eyes_of_companies_that_are_not_ones_own_stay_shut(
    scene: Scene, role: str, company: str
) -> None:
    seat = following(scene, role, company)
    try:
        first = seat.receive()
    finally:
        seat.close()
    if role in ("on", "program") and company == "blue":
        assert (first["t"], first["view"]["company"]) == ("campaign", "blue")
    else:
        assert (first["t"], first["code"]) == ("refused", "not-your-company")


def test_what_is_said_to_a_game_is_not_taken_by_a_campaign(scene: Scene) -> None:
    seat = following(scene, "on")
    try:
        answer = seat.command({"t": "play", "rev": 0, "move": {"do": "draw"}})
        assert (answer["t"], answer["code"]) == ("nack", "malformed")
    finally:
        seat.close()


@pytest.mark.parametrize("role", ROLES)
def test_only_who_sits_here_is_told_the_invite(scene: Scene, role: str) -> None:
    seat = sat(scene, role, OWN_EYES.get(role))
    try:
        invite = seat.wait("table")["invite"]
    finally:
        seat.close()
    assert (invite == scene.invite) is (role in OWN_EYES)


def test_logging_out_is_for_everybody(server: Running) -> None:
    with Person(server.url) as person:
        assert person.post("/api/logout") == {"name": "", "has_account": False}
