"""Small runs of the harnesses: what they are asked for, and that they found enough and no fault."""

from __future__ import annotations

from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

from trials.report import Report, run_bounded

LIMIT = 240.0
# The gate runs on busy machines: how long something takes is measured by the harnesses alone.
NO_BAR = 1e9


def asked(**values: Any) -> SimpleNamespace:
    """Options as a command line would give them."""
    return SimpleNamespace(**{"seed": 1, "limit": LIMIT, **values})


def run(work: Coroutine[Any, Any, None], report: Report) -> None:
    """Run a harness to its end."""
    run_bounded(work, report, LIMIT)


def passes(report: Report) -> None:
    """No fault, and the floors are reached."""
    assert report.close(), report.faults[:10]
    assert report.counts, "nothing was checked"
