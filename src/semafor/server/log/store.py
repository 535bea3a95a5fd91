"""The rows of logs: what each was folded from, in order, with checksums. SQL for SQLite and PostgreSQL."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from semafor.server.log.folding import Event
from semafor.server.log.rows import event_values, read_log, read_setup
from semafor.server.storage.database import Change, Database, StoreDown

S = TypeVar("S")
TRIES = 20

INSERT_EVENT = """
INSERT INTO event (log, rev, key, body, at, checksum) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING"""
READ_EVENTS = """
SELECT rev, key, body, at, checksum FROM event WHERE log = $1 AND rev > $2 ORDER BY rev"""
# Where an event goes that needs no judgement, and whether it is there already.
READ_END = """
SELECT COALESCE(MAX(rev), -1), COALESCE(MAX(CASE WHEN key = $1 THEN 1 ELSE 0 END), 0)
FROM event WHERE log = $2"""
READ_BEHIND = """
SELECT id FROM {row} WHERE rev < (SELECT MAX(event.rev) FROM event WHERE log = {row}.id)"""
READ_ROW = "SELECT setup, checksum FROM {row} WHERE id = $1"
NAME_HOST = "UPDATE {row} SET host = $1 WHERE id = $2"
# Only asked where several processes share a PostgreSQL.
READ_REVS = "SELECT log, MAX(rev) FROM event WHERE log = ANY($1) GROUP BY log"


class LogStore(ABC):
    """The logs of one tenant, and the rows they begin with (the table `row`)."""

    row: str

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    def sql(cls, text: str) -> str:
        """A statement about what this tenant's logs begin with."""
        return text.format(row=cls.row)

    @staticmethod
    def insert(ident: str, event: Event) -> Change:
        """A row that is added, or the whole write is undone."""
        return Change(INSERT_EVENT, event_values(ident, event), must=True)

    def name_host(self, ident: str, host: str) -> Change:
        """Somebody else begins from now on."""
        return Change(self.sql(NAME_HOST), (host, ident))

    @abstractmethod
    def follows(self, ident: str, body: Mapping[str, Any]) -> list[Change]:
        """What lists must say once an event is stored: written in the same commit."""

    @abstractmethod
    def list_anew(self, digest: Any) -> Change:
        """What lists say of a log from now on; never older than what they say already."""

    async def write_digests(self, digests: Sequence[Any]) -> None:
        """The same for all that have changed."""
        await self.database.write(*map(self.list_anew, digests))

    async def behind(self) -> list[str]:
        """Logs that lists lag behind, because a server ended in between."""
        return [row[0] for row in await self.database.read(self.sql(READ_BEHIND))]

    async def read_row(self, ident: str, kind: type[S]) -> S | None:
        """What a game or a campaign began with."""
        rows = await self.database.read(self.sql(READ_ROW), ident)
        return read_setup(ident, rows[0], kind) if rows else None

    async def read_events(self, ident: str, after: int = -1) -> list[Event]:
        """A log after a revision, in order."""
        rows = await self.database.read(READ_EVENTS, ident, after)
        return read_log(ident, rows, after)

    async def append(self, ident: str, event: Event, *more: Change) -> bool:
        """Store an event, with what comes along; False where its revision or key is taken."""
        changes = (self.insert(ident, event), *self.follows(ident, event.body), *more)
        return await self.database.write(*changes)

    async def add_event(
        self, ident: str, key: str, body: dict[str, Any], at: float, *more: Change
    ) -> int | None:
        """Store an event that is true whatever comes next, at the end of its log.

        Its revision; None where its key is stored already.
        """
        for _ in range(TRIES):
            ((rev, is_stored),) = await self.database.read(READ_END, key, ident)
            if is_stored:
                return None
            event = Event(rev + 1, key, body, at)
            if await self.database.write(self.insert(ident, event), *more):
                return event.rev
        raise StoreDown("the end of a log is never free")

    async def latest_revs(self, idents: list[str]) -> dict[str, int]:
        """The latest revision of some logs."""
        return dict(await self.database.read(READ_REVS, idents))
