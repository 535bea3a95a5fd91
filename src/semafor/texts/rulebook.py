"""The rules page of an edition: what its rule modules say together, in words.

What an edition does not say itself is made: a first sentence from its modules, a blurb from its map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from semafor.editions import edition, find_ruleset, read_edition
from semafor.engine.rulebook import SECTIONS, SHORT, Phrase, Said, Section, Sentence, Table
from semafor.engine.ruleset import Ruleset
from semafor.texts import LANGUAGES, Texts

LAST = 950  # where the lines of an edition stand in a section that others fill, unless it says so
ITEM = "- "


def rules_page(name: str, language: str) -> dict[str, Any]:
    """Everything the rules page shows of an edition, as plain data in one language."""
    ruleset = ruleset_of(name)
    texts = Texts(language, name)
    said = [row for row in all_said(ruleset) if row.table is not None or texts.has(row.key)]
    return {
        "special": special(name, texts),
        "sections": [
            _section(section, [row for row in said if row.section == section.name], texts)
            for section in sections_of(ruleset)
            if any(row.section == section.name for row in said)
        ],
        "short": [
            {"id": row.key, "name": texts(row.key), "text": _text(row, texts, "-text")}
            for row in said
            if row.section == SHORT
        ],
    }


@lru_cache(maxsize=64)
def ruleset_of(name: str) -> Ruleset:
    """An edition for the fewest players it takes: the page tells no number that depends on them."""
    return find_ruleset(name, edition(name).seat_counts[0])


def _declared(ruleset: Ruleset) -> Iterator[tuple[str, Said]]:
    """What everybody says, with who says it: the modules, then the edition."""
    for module in ruleset.edition.modules:
        if module.rulebook is not None:
            for row in module.rulebook(ruleset):
                yield module.name, row
    name = ruleset.edition.name
    for page in read_edition(name).get("rulebook", ()):
        if "at" in page:
            yield "", Section(page["section"], page["at"], page.get("ordered", False))
        for place, line in enumerate(page["lines"], page.get("number", LAST)):
            key = line.removeprefix(ITEM)
            values = values_of(name)
            yield "", Sentence(page["section"], place, key, values, is_item=line.startswith(ITEM))


def all_said(ruleset: Ruleset) -> list[Sentence]:
    """Every sentence that is true in a game, in order; some take the place of others."""
    rows = [(who, row) for who, row in _declared(ruleset) if isinstance(row, Sentence)]
    replaced = {(row.instead_of, who) for who, row in rows if row.instead_of}
    kept = [
        row
        for who, row in rows
        if row.key and not any(key == row.key and other != who for key, other in replaced)
    ]
    return sorted(kept, key=lambda row: row.number)


def sections_of(ruleset: Ruleset) -> list[Section]:
    """The sections of a page, in order: those of every edition, and those that modules bring."""
    found = {name: Section(name, number) for name, number in SECTIONS.items()}
    for _, row in _declared(ruleset):
        if isinstance(row, Section):
            found[row.name] = row
    used = {row.section for row in all_said(ruleset)}
    return sorted((row for row in found.values() if row.name in used), key=lambda row: row.number)


def _section(section: Section, rows: Iterable[Sentence], texts: Texts) -> dict[str, Any]:
    rows = list(rows)
    return {
        "id": section.name,
        "heading": _heading(section, texts),
        "ordered": section.is_ordered,
        "lines": [
            {"text": _text(row, texts), "item": row.is_item} for row in rows if row.table is None
        ],
        "tables": [_table(row.table, texts) for row in rows if row.table is not None],
        "pictures": [picture for row in rows for picture in row.pictures],
    }


def _heading(section: Section, texts: Texts) -> str:
    """Spelled out where its module has no words for it."""
    key = f"rulebook-{section.name}-heading"
    return texts(key) if texts.has(key) else section.name.replace("_", " ").capitalize()


def _text(row: Sentence, texts: Texts, suffix: str = "") -> str:
    return texts(
        f"{row.key}{suffix}", **{key: _value(value, texts) for key, value in row.values.items()}
    )


def _value(value: Any, texts: Texts) -> Any:
    """A value as the catalogue takes it: a phrase becomes its text, several a list of texts."""
    if isinstance(value, tuple):
        return ", ".join(str(_value(part, texts)) for part in value)
    return texts(value.key, **value.values) if isinstance(value, Phrase) else value


def _table(table: Table, texts: Texts) -> dict[str, Any]:
    return {
        "caption": texts(table.caption),
        "rows": [
            {"heading": texts(heading), "cells": [str(_value(cell, texts)) for cell in cells]}
            for heading, cells in table.rows
        ],
    }


def values_of(name: str) -> dict[str, int]:
    """Numbers that the words of an edition may tell."""
    made = edition(name)
    start: Mapping[str, int] = made.settings.get("tickets", {}).get("start", {})
    return {
        "places": len(made.board.places),
        "routes": len(made.board.routes),
        "tickets": len(made.board.tickets),
        "count": len(made.board.tickets),
        "start": sum(start.values()),
    }


def special(name: str, texts: Texts) -> str:
    """The sentence at the top of the page: what this edition is about."""
    texts = texts.of(name)
    key = f"edition-{name}-special"
    if texts.has(key):
        return texts(key, **values_of(name))
    named = [f"module-{module.name}" for module in edition(name).modules]
    rules = ", ".join(texts(key) for key in named if texts.has(key))
    return texts("rulebook-special-with", rules=rules) if rules else texts("rulebook-special-made")


def blurb(name: str, texts: Texts) -> str:
    """One line for pages that offer an edition."""
    key = f"edition-{name}-blurb"
    known = texts.has(key)
    return texts(key if known else "edition-blurb-made", **values_of(name))


def hints_of(name: str) -> list[dict[str, Any]]:
    """What the guide may tell newcomers, in the order of telling: a title and a text each."""
    own = read_edition(name).get("hints", ())
    named = [*own, *(hint for module in edition(name).modules for hint in module.hints)]
    known = Texts(edition=name).has
    found = [hint for hint in named if known(f"coach-hint-{hint}")]
    return [
        {
            "id": hint,
            "title": by_language(f"coach-hint-{hint}", name),
            "text": by_language(f"coach-hint-{hint}-text", name),
        }
        for hint in found
    ]


def by_language(key: str, edition: str) -> dict[str, str]:
    """A text in every language, as an edition speaks it."""
    return {language: Texts(language, edition)(key) for language in LANGUAGES}
