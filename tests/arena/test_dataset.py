"""The data set: what it says of itself is true, and its records replay."""

from __future__ import annotations

import gzip
import json

import pytest

from semafor import replay_record
from semafor.arena import dataset
from semafor.cli.main import main
from tests.kit.ran import lacks

pytest.importorskip("pyarrow", reason=lacks("pyarrow"))
parquet = pytest.importorskip("pyarrow.parquet")
EDITIONS = "usa-classic,europe"


def make(folder, capsys, *words):
    words = ["--editions-of", EDITIONS, "--bots", "greedy,random", "--games", "2", *words]
    code = main(["dataset", str(folder), *words, "--seed", "3", "--workers", "1", "--json"])
    told = capsys.readouterr()
    return code, json.loads(told.out) if told.out else told.err


def records(folder):
    with gzip.open(folder / "records.jsonl.gz", "rt") as lines:
        return [json.loads(line) for line in lines]


def test_records_replay_and_the_tables_agree_with_them(tmp_path, capsys):
    code, told = make(tmp_path / "set", capsys)
    assert code == 0
    rows = records(tmp_path / "set")
    games = parquet.read_table(tmp_path / "set" / "games.parquet").to_pylist()
    moves = parquet.read_table(tmp_path / "set" / "moves.parquet").to_pylist()
    assert [row["game"] for row in rows] == [row["game"] for row in games] == [0, 1, 2, 3]
    assert (told["records"], told["moves"]) == (4, len(moves))
    for row, table in zip(rows, games, strict=True):
        game = replay_record(row["record"])
        assert list(game.result().totals) == table["totals"]
        assert game.digest() == table["digest"]
        steps = [step for step in moves if step["game"] == row["game"]]
        assert [json.loads(step["move"])["do"] for step in steps] == [m["do"] for m in game.history]
    assert {row["bots"][0] for row in games} == {"greedy", "random"}
    card = (tmp_path / "set" / "README.md").read_text()
    assert f"4 whole games with {len(moves)} moves" in card


def test_a_run_that_was_cut_off_goes_on_to_the_same_files(tmp_path, capsys, monkeypatch):
    make(tmp_path / "whole", capsys)

    def full_disk(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(dataset, "_write_tables", full_disk)
    assert make(tmp_path / "cut", capsys)[0] == 2
    monkeypatch.undo()
    file = tmp_path / "cut" / "records.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:50])
    assert make(tmp_path / "cut", capsys)[0] == 0
    for name in ("records.jsonl.gz", "games.parquet", "moves.parquet", "README.md"):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_finished_data_set_is_left_alone(tmp_path, capsys):
    make(tmp_path / "set", capsys)
    code, error = make(tmp_path / "set", capsys)
    assert code == 2
    assert len(error.splitlines()) == 1
