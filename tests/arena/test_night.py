"""A night of matches: played in turns, kept, gone on with, told as tables."""

from __future__ import annotations

import pytest

from semafor.arena.schedule import Tournament
from semafor.editions import EDITIONS
from tools import night

PLAN = """
[pairs]
title = "Two"
bots = ["racer", "random"]
editions = ["legends"]
games = 4

[steps]
title = "Steps"
bots = ["planner", "racer", "random"]
meet = "next"
editions = ["legends"]
games = 2

[rated]
title = "All"
bots = ["planner", "racer", "random"]
meet = "every"
editions = ["legends"]
seats = 3
games = 9

[tested]
title = "A test"
bots = ["planner", "random"]
editions = ["legends"]
games = 60
sprt = [0, 300]
"""


@pytest.fixture
def plan(tmp_path):
    path = tmp_path / "plan.toml"
    path.write_text(PLAN, encoding="utf-8")
    return path


def test_what_was_played_is_not_played_again_and_the_tables_stay(plan, tmp_path, monkeypatch):
    matches = night.read_plan(plan)
    folder = tmp_path / "night"
    folder.mkdir()
    told = []
    night.play(folder, matches, 1, told.append)
    assert any("legends racer : random, 4 of 4" in words for words in told)
    lines = list(night.tables(folder, matches))
    monkeypatch.setattr(Tournament, "play", None)  # nobody could play any more
    night.play(folder, matches, 1, told.append)
    assert list(night.tables(folder, matches)) == lines


def test_every_match_has_its_turn_before_any_is_finished(plan, tmp_path):
    matches = night.read_plan(plan)
    told = []

    def tell(words):
        told.append(words.split()[0])
        if len(set(told)) == len(matches):
            raise night.NightIsOver

    with pytest.raises(night.NightIsOver):
        night.play(tmp_path, matches, 1, tell)
    played = list(night.tables(tmp_path, matches))
    assert not any("of 4," in line for line in played)


def test_tables_tell_shares_steps_ratings_and_tests(plan, tmp_path):
    matches = night.read_plan(plan)
    night.play(tmp_path, matches, 1, lambda words: None)
    rows = [line for line in night.tables(tmp_path, matches) if line.startswith("| ")]
    pairs, first_step, second_step, tested = (row for row in rows if " : " in row[:20])
    assert "of 4, " in pairs
    assert first_step.startswith("| planner : racer |")
    assert second_step.startswith("| racer : random |")
    assert "test: 300 Elo" in tested
    assert any(row.startswith("| planner | ") and "±" in row for row in rows)


def test_the_plan_of_the_documentation_can_be_played():
    matches = night.read_plan(night.PLAN)
    assert {edition for match in matches for edition in match.editions} == set(EDITIONS)
    for match in matches:
        for edition in match.editions:
            for tournament in match.tournaments(edition):
                match.plan(1.0, None).check(tournament)
