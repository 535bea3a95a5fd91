"""Whole games in a browser: every edition by mouse, one by keyboard, on desktop and phone, in both languages."""

import pytest

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.kit.luck import Luck
from tests.kit.tables import later, often
from trials.browser_person import Person, Typist, create_game

# One of seven events asks; in the game that is dealt by these words it comes early.
DEAL = "an event that asks 2"
ENOUGH = 40  # decisions
# At the gate games are short: a beginning, an end, and less of what lies between. A game of Legends has twenty trains anyway.
SHORT = {"trains": often(14, 45)}
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
        ("europe", "desktop", "pl", "dark"),
        ("germany", "phone", "en", "light"),
        *later(
            ("usa-classic", "desktop", "en", "light"),
            ("usa-refreshed", "phone", "pl", "light"),
            ("legends", "desktop", "pl", "light"),
            ("legends", "phone", "en", "dark"),
        ),
    ],
)
def test_a_whole_game_by_mouse(
    open_page: OpenPage, edition: str, size: str, lang: str, theme: str
) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    options = {} if edition == "legends" else SHORT
    game = create_game(page, edition, ["racer"], options=options)
    page.goto(f"/game/{game}")
    person = Person(page, lang)
    person.play_out()
    assert person.decisions > 8
    assert person.claims > 1
    assert said == []  # not one word on the console, of whatever kind


def test_a_whole_game_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    game = create_game(page, "usa-classic", ["racer"], options=SHORT)
    page.goto(f"/game/{game}")
    typist = Typist(page)
    typist.play_out()
    assert typist.claims > 1


def test_what_an_event_asks_is_answered_in_a_sheet(open_page: OpenPage, luck: Luck) -> None:
    luck.begin(DEAL)
    page = open_page("/", size="phone")
    page.goto(f"/game/{create_game(page, 'legends', ['racer'])}")
    drawer = Drawer(page)
    drawer.play_out(until=lambda: drawer.is_asked() or drawer.decisions > ENOUGH)
    assert drawer.is_asked(), "the event that asks does not come: find other words for a deal"
    options = page.locator(OPTIONS)
    title = page.locator(".sheet h2").inner_text()
    assert title.lower() == Texts("en")("ask-discard").lower()
    assert options.count() > 1
    options.last.check()
    assert drawer.done(lambda: page.click("form.sheet button[type='submit']"))
    assert drawer.done(lambda: page.click("form.sheet button[type='submit']"))
    assert not drawer.is_asked()
