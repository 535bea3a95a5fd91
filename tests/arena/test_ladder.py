"""A ladder goes on where it was: nothing is played twice, a changed bot is a new player."""

from __future__ import annotations

import json

import pytest

from semafor.bots.outside import finding
from semafor.bots.outside.process import STABLE
from semafor.cli.main import main

FIRST = "class Bot:\n    def choose(self, view):\n        return view.actions[0]\n"
LAST = FIRST.replace("[0]", "[-1]")


@pytest.fixture(autouse=True)
def _patient(monkeypatch):
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "300")
    yield
    STABLE.close()


@pytest.fixture
def ladder(tmp_path, capsys):
    """Runs the ladder of a folder with one bot in it."""
    bots = tmp_path / "bots"
    bots.mkdir()
    (bots / "first.py").write_text(FIRST)

    def run(*words):
        finding._found.cache_clear()
        code = main(
            ["ladder", str(bots), "--out", str(tmp_path / "l.jsonl"), "--workers", "1", *words]
        )
        told = capsys.readouterr()
        return code, told.out, told.err

    run.bots, run.file = bots, tmp_path / "l.jsonl"
    return run


def lines(ladder):
    return [json.loads(line) for line in ladder.file.read_text().splitlines()]


def players(out):
    return {row["player"].partition("@")[0]: row for row in json.loads(out)["rows"]}


def test_everybody_plays_everybody_once(ladder):
    code, out, _ = ladder("--games", "2", "--seed", "5", "--json", "--with", "greedy,random")
    assert code == 0
    rows = players(out)
    assert {name: row["games"] for name, row in rows.items()} == dict.fromkeys(rows, 4)
    assert rows["greedy"]["elo"] == 1500
    before = ladder.file.read_bytes()
    assert ladder("--json", "--with", "greedy,random")[0] == 0
    assert ladder.file.read_bytes() == before


def test_a_changed_bot_is_a_new_player_and_only_its_games_are_played(ladder):
    ladder("--games", "2", "--seed", "5")
    (ladder.bots / "first.py").write_text(LAST)
    ladder()
    games = [row for row in lines(ladder) if "points" in row]
    assert len(games) == 4
    assert len({row["players"][1] for row in games}) == 2
    standings = [row for row in lines(ladder) if "standings" in row]
    active = [row["active"] for row in standings[1]["rows"] if row["player"].startswith("first@")]
    assert sorted(active) == [False, True]
    code, out, _ = ladder("--history", "first")
    assert code == 0
    assert len(out.splitlines()) == 3


def test_a_run_that_was_cut_off_goes_on_as_if_nothing_had_happened(ladder):
    ladder("--games", "4", "--seed", "5")
    whole = [row for row in lines(ladder) if "points" in row]
    text = ladder.file.read_bytes().splitlines(keepends=True)
    ladder.file.write_bytes(b"".join(text[:3]) + text[3][:20])
    ladder()
    assert [row for row in lines(ladder) if "points" in row] == whole


def test_the_file_may_not_lie_where_bots_read_it(ladder, capsys):
    words = ["ladder", str(ladder.bots), "--out", str(ladder.bots / "l.jsonl")]
    assert main(words) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("words", [("--games", "8"), ("--edition", "europe"), ("--seed", "1")])
def test_what_the_first_run_fixed_stays(ladder, words):
    ladder("--games", "2", "--seed", "5")
    code, _, error = ladder(*words)
    assert code == 2
    assert len(error.splitlines()) == 1


def test_a_bot_that_does_not_start_is_refused_before_any_game(ladder):
    (ladder.bots / "tool.toml").write_text('command = ["./no-such-program"]')
    code, _, error = ladder("--games", "2")
    assert code == 2
    assert "tool" in error
    assert "no-such-program" in error
    assert len(error.splitlines()) == 1
