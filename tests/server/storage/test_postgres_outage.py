"""Whatever the driver says when PostgreSQL goes away in the middle of something, the store is down."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from semafor.server.storage.database import Change, StoreDown
from semafor.server.storage.postgres import PostgresDatabase

# What was seen when PostgreSQL was killed under load (trials.pgkill).
SAID = (
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress"),
    asyncpg.CannotConnectNowError("the database system is starting up"),
    asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    ConnectionResetError(104, "Connection reset by peer"),
)


class Away:
    """A pool whose database has just gone."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def acquire(self, timeout: float) -> Away:
        return self

    async def __aenter__(self) -> Away:
        raise self.error

    async def __aexit__(self, *_: object) -> None:
        return None


@pytest.mark.parametrize("error", SAID, ids=lambda error: type(error).__name__)
def test_a_lost_database_is_an_outage_and_no_error_of_ours(error: Exception) -> None:
    database = PostgresDatabase(Away(error))
    with pytest.raises(StoreDown):
        asyncio.run(database.write(Change("SELECT 1", ())))
    with pytest.raises(StoreDown):
        asyncio.run(database.read("SELECT 1"))
