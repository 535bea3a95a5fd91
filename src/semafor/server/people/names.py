"""Names of people: what may be shown, and what two accounts must not share."""

from __future__ import annotations

import unicodedata

from semafor.server.protocol.refusals import Refusal

MOST_LETTERS = 24
MOST_READ = 500
# Controls, marks that turn the direction of writing, unassigned and private characters.
UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def clean_name(name: str, default: str = "") -> str:
    """A name in one line without invisible characters, not too long."""
    begin = name[:MOST_READ]  # a name of a whole book must not hold up a table
    kept = (sign for sign in begin if unicodedata.category(sign) not in UNWANTED)
    words = unicodedata.normalize("NFC", " ".join("".join(kept).split()))
    return words[:MOST_LETTERS].strip() or default


def read_name(text: str) -> str:
    """A name as it will be shown; there must be something to show."""
    name = clean_name(text)
    if not name:
        raise Refusal("bad-name", most=MOST_LETTERS)
    return name


def login_of(name: str) -> str:
    """What two names must not share: looks and cases do not tell accounts apart."""
    return unicodedata.normalize("NFKC", name).casefold()
