"""Frames while trains move, by the trace of a real browser: how long the screen stands still in the middle of a motion.

A person plays against bots with all animations on, and the browser is traced. Every animation marks where it begins and
ends; between the two, the time from each drawn frame to the next is taken. A burst is a gap of more than 100 ms. The
same is measured beside it for a blank page on which one square moves: on a loaded machine that one loses frames, too.

An animation begins when its first frame has been painted, not when the page asks for it (its own time runs from there): how
long it waits for that is told beside, and so is the longest task of the page's own thread while something moves.

    python -m trials.frames
    python -m trials.frames --claims 12 --edition europe --size phone
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from trials.browser_person import Person, open_board
from trials.chromium import FLAGS, SIZES, find_chromium
from trials.report import Report, make_parser
from trials.server_process import ServerProcess

CATEGORIES = [
    "-*",
    "disabled-by-default-devtools.timeline.frame",
    "devtools.timeline.frame",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "toplevel",
]
TASK = "RunTask"
MAIN_THREAD = "CrRendererMain"
BURST = 0.1  # seconds without a frame
LEAST = 10.0  # seconds of motion
SQUARE = 2.0  # seconds that the square moves between two games
MARKS = """
(() => {
  const animate = Element.prototype.animate;
  let number = 0;
  Element.prototype.animate = function (...given) {
    const running = animate.apply(this, given);
    const mine = (number += 1);
    const { delay, endTime } = running.effect.getComputedTiming();
    if (!Number.isFinite(endTime)) return running;
    const asked = performance.now() + delay;
    performance.mark(`motion-asked-${mine}`, { startTime: asked });
    const begin = () => {
      const startTime = Math.max(asked, running.startTime + delay); // who skips a motion moves its start back
      performance.mark(`motion-begins-${mine}`, { startTime });
    };
    running.ready.then(begin, () => {});
    const end = () => performance.mark(`motion-ends-${mine}`);
    running.finished.then(end, end);
    return running;
  };
})();
"""
BLANK = "data:text/html,<body style='margin:0'><div id=s style='width:80px;height:80px;background:teal'></div>"
MOVE = """(seconds) => new Promise((done) => {
  const square = document.getElementById("s");
  const frames = [{ transform: "none" }, { transform: "translate(600px, 300px)" }];
  square.animate(frames, { duration: 1000 * seconds }).finished.then(done);
})"""

Span = tuple[float, float]


def join(spans: Iterable[Span]) -> list[Span]:
    """Spans of time that overlap become one."""
    joined: list[Span] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


class Trace:
    """What a trace says, in seconds: spans in which something moved, drawn frames, waits for a first frame, tasks of the page."""

    def __init__(self, trace: bytes) -> None:
        events = sorted(json.loads(trace)["traceEvents"], key=lambda one: one.get("ts", 0))
        begun: dict[str, float] = {}
        asked: dict[str, float] = {}
        spans: list[Span] = []
        self.frames: list[float] = []
        self.waits: list[float] = []
        for event in events:
            at = event.get("ts", 0) / 1e6
            kind, _, number = event["name"].rpartition("-")
            if event["name"] == "DrawFrame":
                self.frames.append(at)
            elif kind == "motion-asked":
                asked[number] = at
            elif kind == "motion-begins" and number in asked:
                begun[number] = at
                self.waits.append(at - asked[number])
            elif kind == "motion-ends" and number in begun:
                spans.append((begun.pop(number), at))
        self.spans = join(spans)
        self.tasks = self.tasks_of(events)

    def tasks_of(self, events: Iterable[dict[str, Any]]) -> list[float]:
        """How long the tasks of the page's own thread took that touch a motion."""
        main = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
        }
        tasks = [
            (event["ts"] / 1e6, event["dur"] / 1e6)
            for event in events
            if event["name"] == TASK and "dur" in event and (event["pid"], event["tid"]) in main
        ]
        return [
            long
            for at, long in tasks
            if any(at < end and at + long > begin for begin, end in self.spans)
        ]


def gaps_of(spans: Sequence[Span], frames: Sequence[float]) -> list[float]:
    """From one thing that is seen to the next, while something moves."""
    gaps = []
    for begin, end in spans:
        times = [begin, *(at for at in frames if begin < at < end), end]
        gaps += [later - at for at, later in itertools.pairwise(times)]
    return gaps


def tell(traces: Sequence[Trace]) -> dict[str, Any]:
    """The figures of one kind of motion."""
    spans = [span for trace in traces for span in trace.spans]
    gaps = [gap for trace in traces for gap in gaps_of(trace.spans, trace.frames)]
    waits = sorted(wait for trace in traces for wait in trace.waits)
    ordered = sorted(gaps)
    moving = sum(end - begin for begin, end in spans)
    stood = sum(gap for gap in gaps if gap > BURST)

    def at(share: float, of: Sequence[float] = ordered) -> float:
        return round(1000 * of[min(len(of) - 1, int(share * len(of)))], 1)

    return {
        "moving_s": round(moving, 1),
        "frames": len(gaps),
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "longest_ms": round(1000 * ordered[-1], 1),
        "bursts": sum(gap > BURST for gap in gaps),
        "stood_share": round(stood / moving, 4),
        "longest_task_ms": round(1000 * max(task for trace in traces for task in trace.tasks), 1),
        "wait_p50_ms": at(0.5, waits),
        "wait_p95_ms": at(0.95, waits),
    }


def measure(server: ServerProcess, options: Any, report: Report) -> None:
    """Some claims on a board, and a square that moves on a blank page after each few."""
    path = find_chromium()
    if path is None:
        sys.exit("There is no Chromium here: nothing can be measured.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        page = open_board(
            browser,
            server.port,
            size=options.size,
            edition=options.edition,
            script=MARKS,
            reduced_motion="no-preference",
        )
        person = Person(page)
        board: list[Trace] = []
        blank: list[Trace] = []
        while person.claims < options.claims and not person.look()["over"]:
            goal = person.claims + 2
            browser.start_tracing(page=page, categories=CATEGORIES)
            person.play_out(until=lambda: person.claims >= goal)  # noqa: B023 - asked at once
            page.wait_for_timeout(1500)
            board.append(Trace(browser.stop_tracing()))
            other = browser.new_page()
            other.add_init_script(MARKS)
            other.goto(BLANK)
            browser.start_tracing(page=other, categories=CATEGORIES)
            other.evaluate(MOVE, SQUARE)
            blank.append(Trace(browser.stop_tracing()))
            other.close()
            report.progress(f"{person.claims} of {options.claims} claims")
        browser.close()
    report.figures["board"] = tell(board)
    report.figures["blank_page"] = tell(blank)


def main(arguments: list[str] | None = None) -> int:
    """Measure and say."""
    parser = make_parser(__doc__, seconds=600)
    parser.add_argument("--claims", type=int, default=8)
    parser.add_argument("--edition", default="usa-classic")
    parser.add_argument("--size", choices=sorted(SIZES), default="desktop")
    options: Any = parser.parse_args(arguments)
    report = Report("frames", quiet=options.quiet)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        asyncio.run(server.start())
        try:
            measure(server, options, report)
            asyncio.run(server.check_errors(report))
        finally:
            server.end()
    report.figures["load"] = round(os.getloadavg()[0], 1)
    board, blank = report.figures["board"], report.figures["blank_page"]
    report.check(board["moving_s"] >= LEAST, f"things moved for {board['moving_s']} s only")
    task = board["longest_task_ms"]
    report.check(task < 1000 * BURST, f"the page itself was busy for {task} ms while things moved")
    report.check(
        board["bursts"] <= blank["bursts"],
        f"{board['bursts']} bursts, the longest {board['longest_ms']} ms; a blank page has {blank['bursts']}",
    )
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
