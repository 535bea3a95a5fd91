"""`semafor restore`: a copy takes the place of the games, safely."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from semafor.cli import databases
from semafor.engine.errors import SetupError
from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("backup", type=Path, metavar="BACKUP", help=texts("restore-arg-backup"))
    databases.add(parser, texts)


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Check the copy, put it in place, keep what was there."""
    from semafor.server.storage.sqlite_files import restore  # noqa: PLC0415 - only who needs it pays for it

    databases.choose(options)
    if options.database:
        raise SetupError("restore-postgres")
    path = databases.data_file(options)
    kept = restore(options.backup.absolute(), path)
    sys.stdout.write(texts("restore-done", file=str(path), backup=str(options.backup)) + "\n")
    if kept is not None:
        sys.stdout.write(texts("restore-kept", file=str(kept)) + "\n")
    return 0
