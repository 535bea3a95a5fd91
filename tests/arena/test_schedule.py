"""Who plays whom: fair tables, rotated seats, mirrored deals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, count

import pytest

from semafor import SetupError
from semafor.arena import schedule
from semafor.arena.clocks import CLOCKS, CPU
from semafor.arena.schedule import Slot, Tournament, line_ups
from semafor.arena.simulate import GameFailed

BOTS = ("a", "b", "c", "d", "e", "f")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_every_bot_gets_as_many_seats_as_any_other(count, seats):
    found = line_ups(BOTS[:count], seats)
    assert all(len(line_up) == seats for line_up in found)
    seated = Counter(name for line_up in found for name in line_up)
    assert len(set(seated.values())) == 1
    for line_up in found:
        times = Counter(line_up)
        assert max(times.values()) - min(times.get(name, 0) for name in BOTS[:count]) <= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_two_bots_meet_equally_often(seats):
    meetings = Counter(
        tuple(sorted(pair))
        for line_up in line_ups(BOTS, seats)
        for pair in combinations(line_up, 2)
    )
    assert len(meetings) == 15
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_bot_sits_everywhere_once_on_every_deal(seats):
    tournament = Tournament("europe", BOTS[:seats], seats)
    for deal in range(30):
        seatings = [tournament.seating(Slot(0, deal, rotation)) for rotation in range(seats)]
        for seat in range(seats):
            assert {seating[seat] for seating in seatings} == set(BOTS[:seats])


def test_neighbours_change_with_the_deals():
    tournament = Tournament("europe", BOTS[:4], 4)
    before = Counter()
    for deal in range(6):  # all orders of four around a table
        seating = tournament.seating(Slot(0, deal, 0))
        before.update((seating[seat - 1], seating[seat]) for seat in range(4))
    assert len(before) == 12
    assert set(before.values()) == {2}


def test_two_seats_play_every_deal_twice_with_seats_swapped():
    tournament = Tournament("europe", ("a", "b", "c"))
    slots = list(tournament.slots(tournament.deals_for(3)))
    assert len(slots) == 2 * 3 * 2
    first, second = (tournament.seating(slot) for slot in slots[:2])
    assert first == second[::-1]
    assert {slot.deal for slot in slots[:6]} == {0}


def test_mirrored_games_and_other_pairs_get_the_same_deal(monkeypatch):
    seeds = []
    monkeypatch.setattr(schedule, "make_bot", lambda name, seed, clock: name)
    monkeypatch.setattr(
        schedule, "play_game", lambda ruleset, bots, seed, clock: seeds.append((tuple(bots), seed))
    )
    tournament = Tournament("usa-classic", ("a", "b", "c"), seed=3)
    for slot in tournament.slots(2):
        tournament.play(slot)
    assert len({seed for _, seed in seeds[:6]}) == 1
    assert len({seed for _, seed in seeds}) == 2
    assert seeds[0][0] == seeds[1][0][::-1]


def test_the_deal_really_is_the_same(monkeypatch):
    """The first thing each seat sees: own cards, offered tickets, open cards."""
    seen = []

    class Watcher:
        def __init__(self):
            self.has_looked = False

        def choose(self, view):
            if not self.has_looked:
                seen.append(view.to_dict())
            self.has_looked = True
            return view.actions[0]

    monkeypatch.setattr(schedule, "make_bot", lambda name, seed, clock: Watcher())
    tournament = Tournament("usa-classic", ("greedy", "random"))
    for slot in tournament.slots(2):
        tournament.play(slot)
    assert seen[0:2] == seen[2:4]
    assert seen[4:6] == seen[6:8]
    assert seen[0:2] != seen[4:6]


def test_a_game_does_not_depend_on_the_other_bots_of_the_tournament():
    small = Tournament("usa-classic", ("greedy", "random"), seed=2)
    large = Tournament("usa-classic", ("greedy", "random", "random"), seed=2)
    assert small.play(Slot(0, 1, 1)).game.totals == large.play(Slot(0, 1, 1)).game.totals


def test_a_bug_names_the_game(monkeypatch):
    class Broken:
        def choose(self, view):
            raise KeyError("broken")

    monkeypatch.setattr(schedule, "make_bot", lambda name, seed, clock: Broken())
    with pytest.raises(GameFailed, match=r"europe, seats random\+greedy, seed 4, deal 7: KeyError"):
        Tournament("europe", ("greedy", "random"), seed=4).play(Slot(0, 7, 1))


@pytest.mark.parametrize(
    ("tournament", "reason"),
    [
        (Tournament("moon", ("greedy", "random")), "unknown-edition"),
        (Tournament("europe", ("greedy", "nobody")), "unknown-bot"),
        (Tournament("europe", ("greedy",)), "too-few-bots"),
        (Tournament("europe", ("greedy", "greedy")), "bot-twice"),
        (Tournament("europe", ("greedy", "random"), seats=6), "bad-seats"),
        (Tournament("europe", ("greedy", "random"), clock="sun"), "unknown-clock"),
        (Tournament("europe", ("greedy", "random"), options=(("moon", 1),)), "unknown-option"),
    ],
)
def test_what_cannot_be_played_is_refused(tournament, reason):
    with pytest.raises(SetupError) as caught:
        tournament.check()
    assert caught.value.reason == reason


def test_the_clock_of_a_tournament_counts_budgets_and_times(monkeypatch):
    """A clock that moves on by a second whenever somebody looks: once for a decision, and in a search until its budget is spent."""
    looks = count()
    monkeypatch.setitem(CLOCKS, CPU, lambda: float(next(looks)))
    tournament = Tournament("legends", ("express@5s", "random"), clock=CPU)
    played = tournament.play(Slot(0, 0, 0))
    express, other = (played.seating.index(bot) for bot in tournament.bots)
    assert played.game.seconds[other] == played.game.decisions[other]
    assert played.game.slowest[other] == 1.0
    assert 5.0 < played.game.slowest[express] < 10.0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_against_each_of_the_others_sits_alone_and_everywhere(seats):
    tournament = Tournament("europe", BOTS, seats, is_one_against=True)
    assert len(tournament.line_ups) == len(BOTS) - 1
    for pairing, other in enumerate(BOTS[1:]):
        assert Counter(tournament.line_ups[pairing]) == {"a": 1, other: seats - 1}
        seatings = [tournament.seating(Slot(pairing, 3, turn)) for turn in range(seats)]
        assert sorted(seating.index("a") for seating in seatings) == list(range(seats))
