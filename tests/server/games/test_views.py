"""What is in a frame: one's own things, what is open to all, and prompts in a useful order."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS
from semafor.engine import access
from semafor.engine.sheet import Network
from semafor.rules.scoring import connect_routes, is_complete
from tests.kit.tables import scaled
from trials.tables import open_store, play_out, play_until


def test_a_spectator_sees_no_hand_no_ticket_and_no_prompt():
    store = open_store("europe", "person person")
    state = store.table.state(None, -1, 0.0)
    assert (state.view.hand, state.view.tickets, state.view.offered) == ({}, [], [])
    assert (state.prompt, state.chosen, state.can_undo) == (None, None, False)
    assert state.view.seats[0].offered == 4


def test_a_seat_sees_its_own_hand_and_of_others_the_size():
    store = open_store("usa-classic", "person person")
    view = store.table.view(0)
    assert sum(view.hand.values()) == 4
    assert [seat.hand_size for seat in view.seats] == [4, 4]


def test_only_who_decides_gets_a_prompt():
    store = open_store("usa-classic", "person person")
    play_until(store, random.Random(1), "turn")
    assert store.table.state(0, -1, 0.0).prompt is not None
    assert store.table.state(1, -1, 0.0).prompt is None
    assert store.table.state(1, -1, 0.0).waiting == [0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_closed_routes_are_those_nobody_owns_and_nobody_may_claim(edition):
    store = open_store(edition, "person person", seed="closed")
    closed = 0
    for number in range(scaled(150, 30)):
        play_out(store, number, 1)
        if store.table.status == "over":
            break
        state, board = store.table.game.state, store.table.ruleset.board
        for name in store.table.view(None).closed:
            route = store.table.ruleset.route_number[name]
            assert not any(route in access.open_routes(state, seat) for seat in range(2))
            assert not any(route in access.routes_of(state, seat) for seat in range(2))
            assert board.twins(board.routes[route])
            closed += 1
    assert closed


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ticket_is_done_when_own_routes_connect_it(edition):
    store = play_out(open_store(edition, "person person", seed="done"), 5)
    network = Network()
    checked = 0
    for seat in range(2):
        state = store.table.game.state
        connect_routes(state, seat, network)
        for info in store.table.view(seat).tickets:
            number = store.table.ruleset.ticket_number[info.id]
            assert info.done == is_complete(state, network, number)
            checked += 1
    assert checked


def test_payments_are_offered_thriftiest_first():
    store = open_store("europe", "person person", seed="pay")
    chooser = random.Random(2)
    seen = 0
    while not seen:
        play_until(store, chooser, "turn")
        hand = store.table.view(0).hand
        pays = {}
        for move in store.table.prompt(0).moves:
            if move["do"] == "claim":
                pays.setdefault(move["route"], []).append(move["pay"])
        for choices in pays.values():
            locos = [pay.get("locomotive", 0) for pay in choices]
            assert locos == sorted(locos)
            plain = [hand[next(iter(pay))] for pay in choices if "locomotive" not in pay]
            assert plain == sorted(plain, reverse=True)
            seen += len(choices) > 2
        store.play(0, {"do": "draw"})


def test_the_log_is_sent_from_where_the_client_is():
    store = play_out(open_store("germany", "person person"), 1, 30)
    table = store.table
    whole = table.state(0, -1, 0.0).log
    assert [entry.rev for entry in whole] == list(range(table.rev + 1))
    assert table.state(0, table.rev, 0.0).log == []
    assert table.state(0, 10, 0.0).log == whole[11:]


def test_a_drawn_card_is_told_to_who_drew_it():
    store = open_store("usa-classic", "person person")
    play_until(store, random.Random(1), "turn")
    store.play(0, {"do": "draw"})
    facts = [
        store.table.state(eyes, store.table.rev - 1, 0.0).log[0].facts for eyes in (0, 1, None)
    ]
    assert facts[0][0].values["card"] == facts[0][0].card != ""
    assert (facts[1][0].values, facts[1][0].card, facts[1][0].closed) == ({}, "", "")
    assert facts[1] == facts[2]


def test_a_bot_is_given_the_view_of_its_seat_alone():
    store = open_store("usa-classic", "me bot:casual bot:casual")
    turn = store.table.bot_to_move()
    assert turn.view.seat == turn.seat
    assert turn.view.actions


def test_bots_throw_other_dice_for_every_decision():
    store = open_store("usa-classic", "me bot:casual bot:casual")
    seeds = []
    for _ in range(4):
        turn = store.table.bot_to_move()
        if turn is None:
            break
        seeds.append(turn.seed)
        store.bots(random.Random(1), 1)
    assert len(set(seeds)) == len(seeds) == 2
