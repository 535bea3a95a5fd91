"""Words of players in the shuffle: said after the promise, recorded, verified; none changes nothing."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

from semafor.editions import new_game, replay_record
from semafor.engine.chance import ShuffleWords, shuffle_key
from semafor.engine.errors import RecordError
from semafor.engine.record import write_record
from semafor.server.games.branching import branch_setup
from semafor.server.games.judging import clean_word
from semafor.server.games.replays import replay_head
from semafor.server.protocol.messages import Start, Word
from semafor.server.protocol.posts import Branch, Join
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, Store, open_store, play_out


def say(store: Store, seat: int, word: str, user: str = HOST):
    return store.send(seat, Word(store.cid(), word), user)


def waiting(**values) -> Store:
    return open_store(seats="me bot:casual", waits=True, **values)


def test_the_promise_is_made_before_the_word_and_the_deal_comes_after():
    store = waiting()
    promised = store.table.info(HOST, 0).commitment
    assert (store.table.status, len(promised)) == ("lobby", 64)
    say(store, 0, "  rain \n in  May ")
    assert store.table.status == "playing"
    assert store.table.info(HOST, 0).commitment == promised
    assert store.table.info(HOST, 0).words == [0]
    assert store.table.playing.words == ShuffleWords(store.setup.id, ("rain in May", ""))


def test_the_word_decides_the_deal_with_the_seed():
    deals = []
    for word in ("rain", "rain", "snow"):
        store = open_store(seats="person open", mode="online", seed="s")
        store.setup = store.table.setup
        say(store, 0, word)
        store.send(0, Start("s"))
        deals.append((store.setup.id, store.table.playing.setup_chance))
    assert len({tuple(deal) for _, deal in deals}) == 3  # the table's id is mixed in too


def test_every_seat_may_say_one_word_in_the_lobby_and_nobody_another():
    store = open_store(seats="me open open")
    store.store(store.table.judge_join("other", Join(store.setup.invite, "Ola")))
    say(store, 0, "rain")
    with pytest.raises(Refusal, match="word said"):
        say(store, 0, "snow")
    with pytest.raises(Refusal, match="not your seat"):
        say(store, 0, "snow", "other")
    say(store, 1, "wind", "other")
    store.send(None, Start("s"))
    assert store.table.playing.words.said == ("rain", "wind", "")
    with pytest.raises(Refusal, match="already started"):
        say(store, 1, "hail", "other")
    assert store.folded().playing.digest() == store.table.playing.digest()


def test_the_record_holds_the_words_and_replays_verify_them():
    store = waiting()
    say(store, 0, "rain")
    play_out(store, 1)
    record = json.loads(json.dumps(store.table.record()))
    assert record["words"] == {"table": store.setup.id, "said": ["rain", ""]}
    assert replay_record(record).is_over
    head = replay_head(store.table, HOST)
    assert head.verified
    assert head.words == ["rain", ""]
    assert write_record(replay_record(record))["words"] == record["words"]
    for words in (
        None,
        {"table": store.setup.id, "said": ["snow", ""]},
        {"table": "x", "said": ["rain", ""]},
    ):
        other = {**record, "words": words}
        if words is None:
            del other["words"]
        with pytest.raises(RecordError, match="shuffle"):
            replay_record(other)


@pytest.mark.parametrize(
    "words",
    [
        [],
        {"table": 1, "said": ["", ""]},
        {"table": "x", "said": ["a"]},
        {"table": "x", "said": ["a\n", ""]},
    ],
)
def test_words_of_the_wrong_shape_are_refused(words):
    store = waiting()
    say(store, 0, "rain")
    record = {**play_out(store, 1).table.record(), "words": words}
    with pytest.raises(RecordError):
        replay_record(record)


def test_without_words_nothing_is_different():
    plain = new_game("europe", 2, seed="x")
    assert shuffle_key("x", None) == shuffle_key("x", ShuffleWords("t", ("", ""))) == "x"
    assert "words" not in write_record(plain)


def test_the_key_is_what_the_documentation_says():
    expected = hmac.new(b"seed", "t1\nrain\n\nśnieg".encode(), hashlib.sha256).hexdigest()
    assert shuffle_key("seed", ShuffleWords("t1", ("rain", "", "śnieg"))) == expected


def test_a_word_is_one_short_line():
    assert clean_word("a\x00b\r\nc\u2028d") == "a b c d"
    assert len(clean_word("x" * 500)) == 64
    with pytest.raises(Refusal, match="malformed"):
        say(waiting(), 0, " \n ")


def test_a_branch_takes_no_words():
    store = play_out(open_store(seats="me bot:casual"), 1)
    setup = branch_setup(store.table, HOST, "Anna", Branch(3, 0), 1.0)
    branched = Store(setup)
    with pytest.raises(Refusal, match="no word"):
        branched.send(0, Word("c", "rain"))
