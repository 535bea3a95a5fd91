"""Nothing is cut off, at any width: the whole board is seen, and so is every word beside it, in the longer language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.kit.luck import Luck
from tests.kit.tables import later
from trials.browser_person import Person, create_game

WIDTHS = {1920: 1080, 1366: 768, 1024: 768, 768: 1024, 390: 844}
# The longest word of the market lies open in the deals of these words.
DEAL = "orange lies open 2"
LONGEST = "pomarańczowa"
# Words that end in three dots, or run out of the box they stand in.
CUT = """() => [...document.querySelectorAll(".market *, .tickets *, .players *, .status *, .plan *, section.end *")]
  .filter((one) => one.clientWidth > 2 && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => getComputedStyle(one).display !== "inline" && !one.closest("[tabindex='0']"))
  .filter((one) => !one.querySelector(".bubble")) // a remark floats over what lies beside its seat
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`)"""
# The board does not stick out of its window.
FITS = """() => {
  const board = document.querySelector(".semafor-board").getBoundingClientRect();
  const stage = document.querySelector(".semafor-board .stage").getBoundingClientRect();
  return stage.right < board.right + 1 && stage.bottom < board.bottom + 1;
}"""

# Every size the board has had since somebody began to look.
WATCH = """() => {
  window.sizes = new Set();
  const board = document.querySelector(".semafor-board");
  new ResizeObserver(() => window.sizes.add(`${board.clientWidth} x ${board.clientHeight}`)).observe(board);
}"""


def assert_nothing_is_cut(page: Page, where: str) -> None:
    """The board, all words, the page itself."""
    page.wait_for_function(FITS)  # a frame after the last change of the window
    assert page.evaluate(CUT) == [], where
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


@pytest.mark.parametrize("edition", ["europe", *later("usa-classic", "germany", "legends")])
def test_nothing_is_cut_off(open_page: OpenPage, luck: Luck, edition: str) -> None:
    luck.begin(DEAL)
    page = open_page("/", lang="pl")
    seats = [{"kind": "me", "name": "Augustyn"}]
    seats += [{"kind": "bot", "level": person} for person in ("leopold", "augusta")]
    page.goto(f"/game/{create_game(page, edition, [], seats=seats)}")
    person = Person(page, "pl")
    person.play_out(until=lambda: person.look()["deck"])
    if edition == "europe":
        words = page.locator(".market .word").all_inner_texts()
        assert LONGEST in words, "find other words for a deal"
    for width, height in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".plan").first.wait_for()
        assert_nothing_is_cut(page, f"{edition}, {width} wide")


@pytest.mark.parametrize("width", [1440, *later(1920, 1024)])
def test_the_board_keeps_its_size_while_one_plays(open_page: OpenPage, width: int) -> None:
    # Another size is another drawing of the whole sheet, just when a train should begin to move.
    page = open_page("/")
    page.set_viewport_size({"width": width, "height": WIDTHS.get(width, 900)})
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    person = Person(page)
    person.play_out(until=lambda: person.look()["deck"])
    page.locator(".plan").first.wait_for()
    page.evaluate(WATCH)
    person.play_out(until=lambda: person.claims >= 3)
    sizes = page.evaluate("[...window.sizes]")
    assert len(sizes) == 1, sizes


def test_without_motion_a_change_shows_at_once(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    page.locator(".semafor-board .stage").wait_for()
    # No frame is drawn in between: a transition, however short, would still show the old size.
    width = page.evaluate(
        """() => {
          const stage = document.querySelector(".semafor-board .stage");
          stage.style.width = "123px";
          return stage.getBoundingClientRect().width;
        }"""
    )
    assert round(width) == 123
