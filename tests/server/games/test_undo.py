"""Taking back: only the mover, only what revealed nothing, only until somebody acts."""

from __future__ import annotations

import random

import pytest

from semafor.server.protocol.refusals import Refusal
from trials.tables import OTHER, open_store, play_until


def claimed(edition="usa-classic", seats="person person", seed="seed"):
    """A table at which seat 0 has just claimed a route and nothing was revealed."""
    for number in range(60):
        store = open_store(edition, seats, seed=f"{seed} {number}")
        chooser = random.Random(number)
        for _ in range(12):
            play_until(store, chooser, "turn")
            claims = [move for move in store.table.prompt(0).moves if move["do"] == "claim"]
            plain = [move for move in claims if is_plain(store, move)]
            if plain:
                before = store.table.game.digest()
                store.play(0, plain[0])
                if store.table.can_undo(0):
                    return store, before
            play_other(store, chooser)
    raise AssertionError("no claim that can be taken back")


def is_plain(store, move):
    ruleset = store.table.ruleset
    return not ruleset.board.routes[ruleset.route_number[move["route"]]].kind


def play_other(store, chooser):
    if store.table.prompt(0) is not None:
        store.play(0, chooser.choice(store.table.prompt(0).moves))


def test_a_claim_can_be_taken_back():
    store, before = claimed()
    moves = len(store.table.game.history)
    event = store.undo(0)
    assert event.body == {"kind": "undone", "seat": 0}
    assert store.table.game.digest() == before
    assert len(store.table.game.history) == moves - 1
    assert store.table.actor == 0
    entry = store.table.state(1, event.rev - 1, 0.0).log[0]
    assert (entry.kind, entry.seat, entry.move) == ("undone", 0, moves)


def test_after_an_undo_another_move_is_played_and_the_log_folds():
    store, _ = claimed()
    store.undo(0)
    store.play(0, {"do": "draw"})
    assert not store.table.can_undo(0)
    assert store.folded().game.digest() == store.table.game.digest()


def test_a_draw_cannot_be_taken_back():
    store = open_store(seats="person person")
    play_until(store, random.Random(1), "turn")
    store.play(0, {"do": "draw"})
    assert not store.table.state(0, -1, 0.0).can_undo
    with pytest.raises(Refusal, match="no undo"):
        store.undo(0)


def test_a_move_cannot_be_taken_back_once_somebody_else_has_acted():
    store, _ = claimed()
    store.play(1, {"do": "draw"})
    assert not store.table.can_undo(0)


def test_nobody_takes_back_a_move_of_somebody_else():
    store, _ = claimed()
    with pytest.raises(Refusal, match="no undo"):
        store.undo(1)
    with pytest.raises(Refusal, match="not your seat"):
        store.undo(0, OTHER)


def test_nothing_is_taken_back_in_the_opening():
    store = open_store(seats="person person")
    store.play(1, store.table.prompt(1).moves[0])
    store.play(0, store.table.prompt(0).moves[0])
    assert not any(store.table.can_undo(seat) for seat in range(2))


def test_a_bot_leaves_time_to_take_a_move_back():
    store, _ = claimed(seats="person bot:casual")
    turn = store.table.bot_to_move()
    assert turn.delay >= 1500
    store.store(store.table.judge_bot(turn, turn.view.actions[0]))
    assert not store.table.can_undo(0)


def test_a_bots_choice_is_stale_after_an_undo():
    store, _ = claimed(seats="person bot:casual")
    turn = store.table.bot_to_move()
    store.undo(0)
    with pytest.raises(Refusal, match="stale"):
        store.table.judge_bot(turn, turn.view.actions[0])


def test_passengers_and_then_their_claim_can_be_taken_back():
    for number in range(60):
        store, before = claimed("germany", seed=f"passengers {number}")
        if store.table.game.phase == "passengers":
            break
    store.play(0, store.table.prompt(0).moves[-1])
    store.undo(0)
    assert store.table.game.phase == "passengers"
    store.undo(0)
    assert store.table.game.digest() == before
    assert not store.table.can_undo(0)
    assert store.folded().game.digest() == before


def test_a_station_can_be_taken_back():
    store = open_store("europe", "person person")
    play_until(store, random.Random(3), "turn")
    before = store.table.game.digest()
    move = next(move for move in store.table.prompt(0).moves if move["do"] == "station")
    store.play(0, move)
    store.undo(0)
    assert store.table.game.digest() == before


def test_what_comes_next_is_the_same_after_an_undo():
    store, _ = claimed()
    store.play(1, {"do": "draw"})
    drawn = store.table.game.history[-1]["chance"]
    other, _ = claimed()
    other.undo(0)
    claim = other.events[-2].body["move"]
    other.play(0, claim)
    other.play(1, {"do": "draw"})
    assert other.table.game.history[-1]["chance"] == drawn
