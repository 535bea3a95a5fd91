"""A campaign in a browser: founded, its first game played to the end, its second one begun."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from semafor.campaign.content import content
from semafor.texts import Texts
from tests.browser.campaigns import drive, found_campaign
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.test_screens import LOOKS, assert_accessible

STEP = "main .act button.main:not([disabled])"
PLAY = "main .act a.main[href^='/game/']"
SECONDS = 120.0
# The step that is due begins within the window, and its button has the focus.
IN_SIGHT = """() => {
  const { top } = document.querySelector("main .act").getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2 && document.activeElement?.matches(".act button.main");
}"""


def until_play(page: Page) -> int:
    """Begin, read and choose, click by click, until a game can be played; the sides read."""
    sides = 0
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if page.locator(PLAY).count():
            return sides
        if page.locator(STEP).count():
            sides += page.locator("main .act article").count()
            before = page.locator("main .act").inner_text()
            page.locator(STEP).first.click()
            for _ in range(100):
                if page.locator("main .act").inner_text() != before:
                    break
                page.wait_for_timeout(30)
        page.wait_for_timeout(30)
    raise AssertionError("no game is due")


def test_the_first_game_is_played_and_the_second_begins(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/campaign/{found_campaign(page)}")
    first = content().story[0]
    page.locator(STEP).first.click()
    page.get_by_text(first.a.title["en"]).wait_for()
    assert not page.get_by_text(first.b.title["en"], exact=True).count()
    assert until_play(page) >= 3
    page.locator(PLAY).click()
    person = Person(page)
    person.play_out()
    page.get_by_role("button", name=Texts("en")("web-to-campaign")).click()
    page.wait_for_url("**/campaign/**")
    page.locator(".history a[href^='/replay/']").first.wait_for()
    until_play(page)
    assert page.locator(".history li").count() == 1
    assert page.locator(".regions li").count() == 1
    page.locator(PLAY).click()
    page.wait_for_url("**/game/**")
    page.locator("form.sheet, [data-anchor='deck']").first.wait_for()
    page.go_back()
    page.locator(".history a[href^='/replay/']").first.click()
    page.locator(".semafor-board").first.wait_for()


@pytest.mark.parametrize(("size", "lang", "theme"), [("phone", "pl", "dark")])
def test_a_campaign_is_founded_by_hand(
    open_page: OpenPage, size: str, lang: str, theme: str
) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    page.locator("nav.ways a[href='/campaign']").click()
    page.locator("label.company").nth(2).click()
    page.locator("form button.main").click()
    page.wait_for_url("**/campaign/*")
    page.locator(STEP).first.click()
    page.get_by_text(content().story[0].a.title["pl"]).wait_for()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    page.wait_for_function(IN_SIGHT)  # the button was far down the page
    page.goto("/")
    row = page.locator("main a.row[href^='/campaign/']")
    row.wait_for()
    assert Texts("pl")("trail-waits-you") in row.inner_text()


@pytest.mark.parametrize(("size", "lang", "theme"), LOOKS)
def test_the_pages_of_a_campaign_are_accessible(
    open_page: OpenPage, size: str, lang: str, theme: str
) -> None:
    page = open_page("/campaign", size=size, lang=lang, theme=theme)
    page.locator("label.company").first.wait_for()
    assert_accessible(page, "founding")
    campaign = found_campaign(page)
    page.goto(f"/campaign/{campaign}")
    page.locator("main .act .first").wait_for()
    assert_accessible(page, "before the first game")
    page.locator(STEP).first.click()
    page.locator("main .act article").wait_for()
    assert_accessible(page, "the story")
    if (
        size == "desktop"
    ):  # a game takes a while: its choices are looked at once, on the narrow screen
        return
    drive(page, campaign, lambda seen: bool(seen["question"] and seen["slips"]))
    page.goto(f"/campaign/{campaign}")
    page.locator("main .act fieldset").wait_for()
    for summary in page.locator("details > summary").all():
        summary.click()
    assert_accessible(page, "a choice")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_choice_is_made_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    campaign = found_campaign(page)
    page.goto(f"/campaign/{campaign}")
    page.locator(STEP).first.focus()
    page.keyboard.press("Enter")
    page.locator("main .act article").wait_for()
    page.locator(STEP).first.focus()
    page.keyboard.press("Enter")
    page.get_by_text(content().story[0].b.title["en"], exact=True).wait_for()


def test_help_at_the_table_tells_the_rules_in_play(open_page: OpenPage) -> None:
    page = open_page("/")
    campaign = found_campaign(page)
    seen = drive(page, campaign, lambda seen: seen["what"] == "play")
    page.goto(f"/game/{seen['table']}")
    page.locator("form.sheet").wait_for()
    page.keyboard.press("?")
    rules = page.locator("dialog .rules")
    rules.wait_for()
    texts = Texts("en")
    assert texts("short-large_cities-text") in rules.inner_text()
    assert texts("help-payments-text") in rules.inner_text()
    assert texts("help-snow-text") not in rules.inner_text()
    assert_accessible(page, "help")
