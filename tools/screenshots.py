"""Take the pictures of the README: a server, a browser, some games of bots.

    python tools/screenshots.py                    writes docs/images/{game,moving,dark,phone,scoring,legends,campaign,frontier}.webp
    python tools/screenshots.py legends campaign   only these

It needs Chromium, and Pillow for the small files (`pip install pillow`).
"""

from __future__ import annotations

import base64
import io
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.campaigns import found_campaign, sit_down  # noqa: E402 - after the path is set
from trials.browser_person import Person, create_game, let_bot_play  # noqa: E402
from trials.chromium import FLAGS, find_chromium  # noqa: E402

IMAGES = ROOT / "docs" / "images"
QUALITY = 82
WIDE, PHONE = (1440, 900), (390, 844)
STAGE, FILM, RATE, MOST = (
    (1000, 640),
    6.0,
    10,
    110,
)  # of the moving picture: pixels, seconds, frames a second, frames
REVIEW = 900_000  # milliseconds
REGIONS = 4  # a game of the campaign with some regions on the board
TURNS = 12  # decisions in it before the picture
# No hints for newcomers in the pictures.
QUIET = """localStorage.setItem("semafor.guide", JSON.stringify({ hintsOff: true }))"""


def keep(page: Page, name: str) -> None:
    """One picture, small."""
    page.mouse.move(2, 2)
    page.wait_for_timeout(900)
    image = Image.open(io.BytesIO(page.screenshot()))
    image.save(IMAGES / f"{name}.webp", quality=QUALITY)


def sit(browser: Browser, url: str, size: tuple[int, int], theme: Any, ratio: float = 1) -> Page:
    """A page of somebody new."""
    width, height = size
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        device_scale_factor=ratio,
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
    )
    page = context.new_page()
    page.goto("/")
    return page


def play(page: Page, edition: str, bots: list[str], claims: int) -> Person:
    """A game in the middle, on somebody's turn."""
    me = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "level": bot} for bot in bots)]
    page.goto(f"/game/{create_game(page, edition, [], seats=me)}")
    person = Person(page)
    person.play_out(until=lambda: person.claims >= claims and person.look()["claims"] > 2)
    return person


def take_game(browser: Browser, url: str) -> None:
    """Europe in the middle of a game."""
    page = sit(browser, url, WIDE, "light")
    page.evaluate(QUIET)
    play(page, "europe", ["irena", "helga"], 6)
    keep(page, "game")


def take_moving(browser: Browser, url: str) -> None:
    """Some turns as they are seen: trains drive in, cards fly, a bot moves; small enough for a page of text."""
    context = browser.new_context(
        base_url=url, viewport={"width": STAGE[0], "height": STAGE[1]}, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/")
    page.evaluate(QUIET)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "bruno"}]
    page.goto(f"/game/{create_game(page, 'usa-classic', [], seats=seats, pace=500)}")
    person = Person(page)
    person.play_out(until=lambda: person.claims >= 3 and person.look()["claims"] > 1)
    film: list[tuple[float, bytes]] = []
    camera = context.new_cdp_session(page)

    def expose(frame: dict[str, Any]) -> None:
        film.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", expose)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
    goal = person.claims + 2
    begin = time.monotonic()
    person.play_out(until=lambda: person.claims >= goal and time.monotonic() - begin > FILM)
    page.wait_for_timeout(2000)
    camera.send("Page.stopScreencast")
    cut(film, IMAGES / "moving.webp")


def cut(film: list[tuple[float, bytes]], file: Path) -> None:
    """A moving picture of at most ten frames a second; what lasts longer than a moment is shortened."""
    kept: list[tuple[float, bytes]] = []
    for at, data in film:
        if not kept or at - kept[-1][0] >= 1 / RATE:
            kept.append((at, data))
    kept = kept[-MOST:]
    ends = [at for at, _data in kept[1:]] + [kept[-1][0] + 1.5]
    lasts = [
        min(round(1000 * (end - at)), 1500) for (at, _data), end in zip(kept, ends, strict=True)
    ]
    frames = [Image.open(io.BytesIO(data)).convert("RGB") for _at, data in kept]
    frames[0].save(
        file, save_all=True, append_images=frames[1:], duration=lasts, loop=0, quality=62, method=4
    )


def take_dark(browser: Browser, url: str) -> None:
    """The USA by lamp light."""
    page = sit(browser, url, WIDE, "dark")
    page.evaluate(QUIET)
    play(page, "usa-classic", ["bruno", "oskar"], 6)
    keep(page, "dark")


def take_phone(browser: Browser, url: str) -> None:
    """Germany on a phone."""
    page = sit(browser, url, PHONE, "light", 2)
    page.evaluate(QUIET)
    play(page, "germany", ["wanda"], 5)
    keep(page, "phone")


def take_scoring(browser: Browser, url: str) -> None:
    """The end of a game, with its review: bots play it for both."""
    page = sit(browser, url, WIDE, "light")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "emil"}]
    game = create_game(page, "europe", [], seats=seats, options={"trains": 30})
    let_bot_play(page, game)
    page.goto(f"/game/{game}")
    page.locator("section.end").get_by_role("button", name="Review this game").click()
    page.locator("section.end button.tale").first.wait_for(timeout=REVIEW)
    keep(page, "scoring")


def take_legends(browser: Browser, url: str) -> None:
    """Legends with an event in force, and the sheet of a claim in sight of its company's bonus."""
    page = sit(browser, url, WIDE, "light")
    page.evaluate(QUIET)
    person = play(page, "legends", ["oskar", "irena"], 4)
    person.play_out(until=lambda: bool(page.locator(".event .state.on").count()))
    keep(page, "legends")


def take_campaign(browser: Browser, url: str) -> None:
    """A campaign after some games, and the table of its next one."""
    page = sit(browser, url, WIDE, "light")
    page.evaluate(QUIET)
    campaign = found_campaign(page, ("racer", "racer"))
    table = sit_down(page, campaign, REGIONS)
    page.goto(f"/campaign/{campaign}")
    page.locator(".semafor-board").wait_for()
    keep(page, "campaign")
    page.goto(f"/game/{table}")
    person = Person(page)
    person.play_out(until=lambda: person.decisions >= TURNS and person.look()["claims"] > 0)
    keep(page, "frontier")


TAKERS = {
    "game": take_game,
    "moving": take_moving,
    "dark": take_dark,
    "phone": take_phone,
    "scoring": take_scoring,
    "legends": take_legends,
    "campaign": take_campaign,
}


def main() -> None:
    """Start a server, take the pictures, stop."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "semafor", "serve", "--port", port]
        command += ["--data", f"{folder}/games.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
        try:
            assert server.stdout is not None
            server.stdout.readline()
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name in sys.argv[1:] or TAKERS:
                TAKERS[name](browser, f"http://127.0.0.1:{port}")
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
