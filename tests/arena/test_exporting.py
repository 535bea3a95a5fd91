"""Files of simulated games: every game once, the same from any workers, and an exact resume."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from semafor import SetupError
from semafor.arena import exporting
from semafor.arena.simulate import Match, simulate
from semafor.cli.main import main
from semafor.editions import find_ruleset
from semafor.engine.score import score_position
from tests.arena.test_simulate import lasting
from tests.kit.ran import lacks

GAMES = 9
BOTS = ["greedy", "random", "random"]
FORMS = [".jsonl", ".parquet"]


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr(exporting, "MOST_GAMES_A_PIECE", 2)
    monkeypatch.setattr(exporting, "PIECES", 2)


@pytest.fixture(params=FORMS)
def out(request, tmp_path):
    if request.param == ".parquet":
        pytest.importorskip("pyarrow", reason=lacks("pyarrow"))
    return tmp_path / f"games{request.param}"


def play(out: Path, **more):
    more = {"workers": 1, **more}
    return simulate("europe", BOTS, GAMES, seed=4, out=out, moves=True, **more)


def rows_of(out: Path):
    if out.suffix == ".jsonl":
        return [json.loads(line) for line in out.read_text().splitlines()][1:]
    parquet = pytest.importorskip("pyarrow.parquet")
    return parquet.read_table(out).to_pylist()


def test_a_file_has_every_game_once_and_changes_no_sum(out):
    kept = play(out)
    assert lasting(kept) == lasting(simulate("europe", BOTS, GAMES, seed=4, workers=1))
    rows = rows_of(out)
    assert [row["game"] for row in rows] == list(range(GAMES))
    assert not out.with_suffix(".parts").exists()


def test_the_actions_of_a_row_give_its_result_again(out):
    play(out)
    ruleset = find_ruleset("europe", len(BOTS))
    for row in rows_of(out)[:3]:
        state = ruleset.new_state()
        state.rng = row["deal"]
        state.start(0)
        for action in row["actions"]:
            state.step(action)
        assert state.is_over
        assert list(score_position(state).totals) == row["totals"]


def test_both_forms_hold_the_same(tmp_path):
    pytest.importorskip("pyarrow", reason=lacks("pyarrow"))
    files = [tmp_path / f"games{form}" for form in FORMS]
    for file in files:
        play(file)
    assert rows_of(files[0]) == rows_of(files[1])


def test_processes_and_threads_write_the_same_bytes(out, tmp_path):
    play(out)
    together = tmp_path / f"together{out.suffix}"
    play(together, workers=2)
    threads = tmp_path / f"threads{out.suffix}"
    with ThreadPoolExecutor(2) as executor:
        play(threads, executor=executor)
    assert out.read_bytes() == together.read_bytes() == threads.read_bytes()


@pytest.mark.parametrize("after", [1, 5])
def test_a_run_that_was_cut_off_goes_on_exactly(out, tmp_path, monkeypatch, after):
    play(whole := tmp_path / f"whole{out.suffix}")
    real, played = Match.play, []

    def counted(self, table, game, **more):
        if len(played) == after:
            raise KeyboardInterrupt
        played.append(game)
        return real(self, table, game, **more)

    monkeypatch.setattr(Match, "play", counted)
    with pytest.raises(KeyboardInterrupt):
        play(out)
    if out.suffix == ".jsonl":
        with out.open("a") as file:
            file.write('{"game": 8, "dea')  # a line that a kill cut off
    first, after = list(played), -1
    played.clear()
    summary = play(out)
    assert out.read_bytes() == whole.read_bytes()
    kept = GAMES - len(played)
    assert kept == len(first) // 2 * 2  # whole pieces are not played again
    assert lasting(summary) == lasting(simulate("europe", BOTS, GAMES, seed=4, workers=1))


def test_a_finished_file_is_not_played_again(out, monkeypatch):
    first = play(out)
    before = out.read_bytes()
    monkeypatch.setattr(Match, "play", None)
    assert lasting(play(out)) == lasting(first)
    assert out.read_bytes() == before


@pytest.mark.parametrize("change", [{"seed": 5}, {"moves": False}, {"games": 8}])
def test_a_file_of_another_simulation_is_refused(out, change):
    play(out)
    values = {"games": GAMES, "seed": 4, "moves": True, **change}
    with pytest.raises(SetupError, match="games differ"):
        simulate("europe", BOTS, workers=1, out=out, **values)


def test_other_files_are_refused(tmp_path):
    with pytest.raises(SetupError, match=r"bad games file"):
        play(tmp_path / "games.csv")
    (tmp_path / "a.jsonl").write_text("hello\n")
    with pytest.raises(SetupError, match="games not ours"):
        play(tmp_path / "a.jsonl")


def test_what_is_missing_is_said_with_the_line_that_helps(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    words = ["simulate", "usa-classic", "--games", "1", "--out", str(tmp_path / "g.parquet")]
    assert main(words) == 2
    assert 'pip install "semafor[data]"' in capsys.readouterr().err


def test_moves_without_a_file_are_refused(capsys):
    assert main(["simulate", "usa-classic", "--games", "1", "--moves"]) == 2
    assert "--out" in capsys.readouterr().err
