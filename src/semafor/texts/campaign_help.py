"""The rules of a campaign's game in short: of the modules in play alone, with the numbers of its tariff."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from semafor.charter.content import content
from semafor.texts import LANGUAGES, Texts

# What every game of a campaign has, before the rules of slots and regions.
ALWAYS = ("tariff", "tariff_bonus", "payments")
MOST_ABOVE = 6


def help_rows(modules: Iterable[str], tariff: int, pinned: str = "") -> list[dict[str, Any]]:
    """Id, name and text in every language, in the order of the modules; `pinned`: the content."""
    names = {slot.module: slot.name for slot in content(pinned).slots.values() if slot.module}
    known = [*ALWAYS, *(module for module in modules if module in names)]
    values = {**numbers(tariff), **content(pinned).rule_numbers(tariff)}
    texts = {language: Texts(language) for language in LANGUAGES}
    return [
        {
            "id": module,
            "name": {
                language: names[module][language]
                if module in names
                else say(f"help-{module}", **values)
                for language, say in texts.items()
            },
            "text": {
                language: say(f"help-{module}-text", **values) for language, say in texts.items()
            },
        }
        for module in known
    ]


def numbers(tariff: int) -> Mapping[str, int]:
    """The numbers of the sentences: T and some more, the prizes of mail, the first flag."""
    above = {f"t{more}": tariff + more for more in range(MOST_ABOVE + 1)}
    return {**above, "first": 3 + 3 * tariff, "second": 2 * tariff, "flag": 6 + 2 * tariff}
