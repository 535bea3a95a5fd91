"""What helps a person on the page: the hint and the way on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import assert_accessible
from tests.kit.tables import later
from trials.browser_person import CLAIMABLE, Person, create_game

QUESTIONS = 20
WAY = "section.tickets header button[aria-pressed]"
UNGUIDED = """localStorage.setItem("semafor.guide", JSON.stringify({ hintsOff: true }))"""
THREAD = ".semafor-board path.thread"


class Drawer(Person):
    """Draws from the deck only."""

    def claim(self) -> bool:
        """Never."""
        return False


def draw_some(person: Person, cards: int) -> None:
    """So many cards of the deck, in turns of one's own."""
    for _card in range(cards):
        seen = person.look()
        while not seen["deck"]:
            person.page.wait_for_timeout(25)
            seen = person.look()
        person.draw(seen)


@pytest.mark.parametrize(("size", "lang"), [("desktop", "en"), *later(("phone", "pl"))])
def test_the_plan_lives_on_the_board_until_it_is_put_away(
    open_page: OpenPage, size: str, lang: str
) -> None:
    page = open_page("/", size=size, lang=lang)
    page.evaluate(UNGUIDED)  # on a phone the guide would lie over what is pressed here
    page.goto(f"/game/{create_game(page, 'legends', ['racer'], options={'trains': 12})}")
    person = Drawer(page, lang)
    person.play_out(until=lambda: person.look()["deck"])
    plan = page.locator(".plan p")
    plan.wait_for()
    first = plan.inner_text()
    expect(page.locator(THREAD).first).to_be_attached()
    assert_accessible(page, "plan")
    leaf = page.locator(".plan .leaf button").last
    if leaf.count():
        before = page.locator(".plan .leaf span").inner_text()
        leaf.click()
        expect(page.locator(".plan .leaf span")).not_to_have_text(before)
    draw_some(person, 6)
    expect(plan).not_to_have_text(first)
    page.keyboard.press("p")
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator(THREAD)).to_have_count(0)
    draw_some(person, 1)
    expect(page.locator(".plan")).to_have_count(0)
    page.keyboard.press("p")
    plan.wait_for()
    if size == "desktop":
        expect(page.locator(WAY).first).to_have_attribute("aria-pressed", "true")
    Person(page, lang).play_out()
    expect(page.locator(".plan")).to_have_count(0)


def test_a_table_without_help_shows_no_plan_and_no_hint(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'], unaided=True)}")
    person = Drawer(page)
    person.play_out(until=lambda: person.look()["deck"])
    expect(page.get_by_text(Texts("en")("web-unaided-mark"), exact=True)).to_be_visible()
    page.keyboard.press("p")
    page.keyboard.press("h")
    draw_some(person, 1)
    for gone in (".plan", ".hint", "button[aria-keyshortcuts='h']", WAY, THREAD):
        expect(page.locator(gone)).to_have_count(0)


def test_cards_and_tickets_are_touched(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    option = page.locator("form.sheet label.option").first
    option.hover()
    expect(page.locator(".semafor-board .stage.dim")).to_have_count(1)
    expect(page.locator("form.sheet small").first).to_be_visible()  # its length, as planned
    page.mouse.move(2, 2)
    expect(page.locator(".semafor-board .stage.dim")).to_have_count(0)
    person = Person(page)
    person.play_out(until=lambda: person.claims > 0 and person.look()["claims"] > 0)
    lit = page.locator(".semafor-board path.claimable.payable")
    expect(lit).to_have_count(0)
    found = None
    for card in page.locator(".hand button.stack").all():
        card.hover()
        if lit.count():
            found = card
            break
    assert found is not None
    assert_accessible(page, "touched colour")
    route = page.evaluate(CLAIMABLE, person.claimable)[0]
    found.hover()
    page.mouse.down()
    page.mouse.move(route["x"], route["y"], steps=4)
    page.mouse.up()
    expect(page.locator("form.sheet button[type='submit']")).to_be_enabled()


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
    words = {"en": "in 100 games (", "pl": "na 100 partii ("}[lang]
    hint = page.locator(".hint")
    for _question in range(QUESTIONS):  # in a second a busy machine may try too little for a number
        page.keyboard.press("h")
        hint.locator("h2").wait_for()
        if words in hint.inner_text():
            break
        page.keyboard.press("Escape")
        hint.wait_for(state="detached")
    assert words in hint.inner_text()
    hint.locator("summary").click()
    assert Texts(lang)("hint-rough-early") in hint.inner_text()
    assert_accessible(page, "hint")
    before = person.mark()
    page.keyboard.press("h")  # taken: made at once, or its route is laid open
    hint.wait_for(state="detached")
    person.wait_for_change(before)


def test_two_cards_are_asked_for_ahead(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'], pace=3000)}")
    person = Drawer(page)
    person.play_out(until=lambda: person.look()["deck"])
    ahead = page.locator(".status button[aria-keyshortcuts='d']")
    draw_some(person, 2)  # a turn: now the bot thinks for a while
    ahead.wait_for()
    cards = page.locator(".players li").first.locator("dd").nth(1)
    expect(cards).to_have_text("6")
    page.keyboard.press("d")
    expect(ahead).to_have_attribute("aria-pressed", "true")
    expect(cards).to_have_text("8")  # nothing was pressed since
