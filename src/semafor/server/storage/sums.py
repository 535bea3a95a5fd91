"""Checksums of what is stored once and never changed: rows of logs, what games began with.

They find what a disk or a wire has damaged. They are no seal against somebody who can write to the
database: who changes a row can change its sum.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from semafor.engine.errors import SemaforError

BYTES = 8
# The migration that brought checksums.
SUMS_VERSION = 5
# The migration that put all events into one table, and where they stood before.
ONE_LOG_VERSION = 7
OLD_LOGS = {"game": ("event", "game"), "campaign": ("campaign_event", "campaign")}


class RowDamaged(SemaforError):  # noqa: N818 - the name says what it is
    """A stored row is not what was written: the game or campaign is not played on."""

    def __init__(self, ident: str, rev: int) -> None:
        super().__init__("game-damaged", game=ident, rev=rev)


def row_sum(*values: Any) -> str:
    """The checksum of a row: ids, numbers and texts in a fixed order.

    >>> row_sum("game", 1, "key", "{}", 1.5)
    '86a0f64f0dd57190'
    """
    text = "\x1f".join(map(_text, values))
    return hashlib.blake2b(text.encode(), digest_size=BYTES).hexdigest()


def _text(value: Any) -> str:
    if isinstance(value, bytes):  # as it was found, for it may be no text any longer
        return value.decode(errors="replace")
    return repr(value) if isinstance(value, float) else str(value)


def is_whole(checksum: str | None, *values: Any) -> bool:
    """Whether a row is what its checksum says; one without a checksum is believed."""
    return checksum is None or checksum == row_sum(*values)


def check_rows(ident: str, rows: Sequence[Sequence[Any]], after: int) -> None:
    """Rows of a log (rev, key, body, at, checksum): the first damaged or missing one is told of."""
    for expected, (rev, key, body, at, checksum) in enumerate(rows, after + 1):
        if rev != expected or not is_whole(checksum, ident, rev, key, body, at):
            raise RowDamaged(ident, expected)
