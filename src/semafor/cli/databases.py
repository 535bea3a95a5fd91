"""Which games a command works on: a SQLite file or a PostgreSQL.

The address of a PostgreSQL may hold a password, and whoever can list processes sees command lines. So
it can also stand in a file (`--database-file`) or in the environment (`SEMAFOR_DATABASE`); that of a
Redis in `SEMAFOR_REDIS`.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from semafor.engine.errors import SetupError
from semafor.texts import Texts

DATABASE = "SEMAFOR_DATABASE"
REDIS = "SEMAFOR_REDIS"
SCHEMES = ("postgresql://", "postgres://")


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments that name the games."""
    add_data(parser, texts)
    parser.add_argument("--database", default="", metavar="URL", help=texts("serve-help-database"))
    parser.add_argument(
        "--database-file",
        type=Path,
        metavar="FILE",
        help=texts("serve-help-database-file", variable=DATABASE),
    )


def add_data(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The argument for commands that know SQLite only."""
    parser.add_argument("--data", type=Path, metavar="FILE", help=texts("serve-help-data"))


def choose(options: argparse.Namespace) -> None:
    """Settle what the arguments leave open: `options.database` is the address or empty.

    What is said on the command line goes before the environment.
    """
    named = [options.data, options.database, options.database_file]
    if sum(map(bool, named)) > 1:
        raise SetupError("data-or-database")
    if options.database_file:
        options.database = read_address(options.database_file)
    elif not any(named):
        options.database = os.environ.get(DATABASE, "")
    if getattr(options, "redis", None) == "" and options.database:
        options.redis = os.environ.get(REDIS, "")
    if options.database and not options.database.startswith(SCHEMES):
        raise SetupError("bad-database-url")


def read_address(file: Path) -> str:
    """The first line of a file."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise SetupError("bad-database-file", path=str(file), why=why) from error
    return lines[0].strip() if lines else "-"


def data_file(options: argparse.Namespace) -> Path:
    """The SQLite file named, or the user's own."""
    from semafor.server.settings import default_data  # noqa: PLC0415 - only who needs it pays for it

    return (options.data or default_data()).absolute()
