"""What every harness says at the end: how much was checked, what was found, is it enough."""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from trials.wire import abort_all

Figures = dict[str, Any]


class Report:
    """Counts and faults of one run.

    `count` is work done, `fail` a broken promise, `floor` the least that makes a run worth
    anything: a harness that checked nothing has shown nothing.
    """

    def __init__(self, name: str, *, quiet: bool = False) -> None:
        self.name = name
        self.quiet = quiet
        self.counts: dict[str, int] = {}
        self.floors: dict[str, int] = {}
        self.figures: Figures = {}
        self.faults: list[str] = []
        self.began = time.monotonic()
        self.spoke = 0.0

    def count(self, what: str, number: int = 1) -> None:
        """So much more was checked."""
        self.counts[what] = self.counts.get(what, 0) + number

    def fail(self, what: str) -> None:
        """A promise is broken."""
        self.faults.append(what)
        if not self.quiet and len(self.faults) <= 10:
            sys.stderr.write(f"{self.name}: FAULT {what}\n")

    def check(self, holds: bool, what: str) -> None:  # noqa: FBT001 - reads like an assertion
        """Fail with a sentence unless something holds."""
        if not holds:
            self.fail(what)

    def floor(self, what: str, least: int) -> None:
        """The run is only worth something with at least so much checked."""
        self.floors[what] = least

    def progress(self, text: str) -> None:
        """A line at most every two seconds."""
        now = time.monotonic()
        if not self.quiet and now - self.spoke >= 2:
            self.spoke = now
            sys.stderr.write(f"{self.name}: {now - self.began:5.1f} s  {text}\n")

    def close(self) -> bool:
        """Check the floors; whether all is well."""
        for what, least in self.floors.items():
            found = self.counts.get(what, 0)
            if found < least:
                self.fail(f"too little checked: {found} {what}, at least {least} are needed")
        self.floors = {}
        return not self.faults

    def to_dict(self) -> Figures:
        """Everything as JSON."""
        return {
            "harness": self.name,
            "ok": not self.faults,
            "seconds": round(time.monotonic() - self.began, 1),
            "checked": self.counts,
            "figures": self.figures,
            "faults": self.faults[:50],
            "fault_count": len(self.faults),
        }

    def write(self, *, as_json: bool) -> int:
        """Print it and give the exit code."""
        self.close()
        found = self.to_dict()
        if as_json:
            sys.stdout.write(json.dumps(found, indent=1) + "\n")
        else:
            sys.stdout.write(_in_words(found))
        return 0 if found["ok"] else 1


def _in_words(found: Figures) -> str:
    lines = [f"{found['harness']}: {'ok' if found['ok'] else 'FAILED'} in {found['seconds']} s"]
    lines += [f"  checked  {number:>8} {what}" for what, number in found["checked"].items()]
    lines += [f"  measured {value!s:>8} {what}" for what, value in found["figures"].items()]
    lines += [f"  fault    {fault}" for fault in found["faults"][:20]]
    return "\n".join(lines) + "\n"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that `share` of all values do not exceed."""
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def milliseconds(values: Sequence[float]) -> Figures:
    """p50, p99 and the worst of some seconds, in milliseconds."""
    return {
        "n": len(values),
        "p50_ms": round(percentile(values, 0.5) * 1000, 1),
        "p99_ms": round(percentile(values, 0.99) * 1000, 1),
        "max_ms": round(max(values, default=float("nan")) * 1000, 1),
    }


def make_parser(doc: str | None, *, seconds: float) -> argparse.ArgumentParser:
    """Arguments that all harnesses share."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same choices")
    parser.add_argument(
        "--limit", type=float, default=seconds, help="give up after so many seconds (%(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--quiet", action="store_true", help="no progress lines")
    return parser


def raise_file_limit(least: int) -> None:
    """Allow this process and its children so many open sockets."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < least <= hard or hard == resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, least), hard))
    elif hard < least:
        raise SystemExit(f"{least} open files are needed, the system allows {hard} (ulimit -n)")


def run_bounded(work: Coroutine[Any, Any, None], report: Report, limit: float) -> None:
    """Run a harness; too long is a fault like any other."""

    async def bounded() -> None:
        try:
            await asyncio.wait_for(work, limit)
        except TimeoutError:
            report.fail(f"not finished after {limit:.0f} s")
        finally:
            abort_all()
            await asyncio.sleep(0.05)  # let the transports close

    asyncio.run(bounded())
