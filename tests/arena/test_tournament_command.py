"""`semafor tournament` as a person or a script calls it."""

from __future__ import annotations

import json
import os
import signal
import time

import pytest

from semafor.cli.main import main
from semafor.editions import EDITIONS
from semafor.texts import LANGUAGES
from tests.kit.processes import start_semafor
from tests.kit.ran import lacks

TWO = ["tournament", "usa-classic", "--games", "4", "--workers", "1"]
TIMES = ("decision_seconds", "slowest_seconds")


def lasting(pool):
    """A pool without what depends on the run."""
    kept = {key: value for key, value in pool.items() if key != "run"}
    kept["bots"] = [
        {key: value for key, value in bot.items() if key not in TIMES} for bot in pool["bots"]
    ]
    return kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_have_a_row_for_each_bot(capsys, language):
    assert main([*TWO, "--lang", language]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "tournament-" not in captured.out
    starts = [line.split()[0] for line in captured.out.splitlines() if line.strip()]
    assert starts.count("greedy") == 3
    assert starts.count("random") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sequential_test_prints_its_verdict(capsys, language):
    assert main([*TWO, "--sprt", "0,100", "--games", "60", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert "tournament-" not in out
    assert "greedy − random" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_of_three_seats_are_printed(capsys, language):
    assert main([*TWO, "--seats", "3", "--lang", language]) == 0
    assert "tournament-" not in capsys.readouterr().out


def test_json_holds_everything(capsys):
    assert main([*TWO, "--json", "--pair", "greedy,random", "--sprt", "0,5"]) == 0
    captured = capsys.readouterr()
    (pool,) = json.loads(captured.out)["pools"]
    assert captured.err == ""
    assert pool["games"] == 4
    assert [bot["bot"] for bot in pool["bots"]] == ["greedy", "random"]
    assert [rating["is_anchor"] for rating in pool["ratings"]] == [True, False]
    assert sum(pool["duels"][0]["pairs"]) == 2
    assert pool["sprt"]["verdict"] == "open"
    assert pool["run"]["played"] == 4


def test_files_can_be_shown_again_and_resumed(capsys, tmp_path):
    file = str(tmp_path / "results.jsonl")
    assert main([*TWO, "--json", "--out", file]) == 0
    (played,) = json.loads(capsys.readouterr().out)["pools"]
    assert main(["tournament", "--json", "--show", file]) == 0
    (shown,) = json.loads(capsys.readouterr().out)["pools"]
    assert lasting(shown) == lasting(played)
    assert main([*TWO, "--json", "--out", file]) == 0
    (resumed,) = json.loads(capsys.readouterr().out)["pools"]
    assert resumed["run"]["played"] == 0
    assert resumed["run"]["found"] == 4
    assert lasting(resumed) == lasting(played)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_files_are_shown_side_by_side(capsys, tmp_path, language):
    files = [str(tmp_path / name) for name in ("old.jsonl", "new.jsonl")]
    for file in files:
        label = ["--label", "new"] if "new" in file else []
        assert main([*TWO, "--out", file, *label]) == 0
    capsys.readouterr()
    assert main(["tournament", "--lang", language, "--show", *files]) == 0
    out = capsys.readouterr().out
    assert "tournament-" not in out
    assert "random (new)" in out
    assert "random (0." in out


def test_all_editions_get_a_file_each(capsys, tmp_path):
    file = tmp_path / "r.jsonl"
    command = ["tournament", "all", "--games", "1", "--workers", "1", "--json"]
    assert main([*command, "--out", str(file)]) == 0
    pools = json.loads(capsys.readouterr().out)["pools"]
    assert [pool["edition"] for pool in pools] == list(EDITIONS)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        f"r-{pool['edition']}.jsonl" for pool in pools
    )


def test_an_empty_file_of_results_is_shown(capsys, tmp_path):
    file = tmp_path / "r.jsonl"
    main([*TWO, "--out", str(file)])
    head = file.read_text(encoding="utf-8").splitlines()[0]
    file.write_text(head + "\n", encoding="utf-8")
    capsys.readouterr()
    assert main(["tournament", "--show", str(file), "--lang", "en"]) == 0
    assert "No game is finished yet." in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["moon"],
        ["europe", "--bots", "greedy,nobody"],
        ["europe", "--bots", "greedy"],
        ["europe", "--bots", "greedy,greedy"],
        ["europe", "--pair", "greedy"],
        ["europe", "--pair", "greedy,random", "--bots", "greedy,random"],
        ["europe", "--seats", "6"],
        ["europe", "--seats", "1"],
        ["europe", "--games", "0"],
        ["europe", "--workers", "0"],
        ["europe", "--option", "moon"],
        ["europe", "--option", "moon=1"],
        ["europe", "--anchor", "greedy"],
        ["europe", "--anchor", "greedy=high"],
        ["europe", "--anchor", "nobody=1000"],
        ["europe", "--sprt", "50"],
        ["europe", "--sprt", "50,0"],
        ["europe", "--sprt", "0,nan"],
        ["europe", "--sprt", "0,50", "--alpha", "2"],
        ["europe", "--sprt", "0,50", "--seats", "3"],
        ["europe", "--out", "/no/such/folder/file.jsonl"],
        ["--show", "/no/such/file.jsonl"],
        ["--show", __file__],
    ],
)
def test_a_wrong_argument_gets_one_sentence_and_code_two(capsys, language, arguments):
    assert main(["tournament", *arguments, "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert "error-" not in captured.err
    assert "None" not in captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_tournament_in_the_file_is_refused(capsys, tmp_path, language):
    file = tmp_path / "r.jsonl"
    assert main([*TWO, "--out", str(file)]) == 0
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*TWO, "--out", str(file), "--seed", "1", "--lang", language]) == 2
    captured = capsys.readouterr()
    assert len(captured.err.splitlines()) == 1
    assert "seed" in captured.err
    assert file.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language(capsys, language):
    with pytest.raises(SystemExit):
        main(["tournament", "--help", "--lang", language])
    assert "tournament-help" not in capsys.readouterr().out


@pytest.mark.skipif(os.name != "posix", reason=lacks("signals as on POSIX"))
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_run_can_be_resumed(capsys, tmp_path, how):
    file = tmp_path / "r.jsonl"
    games = ["usa-classic", "--lang", "en", "--games", "100000", "--workers", "2"]
    with start_semafor("tournament", *games, "--out", str(file)) as process:
        deadline = time.monotonic() + 120
        while not file.exists() or file.read_bytes().count(b"\n") <= 4:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        if how == signal.SIGINT:
            os.killpg(process.pid, how)
        else:
            process.kill()  # the workers must notice by themselves; they hold the pipes open
        output, errors = process.communicate(timeout=120)
    assert output == ""
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert errors == (
            f"Stopped. The games so far are in {file}; the same command goes on with them.\n"
        )
    done = file.read_bytes().count(b"\n") - 1
    wanted = done + 1 + done % 2
    command = ["tournament", "usa-classic", "--games", str(wanted), "--workers", "1", "--json"]
    assert main([*command, "--out", str(file)]) == 0
    (pool,) = json.loads(capsys.readouterr().out)["pools"]
    assert pool["run"]["found"] == done
    assert pool["games"] == wanted + wanted % 2
