"""Sessions: a random token in a cookie or a bearer header; only its hash is stored.

A session begins with the first thing that changes something (a name, a new game, a seat): looking
around needs none. It ends after `IDLE` seconds without use, after `ABSOLUTE` seconds anyway, and
when its owner logs out; logging in and registering give a new token and end the old one.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

from semafor.server.people.store import Person, PersonStore
from semafor.server.storage.database import StoreDown

DAY = 86400.0
ABSOLUTE = 365 * DAY
IDLE = 60 * DAY
# How often the last use of a session is written down.
SEEN_STEP = 3600.0
CACHE_SECONDS = 60.0
CACHE_MOST = 20_000
TOKEN_BYTES = 32
MOST_TOKEN = 100
COOKIE = "semafor"
SECURE_COOKIE = "__Host-semafor"


class Session(NamedTuple):
    """Who asks, and under which token (as a hash)."""

    token_hash: str
    person: Person
    created: float
    seen: float


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


class Sessions:
    """Finds sessions by token, with a short memory."""

    def __init__(self, store: PersonStore, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._clock = clock
        self._cache: OrderedDict[str, tuple[float, Session]] = OrderedDict()

    async def find(self, token: str) -> Session | None:
        """The session of a token, if it is still good."""
        if not token or len(token) > MOST_TOKEN:
            return None
        return await self.check(hash_token(token))

    async def check(self, token_hash: str) -> Session | None:
        """The session of a hash, if it is still good."""
        now = self._clock()
        remembered = self._cache.get(token_hash)
        if remembered and 0 <= now - remembered[0] < CACHE_SECONDS:
            session = remembered[1]
        else:
            row = await self._store.read_session(token_hash)
            if row is None:
                self.forget(token_hash)
                return None
            session = Session(token_hash, row.person, row.created, row.seen)
            self._remember(now, session)
        return await self._judge(session, now)

    async def has_ended(self, token_hash: str) -> bool:
        """Whether somebody has logged out, anywhere; a database that is away sends nobody away."""
        try:
            return await self._store.read_session(token_hash) is None
        except StoreDown:
            return False

    async def _judge(self, session: Session, now: float) -> Session | None:
        """Limits are the server's; a clock that went back extends nothing for long."""
        if now - session.created > ABSOLUTE or now - session.seen > IDLE:
            self.forget(session.token_hash)
            return None
        if now - session.seen > SEEN_STEP:
            await self._store.see_session(session.token_hash, now)
            session = session._replace(seen=now)
            self._remember(now, session)
        return session

    async def begin(self, name: str) -> tuple[Session, str]:
        """A new guest and the token."""
        token = new_token()
        person = Person(secrets.token_hex(8), name, None)
        await self._store.add_person(person, hash_token(token))
        now = self._clock()
        return Session(hash_token(token), person, now, now), token

    def make(self, person: Person) -> tuple[Session, str]:
        """A session that somebody else stores, and its token."""
        token = new_token()
        now = self._clock()
        return Session(hash_token(token), person, now, now), token

    async def rotate(self, person: Person, old: Session | None) -> tuple[Session, str]:
        """A new token for a person; the old session ends."""
        session, token = self.make(person)
        old_hash = old.token_hash if old else ""
        await self._store.change_session(person.id, session.token_hash, old_hash)
        self.forget(old_hash)
        return session, token

    async def end(self, session: Session) -> None:
        """Log out."""
        await self._store.end_session(session.token_hash)
        self.forget(session.token_hash)

    def forget(self, token_hash: str) -> None:
        """Ask the database next time."""
        self._cache.pop(token_hash, None)

    async def clean(self) -> None:
        """Remove what is past its time from the database."""
        now = self._clock()
        await self._store.clean(now - ABSOLUTE, now - IDLE, now)

    def _remember(self, now: float, session: Session) -> None:
        self._cache[session.token_hash] = (now, session)
        self._cache.move_to_end(session.token_hash)
        if len(self._cache) > CACHE_MOST:
            self._cache.popitem(last=False)


# ---------------------------------------------------------------- headers


def read_token(scope: Mapping[str, Any]) -> str:
    """The token of a request: the bearer's, else the cookie's, else empty.

    On https only the cookie that pages of no other host and no plain answer can set is believed.
    """
    cookies = ""
    for name, value in scope["headers"]:
        text: str = value.decode("latin-1")
        if name == b"authorization" and text.lower().startswith("bearer "):
            return text[7:].strip()
        if name == b"cookie":
            cookies = f"{cookies}; {text}" if cookies else text
    try:
        jar = SimpleCookie(cookies)
    except CookieError:
        return ""
    name_of = SECURE_COOKIE if is_secure(scope) else COOKIE
    return str(jar[name_of].value) if name_of in jar else ""


def is_secure(scope: Mapping[str, Any]) -> bool:
    """Whether a request came over https (or wss), as far as the server can know."""
    return scope.get("scheme") in ("https", "wss")


def cookie_header(token: str, *, secure: bool) -> str:
    """The Set-Cookie header that gives a token (empty: takes it away)."""
    name = SECURE_COOKIE if secure else COOKIE
    age = int(ABSOLUTE) if token else 0
    end = "; Secure" if secure else ""
    return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{end}"
