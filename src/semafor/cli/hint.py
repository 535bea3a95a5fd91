"""`semafor hint`: the best moves of a position in a saved game, from one seat's view."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console

from semafor.bots.hints import best_moves
from semafor.bots.reasons import describe_reason
from semafor.cli.positions import read_position, where
from semafor.engine.errors import SetupError
from semafor.texts import Texts
from semafor.tui.advice import hints_screen
from semafor.tui.look import HEADING, QUIET, Labels, rich_text, styled

DEFAULT_SECONDS = 1.0
DEFAULT_TOP = 5
# Room for the table where the output is a file or a pipe.
PIPE_WIDTH = 120


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument(
        "position", metavar=texts("hint-position"), help=texts("hint-help-position")
    )
    parser.add_argument("--seat", type=int, metavar="N", help=texts("hint-help-seat"))
    parser.add_argument(
        "--seconds",
        type=float,
        default=DEFAULT_SECONDS,
        metavar="S",
        help=texts("hint-help-seconds"),
    )
    parser.add_argument("--iterations", type=int, metavar="N", help=texts("hint-help-iterations"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("hint-help-seed"))
    parser.add_argument(
        "--top", type=int, default=DEFAULT_TOP, metavar="N", help=texts("hint-help-top")
    )
    parser.add_argument("--json", action="store_true", help=texts("hint-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Search, and print a table or JSON."""
    if options.top < 1:
        raise SetupError("bad-top", top=options.top)
    # 0 games stand for a budget of seconds, which nobody asks for by this option.
    iterations = -1 if options.iterations == 0 else options.iterations or 0
    game = read_position(options.position)
    view = game.view(max(0, game.actor) if options.seat is None else options.seat)
    hints = best_moves(view, seconds=options.seconds, iterations=iterations, seed=options.seed)
    if options.json:
        why = describe_reason(game.ruleset, hints.reason, texts.language)
        result = {**where(game), **hints.to_dict(options.top), "why": why}
        sys.stdout.write(json.dumps(result, indent=2, ensure_ascii=False) + "\n")
        return 0
    labels = Labels.of(texts, game.ruleset, game.players)
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=PIPE_WIDTH)
    moves = len(game.history)
    seat = labels.seat(hints.seat)
    title = texts("hint-title", edition=labels.title(), seat=seat, moves=moves)
    console.print(rich_text(styled(title, HEADING)))
    console.print(hints_screen(labels, hints, options.top))
    if hints.iterations:
        console.print(rich_text(styled(texts("hint-note", seconds=hints.seconds), QUIET)))
    return 0
