"""The catalogue: equal keys in both languages, a message for every reason, all of them format."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import semafor
from semafor.board.loader import MapError
from semafor.engine.errors import IllegalMove
from semafor.texts import LANGUAGES, Texts, shipped_files
from tests.texts.grammar import variables

SOURCE = Path(semafor.__file__).parent
ERRORS = {"IllegalMove", "SetupError", "RecordError", "SemaforError", "Refusal"}


@cache
def messages(file: Path) -> dict[str, fluent.Message]:
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    broken = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not broken, broken
    found = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a key twice in one file"
    return {message.id.name: message for message in found}


def catalogue(language: str) -> dict[str, dict[str, fluent.Message]]:
    """Every file by its place, which has no language in it."""
    return {
        file.relative_to(SOURCE)
        .as_posix()
        .replace(f"{language}.ftl", "ftl")
        .replace(f"/{language}/", "/"): messages(file)
        for file in shipped_files(language)
    }


@cache
def reasons() -> dict[str, set[str]]:
    """Every reason key in the source, with the values given beside it."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ERRORS
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                key = str(node.args[0].value)
                found[key] = found[key] & given if key in found else given
    return found


def test_both_languages_have_the_same_keys_in_every_file():
    english, polish = (catalogue(language) for language in LANGUAGES)
    assert english.keys() == polish.keys()
    for name in english:
        assert english[name].keys() == polish[name].keys(), name


def test_no_key_stands_in_two_files():
    for language in LANGUAGES:
        keys = [key for found in catalogue(language).values() for key in found]
        assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_message_that_uses_only_what_is_given(language):
    known = {
        key: message for found in catalogue(language).values() for key, message in found.items()
    }
    for reason, given in reasons().items():
        assert f"error-{reason}" in known, reason
        assert variables(known[f"error-{reason}"]) <= given, reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 12, 22])
def test_every_message_formats_with_any_number(language, number):
    bundle = Texts(language).bundle
    for found in catalogue(language).values():
        for key, message in found.items():
            values = dict.fromkeys(variables(message), number)
            text, problems = bundle.format_pattern(bundle.get_message(key).value, values)
            assert not problems, (key, problems)
            assert text


def test_both_languages_use_the_same_values():
    english, polish = (catalogue(language) for language in LANGUAGES)
    for name, found in english.items():
        for key, message in found.items():
            assert variables(message) == variables(polish[name][key]), key


def test_a_map_error_is_a_sentence_in_both_languages():
    for language in LANGUAGES:
        text = Texts(language).explain(MapError("my.json", "route 3", "a colour"))
        assert "my.json" in text
        assert "route 3" in text


def test_polish_counts_are_inflected():
    texts = Texts("pl")
    keep = [texts.explain(IllegalMove("keep-more", needs=count)) for count in (1, 2, 5)]
    assert [line.split()[-1] for line in keep] == ["bilet.", "bilety.", "biletów."]
