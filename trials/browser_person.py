"""Somebody who plays in a browser: sees what the page shows and clicks or types what it offers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Page, TimeoutError

from semafor.texts import Texts
from trials.chromium import SIZES

SECONDS = 900.0  # a whole game on a busy machine
SOON = (
    8_000  # milliseconds for a click on what was just seen; if it is gone, the person looks again
)
PATIENCE = 90.0  # seconds for the server's answer to be on the page
PACE = 700  # milliseconds a bot waits, as in a game from the start page
BEAT = 25  # milliseconds between two looks at the page

POST = """async ([path, wish]) => {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Semafor": "1" },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""

# Sit down at a table and let a bot play one's seat; done when the game is over.
LET_BOT_PLAY = """(game) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  let asked = false;
  let held = false;
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", game, seat: 0 }));
  socket.onclose = () => fail(new Error("closed"));
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.t === "table") held = message.held;
    if (message.t === "state" && !asked) {
      asked = true;
      socket.send(JSON.stringify({ t: "substitute", cid: "bot", seat: 0 }));
    }
    if (message.t === "nack" && message.code !== "bot-plays-already") fail(new Error(message.code));
    if (message.t !== "state" || !(message.view.over || (held && !message.waiting.length))) return;
    done();
    socket.close();  // the page may go on to many games, and a person has only so many sockets
  };
})"""

# Plain answers of a sheet: beside a choice, or all there is.
ANSWERS = ":is(form.sheet footer, form.sheet .options) button:not([disabled])"

# Where the page stands, in one question: what is open, what can be done.
LOOK = """() => {
  const shown = (found) => found !== null && found.getClientRects().length > 0;
  const sheet = document.querySelector("form.sheet");
  const deck = document.querySelector("button[data-anchor='deck']");
  const open = [...document.querySelectorAll("[data-anchor^='market-']")];
  return {
    over: shown(document.querySelector("section.end, [data-screen='ending']")),
    curtain: shown(document.querySelector(".curtain")),
    sheet: shown(sheet),
    ready: shown(sheet?.querySelector("button[type='submit']:not([disabled])") ?? null),
    boxes: sheet ? sheet.querySelectorAll("input[type='checkbox']:not(:checked)").length : 0,
    deck: shown(deck) && !deck.disabled,
    cards: open.filter((card) => !card.disabled && shown(card)).length,
    claims: document.querySelectorAll(".semafor-board path.claimable").length,
    tickets: document.querySelector("button[data-anchor='tickets']:not([disabled])") !== null,
    pass: shown(document.querySelector("button[aria-keyshortcuts='x']")),
  };
}"""

# The board marks what can be claimed one frame after the position, and says until then that it is busy.
FOLLOWED = """() => !document.querySelector(".semafor-board [aria-busy='true']")"""

# Points in the middle of the routes that may be claimed now, the longest first.
CLAIMABLE = """(word) => {
  const board = document.querySelector(".semafor-board").getBoundingClientRect();
  const found = [];
  for (const hit of document.querySelectorAll(".semafor-board path.hit[data-route]")) {
    if (!hit.getAttribute("aria-label").includes(word)) continue;
    const length = hit.getTotalLength();
    const middle = hit.getPointAtLength(length / 2).matrixTransform(hit.getScreenCTM());
    const inside = middle.x > board.left + 4 && middle.x < board.right - 4;
    if (inside && middle.y > board.top + 4 && middle.y < board.bottom - 4)
      found.push({ id: hit.dataset.route, x: middle.x, y: middle.y, length });
  }
  return found.sort((a, b) => b.length - a.length);
}"""


def create_game(
    page: Page, edition: str, bots: list[str], *, mode: str = "solo", **more: Any
) -> str:
    """A game of this session, with bots that do not dawdle."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in bots)]
    wish = {"edition": edition, "mode": mode, "seats": seats, "pace": 0, "first": 0, **more}
    return str(post(page, "/api/games", wish)["id"])


def open_board(
    browser: Browser, port: int, *, size: str, edition: str, script: str, **more: Any
) -> Page:
    """A page with a new game on it, as a newcomer gets to it: nothing is in the cache. The script runs before each page."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{port}",
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        locale="en-GB",
        **more,
    )
    context.add_init_script(script)
    page = context.new_page()
    page.goto("/")
    page.goto(f"/game/{create_game(page, edition, ['planner'], pace=PACE)}")
    page.locator("form.sheet").wait_for()
    return page


def post(page: Page, path: str, wish: dict[str, Any]) -> dict[str, Any]:
    """What the server answers to something sent by this session."""
    return dict(page.evaluate(POST, [path, wish]))


def let_bot_play(page: Page, game: str) -> None:
    """A game to its end, or the choice of its starting tickets, without clicks."""
    page.evaluate(LET_BOT_PLAY, game)


class Person:
    """Plays what is offered: claims the longest route within reach, else draws from the deck."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        self.page = page
        self.claimable = Texts(lang)("play-sign-claimable")
        self.decisions = 0
        self.claims = 0

    def look(self) -> dict[str, Any]:
        """What the page shows now."""
        return dict(self.page.evaluate(LOOK))

    def look_settled(self) -> dict[str, Any]:
        """What the page shows when its marks have followed the position."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(FOLLOWED):
            assert time.monotonic() < end, "the board's marks do not follow the position"
            self.page.wait_for_timeout(BEAT)
        return self.look()

    def play_out(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over (or something else is true)."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            seen = self.look()
            if seen["deck"] and not seen["claims"]:  # drawing is for when nothing can be claimed
                seen = self.look_settled()
            if seen["over"] or until():
                return
            if not self.decide(seen):
                self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"not over after {self.decisions} decisions: {self.look()}")

    def decide(self, seen: dict[str, Any]) -> bool:
        """Make one decision if one is asked for."""
        if seen["curtain"]:
            return self.open_curtain()
        if seen["sheet"]:
            return self.answer_sheet(seen)
        if seen["pass"]:
            return self.done(lambda: self.page.click("button[aria-keyshortcuts='x']", timeout=SOON))
        return bool(seen["claims"] and self.claim()) or self.draw(seen)

    def draw(self, seen: dict[str, Any]) -> bool:
        """A card of the deck, else one of the market; where cards are short, tickets."""
        if not seen["deck"] and not seen["cards"]:
            tickets = self.page.locator("button[data-anchor='tickets']")
            return bool(seen["tickets"]) and self.done(lambda: tickets.click(timeout=SOON))
        deck = "button[data-anchor='deck']"
        card = "[data-anchor^='market-']:not([disabled])"
        target = self.page.locator(deck if seen["deck"] else card).first
        return self.done(lambda: target.click(timeout=SOON))

    def done(self, action: Callable[[], Any]) -> bool:
        """Do it and wait until the server's answer is on the page."""
        before = self.mark()
        try:
            action()
        except TimeoutError:  # what was seen is gone: look again
            return False
        self.decisions += 1
        self.wait_for_change(before)
        return True

    def mark(self) -> Any:
        """Something that changes with every accepted move: the line that says what is expected, the log."""
        return self.page.evaluate(
            """() => [document.querySelector(".status .text")?.textContent,
                      document.querySelector("[role='log']")?.textContent,
                      document.querySelector("form.sheet")?.textContent,
                      document.querySelector("button[data-anchor='deck']")?.getAttribute("aria-label"),
                      document.querySelector(".hand")?.textContent]"""
        )

    def wait_for_change(self, before: Any) -> None:
        """Until the page shows something new, or the end of the game."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.mark() != before or self.look()["over"]:
                return
            self.page.wait_for_timeout(BEAT)
        raise AssertionError(f"nothing happened after decision {self.decisions}: {before}")

    def answer_sheet(self, seen: dict[str, Any]) -> bool:
        """Tickets: as few as may be; payments, passengers: what is chosen already."""
        if seen["ready"]:
            return self.done(
                lambda: self.page.click("form.sheet button[type='submit']", timeout=SOON)
            )
        if seen["boxes"]:
            with suppress(TimeoutError):  # the sheet may close between the look and the click
                self.page.locator("form.sheet label:not(.chosen)").first.click(timeout=2_000)
            return True
        extra = self.page.locator(ANSWERS)
        if extra.count():  # a tunnel that is too dear
            return self.done(lambda: extra.first.click(timeout=SOON))
        return False

    def claim(self) -> bool:
        """Point at a route, then commit."""
        for route in self.page.evaluate(CLAIMABLE, self.claimable)[:3]:
            self.page.mouse.click(route["x"], route["y"])
            submit = self.page.locator("form.sheet button[type='submit']:not([disabled])")
            try:
                submit.wait_for(timeout=SOON)
            except TimeoutError:  # a fat finger: another route was nearer
                self.page.keyboard.press("Escape")
                continue
            self.claims += 1
            return self.done(partial(submit.click, timeout=SOON))
        return False

    def open_curtain(self) -> bool:
        """The next person sits down."""
        with suppress(TimeoutError):
            self.page.click(".curtain button", timeout=SOON)
        return True


class Typist(Person):
    """The same by keyboard alone: not one click."""

    def decide(self, seen: dict[str, Any]) -> bool:
        """Make one decision by keys."""
        if seen["sheet"]:
            return self.answer_sheet(seen)
        if seen["pass"]:
            return self.done(lambda: self.page.keyboard.press("x"))
        return bool(seen["claims"] and self.claim()) or self.draw(seen)

    def answer_sheet(self, seen: dict[str, Any]) -> bool:
        """Tickets by their numbers; c commits."""
        if seen["ready"]:
            return self.done(lambda: self.page.keyboard.press("c"))
        if not seen["boxes"] and self.page.locator(ANSWERS).count():
            return self.done(lambda: self.page.keyboard.press("1"))
        self.page.keyboard.press(str(seen["boxes"]))
        self.page.wait_for_timeout(BEAT)
        return True

    def draw(self, seen: dict[str, Any]) -> bool:
        """Key d draws from the deck, 1 to 5 from the market."""
        if not seen["deck"]:
            return False
        return self.done(lambda: self.page.keyboard.press("d"))

    def claim(self) -> bool:
        """Find a route by typing its two ends."""
        found = self.page.evaluate(CLAIMABLE, self.claimable)
        if not found:  # the turn has just ended
            return False
        route = found[0]
        name = self.page.get_attribute(f"path.hit[data-route='{route['id']}']", "aria-label") or ""
        try:
            self.find(route["id"], name.split(",")[0])
        except TimeoutError:  # the board was just about to change
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("Escape")
            return False
        self.claims += 1
        return self.done(lambda: self.page.keyboard.press("c"))

    def find(self, route: str, ends: str) -> None:
        """The route finder: type, go down to the right strand, choose it."""
        self.page.keyboard.press("/")
        self.page.locator("dialog input[role='combobox']").wait_for(timeout=SOON)
        self.page.keyboard.type(ends)
        chosen = self.page.locator("dialog li[aria-selected='true']")
        for _other in range(10):
            if (chosen.get_attribute("id", timeout=SOON) or "").endswith(route):
                break
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")
        submit = self.page.locator("form.sheet button[type='submit']:not([disabled])")
        submit.wait_for(timeout=SOON)


def play_in_turns(people: Sequence[Person], decisions: int) -> None:
    """Several people at their own screens, until so many decisions were made."""
    goal = sum(person.decisions for person in people) + decisions
    end = time.monotonic() + SECONDS
    while sum(person.decisions for person in people) < goal:
        acted = [person.decide(person.look()) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(BEAT)
        assert time.monotonic() < end, [person.look() for person in people]
