"""What the server asks of a database: reads, and writes that happen wholly or not at all.

The same SQL text serves SQLite and PostgreSQL: values are `$1`, `$2`, … in the order in which they
first appear (SQLite counts them that way), and what differs between the two stays out of it.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import msgspec

from semafor.engine.errors import SemaforError

Row = tuple[Any, ...]
VERSION_TABLE = "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)"
READ_VERSION = "SELECT value FROM meta WHERE name = 'version'"
WRITE_VERSION = (
    "INSERT INTO meta (name, value) VALUES ('version', $1) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class StoreDown(SemaforError):  # noqa: N818 - the name says what it is
    """The database does not answer or the disk is full: nothing was promised, try again."""

    def __init__(self, why: str) -> None:
        super().__init__("store-down")
        self.why = why


class StoreRefused(SemaforError):  # noqa: N818 - the name says what it is
    """A database that must not be used as it is: told at the start, the server does not begin."""


class Change(NamedTuple):
    """One statement of a write. `must`: it has to change a row, or the whole write is undone."""

    sql: str
    values: tuple[Any, ...]
    must: bool = False


class Database(Protocol):
    """One database, open."""

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""

    async def write(self, *changes: Change) -> bool:
        """Make all changes: True when they are durable, False when one that must did not apply."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


def as_text(value: object) -> str:
    """A value as it stands in a column."""
    return msgspec.json.encode(value).decode()


def check_version(found: int, latest: int) -> None:
    """A database of a later release is left alone."""
    if found > latest:
        raise StoreRefused("store-newer", found=found, latest=latest)
