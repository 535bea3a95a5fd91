"""Several server processes on one port and one PostgreSQL: started, watched, replaced, stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from types import FrameType

from semafor.server import running
from semafor.server.app import open_database
from semafor.server.settings import Settings
from semafor.server.upkeep.process_log import write_log

log = logging.getLogger("semafor")

STOP_SECONDS = 12.0
LOOK_SECONDS = 0.2
# A process that ends sooner than this is not replaced at once.
SHORT_LIFE = 5.0


def run_all(
    count: int, settings: Settings, listener: socket.socket, on_ready: Callable[[], None]
) -> int:
    """Keep so many processes running until a signal comes.

    Whoever connects before the first one is ready waits in the port's queue.
    """
    asyncio.run(_try_database(settings))
    on_ready()
    is_stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal is_stopping
        is_stopping = True

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    processes = [_start(settings, listener) for _ in range(count)]
    begun = [time.monotonic()] * count
    while not is_stopping:
        time.sleep(LOOK_SECONDS)
        for index, process in enumerate(processes):
            if process.is_alive() or time.monotonic() - begun[index] < SHORT_LIFE:
                continue
            log.warning("a process has ended (%s) and is replaced", process.exitcode)
            processes[index] = _start(settings, listener)
            begun[index] = time.monotonic()
    _stop_all(processes)
    return 0


async def _try_database(settings: Settings) -> None:
    """Migrate once, and tell what is wrong once."""
    database = await open_database(settings)
    await database.close()


def _start(settings: Settings, listener: socket.socket) -> SpawnProcess:
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_serve, args=(settings, listener), daemon=False)
    process.start()
    return process


def _serve(settings: Settings, listener: socket.socket) -> None:
    """One process; signals reach it from the parent."""
    write_log()
    with contextlib.suppress(KeyboardInterrupt):  # the parent stops as well, and says so
        running.run(settings, listener, lambda: None)


def _stop_all(processes: list[SpawnProcess]) -> None:
    for process in processes:
        process.terminate()
    until = time.monotonic() + STOP_SECONDS
    for process in processes:
        process.join(max(0.1, until - time.monotonic()))
        if process.is_alive():
            process.kill()
