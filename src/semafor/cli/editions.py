"""`semafor editions`: which editions can be played, the shipped ones and those from outside."""

from __future__ import annotations

import argparse
import sys

from semafor.editions import EDITIONS, edition, folder_of, known_editions
from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("--ids", action="store_true", help=texts("editions-help-ids"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """One line for each."""
    width = max(map(len, known_editions()))
    for name in known_editions():
        made = edition(name)
        where = "" if name in EDITIONS else f"  ({folder_of(name)})"
        seats = f"{made.seat_counts[0]}–{made.seat_counts[-1]}"
        title = made.title.get(texts.language) or name
        line = name if options.ids else f"{name:<{width}}  {seats}  {title}{where}"
        sys.stdout.write(line + "\n")
    return 0
