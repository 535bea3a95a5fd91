"""`semafor tournament`: bots against each other on the same deals, with ratings and tests."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import nullcontext
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import Any, Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as ProgressBar

from semafor.arena.clocks import CLOCKS, WALL
from semafor.arena.ratings import Anchor
from semafor.arena.results import Results, load_results, open_results
from semafor.arena.schedule import Tournament
from semafor.arena.sprt import Sprt, Trial
from semafor.arena.standings import Pool, check_anchor, make_pools
from semafor.arena.tournament import Plan, Progress, play_tournament
from semafor.bots import BOTS, EXPLOITERS, outside_names
from semafor.cli.play import read_option
from semafor.cli.standings import Run, print_pools
from semafor.editions import known_editions
from semafor.engine.errors import SetupError
from semafor.texts import Texts

ALL = "all"
DEFAULT_BOTS = "greedy,random"
DEFAULT_GAMES = 100
# A sequential test ends by itself; the limit is only there for bots that are too close.
SPRT_GAMES = 20_000
INTERRUPTED = 130


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""

    def text(name: str, **values: Any) -> str:
        return texts(f"tournament-help-{name}", **values)

    parser.add_argument(
        "edition",
        nargs="?",
        metavar=texts("simulate-edition"),
        help=text("edition", known=", ".join(known_editions())),
    )
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=text("bots", known=", ".join((*BOTS, *EXPLOITERS, *outside_names()))),
    )
    parser.add_argument("--pair", metavar="A,B", help=text("pair"))
    parser.add_argument("--one", action="store_true", help=text("one"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=text("seats"))
    parser.add_argument("--games", type=int, metavar="N", help=text("games"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=text("workers"))
    parser.add_argument("--clock", default=WALL, choices=tuple(CLOCKS), help=text("clock"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=text("option")
    )
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help=text("out"))
    parser.add_argument("--label", default="", help=text("label"))
    parser.add_argument("--anchor", metavar="BOT=ELO", help=text("anchor"))
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=text("sprt"))
    parser.add_argument("--alpha", type=float, default=0.05, help=text("alpha"))
    parser.add_argument("--beta", type=float, default=0.05, help=text("beta"))
    parser.add_argument("--show", type=Path, nargs="+", metavar="FILE", help=text("show"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play and print, or print what files hold."""
    anchor = None if options.anchor is None else read_anchor(options.anchor)
    if options.show:
        shown = [load_results(path) for path in options.show]
        check_anchor(anchor, (bot for each in shown for bot in each.tournament.bots))
        _print(make_pools(shown, anchor), [], texts, as_json=options.json)
        return 0
    plan = read_plan(options)
    asked = read_tournaments(options)
    for tournament in asked:
        plan.check(tournament)
        check_anchor(anchor, tournament.bots)
    pools: list[Pool] = []
    runs = []
    for tournament in asked:
        path = None if options.out is None else file_for(options.out, tournament, len(asked))
        try:
            results, done = _play(tournament, plan, path, texts)
        except KeyboardInterrupt:
            key = "tournament-stopped" if path else "tournament-stopped-unsaved"
            sys.stderr.write(texts(key, file=str(path)) + "\n")
            return INTERRUPTED
        pools += make_pools([results], anchor)
        runs.append(done)
    _print(pools, runs, texts, as_json=options.json)
    return 0


def read_tournaments(options: argparse.Namespace) -> list[Tournament]:
    """One tournament, or one for each edition."""
    if options.edition is None:
        raise SetupError("tournament-no-edition", known=", ".join(known_editions()))
    if options.bots is not None and options.pair is not None:
        raise SetupError("bots-or-pair")
    names = options.pair or options.bots or DEFAULT_BOTS
    bots = tuple(name.strip() for name in names.split(","))
    if options.pair is not None and len(bots) != 2:
        raise SetupError("bad-pair", text=options.pair)
    chosen = tuple(sorted(dict(read_option(text) for text in options.option).items()))
    editions = known_editions() if options.edition == ALL else (options.edition,)
    return [
        Tournament(
            edition,
            bots,
            options.seats,
            options.seed,
            chosen,
            label=options.label,
            is_one_against=options.one,
            clock=options.clock,
        )
        for edition in editions
    ]


def read_plan(options: argparse.Namespace) -> Plan:
    """How much to play."""
    sprt = None
    if options.sprt is not None:
        low, high = _numbers(options.sprt)
        sprt = Sprt(low, high, options.alpha, options.beta)
    games = options.games
    if games is None:
        games = SPRT_GAMES if sprt else DEFAULT_GAMES
    return Plan(games, options.workers, sprt)


def _numbers(text: str) -> tuple[float, float]:
    """The two hypotheses of a test, as `ELO0,ELO1`."""
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError as error:
        raise SetupError("sprt-form", text=text) from error
    return low, high


def read_anchor(text: str) -> Anchor:
    """`BOT=ELO`."""
    name, _, value = text.rpartition("=")
    try:
        elo = float(value)
    except ValueError as error:
        raise SetupError("anchor-form", text=text) from error
    if not name or not isfinite(elo):
        raise SetupError("anchor-form", text=text)
    return Anchor(name, elo)


def file_for(path: Path, tournament: Tournament, count: int) -> Path:
    """The file of a tournament; several get the edition into the name."""
    return path if count == 1 else path.with_stem(f"{path.stem}-{tournament.edition}")


def _play(
    tournament: Tournament, plan: Plan, path: Path | None, texts: Texts
) -> tuple[Results, Run]:
    """Play what is missing, with a progress bar where a person is watching."""
    opened: Any = nullcontext(Results(tournament))
    if path is not None:
        opened = open_results(path, tournament)
    with opened as results:
        found = len(results.played)
        before = perf_counter()
        with _Bar(texts, tournament.edition) as bar:
            trial = play_tournament(results, plan, bar.show if bar.is_shown else None)
        seconds = perf_counter() - before
        return results, Run(len(results.played) - found, found, seconds, trial)


class _Bar:
    """A progress bar on the error stream, where that is a terminal."""

    def __init__(self, texts: Texts, edition: str) -> None:
        console = Console(stderr=True)
        self.texts = texts
        self.edition = edition
        self.is_shown = console.is_terminal
        columns = (
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self.bar = ProgressBar(*columns, console=console, transient=True)
        self.task: TaskID | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.task is not None:
            self.bar.stop()

    def show(self, progress: Progress) -> None:
        """Move the bar; games found in the file are no measure of speed."""
        trial = progress.trial
        words = self.edition if trial is None else self._state(trial)
        if self.task is None:
            self.bar.start()
            self.task = self.bar.add_task(words, completed=progress.done, total=progress.total)
        self.bar.update(self.task, description=words, completed=progress.done)

    def _state(self, trial: Trial) -> str:
        sprt = trial.sprt
        values = {"llr": trial.ratio, "lower": sprt.lower, "upper": sprt.upper}
        return self.texts("tournament-progress-sprt", edition=self.edition, **values)


def _print(pools: list[Pool], runs: list[Run], texts: Texts, *, as_json: bool) -> None:
    if not as_json:
        print_pools(pools, runs, texts)
        return
    rows = [pool.to_dict() for pool in pools]
    for row, done in zip(rows, runs, strict=False):
        row.update(done.to_dict())
    sys.stdout.write(json.dumps({"pools": rows}, indent=2, ensure_ascii=False) + "\n")
