"""`semafor train`: what the search learns of an edition, from nothing, written into its folder."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from semafor.cli.progress import Told, watched
from semafor.editions import edition as edition_of
from semafor.editions import find_ruleset, folder_of, known_editions
from semafor.engine.errors import SetupError
from semafor.search.belief_file import FILE, write_known
from semafor.texts import Texts

if TYPE_CHECKING:
    from semafor.arena.training.beliefs import Tell

GAMES = 5000
# Fewer say nothing of tickets that are seldom dealt.
FEWEST_GAMES = 20
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
    parser.add_argument("--games", type=int, default=GAMES, help=texts("train-help-games"))
    parser.add_argument("--seed", type=int, default=1, help=texts("simulate-help-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts("train-help-out", file=FILE))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Train and write the file."""
    folder = folder_of(options.edition)
    if options.games < FEWEST_GAMES:
        raise SetupError("too-few-games", count=options.games, fewest=FEWEST_GAMES)
    find_ruleset(options.edition, edition_of(options.edition).seat_counts[0]).check_start()
    check_numpy()
    from semafor.arena.training.beliefs import train_belief  # noqa: PLC0415 - an extra

    path = options.out or folder / FILE
    with ExitStack() as stack:
        known = train_belief(options.edition, options.games, options.seed, _bars(stack, texts))
    write_known(path, known)
    values: dict[str, Any] = {
        "file": str(path),
        "loss": f"{known.recipe['single']['log_loss']:.3f}",
        "constant": f"{known.recipe['single']['log_loss_of_a_constant']:.3f}",
    }
    sys.stdout.write(texts("train-done", **values) + "\n")
    return 0


def check_numpy() -> None:
    """Refuse to begin without the extra."""
    for name in THREADS:
        os.environ.setdefault(name, "1")
    try:
        import numpy as np  # noqa: F401, PLC0415 - an extra
    except ImportError as error:
        raise SetupError("no-training") from error


def _bars(stack: ExitStack, texts: Texts) -> Tell:
    """A bar for each part of the work, one after the other."""
    bars: dict[str, Told] = {}
    one = stack.enter_context(ExitStack())

    def tell(what: str, done: int, total: int) -> None:
        if what not in bars:
            one.pop_all().close()
            bars[what] = one.enter_context(watched(texts(f"train-{what}")))
        bars[what](done, total)

    return tell
