"""What a person is told of bots' secrets, and a word of one's own in the shuffle, in a browser."""

from __future__ import annotations

import pytest

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.kit.tables import later


@pytest.mark.parametrize("lang", [*later("en"), "pl"])
def test_a_teaching_game_with_a_word_is_begun_marked_and_explained(
    open_page: OpenPage, lang: str
) -> None:
    texts = Texts(lang)
    page = open_page("/new", lang=lang)
    page.get_by_text(texts("web-more-options")).click()
    page.get_by_label(texts("web-teaching")).check()
    page.get_by_label(texts("web-word-wish")).check()
    page.get_by_role("button", name=texts("web-play"), exact=True).click()
    page.get_by_label(texts("web-word-field")).fill("deszcz")
    assert len(page.locator("details code").inner_text()) == 64
    page.get_by_role("button", name=texts("web-word-say"), exact=True).click()
    page.get_by_text(texts("web-teaching-mark"), exact=True).wait_for()
    page.locator("form.sheet").wait_for()


def test_before_the_end_a_reason_says_that_it_keeps_secrets(open_page: OpenPage) -> None:
    texts = Texts("en")
    page = open_page("/new")
    page.get_by_role("button", name=texts("web-play"), exact=True).click()
    page.locator("form.sheet").wait_for()
    for box in page.locator("form.sheet input[type=checkbox]").all():
        box.check()
    page.locator("form.sheet button.main").click()
    page.locator(".status.mine button", has_text=texts("play-hint")).wait_for()
    page.locator("form.sheet").wait_for(state="detached")
    page.get_by_role("button", name=texts("web-why")).first.click()
    page.get_by_role("dialog").get_by_text(texts("web-why-open")).wait_for()
