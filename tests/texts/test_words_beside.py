"""Words lie beside the rules that say them: refusals, facts, decisions, lines of the score, panels."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import semafor
from semafor.charter.game_modules import MODULES
from semafor.editions import edition, known_editions
from semafor.engine.ruleset import compile_ruleset
from semafor.texts import ENTRY, FOLDER, LANGUAGES, shipped_files, words_beside

SOURCE = Path(semafor.__file__).parent
# Rooms of rules: what they say to people lies in them, beside the file that says it.
ROOMS = ("rules", "legends", "cards", "charter/rules")
ERRORS = {"IllegalMove", "Refusal", "SetupError"}
# Modules of every edition: nobody names them as what is special.
EVERYWHERE = {"turns", "drawing", "claiming", "tickets", "scoring"}
every_module = pytest.mark.parametrize("module", MODULES)
in_both = pytest.mark.parametrize("language", LANGUAGES)


@cache
def keys_of(file: Path) -> frozenset[str]:
    """The keys of a file of words; none where there is no such file."""
    return frozenset(ENTRY.findall(file.read_text(encoding="utf-8")) if file.is_file() else ())


@cache
def place_of(language: str) -> dict[str, Path]:
    """The file of every key."""
    return {key: file for file in shipped_files(language) for key in keys_of(file)}


def room_of(file: Path) -> str:
    """The room of rules a file lies in; empty for any other place."""
    place = file.relative_to(SOURCE).as_posix()
    return next((room for room in ROOMS if place.startswith(f"{room}/")), "")


def calls(file: Path) -> Iterator[tuple[str, str]]:
    """Every call in a file whose first argument is a text: the name that is called, and the text."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if isinstance(node.args[0].value, str):
                yield name, node.args[0].value


@cache
def said_by(kind: str) -> dict[str, set[Path]]:
    """Reasons of refusals, or names of facts, with the files that give them."""
    names = ERRORS if kind == "error" else {"note"}
    found: dict[str, set[Path]] = {}
    for file in SOURCE.rglob("*.py"):
        for name, text in calls(file):
            if name in names:
                found.setdefault(text, set()).add(file)
    return found


def wanted(kind: str) -> Iterator[tuple[str, set[Path]]]:
    """What only rules say: the key, and the files that say it."""
    for text, files in said_by(kind).items():
        if all(room_of(file) for file in files):
            yield text, files


@in_both
def test_a_refusal_of_rules_lies_in_a_room_that_refuses(language: str) -> None:
    found = dict(wanted("error"))
    assert len(found) > 30
    for reason, files in found.items():
        place = place_of(language)[f"error-{reason}"]
        assert room_of(place) in {room_of(file) for file in files}, reason


@in_both
@every_module
def test_a_refusal_of_one_module_alone_lies_beside_it(module: str, language: str) -> None:
    beside = words_beside(MODULES[module], language)
    code = beside.parent / f"{beside.name.partition('.')[0]}.py"
    for reason, files in wanted("error"):
        if files == {code}:
            assert f"error-{reason}" in keys_of(beside), f"{reason} of {module}"


def fact_keys(fact: str, language: str) -> list[str]:
    """The sentences of a fact: one, or several that say which of them is told when."""
    key = f"play-fact-{fact.replace('_', '-')}"
    told = {f"{key}-{more}" for more in ("known", "plain", "gained", "paid")}
    return [name for name in place_of(language) if name == key or name in told]


@in_both
def test_a_fact_lies_in_a_room_that_notes_it(language: str) -> None:
    found = dict(wanted("fact"))
    assert len(found) > 30
    for fact, files in found.items():
        keys = fact_keys(fact, language)
        assert keys or fact == "opened", fact  # the table sees it; nobody needs to be told
        rooms = {room_of(file) for file in files}
        assert all(room_of(place_of(language)[name]) in rooms for name in keys), fact


@in_both
@every_module
def test_facts_that_a_module_brings_have_words(module: str, language: str) -> None:
    for fact in MODULES[module].facts:
        assert fact_keys(fact, language), fact


@in_both
@every_module
def test_hints_and_names_of_a_module_lie_beside_it(module: str, language: str) -> None:
    known = keys_of(words_beside(MODULES[module], language))
    for hint in MODULES[module].hints:
        assert {f"coach-hint-{hint}", f"coach-hint-{hint}-text"} <= known, hint
    if MODULES[module].rulebook and module not in EVERYWHERE:
        assert f"module-{module}" in known


@in_both
@pytest.mark.parametrize("name", known_editions())
def test_sentences_of_a_module_lie_beside_it(name: str, language: str) -> None:
    made = edition(name)
    ruleset = compile_ruleset(made, made.seat_counts[0])
    for module in made.modules:
        known = keys_of(words_beside(module, language))
        for row in module.rulebook(ruleset) if module.rulebook else ():
            key = getattr(row, "key", "")
            # A count that breaks ties is named by the module that counts it.
            is_shared = key.startswith("rulebook-ties-") or key in SHARED
            assert not key or key in known or is_shared, f"{key} of {module.name}"


# Said by two modules of which an edition has one or both.
SHARED = {"rulebook-setup-rejects"}


def things() -> set[str]:
    """What rules speak of and the rest of the program does not: words of which keys are made."""
    found = {word for name in MODULES for word in (name, name.removesuffix("s"))}
    found |= {name.removesuffix("ies") + "y" for name in MODULES if name.endswith("ies")}
    found |= {fact.replace("_", "-") for module in MODULES.values() for fact in module.facts}
    return found - BASIC


# What every edition has, and words that mean something else, too.
BASIC = {
    *("turns", "turn", "drawing", "claiming", "tickets", "ticket", "scoring"),
    *(
        "discarded",
        "money",
        "event",
        "events",
        "power",
        "powers",
        "companies",
        "company",
        "mail",
        "stakes",
        "bonds",
    ),
}


@in_both
def test_the_texts_of_the_program_hold_no_word_of_a_module(language: str) -> None:
    known = things()
    assert {"tunnel", "ferry", "passenger", "large-city", "globetrotter", "sold-grain"} <= known
    pattern = re.compile(
        rf"(?:^|-)({'|'.join(sorted(re.escape(word.replace('_', '-')) for word in known))})(?:-|$)"
    )
    for file in sorted((FOLDER / language).glob("*.ftl")):
        if not file.name.startswith("campaign"):  # what is said between the games of a campaign
            found = [key for key in keys_of(file) if pattern.search(key.replace("_", "-"))]
            assert not found, f"{file.name}: {found}"


@in_both
def test_words_lie_beside_code_or_in_the_folder_of_an_edition(language: str) -> None:
    for file in shipped_files(language):
        code = file.with_name(f"{file.name.partition('.')[0]}.py")
        is_edition = file.parent.parent.name == "editions"
        assert is_edition or file.parent == FOLDER / language or code.is_file(), file
