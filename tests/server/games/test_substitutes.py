"""A bot stands in for somebody until the owner is back."""

from __future__ import annotations

import random

import pytest

from semafor.server.games.judging import AWAY_SECONDS
from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, OTHER, open_store, play_until


def two_people():
    store = open_store(seats="me open")
    store.store(store.table.judge_join(OTHER, posts.Join(store.setup.invite, "Bea")))
    store.send(0, messages.Start("s"))
    for seat, user in ((0, HOST), (1, OTHER)):
        store.play(seat, store.table.prompt(seat).moves[0], user)
    return store


def test_ones_own_seat_can_be_given_to_a_bot_at_any_time():
    store = two_people()
    store.send(1, messages.Substitute("x", 1), OTHER)
    assert store.table.info(HOST, 0).seats[1].bot_plays
    assert store.table.bot_to_move() is None
    store.play(0, {"do": "draw"})
    store.play(0, {"do": "draw"})
    turn = store.table.bot_to_move()
    assert (turn.seat, turn.bot) == (1, "planner")
    event = store.store(store.table.judge_bot(turn, turn.view.actions[0]))
    assert store.table.state(0, event.rev - 1, 0.0).log[0].by_bot


def test_anothers_seat_only_after_it_was_away_for_a_while():
    store = two_people()
    wish = messages.Substitute("x", 1)
    for away in ({}, {1: AWAY_SECONDS - 1}, {0: 99.0}):
        with pytest.raises(Refusal, match="not away"):
            store.table.judge(HOST, 0, wish, 0.0, away)
    store.send(0, wish, away={1: AWAY_SECONDS})
    assert store.table.seating[1].bot_plays


def test_who_does_not_sit_here_replaces_nobody():
    store = two_people()
    with pytest.raises(Refusal, match="not your seat"):
        store.table.judge("third", None, messages.Substitute("x", 1), 0.0, {1: 99.0})


def test_a_bots_seat_needs_no_substitute():
    with pytest.raises(Refusal, match="bad seat"):
        open_store().send(0, messages.Substitute("x", 1))


def test_the_owner_comes_back():
    store = two_people()
    store.send(1, messages.Substitute("x", 1), OTHER)
    with pytest.raises(Refusal, match="bot plays already"):
        store.send(1, messages.Substitute("y", 1), OTHER)
    with pytest.raises(Refusal, match="not your seat"):
        store.send(0, messages.Return("z", 1))
    store.send(1, messages.Return("z", 1), OTHER)
    assert not store.table.seating[1].bot_plays
    with pytest.raises(Refusal, match="no bot plays"):
        store.send(1, messages.Return("w", 1), OTHER)


def test_the_owners_own_move_ends_it_too():
    store = two_people()
    store.send(0, messages.Substitute("x", 0))
    assert store.table.bot_to_move().seat == 0
    store.play(0, {"do": "draw"})
    assert not store.table.seating[0].bot_plays
    assert store.table.bot_to_move() is None


def test_a_bots_choice_is_stale_once_the_owner_is_back():
    store = two_people()
    store.send(0, messages.Substitute("x", 0))
    turn = store.table.bot_to_move()
    store.send(0, messages.Return("y", 0))
    with pytest.raises(Refusal, match="stale"):
        store.table.judge_bot(turn, turn.view.actions[0])


def test_a_substitute_chooses_starting_tickets():
    store = open_store(seats="person person")
    store.send(1, messages.Substitute("x", 1))
    store.bots(random.Random(1))
    assert store.table.opening.chosen(1) is not None
    store.play(0, store.table.prompt(0).moves[0])
    play_until(store, random.Random(1), "turn")


def test_a_whole_game_of_substitutes_ends():
    store = open_store(seats="person person")
    for seat in range(2):
        store.send(seat, messages.Substitute(f"x{seat}", seat))
    store.bots(random.Random(2))
    assert store.table.status == "over"
    assert store.folded().game.digest() == store.table.game.digest()
