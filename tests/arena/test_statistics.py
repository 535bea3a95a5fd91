"""Intervals against values worked out by hand."""

from __future__ import annotations

import pytest

from semafor.arena.statistics import STUDENT_95, mean_interval, wilson_interval


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
