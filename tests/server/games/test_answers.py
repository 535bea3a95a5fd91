"""Answers: what a route brings, plans, hints, reasons; in both languages, to those who may ask."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS
from semafor.engine.errors import SemaforError
from semafor.server.games.creating import new_setup
from semafor.server.games.questions import make_task, question_view
from semafor.server.protocol.messages import Answer, Ask
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking import worker
from semafor.server.thinking.answers import make_hint, quick_plan, route_answer
from trials.tables import HOST, open_store, play_out, play_until, wish


def ask(store, eyes, what, **values):
    return answered(store.table, eyes, Ask("q", what, **values))


def answered(table, eyes, question):
    """What a worker says; the plan of a position is made once, however many routes are asked about."""
    try:
        task = make_task(table, eyes, question)
        if question.what == "route":
            seen = question_view(table, eyes, question)
            plan = plan_of(table.setup.id, table.rev, seen)
            told = route_answer(seen, question, task["names"], plan)
            return Answer(id=question.id, route=told)
    except SemaforError as error:
        return Answer(id=question.id, error=error.reason)
    found = worker.work(task)
    return found.get("answer") or Answer(id=question.id, error=found["error"])


def plan_of(game, rev, seen, plans={}):  # noqa: B006 - kept from one question to the next
    key = (game, rev, seen.seat)
    if key not in plans:
        plans[key] = quick_plan(seen)
    return plans[key]


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
    hint = make_hint(seen, lang, iterations=120)
    assert hint.games == 120
    assert all(move.move in store.table.prompt(0).moves for move in hint.moves)
    chances = [move for move in hint.moves if move.win is not None]
    assert chances
    assert all(move.low <= move.win <= move.high for move in chances)
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
    assert answered(store.folded(), 0, Ask("q", "explain", seat=1, lang="pl")).explain == told


def test_a_bots_tickets_are_named_in_a_teaching_game_and_after_the_end():
    store = open_store(seats="me bot:casual", teaching=True)
    store.bots(random.Random(1))
    store.play(0, store.table.prompt(0).moves[0])
    store.bots(random.Random(1))
    assert store.table.info(HOST, 0).teaching
    assert not store.table.has_secrets
    secret = open_store(seats="me bot:casual")
    assert secret.table.has_secrets
    assert not secret.table.info(HOST, 0).teaching
    assert not play_out(secret, 1).table.has_secrets
    assert ask(secret, 0, "explain", seat=1).explain.reason


@pytest.mark.parametrize("seats", ["me open", "person person bot", "me person"])
def test_a_teaching_game_has_one_person(seats):
    with pytest.raises(Refusal, match="teaching"):
        new_setup(wish(seats=seats, teaching=True), HOST, "Anna", 0.0)


def test_the_worker_is_not_given_what_a_bot_holds():
    store = open_store(seats="me bot:casual")
    store.bots(random.Random(1))
    store.play(0, store.table.prompt(0).moves[0])
    play_until(store, random.Random(2), "turn")
    task = make_task(store.table, 0, Ask("q", "explain", seat=1))
    assert task["view"]["seat"] is None
    assert task["view"]["hand"] == task["view"]["tickets"] == ()
    assert task["thought"][1] == -1


def test_a_spectator_of_a_single_players_game_is_not_told():
    store = open_store(seats="me bot:casual")
    store.bots(random.Random(1))
    assert ask(store, None, "explain", seat=1).error == "no-explaining"


def test_a_table_without_help_gets_neither_hints_nor_plans():
    store = open_store(seats="me bot:casual", unaided=True)
    assert store.table.info(HOST, 0).unaided
    store.bots(random.Random(1))
    store.play(0, store.table.prompt(0).moves[0])
    play_until(store, random.Random(2), "turn")
    assert [ask(store, 0, what).error for what in ("hint", "plan")] == ["no-help", "no-help"]
    aided = open_store(seats="me bot:casual")
    aided.bots(random.Random(1))
    aided.play(0, aided.table.prompt(0).moves[0])
    play_until(aided, random.Random(2), "turn")
    routes = ask(aided, 0, "plan").plan.routes
    assert any(ask(aided, 0, "route", route=route).route.helps for route in routes)
    for route in routes:
        task = make_task(store.table, 0, Ask("q", "route", route=route))
        assert not worker.work(task)["answer"].route.helps


def test_another_way_does_without_a_route():
    store = open_store(seats="me bot:casual")
    store.bots(random.Random(1))
    store.play(0, store.table.prompt(0).moves[0])
    play_until(store, random.Random(2), "turn")
    first = ask(store, 0, "plan").plan
    assert first.detours
    for route in first.detours:
        assert route in first.routes
        other = ask(store, 0, "plan", without=[route]).plan
        assert route.split("/")[0] not in {one.split("/")[0] for one in other.routes}
        assert other.turns > 0
    assert ask(store, 0, "plan", without=["atlantis"]).error == "unknown-route"
