"""Take a picture of every screen, in both languages and themes, at five widths, and put them on sheets to look at.

    python tools/gallery.py FOLDER                        800 pictures, and a sheet for each screen
    python tools/gallery.py FOLDER --short                only English by day and Polish by night
    python tools/gallery.py FOLDER --only turn,ending     only these screens
    python tools/gallery.py FOLDER --blind deuteranopia   as somebody with this sight sees them

It needs Chromium, and Pillow for the sheets (`pip install pillow`). What the console of the browser says is printed; any word there is a fault.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.campaigns import drive, found_campaign, sit_down  # noqa: E402 - after the path is set
from trials.browser_person import (  # noqa: E402
    CLAIMABLE,
    Person,
    create_game,
    let_bot_play,
    post,
)
from trials.chromium import FLAGS, find_chromium  # noqa: E402

WIDTHS = {1920: 1080, 1440: 900, 1024: 768, 768: 1024, 390: 844}
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
THEMES = ("light", "dark")
SHORT = (("en", "light"), ("pl", "dark"))
SOON = 20_000  # milliseconds
REVIEW = 600_000  # milliseconds
REVIEWED = """async (game) =>
  (await (await fetch(`/api/games/${game}/review`)).json()).state === "done"
"""
SHEET = 420  # height of a picture on a sheet, in pixels
CLAIMS = {"europe": 8, "germany": 7, "usa-classic": 7, "legends": 6}
QUIET = """localStorage.setItem("semafor.guide", JSON.stringify({ hintsOff: true }))"""

Games = dict[str, str]
Show = Callable[[Page, Games, str], None]


def say(line: str) -> None:
    """A line for somebody who waits."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def prepare(page: Page) -> Games:
    """Games in all states that have a screen of their own; what they are called is where they stand."""
    games: Games = {}
    for edition, claims in CLAIMS.items():
        games[f"turn-{edition}"] = create_game(page, edition, ["regular", "casual"])
        page.goto(f"/game/{games[f'turn-{edition}']}")
        page.evaluate(QUIET)
        person = Person(page)
        person.play_out(until=lambda: person.claims >= claims and person.look()["claims"] > 2)  # noqa: B023 - asked at once
        say(f"{edition}: {person.claims} claims")
    games["offer"] = create_game(page, "europe", ["bruno", "wanda"])
    games["offer-germany"] = create_game(page, "germany", ["wanda"])
    games["over"] = create_game(page, "germany", ["leopold", "helga"], options={"trains": 20})
    let_bot_play(page, games["over"])
    games["told"] = create_game(page, "usa-classic", ["leopold"], options={"trains": 20})
    let_bot_play(page, games["told"])
    page.goto(f"/replay/{games['told']}")
    post(page, f"/api/games/{games['told']}/review", {})
    page.wait_for_function(REVIEWED, arg=games["told"], timeout=REVIEW, polling=1000)
    say("the review is there")
    open_seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    games["lobby"] = create_game(page, "europe", [], mode="online", seats=open_seats)
    phones = [{"kind": "open"}, {"kind": "open"}]
    games["table"] = create_game(page, "germany", [], mode="table", seats=phones)
    here = [{"kind": "me", "name": "Anna"}, {"kind": "person", "name": "Piotr"}]
    games["curtain"] = create_game(page, "europe", [], mode="hotseat", seats=here)
    games["campaign"] = found_campaign(page, ("racer", "racer"))
    games["campaign-table"] = sit_down(page, games["campaign"], 3)
    games["story"] = found_campaign(page, ("racer",))
    drive(page, games["story"], lambda seen: bool(seen["story"]))
    return games


def at(path: str, sign: str) -> Show:
    """A screen that has an address and something to wait for."""

    def show(page: Page, games: Games, _lang: str) -> None:
        page.goto(path.format(**{name.replace("-", "_"): game for name, game in games.items()}))
        page.locator(sign).first.wait_for(timeout=SOON)

    return show


def then(show: Show, act: Callable[[Page, str], None]) -> Show:
    """A screen, and something done on it."""

    def both(page: Page, games: Games, lang: str) -> None:
        show(page, games, lang)
        act(page, lang)

    return both


def press(key: str, sign: str) -> Callable[[Page, str], None]:
    """Press a key, then wait for what it opens."""

    def act(page: Page, _lang: str) -> None:
        page.wait_for_timeout(300)
        page.keyboard.press(key)
        page.locator(sign).first.wait_for(timeout=SOON)

    return act


def click(target: str, sign: str) -> Callable[[Page, str], None]:
    """Click on something, then wait for what it opens."""

    def act(page: Page, _lang: str) -> None:
        page.locator(target).first.click(timeout=SOON)
        page.locator(sign).first.wait_for(timeout=SOON)

    return act


def scroll_to(target: str) -> Callable[[Page, str], None]:
    """Bring something into view."""

    def act(page: Page, _lang: str) -> None:
        page.locator(target).first.scroll_into_view_if_needed(timeout=SOON)

    return act


def touch_card(page: Page, _lang: str) -> None:
    """A colour of the hand is touched: its routes are lit."""
    page.locator(".hand button.stack").first.click(timeout=SOON)


def choose_route(page: Page, lang: str) -> None:
    """The sheet of the longest route that can be claimed."""
    person = Person(page, lang)
    page.wait_for_timeout(300)
    route = page.evaluate(CLAIMABLE, person.claimable)[0]
    page.mouse.click(route["x"], route["y"])
    page.locator("form.sheet").wait_for(timeout=SOON)


TURN = "/game/{turn_%s}"
BOARD = ".semafor-board path.hit"
SCREENS: dict[str, Show] = {
    "start": at("/", "h1"),
    "new": at("/new/europe", "form"),
    "join": at("/join", "form"),
    "account": at("/account", "form"),
    "replays": at("/replays", "h1"),
    "rules": at("/rules/europe", "h1"),
    "rules-germany": at("/rules/germany", "h1"),
    "rules-legends": at("/rules/legends", "h1"),
    "daily": at("/daily/europe", ".daily button.main"),
    "puzzle": at("/puzzle/europe", "button.move"),
    "tutorial": at("/tutorial", "h1"),
    "coach": then(at("/tutorial", ".start .button.main"), click(".start .button.main", ".coach")),
    "nowhere": at("/nowhere", "h1"),
    "lobby": at("/game/{lobby}", "main"),
    "table": at("/game/{table}", "main"),
    "curtain": at("/game/{curtain}", ".curtain"),
    "offer": at("/game/{offer}", "form.sheet"),
    "offer-germany": at("/game/{offer_germany}", "form.sheet"),
    "turn": at(TURN % "europe", BOARD),
    "turn-germany": at(TURN % "germany", BOARD),
    "turn-usa": at(TURN % "usa-classic".replace("-", "_"), BOARD),
    "turn-legends": at(TURN % "legends", BOARD),
    "claim": then(at(TURN % "europe", BOARD), choose_route),
    "help": then(at(TURN % "europe", BOARD), press("?", "dialog[open]")),
    "routes": then(at(TURN % "europe", BOARD), press("r", "dialog[open]")),
    "touch": then(at(TURN % "usa-classic".replace("-", "_"), BOARD), touch_card),
    "hint": then(at(TURN % "europe", BOARD), press("h", ".hint h2")),
    "finder": then(at(TURN % "europe", BOARD), press("/", "dialog[open]")),
    "log": then(at(TURN % "europe", BOARD), press("l", "dialog[open]")),
    "menu": then(at(TURN % "europe", BOARD), click(".tools button:last-child", "dialog[open]")),
    "ending": at("/game/{over}", "section.end"),
    "story": then(at("/game/{told}", "section.end .told"), scroll_to("section.end .part")),
    "result": then(at("/game/{told}", "section.end table"), scroll_to("section.end table")),
    "replay": at("/replay/{over}/60", ".semafor-board"),
    "review": at("/replay/{told}/40", ".semafor-board"),
    "campaigns": at("/campaign", "h1"),
    "campaign": at("/campaign/{campaign}", ".semafor-board"),
    "campaign-story": at("/campaign/{story}", "main"),
    "campaign-game": at("/game/{campaign_table}", BOARD),
}


class Gallery:
    """A folder of pictures, and what the browser said while they were taken."""

    def __init__(self, browser: Browser, url: str, folder: Path, blind: str) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.blind = blind
        self.said: list[str] = []

    def sit(self, lang: str, theme: Any, width: int, cookies: Any = ()) -> Page:
        """A page of one size and look."""
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": WIDTHS[width]},
            color_scheme=theme,
            reduced_motion="reduce",
            locale=LANGUAGES[lang],
            has_touch=width < 1024,
        )
        context.add_init_script(f"try {{ {QUIET} }} catch {{}}")
        context.add_cookies(cookies)
        page = context.new_page()
        page.on("console", lambda message: self.hear(page, message))
        page.on("pageerror", lambda error: self.said.append(f"{page.url}: {error}"))
        if self.blind:
            seen = {"type": self.blind}
            context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", seen)
        return page

    def hear(self, page: Page, message: ConsoleMessage) -> None:
        """A word on the console."""
        self.said.append(f"{page.url}: {message.type}: {message.text}")

    def take(
        self, names: list[str], looks: list[tuple[str, str]], games: Games, cookies: Any
    ) -> None:
        """Every screen in every look and size."""
        for lang, theme in looks:
            for width in WIDTHS:
                page = self.sit(lang, theme, width, cookies)
                for name in names:
                    self.take_one(page, name, lang, self.file(name, lang, theme, width), games)
                page.context.close()
                say(f"{lang} {theme} {width}")

    def take_one(self, page: Page, name: str, lang: str, file: Path, games: Games) -> None:
        """One picture; a screen that does not come is told, and the others go on."""
        try:
            SCREENS[name](page, games, lang)
        except Exception as problem:  # a list of all faults is worth more than the first one
            self.said.append(f"{file.name}: {str(problem).splitlines()[0]}")
        page.mouse.move(2, 2)
        page.wait_for_timeout(500)
        page.screenshot(path=file)

    def file(self, name: str, lang: str, theme: str, width: int) -> Path:
        """Where a picture lies."""
        return self.folder / f"{name}-{lang}-{theme}-{width}.png"

    def lay_out(self, names: list[str], looks: list[tuple[str, str]]) -> None:
        """A sheet for each screen: a row for each look, the widths side by side."""
        across = [SHEET * width // height + 8 for width, height in WIDTHS.items()]
        for name in names:
            sheet = Image.new("RGB", (sum(across), len(looks) * (SHEET + 8)), "#888888")
            for row, (lang, theme) in enumerate(looks):
                left = 0
                for width, step in zip(WIDTHS, across, strict=True):
                    picture = Image.open(self.file(name, lang, theme, width)).convert("RGB")
                    small = picture.resize((step - 8, SHEET), Image.Resampling.LANCZOS)
                    sheet.paste(small, (left, row * (SHEET + 8)))
                    left += step
            ImageDraw.Draw(sheet).text((4, 4), name, fill="#c00000")
            sheet.save(self.folder / f"sheet-{name}.png")


def main() -> None:
    """Start a server, play a little, take the pictures, stop."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--short", action="store_true", help="two looks instead of four")
    parser.add_argument("--only", default="", help="names of screens, separated by commas")
    parser.add_argument("--blind", default="", help="a deficiency of sight that Chromium can show")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    names = options.only.split(",") if options.only else list(SCREENS)
    looks = (
        list(SHORT) if options.short else [(lang, theme) for lang in LANGUAGES for theme in THEMES]
    )
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "semafor", "serve", "--port", port]
        command += ["--data", f"{data}/games.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
        try:
            assert server.stdout is not None
            server.stdout.readline()
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            gallery = Gallery(browser, f"http://127.0.0.1:{port}", options.folder, options.blind)
            page = gallery.sit("en", "light", 1440)
            page.goto("/")
            games = prepare(page)
            gallery.take(names, looks, games, page.context.cookies())
            gallery.lay_out(names, looks)
            browser.close()
        finally:
            server.terminate()
            server.wait()
    for line in gallery.said:
        say(line)


if __name__ == "__main__":
    main()
