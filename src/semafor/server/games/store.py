"""What is kept of games: their rows and logs, who sits where, what lists say; and when a server was alive.

The log of a game is the truth; the other columns of `game` and the table `player` follow from it
and are written in the same commit. One SQL text serves both databases (storage/database.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from semafor.server.games.setup import GameSetup
from semafor.server.log.folding import Event
from semafor.server.log.store import LogStore
from semafor.server.protocol.posts import GameSummary
from semafor.server.storage.database import Change, as_text
from semafor.server.storage.sums import row_sum

MOST_LISTED = 100

INSERT_GAME = """
INSERT INTO game (id, host, setup, created, digest, rev, updated, deadline, checksum)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING"""
UPDATE_GAME = """
UPDATE game SET digest = $1, rev = $2, updated = $3, deadline = $4 WHERE id = $5 AND rev <= $2"""
SEAT_PLAYER = """
INSERT INTO player (game, seat, person) VALUES ($1, $2, $3)
ON CONFLICT (game, seat) DO UPDATE SET person = excluded.person"""
READ_DIGEST = "SELECT digest FROM game WHERE id = $1"
READ_OWN_GAMES = """
SELECT digest FROM game
WHERE id IN (SELECT id FROM game WHERE host = $1 UNION SELECT game FROM player WHERE person = $1)
ORDER BY updated DESC, id LIMIT $2"""
READ_OWN_SEATS = "SELECT game, seat FROM player WHERE person = $1"
READ_DUE = "SELECT id FROM game WHERE deadline <= $1 ORDER BY deadline LIMIT $2"
READ_DEADLINE = "SELECT id FROM game WHERE deadline IS NOT NULL LIMIT 1"

INSERT_DAILY = """
INSERT INTO daily (day, edition, person, game) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"""
DAILY_ROWS = """
SELECT daily.game, player.person, person.name, game.digest FROM daily
JOIN game ON game.id = daily.game
JOIN player ON player.game = daily.game
JOIN person ON person.id = player.person
WHERE daily.day = $1 AND daily.edition = $2"""
READ_DAILY = f"{DAILY_ROWS} ORDER BY game.created, game.id LIMIT $3"
READ_DAILY_OF = f"{DAILY_ROWS} AND player.person = $3 ORDER BY game.created, game.id LIMIT 1"
READ_OWN_DAILY = """
SELECT daily.day, game.digest FROM daily
JOIN game ON game.id = daily.game
JOIN player ON player.game = daily.game
WHERE player.person = $1 ORDER BY daily.day DESC, daily.edition LIMIT $2"""
KEEP_META = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"

READ_META = "SELECT value FROM meta WHERE name = $1"
WRITE_META = """
INSERT INTO meta (name, value) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
INSERT_DOWNTIME = """
INSERT INTO downtime (began, ended) VALUES ($1, $2)
ON CONFLICT (began) DO UPDATE SET ended = excluded.ended WHERE excluded.ended > downtime.ended"""
READ_DOWNTIME = "SELECT began, ended FROM downtime WHERE ended > $1 ORDER BY began"


class Digest(Struct, frozen=True):
    """What lists say of a game, by its log up to `rev`; `waiting` are the seats to decide."""

    rev: int
    summary: GameSummary
    waiting: list[int]
    deadline: float | None = None
    # Seats of people that a bot plays for, and seats about to be given to another phone.
    replaced: list[int] = []
    warned: list[int] = []


class Sitting(NamedTuple):
    """A person who owns a seat from now on."""

    seat: int
    person: str


class DailyRow(NamedTuple):
    """A game of a day's deal: whose it is, and what lists say of it."""

    game: str
    person: str
    name: str
    summary: GameSummary


class Store(LogStore):
    """The one place that knows the tables of games."""

    row = "game"

    # ---------------------------------------------------------------- games

    async def create_game(self, setup: GameSetup, digest: Digest) -> bool:
        """A new game; False where its id is taken."""
        return await self.database.write(*game_changes(setup, digest))

    async def read_game(self, game: str) -> GameSetup | None:
        """The row of a game."""
        return await self.read_row(game, GameSetup)

    async def read_summary(self, game: str) -> GameSummary | None:
        """What lists say of a game."""
        rows = await self.database.read(READ_DIGEST, game)
        return msgspec.json.decode(rows[0][0], type=Digest).summary if rows else None

    def follows(self, ident: str, body: Mapping[str, Any]) -> list[Change]:
        """Who sits where, and who is the host."""
        changes = _sit(ident, _sittings(body))
        if body["kind"] == "leave":
            changes.append(self.name_host(ident, body["host"]))
        return changes

    def list_anew(self, digest: Digest) -> Change:
        """What lists say of a game from now on."""
        summary = digest.summary
        values = (as_text(digest), digest.rev, summary.updated, digest.deadline, summary.id)
        return Change(UPDATE_GAME, values)

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

    # ---------------------------------------------------------------- deals of the day

    async def daily_games(self, day: str, edition: str) -> list[DailyRow]:
        """Who has played a day's deal, the first one first."""
        return list(map(_daily, await self.database.read(READ_DAILY, day, edition, MOST_LISTED)))

    async def daily_of(self, day: str, edition: str, person: str) -> DailyRow | None:
        """Somebody's game of a day's deal: the first one, however many others play."""
        rows = await self.database.read(READ_DAILY_OF, day, edition, person)
        return _daily(rows[0]) if rows else None

    async def own_daily(self, person: str) -> list[tuple[str, GameSummary]]:
        """Somebody's games of days' deals, the latest day first."""
        rows = await self.database.read(READ_OWN_DAILY, person, MOST_LISTED)
        return [(day, msgspec.json.decode(digest, type=Digest).summary) for day, digest in rows]

    async def read_kept(self, name: str) -> str | None:
        """Something that was worked out once, by its name."""
        rows = await self.database.read(READ_META, name)
        return str(rows[0][0]) if rows else None

    async def keep(self, name: str, value: str) -> None:
        """Keep what was worked out; the first one counts."""
        await self.database.write(Change(KEEP_META, (name, value)))

    # ---------------------------------------------------------------- beats and downtime

    async def beat(self, now: float) -> None:
        """A server is alive."""
        await self.database.write(Change(WRITE_META, ("alive", repr(now))))

    async def probe(self, text: str) -> None:
        """Store something, to see whether that works."""
        await self.database.write(Change(WRITE_META, ("probe", text)))

    async def last_beat(self) -> float | None:
        """When a server was last known to be alive."""
        rows = await self.database.read(READ_META, "alive")
        return float(rows[0][0]) if rows else None

    async def add_downtime(self, began: float, ended: float) -> None:
        """No server ran in this span, or the clock was set over it; one does now."""
        await self.database.write(
            Change(INSERT_DOWNTIME, (began, ended)), Change(WRITE_META, ("alive", repr(ended)))
        )

    async def has_deadlines(self) -> bool:
        """Whether somebody's time runs in any game."""
        return bool(await self.database.read(READ_DEADLINE))

    async def downtimes(self, after: float) -> list[tuple[float, float]]:
        """Spans without a server that reach beyond a time."""
        rows = await self.database.read(READ_DOWNTIME, after)
        return [(began, ended) for began, ended in rows]


def _own(digest: Digest, seats: set[int]) -> GameSummary:
    """A game as one of its people sees it in a list."""
    return msgspec.structs.replace(
        digest.summary,
        is_yours=True,
        your_turn=any(seat in seats for seat in digest.waiting),
        bot_plays=any(seat in seats for seat in digest.replaced),
        seat_asked=any(seat in seats for seat in digest.warned),
    )


def game_changes(setup: GameSetup, digest: Digest, events: Sequence[Event] = ()) -> list[Change]:
    """Everything of a new game, with the log of one that has been played elsewhere.

    A game without a host belongs to something else, and stands in nobody's list of games.
    """
    plans = enumerate(setup.seats if setup.host else ())
    sittings = [Sitting(seat, plan.user) for seat, plan in plans if plan.user]
    values = (
        setup.id,
        setup.host,
        as_text(setup),
        setup.created,
        as_text(digest),
        digest.rev,
        digest.summary.updated,
        digest.deadline,
        row_sum(setup.id, as_text(setup)),
    )
    log = [Store.insert(setup.id, event) for event in events]
    daily = (setup.daily, setup.edition, setup.host, setup.id)
    once = [Change(INSERT_DAILY, daily, must=True)] if setup.daily else []
    return [Change(INSERT_GAME, values, must=True), *_sit(setup.id, sittings), *once, *log]


def _daily(row: Sequence[Any]) -> DailyRow:
    game, person, name, digest = row
    return DailyRow(game, person, name, msgspec.json.decode(digest, type=Digest).summary)


def _sittings(body: Mapping[str, Any]) -> list[Sitting]:
    """Who sits where after an event about seats."""
    if body["kind"] == "sit":
        return [Sitting(body["seat"], body["user"])]
    if body["kind"] == "leave":
        return [Sitting(body["seat"], "")]
    if body["kind"] == "swap":
        return [Sitting(body["seat"], body["users"][0]), Sitting(body["other"], body["users"][1])]
    return []


def _sit(game: str, sittings: Sequence[Sitting]) -> list[Change]:
    return [Change(SEAT_PLAYER, (game, sitting.seat, sitting.person)) for sitting in sittings]
