"""Intervals against values worked out by hand."""

from __future__ import annotations

import random

import pytest

from semafor.arena.statistics import (
    STUDENT_95,
    cluster_mean,
    mean_interval,
)
from semafor.search.intervals import wilson_interval


def test_wilson_of_half_of_a_hundred():
    # (0.5 + 0.0192073) / 1.0384146 = 0.5; 1.959964 * sqrt(0.0025 + 0.0000960) / 1.0384146 = 0.0961686
    low, high = wilson_interval(50, 100)
    assert low == pytest.approx(0.4038315, abs=1e-6)
    assert high == pytest.approx(0.5961685, abs=1e-6)


def test_wilson_of_all_and_none_stays_between_zero_and_one():
    # 1 / (1 + 3.841459 / 10) = 0.7224672
    low, high = wilson_interval(10, 10)
    assert low == pytest.approx(0.7224672, abs=1e-6)
    assert high == pytest.approx(1.0)
    low, high = wilson_interval(0, 10)
    assert low == pytest.approx(0.0)
    assert high == pytest.approx(0.2775328, abs=1e-6)


def test_wilson_of_no_games_says_nothing():
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_mean_of_four_numbers():
    # 2, 4, 4, 6: mean 4, variance 8/3, standard error 0.8164966, Student (3) 3.182
    low, high = mean_interval(4, 16, 4 + 16 + 16 + 36)
    assert low == pytest.approx(4 - 3.182 * 0.8164966, abs=1e-6)
    assert high == pytest.approx(4 + 3.182 * 0.8164966, abs=1e-6)


def test_mean_of_many_numbers_uses_the_normal_value():
    # a hundred times 0 and a hundred times 10: variance 25 * 200 / 199
    low, high = mean_interval(200, 1000, 10000)
    assert (high - low) / 2 == pytest.approx(1.959964 * (25 / 199) ** 0.5, abs=1e-9)


def test_equal_numbers_have_no_width_even_when_large():
    assert mean_interval(3, 3 * 10**9, 3 * 10**18) == (1e9, 1e9)


def test_one_number_has_no_interval():
    assert mean_interval(1, 5, 25) is None


def test_students_values_fall_toward_the_normal_one():
    assert len(STUDENT_95) == 30
    assert list(STUDENT_95) == sorted(STUDENT_95, reverse=True)
    assert STUDENT_95[-1] > 1.959964


def test_equal_units_have_the_interval_of_their_means():
    # Means of pairs 2, 4, 4, 6: as the mean of four numbers above.
    estimate = cluster_mean([(4, 2), (8, 2), (8, 2), (12, 2)])
    assert estimate.mean == 4
    assert estimate.interval() == pytest.approx(mean_interval(4, 16, 4 + 16 + 16 + 36))


def test_fewer_than_two_units_have_no_interval():
    assert cluster_mean([(5, 2)]).interval() is None
    assert cluster_mean([]).share_interval() == (0.0, 1.0)


def test_a_share_of_independent_games_has_nearly_wilsons_interval():
    estimate = cluster_mean([(1, 1)] * 500 + [(0, 1)] * 500)
    assert estimate.share_interval() == pytest.approx(wilson_interval(500, 1000), abs=1e-4)


def test_units_that_do_not_scatter_count_as_one_game_each():
    assert cluster_mean([(2, 2)] * 10).share_interval() == wilson_interval(10, 10)
    assert cluster_mean([(1, 2)] * 10).share_interval() == wilson_interval(5, 10)


@pytest.mark.parametrize("deals", [15, 60])
def test_intervals_of_shares_cover_the_truth(deals):
    """Two games of a deal agree more often than not, or less: the interval knows it."""
    rng = random.Random(1)
    for chances in ((0.2, 0.1, 0.7), (0.1, 0.7, 0.2), (0.02, 0.06, 0.92)):
        truth = (chances[1] + 2 * chances[2]) / 2
        hits = 0
        for _ in range(400):
            wins = rng.choices(range(3), chances, k=deals)
            low, high = cluster_mean((value, 2) for value in wins).share_interval()
            hits += low <= truth <= high
        assert hits / 400 >= 0.92
