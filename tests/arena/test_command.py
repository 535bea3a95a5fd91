"""`semafor simulate` as a person or a script calls it."""

from __future__ import annotations

import json
import os
import signal

import pytest

from semafor.cli.main import main
from semafor.texts import LANGUAGES
from tests.kit.processes import start_semafor
from tests.kit.ran import lacks

TWO = ["simulate", "usa-classic", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
RUN_KEYS = ["seconds", "workers", "games_per_second"]
KEYS = ["edition", "seats", "seed", "games", "turns", "decisions", "bots", *RUN_KEYS]
INTERVALS = ["win_share", "win_share_95", "score", "score_95"]
BOT_KEYS = ["bot", "games", "wins", *INTERVALS, "completed", "turns", "decisions"]


def test_json_is_one_object_with_a_fixed_order_of_keys(capsys):
    assert main([*TWO, "--json", "--seed", "9"]) == 0
    captured = capsys.readouterr()
    result = json.loads(captured.out)
    assert list(result) == KEYS
    assert [list(bot) for bot in result["bots"]] == [BOT_KEYS, BOT_KEYS]
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    assert result["seed"] == 9
    assert captured.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_a_row_for_each_bot(capsys, language):
    assert main([*TWO, "--lang", language]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "simulate-" not in captured.out
    rows = [line for line in captured.out.splitlines() if "µs" in line]
    assert [row.split()[0] for row in rows] == ["greedy", "random"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["moon"],
        ["europe", "--bots", "greedy,nobody"],
        ["europe", "--bots", "greedy"],
        ["europe", "--bots", ",".join(["random"] * 6)],
        ["europe", "--bots", ""],
        ["europe", "--games", "0"],
        ["europe", "--games", "-5"],
        ["europe", "--workers", "0"],
    ],
)
def test_a_wrong_argument_gets_one_sentence_and_code_two(capsys, language, arguments):
    assert main(["simulate", *arguments, "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert "error-" not in captured.err


@pytest.mark.parametrize("arguments", [["europe", "--games", "many"], [], ["europe", "--fast"]])
def test_arguments_that_cannot_be_read_end_with_code_two(capsys, arguments):
    with pytest.raises(SystemExit) as caught:
        main(["simulate", *arguments])
    assert caught.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# The program, which tells when the first results have come.
TELLING = """
import sys
from semafor.arena import simulate
from semafor.cli.main import main

def tell(self, other):
    simulate.Tally.merge = merge
    print("in the midst of it", flush=True)
    merge(self, other)

merge, simulate.Tally.merge = simulate.Tally.merge, tell
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason=lacks("signals as on POSIX"))
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_all_processes_without_a_traceback(workers):
    game = ["usa-classic", "--lang", "en", "--games", "1000000", "--workers", workers]
    with start_semafor("simulate", *game, program=("-c", TELLING)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "in the midst of it\n"
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert output == ""
    assert errors == "Stopped.\n"
