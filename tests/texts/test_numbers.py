"""Numbers in sentences: every number chooses the form of the noun beside it, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

import semafor
from semafor import EDITIONS
from semafor.texts import LANGUAGES, Texts
from tests.texts import grammar
from tests.tui.driver import Script, make_session

SOURCE = Path(semafor.__file__).parent
PLURALS = {"one", "few", "many"}

# Numbers that are names, not amounts: never grouped, never counted.
NUMBERS_AS_NAMES = {
    ("camp-postcard", "number"),
    ("serve-help-port", "port"),
    ("bad-port", "port"),
    ("port-taken", "port"),
    ("bad-sprt", "most"),
    ("bad-sprt-error", "value"),
    ("bench-ratios", "share"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beside_a_noun_chooses_its_form(language: str) -> None:
    found = {
        key: loose
        for key, message in grammar.messages(language).items()
        if (loose := grammar.loose_numbers(key, message, language))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", grammar.NUMBERS)
def test_every_message_agrees_with_every_number(language: str, number: int) -> None:
    texts = Texts(language)
    found = {}
    for key, message in grammar.messages(language).items():
        numbers = grammar.numbers_of(key, message)
        values = {name: number if name in numbers else "X" for name in grammar.variables(message)}
        is_genitive = language == "pl" and key in grammar.GENITIVE
        wrong = grammar.disagreements(texts(key, **values), language, is_genitive=is_genitive)
        if wrong:
            found[key] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chooses_a_plural_is_known_as_a_number(language: str) -> None:
    for key, message in grammar.messages(language).items():
        for node in _selects(message):
            if PLURALS & {_name(variant) for variant in node.variants}:
                assert grammar.variable_of(node.selector) in grammar.numbers_of(key, message), key


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Masz { $points } punktów."),
        ("pl", "Masz { NUMBER($points) } nowych punktów."),
        ("en", "You have { $points } points."),
        ("en", "Draw { $count ->\n    [one] { $count } of { $trains } trains\n   *[other] x\n }"),
    ],
)
def test_a_planted_number_without_a_choice_is_found(language: str, text: str) -> None:
    ((key, message),) = grammar.parse(f"planted = {text}\n").items()
    assert grammar.loose_numbers(key, message, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "2 punktów"),
        ("pl", "za 22 punktów"),
        ("pl", "1 wagoników"),
        ("pl", "5 punkty"),
        ("pl", "12 karty"),
        ("pl", "21 karta"),
        ("pl", "2 różnych kolorów"),
        ("en", "Draw 1 cards."),
        ("en", "it needs 1 trains"),
        ("en", "2 more card"),
        ("en", "0 train left"),
    ],
)
def test_a_planted_wrong_form_is_found(language: str, text: str) -> None:
    assert grammar.disagreements(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "22 punkty, 12 punktów, 1 kartę, 1 dolara, 102 wagoniki, 0 kart"),
        ("en", "1 card, 0 cards, 21 points, 1 more train"),
    ],
)
def test_right_forms_pass(language: str, text: str) -> None:
    assert not grammar.disagreements(text, language)


def test_numbers_reach_the_catalogue_as_numbers() -> None:
    """`name=str(…)` beside a key: only where the message has a word there."""
    messages = grammar.messages("en")
    found = []
    for key, name in _strings():
        for full in (key, f"error-{key}"):
            message = messages.get(full)
            if message and name in grammar.numbers_of(full, message):
                found.append((key, name))
    assert set(found) - NUMBERS_AS_NAMES == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_at_the_screen_says_numbers_as_numbers(
    edition: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = Texts.__call__
    wrong = set()

    def listen(self: Texts, key: str, /, **values: Any) -> str:
        message = grammar.messages("en").get(key)
        numbers = grammar.numbers_of(key, message) if message else set()
        wrong.update(
            (key, name)
            for name in numbers
            if str(values.get(name, "")).isdecimal() and isinstance(values[name], str)
        )
        return said(self, key, **values)

    monkeypatch.setattr(Texts, "__call__", listen)
    script = Script(1, 40)
    script.inject = ["1 2", "?", "b", "h", "l", "w sea", "c 1"]
    make_session(script, edition, "you,greedy", language=language).run()
    assert wrong == set()


def _strings() -> list[tuple[str, str]]:
    """Keys of texts and errors in the source, with the names of values made strings beside them."""
    found = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                found += [(key.value, name) for name in _made_strings(node)]
    return found


def _made_strings(call: ast.Call) -> list[str]:
    return [
        keyword.arg
        for keyword in call.keywords
        if keyword.arg
        and (
            isinstance(keyword.value, ast.JoinedStr)
            or (isinstance(keyword.value, ast.Call) and ast.unparse(keyword.value.func) == "str")
        )
    ]


def _selects(message: fluent.Message) -> list[fluent.SelectExpression]:
    return [node for node in grammar.nodes(message) if isinstance(node, fluent.SelectExpression)]


def _name(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else ""


def test_what_is_own_is_somebodys_in_english() -> None:
    """`Own` is a verb, or stands behind a possessor: `your own points`, never `own points`."""
    texts = Texts("en")
    owners = (
        r"(?:your|my|his|her|its|our|their|[a-z]+\u2019s?|you|I|we|they|who|may|to|already|not)"
    )
    found = {}
    for key, message in grammar.messages("en").items():
        said = texts(key, **dict.fromkeys(grammar.variables(message), 2))
        if len(re.findall(r"\bown\b", said)) > len(
            re.findall(owners + r" own\b", said, re.IGNORECASE)
        ):
            found[key] = said
    assert found == {}
