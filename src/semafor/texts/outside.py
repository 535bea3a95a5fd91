"""The words of editions from outside: which are wrong, and which are missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from semafor.board.values import NotText, read_text
from semafor.editions import edition, folder_of, read_edition
from semafor.editions.folders import own_modules
from semafor.engine.errors import SetupError
from semafor.engine.rulebook import SECTIONS, SHORT
from semafor.engine.ruleset import Ruleset
from semafor.texts import ENTRY, LANGUAGES, shipped_files
from semafor.texts.rulebook import all_said, ruleset_of, sections_of

SHIPPED = "semafor."  # where the classes of our own rules stand


def mistakes_in_words(folder: Path) -> Iterator[SetupError]:
    """What is wrong with the words of a folder; it can be played, and what nobody can read is left out."""
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        if file.is_file() and file not in shipped_files(language):
            yield from _mistakes(file, language)


def _mistakes(file: Path, language: str) -> Iterator[SetupError]:
    """Text that is not UTF-8, words that Fluent cannot read, keys that are taken."""
    try:
        source = read_text(file)
    except NotText as error:
        yield SetupError("not-text", file=file.name, row=error.row)
        return
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Junk):
            row = source[: entry.span.start].count("\n") + 1 if entry.span else 0
            what = f"{row}: {entry.annotations[0].message if entry.annotations else ''}"
            yield SetupError("bad-words", file=file.name, what=what)
    taken = {
        key for path in shipped_files(language) for key in ENTRY.findall(path.read_text("utf-8"))
    }
    for key in ENTRY.findall(source):
        if key in taken:
            yield SetupError("word-twice", file=file.name, key=key)


def _words_of_questions(ruleset: Ruleset) -> Iterator[str]:
    """The names of moves that rules from outside bring, and the questions in which they are offered."""
    for decision in ruleset.decisions:
        own = [one for one in decision.options if not type(one).__module__.startswith(SHIPPED)]
        yield from (f"do-{option.word}" for option in own)
        if own and len(own) == len(decision.options):
            yield from (f"phase-{decision.phase}", f"ask-{decision.name}")


def wanted_words(name: str) -> list[str]:
    """Every key that an edition and its own rules speak of, in the order in which people meet them."""
    ruleset = ruleset_of(name)
    own = own_modules(folder_of(name))
    modules = [module for module in edition(name).modules if module.name in own]
    found = [f"edition-{name}-blurb", f"edition-{name}-special"]
    found += [f"module-{module.name}" for module in modules]
    found += [
        f"rulebook-{row.name}-heading" for row in sections_of(ruleset) if row.name not in SECTIONS
    ]
    for row in all_said(ruleset):
        if row.table is None:
            found += [row.key, f"{row.key}-text"] if row.section == SHORT else [row.key]
    hints = [*read_edition(name).get("hints", ()), *(hint for one in modules for hint in one.hints)]
    found += [f"coach-hint-{hint}{part}" for hint in hints for part in ("", "-text")]
    found += [f"play-fact-{fact.replace('_', '-')}" for one in modules for fact in one.facts]
    found += [f"play-line-{line.replace('_', '-')}" for line in ruleset.line_rows]
    found += [f"do-{choice.word}" for one in modules for choice in one.choices]
    found += _words_of_questions(ruleset)
    found += [f"rulebook-ties-{count.removeprefix('-')}" for count in ruleset.tie_breaks]
    return list(dict.fromkeys(found))
