"""What is kept of people: accounts, sessions, hand links, notices, guests who have become accounts.

SQL as in `games/store.py`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from semafor.server.protocol.posts import Notice
from semafor.server.storage.database import Change, Database, as_text

MOST_LISTED = 100

INSERT_PERSON = """
INSERT INTO person (id, name, login, password, created) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING"""
READ_ACCOUNT = "SELECT id, name, login, password FROM person WHERE login = $1"
RENAME_PERSON = "UPDATE person SET name = $1 WHERE id = $2"
GIVE_ACCOUNT = """
UPDATE person SET name = $1, login = $2, password = $3 WHERE id = $4 AND login IS NULL
AND NOT EXISTS (SELECT 1 FROM person AS other WHERE other.login = $2)"""
NEW_PASSWORD = "UPDATE person SET password = $1 WHERE id = $2"  # noqa: S105 - SQL, no secret

INSERT_SESSION = "INSERT INTO session (token_hash, person, created, seen) VALUES ($1, $2, $3, $4)"
READ_SESSION = """
SELECT person.id, person.name, person.login, session.created, session.seen
FROM session JOIN person ON person.id = session.person WHERE session.token_hash = $1"""
SEE_SESSION = "UPDATE session SET seen = $1 WHERE token_hash = $2"
DELETE_SESSION = "DELETE FROM session WHERE token_hash = $1"
DELETE_OLD_SESSIONS = "DELETE FROM session WHERE created < $1 OR seen < $2"

INSERT_LINK = """
INSERT INTO hand_link (token_hash, game, seat, expires, owner, warned)
VALUES ($1, $2, $3, $4, $5, $6)"""
READ_LINK = """
SELECT game, seat, owner, warned FROM hand_link
WHERE token_hash = $1 AND used IS NULL AND expires > $2"""
USE_LINK = "UPDATE hand_link SET used = $1 WHERE token_hash = $2 AND used IS NULL AND expires > $1"
DELETE_OLD_LINKS = "DELETE FROM hand_link WHERE expires < $1"

INSERT_NOTICE = """
INSERT INTO notice (person, key, body, at) VALUES ($1, $2, $3, $4)
ON CONFLICT (person, key) DO UPDATE SET body = excluded.body, at = excluded.at"""
READ_NOTICES = "SELECT body FROM notice WHERE person = $1 ORDER BY at DESC LIMIT $2"
DELETE_NOTICE = "DELETE FROM notice WHERE person = $1 AND key = $2"

INSERT_MERGE = """
INSERT INTO person_merge (guest, account, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"""
READ_SESSIONS = "SELECT token_hash FROM session WHERE person = $1"
DELETE_SESSIONS = "DELETE FROM session WHERE person = $1"
MOVE_NOTICES = """
INSERT INTO notice (person, key, body, at) SELECT $1, key, body, at FROM notice WHERE person = $2
ON CONFLICT DO NOTHING"""
DELETE_NOTICES = "DELETE FROM notice WHERE person = $1"
READ_GAMES = "SELECT id FROM game WHERE host = $1 UNION SELECT game FROM player WHERE person = $1"
READ_CAMPAIGNS = """
SELECT id FROM campaign WHERE host = $1
UNION SELECT campaign FROM campaign_player WHERE person = $1"""
MOVE_PLAYER = "UPDATE player SET person = $1 WHERE game = $2 AND person = $3"
MOVE_HOST = "UPDATE game SET host = $1 WHERE id = $2 AND host = $3"
MOVE_COMPANY = "UPDATE campaign_player SET person = $1 WHERE campaign = $2 AND person = $3"
MOVE_CAMPAIGN = "UPDATE campaign SET host = $1 WHERE id = $2 AND host = $3"
READ_LEFT = """
SELECT guest, account FROM person_merge WHERE guest IN (
    SELECT person FROM player UNION SELECT host FROM game
    UNION SELECT person FROM campaign_player UNION SELECT host FROM campaign)"""


class Person(NamedTuple):
    """Somebody: a guest, or an account where `login` is set."""

    id: str
    name: str
    login: str | None


class SessionRow(NamedTuple):
    """A session as it is stored."""

    person: Person
    created: float
    seen: float


class HandLinkRow(Struct, frozen=True):
    """A hand link: which seat, whose it was then (empty: nobody's), when that owner was warned."""

    game: str
    seat: int
    owner: str = ""
    warned: int | None = None


class Merge(NamedTuple):
    """A guest and the account that has taken everything over."""

    guest: str
    account: str


class PersonStore:
    """The one place that knows the tables of people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------- people and sessions

    async def add_person(self, person: Person, token_hash: str) -> None:
        """A new guest with a session."""
        now = time.time()
        await self.database.write(
            Change(INSERT_PERSON, (person.id, person.name, None, None, now), must=True),
            Change(INSERT_SESSION, (token_hash, person.id, now, now)),
        )

    async def find_account(self, login: str) -> tuple[Person, str] | None:
        """An account and the hash of its password."""
        rows = await self.database.read(READ_ACCOUNT, login)
        return (Person(*rows[0][:3]), rows[0][3]) if rows else None

    async def rename(self, person: str, name: str) -> None:
        """Another name to be shown."""
        await self.database.write(Change(RENAME_PERSON, (name, person)))

    async def give_account(self, person: Person, password: str) -> bool:
        """Make a guest an account; False where the login is taken or the guest is one already."""
        values = (person.name, person.login, password, person.id)
        return await self.database.write(Change(GIVE_ACCOUNT, values, must=True))

    async def new_password(self, person: str, password: str) -> None:
        """Another hash."""
        await self.database.write(Change(NEW_PASSWORD, (password, person)))

    async def change_session(self, person: str, new_hash: str, old_hash: str) -> None:
        """A new session; the old one (empty: none) ends in the same moment."""
        now = time.time()
        await self.database.write(
            Change(DELETE_SESSION, (old_hash,)),
            Change(INSERT_SESSION, (new_hash, person, now, now)),
        )

    async def read_session(self, token_hash: str) -> SessionRow | None:
        """A session and whose it is."""
        rows = await self.database.read(READ_SESSION, token_hash)
        if not rows:
            return None
        person, name, login, created, seen = rows[0]
        return SessionRow(Person(person, name, login), created, seen)

    async def see_session(self, token_hash: str, now: float) -> None:
        """The session was used."""
        await self.database.write(Change(SEE_SESSION, (now, token_hash)))

    async def end_session(self, token_hash: str) -> None:
        """The session is over."""
        await self.database.write(Change(DELETE_SESSION, (token_hash,)))

    async def clean(self, created_before: float, seen_before: float, now: float) -> None:
        """Forget sessions and links that are past their time."""
        await self.database.write(
            Change(DELETE_OLD_SESSIONS, (created_before, seen_before)),
            Change(DELETE_OLD_LINKS, (now,)),
        )

    # ---------------------------------------------------------------- links and notices

    async def add_link(self, token_hash: str, link: HandLinkRow, expires: float) -> None:
        """A hand link."""
        values = (token_hash, link.game, link.seat, expires, link.owner, link.warned)
        await self.database.write(Change(INSERT_LINK, values))

    async def read_link(self, token_hash: str, now: float) -> HandLinkRow | None:
        """A link that can still be used."""
        rows = await self.database.read(READ_LINK, token_hash, now)
        return HandLinkRow(*rows[0]) if rows else None

    async def notices(self, person: str) -> list[Notice]:
        """What somebody has not read yet, the latest first."""
        rows = await self.database.read(READ_NOTICES, person, MOST_LISTED)
        return [msgspec.json.decode(row[0], type=Notice) for row in rows]

    async def read_out(self, person: str, keys: Sequence[str]) -> None:
        """Somebody has read these."""
        await self.database.write(*(Change(DELETE_NOTICE, (person, key)) for key in keys))

    # ---------------------------------------------------------------- guests who log in

    async def merge(self, merge: Merge, new_hash: str) -> list[str]:
        """The guest is the account from now on, with a new session; the hashes of those that end."""
        now = time.time()
        rows = await self.database.read(READ_SESSIONS, merge.guest)
        await self.database.write(
            Change(INSERT_MERGE, (*merge, now)),
            Change(DELETE_SESSIONS, (merge.guest,)),
            Change(INSERT_SESSION, (new_hash, merge.account, now, now)),
            Change(MOVE_NOTICES, (merge.account, merge.guest)),
            Change(DELETE_NOTICES, (merge.guest,)),
        )
        return [row[0] for row in rows]

    async def games(self, person: str) -> list[str]:
        """Games somebody has made or sits at."""
        return [row[0] for row in await self.database.read(READ_GAMES, person)]

    async def campaigns(self, person: str) -> list[str]:
        """Campaigns somebody has made or takes part in."""
        return [row[0] for row in await self.database.read(READ_CAMPAIGNS, person)]

    async def left(self) -> list[Merge]:
        """Guests who still have something that is their account's."""
        return [Merge(*row) for row in await self.database.read(READ_LEFT)]


def game_moves(game: str, merge: Merge) -> list[Change]:
    """Lists say the same as the log."""
    values = (merge.account, game, merge.guest)
    return [Change(MOVE_PLAYER, values), Change(MOVE_HOST, values)]


def campaign_moves(campaign: str, merge: Merge) -> list[Change]:
    """The same of a campaign."""
    values = (merge.account, campaign, merge.guest)
    return [Change(MOVE_COMPANY, values), Change(MOVE_CAMPAIGN, values)]


def use_link(token_hash: str, at: float) -> Change:
    """A hand link works once: what comes with it is stored only if it still does."""
    return Change(USE_LINK, (at, token_hash), must=True)


def notice_change(person: str, notice: Notice) -> Change:
    """Somebody is to be told something."""
    return Change(INSERT_NOTICE, (person, notice.key, as_text(notice), notice.at))
