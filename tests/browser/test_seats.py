"""Your seat is yours: logging in, leaving and removing, colours, who begins, playing again, phones that sleep."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from semafor.server.games import judging, lobby
from semafor.server.settings import Settings
from tests.browser.conftest import OpenPage
from tests.browser.test_people import fill_in
from tests.browser.test_screens import assert_accessible
from tests.browser.test_together import let_bot_play
from tests.server.running import Running, serving, wait_until
from trials.browser_person import create_game, post

AWAY = 2.0
WARNING = 1.0
SHORT = {"trains": 12}  # for a game whose end is waited for
END = 240_000  # milliseconds for a game of bots on a busy machine


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which somebody may be replaced after seconds, not minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "AWAY_SECONDS", AWAY)
        with serving(Settings(data=tmp_path_factory.mktemp("seats") / "games.sqlite")) as server:
            yield server


@pytest.fixture(scope="module")
def address(running: Running) -> str:
    """In place of the server that all other tests share."""
    return running.url


def open_table(host: Page, *names: str, **more: object) -> str:
    """Anna's lobby with so many open seats."""
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "open"} for _ in names)]
    game = create_game(host, "usa-classic", [], mode="online", seats=seats, **more)
    host.goto(f"/game/{game}")
    return game


def join(open_page: OpenPage, host: Page, name: str, size: str = "desktop") -> Page:
    """Somebody comes by the link."""
    link = host.get_by_label("Invitation link").input_value()
    guest = open_page(link[link.index("/join") :], size=size)
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Take the seat").click()
    guest.locator(".seats").get_by_text(name).wait_for()
    return guest


def play_to_the_end(*pages: Page) -> None:
    for page in pages:
        page.locator("form.sheet").wait_for()
        let_bot_play(page)
    for page in pages:
        page.locator("section.end").wait_for(timeout=END)


def test_a_guest_who_logs_in_keeps_the_seat(open_page: OpenPage) -> None:
    device = open_page("/")
    fill_in(device, "Ada", "bocznica nr 7", "New account")
    device.get_by_text("You are logged in as Ada.").wait_for()
    host = open_page("/")
    game = open_table(host, "Piotr")
    guest = join(open_page, host, "Piotr", size="phone")
    host.get_by_role("button", name="Begin").click()
    guest.locator("form.sheet").wait_for()
    fill_in(guest, "Ada", "bocznica nr 7", "Log in")
    guest.get_by_text("in your account: 1 game or campaign").wait_for()
    guest.goto("/")
    guest.locator(f"a[href*='{game}']").first.click()
    guest.locator("form.sheet").wait_for()
    device.goto(f"/game/{game}")
    device.locator("form.sheet").wait_for()


def test_a_lobby_has_ways_out(open_page: OpenPage) -> None:
    host = open_page("/")
    open_table(host, "Piotr", "Ewa")
    piotr = join(open_page, host, "Piotr")
    ewa = join(open_page, host, "Ewa", size="phone")
    for page, where in ((host, "the host's lobby"), (ewa, "a guest's lobby")):
        assert_accessible(page, where)
    # Another name, another seat.
    ewa.get_by_label("Your name").fill("Ewka")
    ewa.get_by_role("button", name="Change name").click()
    host.locator(".seats").get_by_text("Ewka").wait_for()
    host.get_by_role("button", name="Move Ewka up one seat").click()
    expect(piotr.locator(".seats li").nth(1)).to_contain_text("Ewka")
    # Piotr goes by himself; Ewka is sent away, after a question, and told.
    piotr.get_by_role("button", name="Leave").click()
    piotr.wait_for_url("**/")
    expect(host.locator(".seats li").nth(2)).to_contain_text("open seat")
    ewa.get_by_role("button", name="Sit here").click()
    expect(host.locator(".seats li").nth(2)).to_contain_text("Ewka")
    host.get_by_role("button", name="Remove Ewka").click()
    host.get_by_role("button", name="No", exact=True).click()
    host.get_by_role("button", name="Remove Ewka").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    ewa.get_by_text("The host has removed you from this table").wait_for()
    ewa.goto("/")
    ewa.get_by_text("The host has removed you from a table").wait_for()
    ewa.get_by_role("button", name="OK").click()
    expect(ewa.get_by_text("The host has removed you from a table")).to_have_count(0)


def colours_of(page: Page, where: str) -> list[str]:
    """The paint of the badges, in the order of the seats."""
    found = page.locator(f"{where} svg rect").evaluate_all(
        "all => all.map(rect => rect.getAttribute('fill'))"
    )
    return [str(fill) for fill in found]


BLUE, RED, GREEN, BLACK = "#1f62b5", "#b8231d", "#2f8f4e", "#2d2c31"


def test_colours_and_who_begins_in_a_lobby(open_page: OpenPage) -> None:
    host = open_page("/")
    open_table(host, "Piotr", first=None, options=SHORT)
    piotr = join(open_page, host, "Piotr", size="phone")
    piotr.get_by_text("drawn at random").wait_for()
    piotr.get_by_label("Train colour: Piotr").select_option("black")
    host.get_by_label("Train colour: Anna").select_option("green")
    host.get_by_label("Who goes first").select_option("Piotr")
    piotr.get_by_text("Goes first: Piotr").wait_for()
    assert colours_of(piotr, ".seats") == [GREEN, BLACK]
    host.get_by_role("button", name="Begin").click()
    for page in (host, piotr):
        page.locator("form.sheet button[type='submit']").wait_for()
    assert colours_of(host, ".players .head") == [GREEN, BLACK]
    for page in (host, piotr):
        let_bot_play(page)
    for page in (host, piotr):
        page.locator("section.end").wait_for(timeout=END)
    fills = host.locator(".semafor-board").first.inner_html()
    assert GREEN in fills
    assert BLUE not in fills
    host.goto(host.url.replace("/game/", "/replay/"))
    host.locator("svg rect[fill='#2f8f4e']").first.wait_for()


def test_colours_and_who_begins_of_a_new_game(open_page: OpenPage) -> None:
    page = open_page("/")
    page.get_by_role("link", name="With friends").click()
    expect(page.locator("input[name='mode'][value='online']")).to_be_checked()
    page.get_by_text("On one screen").click()
    page.get_by_label("Your name").fill("Ola")
    page.get_by_label("Player 2: name").fill("Jan")
    page.get_by_label("Player 1: train colour").select_option("black")
    page.get_by_label("Player 3: train colour").select_option("black")
    page.get_by_role("button", name="Remove player 3").click()
    page.get_by_label("Player 2: train colour").select_option("green")
    page.get_by_label("Who goes first").select_option("Jan")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".curtain").wait_for()
    game = page.url.rsplit("/", 1)[1]
    table = page.evaluate("async (id) => (await fetch(`/api/games/${id}`)).json()", game)
    # Player 3 took black from player 1 and left; player 1 has what was given back for it.
    colours = {seat["name"]: seat["colour"] for seat in table["seats"]}
    assert colours["Jan"] == "green"
    assert colours["Ola"] not in ("green", "black")


def test_three_people_play_again(open_page: OpenPage) -> None:
    host = open_page("/")
    game = open_table(host, "Piotr", "Ewa", options=SHORT)
    piotr = join(open_page, host, "Piotr")
    ewa = join(open_page, host, "Ewa", size="phone")
    host.get_by_role("button", name="Begin").click()
    play_to_the_end(host, piotr, ewa)
    for page in (host, piotr, ewa):  # nothing is left that no longer works
        expect(page.get_by_role("button", name="Take over from the bot")).to_have_count(0)
    piotr.get_by_role("button", name="Play again", exact=True).click()
    piotr.get_by_text("The seats are kept").wait_for()
    second = piotr.url
    assert game not in second
    host.get_by_text("Piotr wants another game.").wait_for()
    host.get_by_role("button", name="Join").click()
    host.wait_for_url(second)
    ewa.goto("/")
    row = ewa.locator("a.row", has_text="Rematch: a seat is kept for you")
    row.click()
    ewa.wait_for_url(second)
    piotr.get_by_text("Everyone is here.").wait_for()
    piotr.get_by_role("button", name="Begin").click()
    for page in (host, piotr, ewa):
        page.locator("form.sheet").wait_for()


def test_a_bot_is_called_after_a_while_and_sent_off_with_one_click(open_page: OpenPage) -> None:
    host = open_page("/")
    game = open_table(host, "Piotr")
    piotr = join(open_page, host, "Piotr")
    host.get_by_role("button", name="Begin").click()
    host.locator("form.sheet").wait_for()
    piotr.locator("form.sheet").wait_for()
    piotr.goto("/rules")
    host.locator("form.sheet label").first.click()
    host.locator("form.sheet label").nth(1).click()
    host.locator("form.sheet button[type='submit']").click()
    host.get_by_text("just gone").first.wait_for()
    host.get_by_role("button", name="Let a bot play for Piotr").click()
    piotr.goto("/")
    piotr.locator(f"a[href*='{game}']").get_by_text("A bot is playing for you.").wait_for()
    piotr.locator(f"a[href*='{game}']").click()
    piotr.get_by_role("button", name="Take over from the bot").first.click()
    expect(piotr.get_by_role("button", name="Take over from the bot")).to_have_count(0)


# ---------------------------------------------------------------- a table with phones


def seat_phone(open_page: OpenPage, screen: Page, game: str, seat: int, name: str) -> Page:
    link = post(screen, f"/api/games/{game}/hand", {"seat": seat})
    phone = open_page(link["path"], size="phone")
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Sit down").click()
    screen.locator(".seats").get_by_text(name).wait_for()
    return phone


def test_phones_of_a_table_follow_to_the_next_game(open_page: OpenPage) -> None:
    screen = open_page("/")
    seats = [{"kind": "open"}, {"kind": "open"}]
    game = create_game(screen, "usa-classic", [], mode="table", seats=seats, options=SHORT)
    screen.goto(f"/game/{game}")
    phones = [
        seat_phone(open_page, screen, game, seat, name) for seat, name in enumerate(("Ola", "Jan"))
    ]
    screen.get_by_role("button", name="Begin").click()
    play_to_the_end(*phones)
    screen.locator("section.end").wait_for(timeout=END)
    phones[0].get_by_role("button", name="Play again", exact=True).click()
    for page in (screen, *phones):
        page.get_by_text("The seats are kept").wait_for()
    assert len({page.url for page in (screen, *phones)}) == 1
    screen.get_by_role("button", name="Begin").click()
    for phone in phones:
        phone.locator("form.sheet").wait_for()


def test_a_sleeping_phone_keeps_its_seat_by_coming_back(
    open_page: OpenPage, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = open_page("/")
    seats = [{"kind": "open"}, {"kind": "bot", "level": "racer"}]
    game = create_game(screen, "usa-classic", [], mode="table", seats=seats)
    screen.goto(f"/game/{game}")
    phone = seat_phone(open_page, screen, game, 0, "Ola")
    screen.get_by_role("button", name="Begin").click()
    phone.locator("form.sheet").wait_for()
    room = running.server.hub.rooms[game]

    async def is_asleep() -> bool:
        return 0 in room.away()

    def fall_asleep() -> None:
        phone.goto("about:blank")
        wait_until(lambda: running.call(is_asleep()))

    def sleep_long() -> None:
        room.left_at[0] -= lobby.HAND_AWAY_SECONDS

    fall_asleep()
    screen.get_by_role("button", name="Menu").click()
    screen.get_by_role("button", name="Play on a phone").click()
    give = screen.get_by_role("button", name="Give this seat to another phone")
    give.click()
    screen.get_by_text("This phone may only be asleep").wait_for()
    sleep_long()
    give.click()
    screen.get_by_text("Ola has been warned").wait_for()
    screen.get_by_text("another phone can take the seat, unless Ola comes back").wait_for()
    phone.goto(f"/game/{game}")
    phone.locator("form.sheet").wait_for()
    expect(screen.get_by_text("unless Ola comes back")).to_have_count(0)
    # Gone for good: after the warning the code is there, and it works.
    fall_asleep()
    sleep_long()
    monkeypatch.setattr(lobby, "HAND_WARNING_SECONDS", WARNING)
    give.click()
    address = screen.locator("dialog code").inner_text()
    other = open_page(address[address.index("/hand/") :], size="phone")
    other.get_by_role("button", name="Sit down").click()
    other.locator("form.sheet").wait_for()
    phone.goto("/")
    phone.get_by_text("went to another phone").wait_for()


# ---------------------------------------------------------------- a campaign


def test_nobody_is_removed_from_a_campaign_without_a_question_and_a_notice(
    open_page: OpenPage,
) -> None:
    host = open_page("/")
    companies = [
        {"company": "blue", "kind": "me", "name": "Anna"},
        {"company": "red", "kind": "open"},
    ]
    campaign = post(host, "/api/campaigns", {"companies": companies, "pace": 0})["id"]
    host.goto(f"/campaign/{campaign}")
    link = host.locator(".invite code").inner_text()
    milo = open_page(link[link.index("/campaign") :], size="phone")
    milo.get_by_role("textbox").fill("Milo")
    milo.get_by_role("button", name="Take").first.click()
    milo.locator("section[aria-labelledby='companies']").get_by_text("Milo").wait_for()
    host.get_by_role("button", name="Remove Milo from").click()
    host.get_by_role("dialog").get_by_role("button", name="No").click()
    host.get_by_role("button", name="Remove Milo from").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    milo.get_by_text("The host has taken").wait_for()
    milo.goto("/")
    milo.get_by_text("from you in the campaign").wait_for()
