"""A real server in a process of its own, to be started, measured, asked to stop and killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from pathlib import Path

from trials.report import Report
from trials.web import fetch

ROOT = Path(__file__).resolve().parents[1]
HOST = "127.0.0.1"
# Below those that a system gives to whoever calls out: one of them would be gone before the server begins.
PORTS = range(20_000, 32_000)
CHOOSER = random.Random(os.getpid())


def free_port() -> int:
    """A port nobody has, and which nobody gets by chance until it is used (again)."""
    while True:
        port = CHOOSER.choice(PORTS)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((HOST, port))
            return port


class ServerProcess:
    """`python -m semafor serve` on a loopback port, with its data file and its output."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        extra: Iterable[str] = (),
        database: str | None = None,
        environment: Mapping[str, str] | None = None,
        source: Path = ROOT / "src",
    ) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.data = folder / "games.db"
        self.store = ["--database", database] if database else ["--data", str(self.data)]
        self.extra = list(extra)
        self.environment = dict(environment or {})
        self.source = source
        self.output = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        return [
            sys.executable,
            "-m",
            "semafor",
            "serve",
            "--port",
            str(self.port),
            *self.store,
            *self.extra,
        ]

    async def start(self, wait: float = 90) -> float:
        """Start it and wait until it answers; the seconds that took."""
        began = time.monotonic()
        environment = {**os.environ, **self.environment, "PYTHONPATH": str(self.source)}
        with self.output.open("ab") as output:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                self.command(),
                stdout=output,
                stderr=output,
                env=environment,
                cwd=self.folder,
                start_new_session=True,  # its workers are ended with it
            )
        while time.monotonic() - began < wait:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended at once:\n{self.tail()}")
            if await self.is_healthy():
                return time.monotonic() - began
            await asyncio.sleep(0.02)
        raise RuntimeError(f"the server did not answer for {wait} s:\n{self.tail()}")

    @contextlib.asynccontextmanager
    async def running(self, report: Report) -> AsyncIterator[ServerProcess]:
        """Started; at the end it must have had no error of its own, and is stopped."""
        try:
            await self.start()
            yield self
            await self.check_errors(report)
        finally:
            await self.stop()
        self.check_output(report)

    async def check_errors(self, report: Report) -> None:
        """`semafor_errors_total` is 0: each error of the server's own is a fault, whatever else it did."""
        _, _, page = await fetch(self.port, "GET", "/metrics")
        found = [
            line for line in page.decode().splitlines() if line.startswith("semafor_errors_total")
        ]
        report.check(bool(found), "the server does not count its errors")
        for line in found:
            report.check(line.endswith(" 0"), f"the server counted errors: {line}")
        report.count("servers asked for their errors")

    async def is_healthy(self) -> bool:
        """Whether /healthz answers 200 now."""
        try:
            status, _, _ = await fetch(self.port, "GET", "/healthz", wait=2)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            return False
        return status == 200

    async def is_well(self, patience: float = 60) -> bool:
        """The same, for as long as a busy machine may need to answer."""
        end = time.monotonic() + patience
        while not await self.is_healthy():
            if time.monotonic() > end:
                return False
            await asyncio.sleep(0.1)
        return True

    def kill(self) -> None:
        """SIGKILL to the server process alone: nobody gets to clean up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def terminate(self) -> None:
        """SIGTERM: please stop."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    async def stop(self, wait: float = 15) -> None:
        """Stop it, kindly at first, and everything it started."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.terminate()
            end = time.monotonic() + wait
            while self.process.poll() is None and time.monotonic() < end:
                await asyncio.sleep(0.05)
        self.end()

    def end(self) -> None:
        """End the whole group of processes now."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def tail(self, lines: int = 30) -> str:
        """The end of what it printed."""
        if not self.output.exists():
            return ""
        text = self.output.read_text(encoding="utf-8", errors="replace")
        return "\n".join(text.splitlines()[-lines:])

    def check_output(self, report: Report) -> None:
        """A server that prints a traceback has a fault, unless it is a warning: a database that is away."""
        lines = self.output.read_text(encoding="utf-8", errors="replace").splitlines()
        for number, line in enumerate(lines):
            before = lines[number - 1] if number else ""
            if line.startswith("Traceback") and " WARNING " not in before:
                what = "\n".join(lines[max(0, number - 1) : number + 90])
                report.fail(f"the server printed an error:\n{what}")
                return

    def memory(self) -> float:
        """Resident megabytes of the server process, without its bots' workers."""
        assert self.process is not None
        return _resident(self.process.pid)

    def all_memory(self) -> float:
        """Resident megabytes of the server and all its children."""
        assert self.process is not None
        return sum(_resident(pid) for pid in family(self.process.pid))


def _resident(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    for line in status.splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):  # it has just ended
            for task in Path(f"/proc/{parent}/task").iterdir():
                with contextlib.suppress(OSError):
                    text = (task / "children").read_text(encoding="ascii")
                    found += [int(child) for child in text.split()]
    return found


def descriptors(pid: int) -> int:
    """How many a process has open; none if it has just ended."""
    with contextlib.suppress(OSError):
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))
    return 0


def size_of(folder: Path) -> int:
    """Bytes of the files in a folder, of which some come and go."""
    size = 0
    for file in folder.iterdir():
        with contextlib.suppress(OSError):
            size += file.stat().st_size
    return size
