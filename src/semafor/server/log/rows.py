"""The rows of a log, of games and of campaigns: written with their sums, read and checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from semafor.server.log.folding import Event
from semafor.server.storage.database import Change, Database, Row, StoreDown
from semafor.server.storage.sums import RowDamaged, check_rows, is_whole, row_sum

S = TypeVar("S")
# The revision told of where not the log but the row of the game is damaged.
BEFORE_LOG = -1
TRIES = 20


async def add_last(
    database: Database,
    log: tuple[str, Callable[[str, Event], Change]],
    ident: str,
    entry: tuple[str, dict[str, Any], float],
    more: Sequence[Change],
) -> int | None:
    """Store an event at the end of a log, wherever that is; None where its key is stored already.

    Args:
        database: Where.
        log: The question for the latest revision and whether a key is there, and how an event is put in.
        ident: Whose log.
        entry: Key, body and server time.
        more: What is stored in the same commit.
    """
    read, insert = log
    key, body, at = entry
    for _ in range(TRIES):
        ((rev, is_stored),) = await database.read(read, key, ident)
        if is_stored:
            return None
        event = Event(rev + 1, key, body, at)
        if await database.write(insert(ident, event), *more):
            return event.rev
    raise StoreDown("the end of a log is never free")


def as_text(value: object) -> str:
    """A value as it stands in a column."""
    return msgspec.json.encode(value).decode()


def event_values(ident: str, event: Event) -> tuple[Any, ...]:
    """A row of the log of a game or a campaign, with its checksum."""
    values = (ident, event.rev, event.key, as_text(event.body), event.at)
    return (*values, row_sum(*values))


def read_log(ident: str, rows: Sequence[Row], after: int = -1) -> list[Event]:
    """The events of rows (rev, key, body, at, checksum); damaged and missing ones are refused."""
    check_rows(ident, rows, after)
    return [Event(rev, key, msgspec.json.decode(body), at) for rev, key, body, at, _ in rows]


def read_setup(ident: str, row: Row, kind: type[S]) -> S:
    """What a game or a campaign began with (setup, checksum)."""
    text, checksum = row
    if not is_whole(checksum, ident, text):
        raise RowDamaged(ident, BEFORE_LOG)
    return msgspec.json.decode(text, type=kind)
