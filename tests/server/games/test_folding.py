"""The log is the truth: folded again it gives the same game, and nothing else is believed."""

from __future__ import annotations

import random

import msgspec
import pytest

from semafor.editions import EDITIONS
from semafor.engine.errors import RecordError
from semafor.server.games.setup import GameSetup
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.protocol.messages import Play, Start, Substitute
from semafor.server.protocol.posts import Join
from semafor.server.protocol.refusals import Refusal
from tests.kit.tables import scaled
from trials.tables import HOST, open_store, play_out, play_until

encode = msgspec.json.encode


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_folded_log_gives_the_same_table_for_everybody(edition):
    for number in range(scaled(6, 1)):
        seats = "person bot:casual person person" if number % 2 else "person person"
        store = play_out(open_store(edition, seats, seed=f"fold {number}"), number)
        again = store.folded()
        assert store.table.status == "over"
        assert again.game.digest() == store.table.game.digest()
        for eyes in (None, *range(len(store.table.seating))):
            assert encode(again.state(eyes, -1, 5.0)) == encode(store.table.state(eyes, -1, 5.0))
            assert encode(again.info(HOST, eyes)) == encode(store.table.info(HOST, eyes))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_log_cut_anywhere_folds_to_what_the_table_was_then(edition):
    store = open_store(edition, "person bot:casual person", seed="cut")
    chooser = random.Random(7)
    seen = []
    for _ in range(60):
        play_out(store, chooser.random(), 1)
        seen.append((len(store.events), encode(store.table.state(0, -1, 5.0))))
    for count, frame in chooser.sample(seen, 8):
        assert encode(Table(store.setup, store.events[:count]).state(0, -1, 5.0)) == frame


def test_another_outcome_than_the_seeds_is_found_when_the_log_is_folded():
    store = open_store(seats="person person")
    play_until(store, random.Random(1), "turn")
    store.play(0, {"do": "draw"})
    body = dict(store.events[-1].body)
    body["chance"] = ["red" if body["chance"][0] != "red" else "blue", *body["chance"][1:]]
    forged = Event(store.events[-1].rev, "k", body, 0.0)
    with pytest.raises(RecordError, match="record chance"):
        Table(store.setup, [*store.events[:-1], forged])


def test_another_deal_than_the_seeds_is_found_when_the_log_is_folded():
    store = open_store(seats="person person")
    other = msgspec.structs.replace(store.setup, seed="another")
    with pytest.raises(RecordError, match="record chance"):
        Table(other, store.events)


def test_events_follow_one_another_without_a_gap():
    store = open_store(seats="person person")
    with pytest.raises(ValueError, match="does not follow"):
        store.table.apply(store.events[0])


def test_a_command_sent_again_is_found_by_its_key():
    store = open_store(seats="person person")
    event = store.play(0, store.table.prompt(0).moves[0])
    assert event.key == "0:c1"
    assert store.table.rev_of(HOST, 0, "c1") == event.rev
    assert store.folded().rev_of(HOST, 0, "c1") == event.rev
    assert store.table.rev_of(HOST, 1, "c1") is None


def test_commands_without_a_seat_are_told_apart_by_who_sent_them():
    store = open_store(seats="me open")
    joined = store.table.judge_join("other", Join(store.setup.invite, "Ola"))
    store.store(joined)
    store.send(None, Start("c1"))
    own = store.send(None, Substitute("same", 0))
    assert store.table.rev_of(HOST, None, "same") == own.rev
    assert store.table.rev_of("other", None, "same") is None
    others = store.send(None, Substitute("same", 1), "other")
    assert others.rev > own.rev
    assert store.table.seating[1].bot_plays


def test_the_row_of_a_game_survives_json():
    setup = open_store(seats="person bot:casual").setup
    assert msgspec.json.decode(encode(setup), type=GameSetup) == setup


@pytest.mark.parametrize(
    ("change", "code"),
    [({"rules_version": 99}, "game-rules"), ({"map_hash": "another"}, "game-map")],
)
def test_a_game_of_other_rules_is_not_played_on(change, code):
    store = open_store(seats="person person")
    with pytest.raises(Refusal) as caught:
        Table(msgspec.structs.replace(store.setup, **change), store.events)
    assert caught.value.reason == code


def test_judging_changes_nothing():
    store = open_store("germany", "person person", seed="still")
    play_until(store, random.Random(5), "turn")
    before = store.table.game.digest(), store.table.rev, len(store.table.game.history)
    for move in store.table.prompt(0).moves:
        play = Play(store.cid(), store.table.rev, move)
        first, second = (store.table.judge(HOST, 0, play, 1.0) for _ in range(2))
        assert first == second
    assert before == (store.table.game.digest(), store.table.rev, len(store.table.game.history))
