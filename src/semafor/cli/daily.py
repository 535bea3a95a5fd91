"""`semafor daily`: the deal of the day in the terminal, how bots play it in one's seat, and one's days."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from semafor.bots import make_bot
from semafor.bots.daily import COMPARED, SEAT, Deal, deal_of, today
from semafor.bots.whole_moves import whole_line
from semafor.cli.progress import watched
from semafor.editions import known_editions, read_edition
from semafor.engine.errors import SetupError
from semafor.engine.score import Result
from semafor.server.settings import data_folder
from semafor.texts import Texts
from semafor.tui.saves import resume_game, save_game
from semafor.tui.session import Session
from semafor.tui.terminal import open_desk

FILE = "daily.json"
# One's days, the latest first: (day, edition) → (points, place).
Days = list[dict[str, Any]]


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    known = ", ".join(known_editions())
    parser.add_argument(
        "edition", nargs="?", metavar="EDITION", help=texts("daily-arg-edition", known=known)
    )
    parser.add_argument("--history", action="store_true", help=texts("daily-arg-history"))
    parser.add_argument("--data", type=Path, metavar="FILE", help=texts("daily-arg-data"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Play today's deal, once; then compare."""
    file = options.data or data_folder() / FILE
    days = read_days(file)
    console = Console(highlight=False, emoji=False)
    if options.history:
        show_days(console, texts, days)
        return 0
    edition = options.edition or known_editions()[0]
    deal = deal_of(edition, today().isoformat())
    known = next((row for row in days if (row["day"], row["edition"]) == (deal.day, edition)), None)
    if known is not None:
        console.print(texts("daily-played", seats=deal.seats, **numbers(known)), soft_wrap=True)
        show_bots(console, texts, deal)
        return 0
    desk = open_desk(texts)
    names = ", ".join(one.name for one in deal.opponents)
    desk.tell("daily-opponents", day=deal.day, names=names)
    saved = file.parent / f"daily-{deal.day}-{edition}.semafor.json"
    game = resume_game(saved) if saved.exists() else deal.begin(texts("play-you"))
    file.parent.mkdir(parents=True, exist_ok=True)
    if not Session(game, desk, file=saved, save=save_game).run():
        return 0
    row = {"day": deal.day, "edition": edition, **result_of(game.result())}
    file.write_text(json.dumps([row, *days], indent=1) + "\n", encoding="utf-8")
    desk.tell("daily-result", seats=deal.seats, **numbers(row))
    show_bots(console, texts, deal)
    return 0


def numbers(row: dict[str, Any]) -> dict[str, int]:
    """What the texts tell of a day."""
    return {"total": row["total"], "rank": row["rank"]}


def result_of(result: Result) -> dict[str, int]:
    """Points and place of the person's seat."""
    return {"total": result.totals[SEAT], "rank": result.ranks[SEAT]}


def read_days(file: Path) -> Days:
    """The days one has played, the latest first."""
    if not file.exists():
        return []
    try:
        days = json.loads(file.read_text(encoding="utf-8"))
        assert all({"day", "edition", "total", "rank"} <= set(row) for row in days)
    except (OSError, ValueError, TypeError, AssertionError) as error:
        raise SetupError("daily-file", file=str(file)) from error
    return list(days)


def play_in_seat(deal: Deal, level: str) -> dict[str, int]:
    """What a level makes of the deal in the person's seat."""
    game = deal.begin("", level)
    bots = [make_bot(spec, deal.dice(level, seat)) for seat, spec in enumerate(deal.bots(level))]
    while not game.is_over:
        for action in whole_line(game.view(game.actor), bots[game.actor].choose):
            game.play_action(action)
    return result_of(game.result())


def show_bots(console: Console, texts: Texts, deal: Deal) -> None:
    """How the levels play the same deal."""
    found = []
    with watched(texts("daily-progress")) as tell:
        for number, level in enumerate(COMPARED):
            tell(number, len(COMPARED))
            found.append((level, play_in_seat(deal, level)))
    table = Table(box=box.SIMPLE_HEAD, header_style="")
    table.add_column(texts("daily-column-level"))
    table.add_column(texts("daily-column-points"), justify="right")
    table.add_column(texts("daily-column-place"), justify="right")
    for level, row in found:
        table.add_row(texts(f"bot-level-{level}"), f"{row['total']}", f"{row['rank']}")
    console.print(table)


def show_days(console: Console, texts: Texts, days: Days) -> None:
    """A table of one's days."""
    if not days:
        console.print(texts("daily-history-empty"))
        return
    table = Table(box=box.SIMPLE_HEAD, header_style="")
    for key in ("day", "edition"):
        table.add_column(texts(f"daily-column-{key}"))
    for key in ("points", "place"):
        table.add_column(texts(f"daily-column-{key}"), justify="right")
    for row in days:
        title = row["edition"]
        if title in known_editions():
            title = read_edition(title)["title"].get(texts.language, title)
        table.add_row(row["day"], title, f"{row['total']}", f"{row['rank']}")
    console.print(table)
