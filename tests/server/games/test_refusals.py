"""Commands that are refused: with a reason the catalogue knows, and nothing changed."""

from __future__ import annotations

import random

import msgspec
import pytest

from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal
from semafor.texts import LANGUAGES, Texts
from trials.tables import HOST, OTHER, open_store, play_out, play_until

JUNK = [
    {},
    {"do": None},
    {"do": "dance"},
    {"do": ["draw"]},
    {"do": "draw", "seat": 1},
    {"do": "draw", "card": {"red": 1}},
    {"do": "draw", "card": 3},
    {"do": "claim", "route": ["a"]},
    {"do": "claim", "route": {}, "pay": {}},
    {"do": "claim", "route": "atlanta-miami", "pay": {"red": "five"}},
    {"do": "claim", "route": "atlanta-miami", "pay": {"red": -5, "locomotive": 10}},
    {"do": "claim", "route": "atlanta-miami", "pay": {"red": 1e300}},
    {"do": "claim", "route": "atlanta-miami", "pay": ["red"]},
    {"do": "keep", "tickets": "all"},
    {"do": "keep", "tickets": [None, {}, []]},
    {"do": "tickets", "draw": {"short": True, "long": 3}},
    {"do": "passengers", "take": []},
    {"do": "station", "city": {"x": 1}, "pay": {"red": 1}},
    {"do": "pay", "pay": {"red": 10**30}},
    {"do": "draw", "extra": "<script>"},
    {"do": "choose", "option": ["red"]},
    {"do": "choose", "option": "everything"},
]


def refusal(store, seat, message, user=HOST):
    before = store.table.rev, store.table.game.digest() if store.table.game else ""
    with pytest.raises(Refusal) as caught:
        store.table.judge(user, seat, message, store.now)
    assert before == (store.table.rev, store.table.game.digest() if store.table.game else "")
    error = caught.value
    msgspec.json.encode(error.values)
    for language in LANGUAGES:
        assert Texts(language).has(f"error-{error.reason}"), error.reason
    return error.reason


def turn():
    store = open_store(seats="me open")
    store.store(store.table.judge_join(OTHER, posts.Join(store.setup.invite, "Bea")))
    store.send(0, messages.Start("s"))
    for seat, user in ((0, HOST), (1, OTHER)):
        store.play(seat, store.table.prompt(seat).moves[0], user)
    return store


def play(store, move, rev=None):
    return messages.Play("x", store.table.rev if rev is None else rev, move)


@pytest.mark.parametrize("move", JUNK)
@pytest.mark.parametrize("edition", ["usa-classic", "europe", "germany", "legends"])
def test_junk_is_refused_in_every_phase(edition, move):
    store = open_store(edition, "person person")
    refusal(store, 0, play(store, move))
    play_until(store, random.Random(1), "turn")
    if move != {"do": "draw", "seat": 1}:
        refusal(store, 0, play(store, move))


def test_a_move_out_of_turn_is_refused():
    store = turn()
    assert refusal(store, 1, play(store, {"do": "draw"}), OTHER) == "not-your-turn"


def test_nobody_plays_a_seat_of_somebody_else():
    store = turn()
    assert refusal(store, 0, play(store, {"do": "draw"}), OTHER) == "not-your-seat"
    assert refusal(store, None, play(store, {"do": "draw"}), OTHER) == "not-your-seat"
    assert refusal(store, 0, play(store, {"do": "draw"}), "") == "not-your-seat"
    assert refusal(store, 9, play(store, {"do": "draw"})) == "not-your-seat"


def test_an_answer_to_an_older_question_is_stale():
    store = turn()
    seen = store.table.rev
    store.play(0, {"do": "draw"})
    assert refusal(store, 0, play(store, {"do": "draw"}, seen)) == "stale"
    assert refusal(store, 0, play(store, {"do": "draw"}, 10_000)) == "stale"


def test_an_answer_to_the_same_question_is_taken_though_the_revision_is_older():
    store = turn()
    seen = store.table.rev
    store.send(1, messages.Substitute("y", 1), OTHER)
    store.send(0, play(store, {"do": "draw"}, seen))
    assert store.table.game.phase == "second_card"


def test_the_seat_named_in_a_move_does_not_count():
    store = turn()
    store.play(0, {"do": "draw", "seat": 1})
    assert store.table.game.history[-1]["seat"] == 0


def test_what_is_stored_is_the_whole_move_in_its_one_form():
    store = turn()
    assert store.play(0, {"do": "draw", "seat": 0}).body["move"] == {"do": "draw"}


def test_nothing_is_played_in_the_lobby():
    store = open_store(seats="me open")
    assert refusal(store, 0, play(store, {"do": "draw"})) == "not-started"
    assert refusal(store, 0, messages.Undo("x", 0)) == "not-started"
    assert refusal(store, 0, messages.Substitute("x", 0)) == "not-started"


def test_nothing_is_played_after_the_end():
    store = play_out(open_store(seats="person person"), 3)
    assert store.table.status == "over"
    assert refusal(store, 0, play(store, {"do": "draw"})) == "game-over"
    assert refusal(store, 0, messages.Undo("x", store.table.rev)) == "game-over"
    assert refusal(store, 0, messages.Substitute("x", 0)) == "game-over"
    assert store.table.bot_to_move() is None
    assert store.table.due(1e12) is None


@pytest.mark.parametrize("cid", ["", "x" * 65])
def test_a_command_needs_a_name_of_sensible_length(cid):
    store = turn()
    message = messages.Play(cid, store.table.rev, {"do": "draw"})
    assert refusal(store, 0, message) == "malformed"


def test_what_is_no_command_is_not_judged():
    store = turn()
    assert refusal(store, 0, messages.Ping(1.0)) == "malformed"


def test_a_bot_cannot_play_what_is_not_legal():
    store = open_store(seats="me bot:casual")
    turn_of_bot = store.table.bot_to_move()
    with pytest.raises(Refusal, match="not legal"):
        store.table.judge_bot(turn_of_bot, 999_999)
