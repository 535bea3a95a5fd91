"""What clients are told of editions: what a new game offers, and the rules in words."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import convert

from semafor.editions import EDITIONS, edition, known_editions, parameters_of, read_edition
from semafor.server.protocol import posts
from semafor.texts import ENTRY, LANGUAGES, Texts, outside_files, shipped_files
from semafor.texts.describe import deck_name
from semafor.texts.rulebook import blurb, hints_of, rules_page


def edition_infos() -> list[posts.EditionInfo]:
    """Every edition that can be played here."""
    return [edition_info(name) for name in known_editions()]


@lru_cache(maxsize=64)
def edition_info(name: str) -> posts.EditionInfo:
    """What the page for a new game offers."""
    made = edition(name)
    variants = list(read_edition(name).get("variants", {}))
    return posts.EditionInfo(
        id=name,
        title=dict(made.title),
        stage=made.stage,
        least_seats=made.seat_counts[0],
        most_seats=made.seat_counts[-1],
        options={"tickets": variants} if variants else {},
        colours=list(made.seat_colours),
        blurb={language: blurb(name, Texts(language)) for language in LANGUAGES},
        picture=f"/api/editions/{name}/picture",
    )


def edition_page(name: str) -> posts.EditionPage:
    """An edition with its rules in words, in every language."""
    made = edition(name)
    return posts.EditionPage(
        info=edition_info(name),
        modules=[module.name for module in made.modules],
        parameters=parameters_of(made),
        rules={
            language: convert(rules_page(name, language), posts.RulesPage) for language in LANGUAGES
        },
        hints=convert(hints_of(name), list[posts.EditionHint]),
        words=own_words(name),
    )


def own_words(name: str) -> dict[str, str]:
    """Texts that an edition from outside brings: the built page has all others.

    What is said in one language only stands in the other one, too; a later text takes the place of
    an earlier one.
    """
    if name in EDITIONS:
        return {}
    own = {
        language: _without_taken(file.read_text(encoding="utf-8-sig", errors="replace"))
        for language in LANGUAGES
        for file in outside_files(language)
        if file.parent.name == name
    }
    made = {language: _made_words(name, language) for language in LANGUAGES}
    found = {
        language: "\n".join(
            [
                made[language],
                *(own[other] for other in sorted(own, key=lambda one: one == language)),
            ]
        )
        for language in LANGUAGES
    }
    return {language: text for language, text in found.items() if text.strip()}


def _without_taken(words: str) -> str:
    """Words without those for keys that the built page has: nobody changes a text that is there already."""
    taken = _taken_keys()
    starts = [match.start() for match in ENTRY.finditer(words)]
    pieces = [words[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]
    kept = [piece for piece in pieces if piece.partition("=")[0].strip() not in taken]
    return words[: starts[0] if starts else None] + "".join(kept)


@cache
def _taken_keys() -> frozenset[str]:
    """Every key of the package's own texts."""
    files = (file for language in LANGUAGES for file in shipped_files(language))
    return frozenset(key for file in files for key in ENTRY.findall(file.read_text("utf-8")))


def _made_words(name: str, language: str) -> str:
    """Names of things that nobody has named."""
    texts = Texts(language, name)
    decks = [deck for deck in edition(name).decks if not texts.has(f"play-deck-{deck}")]
    return "".join(f"play-deck-{deck} = {deck_name(texts, deck)}\n" for deck in decks)
