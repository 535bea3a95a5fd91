"""The system's Firefox, over WebDriver BiDi, which it speaks by itself: as much of a page as a `Person` needs.

`Firefox` starts the browser without a window, with a folder of its own, and opens pages. A `FirefoxPage` has the same
names as a page of Playwright for what it can do, so that the same person plays in both browsers. Clicks and keys are
real ones: they go through the browser's own input. All it writes to the console is kept.
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as TooLong
from websockets.sync.client import ClientConnection, connect

START = 120.0  # seconds; a busy machine is slow
PATIENCE = 90_000  # milliseconds
BEAT = 25  # milliseconds between two looks
KEYS = {
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Home": "\ue011",
    "End": "\ue010",
}
PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}

# The middle of an element that can be clicked now: seen, not moving away, nothing over it.
REACH = """(selector) => {
  const found = document.querySelector(selector);
  if (!found || found.disabled || found.getClientRects().length === 0) return null;
  found.scrollIntoView({ block: "nearest" });
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const over = document.elementFromPoint(x, y);
  return found === over || found.contains(over) || over?.contains(found) ? { x, y } : null;
}"""
COUNT = "(selector) => document.querySelectorAll(selector).length"
SEEN = "(selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0"


def find_firefox() -> str | None:
    """The system's browser."""
    return next(
        (found for name in ("firefox-esr", "firefox") if (found := shutil.which(name))), None
    )


class Firefox:
    """A browser in a process of its own, and the connection to it."""

    def __init__(self, path: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="firefox-")
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});"
            for name, value in PREFERENCES.items()
        ]
        Path(self.folder.name, "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [path, "--headless", "--no-remote", "--profile", self.folder.name]
        self.process = subprocess.Popen(  # noqa: S603 - the system's browser
            [*command, "--remote-debugging-port", "0"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.leaving = ExitStack()
        self.socket: ClientConnection | None = None
        self.numbers = count(1)
        self.said: list[str] = []
        try:
            address = f"{self.find_address()}/session"
            self.socket = self.leaving.enter_context(
                connect(address, max_size=None, open_timeout=START)
            )
            self.send("session.new", capabilities={"alwaysMatch": {}})
            self.send("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.close()
            raise

    def find_address(self) -> str:
        """Where it listens: it says so when it is up."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if "WebDriver BiDi listening on" in line:
                return line.split()[-1]
        raise RuntimeError("Firefox did not start")

    def send(self, method: str, **params: Any) -> dict[str, Any]:
        """One command, and what it gives; what the console says meanwhile is kept."""
        assert self.socket is not None
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(timeout=PATIENCE / 1000))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                self.said.append(f"{entry['level']}: {entry['text']}")
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise RuntimeError(f"{method}: {message['message']}")
                return dict(message["result"])

    def open_page(self, base: str, size: tuple[int, int]) -> FirefoxPage:
        """A page of somebody new, on the start page of a server."""
        context = self.send("browsingContext.getTree")["contexts"][0]["context"]
        width, height = size
        viewport = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=context, viewport=viewport)
        page = FirefoxPage(self, context, base)
        page.goto("/")
        return page

    def close(self) -> None:
        """End it, and whatever it left."""
        self.leaving.close()
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stderr is not None:
            self.process.stderr.close()
        self.folder.cleanup()


class FirefoxPage:
    """A page, by the names that Playwright has for it."""

    def __init__(self, browser: Firefox, context: str, base: str) -> None:
        self.browser = browser
        self.context = context
        self.base = base
        self.mouse = Mouse(self)
        self.keyboard = Keyboard(self)

    def goto(self, path: str) -> None:
        """Load an address and wait for it."""
        url = self.base + path
        self.browser.send(
            "browsingContext.navigate", context=self.context, url=url, wait="complete"
        )

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives."""
        call = f"({function})({json.dumps(argument)})"
        whole = f"Promise.resolve({call}).then((found) => JSON.stringify(found ?? null))"
        answer = self.browser.send(
            "script.evaluate",
            expression=whole,
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def act(self, source: str, steps: list[dict[str, Any]]) -> None:
        """Real input."""
        actions = {"type": source, "id": source, "actions": steps}
        self.browser.send("input.performActions", context=self.context, actions=[actions])

    def wait_for_timeout(self, milliseconds: float) -> None:
        """Let time pass."""
        time.sleep(milliseconds / 1000)

    def wait_until(self, function: str, argument: Any, timeout: float) -> Any:
        """Until a function of the page gives something."""
        end = time.monotonic() + timeout / 1000
        while time.monotonic() < end:
            if found := self.evaluate(function, argument):
                return found
            self.wait_for_timeout(BEAT)
        raise TooLong(f"{argument} did not come")

    def click(self, selector: str, timeout: float = PATIENCE) -> None:
        """Click on the middle of what can be clicked."""
        point = self.wait_until(REACH, selector, timeout)
        self.mouse.click(point["x"], point["y"])

    def locator(self, selector: str) -> Located:
        """Something on the page."""
        return Located(self, selector)

    def screenshot(self, path: Path) -> None:
        """A picture of what is seen."""
        picture = self.browser.send("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(picture["data"]))


class Located:
    """The first of what a selector finds."""

    def __init__(self, page: FirefoxPage, selector: str) -> None:
        self.page = page
        self.selector = selector

    @property
    def first(self) -> Located:
        """Itself: a selector finds the first one here."""
        return self

    def count(self) -> int:
        """How many there are."""
        return int(self.page.evaluate(COUNT, self.selector))

    def click(self, timeout: float = PATIENCE) -> None:
        """Click on it."""
        self.page.click(self.selector, timeout)

    def wait_for(self, timeout: float = PATIENCE) -> None:
        """Until it is seen."""
        self.page.wait_until(SEEN, self.selector, timeout)


class Mouse:
    """A real pointer."""

    def __init__(self, page: FirefoxPage) -> None:
        self.page = page

    def click(self, x: float, y: float) -> None:
        """Go there, press, let go."""
        there = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.page.act("pointer", [there, *press])


class Keyboard:
    """Real keys."""

    def __init__(self, page: FirefoxPage) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        value = KEYS.get(key, key)
        self.page.act("key", [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")])
