"""What is made of a finished game: the podium with faces, the race, the review, the pictures to share, the moves it leads to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from semafor.review import Strength
from semafor.server.settings import Settings
from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import DESKTOP, PHONE, assert_accessible
from tests.kit.tables import later
from tests.server.running import serving
from trials.browser_person import create_game, let_bot_play

SMALL = Strength(first=2, second=2, step=2, most=4, curve=2)
PNG = b"\x89PNG"
LEAST = 20_000  # bytes of a picture that shows a board


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that looks at games again briefly, in place of the one that all other tests share."""
    with serving(Settings(data=tmp_path_factory.mktemp("story") / "games.sqlite")) as running:
        running.server.reviews.strength = SMALL
        yield running.url


@pytest.mark.parametrize(("size", "lang", "theme"), [DESKTOP, *later(PHONE)])
def test_an_end_tells_the_story_of_the_game(
    open_page: OpenPage, size: str, lang: str, theme: str
) -> None:
    texts = Texts(lang)
    page = open_page("/", size=size, lang=lang, theme=theme)
    game = create_game(page, "usa-classic", ["oskar"], options={"trains": 14})
    let_bot_play(page, game)
    page.goto(f"/game/{game}")  # by its link: nothing else has been opened before
    ending = page.locator("section.end")
    expect(ending.locator(".podium .step")).to_have_count(2)
    expect(ending.locator(".podium .pin")).to_have_count(1)  # the colour at the side of a face
    charts = ending.locator("figure.chart")
    expect(charts).to_have_count(1)  # the race; the chances take a review
    ending.get_by_role("button", name=texts("story-begin")).click()
    tales = ending.locator("button.tale")
    tales.first.wait_for()
    expect(charts).to_have_count(2)
    assert_accessible(page, "the story of a game")
    with page.expect_download() as painted:
        ending.get_by_role("button", name="PNG").click()
    picture = Path(painted.value.path()).read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > LEAST
    with page.expect_download() as drawn:
        ending.get_by_role("link", name="SVG").click()
    assert "oskar" in Path(drawn.value.path()).read_text(encoding="utf-8").lower()
    number = re.findall(r"\d+", tales.last.inner_text())[0]
    tales.last.click()
    page.wait_for_url(re.compile(rf"/replay/{game}/{number}"))
    page.locator(".verdict, p.fine").first.wait_for()
    expect(page.locator("figure.chart.low")).to_have_count(1)
    assert_accessible(page, "a replay with its review")
