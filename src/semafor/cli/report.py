"""`semafor report`: what many games say about an edition, as one page."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from semafor.arena.report import count_games, make_report
from semafor.arena.report_page import write_page
from semafor.arena.simulate import Match
from semafor.cli.progress import watched
from semafor.editions import known_editions
from semafor.engine.errors import SetupError
from semafor.texts import Texts

DEFAULT_BOTS = "planner,planner"
DEFAULT_GAMES = 400


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    parser.add_argument(
        "edition",
        metavar=texts("simulate-edition"),
        help=texts("simulate-help-edition", known=known),
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts("report-help-out"))
    parser.add_argument("--bots", default=DEFAULT_BOTS, help=texts("report-help-bots"))
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES, help=texts("report-help-games"))
    parser.add_argument("--seed", type=int, default=0, help=texts("simulate-help-seed"))
    parser.add_argument("--workers", type=int, help=texts("simulate-help-workers"))
    parser.add_argument("--json", action="store_true", help=texts("simulate-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play, count, write."""
    bots = tuple(word.strip() for word in options.bots.split(","))
    match = Match(options.edition, bots, options.seed)
    with watched(texts("simulate-progress")) as tell:
        counts = count_games(match, options.games, options.workers, tell)
    report = make_report(match, counts)
    if options.json:
        sys.stdout.write(json.dumps(report.to_dict(), indent=1) + "\n")
        if options.out is None:
            return 0
    out = options.out or Path(f"report-{options.edition}.html")
    try:
        out.write_text(write_page(report, texts), encoding="utf-8")
    except OSError as error:
        raise SetupError("results-unwritable", file=out, why=error.strerror) from error
    if not options.json:
        sys.stdout.write(texts("report-written", file=str(out)) + "\n")
    return 0
