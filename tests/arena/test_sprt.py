"""The sequential test: bounds, error rates, and what it must not do."""

from __future__ import annotations

import random
from math import log

import pytest

from semafor import SetupError
from semafor.arena.ratings import share_of_elo
from semafor.arena.sprt import SHARES, Sprt, Trial, _likeliest

# How mirrored pairs of similar bots fall: mostly one win each.
SHAPE = (0.12, 0.06, 0.64, 0.06, 0.12)
RUNS = 150


def outcomes(rng, elo):
    """Points of the first bot in pairs, with the mean that a difference in Elo gives."""
    chances = _likeliest(SHAPE, share_of_elo(elo))
    while True:
        yield rng.choices(range(5), chances)[0] / 2


def decide(sprt, points, most=4000):
    trial = Trial(sprt)
    for value in points:
        trial.add(value)
        if trial.is_decided or trial.pairs >= most:
            break
    return trial


def test_the_bounds_are_those_of_wald():
    sprt = Sprt(0, 50)
    assert sprt.upper == pytest.approx(log(19))
    assert sprt.lower == pytest.approx(-log(19))
    uneven = Sprt(0, 50, alpha=0.01, beta=0.1)
    assert uneven.upper == pytest.approx(log(0.9 / 0.01))
    assert uneven.lower == pytest.approx(log(0.1 / 0.99))


def test_the_likeliest_distribution_has_the_mean_asked_for():
    for mean in (0.3, 0.5, 0.571, 0.9):
        chances = _likeliest(SHAPE, mean)
        assert sum(chances) == pytest.approx(1)
        assert sum(p * share for p, share in zip(chances, SHARES, strict=True)) == pytest.approx(
            mean
        )


def test_wins_alone_have_a_closed_form():
    # The likeliest way to a mean of s is a win with chance s: the ratio is log(s1 / s0) for a pair.
    sprt = Sprt(0, 50)
    expected = 20 * log(share_of_elo(50) / 0.5)
    assert sprt.ratio([0, 0, 0, 0, 20]) == pytest.approx(expected, rel=0.01)


def test_the_ratio_knows_no_favourite():
    up, down = Sprt(0, 50), Sprt(-50, 0)
    assert up.ratio([3, 2, 20, 4, 9]) == pytest.approx(-down.ratio([9, 4, 20, 2, 3]))
    assert Sprt(-20, 20).ratio([5, 3, 30, 3, 5]) == pytest.approx(0, abs=1e-9)
    assert up.ratio([0] * 5) == 0


@pytest.mark.parametrize(("elo", "right"), [(0, "elo0"), (50, "elo1")])
def test_errors_are_near_five_percent(elo, right):
    rng = random.Random(10)
    verdicts = [decide(Sprt(0, 50), outcomes(rng, elo)).verdict for _ in range(RUNS)]
    wrong = sum(verdict != right for verdict in verdicts)
    # Five percent of 150 is 7.5; 14 or more have a chance below two percent.
    assert wrong <= 13
    assert "open" not in verdicts


def test_a_clear_difference_is_decided_sooner():
    rng = random.Random(11)
    close = [decide(Sprt(0, 50), outcomes(rng, 50)).pairs for _ in range(20)]
    clear = [decide(Sprt(0, 50), outcomes(rng, 200)).pairs for _ in range(20)]
    assert sum(clear) < 0.7 * sum(close)


def test_a_decided_test_hears_no_more():
    trial = decide(Sprt(0, 50), [2.0] * 100)
    assert trial.verdict == "elo1"
    assert trial.pairs == 23
    with pytest.raises(AssertionError):
        trial.add(2.0)


@pytest.mark.parametrize(
    ("sprt", "reason"),
    [
        (Sprt(50, 0), "bad-sprt"),
        (Sprt(10, 10), "bad-sprt"),
        (Sprt(0, float("nan")), "bad-sprt"),
        (Sprt(0, 1e9), "bad-sprt"),
        (Sprt(0, 50, alpha=0), "bad-sprt-error"),
        (Sprt(0, 50, beta=0.5), "bad-sprt-error"),
    ],
)
def test_a_test_that_cannot_be_is_refused(sprt, reason):
    with pytest.raises(SetupError) as caught:
        sprt.check()
    assert caught.value.reason == reason
