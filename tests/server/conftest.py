"""Servers and databases, each begun when a test first asks for it."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from semafor.server.settings import Settings
from tests.server.clients import Person
from tests.server.running import Postgres, Redis, Running, find_redis, serving, start_postgres

COUNT = itertools.count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, shared by the tests of a module."""
    with serving(Settings(data=tmp_path_factory.mktemp("data") / "games.sqlite")) as running:
        yield running


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings with a file of their own."""
    return Settings(data=tmp_path / "games.sqlite")


@pytest.fixture
def anna(server: Running) -> Iterator[Person]:
    """Somebody without a session."""
    with Person(server.url) as person:
        yield person


@pytest.fixture
def piotr(server: Running) -> Iterator[Person]:
    """Somebody else."""
    with Person(server.url) as person:
        yield person


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL, where it is installed."""
    running = start_postgres()
    yield running
    running.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """An empty database."""
    return postgres.database(f"test_{os.getpid()}_{next(COUNT)}")


@pytest.fixture(params=["postgres", "redis"])
def pair(request: pytest.FixtureRequest, postgres_url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers that share a database, told of news by one bus or the other."""
    redis = Redis(find_redis()) if request.param == "redis" else None
    settings = Settings(database=postgres_url, redis=redis.url if redis else "")
    try:
        with serving(settings) as first, serving(settings) as second:
            yield first, second
    finally:
        if redis:
            redis.remove()
