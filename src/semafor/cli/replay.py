"""`semafor replay`: play a record again, verify it, and show it."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from semafor.charter.overlay import replay_game
from semafor.editions import replay_record
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from semafor.texts import Texts
from semafor.tui.ending import final_screen
from semafor.tui.look import Labels, rich_text
from semafor.tui.saves import read_record
from semafor.tui.transcript import transcript


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("replay-arg-file"))
    parser.add_argument("--show", action="store_true", help=texts("replay-arg-show"))
    parser.add_argument("--seat", type=int, metavar="N", help=texts("replay-arg-seat"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Verify a record and print what it holds."""
    record = read_record(options.file)
    game = replay_game(record) if "overlay" in record else replay_record(record)
    if options.seat is not None and not 0 <= options.seat < game.ruleset.seats:
        raise SetupError("bad-seat", seat=options.seat, seats=game.ruleset.seats)
    labels = Labels.of(texts, game.ruleset, game.players)
    console = Console(highlight=False, emoji=False)
    if options.show or options.seat is not None:
        show(console, labels, game, options.seat)
    is_verified = game.is_over and "seed" in record
    for line in summary(labels, game, is_verified=is_verified):
        console.print(rich_text(line), soft_wrap=True)
    return 0


def show(console: Console, labels: Labels, game: Game, seat: int | None) -> None:
    """The whole game, then the final score."""
    for line in transcript(labels, game, seat):
        console.print(rich_text(line), soft_wrap=True)
    if game.is_over:
        console.print(final_screen(labels, game, console.width))


def summary(labels: Labels, game: Game, *, is_verified: bool) -> list[str]:
    """The confirmation: what was replayed and what has been verified."""
    texts = labels.texts
    seats = range(game.ruleset.seats)
    lines = [
        texts("replay-ok" if game.is_over else "replay-ok-unfinished"),
        texts("replay-edition", edition=labels.title(), name=game.ruleset.edition.name),
        texts("replay-players", players=labels.seats(seats)),
        texts("replay-moves", count=len(game.history)),
    ]
    if game.is_over:
        result = game.result()
        order = sorted(seats, key=lambda seat: result.ranks[seat])
        places = [
            f"{result.ranks[seat]}. {labels.seat(seat)} {result.totals[seat]}" for seat in order
        ]
        lines.append(texts("replay-result", places=", ".join(places)))
    lines.append(texts("replay-digest", digest=game.digest()))
    lines.append(texts("replay-shuffle-verified" if is_verified else "replay-shuffle-open"))
    return lines
