"""Files of results: resumed after any cut, never overwritten, never trusted blindly."""

from __future__ import annotations

import json

import pytest

from semafor import SetupError
from semafor.arena.results import load_results, open_results
from semafor.arena.schedule import Tournament
from semafor.arena.tournament import Plan, play_tournament

TOURNAMENT = Tournament("usa-classic", ("greedy", "random"), seed=8)
PLAN = Plan(games=6, workers=1)
TIMES = ("seconds", "slowest")


def play(path, tournament=TOURNAMENT, plan=PLAN):
    with open_results(path, tournament) as results:
        play_tournament(results, plan)


def lasting(path):
    """The lines of a file without what depends on the run, as text."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        values = json.loads(line)
        lines.append(json.dumps({key: row for key, row in values.items() if key not in TIMES}))
    return lines


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    path = tmp_path_factory.mktemp("results") / "whole.jsonl"
    play(path)
    return path


def test_a_file_has_a_head_and_one_line_for_each_game(whole):
    lines = [json.loads(line) for line in whole.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 7
    assert lines[0]["format"] == "semafor-tournament"
    assert lines[0]["bots"] == ["greedy", "random"]
    assert [line["deal"] for line in lines[1:]] == [0, 0, 1, 1, 2, 2]
    assert [line["rotation"] for line in lines[1:]] == [0, 1] * 3
    assert lines[1]["seats"] == lines[2]["seats"][::-1]
    for line in lines[1:]:
        for key in ("totals", "kept", "completed", "longest", "bonus", "slowest"):
            assert len(line[key]) == 2
        assert all(c <= k for c, k in zip(line["completed"], line["kept"], strict=True))
        assert all(0 < a <= b for a, b in zip(line["slowest"], line["seconds"], strict=True))


def test_reading_gives_what_was_written(whole):
    results = load_results(whole)
    assert results.tournament == TOURNAMENT
    assert len(results.played) == 6
    again = [TOURNAMENT.play(slot) for slot in results.played]
    for mine, other in zip(results.played.values(), again, strict=True):
        assert mine.seating == other.seating
        assert mine.game.totals == other.game.totals
        assert mine.game.kept == other.game.kept


@pytest.mark.parametrize("left", ["nothing", "half a head", "head", "half a line", "a line less"])
def test_a_run_that_was_cut_off_goes_on_to_the_same_file(whole, tmp_path, left):
    data = whole.read_bytes()
    ends = [number + 1 for number, byte in enumerate(data) if byte == 10]
    cut = {
        "nothing": 0,
        "half a head": ends[0] // 2,
        "head": ends[0],
        "half a line": ends[3] + 40,
        "a line less": ends[-2],
    }[left]
    path = tmp_path / "cut.jsonl"
    path.write_bytes(data[:cut])
    play(path)
    assert lasting(path) == lasting(whole)


def test_a_finished_file_is_not_touched(whole):
    before = whole.read_bytes()
    play(whole)
    assert whole.read_bytes() == before


def test_more_games_are_added_to_a_file(whole, tmp_path):
    path = tmp_path / "more.jsonl"
    path.write_bytes(whole.read_bytes())
    play(path, plan=Plan(games=8, workers=1))
    assert lasting(path)[:7] == lasting(whole)
    assert len(lasting(path)) == 9


@pytest.mark.parametrize(
    "other",
    [
        Tournament("usa-refreshed", ("greedy", "random"), seed=8),
        Tournament("usa-classic", ("random", "greedy"), seed=8),
        Tournament("usa-classic", ("greedy", "random"), seed=9),
        Tournament("usa-classic", ("greedy", "random"), seed=8, seats=3),
        Tournament("usa-classic", ("greedy", "random"), seed=8, label="new"),
        Tournament("usa-classic", ("greedy", "random"), seed=8, version="9.9"),
        Tournament("usa-classic", ("greedy", "random"), seed=8, is_one_against=True),
    ],
)
def test_another_tournament_is_refused_and_the_file_left_alone(whole, tmp_path, other):
    path = tmp_path / "other.jsonl"
    path.write_bytes(whole.read_bytes()[:-20])
    before = path.read_bytes()
    with pytest.raises(SetupError) as caught:
        open_results(path, other)
    assert caught.value.reason == "results-differ"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["Dear diary", "Dear diary\n", "{}\n", "[1]\n", "\xff\n", "[" * 100_000 + "\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text):
    path = tmp_path / "diary.txt"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(SetupError) as caught:
        open_results(path, TOURNAMENT)
    assert caught.value.reason == "results-not-ours"
    assert path.read_text(encoding="latin-1") == text


def changed(line, **values):
    return json.dumps({**json.loads(line), **values})


@pytest.mark.parametrize(
    "damage",
    [
        lambda line: line[:-5],
        lambda line: "[]",
        lambda line: "[" * 100_000,
        lambda line: changed(line, seats=["random", "greedy"]),
        lambda line: changed(line, totals=[1]),
        lambda line: changed(line, ranks=["1", 2]),
        lambda line: changed(line, winners=[]),
        lambda line: changed(line, pairing=5),
        lambda line: changed(line, deal=-1),
        lambda line: changed(line, turns=True),
    ],
)
def test_a_damaged_line_is_named(whole, tmp_path, damage):
    lines = whole.read_text(encoding="utf-8").splitlines()
    lines[1] = damage(lines[1])
    path = tmp_path / "damaged.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        load_results(path)
    assert caught.value.reason == "results-line"
    assert caught.value.values["line"] == 2


def test_a_file_of_the_future_is_refused(whole, tmp_path):
    lines = whole.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "future.jsonl"
    path.write_text(changed(lines[0], format_version=2) + "\n", encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        load_results(path)
    assert caught.value.reason == "results-format"


def test_a_file_that_cannot_be_is_one_sentence(tmp_path):
    for path in (tmp_path / "no" / "folder.jsonl", tmp_path):
        with pytest.raises(SetupError):
            open_results(path, TOURNAMENT)
    with pytest.raises(SetupError):
        load_results(tmp_path / "missing.jsonl")


def test_an_older_file_is_read_as_what_it_was(whole, tmp_path):
    lines = whole.read_text(encoding="utf-8").splitlines(keepends=True)
    head = json.loads(lines[0])
    del head["one_against"], head["clock"]
    path = tmp_path / "older.jsonl"
    path.write_text(json.dumps(head) + "\n" + "".join(lines[1:]), encoding="utf-8")
    assert load_results(path).tournament == TOURNAMENT
    with open_results(path, TOURNAMENT) as results:
        assert len(results.played) == PLAN.games
