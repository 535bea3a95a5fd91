"""Bots, hints and plans think in worker processes, never in the event loop.

A few processes, started when first needed, each with one task at a time and a low priority. Tasks
hold one seat's view and nothing else. A worker that dies or takes too long is replaced, and its
task is tried once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import Process
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import semafor
from semafor.engine.errors import SemaforError
from semafor.engine.views import View
from semafor.server.metrics import Metrics
from semafor.server.tasks import SIZE, write_view

MOST_WORKERS = 2
TASK_SECONDS = 30.0
TRIES = 2
# Bots that search; one worker is always left for what is quick.
SLOW_BOT = "express"
STOP_SECONDS = 2.0


class ThinkingFailed(SemaforError):  # noqa: N818 - the name says what it is
    """No worker brought an answer."""

    def __init__(self, reason: str = "thinking-failed") -> None:
        super().__init__(reason)


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        """A new process that finds the same package as this one."""
        root = str(Path(semafor.__file__).parents[1])
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "semafor.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.returncode is None

    async def ask(self, task: bytes) -> Any:
        """The answer to a task; any fault of the process is an OSError or EOFError."""
        source, target = self._process.stdout, self._process.stdin
        assert source is not None
        assert target is not None
        target.write(len(task).to_bytes(SIZE) + task)
        await target.drain()
        head = await source.readexactly(SIZE)
        return msgspec.json.decode(await source.readexactly(int.from_bytes(head)))

    async def stop(self) -> None:
        """End the process now."""
        if self.is_alive:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        with contextlib.suppress(TimeoutError):  # the system will collect it when we end
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)


class Thinking:
    """The workers and the queue before them."""

    def __init__(self, metrics: Metrics, workers: int = MOST_WORKERS) -> None:
        self._metrics = metrics
        self._free: list[Worker] = []
        self._gate = asyncio.Semaphore(workers)
        self._slow_gate = asyncio.Semaphore(max(1, workers - 1))
        self.seconds = TASK_SECONDS
        self._is_closed = False
        self.waiting = 0
        metrics.gauge("thinking", "Tasks for workers, waiting or under way.", lambda: self.waiting)

    async def choose(self, view: View, bot: str, seed: int) -> int:
        """The action a bot chooses from a view."""
        answer = await self.ask(
            {"task": "choose", "view": write_view(view), "bot": bot, "seed": seed},
            is_slow=bot.startswith(SLOW_BOT),
        )
        return int(answer["action"])

    async def ask(self, task: Mapping[str, Any], *, is_slow: bool = False) -> dict[str, Any]:
        """Let a worker do a task; raises ThinkingFailed where none can."""
        body = msgspec.json.encode(task)
        self.waiting += 1
        try:
            async with self._slow_gate if is_slow else contextlib.nullcontext(), self._gate:
                answer = await self._try(body, self.seconds)
        finally:
            self.waiting -= 1
        if "error" in answer:
            self._metrics.count("bot_errors", str(answer["error"]))
            raise ThinkingFailed(str(answer["error"]))
        return answer

    async def _try(self, body: bytes, seconds: float) -> dict[str, Any]:
        for _ in range(TRIES):
            if self._is_closed:
                break
            worker = await self._take()
            answer = await self._answer(worker, body, seconds)
            if answer is not None:
                self._free.append(worker)
                return answer
        raise ThinkingFailed

    async def _answer(self, worker: Worker, body: bytes, seconds: float) -> dict[str, Any] | None:
        """One try; a worker that fails is ended, also when whoever asked has gone."""
        try:
            answer: dict[str, Any] = await asyncio.wait_for(worker.ask(body), seconds)
        except (OSError, EOFError, TimeoutError) as error:
            kind = "timeout" if isinstance(error, TimeoutError) else "died"
            self._metrics.count("bot_errors", kind)
            await worker.stop()
            return None
        except BaseException:
            await worker.stop()
            raise
        return answer

    async def _take(self) -> Worker:
        while self._free:
            worker = self._free.pop()
            if worker.is_alive:
                return worker
        return await Worker.start()

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        while self._free:
            await self._free.pop().stop()
