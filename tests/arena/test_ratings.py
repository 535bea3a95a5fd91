"""Ratings: known strengths are found again, and the intervals say how well."""

from __future__ import annotations

import random
from itertools import combinations
from math import log10

import pytest

from semafor.arena.ratings import Anchor, Meeting, elo_of_share, rate, share_of_elo

NAMES = ["a", "b", "c", "d"]
TRUTH = {"a": 0.0, "b": 60.0, "c": 200.0, "d": 350.0}
# Two games of a mirrored deal as points of the first bot, and how likely: luck belongs to the deal.
MIRRORED = {(0, 0): 0.05, (0, 0.5): 0.05, (1, 0): 0.6, (1, 0.5): 0.1, (1, 1): 0.2}
MIRRORED_SHARE = sum(sum(games) / 2 * chance for games, chance in MIRRORED.items())


def by_name(ratings):
    return {rating.name: rating for rating in ratings}


def round_robin(rng, deals):
    """Independent games between all of `NAMES`, two on each deal, by their true strengths."""
    return [
        Meeting(
            first, second, float(rng.random() < share_of_elo(TRUTH[first] - TRUTH[second])), deal
        )
        for deal in range(deals)
        for first, second in combinations(NAMES, 2)
        for _ in range(2)
    ]


def mirrored_deals(rng, deals):
    outcomes = rng.choices(list(MIRRORED), list(MIRRORED.values()), k=deals)
    return [
        Meeting("a", "b", points, deal) for deal, pair in enumerate(outcomes) for points in pair
    ]


def test_elo_and_share_are_two_ways_to_say_the_same():
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    for elo in (-300, -1, 25, 700):
        assert elo_of_share(share_of_elo(elo)) == pytest.approx(elo)


@pytest.mark.parametrize(("wins", "ties", "losses"), [(30, 0, 10), (7, 5, 9), (12, 0, 0)])
def test_two_bots_have_a_closed_form(wins, ties, losses):
    points = [1.0] * wins + [0.5] * ties + [0.0] * losses
    meetings = [Meeting("a", "b", value, deal) for deal, value in enumerate(points)]
    found = by_name(rate(["a", "b"], meetings, Anchor("b", 1000)))
    # The prior is one game, half won by each.
    won, lost = wins + ties / 2 + 0.5, losses + ties / 2 + 0.5
    assert found["a"].elo == pytest.approx(1000 + 400 * log10(won / lost), abs=1e-6)
    assert found["b"].elo == 1000
    assert found["b"].is_anchor
    assert found["b"].width is None


def test_known_strengths_are_recovered_from_many_games():
    meetings = round_robin(random.Random(1), 2500)
    found = by_name(rate(NAMES, meetings, Anchor("a", 0)))
    for name, elo in TRUTH.items():
        assert found[name].elo == pytest.approx(elo, abs=15)


def test_ratings_are_best_first_and_without_an_anchor_have_a_mean_of_1500():
    ratings = rate(NAMES, round_robin(random.Random(2), 200))
    assert [rating.name for rating in ratings] == ["d", "c", "b", "a"]
    assert sum(rating.elo for rating in ratings) / 4 == pytest.approx(1500)
    assert all(rating.width for rating in ratings)


def test_intervals_of_a_round_robin_cover_the_truth():
    rng = random.Random(3)
    hits = tries = 0
    for _ in range(200):
        for rating in rate(NAMES, round_robin(rng, 25), Anchor("a", 0)):
            if not rating.is_anchor:
                tries += 1
                hits += abs(rating.elo - TRUTH[rating.name]) <= rating.width
    assert 0.92 <= hits / tries <= 0.98


@pytest.mark.parametrize("deals", [20, 100])
def test_intervals_of_mirrored_deals_cover_the_truth(deals):
    rng = random.Random(4)
    truth = elo_of_share(MIRRORED_SHARE)
    hits = 0
    for _ in range(400):
        best = by_name(rate(["a", "b"], mirrored_deals(rng, deals), Anchor("b", 0)))["a"]
        hits += abs(best.elo - truth) <= best.width
    assert 0.92 <= hits / 400 <= 0.985


def test_mirrored_deals_say_more_than_as_many_independent_games():
    meetings = mirrored_deals(random.Random(5), 200)
    apart = [
        Meeting(each.first, each.second, each.points, number)
        for number, each in enumerate(meetings)
    ]
    together = by_name(rate(["a", "b"], meetings, Anchor("b")))["a"]
    alone = by_name(rate(["a", "b"], apart, Anchor("b")))["a"]
    assert together.elo == pytest.approx(alone.elo)
    assert together.width < 0.9 * alone.width


def test_the_same_games_twice_on_one_deal_say_nothing_new():
    meetings = mirrored_deals(random.Random(6), 400)
    once = by_name(rate(["a", "b"], meetings, Anchor("b")))["a"]
    twice = by_name(rate(["a", "b"], [*meetings, *meetings], Anchor("b")))["a"]
    assert twice.width == pytest.approx(once.width, rel=0.05)


def test_a_bot_that_wins_everything_has_a_finite_rating_and_a_wide_interval():
    meetings = [Meeting("a", "b", 1.0, deal) for deal in range(100)]
    best = by_name(rate(["a", "b"], meetings, Anchor("b", 0)))["a"]
    assert best.elo == pytest.approx(400 * log10(100.5 / 0.5))
    # That of the information matrix: 1 / (101 p (1 − p)), about 2.
    assert best.width == pytest.approx(1.96 * 173.7 * 2**0.5, rel=0.02)


def test_weights_of_a_table_do_not_change_a_rating_that_all_meetings_agree_on():
    meetings = round_robin(random.Random(7), 400)
    light = [Meeting(each.first, each.second, each.points, each.unit, 0.5) for each in meetings]
    heavy, halved = by_name(rate(NAMES, meetings)), by_name(rate(NAMES, light))
    for name in NAMES:
        assert halved[name].elo == pytest.approx(heavy[name].elo, abs=1)
        assert halved[name].width == pytest.approx(heavy[name].width, rel=0.05)


def test_bots_that_never_met_form_groups():
    meetings = [Meeting("a", "b", 1.0, 0), Meeting("c", "d", 0.0, 1)]
    ratings = rate(NAMES, meetings, Anchor("a", 1000))
    assert [(rating.name, rating.group) for rating in ratings] == [
        ("a", 0),
        ("b", 0),
        ("d", 1),
        ("c", 1),
    ]
    assert ratings[2].elo + ratings[3].elo == pytest.approx(3000)


def test_one_deal_gives_ratings_without_intervals():
    ratings = rate(["a", "b"], [Meeting("a", "b", 1.0, 0)])
    assert [rating.width for rating in ratings] == [None, None]


def test_nobody_and_a_bot_without_games_are_no_trouble():
    assert rate([], []) == []
    assert [rating.elo for rating in rate(["a"], [])] == [1500]
