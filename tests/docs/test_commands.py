"""Every command that the documentation names can be given as it stands, and runs in a small size."""

from __future__ import annotations

import argparse
import json
import random
import re
import runpy
import shlex
import sys
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from semafor import Game, write_record
from semafor.cli.main import main
from semafor.editions import find_ruleset
from tests.kit.tables import finished
from trials.figures import RUNS

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("reliability", "speed", "bots")
FENCE = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"`((?:chrt -r 1 )?(?:semafor|python|pytest) [^`]+)`")
# What stands for something in a command of the documentation.
PLACES = {"EDITION": "usa-classic", "A,B": "greedy,random", "N": "2", "G": "2", "PAIRS": "1"}
# What makes the commands of the program small; everything else is as it stands.
SMALL = {
    "semafor bench": ["--seconds", "0.02", "--editions", "usa-classic", "--seats", "2"],
    "semafor tournament": ["--games", "2", "--workers", "1"],
    "semafor simulate": ["--games", "2", "--workers", "1"],
    "semafor hint": ["--iterations", "20"],
    "semafor campaign match": ["--games", "1", "--pairs", "1", "--workers", "1"],
    "semafor campaign simulate": ["--runs", "1", "--seats", "2", "--workers", "1"],
}
BUDGET = re.compile(r"express@\w+")
AHEAD = re.compile(r"--ahead \d+")
# A measurement on a busy machine may miss its floors: that is not what is asked here.
MAY_MISS = ("semafor bench",)
# Wants a terminal, a person, or minutes: only its arguments are read.
READ_ONLY = ("semafor lab", "semafor play", "semafor train", "python tools")


class Parsed(Exception):  # noqa: N818 - not an error
    """The arguments were understood."""


def commands() -> list[str]:
    """All commands of the pages, each once, with what stands for something filled in."""
    found: dict[str, None] = {}
    for page in PAGES:
        text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
        fenced = "\n".join(
            f"`{line.partition('#')[0].strip()}`"
            for block in FENCE.findall(text)
            for line in block.splitlines()
        )
        for command in COMMAND.findall(FENCE.sub("", text).replace("\n", " ") + fenced):
            words = command.removeprefix("chrt -r 1 ").split()
            found[" ".join(PLACES.get(word, word) for word in words)] = None
    return list(found)


COMMANDS = commands()
HARNESSES = [command for command in COMMANDS if command.startswith("python -m trials.")]
TESTS = [command for command in COMMANDS if command.startswith("pytest ")]
PROGRAM = [command for command in COMMANDS if command.startswith("semafor ")]
TOOLS = [command for command in COMMANDS if command.startswith("python tools/")]
FIGURES = "python -m trials.figures"


@pytest.fixture
def only_read(monkeypatch):
    """Stop as soon as the arguments are understood."""
    understand = argparse.ArgumentParser.parse_args

    def parse(self, words=None, namespace=None):
        understand(self, words, namespace)
        raise Parsed

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parse)


def record(folder: Path) -> Path:
    """A finished game as a file."""
    game = Game(find_ruleset("usa-classic", 2), seed=1)
    finished(game, random.Random(1))
    file = folder / "game.json"
    file.write_text(json.dumps(write_record(game)), encoding="utf-8")
    return file


def test_every_command_is_of_a_kind_that_is_tried():
    assert len(HARNESSES) > 12
    assert sorted([*HARNESSES, *TESTS, *PROGRAM, *TOOLS]) == sorted(COMMANDS)


@pytest.mark.usefixtures("only_read")
@pytest.mark.parametrize("command", HARNESSES)
def test_a_harness_understands_what_the_documentation_asks(command):
    _python, _m, name, *words = shlex.split(command)
    with pytest.raises(Parsed):
        import_module(name).main(words)


@pytest.mark.usefixtures("only_read")
@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_a_harness_understands_its_small_size(run):
    _program, _m, name, *words = run.arguments(small=True)
    with pytest.raises(Parsed):
        import_module(name).main(words)


def test_the_command_for_all_figures_has_every_harness_of_the_documentation():
    known = {run.command for run in RUNS}
    assert {command for command in HARNESSES if not command.startswith(FIGURES)} <= known


@pytest.mark.parametrize("command", TESTS)
def test_the_tests_named_in_the_documentation_exist(command, request):
    _pytest, path, *words = shlex.split(command)
    text = (ROOT / path).read_text(encoding="utf-8")
    names = re.findall(r"^(?:async )?def (test_\w+)", text, re.MULTILINE)
    wanted = words[words.index("-k") + 1] if "-k" in words else ""
    assert any(wanted in name for name in names)


@pytest.mark.usefixtures("only_read")
@pytest.mark.parametrize("command", TOOLS)
def test_a_tool_understands_what_the_documentation_asks(command, monkeypatch):
    _python, path, *words = shlex.split(command)
    monkeypatch.setattr(sys, "argv", [path, *words])
    monkeypatch.syspath_prepend(ROOT)
    with pytest.raises(Parsed):
        runpy.run_path(str(ROOT / path), run_name="__main__")


@pytest.mark.parametrize("command", PROGRAM)
def test_a_command_of_the_program_runs_in_a_small_size(command, capsys, request, tmp_path):
    words = command.split()
    kind = " ".join(words[: 3 if words[1] == "campaign" else 2])
    if kind in READ_ONLY:
        request.getfixturevalue("only_read")
        with pytest.raises(Parsed):
            main(shlex.split(command)[1:])
        return
    few = count(5)  # different budgets stay different
    small = BUDGET.sub(
        lambda _: f"express@{next(few)}", command.replace("FILE@MOVE", f"{record(tmp_path)}@10")
    )
    code = main([*shlex.split(AHEAD.sub("--ahead 8", small))[1:], *SMALL[kind]])
    shown = capsys.readouterr()
    assert code == 0 or (kind in MAY_MISS and code == 1), shown.err
    assert shown.out
