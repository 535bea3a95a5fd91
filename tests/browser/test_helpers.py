"""What helps a person on the page: the hint and the way on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import assert_accessible
from tests.kit.tables import later
from trials.browser_person import Person, create_game

QUESTIONS = 20
WAY = "section.tickets header button[aria-pressed]"


class Drawer(Person):
    """Draws from the deck only."""

    def claim(self) -> bool:
        """Never."""
        return False


def note(page: Page) -> str:
    """What the plan says now."""
    return page.locator(".plan p").inner_text()


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), *later(("phone", "pl"))])
def test_the_way_follows_every_event_and_closes_at_the_end(
    open_page: OpenPage, size: str, lang: str
) -> None:
    page = open_page("/", size=size, lang=lang)
    page.goto(f"/game/{create_game(page, 'legends', ['racer'])}")
    person = Drawer(page, lang)
    person.play_out(until=lambda: person.look()["deck"])
    page.keyboard.press("p")
    page.locator(".plan").wait_for()
    first = note(page)
    told = [first]
    for _card in range(6):
        seen = person.look()
        while not seen["deck"]:
            page.wait_for_timeout(25)
            seen = person.look()
        person.draw(seen)
    expect(page.locator(".plan p")).not_to_have_text(first)
    told.append(note(page))
    if size == "desktop":
        expect(page.locator(WAY).first).to_have_attribute("aria-pressed", "true")
        page.locator(WAY).first.click()
        expect(page.locator(".plan")).to_have_count(0)
        expect(page.locator(WAY).first).to_have_attribute("aria-pressed", "false")
        page.keyboard.press("p")
        page.locator(".plan").wait_for()
    builder = Person(page, lang)
    builder.play_out()
    expect(page.locator(".plan")).to_have_count(0)
    assert len(set(told)) == 2


def test_escape_gives_back_the_whole_board(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    person = Person(page)
    person.play_out(until=lambda: person.claims > 0)
    zoomed = page.locator(".semafor-board.zoomed")
    expect(zoomed).to_have_count(0)
    page.locator("ol button.text").first.click()
    expect(zoomed).to_have_count(1)
    page.keyboard.press("Escape")
    expect(zoomed).to_have_count(0)


@pytest.mark.parametrize(("size", "lang"), [*later(("desktop", "en")), ("phone", "pl")])
def test_a_hint_says_what_its_numbers_are(open_page: OpenPage, size: str, lang: str) -> None:
    page = open_page("/", size=size, lang=lang)
    page.goto(f"/game/{create_game(page, 'europe', ['racer'])}")
    person = Person(page, lang)
    person.play_out(until=lambda: person.look()["deck"])
    words = {"en": "of 100 games (", "pl": "na 100 partii ("}[lang]
    rows = page.locator("dialog[open] li")
    for _question in range(QUESTIONS):  # in a second a busy machine may try too little for a number
        page.keyboard.press("h")
        rows.first.wait_for()
        if words in rows.first.inner_text():
            break
        page.keyboard.press("Escape")
        rows.first.wait_for(state="detached")
    assert words in rows.first.inner_text()
    assert Texts(lang)("hint-rough") in page.locator("dialog[open]").inner_text()
    assert_accessible(page, "hint")
