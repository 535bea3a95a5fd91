"""Events of games and campaigns stand in one table; databases of earlier releases are moved over whole."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from semafor.server.games.store import Store
from semafor.server.storage import sqlite_files
from semafor.server.storage.database import VERSION_TABLE, WRITE_VERSION
from semafor.server.storage.migrations import latest, migrations
from semafor.server.storage.postgres import open_postgres
from semafor.server.storage.sqlite import open_sqlite
from semafor.server.storage.sums import ONE_LOG_VERSION
from tests.kit.compat import DATABASES, unpack
from tests.server.storage.test_keeping import run

VALUES = "rev, key, body, at"
# A server that is killed once so many statements of the migration are done.
DYING = """
import asyncio, os, sys
from pathlib import Path
from semafor.server.storage import sqlite
migrations = sqlite.migrations
def dying(statements, count):
    for number, statement in enumerate(statements):
        if number == count:
            os.kill(os.getpid(), 9)
        yield statement
    os.kill(os.getpid(), 9)
sqlite.migrations = lambda after: [
    (number, dying(statements, int(sys.argv[2])) if number == int(sys.argv[3]) else statements)
    for number, statements in migrations(after)
]
asyncio.run(sqlite.open_sqlite(Path(sys.argv[1])))
"""
# The last release that had a table of events for games and another for campaigns (tests/compat/README.md).
TWO_LOGS = next(folder for folder in DATABASES if folder.name == "2")
STATEMENTS = len(dict(migrations())[ONE_LOG_VERSION])


def rows_of(file: Path) -> list[tuple[Any, ...]]:
    """All events of a file, wherever they stand."""
    with sqlite_files.connected(str(file), readonly=True) as connection:
        tables = sqlite_files.event_tables(sqlite_files.stored_version(connection))
        return sorted(
            row
            for table, log in tables
            for row in connection.execute(f"SELECT {log}, {VALUES} FROM {table}")  # noqa: S608 - our own
        )


async def move(file: Path) -> None:
    database = await open_sqlite(file)
    await database.close()


@pytest.mark.parametrize("before", DATABASES, ids=lambda folder: folder.name)
def test_every_event_of_an_earlier_release_is_moved(before: Path, tmp_path: Path) -> None:
    file = unpack(before, tmp_path / "games.sqlite")
    rows = rows_of(file)
    asyncio.run(move(file))
    assert rows_of(file) == rows
    assert run("check", "--data", file) == 0


@pytest.mark.parametrize("count", [1, 3, STATEMENTS])
def test_kill_9_in_the_midst_of_the_move_loses_nothing(tmp_path: Path, count: int) -> None:
    file = unpack(TWO_LOGS, tmp_path / "games.sqlite")
    rows = rows_of(file)
    assert rows
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", DYING, str(file), str(count), str(ONE_LOG_VERSION)], check=False
    )
    assert done.returncode == -signal.SIGKILL
    with sqlite_files.connected(str(file)) as connection:
        assert sqlite_files.stored_version(connection) < ONE_LOG_VERSION
    assert rows_of(file) == rows
    asyncio.run(move(file))
    assert rows_of(file) == rows


def test_a_postgres_of_an_earlier_release_is_moved(postgres_url: str) -> None:
    """Two servers of this release begin on it at once."""

    async def work() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(VERSION_TABLE)
        for number, statements in migrations():
            if number < ONE_LOG_VERSION:
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute(WRITE_VERSION, str(number))
        for row, log, table in (
            ("game", "game", "event"),
            ("campaign", "campaign", "campaign_event"),
        ):
            await connection.execute(
                f"INSERT INTO {row} (id, host, setup, created, digest, rev, updated) "  # noqa: S608 - our own
                f"VALUES ('{row}-id', 'anna', '{{}}', 1.0, '{{}}', 0, 1.0)"
            )
            for rev in range(3):
                await connection.execute(
                    f"INSERT INTO {table} ({log}, {VALUES}) "  # noqa: S608 - our own
                    f"VALUES ('{row}-id', {rev}, 'key{rev}', '{{\"kind\": \"{row}\"}}', {rev}.5)"
                )
        await connection.close()
        opened = await asyncio.gather(open_postgres(postgres_url), open_postgres(postgres_url))
        for ident in ("game", "campaign"):
            events = await Store(opened[1]).read_events(f"{ident}-id")
            assert [(event.rev, event.key, event.at) for event in events] == [
                (rev, f"key{rev}", rev + 0.5) for rev in range(3)
            ]
            assert {event.body["kind"] for event in events} == {ident}
        version = await opened[0].read("SELECT value FROM meta WHERE name = 'version'")
        assert version == [(str(latest()),)]
        for database in opened:
            await database.close()

    asyncio.run(work())
