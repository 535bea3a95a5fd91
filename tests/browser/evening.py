"""An evening of three people with a campaign: Anna, Bob, and Cleo who has a phone and puts it away for a while."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.campaigns import STEP, look_at, pick_option
from trials.browser_person import post

# A bot plays for the seat of this session from now on; nobody waits for it here.
LEAVE_TO_BOT = """([game, seat]) => {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  let asked = false;
  socket.onopen = () => socket.send(JSON.stringify({ t: "hello", game, seat }));
  socket.onmessage = ({ data }) => {
    const { t } = JSON.parse(data);
    if (t === "ack" || t === "nack") socket.close();
    if (t !== "state" || asked) return;
    asked = true;
    socket.send(JSON.stringify({ t: "substitute", cid: "bot", seat }));
  };
}"""
READING = "main .act .reading button.main:not([disabled])"
PREVIOUSLY = ".previously button.main"
VEIL = ".veil"
# Looks at a campaign in which nothing has happened meanwhile: a game of bots may last as long.
MOST_IDLE = 1500

# Told of a great moment that is on somebody's screen: the page, and its kind.
Watch = Callable[[Page, str], None]


def take_step(page: Page) -> None:
    """Whatever this person has to do now: catch up, read, choose, begin."""
    for button in (PREVIOUSLY, READING):
        if page.locator(button).count():
            page.locator(button).first.click()
            return
    pick_option(page)
    step = page.locator(f"{STEP}:not(a)")
    if step.count():
        step.first.click()


class Evening:
    """Everybody at a browser of their own; what is played at the table is left to bots.

    Attributes:
        moments: Kinds of great moments each page has shown, in their order.
    """

    def __init__(self, host: Page, guest: Page, phone: Page, watch: Watch | None = None) -> None:
        self.host, self.phone = host, phone
        self.people = (host, guest, phone)
        self.watch = watch
        companies = [{"company": "blue", "kind": "me", "name": "Anna"}]
        companies += [{"company": colour, "kind": "open"} for colour in ("red", "green")]
        made = post(host, "/api/campaigns", {"companies": companies, "pace": 0})
        self.campaign = str(made["id"])
        for page, name in zip(self.people[1:], ("Bob", "Cleo"), strict=True):
            join = {"invite": made["invite"], "name": name, "company": ""}
            post(page, f"/api/campaigns/{self.campaign}/join", join)
        for page in self.people:
            self.sit_down(page)
        self.tables: set[str] = set()
        self.moments: dict[Page, list[str]] = {page: [] for page in self.people}
        self.left_at = self.back_at = -1

    def sit_down(self, page: Page) -> None:
        page.goto(f"/campaign/{self.campaign}")
        page.locator("main .act").wait_for()

    @property
    def is_away(self) -> bool:
        return self.left_at >= 0 > self.back_at

    def play(self, table: str) -> None:
        """A game takes a while by clicks: bots play it for them."""
        if table and table not in self.tables:
            self.tables.add(table)
            for seat, page in enumerate(self.people):
                page.evaluate(LEAVE_TO_BOT, [table, seat])

    def come_and_go(self, seen: dict[str, Any]) -> None:
        """She leaves when the first card is read, and is back when she is asked or a lot has happened."""
        if seen["story"] and self.left_at < 0:
            self.phone.goto("about:blank")
            self.left_at = seen["rev"]
        if not self.is_away:
            return
        question = seen["question"]
        has_missed = sum(news["rev"] > self.left_at for news in seen["news"]) > 2
        is_asked = bool(question and question["company"] == "green")
        is_long = seen["rev"] > self.left_at + 5
        if has_missed or is_asked or is_long:
            self.sit_down(self.phone)
            self.back_at = seen["rev"]
            if has_missed:
                self.phone.locator(".previously").wait_for()

    def look_on(self, page: Page) -> bool:
        """A great moment is looked at, then passed by with keys; whether there was one."""
        veil = page.locator(VEIL)
        if not veil.count():
            return False
        kind = veil.get_attribute("data-moment") or ""
        self.moments[page].append(kind)
        if self.watch:
            self.watch(page, kind)
        while veil.count() and veil.get_attribute("data-moment") == kind:
            page.keyboard.press("Enter")
            page.wait_for_timeout(50)
        return True

    def go_on(self, seen: dict[str, Any]) -> None:
        """Everybody who is there does what is to be done."""
        self.play(seen["table"])
        self.come_and_go(seen)
        for page in self.people:
            if page is self.phone and self.is_away:
                continue
            if not self.look_on(page):
                take_step(page)
        self.host.wait_for_timeout(30)

    def spend(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Go on until something is seen."""
        rev, idle = -1, 0
        while idle < MOST_IDLE:
            seen = look_at(self.host, self.campaign)
            if until(seen):
                return seen
            idle = idle + 1 if seen["rev"] == rev else 0
            rev = seen["rev"]
            self.go_on(seen)
        shown = [page.locator("main").inner_text()[:400] for page in self.people]
        raise AssertionError(f"nobody goes on: {seen['what']}, {seen['question']}, {shown}")
