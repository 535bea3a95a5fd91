"""`semafor bench`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from semafor.arena.bench import add_ratios, below_floor, keeping_games, measure, two_workers
from semafor.board.values import is_number
from semafor.editions import EDITIONS, read_edition
from semafor.engine.errors import SetupError
from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("--editions", default=",".join(EDITIONS), help=texts("bench-help-editions"))
    parser.add_argument("--seats", default="2,3,4,5", help=texts("bench-help-seats"))
    parser.add_argument("--seconds", type=float, default=1.0, help=texts("bench-help-seconds"))
    parser.add_argument("--json", action="store_true", help=texts("bench-help-json"))
    parser.add_argument("--lab", action="store_true", help=texts("bench-help-lab"))
    parser.add_argument("--compare", action="store_true", help=texts("bench-help-compare"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Measure, print, and with --compare fail where a ratio is below its floor."""
    editions = [name.strip() for name in options.editions.split(",") if name.strip()]
    for name in editions:
        read_edition(name)
    seats = _seats(options.seats)
    if not editions or options.seconds <= 0:
        raise SetupError("bad-bench", seconds=options.seconds)
    if options.lab:
        return _run_lab(options, editions[0], seats[0], texts)
    console = Console(stderr=True)
    with console.status(texts("bench-running")) as status:
        figures = measure(
            editions,
            seats,
            options.seconds,
            lambda what: status.update(texts("bench-progress", what=what)),
        )
        if options.compare:
            add_ratios(figures, options.seconds)
    problems = below_floor(figures) if options.compare else []
    if options.json:
        sys.stdout.write(json.dumps(figures) + "\n")
    else:
        _print(figures, texts)
    for problem in problems:
        console.print(texts("bench-floor", problem=problem))
    return 1 if problems else 0


def _run_lab(options: argparse.Namespace, edition: str, seats: int, texts: Texts) -> int:
    """The lab's figures for one table; see `semafor.lab.bench`."""
    from semafor.lab.bench import measure as measure_lab  # noqa: PLC0415 - few ask for it

    with Console(stderr=True).status(texts("bench-running")) as status:
        found = measure_lab(
            edition,
            seats,
            options.seconds,
            lambda what: status.update(texts("bench-progress", what=what)),
        )
        for name, simulated in (("parquet", keeping_games), ("two_workers", two_workers)):
            status.update(texts("bench-progress", what=name))
            try:
                found["figures"][name] = simulated(edition, seats, options.seconds)
            except SetupError as error:  # a library that is not installed
                found["figures"][name] = {"missing": texts.explain(error)}
    if options.json:
        sys.stdout.write(json.dumps(found) + "\n")
        return 0
    table = Table(title=texts("bench-lab-title", edition=edition, seats=seats))
    table.add_column(texts("bench-lab-what"))
    table.add_column(texts("bench-lab-rate"), justify="right")
    table.add_column(texts("bench-lab-ratio"), justify="right")
    for name, row in found["figures"].items():
        what = texts(f"bench-lab-{name.replace('_', '-')}")
        if "missing" in row:
            table.add_row(what, row["missing"], "–")
        else:
            table.add_row(what, f"{row['rate']:,}", str(row["ratio"]))
    Console().print(table)
    return 0


def _seats(text: str) -> list[int]:
    words = [word.strip() for word in text.split(",")]
    if not words or not all(is_number(word) and 2 <= int(word) <= 5 for word in words):
        raise SetupError("bad-seats", "COM-SETUP-1", seats=text)
    return [int(word) for word in words]


def _print(figures: dict[str, object], texts: Texts) -> None:
    speeds = figures["random"]
    assert isinstance(speeds, dict)
    table = Table(title=texts("bench-title", compiled=str(figures["compiled"]).lower()))
    table.add_column(texts("bench-edition"))
    counts = sorted({count for by_seats in speeds.values() for count in by_seats})
    for count in counts:
        table.add_column(texts("bench-column", seats=int(count)), justify="right")
    for edition, by_seats in speeds.items():
        cells = (f"{by_seats[count]:,.0f}" if count in by_seats else "–" for count in counts)
        table.add_row(edition, *cells)
    console = Console()
    console.print(table)
    console.print(texts("bench-costs", step=figures["step_us"], clone=figures["clone_us"]))
    if "speedup" in figures:
        console.print(
            texts("bench-ratios", speedup=figures["speedup"], share=str(figures["share"]))
        )
