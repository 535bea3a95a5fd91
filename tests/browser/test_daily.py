"""The deal of the day and the puzzle in a browser: played to its end, compared by a second account."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from semafor.bots import daily as deals
from semafor.review.puzzles import puzzles_of, shown_order
from semafor.server.games import daily as tables
from semafor.server.http import daily as api
from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.browser.test_people import fill_in
from tests.browser.test_screens import assert_accessible
from trials.browser_person import Person

EDITION = "usa-classic"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A short game at full speed, and the quickest levels to compare with."""
    monkeypatch.setattr(deals, "OPTIONS", {"trains": 8})
    monkeypatch.setattr(tables, "PACE", 0)
    monkeypatch.setattr(api, "COMPARED", ("beginner", "regular"))
    return


def test_a_days_deal_is_played_and_compared_by_two(open_page: OpenPage) -> None:
    page = open_page("/")
    fill_in(page, "Ola", "bocznica nr 8", "New account")
    page.get_by_text("You are logged in as Ola.").wait_for()
    page.goto("/")
    page.get_by_role("link", name="The deal of the day").click()
    page.get_by_role("button", name="USA, classic").click()
    assert_accessible(page, "/daily")
    page.get_by_role("button", name=re.compile("^Play today")).click()
    page.wait_for_url(re.compile("/game/"))
    person = Person(page)
    person.play_out()
    game = page.url.rsplit("/", 1)[-1]
    page.goto(f"/daily/{EDITION}")
    page.locator(".result b").wait_for()
    total = page.locator(".result b").inner_text()
    expect(page.locator("section[aria-labelledby='daily-bots'] tbody tr")).to_have_count(2)
    assert_accessible(page, "/daily, played")

    other = open_page(f"/daily/{EDITION}", size="phone", lang="pl", theme="dark")
    texts = Texts("pl")
    row = other.locator("section[aria-labelledby='daily-table'] tbody tr")
    expect(row).to_contain_text(texts("daily-done"))
    expect(row).not_to_contain_text(total)
    expect(other.locator("section[aria-labelledby='daily-bots']")).to_have_count(0)
    other.goto(f"/replay/{game}")
    expect(other.get_by_role("alert")).to_have_text(texts("error-daily-closed"))
    other.goto(f"/daily/{EDITION}")
    other.get_by_role("button", name=texts("daily-play")).click()
    other.wait_for_url(re.compile("/game/"))
    Person(other, "pl").play_out()
    other.goto(f"/daily/{EDITION}")
    table = other.locator("section[aria-labelledby='daily-table']")
    table.get_by_role("link", name="Ola").click()
    other.wait_for_url(re.compile(f"/replay/{game}"))
    other.locator(".semafor-board").wait_for()


def test_a_puzzle_is_solved_and_the_row_of_days_grows(open_page: OpenPage) -> None:
    page = open_page(f"/puzzle/{EDITION}")
    moves = page.locator("button.move")
    expect(moves).to_have_count(4)
    assert_accessible(page, "/puzzle")
    puzzle = page.evaluate(f"fetch('/api/puzzles/{EDITION}').then((answer) => answer.json())")
    known = puzzles_of(EDITION)[puzzle["number"]]
    best = shown_order(len(known.moves), puzzle["number"]).index(0)
    moves.nth(best).click()
    expect(page.locator(".answer.right")).to_contain_text("Solved 1 day in a row")
    expect(page.locator("button.move.best")).to_have_count(1)
    expect(page.locator("button.move small")).to_have_count(3)
    page.reload()
    expect(page.locator(".answer.right")).to_be_visible()
    page.goto(f"/daily/{EDITION}")
    expect(page.get_by_text("Solved 1 day in a row")).to_be_visible()


@pytest.mark.parametrize(
    ("edition", "size", "lang"), [("europe", "desktop", "en"), ("legends", "phone", "pl")]
)
def test_the_rules_show_worked_examples(
    open_page: OpenPage, edition: str, size: str, lang: str
) -> None:
    texts = Texts(lang, edition)
    page = open_page(f"/rules/{edition}", size=size, lang=lang)
    own = {"europe": ["example-tunnel", "example-ferry", "example-station", "example-longest"]}
    keys = ["example-ticket", "example-claim", "example-grey", "example-twins", "example-score"]
    for key in [*keys, *own.get(edition, ["example-event", "example-company"])]:
        heading = page.locator(".example h3").filter(has_text=texts(key))
        expect(heading).to_have_count(1)
    expect(page.locator("#rules-first")).to_have_text(texts("rulebook-first-heading"))
    pictures = page.locator(".example svg.line")
    assert pictures.count() >= 5
    assert page.locator(".example .cards svg").count() >= 5
    expect(page.locator(".example table.sum")).to_have_count(1)
    fits = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert page.evaluate(fits), "nothing sticks out"
    assert_accessible(page, f"/rules/{edition}")
