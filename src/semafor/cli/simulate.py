"""`semafor simulate`: many games between bots, as a table or as JSON."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from semafor.arena.simulate import Summary, Tally, check_request, simulate
from semafor.arena.statistics import mean_interval
from semafor.bots import BOTS, outside_names
from semafor.editions import known_editions
from semafor.engine.errors import SetupError
from semafor.search.intervals import wilson_interval
from semafor.texts import Texts

if TYPE_CHECKING:
    from semafor.arena.cluster import RayExecutor

DEFAULT_BOTS = "greedy,random"
DEFAULT_GAMES = 100
INTERRUPTED = 130
# Room for the table where the output is a file or a pipe.
PIPE_WIDTH = 140
COLUMNS = ("wins", "share", "score", "tickets", "turns", "time")
UNBROKEN = ("wins", "share", "score")
MICROSECONDS = 1e6


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    bots = ", ".join((*BOTS, *outside_names()))
    parser.add_argument(
        "edition",
        metavar=texts("simulate-edition"),
        help=texts("simulate-help-edition", known=known),
    )
    parser.add_argument(
        "--bots", default=DEFAULT_BOTS, help=texts("simulate-help-bots", known=bots)
    )
    parser.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, help=texts("simulate-help-games")
    )
    parser.add_argument("--seed", type=int, default=0, help=texts("simulate-help-seed"))
    parser.add_argument("--workers", type=int, help=texts("simulate-help-workers"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts("simulate-help-out"))
    parser.add_argument("--moves", action="store_true", help=texts("simulate-help-moves"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=texts("simulate-help-cluster"))
    parser.add_argument("--json", action="store_true", help=texts("simulate-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run the command."""
    names = [name.strip() for name in options.bots.split(",")]
    check_request(options.edition, names, options.games, options.workers)
    if options.moves and options.out is None:
        raise SetupError("moves-need-file")
    try:
        summary = _simulate(options, names, texts)
    except KeyboardInterrupt:
        if options.out is None:
            raise
        sys.stderr.write(texts("simulate-stopped", file=str(options.out)) + "\n")
        return INTERRUPTED
    if options.json:
        sys.stdout.write(json.dumps(summary.to_dict(), indent=2) + "\n")
    else:
        _print_summary(summary, texts)
    return 0


def _simulate(options: argparse.Namespace, names: list[str], texts: Texts) -> Summary:
    """Simulate, with a progress bar where a person is watching."""
    if options.cluster is not None:
        from semafor.arena.cluster import open_cluster  # noqa: PLC0415 - an extra

        with open_cluster(options.cluster) as executor:
            return _watch(options, names, texts, executor)
    return _watch(options, names, texts, None)


def _watch(
    options: argparse.Namespace, names: list[str], texts: Texts, executor: RayExecutor | None
) -> Summary:
    request: dict[str, Any] = {
        "edition": options.edition,
        "bot_names": names,
        "games": options.games,
        "seed": options.seed,
        "workers": executor.workers if executor else options.workers,
        "executor": executor,
        "out": options.out,
        "moves": options.moves,
    }
    console = Console(stderr=True)
    if not console.is_terminal:
        return simulate(**request)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(texts("simulate-progress"), total=options.games)
        return simulate(**request, on_progress=lambda done: progress.update(task, completed=done))


def _print_summary(summary: Summary, texts: Texts) -> None:
    """A heading, one row for each bot, one line about the run."""
    console = Console()
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH)
    heading = texts(
        "simulate-heading",
        edition=summary.edition,
        seats=len(summary.bots),
        games=summary.games,
        seed=summary.seed,
    )
    # Tight enough for a terminal of 80 columns: headings wrap, numbers do not.
    table = Table(title=heading, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    table.padding = 0
    table.add_column(texts("simulate-column-bot"))
    table.add_column(texts("simulate-column-games"), justify="right")
    for column in COLUMNS:
        title = texts(f"simulate-column-{column}")
        table.add_column(title, justify="right", no_wrap=column in UNBROKEN)
    for name, tally in zip(summary.bots, summary.tallies, strict=True):
        table.add_row(name, *_row(tally, texts))
    console.print(table)
    for name, tally in zip(summary.bots, summary.tallies, strict=True):
        if tally.lost:
            console.print(texts("simulate-lost", name=name, count=tally.lost), highlight=False)
    console.print(
        texts(
            "simulate-footer",
            games=summary.games,
            seconds=summary.seconds,
            speed=summary.games_per_second,
            turns=summary.turns / summary.games,
            workers=summary.workers,
        ),
        highlight=False,
    )


def _row(tally: Tally, texts: Texts) -> list[str]:
    """The cells of one bot."""
    games = tally.games
    low, high = wilson_interval(tally.wins, games)
    score = mean_interval(games, tally.score, tally.score_squares)
    mean = tally.score / games
    share = {"share": 100 * tally.wins / games, "low": 100 * low, "high": 100 * high}
    width = 0.0 if score is None else (score[1] - score[0]) / 2
    decisions = max(1, tally.decisions)
    return [
        texts("simulate-whole", value=games),
        texts("simulate-wins", value=tally.wins),
        texts("simulate-share", **share),
        texts("simulate-mean", value=mean)
        if score is None
        else texts("simulate-score", mean=mean, width=width),
        texts("simulate-mean", value=tally.completed / games),
        texts("simulate-mean", value=tally.turns / games),
        texts("simulate-time", value=MICROSECONDS * tally.seconds / decisions),
    ]
