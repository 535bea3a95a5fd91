"""Campaigns in a browser: founded, and driven to any game without clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page

from trials.browser_person import Person, let_bot_play, post

COLOURS = ("blue", "red", "green", "yellow", "black")

GET = """async (path) => (await fetch(path)).json()"""
# One command over a socket of its own; its answer comes once everything has followed.
DECIDE = """([campaign, wish]) => new Promise((resolve) => {
  const socket = new WebSocket(location.origin.replace("http", "ws") + "/ws");
  let answer = null;
  socket.onopen = () => {
    for (const message of [{ t: "follow", campaign }, { t: "do", ...wish }, { t: "ping", time: 0 }])
      socket.send(JSON.stringify(message));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (["ack", "nack", "refused"].includes(message.t)) answer = message;
    if (message.t === "pong" || message.t === "refused") { socket.close(); resolve(answer); }
  };
})"""


STEP = "main .act button.main:not([disabled])"


def pick_option(page: Page) -> bool:
    """Where a choice is open and nothing is chosen yet: the first option, and the first colour of its line."""
    options = page.locator("main .act fieldset input[type='radio']")
    if page.locator(STEP).count() or not options.count():
        return False
    options.first.check()
    chips = page.locator("main .act .chip")
    if chips.count():
        chips.first.click()
    return True


def found_campaign(page: Page, bots: Sequence[str] = ("racer",)) -> str:
    """A campaign of this session against bots that do not dawdle."""
    companies: list[dict[str, Any]] = [{"company": COLOURS[0], "kind": "me", "name": "Anna"}]
    for company, level in zip(COLOURS[1:], bots, strict=False):
        companies.append({"company": company, "kind": "bot", "level": level})
    return str(post(page, "/api/campaigns", {"companies": companies, "pace": 0})["id"])


def look_at(page: Page, campaign: str) -> dict[str, Any]:
    """The campaign as this session may know it."""
    return dict(page.evaluate(GET, f"/api/campaigns/{campaign}"))


def drive(page: Page, campaign: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Begin, read, take the first of all choices, let bots play, until something is seen."""
    for step in range(5000):
        seen = look_at(page, campaign)
        if until(seen) or seen["what"] == "over":
            return seen
        if seen["what"] in ("deal", "play"):
            if seen["table"]:
                let_bot_play(page, seen["table"])
            page.wait_for_timeout(100)  # the report is on its way
            continue
        wish: dict[str, Any] = {"cid": f"drive-{step}-{seen['rev']}", "rev": seen["rev"]}
        if seen["story"]:
            wish["do"] = "read"
        elif seen["question"]:
            question = seen["question"]
            option = question["options"][0]["id"]
            wish.update(do="choose", company=question["company"], option=option)
        else:
            wish["do"] = "begin"
        answer = page.evaluate(DECIDE, [campaign, wish])
        assert answer["t"] == "ack" or answer["code"] == "stale", (
            answer
        )  # a bot was quicker: look again
    raise AssertionError("the campaign does not go on")


def sit_down(page: Page, campaign: str, game: int) -> str:
    """To the table of a game, where one's tickets are chosen and the game can be played; bots have played the ones before."""
    seen = drive(
        page,
        campaign,
        lambda seen: bool(seen["game"] == game and seen["what"] == "deal" and seen["table"]),
    )
    page.goto(f"/game/{seen['table']}")
    back = page.locator(".status a.button[href^='/campaign/']")
    Person(page).play_out(until=lambda: back.count() > 0)
    return str(drive(page, campaign, lambda seen: seen["what"] == "play")["table"])
