"""`semafor dataset`: an open data set of games between bots."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from semafor.arena.dataset import DatasetWish, check_names, make_dataset
from semafor.arena.workers import processors
from semafor.cli.progress import watched
from semafor.editions import EDITIONS, known_editions
from semafor.engine.errors import SetupError
from semafor.texts import Texts

DEFAULT_BOTS = "planner,greedy"
DEFAULT_GAMES = 1000
INTERRUPTED = 130


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=texts("dataset-help-folder"))
    parser.add_argument(
        "--editions-of",
        default=",".join(EDITIONS),
        metavar="EDITIONS",
        help=texts("dataset-help-editions", known=known),
    )
    parser.add_argument("--bots", default=DEFAULT_BOTS, help=texts("dataset-help-bots"))
    parser.add_argument(
        "--games", type=int, default=DEFAULT_GAMES, help=texts("dataset-help-games")
    )
    parser.add_argument("--seed", type=int, default=0, help=texts("simulate-help-seed"))
    parser.add_argument("--workers", type=int, help=texts("simulate-help-workers"))
    parser.add_argument("--json", action="store_true", help=texts("simulate-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play and write."""
    workers = processors() if options.workers is None else options.workers
    if workers < 1:
        raise SetupError("bad-worker-count", count=workers)
    names = [word.strip() for word in options.editions_of.split(",")]
    bots = tuple(word.strip() for word in options.bots.split(","))
    wish = DatasetWish(check_names(names, known_editions()), bots, options.games, options.seed)
    try:
        with watched(texts("simulate-progress")) as tell:
            told = make_dataset(options.folder, wish, workers, on_progress=tell)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise SetupError("results-unwritable", file=options.folder, why=why) from error
    except KeyboardInterrupt:
        sys.stderr.write(texts("simulate-stopped", file=str(options.folder)) + "\n")
        return INTERRUPTED
    if options.json:
        sys.stdout.write(json.dumps(told, indent=2) + "\n")
    else:
        values = {"games": told["records"], "moves": told["moves"]}
        sys.stdout.write(texts("dataset-done", path=str(options.folder), **values) + "\n")
    return 0
