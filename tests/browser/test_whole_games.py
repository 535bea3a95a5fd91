"""Whole games in a browser: every edition by mouse, one by keyboard, on desktop and phone, in both languages."""

import pytest

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.browser.person import Person, Typist, create_game

GAMES = 8
ENOUGH = 40  # decisions; later few cards are left to draw
OPTIONS = "form.sheet input[name$='-option']"


class Drawer(Person):
    """Collects cards and claims nothing, so that an event asks for some of them."""

    def claim(self) -> bool:
        """Never."""
        return False

    def is_asked(self) -> bool:
        """Whether the sheet of an effect is open."""
        return self.page.locator(OPTIONS).count() > 0


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
    is_short = edition == "legends"  # twenty trains, and a racer
    assert person.decisions > (8 if is_short else 20)
    assert person.claims > (1 if is_short else 3)


def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    game = create_game(page, "usa-classic", ["racer"])
    page.goto(f"/game/{game}")
    typist = Typist(page)
    typist.play_out()
    assert typist.claims > 3


def test_what_an_event_asks_is_answered_in_a_sheet(open_page: OpenPage) -> None:
    page = open_page("/", size="phone")
    for _game in range(GAMES):
        page.goto(f"/game/{create_game(page, 'legends', ['racer'])}")
        drawer = Drawer(page)
        drawer.play_out(until=lambda d=drawer: d.is_asked() or d.decisions > ENOUGH)
        if not drawer.is_asked():  # that event has not come
            continue
        options = page.locator(OPTIONS)
        title = page.locator(".sheet h2").inner_text()
        assert title.lower() == Texts("en")("web-effect-discard").lower()
        assert options.count() > 1
        options.last.check()
        assert drawer.done(lambda: page.click("form.sheet button[type='submit']"))
        assert drawer.done(lambda: page.click("form.sheet button[type='submit']"))
        assert not drawer.is_asked()
        return
    pytest.skip("the event that asks did not turn up")
