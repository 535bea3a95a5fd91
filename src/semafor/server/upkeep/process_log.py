"""The server's log: one bounded entry for each thing worth knowing, however often it is provoked."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

FORMAT = "%(asctime)s %(levelname)s %(message)s"
# Letters of one entry, its traceback included; the end of a traceback says most.
MOST_LETTERS = 4000
# Entries of one kind in a span of seconds; what comes beyond is counted.
MOST_ALIKE = 20
SPAN = 60.0
MOST_KINDS = 200


class Bounded(logging.Formatter):
    """Cuts long entries in the middle."""

    def format(self, record: logging.LogRecord) -> str:
        """As ever, but of bounded length."""
        text = super().format(record)
        if len(text) <= MOST_LETTERS:
            return text
        half = MOST_LETTERS // 2 - 20
        return f"{text[:half]} … {len(text) - 2 * half} letters … {text[-half:]}"


class Calm(logging.Filter):
    """Lets only so many entries of one kind through: nobody fills the log by asking again and again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write it; the first of a new span says how many were left out."""
        key = (record.name, str(record.msg)[:MOST_KINDS])
        now = self._clock()
        since, count = self._seen.get(key, (now, 0))
        if now - since >= SPAN:
            left_out = count - MOST_ALIKE
            if left_out > 0:
                record.msg = f"{record.msg} (and {left_out} more like it before)"
            since, count = now, 0
        if key not in self._seen and len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[key] = (since, count + 1)
        return count < MOST_ALIKE


def write_log() -> None:
    """Write warnings and errors to the standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Bounded(FORMAT))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
