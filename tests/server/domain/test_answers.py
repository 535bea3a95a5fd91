"""Answers: what a route brings, plans, hints, reasons; in both languages, to those who may ask."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS
from semafor.server.answers import make_hint, question_view
from semafor.server.messages import Ask
from tests.server.tables import open_store, play_out, play_until


def ask(store, eyes, what, **values):
    return store.table.answer(eyes, Ask("q", what, **values))


def turn(edition="usa-classic", seats="person person", seed="ask"):
    store = open_store(edition, seats, seed=seed)
    play_until(store, random.Random(seed), "turn")
    return store


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_route_can_be_claimed_just_when_it_is_offered(edition):
    store = turn(edition)
    chooser = random.Random(3)
    checked = 0
    for _ in range(12):
        play_until(store, chooser, "turn")
        offered = {move.get("route") for move in store.table.prompt(0).moves}
        for route in store.table.ruleset.board.routes:
            answer = ask(store, 0, "route", route=route.id).route
            assert answer.can == (route.id in offered) == (answer.why == "")
            checked += answer.can
        play_out(store, chooser.random(), 1)
    assert checked


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_route_that_cannot_be_claimed_says_why(lang):
    store = turn()
    offered = {move.get("route") for move in store.table.prompt(0).moves}
    route = next(r for r in store.table.ruleset.board.routes if r.id not in offered)
    why = ask(store, 0, "route", route=route.id, lang=lang).route.why
    assert why
    assert not why.startswith(("play-", "error-"))
    other = ask(store, 1, "route", route=next(iter(offered - {None})), lang=lang).route
    assert other.why


def test_a_route_says_what_it_brings():
    store = turn()
    ruleset = store.table.ruleset
    for route in ruleset.board.routes[::7]:
        answer = ask(store, 0, "route", route=route.id).route
        assert answer.points == ruleset.board.route_points[route.length]
        assert answer.trains_after == store.table.view(0).seats[0].trains - route.length


def test_a_route_names_the_tickets_it_helps():
    store = turn()
    plan = ask(store, 0, "plan").plan
    tickets = {ticket.id for ticket in store.table.view(0).tickets}
    assert set(plan.tickets) | set(plan.dropped) == tickets
    for route in plan.routes:
        assert ask(store, 0, "route", route=route).route.helps
    others = [r.id for r in store.table.ruleset.board.routes if r.id not in plan.routes]
    assert ask(store, 0, "route", route=others[0]).route.helps == []


def test_a_plan_is_made_for_named_tickets_too():
    store = open_store("europe", "person person")
    offered = store.table.view(0).offered
    plan = ask(store, 0, "plan", tickets=offered[:2]).plan
    assert set(plan.tickets) == set(offered[:2])
    assert plan.trains > 0
    assert plan.text


@pytest.mark.parametrize(
    ("eyes", "what", "values", "error"),
    [
        (None, "plan", {}, "not-your-seat"),
        (0, "route", {}, "unknown-route"),
        (0, "route", {"route": "a-b"}, "unknown-route"),
        (0, "plan", {"tickets": ["a-b"]}, "unknown-ticket"),
        (0, "plan", {"tickets": ["boston-miami"] * 99}, "malformed"),
        (1, "hint", {}, "not-your-turn"),
        (0, "explain", {"seat": 1}, "no-explaining"),
    ],
)
def test_a_question_that_has_no_answer_says_so(eyes, what, values, error):
    answer = ask(turn(), eyes, what, **values)
    assert answer.error == error
    assert not any((answer.route, answer.plan, answer.hint, answer.explain))


def test_nothing_is_answered_before_the_start_and_after_the_end():
    assert ask(open_store(seats="me open"), 0, "plan").error == "not-started"
    over = play_out(open_store(seats="person person"), 1)
    assert ask(over, 0, "plan").error == "game-over"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_hint_rests_on_the_view_alone(lang):
    store = turn()
    seen = question_view(store.table, 0, Ask("q", "hint"))
    hint = make_hint(seen, lang, iterations=20)
    assert hint.games == 20
    assert all(move.move in store.table.prompt(0).moves for move in hint.moves)
    assert all(move.low <= move.win <= move.high for move in hint.moves)
    assert hint.reason


def test_a_single_player_is_told_why_a_bot_moved():
    store = open_store(seats="me bot:casual")
    assert ask(store, 0, "explain", seat=1).error == "nothing-to-explain"
    store.bots(random.Random(1))
    store.play(0, store.table.prompt(0).moves[0])
    play_until(store, random.Random(2), "turn")
    told = ask(store, 0, "explain", seat=1, lang="pl").explain
    assert told.seat == 1
    assert told.move
    assert told.reason
    assert store.folded().answer(0, Ask("q", "explain", seat=1, lang="pl")).explain == told


def test_a_spectator_of_a_single_players_game_is_not_told():
    store = open_store(seats="me bot:casual")
    store.bots(random.Random(1))
    assert ask(store, None, "explain", seat=1).error == "no-explaining"
