"""A real server in a process of its own, shared by the tests of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """`semafor serve` on a loopback port."""
    server = House(tmp_path_factory.mktemp("house"), extra=["--proxy-header"])
    asyncio.run(server.start(wait=120))
    yield server
    asyncio.run(server.stop())
