"""The rows of a log, of games and of campaigns: written with their sums, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from semafor.server.log.folding import Event
from semafor.server.storage.database import Row, as_text
from semafor.server.storage.sums import RowDamaged, check_rows, is_whole, row_sum

S = TypeVar("S")
# The revision told of where not the log but the row of the game is damaged.
BEFORE_LOG = -1


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
