"""The HTTP interface: one method for each path, all in the words of posts.py."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import semafor
from semafor.bots import LEVELS
from semafor.editions import EDITIONS, read_edition
from semafor.server import creating, judging, posts, replays
from semafor.server.accounts import Passwords, login_of, read_name
from semafor.server.branching import branch_setup
from semafor.server.driving import Driver
from semafor.server.files import pack, send
from semafor.server.guard import address_of
from semafor.server.http import read, reply
from semafor.server.hub import Hub
from semafor.server.limits import Buckets, ByAddress
from semafor.server.links import link_url, make_qr
from semafor.server.model import GameSetup, Refusal
from semafor.server.room import Room
from semafor.server.sessions import (
    Session,
    Sessions,
    cookie_header,
    hash_token,
    new_token,
    read_token,
)
from semafor.server.settings import Settings
from semafor.server.store import Person

LEAST_SEATS = 2
MOST_SEATS = 5
LINK_SECONDS = 600.0
MOST_PATH_NUMBER = 100_000


class Api:
    """All answers but the page itself."""

    def __init__(self, settings: Settings, hub: Hub, driver: Driver, sessions: Sessions) -> None:
        self.settings = settings
        self.hub = hub
        self.driver = driver
        self.sessions = sessions
        self.passwords = Passwords()
        self.logins = ByAddress(near=(20, 60), far=(0.2, 10))
        self.guesses = Buckets(rate=0.1, burst=10)
        self.creations = ByAddress(near=(100, 3000), far=(0.5, 30))
        self._scenes: dict[str, Any] = {}

    # ---------------------------------------------------------------- who asks

    async def session(self, request: Request) -> Session | None:
        """The session of a request, if it has one."""
        return await self.sessions.find(read_token(request.scope["headers"]))

    async def person(self, request: Request) -> str:
        """Whose request it is; empty for somebody without a session."""
        session = await self.session(request)
        return session.person.id if session else ""

    async def some_session(self, request: Request) -> tuple[Session, str]:
        """The session of a request, or a new guest's with its token."""
        session = await self.session(request)
        if session is not None:
            return session, ""
        self.limit_creations(request)
        return await self.sessions.begin("")

    def limit_creations(self, request: Request) -> None:
        """Nobody makes too much in a short time."""
        if not self.creations.take(address_of(request.scope)):
            raise Refusal("too-many")

    def with_cookie(self, request: Request, response: Response, token: str) -> Response:
        """The same answer, giving a new token."""
        if token:
            self._set_cookie(request, response, token)
        return response

    def _set_cookie(self, request: Request, response: Response, token: str) -> None:
        secure = request.scope["scheme"] == "https"
        response.headers.append("set-cookie", cookie_header(token, secure=secure))

    # ---------------------------------------------------------------- start page and people

    async def welcome(self, request: Request) -> Response:
        """GET /api/welcome."""
        session = await self.session(request)
        games = await self._own_games(session.person.id) if session else []
        return reply(
            posts.Welcome(
                me=me(session),
                editions=[edition_info(name) for name in EDITIONS],
                levels=[posts.LevelInfo(level, bot) for level, bot in LEVELS.items()],
                games=games,
                version=semafor.__version__,
                lan_url=self.settings.lan_url,
            )
        )

    async def _own_games(self, person: str) -> list[posts.GameSummary]:
        """The list as stored, with what has happened since in memory."""
        stored = await self.hub.store.own_games(person)
        rooms = self.hub.rooms
        return [rooms[row.id].table.summary(person) if row.id in rooms else row for row in stored]

    async def rename(self, request: Request) -> Response:
        """POST /api/me."""
        wish = await read(request, posts.Rename)
        name = read_name(wish.name)
        session, token = await self.some_session(request)
        await self.hub.store.rename(session.person.id, name)
        self.sessions.forget(session.token_hash)
        answer = reply(posts.Me(name, session.person.login is not None))
        return self.with_cookie(request, answer, token)

    async def register(self, request: Request) -> Response:
        """POST /api/register: the guest of this session becomes an account, with a new token."""
        wish = await read(request, posts.Credentials)
        self._limit_logins(request)
        name = read_name(wish.name)
        session = await self.session(request)
        if session is not None and session.person.login is not None:
            raise Refusal("has-account")
        password = await self.passwords.hash(wish.password)
        if await self.hub.store.find_account(login_of(name)) is not None:
            raise Refusal("name-taken")
        if session is None:
            session, _ = await self.some_session(request)
        person = Person(session.person.id, name, login_of(name))
        if not await self.hub.store.give_account(person, password):
            raise Refusal("name-taken")
        return await self._begin_anew(request, person, session)

    async def login(self, request: Request) -> Response:
        """POST /api/login."""
        wish = await read(request, posts.Credentials)
        login = login_of(read_name(wish.name))
        self._limit_logins(request)
        if not self.guesses.take(login):
            raise Refusal("too-many")
        account = await self.hub.store.find_account(login)
        stored = account[1] if account else None
        if not await self.passwords.is_right(stored, wish.password) or account is None:
            raise Refusal("wrong-password")
        person = account[0]
        if self.passwords.is_old(account[1]):
            await self.hub.store.new_password(person.id, await self.passwords.hash(wish.password))
        return await self._begin_anew(request, person, await self.session(request))

    async def _begin_anew(self, request: Request, person: Person, old: Session | None) -> Response:
        session, token = await self.sessions.rotate(person, old)
        if old is not None:
            await self._out(old)
        return self.with_cookie(request, reply(me(session)), token)

    async def _out(self, session: Session) -> None:
        """Close the sockets of a session that is over, here and everywhere."""
        self.driver.log_out(session.token_hash)
        await self.hub.bus.send(f"out:{session.token_hash}")

    async def logout(self, request: Request) -> Response:
        """POST /api/logout."""
        session = await self.session(request)
        if session is not None:
            await self.sessions.end(session)
            await self._out(session)
        response = reply(posts.Me("", has_account=False))
        self._set_cookie(request, response, "")
        return response

    def _limit_logins(self, request: Request) -> None:
        if not self.logins.take(address_of(request.scope)):
            raise Refusal("too-many")

    # ---------------------------------------------------------------- games

    async def games(self, request: Request) -> Response:
        """GET /api/games."""
        session = await self.session(request)
        games = await self._own_games(session.person.id) if session else []
        return reply(posts.GameList(games))

    async def create(self, request: Request) -> Response:
        """POST /api/games."""
        wish = await read(request, posts.CreateGame)
        self.limit_creations(request)
        session, token = await self.some_session(request)
        person = session.person
        room = await self.hub.create(
            lambda: creating.new_setup(wish, person.id, person.name, time.time())
        )
        return self.with_cookie(request, reply(created(room.table.setup), 201), token)

    async def lobby(self, request: Request) -> Response:
        """GET /api/games/{id}."""
        room = await self._room(request)
        person = await self.person(request)
        invite = request.query_params.get("invite", "")
        return reply(room.table.lobby(person, invite, room.online()))

    async def _room(self, request: Request) -> Room:
        return await self.hub.room(request.path_params["id"])

    async def join(self, request: Request) -> Response:
        """POST /api/games/{id}/join."""
        wish = await read(request, posts.Join)
        room = await self._room(request)
        if wish.invite != room.table.setup.invite:
            raise Refusal("bad-invite")
        session, token = await self.some_session(request)
        person = session.person
        if not wish.name:
            wish = msgspec.structs.replace(wish, name=person.name)
        event = await self.hub.change(room, lambda table: table.judge_join(person.id, wish))
        answer = reply(posts.Joined(event.body["seat"]))
        return self.with_cookie(request, answer, token)

    async def hand_link(self, request: Request) -> Response:
        """POST /api/games/{id}/hand: for one's own seat, or as the host for an empty one."""
        wish = await read(request, posts.HandLink)
        room = await self._room(request)
        person = await self.person(request)
        if wish.seat not in judging.seats_to_give(room.table, person, room.online()):
            raise Refusal("not-your-seat")
        token = new_token()
        expires = time.time() + LINK_SECONDS
        await self.hub.store.add_link(hash_token(token), room.id, wish.seat, expires)
        path = f"/hand/{token}"
        url = link_url(request, self.settings, path)
        size, qr = make_qr(url)
        return reply(posts.HandLinkMade(path, url, size, qr))

    async def take_hand(self, request: Request) -> Response:
        """POST /api/hand."""
        wish = await read(request, posts.TakeHand)
        link = hash_token(wish.token)
        found = await self.hub.store.read_link(link, time.time())
        if found is None:
            raise Refusal("bad-link")
        game, seat = found
        room = await self.hub.room(game)
        session, token = await self.some_session(request)
        person = session.person
        await self.hub.change(
            room, lambda table: table.judge_hand(person.id, seat, person.name), link
        )
        return self.with_cookie(request, reply(posts.HandTaken(game, seat)), token)

    # ---------------------------------------------------------------- replays

    async def replay(self, request: Request) -> Response:
        """GET /api/games/{id}/replay."""
        room = await self._room(request)
        person = await self.person(request)
        head = await beside(room, replays.replay_head, room.table, person)
        return reply(head)

    async def replay_steps(self, request: Request) -> Response:
        """GET /api/games/{id}/replay/steps."""
        room = await self._room(request)
        person = await self.person(request)
        eyes = request.query_params.get("eyes", "spectator")
        start = read_number(request, "from", 0)
        stop = read_number(request, "to", MOST_PATH_NUMBER)
        steps = await beside(room, replays.replay_steps, room.table, person, eyes, start, stop)
        return reply(steps)

    async def branch(self, request: Request) -> Response:
        """POST /api/games/{id}/branch."""
        wish = await read(request, posts.Branch)
        origin = (await self._room(request)).table
        self.limit_creations(request)
        session, token = await self.some_session(request)
        person = session.person
        room = await self.hub.create(
            lambda: branch_setup(origin, person.id, person.name, wish, time.time())
        )
        return self.with_cookie(request, reply(created(room.table.setup), 201), token)

    async def record(self, request: Request) -> Response:
        """GET /api/games/{id}/record: the file of a finished game."""
        room = await self._room(request)
        name = f"{room.table.setup.edition}-{room.id}.semafor.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        body = msgspec.json.encode(room.table.record())
        return Response(body, media_type="application/json", headers=headers)

    # ---------------------------------------------------------------- the rest

    async def scene(self, request: Request) -> Response:
        """GET /api/scenes/{edition}: everything to draw a board."""
        name = request.path_params["edition"]
        if name not in EDITIONS:
            raise Refusal("unknown-edition", edition=name, known=", ".join(EDITIONS))
        if name not in self._scenes:
            from semafor.drawing.scene import scene  # noqa: PLC0415 - only who draws pays for it

            body = msgspec.json.encode(await asyncio.to_thread(scene, name))
            self._scenes[name] = pack(body, "application/json")
        return send(request, self._scenes[name])

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether games can be stored."""
        await self.hub.store.last_beat()
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics."""
        return Response(self.hub.metrics.page(), media_type="text/plain; version=0.0.4")


def me(session: Session | None) -> posts.Me:
    """Who a session is."""
    if session is None:
        return posts.Me("", has_account=False)
    return posts.Me(session.person.name, session.person.login is not None)


def created(setup: GameSetup) -> posts.Created:
    """Where a new game is, and the invite where somebody can still join."""
    is_open = any(plan.kind == "open" for plan in setup.seats)
    return posts.Created(setup.id, setup.invite if is_open else None)


def edition_info(name: str) -> posts.EditionInfo:
    """What the page for a new game offers."""
    data = read_edition(name)
    variants = list(data.get("variants", {}))
    return posts.EditionInfo(
        id=name,
        title=dict(data["title"]),
        stage=data["stage"],
        least_seats=LEAST_SEATS,
        most_seats=MOST_SEATS,
        options={"tickets": variants} if variants else {},
    )


async def beside(room: Room, work: Any, *values: Any) -> Any:
    """Long walks through finished games go into a thread; a running one may change meanwhile."""
    if room.table.status == "over":
        return await asyncio.to_thread(work, *values)
    return work(*values)


def read_number(request: Request, name: str, default: int) -> int:
    """A whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or int(text) > MOST_PATH_NUMBER:
        raise Refusal("bad-request", why=name)
    return int(text)
