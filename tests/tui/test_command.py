"""The head of the command line: what it says by itself, and how little it loads for that."""

from __future__ import annotations

import subprocess
import sys

import pytest

from semafor.cli.main import COMMANDS, main, named_command

# Parts that take a moment to load, and that neither help nor version needs.
HEAVY = (
    "semafor.engine.core",
    "semafor.editions",
    "semafor.bots",
    "semafor.server",
    "rich",
    "apsw",
)


def test_alone_it_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert all(f"    {command} " in told for command in COMMANDS)


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["--lang", "pl", "--help"], []])
def test_help_and_version_load_no_engine(words: list[str]) -> None:
    asked = ["--lang", "en", *words]
    program = (
        "import sys\n"
        "from semafor.cli.main import main\n"
        "try:\n"
        f"    main({asked!r})\n"
        "except SystemExit:\n"
        "    pass\n"
        f"print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)\n"
    )
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stderr == "[]\n"


def test_the_command_is_the_first_word_that_is_no_option() -> None:
    assert named_command(["--lang", "pl", "play", "europe"]) == "play"
    assert named_command(["--lang=pl", "replay"]) == "replay"
    assert named_command(["europe", "play"]) is None
    assert named_command(["--lang"]) is None


def test_a_port_is_no_quantity(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        with pytest.raises(SystemExit):
            main(["serve", "--help", "--lang", language])
        assert "8765" in capsys.readouterr().out


def test_the_public_names_are_there_when_asked_for() -> None:
    import semafor  # noqa: PLC0415 - names come when they are asked for

    assert set(semafor.__all__) <= set(dir(semafor))
    assert all(getattr(semafor, name) is not None for name in semafor.__all__)
    with pytest.raises(AttributeError):
        semafor.no_such_name  # noqa: B018 - that it fails is the point
