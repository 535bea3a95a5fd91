"""Every screen: what a newcomer meets, both languages, and no complaint of axe in either theme."""

import time
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from semafor.texts import Texts
from tests.browser.conftest import PATIENCE, OpenPage
from tests.kit.tables import later
from trials.browser_person import SECONDS, Person, create_game, let_bot_play

PAGES = {
    "/": "h1",
    "/new/germany": "form",
    "/new/europe?mode=table": "form",
    "/new/legends?mode=hotseat": "form",
    "/campaign": "form",
    "/join": "form",
    "/account": "form",
    "/replays": "h1",
    "/rules/europe": "h1",
    "/rules/germany": "h1",
    "/rules/legends": ".example",
    "/daily/germany": ".daily button.main",
    "/puzzle/legends": "button.move",
    "/tutorial": "h1",
    "/nowhere": "h1",
}
FIRST_LOAD = 350 * 1024  # bytes on the wire
DESKTOP, PHONE = ("desktop", "en", "light"), ("phone", "pl", "dark")


def assert_accessible(page: Page, where: str) -> None:
    """No violation of any rule of axe."""
    found = Axe().run(page).response["violations"]
    told = [
        f"{where}: {rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for rule in found
        for node in rule["nodes"][:3]
    ]
    assert not told, "\n".join(told)


@pytest.mark.parametrize(("size", "lang", "theme"), [DESKTOP, PHONE])
def test_pages_are_accessible(open_page: OpenPage, size: str, lang: str, theme: str) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    page.locator("button.edition").first.click()
    page.locator(".levels button").first.wait_for()
    assert_accessible(page, "who one plays against")
    for path, sign in PAGES.items():
        page.goto(path)
        page.locator(sign).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert_accessible(page, path)


@pytest.mark.parametrize(("size", "lang", "theme"), [DESKTOP, *later(PHONE)])
def test_a_game_is_accessible(open_page: OpenPage, size: str, lang: str, theme: str) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    page.goto(f"/game/{create_game(page, 'europe', ['racer'])}")
    person = Person(page, lang)
    page.locator("form.sheet").wait_for()
    assert_accessible(page, "choosing tickets")
    person.play_out(until=lambda: person.look()["claims"] > 0)
    assert_accessible(page, "a turn")
    for key in ("/", "r", "l", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        assert_accessible(page, f"dialog {key}")
        page.keyboard.press("Escape")
    page.get_by_role("button", name=Texts(lang)("web-menu")).click()
    page.locator("dialog[open]").wait_for()
    assert_accessible(page, "menu")
    page.keyboard.press("Escape")
    page.locator("path.hit[data-route]").first.focus()
    page.keyboard.press("Enter")
    page.locator("form.sheet").wait_for()
    assert_accessible(page, "a route")


@pytest.mark.parametrize(("size", "lang", "theme"), [*later(DESKTOP), PHONE])
def test_the_end_and_the_replay_are_accessible(
    open_page: OpenPage, size: str, lang: str, theme: str
) -> None:
    page = open_page("/", size=size, lang=lang, theme=theme)
    game = finished_game(page)
    page.goto(f"/game/{game}")
    page.locator("section.end").wait_for()
    page.wait_for_load_state("networkidle")
    assert_accessible(page, "final scoring")
    page.goto(f"/replay/{game}")
    page.locator(".semafor-board").wait_for()
    page.wait_for_load_state("networkidle")
    assert_accessible(page, "replay")


@pytest.mark.parametrize("size", [*later("desktop"), "phone"])
def test_the_final_score_of_five_fits_beside_the_board(open_page: OpenPage, size: str) -> None:
    page = open_page("/", size=size)
    page.goto(f"/game/{finished_game(page, 'legends', 4)}")
    table = page.locator("section.end table")
    table.wait_for()
    assert table.evaluate(
        "table => table.parentElement.scrollWidth <= table.parentElement.clientWidth"
    )
    expect(table.locator("thead th")).to_have_count(6)


def test_who_lets_a_bot_play_keeps_no_connection_of_the_game(open_page: OpenPage) -> None:
    page = open_page("/")
    with page.expect_websocket() as made:
        finished_game(page)
    if not made.value.is_closed():
        made.value.wait_for_event("close", timeout=PATIENCE)


def finished_game(page: Page, edition: str = "europe", bots: int = 1) -> str:
    """A game played by bots: somebody sits down and lets one play at once."""
    game = create_game(page, edition, ["racer"] * bots)
    let_bot_play(page, game)
    return game


def online_pair(page: Page, open_page: OpenPage, **more: Any) -> tuple[Person, Person]:
    """Two people at their own screens, in a game that has begun."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    game = create_game(page, "usa-classic", [], mode="online", seats=seats, **more)
    page.goto(f"/game/{game}")
    link = page.get_by_label("Invitation link").input_value()
    other = open_page(link[link.index("/join") :], size="phone", lang="en")
    other.get_by_label("Your name").fill("Piotr <b>&amp;</b>")
    other.get_by_role("button", name="Take the seat").click()
    page.get_by_text("Everyone is here").wait_for()
    page.get_by_role("button", name="Begin").click()
    return Person(page), Person(other)


def test_a_newcomer_is_in_a_game_after_two_clicks(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Europe").click()
    page.get_by_role("button", name="beginner").click()
    page.locator("form.sheet").wait_for()
    expect(page.locator(".semafor-board path.hit")).to_have_count(101)


def test_a_board_comes_with_few_bytes(open_page: OpenPage) -> None:
    page = open_page("/")
    game = create_game(page, "europe", ["racer"])
    browser = page.context.browser
    assert browser is not None
    known = page.context.storage_state()
    other = browser.new_context(base_url=page.url, storage_state=known)  # with an empty cache
    cold = other.new_page()
    sizes: list[float] = []
    network = other.new_cdp_session(cold)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    cold.goto(f"/game/{game}")
    cold.locator("form.sheet").wait_for(timeout=PATIENCE)
    cold.wait_for_load_state("networkidle")
    assert len(sizes) > 10
    assert sum(sizes) < FIRST_LOAD, f"{sum(sizes) / 1024:.0f} KB"
    other.close()


def test_the_language_changes_in_place(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'europe', ['racer'])}")
    page.locator("form.sheet").wait_for()
    page.get_by_text("Warsaw").first.wait_for(state="attached")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Polski").check()
    page.keyboard.press("Escape")
    page.get_by_text("Warszawa").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert page.locator("form.sheet").is_visible()  # nothing was loaded again


def test_a_claim_can_be_taken_back(open_page: OpenPage) -> None:
    page = open_page("/")
    person, rival = online_pair(page, open_page)
    end = time.monotonic() + SECONDS
    while not person.claims and time.monotonic() < end:
        if not person.decide(person.look()):  # nobody hurries who takes a claim back
            rival.decide(rival.look())
    undo = page.locator("button[aria-keyshortcuts='u']")
    undo.click()
    undo.wait_for(state="detached")
    page.locator(".semafor-board path.claimable").first.wait_for(state="attached")
    expect(page.locator(".players li").first).to_contain_text("45")


def test_against_bots_a_claim_can_be_taken_back_after_they_have_moved(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    person = Person(page)
    person.play_out(until=lambda: person.claims > 0 and person.look()["deck"])
    expect(page.locator(".players li").first).not_to_contain_text("45")
    # The quiet one goes back further.
    undo = page.locator("button[aria-keyshortcuts='u']:not(.quiet)")
    undo.click()
    undo.wait_for(state="detached")
    expect(page.locator(".players li").first).to_contain_text("45")


def test_a_route_that_cannot_be_claimed_says_why(open_page: OpenPage) -> None:
    page = open_page("/")
    page.goto(f"/game/{create_game(page, 'usa-classic', ['racer'])}")
    person = Person(page)
    person.play_out(until=lambda: person.look()["deck"])
    page.locator("path.hit[data-route='portland-san_francisco/1']").focus()
    page.keyboard.press("Enter")
    page.locator("form.sheet .why").wait_for()
    assert len(page.locator("form.sheet .why").inner_text()) > 10


def test_a_replay_steps_and_branches_off(open_page: OpenPage) -> None:
    page = open_page("/")
    game = finished_game(page)
    page.goto(f"/replay/{game}")
    page.locator(".semafor-board").wait_for()
    page.keyboard.press("End")
    slider = page.locator("input[type='range']").first
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(last - 1))
    with page.expect_download() as download:
        page.get_by_role("link", name="record").click()
    assert download.value.suggested_filename.endswith(".semafor.json")


def test_the_tutorial_begins_a_real_game(open_page: OpenPage) -> None:
    page = open_page("/tutorial")
    page.locator(".start .button.main").click()
    page.locator("form.sheet").wait_for()
    page.get_by_text("Guide").first.wait_for()
