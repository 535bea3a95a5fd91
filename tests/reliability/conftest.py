"""A real server in a process of its own, shared by the tests of a worker."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from trials.server_process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`semafor serve` on a loopback port."""
    server = ServerProcess(tmp_path_factory.mktemp("server"), extra=["--proxy-header"])
    asyncio.run(server.start(wait=120))
    yield server
    asyncio.run(server.stop())
