"""The rules page of an edition: what its rule modules say together, in words.

What an edition does not say itself is made: a first sentence from its modules, a blurb from its map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from semafor.editions import edition, find_ruleset, folder_of, known_editions, read_edition
from semafor.editions.folders import own_modules
from semafor.engine.rulebook import (
    SCORE_EXAMPLE,
    SECTIONS,
    SHORT,
    Counted,
    Example,
    Moment,
    Named,
    Phrase,
    Picture,
    Said,
    Section,
    Sentence,
    Table,
)
from semafor.engine.ruleset import Ruleset
from semafor.texts import LANGUAGES, Texts
from semafor.texts.describe import Words

LAST = 950  # where the lines of an edition stand in a section that others fill, unless it says so
ITEM = "- "


def rules_page(name: str, language: str) -> dict[str, Any]:
    """Everything the rules page shows of an edition, as plain data in one language."""
    ruleset = ruleset_of(name)
    words = Words(ruleset, language)
    texts = words.texts
    examples = all_examples(ruleset)
    said = [row for row in all_said(ruleset) if row.table is not None or texts.has(row.key)]
    return {
        "special": " ".join(filter(None, (special(name, texts), undescribed(name, texts)))),
        "sections": [
            _section(
                section,
                [row for row in said if row.section == section.name],
                [row for row in examples if row.section == section.name],
                words,
            )
            for section in sections_of(ruleset)
            if any(row.section == section.name for row in said)
        ],
        "short": short_rules(words),
    }


def short_rules(words: Words) -> list[dict[str, str]]:
    """The rules in short, for the help of the table: id, name and a sentence or two each."""
    return [
        {
            "id": row.key,
            "name": words.texts(row.key),
            "text": _text(row.key + "-text", row.values, words),
        }
        for row in all_said(words.ruleset)
        if row.section == SHORT and words.texts.has(row.key)
    ]


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
    if name not in known_editions():  # a game of a campaign
        return
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


def all_examples(ruleset: Ruleset) -> list[Example]:
    """The worked examples of a game, in order; the last one adds up what every module counts at the end.

    A module may bring another one under the same key: the later one counts.
    """
    rows = [row for _, row in _declared(ruleset)]
    found = {row.key: row for row in rows if isinstance(row, Example)}
    terms = sorted((row for row in rows if isinstance(row, Counted)), key=lambda row: row.number)
    if terms:
        found[SCORE_EXAMPLE] = _score_example(terms)
    return sorted(found.values(), key=lambda row: row.number)


def _score_example(terms: list[Counted]) -> Example:
    """One player's final score, line by line."""
    added = tuple((Phrase(row.label or row.key, row.values), row.points) for row in terms)
    total = sum(row.points for row in terms)
    values = {"total": total}
    picture = Picture("sum", terms=added)
    moments = [Moment(row.key, {"points": row.points, **row.values}) for row in terms]
    last = Moment("example-score-total", values, (picture,))
    return Example("score", LAST, SCORE_EXAMPLE, (*moments, last))


def _section(
    section: Section, rows: list[Sentence], examples: list[Example], words: Words
) -> dict[str, Any]:
    return {
        "id": section.name,
        "heading": _heading(section, words.texts),
        "ordered": section.is_ordered,
        "lines": [
            {"text": _text(row.key, row.values, words), "item": row.is_item}
            for row in rows
            if row.table is None
        ],
        "tables": [_table(row.table, words) for row in rows if row.table is not None],
        "pictures": [_picture(picture, words) for row in rows for picture in row.pictures],
        "examples": [_example(example, words) for example in examples],
    }


def _example(example: Example, words: Words) -> dict[str, Any]:
    return {
        "heading": words.texts(example.key),
        "moments": [
            {
                "text": _text(moment.key, moment.values, words),
                "pictures": [_picture(picture, words) for picture in moment.pictures],
            }
            for moment in example.moments
        ],
    }


def _picture(picture: Picture, words: Words) -> dict[str, Any]:
    """A picture as data, with names and words in one language."""
    place = words.place
    return {
        "kind": picture.kind,
        "caption": "; ".join(_captions(picture, words)),
        "stretches": [
            {
                "a": place(row.a),
                "b": place(row.b),
                "length": row.length,
                "colour": row.colour,
                "kind": row.kind,
                "locomotives": row.locomotives,
                "owner": row.owner,
                "closed": row.is_closed,
                "lit": row.is_lit,
            }
            for row in picture.stretches
        ],
        "pieces": [
            {
                "place": place(row.place),
                "kind": row.kind,
                "colour": row.colour,
                "taken": row.is_taken,
            }
            for row in picture.pieces
        ],
        "rows": [
            {
                "heading": words.texts(row.heading) if row.heading else "",
                "cards": list(row.cards),
                "lit": list(row.lit),
                "wrong": row.is_wrong,
            }
            for row in picture.rows
        ],
        "places": [place(name) for name in picture.ticket[:2]] if picture.ticket else [],
        "points": picture.ticket[2] if picture.ticket else sum(n for _, n in picture.terms),
        "done": picture.is_done,
        "terms": [
            {"text": str(_value(phrase, words)), "points": number}
            for phrase, number in picture.terms
        ],
        "headline": [str(_value(phrase, words)) for phrase in picture.headline or ()],
    }


def _heading(section: Section, texts: Texts) -> str:
    """Spelled out where its module has no words for it."""
    key = f"rulebook-{section.name}-heading"
    return texts(key) if texts.has(key) else section.name.replace("_", " ").capitalize()


def _captions(picture: Picture, words: Words) -> Iterator[str]:
    """What a picture shows, for those who do not see it."""
    texts = words.texts
    for row in picture.stretches:
        yield texts(
            "picture-stretch",
            ends=f"{words.place(row.a)} – {words.place(row.b)}",
            length=row.length,
            colour=words.colour(row.colour),
            owner=row.owner or "none",
            closed="yes" if row.is_closed else "no",
        )
    for piece in picture.pieces:
        yield texts("picture-piece", place=words.place(piece.place), kind=piece.kind)
    for cards in picture.rows:
        shown = [card for card in cards.cards if card != "back"]
        yield texts(
            "picture-cards",
            heading=texts(cards.heading) if cards.heading else "",
            cards=words.cards(Counter(shown)),
        )
    if picture.ticket:
        a, b, points = picture.ticket
        yield texts("picture-ticket", ends=f"{words.place(a)} – {words.place(b)}", points=points)
    if picture.terms:
        added = " + ".join(f"{number}" for _, number in picture.terms).replace("+ -", "− ")
        yield f"{added} = {sum(number for _, number in picture.terms)}"
    for phrase in picture.headline or ():
        yield str(_value(phrase, words))


def _text(key: str, values: Mapping[str, Any], words: Words) -> str:
    return words.texts(key, **{name: _value(value, words) for name, value in values.items()})


def _value(value: Any, words: Words) -> Any:
    """A value as the catalogue takes it: a phrase becomes its text, a thing its name, several a list of texts."""
    if isinstance(value, tuple):
        return ", ".join(str(_value(part, words)) for part in value)
    if isinstance(value, Phrase):
        return _text(value.key, value.values, words)
    return _name(value, words) if isinstance(value, Named) else value


def _name(named: Named, words: Words) -> str:
    """A thing of the game by its name."""
    if named.what == "cards":
        return words.cards(named.value)
    if named.what == "ends":
        return " – ".join(words.place(place) for place in named.value)
    return words.place(named.value)


def _table(table: Table, words: Words) -> dict[str, Any]:
    return {
        "caption": words.texts(table.caption),
        "rows": [
            {
                "heading": words.texts(heading),
                "cells": [str(_value(cell, words)) for cell in cells],
            }
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


def undescribed(name: str, texts: Texts) -> str:
    """The rules from outside that say nothing on the page: whoever reads on must know; empty where all speak."""
    texts = texts.of(name)
    keys = {module: f"module-{module}" for module in silent_modules(name)}
    rules = [
        texts(key) if texts.has(key) else module.replace("_", " ") for module, key in keys.items()
    ]
    if not rules:
        return ""
    return texts("rulebook-undescribed", count=len(rules), rules=", ".join(rules))


def silent_modules(name: str) -> list[str]:
    """The rule modules from outside that an edition plays by and that have no `rulebook`."""
    own = own_modules(folder_of(name))
    return [
        module.name
        for module in edition(name).modules
        if module.name in own and module.rulebook is None
    ]


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
