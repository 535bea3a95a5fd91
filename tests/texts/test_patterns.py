"""Slips that came back again and again: quotes, percent signs, labels in place of sentences, words of another language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from semafor.texts import LANGUAGES, Texts
from tests.texts import grammar

# What is to be typed, or written into a file, has the quotes of the shell or of TOML.
TYPED = {"error-lab-missing", "error-extra-missing", "error-bad-bot-command", "error-no-training"}
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
CARDS = Path(__file__).resolve().parents[2] / "src" / "semafor" / "charter" / "data"
QUOTES = {"en": re.compile(r"“[^“”]*”"), "pl": re.compile(r"„[^„”]*”")}
SPACED_PERCENT = re.compile(r"[\d}]\s+%")
# What the word list has another word for.
UNWANTED = {
    "en": r"""
        open\ (?:card|locomotive)s? | unseen | anew | by\ lot | in\ boom | on\ the\ way\ of
        | (?<!your\ )(?<!\w)own\ longest | looking\ on | taken\ over:
        | more\ is\ not\ told | lay\ open | lies?\ open
    """,
    "pl": r"""
        w\ gorączce | w\ liczbie | (?:nie)?wykonan\w+\ bilet | ukończ\w*\ bilet | odsyłacz
        | połączeni\w+\ równoległ | rozegra\w+\ naprzód | spięci
    """,
}


def said(language: str) -> dict[str, str]:
    """Every message with a seven for each number and a letter for each word."""
    texts = Texts(language)
    spoken = {}
    for key, message in grammar.messages(language).items():
        numbers = grammar.numbers_of(key, message)
        values = {name: 7 if name in numbers else "X" for name in grammar.variables(message)}
        spoken[key] = texts(key, **values)
    return spoken


def printed(rows: Any) -> Iterator[dict[str, str]]:
    """Everything that the cards of the campaign print, in both languages."""
    if isinstance(rows, dict) and set(rows) == set(LANGUAGES):
        yield rows
    elif isinstance(rows, (dict, list)):
        for row in rows.values() if isinstance(rows, dict) else rows:
            yield from printed(row)


def odd_quotes(text: str, language: str) -> list[str]:
    """Quotes that are straight, of another language, or without a partner."""
    return re.findall("[\"'“”„\u2018]", QUOTES[language].sub("", text))


def labels(text: str, language: str) -> list[str]:
    """`Cards: 7` in the middle of what is otherwise a sentence; one that is nothing else is a heading of a number."""
    if not text.endswith(".") or text.count(":") > 1:  # a list of figures is a report
        return []
    nouns = grammar.nouns(language)
    found = re.finditer(r"(\w+): \d+(?=[,;] )", text)
    return [match[0] for match in found if match[1].lower() in nouns]


def pieces(node: fluent.BaseNode) -> list[str]:
    """The words of a message as they are written, without what is put into them."""
    return [part.value for part in grammar.nodes(node) if isinstance(part, fluent.TextElement)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_curly_and_in_pairs(language: str) -> None:
    found = {}
    for key, text in said(language).items():
        written = "".join(pieces(grammar.messages(language)[key]))
        wrong = odd_quotes(text, language) + re.findall("[\"']", written)
        if wrong and key not in TYPED:
            found[key] = wrong
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_the_campaign_have_the_quotes_of_their_language(language: str) -> None:
    tables = [tomllib.loads(file.read_text(encoding="utf-8")) for file in CARDS.glob("*.toml")]
    texts = [row[language] for table in tables for row in printed(table)]
    assert len(texts) > 500
    assert [text for text in texts if odd_quotes(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stands_beside_its_number(language: str) -> None:
    assert [text for text in said(language).values() if SPACED_PERCENT.search(text)] == []


def test_the_page_puts_no_space_before_a_percent_sign() -> None:
    files = [file for file in PAGE.rglob("*") if file.suffix in (".svelte", ".ts")]
    spaced = re.compile(r"(?:\d|\})[  ]+%[`\"'<]")
    assert len(files) > 50
    assert [file.name for file in files if spaced.search(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_in_sentences_are_no_labels(language: str) -> None:
    found = {
        key: wrong for key, text in said(language).items() if (wrong := labels(text, language))
    }
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_list(language: str) -> None:
    unwanted = re.compile(UNWANTED[language], re.IGNORECASE | re.VERBOSE)
    found = {
        key: match[0] for key, text in said(language).items() if (match := unwanted.search(text))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", 'Type "3 1".'),
        ("en", "you can't"),
        ("en", "“half"),
        ("pl", "Wpisz “3 1”."),
        ("pl", 'Wpisz „3 1".'),
    ],
)
def test_planted_quotes_are_found(language: str, text: str) -> None:
    assert odd_quotes(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Możesz dobrać nowe bilety: 3, i zatrzymać jeden."),
        ("pl", "Gdy zostaną najwyżej wagoniki: 2, zaczyna się ostatnia runda."),
        ("en", "Everybody begins with trains: 45, and no points."),
    ],
)
def test_planted_labels_are_found(language: str, text: str) -> None:
    assert labels(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Draw an open card."),
        ("en", "Dealt anew."),
        ("pl", "Obszar w gorączce"),
        ("pl", "wykonane bilety"),
    ],
)
def test_planted_words_are_found(language: str, text: str) -> None:
    assert re.search(UNWANTED[language], text, re.IGNORECASE | re.VERBOSE)


def test_a_planted_percent_sign_is_found() -> None:
    assert SPACED_PERCENT.search("26 %")
    assert not SPACED_PERCENT.search("26%")
