"""The one test for whole numbers and the readers of text and JSON that come from files and clients."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

# So many digits fit into 64 bits.
MOST_DIGITS = 18


def is_whole(value: object, least: int = 0, most: int | None = None) -> bool:
    """Whether a value is a whole number within limits (true and false are not numbers)."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return least <= value and (most is None or value <= most)


def is_number(text: str) -> bool:
    """Whether a text is a whole number that can be read: digits, and not thousands of them.

    >>> is_number("12"), is_number("-1"), is_number(""), is_number("9" * 5000)
    (True, False, False, False)
    """
    return text.isdecimal() and len(text) <= MOST_DIGITS


def parse_json(text: str | bytes) -> Any:
    """What a text says; `ValueError` for one that is not JSON, also for one that is nested beyond reading.

    >>> parse_json("[" * 100_000)
    Traceback (most recent call last):
    ValueError: nested too deeply
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


class NotText(ValueError):  # noqa: N818 - the name says what it is
    """A file that is not text in UTF-8, from a line on."""

    def __init__(self, row: int) -> None:
        super().__init__(f"line {row} is not UTF-8 text")
        self.row = row


def read_text(path: Path) -> str:
    """A text that people have written with whatever they have: a mark at its beginning and the ends of lines do not matter."""
    data = path.read_bytes()
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(data.count(b"\n", 0, error.start) + 1) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")
