"""Reading together, the rulebook, choices on the board, the chronicle on paper."""

from __future__ import annotations

import random

import pytest

from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.refusals import Refusal
from tests.server.campaigns.test_campaigns import until_story
from tests.server.clients import Person
from trials.campaigns import Shelf
from trials.tables import HOST, OTHER


def at_the_story() -> Shelf:
    """Two people at the first card, the tickets chosen."""
    shelf = Shelf("me open")
    shelf.store(shelf.table.judge_join(OTHER, posts.CampaignJoin("invite", "Ola")))
    shelf.send("begin")
    shelf.step(random.Random(1))
    return shelf


def until(shelf: Shelf, kind: str) -> posts.QuestionView:
    """Play and choose at random until something is asked; the question."""
    chooser = random.Random(5)
    while shelf.table.decision is None or shelf.table.decision.kind != kind:
        shelf.step(chooser)
    company = shelf.table.decision.company
    seen = shelf.table.view(shelf.table.plans[company].user, eyes=company)
    assert seen.question is not None
    return seen.question


def test_everybody_reads_at_their_own_pace_and_the_others_see_who_still_reads() -> None:
    shelf = at_the_story()
    shelf.send("read", HOST)
    shelf.send("read", HOST)
    assert shelf.table.view(HOST).unread == 0
    slow = shelf.table.view(OTHER)
    assert (slow.unread, slow.story_read) == (2, 2)
    assert shelf.table.view(HOST).readers == ["red"]
    assert [side.code for side in shelf.table.story().sides] == ["1865 - 01", "1865 - 01"]
    shelf.send("ready", OTHER)
    assert shelf.table.view(OTHER).unread == 0
    assert shelf.table.view(HOST).readers == []
    with pytest.raises(Refusal, match="stale"):
        shelf.table.judge(OTHER, shelf.command("ready"))


def test_who_turns_a_side_has_read_all_before_it() -> None:
    shelf = at_the_story()
    shelf.send("read", HOST)
    shelf.send("read", OTHER)
    assert [shelf.table.view(user).unread for user in (HOST, OTHER)] == [1, 0]


def test_nobody_waits_for_a_company_that_a_bot_stands_in_for_or_for_spectators() -> None:
    shelf = at_the_story()
    shelf.send("read", HOST)
    assert shelf.table.view("").unread == 0
    shelf.send("substitute", OTHER, company="red")
    assert shelf.table.view(HOST).readers == []


def test_logs_that_do_not_say_who_read_were_read_by_all() -> None:
    shelf = at_the_story()
    shelf.send("read", HOST)
    for event in shelf.events:
        event.body.pop("user", None) if event.body.get("by") == "person" else None
    assert shelf.folded().view(OTHER).unread == 0


def test_reading_on_does_not_make_another_question_of_the_one_that_waits() -> None:
    shelf = at_the_story()
    question = until(shelf, "charter")
    late = shelf.command("choose", company=question.company, option=question.options[0].id)
    behind = next(user for user in (HOST, OTHER) if shelf.table.unread(user))
    shelf.send("ready", behind)
    assert shelf.table.judge(shelf.table.plans[question.company].user, late)


def test_regions_are_pointed_at_by_the_cities_where_they_touch_the_board() -> None:
    shelf = at_the_story()
    question = until(shelf, "charter")
    board = {place.id for place in shelf.table.campaign.state.box.board.places}
    for option in question.options:
        assert option.places
        assert set(option.places) <= board
        assert not option.routes
        assert "just played" in option.text["en"]
        assert "W zakończonej właśnie grze" in option.text["pl"]


def test_depots_differ_by_how_many_lines_end_there() -> None:
    shelf = at_the_story()
    question = until(shelf, "improve")
    state = shelf.table.campaign.state
    regions = {"east", *(region.id for region in state.regions)}
    depots = [option for option in question.options if option.id.startswith("depot:")]
    assert len({option.text["pl"] for option in depots}) > 1
    for option in depots:
        lines = sum(
            option.places[0] in (route.a, route.b) and set(route.needs) <= regions
            for route in state.box.board.routes
        )
        assert option.text["en"].startswith(f"{lines} lines meet here. "), option


def test_every_improvement_says_where_it_is_and_what_it_would_change() -> None:
    question = until(at_the_story(), "improve")
    for option in question.options:
        word = option.id.partition(":")[0]
        assert bool(option.routes) == (word == "paint")
        assert bool(option.places) == (word == "depot")
        assert "$" in option.text["en"] or word == "paint", option
        assert "$" in option.text["pl"] or word == "paint", option


def test_the_board_has_a_region_as_soon_as_it_is_opened() -> None:
    shelf = at_the_story()
    before = shelf.table.board_digest()
    question = until(shelf, "charter")
    user = shelf.table.plans[question.company].user
    shelf.send("choose", user, company=question.company, option=question.options[0].id)
    assert shelf.table.board_overlay()["regions"] == ["east", question.options[0].id]
    assert shelf.table.board_digest() != before


def test_the_rulebook_and_the_board_on_paper_over_http(anna: Person) -> None:
    wish = {
        "companies": [
            {"company": "blue", "kind": "me", "name": "Anna"},
            {"company": "red", "kind": "bot", "level": "racer"},
        ],
        "pace": 0,
    }
    ident = anna.post("/api/campaigns", wish, 201)["id"]
    until_story(anna, ident)
    book = anna.get(f"/api/campaigns/{ident}/book")
    claim = next(part for part in book["sections"] if part["id"] == "claim")
    assert [row["mark"] for row in claim["rows"] if row["name"]["en"]] == ["3", "12"]
    poster = anna.http.get(f"/api/campaigns/{ident}/poster?lang=pl")
    assert poster.headers["content-type"] == "image/svg+xml"
    assert "Koncesja Zachodnia" in poster.text
    assert anna.http.get(f"/api/campaigns/{ident}/poster?form=gif").status_code == 400
    paper = anna.http.get(f"/api/campaigns/{ident}/chronicle")
    assert paper.headers["content-type"].startswith("text/html")
    assert paper.text.startswith("<!doctype html>")
