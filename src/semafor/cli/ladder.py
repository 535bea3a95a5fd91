"""`semafor ladder`: a rated ladder of the bots in a folder, with its history."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from semafor.arena.ladder import (
    DEFAULT_ANCHOR,
    DEFAULT_GAMES,
    Ladder,
    Row,
    find_players,
    head,
    new_terms,
    play_due,
    read_ladder,
)
from semafor.arena.lines import LineFile, read_lines
from semafor.cli.folders import BOTS_VARIABLE, places_from
from semafor.cli.progress import watched
from semafor.editions import known_editions
from semafor.engine.errors import SetupError
from semafor.texts import Texts

DEFAULT_HOUSE = "greedy"
PIPE_WIDTH = 120


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""

    def text(name: str, **values: Any) -> str:
        return texts(f"ladder-help-{name}", **values)

    parser.add_argument("folder", type=Path, metavar="FOLDER", help=text("folder"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl", help=text("out"))
    parser.add_argument("--edition", default=None, help=text("edition", usual=known_editions()[0]))
    parser.add_argument(
        "--with", dest="house", default=DEFAULT_HOUSE, metavar="BOTS", help=text("with")
    )
    parser.add_argument("--games", type=int, metavar="N", help=text("games", usual=DEFAULT_GAMES))
    parser.add_argument("--seed", type=int, metavar="N", help=text("seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=texts("tournament-help-workers"))
    parser.add_argument("--history", metavar="BOT", help=text("history"))
    parser.add_argument("--json", action="store_true", help=texts("simulate-help-json"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play what is due and print the table, or print one bot's history."""
    if options.history is not None:
        return _print_history(read_ladder(read_lines(options.out), options.out), options, texts)
    if options.workers is not None and options.workers < 1:
        raise SetupError("bad-worker-count", count=options.workers)
    if not options.folder.is_dir():
        raise SetupError("no-bots-there", path=str(options.folder))
    if options.out.resolve().is_relative_to(options.folder.resolve()):
        raise SetupError("ladder-inside", file=str(options.out))
    with places_from(BOTS_VARIABLE, [str(options.folder)]):
        house = [word.strip() for word in options.house.split(",") if word.strip()]
        ladder = _open(options)
        players = find_players(options.folder, [ladder.terms.anchor, *house])
        before = ladder.before()
        with (
            LineFile(options.out, head(ladder.terms)) as file,
            watched(texts("simulate-progress")) as tell,
        ):
            rows = play_due(ladder, players, file.write, workers=options.workers, on_progress=tell)
    _print(ladder, rows, before, options, texts)
    return 0


def _open(options: argparse.Namespace) -> Ladder:
    """The ladder of the file, or a new one; what is fixed must not be asked for otherwise."""
    if not options.out.exists():
        edition, games = options.edition or known_editions()[0], options.games
        terms = new_terms(
            edition, DEFAULT_GAMES if games is None else games, DEFAULT_ANCHOR, options.seed
        )
        terms.check()
        return Ladder(terms)
    ladder = read_ladder(read_lines(options.out), options.out)
    for key in ("edition", "games", "seed"):
        asked, found = getattr(options, key), getattr(ladder.terms, key)
        if asked is not None and asked != found:
            found, asked = str(found), str(asked)
            raise SetupError(
                "ladder-differs", file=options.out, key=key, found=found, expected=asked
            )
    return ladder


def _print(
    ladder: Ladder,
    rows: list[Row],
    before: dict[str, float],
    options: argparse.Namespace,
    texts: Texts,
) -> None:
    if options.json:
        told = {**ladder.terms.to_dict(), "rows": [row.to_dict() for row in rows]}
        sys.stdout.write(json.dumps(told, indent=2, ensure_ascii=False) + "\n")
        return
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415 - not needed for JSON
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.table import Table  # noqa: PLC0415 - as above

    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(highlight=False, emoji=False, width=PIPE_WIDTH)
    games = len(ladder.games)
    title = texts(
        "ladder-heading", edition=ladder.terms.edition, games=games, runs=len(ladder.history)
    )
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for column in ("place", "bot", "elo", "change", "games", "points", "lost"):
        kind: Any = "left" if column == "bot" else "right"
        table.add_column(texts(f"ladder-column-{column}"), justify=kind)
    place = 0
    for row in rows:
        place += row.is_active
        elo = row.rating.elo
        shown = texts("tournament-elo-alone", elo=elo)
        if row.rating.width is not None:
            shown = texts("tournament-elo", elo=elo, width=row.rating.width)
        change = f"{elo - before[row.player]:+.0f}" if row.player in before else "–"
        table.add_row(
            f"{place}" if row.is_active else "–",
            row.player,
            shown,
            change,
            texts("simulate-whole", value=row.games),
            texts("tournament-percent", share=100 * row.points / row.games),
            texts("simulate-whole", value=row.lost),
        )
    console.print(table)
    console.print(texts("ladder-note", anchor=ladder.terms.anchor), style="dim")


def _print_history(ladder: Ladder, options: argparse.Namespace, texts: Texts) -> int:
    """The ratings of one bot after each run, of all its versions."""
    found = [
        (told["standings"], row)
        for told in ladder.history
        for row in told["rows"]
        if options.history in (row["player"], row["player"].rpartition("@")[0])
    ]
    if not found:
        known = ", ".join(
            dict.fromkeys(name for one, other, _ in ladder.games for name in (one, other))
        )
        raise SetupError("ladder-unknown", name=options.history, known=known or "–")
    if options.json:
        rows = [{"at": at, **row} for at, row in found]
        sys.stdout.write(json.dumps(rows, indent=2) + "\n")
        return 0
    for at, row in found:
        told = texts("tournament-elo-alone", elo=row["elo"])
        if row["width"] is not None:
            told = texts("tournament-elo", elo=row["elo"], width=row["width"])
        sys.stdout.write(
            texts("ladder-history", at=at, player=row["player"], elo=told, games=row["games"])
            + "\n"
        )
    return 0
