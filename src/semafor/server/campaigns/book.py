"""The living rulebook of a campaign in a message: the words are those of texts/campaign_book.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from semafor.server.campaigns.saying import words
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import Text
from semafor.texts import LANGUAGES
from semafor.texts.campaign_book import Row, rule_book

Seen = Mapping[str, Any]


def show_book(seen: Seen) -> posts.RuleBook:
    """The rulebook in every language."""
    books = {name: rule_book(words(name, seen["content"]), seen) for name in LANGUAGES}
    return posts.RuleBook(
        [
            posts.BookSection(
                id=parts[0].id,
                title=_each(part.title for part in parts),
                about=_each(part.about for part in parts),
                rows=[_show_row(rows) for rows in zip(*(part.rows for part in parts), strict=True)],
            )
            for parts in zip(*books.values(), strict=True)
        ]
    )


def _show_row(rows: Sequence[Row]) -> posts.BookRow:
    """A row of the rulebook in every language."""
    return posts.BookRow(
        mark=rows[0].mark,
        name=_each(row.name for row in rows),
        text=_each(row.text for row in rows),
        notes=[_each(notes) for notes in zip(*(row.notes for row in rows), strict=True)],
        colour=rows[0].colour,
    )


def _each(texts: Iterable[str]) -> Text:
    """What is said in every language, in their order."""
    return dict(zip(LANGUAGES, texts, strict=True))
