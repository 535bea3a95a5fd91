"""`semafor train`: what the search learns of an edition, from nothing, written into its folder."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.arena.cluster import open_cluster
from semafor.arena.workers import processors
from semafor.cli.progress import Told, watched
from semafor.editions import edition as edition_of
from semafor.editions import find_ruleset, folder_of, known_editions
from semafor.engine.errors import SetupError
from semafor.search import belief_file
from semafor.search.trained_file import write_trained
from semafor.search.value_file import file_for
from semafor.texts import Texts

if TYPE_CHECKING:
    from semafor.arena.training.beliefs import Tell

GAMES = 5000
VALUE_GAMES = 40_000
# Fewer say nothing of tickets that are seldom dealt, or of positions that are seldom come to.
FEWEST_GAMES = 20
# What can be trained, in the order in which it is: games of values take their players as they are.
BELIEF, VALUE = "belief", "value"
PARTS = (BELIEF, VALUE)
# The networks are so small that several threads would wait for each other.
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    parser.add_argument(
        "edition",
        metavar=texts("simulate-edition"),
        help=texts("simulate-help-edition", known=known),
    )
    parser.add_argument("--part", choices=PARTS, action="append", help=texts("train-help-part"))
    parser.add_argument("--games", type=int, default=GAMES, help=texts("train-help-games"))
    parser.add_argument(
        "--value-games", type=int, default=VALUE_GAMES, help=texts("train-help-value-games")
    )
    parser.add_argument("--minutes", type=float, default=0.0, help=texts("train-help-minutes"))
    parser.add_argument("--seed", type=int, default=1, help=texts("simulate-help-seed"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=texts("train-help-out"))
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=texts("train-help-keep"))
    parser.add_argument(
        "--workers", type=int, metavar="N", help=texts("simulate-help-workers"), default=None
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help=texts("train-help-cluster"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Train and write the files."""
    folder = options.out or folder_of(options.edition)
    for games in (options.games, options.value_games):
        if games < FEWEST_GAMES:
            raise SetupError("too-few-games", count=games, fewest=FEWEST_GAMES)
    find_ruleset(options.edition, edition_of(options.edition).seat_counts[0]).check_start()
    check_numpy()
    parts = options.part or PARTS
    with _bars(texts) as tell:
        if BELIEF in parts:
            _train_belief(options, folder, texts, tell)
        if VALUE in parts:
            _train_values(options, folder, texts, tell)
    return 0


def _train_belief(options: argparse.Namespace, folder: Path, texts: Texts, tell: Tell) -> None:
    from semafor.arena.training.beliefs import train_belief  # noqa: PLC0415 - an extra

    known = train_belief(options.edition, options.games, options.seed, tell)
    path = folder / belief_file.FILE
    belief_file.write_known(path, known)
    loss = f"{known.recipe['single']['log_loss']:.3f}"
    constant = f"{known.recipe['single']['log_loss_of_a_constant']:.3f}"
    told = texts("train-done", file=str(path), loss=loss, constant=constant)
    sys.stdout.write(told + "\n")


def _train_values(options: argparse.Namespace, folder: Path, texts: Texts, tell: Tell) -> None:
    from semafor.arena.training import values  # noqa: PLC0415 - an extra

    workers = options.workers or processors()
    with ExitStack() as stack:
        executor = stack.enter_context(open_cluster(options.cluster)) if options.cluster else None
        for seats in values.seat_groups(options.edition):
            job = values.Job(options.edition, seats, options.seed)
            source = values.Source(
                options.value_games, options.minutes, options.keep, workers, executor
            )
            trained = values.train_value(job, values.collect(job, source, tell), tell)
            path = folder / file_for(seats[0])
            write_trained(path, trained)
            share = round(100 * trained.recipe["explained"]["result"])
            sys.stdout.write(texts("train-done-value", file=str(path), share=share) + "\n")


def check_numpy() -> None:
    """Refuse to begin without the extra."""
    for name in THREADS:
        os.environ.setdefault(name, "1")
    try:
        import numpy as np  # noqa: F401, PLC0415 - an extra
    except ImportError as error:
        raise SetupError("no-training") from error


@contextmanager
def _bars(texts: Texts) -> Iterator[Tell]:
    """A bar for each part of the work, one after the other."""
    bars: dict[str, Told] = {}
    with ExitStack() as one:

        def tell(what: str, done: int, total: int) -> None:
            if what not in bars:
                one.pop_all().close()
                bars.clear()
                bars[what] = one.enter_context(watched(texts(f"train-{what}")))
            bars[what](done, total)

        yield tell
