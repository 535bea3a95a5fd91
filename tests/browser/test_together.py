"""Several people: two browsers in one online game, one screen with a curtain, a table with phones."""

from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.person import BEAT, Person, create_game, play_in_turns


def standing(page: Page) -> list[str]:
    """What everybody sees of the players, and the market."""
    page.locator(".players").first.wait_for()
    return [
        *page.locator(".players li").all_inner_texts(),
        *page.locator("[data-anchor^='market-']").evaluate_all(
            "cards => cards.map(card => card.getAttribute('aria-label'))"
        ),
    ]


def let_bot_play(page: Page) -> None:
    """By the menu: a bot stands in for this seat."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()


def test_two_browsers_one_game_and_a_reload_in_the_middle(open_page: OpenPage) -> None:
    host = open_page("/")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    host.goto(f"/game/{create_game(host, 'usa-classic', [], mode='online', seats=seats)}")
    link = host.get_by_label("Invitation link").input_value()
    guest = open_page(link[link.index("/join") :], size="phone", lang="en")
    guest.get_by_label("Your name").fill("Piotr <b>&amp;</b>")
    guest.get_by_role("button", name="Take the seat").click()
    host.get_by_text("Everybody is here").wait_for()
    host.get_by_role("button", name="Begin").click()
    people = [Person(host), Person(guest)]
    play_in_turns(people, 16)
    before = standing(host)
    host.reload()
    assert standing(host) == before
    assert any("Piotr <b>" in line for line in before)  # markup is only text
    play_in_turns(people, 8)
    for page in (host, guest):
        let_bot_play(page)
    for page in (host, guest):
        page.locator("section.end").wait_for(timeout=120_000)
    host.locator("section.end").get_by_text("Anna").first.wait_for()


def test_a_table_is_opened_by_link(open_page: OpenPage) -> None:
    host = open_page("/")
    host.get_by_role("link", name="With friends").click()
    host.get_by_text("Online by link").click()
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("button", name="Remove player 3").click()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_label("Invitation link").wait_for()
    host.get_by_role("button", name="Begin, with 1 bot").click()
    host.locator("form.sheet").wait_for()


def test_the_curtain_hides_one_persons_cards_from_the_next(open_page: OpenPage) -> None:
    page = open_page("/")
    seats = [{"kind": "me", "name": "Ola"}, {"kind": "person", "name": "Jan"}]
    game = create_game(page, "usa-classic", [], mode="hotseat", seats=seats)
    page.goto(f"/game/{game}")
    person = Person(page)
    seen = set()
    for _look in range(400):
        look = person.look()
        if look["curtain"]:
            seen.add(page.locator(".curtain h1").inner_text())
        if len(seen) > 1 and person.decisions > 6:
            return
        handover = page.locator(".status .buttons .main")
        if not person.decide(look) and handover.count():
            handover.first.click()
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
    phone.get_by_role("button", name="Sit down").click()
    screen.get_by_role("button", name="Begin").click()
    person = Person(phone)
    person.play_out(until=lambda: person.decisions > 6)
    assert phone.locator(".hand").is_visible()
    assert screen.locator(".semafor-board").is_visible()
    assert screen.locator(".hand").count() == 0


def test_a_spectator_sees_no_hand(open_page: OpenPage) -> None:
    player = open_page("/")
    game = create_game(player, "europe", ["racer"])
    player.goto(f"/game/{game}")
    Person(player).play_out(until=lambda: player.locator(".hand").count() > 0)
    watcher = open_page(f"/game/{game}")
    watcher.locator(".semafor-board").wait_for()
    assert watcher.locator(".hand li").count() == 0
    assert watcher.locator("form.sheet").count() == 0
