"""Take the pictures of the README: a server, a browser, some games of bots.

    python tools/screenshots.py            writes docs/images/{game,dark,scoring,phone}.webp

It needs Chromium, and Pillow for the small files.
"""

from __future__ import annotations

import io
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, find_chromium  # noqa: E402 - after the path is set
from tests.browser.person import Person, create_game  # noqa: E402

IMAGES = ROOT / "docs" / "images"
QUALITY = 82
WIDE, PHONE = (1440, 900), (390, 844)


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


def take(browser: Browser, url: str) -> None:
    """All four."""
    page = sit(browser, url, WIDE, "light")
    play(page, "europe", ["planner", "greedy"], 9)
    keep(page, "game")
    page = sit(browser, url, WIDE, "dark")
    play(page, "usa-classic", ["planner", "racer"], 8)
    keep(page, "dark")
    page = sit(browser, url, PHONE, "light", 2)
    play(page, "germany", ["planner"], 6)
    keep(page, "phone")
    page = sit(browser, url, WIDE, "light")
    play(page, "germany", ["racer"], 4).play_out()
    page.locator("section.end").wait_for()
    keep(page, "scoring")


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
            take(browser, f"http://127.0.0.1:{port}")
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
