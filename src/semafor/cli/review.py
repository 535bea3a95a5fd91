"""`semafor review`: a finished game looked at again, move by move."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console

from semafor.arena.reviews import Agreement, agreement, open_record, review_record
from semafor.arena.workers import processors
from semafor.bots import MOST_ITERATIONS
from semafor.cli.positions import where
from semafor.cli.progress import watched
from semafor.engine.errors import SetupError
from semafor.review import Strength
from semafor.review.reviewing import check_finished
from semafor.texts import Texts
from semafor.tui.look import Labels
from semafor.tui.reviews import print_review
from semafor.tui.saves import read_record

PERCENT = 100
# Room for the table where the output is a file or a pipe.
PIPE_WIDTH = 140


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    usual = Strength().most
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("replay-arg-file"))
    parser.add_argument("--all", action="store_true", help=texts("review-help-all"))
    parser.add_argument(
        "--iterations",
        type=int,
        default=usual,
        metavar="N",
        help=texts("review-help-iterations", usual=usual),
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("hint-help-seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=texts("review-help-workers"))
    parser.add_argument("--against", type=int, metavar="SEED", help=texts("review-help-against"))
    parser.add_argument("--json", action="store_true", help=texts("review-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Review, and print a table or JSON."""
    if not 1 <= options.iterations <= MOST_ITERATIONS:
        raise SetupError("bad-iterations", iterations=options.iterations, most=MOST_ITERATIONS)
    workers = options.workers if options.workers is not None else processors()
    if workers < 1:
        raise SetupError("bad-worker-count", count=workers)
    record = read_record(options.file)
    game = open_record(record)
    check_finished(game)
    reviews = []
    for seed in (options.seed, options.against):
        if seed is None:
            continue
        with watched(texts("review-progress")) as tell:
            strength = Strength.of(options.iterations)
            reviews.append(review_record(record, strength, seed=seed, workers=workers, tell=tell))
    review = reviews[0]
    agreed = agreement(*reviews) if options.against is not None else None
    if options.json:
        result = {**where(game), **review.to_dict(), **_agreed(agreed)}
        sys.stdout.write(json.dumps(result, indent=1, ensure_ascii=False) + "\n")
        return 0
    labels = Labels.of(texts, game.ruleset, game.players)
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=PIPE_WIDTH)
    print_review(console, labels, review, is_whole=options.all)
    if agreed is not None:
        share = round(PERCENT * agreed.share)
        told = texts("review-agreement", costly=agreed.costly, same=agreed.same, share=share)
        console.print(told, soft_wrap=True)
    return 0


def _agreed(found: Agreement | None) -> dict[str, dict[str, int]]:
    if found is None:
        return {}
    counts = {"costly": found.costly, "same": found.same, "not_fine": found.not_fine}
    return {"agreement": counts}
