"""What all logs of a process share: its time, its way to the others, and what runs beside."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import Any

from semafor.engine.errors import SemaforError
from semafor.server.bus import Bus
from semafor.server.log.room import Socket
from semafor.server.log.server_time import ServerTime
from semafor.server.storage.database import StoreDown
from semafor.server.thinking.backroom import Backroom
from semafor.server.upkeep.metrics import Metrics
from semafor.server.upkeep.pace import watch

log = logging.getLogger("semafor")


class Works:
    """One process.

    Attributes:
        process: Its name, which others hear.
        connections: All its sockets, also those that have not said hello.
        is_shared: Other processes may work on the same logs.
        is_closing: It is about to end: nothing new is begun.
    """

    def __init__(self, bus: Bus, metrics: Metrics) -> None:
        self.bus = bus
        self.metrics = metrics
        self.process = secrets.token_hex(4)
        self.time = ServerTime()
        self.backroom = Backroom(metrics)
        self.connections: set[Socket] = set()
        self.is_shared = False
        self.is_closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside; faults are written down, never lost."""
        name = getattr(work, "__qualname__", "task")
        task = asyncio.get_running_loop().create_task(watch(work, self.metrics, name))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        task.add_done_callback(lambda _: work.close())  # one that was never begun
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StoreDown):
            self.metrics.count("store_errors")
        elif error is not None and not isinstance(error, SemaforError):
            self.metrics.count("errors")
            log.error("a task has failed", exc_info=error)

    async def stop_tasks(self) -> None:
        """End what runs beside."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
