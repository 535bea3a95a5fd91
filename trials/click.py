"""From a click to the shown move, and from the start of the server to a playable board, in a real browser.

A person plays against bots; the page itself notes when a click on a card, the deck or a commit came
in (the event's own time stamp) and when the first frame after the changed hand or log was drawn. The
server is ours, in a process of its own, on the same machine.

    python -m trials.click
    python -m trials.click --clicks 100 --edition europe --size phone
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from trials.browser_person import Person, open_board
from trials.chromium import FLAGS, SIZES, find_chromium
from trials.report import Report, make_parser, milliseconds
from trials.server_process import ServerProcess

CALM = 400  # milliseconds
WATCH = """
window.shownAfter = [];
window.heardAt = 0;
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    super.addEventListener("message", (event) => {
      if (event.data.startsWith?.('{"t":"state"')) window.heardAt ||= performance.now();
    });
  }
};
(() => {
  const hands = document.getElementsByClassName("hand");
  let log = null;
  const mark = () => `${hands[0]?.textContent}|${log?.textContent}`;
  document.addEventListener("click", (event) => {
    const inForm = event.target.closest("form");  // there only what commits is shown at the table
    if (!event.target.closest(inForm ? "button[type='submit']" : "[data-anchor]")) return;
    log = document.querySelector("[role='log']");
    const before = mark();
    window.heardAt = 0;
    const kind = inForm ? "commit" : "card";
    const observer = new MutationObserver(() => {
      if (mark() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () =>
          window.shownAfter.push([kind, performance.now() - event.timeStamp, window.heardAt - event.timeStamp]);
        channel.port2.postMessage(null);
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, true);
})();
"""


def measure(
    server: ServerProcess, arguments: Any, report: Report
) -> list[tuple[str, float, float]]:
    """What was clicked, the seconds until it was shown, and until the server's answer was there."""
    path = find_chromium()
    if path is None:
        sys.exit("There is no Chromium here: nothing can be measured.")
    found: list[tuple[str, float, float]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        while len(found) < arguments.clicks:
            began = time.monotonic()
            page = open_board(
                browser, server.port, size=arguments.size, edition=arguments.edition, script=WATCH
            )
            report.figures.setdefault("page_to_board_s", round(time.monotonic() - began, 2))
            play(page, arguments.clicks - len(found))
            for kind, shown, heard in page.evaluate("window.shownAfter"):
                found.append((kind, shown / 1000, heard / 1000))
            report.progress(f"{len(found)} of {arguments.clicks} clicks")
            page.context.close()
        browser.close()
    return found


class Onlooker(Person):
    """Leaves the page alone while it works: a look at it costs more than a frame."""

    def wait_for_change(self, before: Any) -> None:
        """Wait first, then look."""
        self.page.wait_for_timeout(CALM)
        super().wait_for_change(before)


def play(page: Page, clicks: int) -> None:
    """Play until so many clicks were noted, or the game is over."""
    person = Onlooker(page)
    person.play_out(until=lambda: len(page.evaluate("window.shownAfter")) >= clicks)


def main(arguments: list[str] | None = None) -> int:
    """Measure and say."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--clicks", type=int, default=120)
    parser.add_argument("--bar", type=float, default=100, help="for half, ms (%(default)s)")
    parser.add_argument("--start", type=float, default=3, help="bar in seconds (%(default)s)")
    parser.add_argument("--edition", default="usa-classic")
    parser.add_argument("--size", choices=sorted(SIZES), default="desktop")
    options: Any = parser.parse_args(arguments)
    report = Report("click", quiet=options.quiet)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        began = time.monotonic()
        asyncio.run(server.start())
        report.figures["server_start_s"] = round(time.monotonic() - began, 2)
        try:
            found = measure(server, options, report)
            asyncio.run(server.check_errors(report))
        finally:
            server.end()
    report.count("clicks", len(found))
    report.floor("clicks", min(20, options.clicks))
    for kind in ("card", "commit"):
        figures = milliseconds([shown for what, shown, _ in found if what == kind])
        report.figures[kind] = figures
        is_slow = figures["n"] and figures["p50_ms"] > options.bar
        report.check(not is_slow, f"half of the {kind}s are shown after {options.bar} ms")
    report.figures["answered"] = milliseconds([heard for _, _, heard in found])
    within = sum(shown <= options.bar / 1000 for _, shown, _ in found) / len(found)
    report.figures["within_the_bar"] = round(within, 3)
    start = report.figures["server_start_s"] + report.figures["page_to_board_s"]
    report.check(start <= options.start, f"the board took {start:.1f} s")
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
