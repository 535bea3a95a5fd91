"""New games, joining by link, bots for what is open, hands on phones."""

from __future__ import annotations

import pytest

from semafor.server.games.creating import new_setup
from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, OTHER, Store, open_store, wish


def refused(code, function, *arguments, **values):
    with pytest.raises(Refusal) as caught:
        function(*arguments, **values)
    assert caught.value.reason == code


def lobby(seats="me open open", **values):
    return open_store("usa-classic", seats, **values)


def test_a_game_against_bots_begins_by_itself():
    store = open_store(seats="me bot:casual")
    assert store.table.status == "playing"
    assert [event.body["kind"] for event in store.events] == ["start"]


def test_a_game_with_an_open_seat_waits_for_the_host():
    store = lobby()
    assert store.table.status == "lobby"
    assert store.table.state(0, -1, 0.0) is None
    assert store.table.due(0.0) is None
    assert store.table.bot_to_move() is None


def test_whoever_has_the_invite_takes_the_first_open_seat():
    store = lobby()
    store.store(store.table.judge_join(OTHER, posts.Join(store.setup.invite, " Bea\u202e ")))
    infos = store.table.info(OTHER, None).seats
    assert [info.kind for info in infos] == ["person", "person", "open"]
    assert infos[1].name == "Bea"
    assert store.table.seating.owned(OTHER) == [1]


def test_a_wrong_invite_a_taken_seat_and_a_second_seat_are_refused():
    store = lobby()
    join = store.table.judge_join
    refused("bad-invite", join, OTHER, posts.Join("guess", "Bea"))
    refused("seat-taken", join, OTHER, posts.Join(store.setup.invite, "Bea", 0))
    refused("seat-taken", join, OTHER, posts.Join(store.setup.invite, "Bea", 17))
    store.store(join(OTHER, posts.Join(store.setup.invite, "Bea", 2)))
    refused("already-seated", join, OTHER, posts.Join(store.setup.invite, "Bea"))
    refused("already-seated", join, HOST, posts.Join(store.setup.invite, "Anna"))


def test_only_the_host_begins_and_bots_fill_what_is_open():
    store = lobby()
    store.store(store.table.judge_join(OTHER, posts.Join(store.setup.invite, "Bea")))
    start = messages.Start("s", fill="beginner")
    refused("not-host", store.table.judge, OTHER, 1, start, 0.0)
    store.send(None, start)
    info = store.table.info(HOST, 0)
    assert info.status == "playing"
    assert [(seat.kind, seat.level) for seat in info.seats] == [
        ("person", ""),
        ("person", ""),
        ("bot", "beginner"),
    ]
    refused("already-started", store.table.judge, HOST, 0, start, 0.0)
    refused("already-started", store.table.judge_join, "third", posts.Join(store.setup.invite, ""))


def test_an_unknown_level_for_open_seats_is_refused():
    refused("unknown-bot", lobby().table.judge, HOST, 0, messages.Start("s", fill="genius"), 0.0)


def test_the_invite_is_told_only_to_those_who_sit_here():
    store = lobby()
    assert store.table.info(HOST, 0).invite == store.setup.invite
    assert store.table.info(OTHER, None).invite is None
    assert store.table.lobby(OTHER, store.setup.invite).can_join
    assert not store.table.lobby(OTHER, "guess").can_join


def test_players_of_the_same_name_are_told_apart():
    store = open_store(seats="me bot:greedy bot:greedy")
    names = store.table.seating.names()
    assert len(set(names)) == 3
    assert names[1:] == ["Greedy 1", "Greedy 2"]


def test_a_phone_becomes_the_hand_of_a_seat_and_the_seat_is_no_longer_the_hosts():
    store = open_store(seats="person person", mode="table")
    store.store(store.table.judge_hand("phone", 1))
    assert store.table.seating.owned("phone") == [1]
    assert store.table.seating.owned(HOST) == [0]
    assert store.table.seating.names()[1] == "2"
    refused("bad-seat", store.table.judge_hand, "phone", 7)


def test_no_phone_takes_a_bots_seat():
    refused("seat-taken", open_store().table.judge_hand, "phone", 1)


def test_the_host_of_a_hot_seat_game_owns_every_person():
    store = open_store(seats="me person bot:casual")
    assert store.table.info(HOST, 1).owned == [0, 1]
    assert store.table.info("", None).owned == []


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("unknown-edition", {"edition": "atlantis"}),
        ("bad-seats", {"seats": "me"}),
        ("unknown-option", {"options": {"wind": 3}}),
        ("unknown-bot", {"seats": "me bot:genius"}),
        ("unknown-bot", {"seats": "me bot:express@9999s"}),
        ("seat-twice", {"seats": "me me"}),
        ("no-open-seats", {"seats": "me open", "mode": "solo"}),
        ("no-people-here", {"seats": "bot bot"}),
        ("bad-first", {"first": 2}),
        ("bad-pace", {"pace": -1}),
        ("bad-clock", {"clock": messages.ClockRule(days=2, bank=60)}),
        ("bad-clock", {"clock": messages.ClockRule(bank=0)}),
    ],
)
def test_a_game_that_cannot_be_is_refused_before_it_is_stored(code, values):
    refused(code, new_setup, wish(**values), HOST, "Anna", 0.0)


def test_who_begins_is_drawn_by_lot_unless_it_is_said():
    drawn = {new_setup(wish(first=None), HOST, "Anna", 0.0).first for _ in range(64)}
    assert drawn == {0, 1}


def test_ids_seeds_and_invites_are_never_the_same_twice():
    one, two = (new_setup(wish(), HOST, "Anna", 0.0) for _ in range(2))
    assert len({one.id, two.id, one.seed, two.seed, one.salt, two.salt, one.invite}) == 7
    assert len(one.seed) == 64


def test_a_summary_says_whose_turn_it_is():
    store = Store(new_setup(wish(seats="me bot:casual"), HOST, "Anna", 5.0))
    assert store.table.summary(HOST).status == "lobby"
    store.settle()
    summary = store.table.summary(HOST)
    assert (summary.your_turn, summary.is_yours, summary.totals) == (True, True, None)
    assert not store.table.summary(OTHER).is_yours
