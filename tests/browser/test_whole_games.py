"""Whole games in a browser: every edition by mouse, turns by keyboard, on desktop and phone, in both languages."""

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.person import Person, Typist, create_game


@pytest.mark.parametrize(
    ("edition", "size", "lang", "theme"),
    [
        ("usa-classic", "desktop", "en", "light"),
        ("usa-refreshed", "phone", "pl", "light"),
        ("europe", "desktop", "pl", "dark"),
        ("germany", "phone", "en", "dark"),
        ("legends", "desktop", "pl", "light"),
        ("legends", "phone", "en", "dark"),
    ],
)
def test_a_whole_game_by_mouse(
    open_page: OpenPage, edition: str, size: str, lang: str, theme: str
) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    game = create_game(page, edition, ["racer"])
    page.goto(f"/game/{game}")
    person = Person(page, lang)
    person.play_out()
    assert person.decisions > 20
    assert person.claims > 3


def test_turns_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("/")
    game = create_game(page, "usa-classic", ["racer"])
    page.goto(f"/game/{game}")
    typist = Typist(page)
    typist.play_out(until=lambda: typist.claims > 2 and typist.decisions > 12)
    assert typist.claims > 2
