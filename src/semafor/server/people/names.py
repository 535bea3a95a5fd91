"""Names of people: what may be shown, and what two accounts must not share."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from semafor.server.protocol.refusals import Refusal

MOST_LETTERS = 24
MOST_READ = 500
# Controls, marks that turn the direction of writing, unassigned and private characters.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters and signs that show nothing, though they are no spaces.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Marks over and under one letter; more of them reach into the lines of others.
MOST_MARKS = 3


def clean_name(name: str, default: str = "") -> str:
    """A name in one line without invisible characters, not too long."""
    begin = " ".join(name[:MOST_READ].split())  # a name of a whole book must not hold up a table
    kept = (
        sign
        for sign in unicodedata.normalize("NFC", begin)
        if unicodedata.category(sign) not in UNWANTED and sign not in BLANK
    )
    words = " ".join("".join(_without_towers(kept)).split())
    return words[:MOST_LETTERS].strip() or default


def _without_towers(signs: Iterable[str]) -> Iterator[str]:
    """The same with a few marks at each letter, and none without a letter."""
    marks = MOST_MARKS
    for sign in signs:
        is_mark = unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        if marks <= MOST_MARKS:
            yield sign


def is_blank(text: str) -> bool:
    """Whether there is nothing to be seen."""
    return not clean_name(text)


def read_name(text: str) -> str:
    """A name as it will be shown; there must be something to show."""
    name = clean_name(text)
    if not name:
        raise Refusal("bad-name", most=MOST_LETTERS)
    return name


def login_of(name: str) -> str:
    """What two names must not share: looks and cases do not tell accounts apart."""
    return unicodedata.normalize("NFKC", name).casefold()
