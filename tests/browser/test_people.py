"""Accounts, a rematch, a clock that runs out, stand-ins and fingers."""

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.test_screens import finished_game
from trials.browser_person import Person, create_game

WIDTH = "document.querySelector('.semafor-board svg.sheet').getBoundingClientRect().width"


def fill_in(page: Page, name: str, password: str, button: str) -> None:
    """The form of the account page."""
    page.goto("/account")
    page.get_by_role("group").get_by_role("button", name=button).click()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill(password)
    page.locator("form").get_by_role("button", name=button).click()


def test_games_follow_an_account_to_another_browser(open_page: OpenPage) -> None:
    page = open_page("/")
    fill_in(page, "Ada Żółta", "bocznica nr 7", "New account")
    page.get_by_text("You are logged in as Ada Żółta.").wait_for()
    game = create_game(page, "europe", ["racer"])
    other = open_page("/")
    fill_in(other, "Ada Żółta", "not the password", "Log in")
    other.get_by_role("alert").wait_for()
    fill_in(other, "Ada Żółta", "bocznica nr 7", "Log in")
    other.get_by_text("You are logged in as Ada Żółta.").wait_for()
    other.goto("/")
    other.locator(f"a[href*='{game}']").first.wait_for()
    other.goto(f"/game/{game}")
    other.locator("form.sheet").wait_for()
    other.goto("/account")
    other.get_by_role("button", name="Log out").click()
    other.get_by_role("group").wait_for()


@pytest.mark.thorough  # three people do so in test_seats.py
def test_the_same_people_play_once_more(open_page: OpenPage) -> None:
    page = open_page("/")
    game = finished_game(page)
    page.goto(f"/game/{game}")
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(re.compile(rf"/game/(?!{game})"))
    page.locator("form.sheet").wait_for()


def test_a_clock_that_runs_out_and_a_person_who_comes_back(open_page: OpenPage) -> None:
    page = open_page("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "racer"}]
    clock = {"bank": 5, "increment": 0}
    wish = {"seats": seats, "clock": clock, "pace": 5_000}
    page.goto(f"/game/{create_game(page, 'usa-classic', [], mode='online', **wish)}")
    begin = page.get_by_role("button", name="Begin")
    page.locator("form.sheet").or_(begin).first.wait_for()
    if begin.is_visible():
        begin.click()
    page.get_by_role("button", name="Take over from the bot").first.wait_for()
    page.get_by_role("button", name="Take over from the bot").first.click()
    page.get_by_role("button", name="Take over from the bot").wait_for(state="detached")


def test_two_fingers_zoom_the_board(open_page: OpenPage) -> None:
    page = open_page("/", size="phone")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    person = Person(page)
    person.play_out(until=lambda: person.look()["deck"])
    before = page.evaluate(WIDTH)
    box = page.locator(".semafor-board").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y}, {"x": x + apart, "y": y}]
        points = [{**point, "id": number} for number, point in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 20)
    for apart in range(30, 121, 15):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(f"() => {WIDTH} > {1.5 * before}")
