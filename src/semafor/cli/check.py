"""`semafor check`: whether everything that is stored is whole and can be played on."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from semafor.cli import databases
from semafor.cli.progress import Told, watched
from semafor.engine.errors import SetupError
from semafor.texts import Texts

if TYPE_CHECKING:
    from semafor.server.checking import Checked

FAILED = 1


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    databases.add(parser, texts)
    parser.add_argument("--seal", action="store_true", help=texts("check-help-seal"))
    parser.add_argument("--set-aside", action="store_true", help=texts("check-help-set-aside"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Look at everything; say what was found."""
    databases.choose(options)
    if options.database and options.set_aside:
        raise SetupError("set-aside-postgres")
    with watched(texts("check-progress")) as told:
        if options.database:
            found = asyncio.run(check_postgres(options.database, told, is_sealed=options.seal))
        else:
            path = databases.data_file(options)
            found = check_file(path, told)
            if options.seal and not found.damaged:
                asyncio.run(seal_file(path, found))
    for line in report(found, texts, is_sealed=options.seal):
        sys.stdout.write(line + "\n")
    if found.damaged and options.set_aside:
        take_out(databases.data_file(options), found, texts)
        return 0
    return FAILED if found.damaged else 0


def check_file(path: Path, told: Told) -> Checked:
    """A SQLite file as it is; a server may be using it."""
    import apsw  # noqa: PLC0415 - only who needs it pays for it

    from semafor.server.checking import check_all  # noqa: PLC0415 - as above
    from semafor.server.storage import sqlite_files  # noqa: PLC0415 - as above
    from semafor.server.storage.database import StoreRefused, check_version  # noqa: PLC0415 - as above
    from semafor.server.storage.migrations import latest  # noqa: PLC0415 - as above
    from semafor.server.storage.sqlite import SqliteReader  # noqa: PLC0415 - as above

    if not path.is_file():
        raise StoreRefused("backup-missing", path=str(path))
    try:
        with sqlite_files.connected(str(path)) as connection:
            version = sqlite_files.stored_version(connection)
            check_version(version, latest())
            problem = str(next(iter(connection.execute("PRAGMA integrity_check(1)")))[0])
            if problem != "ok" or not version:
                raise StoreRefused("store-damaged", path=str(path), what=problem)
            return asyncio.run(check_all(SqliteReader(connection), version, told))
    except apsw.Error as error:
        raise StoreRefused("store-damaged", path=str(path), what=str(error)) from error


async def seal_file(path: Path, found: Checked) -> None:
    """Checksums for what has none; no server may be using the file."""
    from semafor.server.checking import seal  # noqa: PLC0415 - as above
    from semafor.server.storage.sqlite import open_sqlite  # noqa: PLC0415 - as above

    database = await open_sqlite(path)
    await seal(database, found.seals)
    await database.close()


async def check_postgres(url: str, told: Told, *, is_sealed: bool) -> Checked:
    """A PostgreSQL; servers may be using it."""
    from semafor.server.checking import check_all, seal  # noqa: PLC0415 - as above
    from semafor.server.storage.database import READ_VERSION, check_version  # noqa: PLC0415 - as above
    from semafor.server.storage.migrations import latest  # noqa: PLC0415 - as above
    from semafor.server.storage.postgres import open_postgres  # noqa: PLC0415 - as above

    database = await open_postgres(url, is_migrated=is_sealed)
    try:
        rows = await database.read("SELECT to_regclass('meta')::text")
        if rows[0][0] is None:
            raise SetupError("check-no-games")
        version = int((await database.read(READ_VERSION))[0][0])
        check_version(version, latest())
        found = await check_all(database, version, told)
        if is_sealed:
            await seal(database, found.seals)
    finally:
        await database.close()
    return found


def take_out(path: Path, found: Checked, texts: Texts) -> None:
    """Damaged games out of the file, so that a server begins with the others."""
    from semafor.server.storage.sqlite_files import set_aside  # noqa: PLC0415 - as above

    kept = set_aside(path, [damage.ident for damage in found.damaged])
    sys.stdout.write(texts("check-set-aside", file=str(kept)) + "\n")


def report(found: Checked, texts: Texts, *, is_sealed: bool) -> list[str]:
    """What was looked at, what is damaged, what to do."""
    lines = [
        texts(
            "check-looked",
            games=found.games,
            campaigns=found.campaigns,
            entries=found.events,
            replays=found.replays,
        )
    ]
    for ident, error in found.damaged:
        lines.append(texts("check-damaged", id=ident, why=texts.explain(error)))
    for ident, error in found.foreign:
        lines.append(texts("check-foreign", id=ident, why=texts.explain(error)))
    if found.unsealed:
        key = "check-sealed" if is_sealed else "check-unsealed"
        lines.append(texts(key, count=found.unsealed))
    lines.append(texts("check-advice" if found.damaged else "check-whole"))
    return lines
