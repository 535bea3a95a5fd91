"""All figures of docs/reliability.md by one command: each promise, its harness, how long it takes, what came out.

The harnesses run one after the other, with the machine to themselves. What each of them said is kept in
`build/figures.json` as soon as it is known, so that a run can be broken off and taken up again; `build/figures.md` has a row
for each, ready for the documentation. With `--small` every command runs in a size that shows only that it works.

    python -m trials.figures --list
    python -m trials.figures
    python -m trials.figures --only kills --again
    python -m trials.figures --small
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from trials.server_process import ROOT

BUILD = ROOT / "build"
SMALL_SECONDS = 300
SPARE = 3.0  # a run may take so many times as long as expected


class Run(NamedTuple):
    """A promise and the command that tries to break it.

    Attributes:
        words: The command in full size, as the documentation has it.
        small: What makes it small: later arguments win over earlier ones.
        minutes: How long the full size takes on two quiet cores.
    """

    name: str
    promise: str
    words: str
    small: str
    minutes: float

    @property
    def command(self) -> str:
        """As the documentation has it."""
        return f"python -m trials.{self.words}"

    def arguments(self, *, small: bool) -> list[str]:
        """What is started."""
        words = shlex.split(self.words + (f" {self.small}" if small else ""))
        return [sys.executable, "-m", f"trials.{words[0]}", *words[1:], "--json", "--quiet"]


RUNS = (
    Run(
        "kills",
        "`kill -9` at any moment, games and campaigns: nothing acknowledged is lost or done twice",
        "kill9 --kills 1000",
        "--kills 2 --lanes 1",
        35,
    ),
    Run(
        "kills on PostgreSQL",
        "the same on PostgreSQL",
        "kill9 --kills 50 --store postgres",
        "--kills 1 --lanes 1",
        4,
    ),
    Run(
        "power",
        "a power cut at any write or sync loses nothing that was acknowledged and damages no file",
        "power",
        "--events 10",
        3,
    ),
    Run(
        "simulate",
        "crashes, cut sockets, lost answers and hints, in any order, with one process or two",
        "simulate --seeds 300",
        "--seeds 2",
        12,
    ),
    Run(
        "races",
        "of two clients that move at once exactly one is accepted, the other is told why",
        "race --races 10000",
        "--races 12",
        6,
    ),
    Run(
        "races in campaigns",
        "the same of two sockets that follow one campaign",
        "race --races 1000 --what campaigns",
        "--races 12",
        2,
    ),
    Run(
        "races at two processes",
        "the same at two processes on one PostgreSQL",
        "race --races 2000 --store postgres",
        "--races 6",
        3,
    ),
    Run(
        "reconnects",
        "who comes back misses nothing and gets nothing twice, quickly",
        "reconnect --reconnects 2000",
        "--reconnects 8 --bar 100000",
        6,
    ),
    Run(
        "load",
        "1,000 tables, 4,000 sockets, 100 moves a second for a minute",
        "load",
        "--tables 4 --rate 5 --seconds 2 --warm 2 --ack 100000 --fan 100000 --no-hold",
        4,
    ),
    Run(
        "burst",
        "300 moves a second for ten seconds",
        "load --rate 300 --seconds 10 --warm 14 --ack 250 --fan 250",
        "--tables 4 --rate 5 --seconds 2 --warm 2 --ack 100000 --fan 100000 --no-hold",
        3,
    ),
    Run(
        "soak",
        "half an hour of tables and campaigns: memory is level, nothing piles up",
        "soak --minutes 30",
        "--minutes 1 --every 8 --tables 5 --campaigns 1",
        31,
    ),
    Run(
        "secrecy",
        "nobody is told what they may not know, whatever they ask for",
        "secrecy",
        "--pairs 1 --campaigns 1 --jobs 1",
        60,
    ),
    Run(
        "planted leaks",
        "a planted leak of every kind is found",
        "secrecy --plant",
        "--jobs 1",
        5,
    ),
    Run(
        "pace",
        "no request and no message holds the event loop for more than 5 ms of work",
        "pace",
        "--moves 40 --games 1 --bar 100000",
        3,
    ),
    Run(
        "fuzz",
        "whatever is sent: no 5xx, no traceback, no crash, honest moves acknowledged",
        "fuzz",
        "--frames 100 --requests 50 --files 5 --games 1",
        8,
    ),
    Run(
        "fuzz on PostgreSQL",
        "the same on PostgreSQL",
        "fuzz --store postgres --files 0",
        "--frames 100 --requests 50 --games 1",
        6,
    ),
    Run(
        "abuse",
        "misbehaviour is refused clearly and does not disturb others",
        "abuse",
        "--seconds 1 --bar 100000 --only flood",
        4,
    ),
    Run(
        "deploys",
        "`SIGTERM` drains, and a deploy is not noticed",
        "deploy --tables 50",
        "--tables 2 --stops 1 --between 0.5",
        2,
    ),
    Run(
        "database killed",
        "PostgreSQL is killed: nothing is lost, the server stays up, play goes on",
        "pgkill --kills 12",
        "--kills 1 --bar 100000",
        1,
    ),
    Run(
        "bus of PostgreSQL killed",
        "the bus is killed: only a delay",
        "broker --bus postgres",
        "--kills 1 --between 1.5 --bar 100000",
        1,
    ),
    Run(
        "bus of Redis killed",
        "the same with Redis",
        "broker --bus redis",
        "--kills 1 --between 1.5 --bar 100000",
        1,
    ),
    Run(
        "clicks",
        "a click is shown within 100 ms",
        "click",
        "--clicks 4 --bar 100000 --start 1000",
        2,
    ),
    Run("teeth", "the tests would notice", "teeth", "--about ferry --jobs 1", 20),
)


def in_words(found: dict[str, Any]) -> str:
    """The counts and figures of a report as one cell of a table."""
    parts = [f"{number:,} {what}" for what, number in found["checked"].items() if number]
    for what, value in found["figures"].items():
        if isinstance(value, dict) and "p50_ms" in value:
            value = f"{value['p50_ms']} ms (median), {value['p99_ms']} ms (p99), {value['max_ms']} ms (worst)"  # noqa: PLW2901 - put in words
        if isinstance(value, str | int | float):
            parts.append(f"{what} {value}")
    verdict = "0 faults" if found["ok"] else f"FAILED: {found['faults'][0]}"
    return "; ".join([*parts, verdict])


def commit() -> str:
    """The commit the figures belong to."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"],  # noqa: S607 - whichever git there is
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.strip() or "unknown"


def measure(run: Run, *, small: bool) -> dict[str, Any]:
    """One harness; what it said, and when."""
    limit = SMALL_SECONDS if small else run.minutes * 60 * SPARE
    try:
        done = subprocess.run(  # noqa: S603 - our own harness
            run.arguments(small=small),
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=limit,
            check=False,
        )
        found: dict[str, Any] = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        found = broken(f"not finished after {limit:.0f} s")
    except json.JSONDecodeError:
        found = broken(f"no report: {done.stderr[-500:]}")
    return {**found, "date": time.strftime("%Y-%m-%d"), "commit": commit(), "small": small}


def broken(why: str) -> dict[str, Any]:
    """The report of a harness that did not write one."""
    return {"ok": False, "seconds": 0.0, "checked": {}, "figures": {}, "faults": [why]}


def as_table(found: dict[str, dict[str, Any]]) -> str:
    """Rows for docs/reliability.md."""
    lines = ["| promise | command | measured | when |", "|---|---|---|---|"]
    for run in RUNS:
        if row := found.get(run.name):
            when = f"{row['date']}, {row['commit']}"
            lines.append(f"| {run.promise} | `{run.command}` | {in_words(row)} | {when} |")
    return "\n".join(lines) + "\n"


def choose(names: list[str]) -> list[Run]:
    """All runs, or those whose name has one of these words."""
    return [run for run in RUNS if not names or any(name in run.name for name in names)]


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--list", action="store_true", help="what there is, and how long it takes")
    parser.add_argument("--only", action="append", default=[], help="a word of a run's name")
    parser.add_argument("--again", action="store_true", help="also what is there already")
    parser.add_argument("--small", action="store_true", help="only show that everything works")
    parser.add_argument("--folder", type=Path, default=BUILD, help="where results go")
    options = parser.parse_args(arguments)
    chosen = choose(options.only)
    if options.list:
        for run in chosen:
            sys.stdout.write(f"{run.minutes:4.0f} min  {run.name:26} {run.command}\n")
        sys.stdout.write(f"{sum(run.minutes for run in chosen):4.0f} min  in all\n")
        return 0
    return run_all(chosen, options)


def run_all(chosen: list[Run], options: argparse.Namespace) -> int:
    """One after the other; what is known is written at once."""
    name = "figures-small" if options.small else "figures"
    options.folder.mkdir(parents=True, exist_ok=True)
    file = options.folder / f"{name}.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    for run in chosen:
        if not options.again and known.get(run.name, {}).get("ok"):
            continue
        sys.stderr.write(f"{run.name}: {run.command}, about {run.minutes:.0f} min\n")
        known[run.name] = measure(run, small=options.small)
        file.write_text(json.dumps(known, indent=1), encoding="utf-8")
        file.with_suffix(".md").write_text(as_table(known), encoding="utf-8")
        sys.stdout.write(f"{run.name}: {in_words(known[run.name])}\n")
    return 0 if all(known[run.name]["ok"] for run in chosen) else 1


if __name__ == "__main__":
    sys.exit(main())
