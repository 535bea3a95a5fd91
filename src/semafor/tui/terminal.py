"""The real terminal: whether there is one, and reading lines from it."""

from __future__ import annotations

import contextlib
import io
import sys

from rich.console import Console
from rich.table import Table

from semafor.board.values import is_number
from semafor.bots import LEVELS
from semafor.editions import known_editions, read_edition
from semafor.engine.errors import SemaforError
from semafor.texts import Texts
from semafor.tui.desk import Desk
from semafor.tui.look import QUIET

LINES_WRAP_AT = 160
DEFAULT_LEVEL = "casual"


def open_desk(texts: Texts) -> Desk:
    """A desk at the terminal; an error where input or output is none."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SemaforError("no-terminal")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - gives `input` its line editing, where there is one
    console = Console(highlight=False, emoji=False)
    console.width = min(console.width, LINES_WRAP_AT)
    return Desk(console, texts, input)


def ask_edition(desk: Desk) -> str:
    """A small menu of the editions."""
    desk.tell("play-which-edition")
    for number, name in enumerate(known_editions(), 1):
        title = read_edition(name)["title"].get(desk.texts.language, name)
        desk.say(f" [bold]{number}[/]  {title}  ({name})")
    while True:
        answer = desk.ask("edition") or "1"
        if is_number(answer) and 1 <= int(answer) <= len(known_editions()):
            return known_editions()[int(answer) - 1]
        if answer in known_editions():
            return answer
        desk.complain(desk.texts("play-wrong-number", last=len(known_editions())))


def ask_level(desk: Desk) -> str:
    """A small menu of opponents, from the gentlest to the best."""
    names = list(LEVELS)
    desk.tell("play-which-level")
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(style=QUIET)
    for number, name in enumerate(names, 1):
        level = desk.texts(f"bot-level-{name}")
        grid.add_row(f" {number}", level, desk.texts(f"bot-level-{name}-about"))
    desk.show(grid)
    while True:
        answer = desk.ask("level").casefold() or DEFAULT_LEVEL
        if is_number(answer) and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]
        for name in names:
            if answer in (name, desk.texts(f"bot-level-{name}")):
                return name
        desk.complain(desk.texts("play-wrong-number", last=len(names)))
