"""A real browser against a real server. Without Chromium the tests are skipped and say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from semafor.server.settings import Settings
from tests.kit.ran import lacks
from tests.server.running import serving
from trials.chromium import FLAGS, SIZES, find_chromium

PATIENCE = 90_000  # milliseconds; a busy machine is slow, and who waits for something that comes loses nothing

expect.set_options(timeout=PATIENCE)

OpenPage = Callable[..., Page]

# What a browser itself says of an answer that a test asks for: a page that is not there, a server that is stopped.
EXPECTED = ("Failed to load resource:", "WebSocket connection to")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = find_chromium()
    if path is None:
        pytest.skip(lacks("Chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests, in this process: the deals of a test are the same each time."""
    with serving(Settings(data=tmp_path_factory.mktemp("browser") / "games.sqlite")) as running:
        running.server.reach.may_grow(running.process.listen_also)  # as the command does
        yield running.url


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Make pages of people of their own; a fault in a page's script, or a word on its console, fails the test."""
    contexts = []
    faults: list[str] = []

    def hear(line: str, text: str) -> None:
        """A word on a console."""
        if not text.startswith(EXPECTED):
            faults.append(line)

    def open_page(
        path: str = "/",
        *,
        size: str = "desktop",
        lang: str = "en",
        theme: str = "light",
        motion: bool = False,
        **more: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == "phone",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: hear(f"{said.type}: {said.text}", said.text))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
