"""`semafor backup`: a copy of all games, also while a server runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from semafor.cli import databases
from semafor.engine.errors import SetupError
from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("backup-arg-file"))
    databases.add(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Copy the games."""
    databases.choose(options)
    return copy(options, options.file, texts)


def copy(options: argparse.Namespace, target: Path, texts: Texts) -> int:
    """A consistent copy of the SQLite file."""
    from semafor.server.storage.sqlite_files import back_up  # noqa: PLC0415 - only who needs it pays for it

    if options.database:
        raise SetupError("backup-postgres")
    back_up(databases.data_file(options), target.absolute())
    sys.stdout.write(texts("serve-backed-up", file=str(target)) + "\n")
    return 0
