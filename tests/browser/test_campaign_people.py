"""A campaign of several people: two browsers, and one screen with a curtain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from semafor.charter.content import content
from tests.browser.campaigns import (
    COLOURS,
    DECIDE,
    STEP,
    drive,
    found_campaign,
    look_at,
    pick_option,
)
from tests.browser.conftest import OpenPage
from tests.browser.evening import Evening
from tests.browser.test_campaign import DEAL, PLAY, until_play
from tests.kit.tables import later
from tests.server.campaigns.test_campaigns import keep_tickets
from tests.server.campaigns.test_campaigns import until_play as to_table
from tests.server.clients import Person, play_both
from trials.browser_person import Person as Sitting
from trials.browser_person import post


def test_two_people_found_a_campaign_by_link_and_sit_down_at_its_first_table(
    open_page: OpenPage,
) -> None:
    host = open_page("/campaign")
    host.get_by_label("Your name").fill("Anna")
    host.locator(".numbers label").first.click()  # two companies
    host.locator("ul.others select").first.select_option("open")
    host.locator("form button.main").click()
    host.wait_for_url("**/campaign/*")
    link = host.locator(".invite code").inner_text()
    guest = open_page(link[link.index("/campaign") :], size="phone", lang="pl", theme="dark")
    guest.get_by_role("textbox").fill("Ola")
    guest.get_by_role("button", name="Obejmij spółkę").click()
    guest.locator(".act").get_by_text("Anna").wait_for()  # who will begin
    host.locator("section[aria-labelledby='companies']").get_by_text("Ola").first.wait_for()
    expect(host.locator(".invite")).to_have_count(0)
    host.locator(STEP).click()
    for page in (host, guest):
        page.locator(DEAL).click()
        page.wait_for_url("**/game/**")
        page.locator("form.sheet").wait_for()
    guest.goto("/campaign")
    guest.locator("a.row.turn").wait_for()  # both choose tickets
    guest.go_back()
    for page, lang in ((host, "en"), (guest, "pl")):
        Sitting(page, lang).play_out(until=lambda page=page: not page.locator("form.sheet").count())
    for page in (host, guest):
        page.locator(".status a.button[href^='/campaign/']").click()
        page.wait_for_url("**/campaign/**")
    first = content().story[0]
    guest.get_by_text(first.a.title["pl"]).wait_for()
    guest.locator(STEP).click()
    guest.get_by_text(first.b.title["pl"]).wait_for()
    host.get_by_text(first.a.title["en"]).wait_for()  # everybody reads at their own pace
    host.locator(STEP).click()
    host.get_by_text(first.b.title["en"]).wait_for()
    until_play(host)
    until_play(guest)
    for page in (host, guest):
        page.locator(PLAY).click()
        page.wait_for_url("**/game/**")
        page.locator("[data-anchor='deck']").wait_for()


def open_evening(open_page: OpenPage) -> Evening:
    """Anna and Bob at a desk, Bob with everything moving; Cleo at a phone, in Polish, in the dark."""
    return Evening(
        open_page("/campaign"),
        open_page("/campaign", motion=True),
        open_page("/campaign", size="phone", lang="pl", theme="dark"),
    )


@pytest.mark.parametrize("games", [1, *later(2)])
def test_three_people_in_three_browsers_and_one_is_away_for_a_while(
    open_page: OpenPage, games: int
) -> None:
    evening = open_evening(open_page)
    evening.spend(lambda seen: seen["game"] > games and seen["what"] == "deal" and seen["table"])
    assert 0 <= evening.left_at < evening.back_at
    for page in evening.people:
        while evening.look_on(page):
            pass
        page.locator(DEAL).wait_for()
        assert page.locator(".regions li").count() == games
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert look_at(evening.phone, evening.campaign)["unread"] == 0
    host, guest, phone = (evening.moments[page] for page in evening.people)
    assert (host, phone) == ([], [])  # motion is off there
    assert guest.count("region") == games
    assert "rules" in guest


def test_what_is_half_chosen_stays_while_others_do_something(open_page: OpenPage) -> None:
    """Somebody has read, or given a name: the question is the same, and so is the option picked."""
    page = open_page("/campaign")
    campaign = found_campaign(page)

    def asks(seen: dict[str, Any]) -> bool:
        return bool(seen["question"] and seen["question"]["mine"])

    seen = drive(page, campaign, asks)
    page.goto(f"/campaign/{campaign}")
    page.locator("main .act fieldset").wait_for()
    pick_option(page)
    page.locator(STEP).wait_for()
    name = {"company": COLOURS[0], "what": "train", "of": COLOURS[0], "text": "Iron Snail"}
    wish = {"cid": "name", "rev": seen["rev"], "do": "name", **name}
    assert page.evaluate(DECIDE, [campaign, wish])["t"] == "ack"
    page.get_by_text("Iron Snail").first.wait_for(state="attached")
    assert page.locator(STEP).count() == 1


def found_at_one_screen(page: Page) -> str:
    """Ola and Jan, at one screen."""
    companies = [
        {"company": "blue", "kind": "me", "name": "Ola"},
        {"company": "red", "kind": "person", "name": "Jan"},
    ]
    return str(post(page, "/api/campaigns", {"companies": companies, "pace": 0})["id"])


@contextmanager
def beside(page: Page) -> Iterator[Person]:
    """The session of a page without the page: its own sockets."""
    address = page.url.partition("/campaign")[0]
    token = next(row["value"] for row in page.context.cookies() if row["name"] == "semafor")
    with Person(address) as person:
        person.http.cookies.set("semafor", token)
        yield person


def play_first_game(page: Page, campaign: str) -> None:
    """The first game, by sockets."""
    with beside(page) as person:
        table = to_table(person, campaign)["table"]
        play_both([person.sit(table, 0), person.sit(table, 1)])


def test_a_curtain_between_the_choices_of_two_people_at_one_screen(open_page: OpenPage) -> None:
    page = open_page("/campaign")
    campaign = found_at_one_screen(page)
    play_first_game(page, campaign)
    page.goto(f"/campaign/{campaign}")
    names = set()
    for _step in range(60):
        page.locator(f".curtain, {STEP}, {DEAL}").first.wait_for()
        if page.locator(DEAL).count():
            with beside(page) as person:
                keep_tickets(person, person.get(f"/api/campaigns/{campaign}"))
            page.locator(f".curtain, {STEP}").first.wait_for()
        if page.locator(".curtain").count():
            assert not page.locator(".act label").count()  # no option before it is lifted
            names.add(page.locator(".curtain h1").inner_text())
            page.locator(".curtain button").click()
            page.locator(".act label").first.wait_for()
            if len(names) > 1:
                break
        pick_option(page)
        before = page.locator(".act").inner_text()
        page.locator(STEP).first.click()
        page.wait_for_function(
            """(before) => document.querySelector(".curtain")
                || document.querySelector("main .act").innerText !== before""",
            arg=before,
        )
    assert names == {"Pass the screen to Ola.", "Pass the screen to Jan."}
    page.reload()
    page.locator(".curtain").wait_for()  # who comes back sees nothing of anybody
