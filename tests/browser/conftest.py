"""A real browser against a real server. Without Chromium the tests are skipped and say so."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PATIENCE = 12_000

OpenPage = Callable[..., Page]


def find_chromium() -> str | None:
    """The system's browser."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests."""
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests, in a process of its own."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = tmp_path_factory.mktemp("browser") / "games.sqlite"
    command = [sys.executable, "-m", "semafor", "serve", "--port", str(port), "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - ours
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "127.0.0.1" in line, line
        yield f"http://127.0.0.1:{port}"
        process.terminate()


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Make pages of people of their own; a fault in a page's script fails the test."""
    contexts = []
    faults: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: str = "desktop",
        lang: str = "en",
        theme: str = "light",
        **more: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size == "phone",
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
