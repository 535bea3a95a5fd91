"""PostgreSQL: a pool of connections; any number of server processes share one database."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg  # type: ignore[import-untyped] # it has no types

from semafor.server.storage.database import (
    READ_VERSION,
    VERSION_TABLE,
    WRITE_VERSION,
    Change,
    Row,
    StoreDown,
    StoreRefused,
    check_version,
)
from semafor.server.storage.migrations import latest, migrations

POOL = 8
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
# Only one process migrates at a time: any number that nobody else uses.
MIGRATION_LOCK = 5_348_617
# Moving many rows takes longer than any other command.
MIGRATION_SECONDS = 3600.0
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalServerError,
    asyncpg.InternalClientError,  # the connection was lost in the middle of an operation
    OSError,
    TimeoutError,
)


class PostgresDatabase:
    """A PostgreSQL database, open; made by `open_postgres`."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        try:
            async with self.pool.acquire(timeout=CONNECT_SECONDS) as connection:
                rows = await connection.fetch(sql, *values)
        except LOST as error:
            raise StoreDown(str(error)) from error
        return [tuple(row) for row in rows]

    async def write(self, *changes: Change) -> bool:
        """All changes in one transaction."""
        try:
            async with self.pool.acquire(timeout=CONNECT_SECONDS) as connection:
                return await _apply(connection, changes)
        except LOST as error:
            raise StoreDown(str(error)) from error

    async def close(self) -> None:
        """Give the connections back."""
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT_SECONDS)
        except LOST:
            self.pool.terminate()


async def _apply(connection: Any, changes: tuple[Change, ...]) -> bool:
    if len(changes) == 1:
        return await _change(connection, changes[0])
    transaction = connection.transaction()
    await transaction.start()
    try:
        for change in changes:
            if not await _change(connection, change):
                await transaction.rollback()
                return False
    except asyncpg.PostgresError:
        await transaction.rollback()
        raise
    await transaction.commit()
    return True


async def _change(connection: Any, change: Change) -> bool:
    status: str = await connection.execute(change.sql, *change.values)
    touched = status.rpartition(" ")[2]
    return not change.must or (touched.isdecimal() and int(touched) > 0)


async def open_postgres(url: str, *, is_migrated: bool = True) -> PostgresDatabase:
    """Connect, check that commits are durable, migrate (unless it is only looked at)."""
    pool = None
    try:
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=POOL,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={"application_name": "semafor"},
        )
        async with pool.acquire() as connection:
            await _check_durable(connection)
            if is_migrated:
                await migrate(connection)
    except BaseException as error:
        if pool is not None:
            pool.terminate()
        if isinstance(error, (*LOST, asyncpg.PostgresError, ValueError)):
            raise StoreRefused("store-unreachable", why=_why(error)) from error
        raise
    return PostgresDatabase(pool)


def _why(error: BaseException) -> str:
    return str(error) or type(error).__name__


async def _check_durable(connection: Any) -> None:
    """Without synchronous_commit a crash of the database loses moves that were acknowledged."""
    value = await connection.fetchval("SHOW synchronous_commit")
    if value == "off":
        raise StoreRefused("store-not-durable")


async def migrate(connection: Any) -> None:
    """Bring a database up to date; processes that start together do it one after the other."""
    await connection.execute(
        "SELECT pg_advisory_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_SECONDS
    )
    try:
        await connection.execute(VERSION_TABLE)
        value = await connection.fetchval(READ_VERSION)
        found = int(value or 0)
        check_version(found, latest())
        for number, statements in migrations(after=found):
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement, timeout=MIGRATION_SECONDS)
                await connection.execute(WRITE_VERSION, str(number))
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)
