"""Several people: two browsers in one online game, one screen with a curtain, a table with phones."""

import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_screens import assert_accessible, online_pair
from trials.browser_person import BEAT, PATIENCE, SECONDS, SOON, Person, create_game, play_in_turns


def standing(page: Page) -> list[str]:
    """What everybody sees of the players, and the market."""
    page.locator(".players").first.wait_for()
    return [*page.locator(".players li").all_inner_texts(), *cards(page)]


def cards(page: Page) -> list[str]:
    """The market and the deck, as they are read aloud."""
    places = page.locator("[data-anchor^='market-'], button[data-anchor='deck']")
    return list(places.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))


def eventually(holds: Callable[[], bool], page: Page) -> None:
    """Wait until something holds of pages that are still being told."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, standing(page)
        page.wait_for_timeout(BEAT)


def let_bot_play(page: Page) -> None:
    """By the menu: a bot stands in for this seat."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()


def test_two_browsers_one_game_and_a_reload_in_the_middle(open_page: OpenPage) -> None:
    host = open_page("/")
    people = online_pair(host, open_page, options={"trains": 30})
    guest = people[1].page
    play_in_turns(people, 10)
    eventually(lambda: cards(host) == cards(guest), host)  # both have seen the last move
    before = standing(host)
    host.reload()
    eventually(lambda: standing(host) == before, host)
    assert any("Piotr <b>" in line for line in before)  # markup is only text
    play_in_turns(people, 6)
    for page in (host, guest):
        let_bot_play(page)
    for page in (host, guest):
        page.locator("section.end").wait_for(timeout=SECONDS * 1000)
    host.locator("section.end").get_by_text("Anna").first.wait_for()


def test_a_table_is_opened_by_link(open_page: OpenPage) -> None:
    host = open_page("/")
    host.get_by_role("link", name="With friends").click()
    host.get_by_text("Online by link").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Remove player 3").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Invitation link").wait_for()
    host.get_by_role("button", name="Begin with 1 bot").click()
    host.locator("form.sheet").wait_for()


def test_the_curtain_hides_one_persons_cards_from_the_next(open_page: OpenPage) -> None:
    page = open_page("/")
    seats = [{"kind": "me", "name": "Ola"}, {"kind": "person", "name": "Jan"}]
    game = create_game(page, "usa-classic", [], mode="hotseat", seats=seats)
    page.goto(f"/game/{game}")
    person = Person(page)
    seen = set()
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        look = person.look()
        if look["curtain"]:
            if not seen:
                assert_accessible(page, "curtain")
            seen.update(page.locator(".curtain h1").all_inner_texts())
        if len(seen) > 1 and person.decisions > 6:
            return
        handover = page.locator(".status .buttons .main")
        if not person.decide(look) and handover.count():
            with suppress(TimeoutError):  # the next person has the screen already
                handover.first.click(timeout=SOON)
        page.wait_for_timeout(BEAT)
    raise AssertionError((seen, person.decisions, person.look()))


def test_a_phone_becomes_a_hand_by_its_code(open_page: OpenPage) -> None:
    screen = open_page("/")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "racer"}]
    game = create_game(screen, "usa-classic", [], mode="table", seats=seats)
    screen.goto(f"/game/{game}")
    path = screen.evaluate(
        """async (game) => {
          const answer = await fetch(`/api/games/${game}/hand`, {
            method: "POST", headers: { "Content-Type": "application/json", "X-Semafor": "1" },
            body: JSON.stringify({ seat: 0 }),
          });
          return (await answer.json()).path;
        }""",
        game,
    )
    phone = open_page(path, size="phone")
    phone.get_by_role("button", name="Sit down").wait_for()
    assert_accessible(phone, "a hand is offered to a phone")
    phone.get_by_role("button", name="Sit down").click()
    screen.get_by_text("Everyone is here").wait_for()
    screen.get_by_role("button", name="Begin").click()
    person = Person(phone)
    person.play_out(until=lambda: person.decisions > 6)
    expect(phone.locator(".hand")).to_be_visible()
    expect(screen.locator(".semafor-board")).to_be_visible()
    expect(screen.locator(".hand")).to_have_count(0)
    assert_accessible(phone, "a hand on a phone")
    assert_accessible(screen, "a table whose hands are on phones")


def test_a_spectator_sees_no_hand(open_page: OpenPage) -> None:
    player = open_page("/")
    game = create_game(player, "europe", ["racer"])
    player.goto(f"/game/{game}")
    Person(player).play_out(until=lambda: player.locator(".hand").count() > 0)
    watcher = open_page(f"/game/{game}")
    watcher.locator(".semafor-board").wait_for()
    assert watcher.locator(".hand li").count() == 0
    assert watcher.locator("form.sheet").count() == 0
    assert_accessible(watcher, "watching")


def test_a_local_server_says_that_phones_cannot_come_and_offers_to_let_them_in(
    open_page: OpenPage,
) -> None:
    host = open_page("/")
    seats = [{"kind": "open"}, {"kind": "open"}]
    host.goto(f"/game/{create_game(host, 'usa-classic', [], mode='table', seats=seats)}")
    notice = host.locator(".lan")
    notice.get_by_text("So far only this computer can open these links").wait_for()
    notice.get_by_role("button", name="Let devices on this network join").wait_for()


def test_a_long_name_never_hides_a_score(open_page: OpenPage) -> None:
    wide = "W" * 24
    seats = [
        {"kind": "me", "name": wide},
        {"kind": "person", "name": wide[1:] + "M"},
        {"kind": "bot", "level": "beginner"},
    ]
    for size in ("desktop", "phone"):
        page = open_page("/", size=size)
        page.goto(f"/game/{create_game(page, 'usa-classic', [], mode='hotseat', seats=seats)}")
        width = page.viewport_size["width"]
        sign = page.locator(".curtain .sign")
        sign.wait_for()
        edge = sign.bounding_box()
        for part in (sign, sign.locator("h1"), sign.get_by_role("button")):
            box = part.bounding_box()
            assert box["x"] >= edge["x"] >= 0, (size, box)
            assert box["x"] + box["width"] <= edge["x"] + edge["width"] <= width, (size, box)
        page.get_by_role("button", name="I am").or_(page.locator(".curtain button")).first.click()
        page.locator(".players .score").first.wait_for()
        for score in page.locator(".players .score").all():
            box = score.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width, (size, box)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
