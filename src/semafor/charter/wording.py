"""Printed texts as they are read today: numbers of the tariff, of a level, of the companies at the table.

A text says `{T+1}` where its number follows from the tariff level, and `[one|two|three]` where one of several words is
meant: of two those of a left and a right, of three that of the level, of four that of so many companies, from two
on. Earlier contents write `T + 1` outright; there, too, the number is said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

Text = Mapping[str, str]
FORM = re.compile(r"\{(\d*)T(?:\s*([+−-])\s*(\d+))?\}")
OLD_FORM = re.compile(r"\b(\d*)T(?:\s*\+\s*(\d+))?\b(?! (?:is|wynosi))")
CHOICE = re.compile(r"\[([^\[\]|]*(?:\|[^\[\]|]*)+)\]")
LEVELS, COMPANIES = 3, 4
FEWEST = 2  # companies
# Texts that are said again in every view: all of a content's at a few levels.
MOST_SPOKEN = 4096


@lru_cache(maxsize=MOST_SPOKEN)
def spoken(
    text: str, *, tariff: int = 1, level: int = 1, companies: int = FEWEST, value: int = 0
) -> str:
    """One text; `value`: which word is meant where neither level nor companies choose it."""

    def number(found: re.Match[str]) -> str:
        more = int(found[3] or 0)
        return str(int(found[1] or 1) * tariff + (more if found[2] == "+" else -more))

    def old_number(found: re.Match[str]) -> str:
        return str(int(found[1] or 1) * tariff + int(found[2] or 0))

    def word(found: re.Match[str]) -> str:
        words = found[1].split("|")
        if value:
            return words[value - 1]
        at = {LEVELS: level - 1, COMPANIES: companies - FEWEST}.get(len(words), 0)
        return words[at]

    return OLD_FORM.sub(old_number, FORM.sub(number, CHOICE.sub(word, text)))


def say(
    text: Text, *, tariff: int = 1, level: int = 1, companies: int = FEWEST, value: int = 0
) -> dict[str, str]:
    """A text in every language."""
    return {
        language: spoken(words, tariff=tariff, level=level, companies=companies, value=value)
        for language, words in text.items()
    }
