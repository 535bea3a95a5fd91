"""Decisions that no page has ever heard of, made in a browser: by mouse and by keyboard, in both languages."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.editions.conftest import FOLDER
from tests.kit.tables import later
from tests.server.running import commanded
from trials.browser_person import Person, create_game

WORDS = {
    "en": {
        "harvest": "Harvest",
        "cart": "The cart is empty",
        "load": "Load fruit…",
        "sell": "Sell it on the spot",
        "go": "Load the cart",
        "fruit": ("apples", "plums"),
        "town": "Fern",
        "log": "harvest in Fern",
    },
    "pl": {
        "harvest": "Zbiory",
        "cart": "Wóz jest pusty",
        "load": "Załaduj owoce…",
        "sell": "Sprzedaj na miejscu",
        "go": "Załaduj wóz",
        "fruit": ("jabłka", "śliwki"),
        "town": "Paprocin",
        "log": "zbiory: Paprocin",
    },
}
CIDER = "Cider…"  # the rule has no words for it in any language


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the editions of `tests/editions`."""
    data = tmp_path_factory.mktemp("unknown") / "games.sqlite"
    with commanded("--data", str(data), "--editions", str(FOLDER)) as (_, address):
        yield address


def picture(page: Page, name: str) -> None:
    """A screenshot for whoever wants to look (SEMAFOR_PICTURES: a folder)."""
    folder = os.environ.get("SEMAFOR_PICTURES")
    if folder:
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def begin(page: Page, lang: str) -> Locator:
    """The first turn of a game of the Orchards; the button that no page has ever heard of."""
    game = create_game(page, "orchards", ["novice"])
    page.goto(f"/game/{game}")
    button = page.locator(".status").get_by_role("button", name=WORDS[lang]["harvest"], exact=True)
    person = Person(page, lang)
    person.play_out(until=button.is_visible)
    return button


def harvest_by_mouse(page: Page, look: str, button: Locator, words: dict[str, Any]) -> None:
    """An option of the turn, then several things at once."""
    sheet = page.locator("form.sheet")
    submit = sheet.locator("button[type='submit']")
    picture(page, f"turn-{look}")
    button.click()
    sheet.get_by_text(words["town"], exact=True).click()
    picture(page, f"harvest-{look}")
    submit.click()
    expect(sheet.get_by_role("heading", name=words["cart"])).to_be_visible()
    expect(sheet.get_by_role("list").get_by_role("button")).to_have_count(3)
    picture(page, f"cart-{look}")
    sheet.get_by_role("button", name=words["load"]).click()
    expect(submit).to_be_disabled()
    for fruit in words["fruit"]:
        sheet.get_by_role("checkbox", name=fruit).click()
    expect(submit).to_have_text(words["go"])
    picture(page, f"load-{look}")
    submit.click()
    expect(sheet).to_have_count(0)


def harvest_by_keyboard(page: Page, look: str, button: Locator) -> None:
    """The same option by its key, then one of a list that nobody has words for."""
    sheet = page.locator("form.sheet")
    expect(button).to_be_visible()
    page.keyboard.press("s")
    expect(sheet.get_by_role("radio")).to_have_count(2)
    page.keyboard.press("2")
    page.keyboard.press("c")
    expect(sheet.get_by_role("button", name=CIDER)).to_be_visible()
    page.keyboard.press("2")
    expect(sheet.get_by_role("radio")).to_have_count(2)
    page.keyboard.press("Escape")  # back to the answers: nothing was decided
    expect(sheet.get_by_role("list").get_by_role("button")).to_have_count(3)
    page.keyboard.press("2")
    page.keyboard.press("2")
    expect(sheet.locator("label.chosen")).to_have_text("Dry")
    picture(page, f"cider-{look}")
    page.keyboard.press("c")
    expect(sheet).to_have_count(0)


def harvest_by_focus(page: Page, button: Locator, words: dict[str, Any]) -> None:
    """What has the focus and Enter: a plain answer."""
    sheet = page.locator("form.sheet")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("heading")).to_be_focused()
    page.keyboard.press("c")
    plain = sheet.get_by_role("button", name=words["sell"])
    expect(plain).to_be_visible()
    plain.focus()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "lang", "theme"), [*later(("desktop", "en", "light")), ("phone", "pl", "dark")]
)
def test_a_made_up_decision_is_played(
    open_page: OpenPage, size: str, lang: str, theme: str
) -> None:
    words, look = WORDS[lang], f"{size}-{theme}"
    page = open_page("/", size=size, lang=lang, theme=theme)
    button = begin(page, lang)
    harvest_by_mouse(page, look, button, words)
    harvest_by_keyboard(page, look, button)
    harvest_by_focus(page, button, words)
    # After three harvests the option is gone, and the game goes on.
    expect(page.locator("button[data-anchor='deck']:not([disabled])")).to_be_visible()
    expect(button).to_have_count(0)
    page.keyboard.press("l")
    log = page.locator("dialog")
    expect(log.get_by_text(words["log"]).first).to_be_visible()
    expect(log.get_by_text("Carted: 2").first).to_be_visible()  # a fact without words
    picture(page, f"log-{look}")
    page.keyboard.press("Escape")
    person = Person(page, lang)
    person.play_out(until=lambda: person.decisions >= 4)
