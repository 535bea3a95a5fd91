"""Everything that is kept, in the words of the game: games and their logs, people, sessions, links.

The log of a game is the truth; the other columns of `game` and the table `player` follow from it
and are written in the same commit. One SQL text serves both databases (database.py).
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from semafor.server.database import Change, Database
from semafor.server.model import Event, GameSetup
from semafor.server.posts import GameSummary

MOST_LISTED = 100

INSERT_GAME = """
INSERT INTO game (id, host, setup, created, digest, rev, updated, deadline)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"""
INSERT_EVENT = """
INSERT INTO event (game, rev, key, body, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"""
UPDATE_GAME = """
UPDATE game SET digest = $1, rev = $2, updated = $3, deadline = $4 WHERE id = $5 AND rev <= $2"""
SEAT_PLAYER = """
INSERT INTO player (game, seat, person) VALUES ($1, $2, $3)
ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person"""
READ_GAME = "SELECT setup FROM game WHERE id = $1"
READ_DIGEST = "SELECT digest FROM game WHERE id = $1"
READ_EVENTS = "SELECT rev, key, body, at FROM event WHERE game = $1 AND rev > $2 ORDER BY rev"
READ_OWN_GAMES = """
SELECT digest FROM game
WHERE id IN (SELECT id FROM game WHERE host = $1 UNION SELECT game FROM player WHERE person = $1)
ORDER BY updated DESC, id LIMIT $2"""
READ_OWN_SEATS = "SELECT game, seat FROM player WHERE person = $1"
READ_DUE = "SELECT id FROM game WHERE deadline <= $1 ORDER BY deadline LIMIT $2"
READ_BEHIND = """
SELECT id FROM game WHERE rev < (SELECT MAX(event.rev) FROM event WHERE event.game = game.id)"""
# Only asked where several processes share a PostgreSQL.
READ_REVS = "SELECT game, MAX(rev) FROM event WHERE game = ANY($1) GROUP BY game"

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

INSERT_LINK = "INSERT INTO hand_link (token_hash, game, seat, expires) VALUES ($1, $2, $3, $4)"
READ_LINK = """
SELECT game, seat FROM hand_link WHERE token_hash = $1 AND used IS NULL AND expires > $2"""
USE_LINK = "UPDATE hand_link SET used = $1 WHERE token_hash = $2 AND used IS NULL AND expires > $1"
DELETE_OLD_LINKS = "DELETE FROM hand_link WHERE expires < $1"

READ_META = "SELECT value FROM meta WHERE name = $1"
WRITE_META = """
INSERT INTO meta (name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
INSERT_DOWNTIME = "INSERT INTO downtime (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING"
READ_DOWNTIME = "SELECT began, ended FROM downtime WHERE ended > $1 ORDER BY began"


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


class Digest(Struct, frozen=True):
    """What lists say of a game, by its log up to `rev`; `waiting` are the seats to decide."""

    rev: int
    summary: GameSummary
    waiting: list[int]
    deadline: float | None = None


class Sitting(NamedTuple):
    """A person who owns a seat from now on."""

    seat: int
    person: str


class Store:
    """The one place that knows the tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ---------------------------------------------------------------- games

    async def create_game(self, setup: GameSetup, digest: Digest) -> bool:
        """A new game; False where its id is taken."""
        return await self.database.write(*game_changes(setup, digest))

    async def read_game(self, game: str) -> GameSetup | None:
        """The row of a game."""
        rows = await self.database.read(READ_GAME, game)
        return msgspec.json.decode(rows[0][0], type=GameSetup) if rows else None

    async def read_summary(self, game: str) -> GameSummary | None:
        """What lists say of a game."""
        rows = await self.database.read(READ_DIGEST, game)
        return msgspec.json.decode(rows[0][0], type=Digest).summary if rows else None

    async def read_events(self, game: str, after: int = -1) -> list[Event]:
        """The log of a game after a revision, in order."""
        rows = await self.database.read(READ_EVENTS, game, after)
        return [Event(rev, key, msgspec.json.decode(body), at) for rev, key, body, at in rows]

    async def append(self, game: str, event: Event, link: str = "") -> bool:
        """Store an event; False where its revision or key is taken, or the link is used up.

        Args:
            game: Id of the game.
            event: What happened.
            link: Hash of a hand link that this uses up.
        """
        values = (game, event.rev, event.key, _text(event.body), event.at)
        changes = [Change(INSERT_EVENT, values, must=True)]
        if event.body["kind"] == "sit":
            changes += _sit(game, [Sitting(event.body["seat"], event.body["user"])])
        if link:
            changes.append(Change(USE_LINK, (event.at, link), must=True))
        return await self.database.write(*changes)

    async def write_digests(self, digests: Sequence[Digest]) -> None:
        """What lists say from now on; never older than what they say already."""
        await self.database.write(
            *(
                Change(
                    UPDATE_GAME,
                    (
                        _text(digest),
                        digest.rev,
                        digest.summary.updated,
                        digest.deadline,
                        digest.summary.id,
                    ),
                )
                for digest in digests
            )
        )

    async def own_games(self, person: str) -> list[GameSummary]:
        """Games of somebody, the latest first."""
        rows = await self.database.read(READ_OWN_GAMES, person, MOST_LISTED)
        seats: dict[str, set[int]] = {}
        for game, seat in await self.database.read(READ_OWN_SEATS, person):
            seats.setdefault(game, set()).add(seat)
        digests = [msgspec.json.decode(row[0], type=Digest) for row in rows]
        return [_own(digest, seats.get(digest.summary.id, set())) for digest in digests]

    async def due_games(self, now: float, most: int) -> list[str]:
        """Games in which somebody's time is up."""
        return [row[0] for row in await self.database.read(READ_DUE, now, most)]

    async def games_behind(self) -> list[str]:
        """Games whose lists lag behind their log, because a server ended in between."""
        return [row[0] for row in await self.database.read(READ_BEHIND)]

    async def latest_revs(self, games: list[str]) -> dict[str, int]:
        """The latest revision of some games."""
        return dict(await self.database.read(READ_REVS, games))

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

    # ---------------------------------------------------------------- links and downtime

    async def add_link(self, token_hash: str, game: str, seat: int, expires: float) -> None:
        """A hand link."""
        await self.database.write(Change(INSERT_LINK, (token_hash, game, seat, expires)))

    async def read_link(self, token_hash: str, now: float) -> tuple[str, int] | None:
        """Game and seat of a link that can still be used."""
        rows = await self.database.read(READ_LINK, token_hash, now)
        return (rows[0][0], rows[0][1]) if rows else None

    async def beat(self, now: float) -> None:
        """A server is alive."""
        await self.database.write(Change(WRITE_META, ("alive", repr(now))))

    async def last_beat(self) -> float | None:
        """When a server was last known to be alive."""
        rows = await self.database.read(READ_META, "alive")
        return float(rows[0][0]) if rows else None

    async def add_downtime(self, began: float, ended: float) -> None:
        """No server ran in this span."""
        await self.database.write(Change(INSERT_DOWNTIME, (began, ended)))

    async def downtimes(self, after: float) -> list[tuple[float, float]]:
        """Spans without a server that reach beyond a time."""
        rows = await self.database.read(READ_DOWNTIME, after)
        return [(began, ended) for began, ended in rows]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _own(digest: Digest, seats: set[int]) -> GameSummary:
    """A game as one of its people sees it in a list."""
    turn = any(seat in seats for seat in digest.waiting)
    return msgspec.structs.replace(digest.summary, is_yours=True, your_turn=turn)


def game_changes(setup: GameSetup, digest: Digest, events: Sequence[Event] = ()) -> list[Change]:
    """Everything of a new game, with the log of one that has been played elsewhere.

    A game without a host belongs to something else, and stands in nobody's list of games.
    """
    plans = enumerate(setup.seats if setup.host else ())
    sittings = [Sitting(seat, plan.user) for seat, plan in plans if plan.user]
    values = (
        setup.id,
        setup.host,
        _text(setup),
        setup.created,
        _text(digest),
        digest.rev,
        digest.summary.updated,
        digest.deadline,
    )
    log = [
        Change(
            INSERT_EVENT,
            (setup.id, event.rev, event.key, _text(event.body), event.at),
            must=True,
        )
        for event in events
    ]
    return [Change(INSERT_GAME, values, must=True), *_sit(setup.id, sittings), *log]


def _sit(game: str, sittings: Sequence[Sitting]) -> list[Change]:
    return [Change(SEAT_PLAYER, (game, sitting.seat, sitting.person)) for sitting in sittings]
