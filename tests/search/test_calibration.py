"""Chances that are shown for shares of games played ahead."""

from __future__ import annotations

from dataclasses import replace

import pytest

from semafor import new_game
from semafor.editions import EDITIONS, find_ruleset
from semafor.search import calibration
from semafor.search.calibration import calibrated, chance_for, numbers_for, time_of

SHARES = [number / 20 for number in range(21)]
# From the first turn to long after the usual end.
TIMES = [-1.0, -0.5, 0.0, 0.5, 1.0, 1.5]
TIMID = (-0.1, 0.8, 0.05, 0.1)


@pytest.fixture
def view(monkeypatch):
    game = new_game("usa-classic", 2, seed="calibration")
    monkeypatch.setattr(calibration, "numbers_for", lambda ruleset: TIMID)
    return game.view(game.actor)


def test_nothing_is_changed_but_by_half_a_game_where_the_numbers_say_so():
    for share in SHARES:
        assert calibrated(share, 1000, 0.3, (0.0, 1.0, 0.0, 0.0)) == pytest.approx(share, abs=0.001)


def test_a_timid_map_draws_chances_to_the_middle(view):
    assert 0.5 < chance_for(view, 0.9, 128) < 0.9
    assert 0.1 < chance_for(view, 0.1, 128) < 0.5


def test_in_the_last_round_and_without_games_a_share_is_shown_as_it_is(view):
    assert chance_for(replace(view, last_round=0), 0.9, 128) == 0.9
    assert chance_for(view, 0.0, 0) == 0.0


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_fitted_keeps_the_order_of_moves(edition):
    numbers = numbers_for(find_ruleset(edition, 2))
    assert len(numbers) == 4
    for time in TIMES:
        shown = [calibrated(share, 128, time, numbers) for share in SHARES]
        assert shown == sorted(shown)
        assert all(0.0 < chance < 1.0 for chance in shown)


def test_nothing_was_fitted_for_larger_tables():
    assert not numbers_for(find_ruleset("usa-classic", 3))


def test_time_runs_with_the_turns_of_each_seat():
    assert time_of(0, 2) == -1.0
    assert time_of(40, 2) == time_of(60, 3) == 0.0
