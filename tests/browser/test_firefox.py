"""A second engine: a whole game and its replay in Firefox, with not one word on its console."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from tests.kit.ran import lacks
from trials.browser_person import Person, create_game
from trials.chromium import SIZES
from trials.firefox import Firefox, FirefoxPage, find_firefox

SLIDER = "() => document.querySelector(\"input[type='range']\")?.valueAsNumber ?? -1"
# Nothing is being loaded: what is asked for and never comes is a word on the console.
QUIET = """() => {
  const done = performance.getEntriesByType("resource").at(-1)?.responseEnd ?? 0;
  return performance.now() - done > 1000;
}"""
AT = "(at) => document.querySelector(\"input[type='range']\").valueAsNumber === at"


@pytest.fixture
def firefox() -> Iterator[Firefox]:
    """A Firefox of this test."""
    path = find_firefox()
    if path is None:
        pytest.skip(lacks("Firefox"))
    browser = Firefox(path)
    yield browser
    browser.close()


def keep(page: FirefoxPage, name: str) -> None:
    """A picture to look at, where somebody wants pictures."""
    if folder := os.environ.get("SEMAFOR_PICTURES"):
        page.screenshot(Path(folder) / f"firefox-{name}.png")


def test_a_game_and_its_replay_in_firefox(firefox: Firefox, address: str) -> None:
    page = firefox.open_page(address, SIZES["desktop"])
    page.locator("h1").wait_for()
    keep(page, "start")
    as_known: Any = cast("Any", page)  # by the names that Playwright has for it
    game = create_game(as_known, "europe", ["racer"], options={"trains": 14})
    page.goto(f"/game/{game}")
    page.locator("form.sheet").wait_for()
    keep(page, "offer")
    person = Person(as_known)
    person.play_out(until=lambda: person.claims > 0)
    keep(page, "turn")
    person.play_out()
    assert person.decisions > 8
    assert person.claims > 0
    page.locator("section.ending").wait_for()
    page.wait_until(QUIET, None, 90_000)
    keep(page, "ending")
    page.goto(f"/replay/{game}")
    page.locator(".semafor-board").wait_for()
    page.keyboard.press("End")
    last = page.evaluate("() => Number(document.querySelector(\"input[type='range']\").max)")
    page.wait_until(AT, last, 90_000)
    page.keyboard.press("ArrowLeft")
    page.wait_until(AT, last - 1, 90_000)
    keep(page, "replay")
    assert firefox.said == []
