"""Tournaments: any number of workers, tests that stop, standings over one file or several."""

from __future__ import annotations

import random

import pytest

from semafor import SetupError
from semafor.arena import schedule
from semafor.arena.ratings import Anchor
from semafor.arena.results import Results
from semafor.arena.schedule import Played, Tournament
from semafor.arena.simulate import GameSummary
from semafor.arena.sprt import Sprt
from semafor.arena.standings import Pool, check_anchor, make_pools
from semafor.arena.tournament import Plan, play_tournament, points_of
from semafor.engine.core import is_compiled

GAMES = 12 if is_compiled() else 4
FOUR = ("a", "b", "c", "d")


def play(tournament, **plan):
    results = Results(tournament)
    trial = play_tournament(results, Plan(**plan))
    return results, trial


def lasting(results):
    return [
        (slot, each.seating, each.game.totals, each.game.decisions, each.game.kept)
        for slot, each in results.played.items()
    ]


def game(*ranks, winners=None, totals=None):
    """A game that ended like this; everything else is the same in all of them."""
    seats = len(ranks)
    ones, times = (1,) * seats, (0.5,) * seats
    return GameSummary(
        totals=totals or tuple(100 - 10 * rank for rank in ranks),
        ranks=ranks,
        winners=winners or tuple(seat for seat, rank in enumerate(ranks) if rank == 1),
        completed=ones,
        kept=(2,) * seats,
        longest=(),
        bonus=(),
        turns=20,
        decisions=(10,) * seats,
        seconds=times,
        slowest=(0.25,) * seats,
    )


def made_up(tournament, deals, ranks):
    """Results of all games of some deals; `ranks(seating, slot)` says how one ends."""
    results = Results(tournament)
    for slot in tournament.slots(deals):
        seating = tournament.seating(slot)
        results.add(Played(slot, seating, game(*ranks(seating, slot))))
    return results


def alphabetical(seating, slot):
    return tuple(1 + sum(other < name for other in seating) for name in seating)


def test_the_number_of_workers_does_not_matter():
    tournament = Tournament("europe", ("greedy", "random"), seed=2)
    alone, _ = play(tournament, games=GAMES, workers=1)
    together, _ = play(tournament, games=GAMES, workers=2)
    assert lasting(alone) == lasting(together)
    assert len(alone.played) == GAMES


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_games_are_rounded_up_to_whole_deals(seats):
    results, _ = play(Tournament("usa-classic", ("greedy", "random"), seats), games=1, workers=1)
    tables = len(results.tournament.line_ups)
    assert len(results.played) == seats * tables


def test_a_sequential_test_decides_the_same_with_any_number_of_workers():
    tournament = Tournament("usa-classic", ("greedy", "random"), seed=1)
    sprt = Sprt(0, 400)
    alone, one = play(tournament, games=200, workers=1, sprt=sprt)
    together, two = play(tournament, games=200, workers=2, sprt=sprt)
    assert one.verdict == two.verdict == "elo1"
    assert one.to_dict() == two.to_dict()
    # Nothing behind the decision is kept.
    assert lasting(alone) == lasting(together)
    assert len(alone.played) == 2 * one.pairs < 200


def test_a_sequential_test_is_judged_in_the_order_of_the_deals(monkeypatch):
    """Games found in a file beyond the decision do not change it, nor does their order there."""
    tournament = Tournament("usa-classic", ("a", "b"), seed=1)
    rng = random.Random(5)
    ends = [rng.choice([(1, 2), (2, 1)]) for _ in range(400)]

    def ranks(seating, slot):
        wins = ends[2 * slot.deal + slot.rotation] if slot.deal >= 30 else (1, 2)
        return wins if seating[0] == "a" else wins[::-1]

    whole = made_up(tournament, 200, ranks)
    monkeypatch.setattr(schedule, "make_bot", lambda name, seed: name)
    plan = Plan(games=400, workers=1, sprt=Sprt(0, 50))
    trial = play_tournament(whole, plan)
    assert (trial.verdict, trial.pairs) == ("elo1", 23)
    backwards = Results(tournament, dict(reversed(whole.played.items())))
    assert play_tournament(backwards, plan).to_dict() == trial.to_dict()


def test_a_sequential_test_that_reaches_the_limit_is_open():
    _, trial = play(
        Tournament("usa-classic", ("greedy", "random")), games=4, workers=1, sprt=Sprt(0, 5)
    )
    assert trial.verdict == "open"
    assert trial.pairs == 2


def test_progress_is_told_in_games():
    told = []
    results = Results(Tournament("usa-classic", ("greedy", "random")))
    play_tournament(results, Plan(games=4, workers=1), told.append)
    assert [(each.done, each.total) for each in told] == [(done, 4) for done in range(5)]


@pytest.mark.parametrize(
    ("plan", "bots", "reason"),
    [
        (Plan(games=0), FOUR[:2], "bad-game-count"),
        (Plan(games=1, workers=0), FOUR[:2], "bad-worker-count"),
        (Plan(games=1, sprt=Sprt(0, 50)), FOUR, "sprt-needs-two"),
        (Plan(games=1, sprt=Sprt(50, 0)), FOUR[:2], "bad-sprt"),
        (Plan(games=1), FOUR[:2], "unknown-bot"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(plan, bots, reason):
    with pytest.raises(SetupError) as caught:
        plan.check(Tournament("usa-classic", bots))
    assert caught.value.reason == reason


def test_standings_count_wins_seats_tickets_and_times():
    pool = Pool([made_up(Tournament("x", ("a", "b")), 5, alphabetical)])
    best, worst = pool.standings["a"], pool.standings["b"]
    assert (best.games, best.wins.total, worst.wins.total) == (10, 10, 0)
    assert best.first_seat_wins.count == 5
    assert best.score.mean == 90
    assert best.completed_share == 0.5
    assert best.decision_seconds == 0.05
    assert best.slowest == 0.25
    assert not best.has_longest
    assert pool.deals == 5
    assert pool.duels[0].pairs == [0, 0, 0, 0, 5]
    row = pool.to_dict()
    assert [each["bot"] for each in row["ratings"]] == ["a", "b"]
    assert row["duels"][0]["wins"] == 10
    assert row["bots"][0]["longest"] is None


def test_a_shared_win_is_half_a_win_and_a_tie():
    pool = Pool([made_up(Tournament("x", ("a", "b")), 2, lambda seating, slot: (1, 1))])
    assert pool.standings["a"].wins.mean == 0.5
    assert pool.duels[0].ties == 4
    assert pool.duels[0].pairs == [0, 0, 2, 0, 0]
    assert [rating.elo for rating in pool.ratings] == pytest.approx([1500, 1500])


@pytest.mark.parametrize("seats", [3, 4])
def test_larger_tables_are_rated_by_who_ends_before_whom(seats):
    pool = Pool([made_up(Tournament("x", FOUR, seats), 6, alphabetical)])
    assert [rating.name for rating in pool.ratings] == list(FOUR)
    assert len(pool.duels) == 6
    assert all(duel.losses == 0 for duel in pool.duels)
    # Who is never first still counts: c is ahead of d.
    assert pool.standings["c"].wins.total == 0
    elos = [rating.elo for rating in pool.ratings]
    assert elos[2] - elos[3] > 100


def test_bots_that_fill_several_seats_do_not_meet_themselves():
    pool = Pool([made_up(Tournament("x", ("a", "b"), 4), 3, alphabetical)])
    assert [(duel.first, duel.second) for duel in pool.duels] == [("a", "b")]
    assert pool.duels[0].points.count == 4 * len(pool.entries)
    assert pool.standings["a"].games == 2 * len(pool.entries)


def test_greedy_is_the_anchor_where_it_plays():
    pool = Pool([made_up(Tournament("x", ("greedy", "random")), 3, alphabetical)])
    assert [(r.name, r.is_anchor) for r in pool.ratings] == [("greedy", True), ("random", False)]
    assert pool.ratings[0].elo == 1000
    other = Pool(
        [made_up(Tournament("x", ("greedy", "random")), 3, alphabetical)], Anchor("random", 7)
    )
    assert [round(r.elo) for r in other.ratings if r.is_anchor] == [7]


def test_files_of_one_version_are_one_pool_and_a_game_counts_once():
    first = made_up(Tournament("x", ("a", "b"), seed=1), 4, alphabetical)
    longer = made_up(Tournament("x", ("a", "b"), seed=1), 6, alphabetical)
    other = made_up(Tournament("x", ("b", "c"), seed=2), 4, alphabetical)
    (pool,) = make_pools([first, longer, other])
    assert len(pool.entries) == 12 + 8
    assert list(pool.standings) == ["a", "b", "c"]
    assert pool.groups == 1


def test_bots_of_different_versions_get_it_in_their_names_and_the_anchor_links_them():
    old = made_up(Tournament("x", ("greedy", "new"), version="1.0"), 4, alphabetical)
    new = made_up(
        Tournament("x", ("greedy", "new"), version="1.1"),
        4,
        lambda s, slot: alphabetical(s, slot)[::-1],
    )
    (pool,) = make_pools([old, new])
    assert [rating.name for rating in pool.ratings] == ["new (1.1)", "greedy", "new (1.0)"]
    assert pool.groups == 1
    labelled = Tournament("x", ("greedy", "new"), version="1.0", label="try")
    (pool,) = make_pools([old, made_up(labelled, 4, alphabetical)])
    assert set(pool.standings) == {"greedy", "new (1.0)", "new (try)"}


def test_other_editions_options_and_seats_are_pools_of_their_own():
    pools = make_pools(
        made_up(each, 1, alphabetical)
        for each in (
            Tournament("x", ("a", "b")),
            Tournament("y", ("a", "b")),
            Tournament("x", ("a", "b"), 3),
            Tournament("x", ("a", "b"), options=(("o", 1),)),
        )
    )
    assert len(pools) == 4


def test_an_anchor_that_does_not_play_is_refused():
    check_anchor(Anchor("a"), ["a", "b"])
    check_anchor(None, ["b"])
    with pytest.raises(SetupError) as caught:
        check_anchor(Anchor("c"), ["a", "b"])
    assert caught.value.reason == "unknown-anchor"


def test_points_of_a_game_of_two():
    tournament = Tournament("x", ("a", "b"))
    slot = next(tournament.slots(1))
    seating = ("a", "b")
    assert points_of("a", Played(slot, seating, game(1, 2))) == 1
    assert points_of("a", Played(slot, seating, game(2, 1))) == 0
    assert points_of("b", Played(slot, seating, game(1, 1))) == 0.5
