"""The HTTP interface: one method for each path, all in the words of posts.py."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import semafor
from semafor.bots import LEVELS, PEOPLE, outside_names
from semafor.drawing.thumbnail import own_thumbnail
from semafor.editions import known_editions
from semafor.server.games import creating, judging, lobby
from semafor.server.games.branching import branch_setup
from semafor.server.games.daily import check_open, is_open
from semafor.server.games.driving import Driver
from semafor.server.games.hub import Hub
from semafor.server.games.past import Past
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.http import clerk
from semafor.server.http.bodies import read, reply
from semafor.server.http.edition_pages import edition_infos
from semafor.server.http.files import Packed, pack, send
from semafor.server.http.guard import address_of
from semafor.server.http.health import Health
from semafor.server.http.links import link_url, make_qr
from semafor.server.http.reach import Reach
from semafor.server.people.following import People
from semafor.server.people.guessing import Guesses
from semafor.server.people.names import login_of, read_name
from semafor.server.people.passwords import Passwords
from semafor.server.people.sessions import (
    Session,
    cookie_header,
    hash_token,
    is_secure,
    new_token,
    read_token,
)
from semafor.server.people.store import HandLinkRow, Person
from semafor.server.protocol import posts
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking.backroom import Asker
from semafor.server.upkeep.limits import ByAddress, place_of

T = TypeVar("T")
LINK_SECONDS = 600.0
MOST_PATH_NUMBER = 100_000
# What proxies add.
PROXY_HEADERS = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
MOST_NOTICES = 100


class Api:
    """All answers but the page itself."""

    def __init__(self, reach: Reach, hub: Hub, driver: Driver, people: People) -> None:
        self.reach = reach
        self.hub = hub
        self.driver = driver
        self.people = people
        self.sessions = people.sessions
        self.passwords = Passwords()
        self.logins = ByAddress(near=(20, 60), far=(0.2, 10))
        self.guesses = Guesses()
        self.creations = ByAddress(near=(100, 3000), far=(0.5, 30))
        self._made: dict[str, Packed] = {}
        self._making = asyncio.Lock()
        # Both are kept from here on: the first visitor does not wait for them.
        edition_infos()
        outside_names()
        self._health = Health(hub.store)

    # ---------------------------------------------------------------- who asks

    async def session(self, request: Request) -> Session | None:
        """The session of a request, if it has one."""
        return await self.sessions.find(read_token(request.scope))

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

    async def send_for(
        self,
        request: Request,
        person: str,
        work: Callable[..., T],
        *values: Any,
        goes_on: bool = False,
    ) -> T:
        """Let the clerk do long work; whoever asks pays for it."""
        asker = Asker(address_of(request.scope), person)
        return await self.hub.backroom.send_for(asker, work, *values, goes_on=goes_on)

    async def beside(
        self, request: Request, person: str, work: Callable[[], T], *, goes_on: bool = False
    ) -> T:
        """The same in a thread, for what cannot travel."""
        asker = Asker(address_of(request.scope), person)
        return await self.hub.backroom.ask(asker, work, goes_on=goes_on)

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
        cookie = cookie_header(token, secure=is_secure(request.scope))
        response.headers.append("set-cookie", cookie)

    # ---------------------------------------------------------------- start page and people

    async def welcome(self, request: Request) -> Response:
        """GET /api/welcome."""
        session = await self.session(request)
        games = await self._own_games(session.person.id) if session else []
        return reply(
            posts.Welcome(
                me=me(session),
                editions=edition_infos(),
                levels=[posts.LevelInfo(level, bot) for level, bot in LEVELS.items()],
                people=[
                    posts.PersonInfo(person.id, person.name, person.level, dict(person.face))
                    for person in PEOPLE.values()
                ],
                games=games,
                version=semafor.__version__,
                lan_url=self.reach.lan_url,
                can_open_lan=self.reach.can_open(address_of(request.scope)),
                notices=await self.people.store.notices(session.person.id) if session else [],
                bots=list(outside_names()),
            )
        )

    async def open_lan(self, request: Request) -> Response:
        """POST /api/lan: somebody at this machine lets the devices of its network join."""
        return reply(posts.LanOpened(await self.reach.open(address_of(request.scope))))

    async def read_notices(self, request: Request) -> Response:
        """POST /api/notices."""
        wish = await read(request, posts.ReadNotices)
        person = await self.person(request)
        if not person:
            return reply(posts.Notices([]))
        await self.people.store.read_out(person, wish.keys[:MOST_NOTICES])
        return reply(posts.Notices(await self.people.store.notices(person)))

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
        self.limit_creations(request)
        await self.people.store.rename(session.person.id, name)
        self.sessions.forget(session.token_hash)
        await self.people.rename(session.person.id, name)
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
        if await self.people.store.find_account(login_of(name)) is not None:
            raise Refusal("name-taken")
        if session is None:
            session, _ = await self.some_session(request)
        person = Person(session.person.id, name, login_of(name))
        if not await self.people.store.give_account(person, password):
            raise Refusal("name-taken")
        return await self._begin_anew(request, person, session)

    async def login(self, request: Request) -> Response:
        """POST /api/login."""
        wish = await read(request, posts.Credentials)
        login = login_of(read_name(wish.name))
        session = await self.session(request)
        address = address_of(request.scope)
        if session is not None and session.person.login == login:
            self.guesses.take_known(login, session.token_hash)
        else:
            self._limit_logins(request)
            await self.guesses.take(login, address)
        account = await self.people.store.find_account(login)
        stored = account[1] if account else None
        if not await self.passwords.is_right(stored, wish.password) or account is None:
            raise Refusal("wrong-password")
        person = account[0]
        self.guesses.was_right(login, address)
        if self.passwords.is_old(account[1]):
            await self.people.store.new_password(
                person.id, await self.passwords.hash(wish.password)
            )
        if session is None or session.person.login is not None:
            return await self._begin_anew(request, person, session)
        session, token, ended, brought = await self.people.log_in(session.person, person)
        for token_hash in ended:
            await self._out(token_hash)
        answer = posts.LoggedIn(session.person.name, has_account=True, brought=brought)
        return self.with_cookie(request, reply(answer), token)

    async def _begin_anew(self, request: Request, person: Person, old: Session | None) -> Response:
        session, token = await self.sessions.rotate(person, old)
        if old is not None:
            await self._out(old.token_hash)
        return self.with_cookie(request, reply(me(session)), token)

    async def _out(self, token_hash: str) -> None:
        """Close the sockets of a session that is over, here and everywhere."""
        self.driver.log_out(token_hash)
        await self.hub.bus.send(f"out:{token_hash}")

    async def logout(self, request: Request) -> Response:
        """POST /api/logout."""
        session = await self.session(request)
        if session is not None:
            await self.sessions.end(session)
            await self._out(session.token_hash)
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
            lambda: creating.new_setup(wish, person.id, person.name, self.hub.now()),
            f"{wish.edition}:{len(wish.seats)}" if not wish.options else "",
        )
        return self.with_cookie(request, reply(created(room.table.setup), 201), token)

    async def lobby(self, request: Request) -> Response:
        """GET /api/games/{id}."""
        room = await self.room(request)
        person = await self.person(request)
        invite = request.query_params.get("invite", "")
        return reply(room.table.lobby(person, invite, room.online()))

    async def room(self, request: Request) -> Room:
        """The table that a path names; a game of a day's deal only for whom it gives nothing away."""
        room = await self.hub.room(request.path_params["id"])
        if room.table.setup.daily:
            await check_open(self.hub, room.table, await self.person(request))
        return room

    async def join(self, request: Request) -> Response:
        """POST /api/games/{id}/join."""
        wish = await read(request, posts.Join)
        room = await self.room(request)
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
        """POST /api/games/{id}/hand: for one's own seat, or as the host for an empty or forsaken one."""
        wish = await read(request, posts.HandLink)
        room = await self.room(request)
        if room.table.setup.daily:
            raise Refusal("daily-alone")
        person = await self.person(request)
        seat, warned, works_at = wish.seat, None, None
        if not lobby.may_give(room.table, person, seat):
            warned, works_at = await self._warn(room, person, seat)
        token = new_token()
        plan = room.table.seating[seat].plan
        link = HandLinkRow(room.id, seat, plan.user, warned)
        expires = max(self.hub.now(), works_at or 0.0) + LINK_SECONDS
        await self.people.store.add_link(hash_token(token), link, expires)
        path = f"/hand/{token}"
        url = link_url(request, self.reach, path)
        size, qr = make_qr(url)
        return reply(posts.HandLinkMade(path, url, size, qr, works_at))

    async def _warn(self, room: Room, person: str, seat: int) -> tuple[int, float]:
        """The revision of the warning a link rests on, given now if need be, and when it is over."""
        warning = room.table.warnings.get(seat)
        if warning is None or not room.table.is_host(person):
            away = room.away()
            await self.hub.change(
                room, lambda table: lobby.judge_warning(table, person, seat, self.hub.now(), away)
            )
            warning = room.table.warnings[seat]
        return warning.rev, warning.works_at

    async def take_hand(self, request: Request) -> Response:
        """POST /api/hand."""
        wish = await read(request, posts.TakeHand)
        link = hash_token(wish.token)
        found = await self.people.store.read_link(link, self.hub.now())
        if found is None:
            raise Refusal("bad-link")
        room = await self.hub.room(found.game)
        lobby.check_link(room.table, found, self.hub.now(), room.online())
        session, token = await self.some_session(request)
        person = session.person
        await self.hub.take_seat(
            room,
            lambda table: judging.judge_link(
                table, found, person.id, person.name, self.hub.now(), room.online()
            ),
            link,
        )
        return self.with_cookie(request, reply(posts.HandTaken(found.game, found.seat)), token)

    async def rematch(self, request: Request) -> Response:
        """POST /api/games/{id}/rematch: the same people once more; one game, whoever asks."""
        room = await self.room(request)
        person = await self.person(request)
        if room.table.rematch is None:
            self.limit_creations(request)
        made = await self.hub.rematch(room, person)
        return reply(created(made.table.setup), 201)

    # ---------------------------------------------------------------- replays

    async def replay(self, request: Request) -> Response:
        """GET /api/games/{id}/replay."""
        table = (await self.room(request)).table
        past = Past.of(table)
        person = await self.person(request)
        is_sealed = await self.hub.is_sealed(table)
        body = await self.send_for(request, person, clerk.replay_head, past, person, is_sealed)
        return Response(body, media_type="application/json")

    async def replay_steps(self, request: Request) -> Response:
        """GET /api/games/{id}/replay/steps."""
        past = Past.of((await self.room(request)).table)
        person = await self.person(request)
        eyes = request.query_params.get("eyes", "spectator")
        start = read_number(request, "from", 0)
        stop = read_number(request, "to", MOST_PATH_NUMBER)
        work = clerk.replay_steps
        body = await self.send_for(request, person, work, past, person, eyes, start, stop)
        return Response(body, media_type="application/json")

    async def branch(self, request: Request) -> Response:
        """POST /api/games/{id}/branch."""
        wish = await read(request, posts.Branch)
        origin = (await self.room(request)).table
        if not is_open(origin, self.hub.now()):
            raise Refusal("daily-closed")  # anybody may watch the game that branches off
        self.limit_creations(request)
        session, token = await self.some_session(request)
        person = session.person
        setup = await self.beside(
            request,
            person.id,
            lambda: branch_setup(origin, person.id, person.name, wish, self.hub.now()),
        )
        room = await self.hub.create(lambda: setup)
        return self.with_cookie(request, reply(created(room.table.setup), 201), token)

    async def record(self, request: Request) -> Response:
        """GET /api/games/{id}/record: the file of a finished game."""
        table = (await self.room(request)).table
        name = f"{table.setup.edition}-{table.setup.id}.semafor.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        person = await self.person(request)
        is_sealed = await self.hub.is_sealed(table)
        body = await self.beside(
            request, person, lambda: msgspec.json.encode(table.record(is_sealed=is_sealed))
        )
        return Response(body, media_type="application/json", headers=headers)

    # ---------------------------------------------------------------- the rest

    async def scene(self, request: Request) -> Response:
        """GET /api/scenes/{edition}: everything to draw a board."""
        return await self._packed(request, clerk.pack_scene)

    async def editions(self, request: Request) -> Response:
        """GET /api/editions: every edition that can be played here."""
        return reply(posts.EditionList(edition_infos()))

    async def edition(self, request: Request) -> Response:
        """GET /api/editions/{edition}: an edition with its rules in words."""
        return await self._packed(request, clerk.pack_edition)

    async def picture(self, request: Request) -> Response:
        """GET /api/editions/{edition}/picture: a small picture of its board."""
        name = request.path_params["edition"]
        file = own_thumbnail(name) if name in known_editions() else None
        if file is not None:  # it is only read: nobody waits for the clerk
            key = f"{clerk.pack_picture.__name__} {name}"
            if key not in self._made:
                self._made[key] = pack(file.read_bytes(), "image/svg+xml")
        return await self._packed(request, clerk.pack_picture)

    async def _packed(self, request: Request, work: Callable[[str], Packed]) -> Response:
        """What is the same for everybody, made by the clerk once for each edition."""
        name = request.path_params["edition"]
        if name not in known_editions():
            raise Refusal("unknown-edition", edition=name, known=", ".join(known_editions()))
        key = f"{work.__name__} {name}"
        if key not in self._made:
            person = await self.person(request)
            async with (
                self._making
            ):  # a page asks for all pictures at once: one piece after the other
                if key not in self._made:
                    self._made[key] = await self.send_for(request, person, work, name)
        return send(request, self._made[key])

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether games can be stored."""
        await self._health.check()
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        """GET /metrics: for programs on this machine, and for whoever has the token."""
        if not (is_direct(request) or has_token(request, self.reach.settings.metrics_token)):
            raise Refusal("unknown-path")
        return Response(self.hub.metrics.page(), media_type="text/plain; version=0.0.4")


def is_direct(request: Request) -> bool:
    """Whether a request comes from this machine, and not from elsewhere through a proxy on it."""
    is_near = place_of(address_of(request.scope))[1]
    return is_near and not any(name in request.headers for name in PROXY_HEADERS)


def has_token(request: Request, token: str) -> bool:
    """Whether a request carries a secret; an empty one opens nothing."""
    given = request.headers.get("authorization", "").encode()
    return bool(token) and secrets.compare_digest(given, f"Bearer {token}".encode())


def me(session: Session | None) -> posts.Me:
    """Who a session is."""
    if session is None:
        return posts.Me("", has_account=False)
    return posts.Me(session.person.name, session.person.login is not None)


def created(setup: GameSetup) -> posts.Created:
    """Where a new game is, and the invite where somebody can still join."""
    is_open = any(plan.kind == "open" for plan in setup.seats)
    return posts.Created(setup.id, setup.invite if is_open else None)


def read_number(request: Request, name: str, default: int) -> int:
    """A whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not text.isascii() or not text.isdecimal() or int(text) > MOST_PATH_NUMBER:
        raise Refusal("bad-request", why=name)
    return int(text)
