"""A campaign in a browser: founded, its first game played to the end, its second one begun."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from semafor.charter.content import content
from semafor.texts import Texts
from tests.browser.campaigns import STEP, drive, found_campaign, pick_option
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import DESKTOP, PHONE, assert_accessible
from tests.kit.tables import later
from trials.browser_person import Person

TABLE = "main .act a.main[href^='/game/']"
PLAY = f"{TABLE}.play"
DEAL = f"{TABLE}.deal"
SECONDS = 400.0
# The step that is due begins within the window, and its button has the focus.
IN_SIGHT = """() => {
  const { top } = document.querySelector("main .act").getBoundingClientRect();
  return top >= 0 && top < innerHeight / 2 && document.activeElement?.matches(".act button.main");
}"""


def choose_tickets(page: Page, lang: str = "en") -> None:
    """To the table, all tickets that are offered, and back to the campaign once everybody has chosen."""
    page.locator(DEAL).click()
    page.wait_for_url("**/game/**")
    page.locator("form.sheet").wait_for()
    person = Person(page, lang)
    back = page.locator(".status a.button[href^='/campaign/']")
    person.play_out(until=lambda: back.count() > 0)
    back.click()
    page.wait_for_url("**/campaign/**")
    page.locator("main .act").wait_for()


def until_play(page: Page) -> int:
    """Begin, read and choose, click by click, until a game can be played; the sides read."""
    sides = 0
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if page.locator(DEAL).count():
            choose_tickets(page)
        if page.locator(PLAY).count():
            return sides
        pick_option(page)
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
    choose_tickets(page)
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
    expect(page.locator(".history > li")).to_have_count(1)
    expect(page.locator(".regions li")).to_have_count(1)
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
    choose_tickets(page, lang)
    page.get_by_text(content().story[0].a.title["pl"]).wait_for()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    page.locator(STEP).first.click()
    page.wait_for_function(IN_SIGHT)  # the button was far down the page
    page.goto("/")
    row = page.locator("main a.row[href^='/campaign/']")
    row.wait_for()
    expect(row).to_contain_text(Texts("pl")("trail-waits-you"))


@pytest.mark.parametrize(("size", "lang", "theme"), [*later(DESKTOP), PHONE])
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
    page.locator(DEAL).wait_for()
    assert_accessible(page, "before the tickets are chosen")
    choose_tickets(page, lang)
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
    choose_tickets(page)
    page.locator("main .act article").wait_for()
    page.locator(STEP).first.focus()
    page.keyboard.press("Enter")
    page.get_by_text(content().story[0].b.title["en"], exact=True).wait_for()


def test_help_at_the_table_tells_the_rules_in_play(open_page: OpenPage) -> None:
    page = open_page("/")
    campaign = found_campaign(page)
    seen = drive(page, campaign, lambda seen: bool(seen["what"] == "deal" and seen["table"]))
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


def test_a_long_choice_fits_a_phone(open_page: OpenPage) -> None:
    page = open_page("/", size="phone")
    campaign = found_campaign(page)

    def is_long(seen: dict[str, Any]) -> bool:
        question = seen["question"]
        return bool(question and len(question.get("options") or ()) > 8)

    assert is_long(drive(page, campaign, is_long))
    page.goto(f"/campaign/{campaign}")
    options = page.locator(".question .option")
    options.first.wait_for()
    # All at one moment: the page may be moving.
    pairs = options.evaluate_all(
        "all => all.map(one => [one, one.querySelector('span')].map(e => e.getBoundingClientRect().toJSON()))"
    )
    for box, words in pairs:
        assert words["y"] >= box["y"], (box, words)
        assert words["y"] + words["height"] <= box["y"] + box["height"], (box, words)
    boxes = [box for box, _words in pairs]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 1
    button = page.locator(".question button.main")
    assert button.bounding_box()["width"] <= page.viewport_size["width"]
