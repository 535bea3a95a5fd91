"""Help and errors of the command line are in one language, and numbers in them are plain."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator

import pytest

from semafor.cli.main import COMMANDS, main, make_parser
from semafor.cli.words import speak
from semafor.texts import LANGUAGES, Texts

WORD = re.compile(r"[^\W\d_]{2,}")


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and all below it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Iterator[Texts]:
    spoken = Texts(request.param)
    speak(spoken)
    yield spoken
    speak(Texts("en"))


@pytest.mark.parametrize("command", COMMANDS)  # a parser is made for one alone
def test_every_placeholder_is_a_word_of_the_catalogue(texts: Texts, command: str) -> None:
    known = {texts(key) for key in texts.bundle._messages if key.startswith("cli-word-")}
    known |= {texts(key) for key in ("cli-command", "plan-position", "hint-position")}
    for parser in parsers(make_parser(texts, command)):
        for action in parser._actions:
            if action.nargs == 0 or action.choices:
                continue
            shown = str(action.metavar)
            if shown in known:
                continue
            words = [word for word in WORD.findall(shown) if word not in ("jsonl", "ray")]
            assert set(words) <= known, (parser.prog, shown)


@pytest.mark.parametrize("command", COMMANDS)
def test_polish_help_has_no_english_placeholder(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--lang", "pl", "--help"])
    told = capsys.readouterr().out
    for word in ("FILE", "EDITION", "SEATS", "NAME", "VALUE", "ADDRESS", "SEED", "show program"):
        assert not re.search(rf"\b{word}\b", told), word


def test_the_version_has_its_help_in_polish(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "pl", "--help"])
    assert Texts("pl")("argparse-version") in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_command_is_named_in_one_word(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["campaign", "--lang", language])
    assert Texts(language)("cli-command") in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_is_printed_without_a_separator(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--lang", language, "--help"])
    assert "8765" in capsys.readouterr().out
