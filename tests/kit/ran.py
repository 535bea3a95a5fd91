"""Which tests a run of the gate had, and which of them it really ran.

With SEMAFOR_RAN=build/ran/NAME a run writes `NAME.collected` (one test on each line, before any is left out),
`NAME.thorough` (those that the gate leaves to `make thorough`) and `NAME.ran` (outcome, test and, for a skipped
one, the reason) there. At the end of the gate `tools/ran.py` reads them all: a test that ran in no run fails the gate.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

# The one excuse: a program that cannot be had everywhere. Reasons of such skips begin with these words.
MACHINE = "this machine has no"


def lacks(what: str) -> str:
    """The reason of a test that is skipped for want of a program.

    >>> lacks("PostgreSQL")
    'this machine has no PostgreSQL'
    """
    return f"{MACHINE} {what}"


class RunNotes:
    """A plugin that keeps account of one run, also of one that is shared among workers."""

    def __init__(self, config: pytest.Config, path: Path) -> None:
        worker = getattr(config, "workerinput", {}).get("workerid")
        self.lists = worker in (None, "gw0")  # every worker collects the same
        self.reports = worker is None  # only the first process hears of all outcomes
        self.path = path
        self.lines: list[str] = []
        path.parent.mkdir(parents=True, exist_ok=True)

    def collect(self, items: list[pytest.Item]) -> None:
        """Write down what there is; what needs one run only is none of the second run's business."""
        if not self.lists:
            return
        is_second = bool(os.environ.get("SEMAFOR_PURE"))
        there = [item for item in items if not (is_second and item.get_closest_marker("once"))]
        later = [item.nodeid for item in there if item.get_closest_marker("thorough")]
        self._write("collected", [item.nodeid for item in there])
        self._write("thorough", later)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember how a test went: it ran if it was called, or if its setup broke."""
        if report.when == "call" or report.outcome != "passed":
            reason = ""
            if report.skipped and isinstance(report.longrepr, tuple):
                reason = report.longrepr[2].removeprefix("Skipped: ").replace("\n", " ")
            self.lines.append(f"{report.outcome}\t{report.nodeid}\t{reason}")

    def pytest_sessionfinish(self) -> None:
        """Write down what ran."""
        if self.reports:
            self._write("ran", self.lines)

    def _write(self, ending: str, lines: list[str]) -> None:
        text = "".join(f"{line}\n" for line in lines)
        self.path.with_suffix(f".{ending}").write_text(text, encoding="utf-8")
