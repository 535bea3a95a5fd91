"""Clocks: bank and increment, days, the flag, and time in which no server ran."""

from __future__ import annotations

import pytest

from semafor.server.games.clock import GRACE, elapsed
from semafor.server.games.table import Table
from semafor.server.protocol import messages
from semafor.server.protocol.messages import ClockRule
from trials.tables import HOST, open_store

BANK = ClockRule(bank=600, increment=10)
DAYS = ClockRule(days=2)


def begun(clock=BANK, seats="person person"):
    """A game at its first turn, everybody's clock as at the start but for the opening."""
    store = open_store(seats=seats, clock=clock)
    for seat in reversed(range(2)):
        store.play(seat, store.table.prompt(seat).moves[0])
    return store


def draw(store, seat, seconds):
    """Draw a card after thinking for so long."""
    move = messages.Play(store.cid(), store.table.rev, {"do": "draw"})
    return store.store(store.table.judge(HOST, seat, move, store.now + seconds), seconds)


def left(store, seat):
    return store.table.state(None, -1, store.now).clock.left[seat]


def test_thinking_takes_from_the_bank_and_a_turn_gives_the_increment():
    store = begun()
    before = left(store, 0)
    draw(store, 0, 25.0)
    assert left(store, 0) == pytest.approx(before - 25)
    draw(store, 0, 5.0)
    assert left(store, 0) == pytest.approx(before - 30 + BANK.increment)


def test_only_the_clock_of_who_decides_runs():
    store = begun()
    state = store.table.state(None, -1, store.now + 40)
    assert state.clock.running == 0
    assert state.clock.left[1] == left(store, 1)
    assert state.clock.left[0] == pytest.approx(left(store, 0) - 40)


def test_in_the_opening_everybodys_clock_runs_at_once():
    store = open_store(seats="person person person", clock=BANK)
    for seat in range(3):
        state = store.table.state(seat, -1, store.now + 30)
        assert state.clock.running == seat
        assert state.clock.left == [BANK.bank - 30] * 3
        assert state.prompt.deadline == pytest.approx(store.now + BANK.bank)


def test_a_prompt_says_when_a_bot_takes_over():
    store = begun()
    deadline = store.table.prompt(0).deadline
    assert deadline == store.table.next_deadline()
    assert deadline == pytest.approx(store.now + left(store, 0))


def test_the_flag_lets_a_bot_play_until_the_owner_is_back():
    store = begun()
    deadline = store.table.next_deadline()
    assert store.table.flag(deadline - 1) is None
    draft = store.table.due(deadline + 0.001)
    assert (draft.body["kind"], draft.body["seat"], draft.body["by"]) == ("substitute", 0, "clock")
    store.store(draft, deadline + 0.001 - store.now)
    assert store.table.bot_to_move().seat == 0
    assert store.table.next_deadline() is None
    assert left(store, 0) == 0
    store.send(0, messages.Return("back", 0))
    assert left(store, 0) == GRACE
    assert store.table.next_deadline() == pytest.approx(store.now + GRACE)


def test_a_correspondence_turn_has_its_days_again():
    store = begun(DAYS)
    assert left(store, 0) == 2 * 86400
    draw(store, 0, 86400.0)
    assert left(store, 0) == 86400
    draw(store, 0, 10.0)
    assert left(store, 0) == 2 * 86400
    assert store.table.next_deadline() == pytest.approx(store.now + 2 * 86400)


def test_bots_have_no_clock():
    store = open_store(seats="me bot:casual", clock=BANK, first=1)
    assert store.table.clock.since.keys() == {0}


def test_time_in_which_no_server_ran_does_not_count():
    store = begun()
    stop, start = store.now + 20, store.now + 100_000
    table = Table(store.setup, store.events, [(stop, start)])
    assert table.flag(start + 5) is None
    now = start + 5
    assert table.state(0, -1, now).clock.left[0] == pytest.approx(left(store, 0) - 25)
    move = messages.Play("c", table.rev, {"do": "draw"})
    draft = table.judge(HOST, 0, move, now)
    assert draft.body["used"] == pytest.approx(25)
    assert table.next_deadline() == pytest.approx(start - 20 + left(store, 0))


def test_a_clock_that_was_set_forward_costs_nobody_time():
    store = begun()
    jump = store.now + 3 * 86400
    store.table.add_gap((store.now, jump))
    assert store.table.flag(jump + 1) is None
    assert store.table.state(0, -1, jump).clock.left[0] == left(store, 0)


def test_a_log_folds_to_the_same_clocks_whatever_was_down_since():
    store = begun()
    draw(store, 0, 30.0)
    again = Table(store.setup, store.events, [(0.0, 1e9)])
    assert again.clock.left == store.table.clock.left


def test_taking_a_move_back_gives_no_time_back():
    store = open_store("europe", "person person", clock=BANK)
    for seat in (1, 0):
        store.play(seat, store.table.prompt(seat).moves[0])
    before = left(store, 0)
    move = next(move for move in store.table.prompt(0).moves if move["do"] == "station")
    play = messages.Play(store.cid(), store.table.rev, move)
    store.store(store.table.judge(HOST, 0, play, store.now + 50), 50.0)
    other = left(store, 1)
    undo = messages.Undo(store.cid(), store.table.rev)
    store.store(store.table.judge(HOST, 0, undo, store.now + 5), 5.0)
    assert left(store, 0) == pytest.approx(before - 50)
    assert left(store, 1) == other


@pytest.mark.parametrize(
    ("gaps", "seconds"),
    [([], 10.0), ([(0, 5)], 10.0), ([(12, 15)], 7.0), ([(0, 99)], 0.0), ([(8, 11), (19, 30)], 8.0)],
)
def test_gaps_are_left_out_of_a_span(gaps, seconds):
    assert elapsed(10.0, 20.0, gaps) == seconds
