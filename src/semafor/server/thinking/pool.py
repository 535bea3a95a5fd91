"""Bots, hints and plans think in worker processes, never in the event loop.

A few processes, started when first needed, each with one task at a time and a low priority. Tasks
hold one seat's view and nothing else. A worker that dies or takes too long is replaced, and its
task is tried once more. A turn that has waited for too long, because the machine is loaded or the queue
is long, is decided here by a quick policy instead: no table stands still for its bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from asyncio.subprocess import Process
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

import semafor
from semafor.bots import Bot, make_bot, outside_names
from semafor.bots.whole_moves import whole_line
from semafor.engine.errors import SemaforError
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.rulesets.sent_views import write_view
from semafor.server.thinking.tasks import SIZE
from semafor.server.upkeep.metrics import Metrics

MOST_WORKERS = 2
MOST_RULESETS = 64
TASK_SECONDS = 30.0
TRIES = 2
# Bots that search, as those from outside may; one worker is always left for what is quick.
SLOW_BOT = "express"
STOP_SECONDS = 2.0
# How long a turn may wait for its bot, for one that searches, and for any as long as others are late.
TURN_SECONDS = 10.0
SLOW_TURN_SECONDS = 20.0
LATE_SECONDS = 2.0
# What it is decided by then: a tenth of a millisecond.
QUICK_BOT = "racer"
# What a worker need not know.
SECRETS = ("SEMAFOR_DATABASE", "SEMAFOR_REDIS", "SEMAFOR_METRICS_TOKEN")


class ThinkingFailed(SemaforError):  # noqa: N818 - the name says what it is
    """No worker brought an answer."""

    def __init__(self, reason: str = "thinking-failed") -> None:
        super().__init__(reason)


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, module: str = "semafor.server.thinking.worker") -> Worker:
        """A new process that finds the same package as this one."""
        root = str(Path(semafor.__file__).parents[1])
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**_plain_environment(), "PYTHONPATH": path},
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.returncode is None

    async def ask(self, task: bytes) -> Any:
        """The answer to a task; any fault of the process is an OSError or EOFError."""
        return msgspec.json.decode(await self.ask_bytes(task))

    async def ask_bytes(self, task: bytes) -> bytes:
        """The same as it comes."""
        source, target = self._process.stdout, self._process.stdin
        assert source is not None
        assert target is not None
        target.write(len(task).to_bytes(SIZE) + task)
        await target.drain()
        head = await source.readexactly(SIZE)
        return await source.readexactly(int.from_bytes(head))

    async def stop(self) -> None:
        """End the process now."""
        if self.is_alive:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        with contextlib.suppress(TimeoutError):  # the system will collect it when we end
            await asyncio.wait_for(self._process.wait(), STOP_SECONDS)


def _plain_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in SECRETS}


class _Quick:
    """Decides on the spot, one view after the other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._bots: dict[Ruleset, Bot] = {}

    def choose(self, view: View) -> tuple[int, ...]:
        """The actions of a sensible move."""
        with self._lock:
            if len(self._bots) > MOST_RULESETS:
                self._bots.clear()
            if view.ruleset not in self._bots:
                self._bots[view.ruleset] = make_bot(QUICK_BOT, 0)
            return whole_line(view, self._bots[view.ruleset].choose)


class Thinking:
    """The workers and the queue before them."""

    def __init__(self, metrics: Metrics, workers: int = MOST_WORKERS) -> None:
        self._metrics = metrics
        self._free: list[Worker] = []
        self._gate = asyncio.Semaphore(workers)
        self._slow_gate = asyncio.Semaphore(max(1, workers - 1))
        self.seconds = TASK_SECONDS
        self.turn_seconds = {False: TURN_SECONDS, True: SLOW_TURN_SECONDS}
        self.late_seconds = LATE_SECONDS
        self._late: set[asyncio.Task[dict[str, Any]]] = set()
        self._quick = _Quick()
        self._is_closed = False
        self.waiting = 0
        metrics.gauge("thinking", "Tasks for workers, waiting or under way.", lambda: self.waiting)

    async def choose(self, view: View, bot: str, seed: int, whose: str = "") -> tuple[int, ...]:
        """The actions of the move a bot makes, or of a quick one where the bot does not come to it.

        `whose`: the seat and its game; programs from outside are kept apart by it.
        """
        begun = asyncio.Event()
        is_slow = bot.startswith(SLOW_BOT) or bot in outside_names()
        task = {"task": "choose", "view": write_view(view), "bot": bot, "seed": seed, "for": whose}
        work = asyncio.create_task(self.ask(task, is_slow=is_slow, begun=begun))
        try:
            patience = self.late_seconds if self._late else self.turn_seconds[is_slow]
            await asyncio.wait({work}, timeout=patience)
        except asyncio.CancelledError:
            work.cancel()
            await asyncio.wait({work})  # its worker is ended first
            raise
        if work.done():
            for kind in work.result()["lost"]:  # a bot from outside
                self._metrics.count("bot_errors", str(kind))
            return tuple(map(int, work.result()["actions"]))
        self._leave(work, is_begun=begun.is_set())
        return await asyncio.to_thread(self._quick.choose, view)

    def _leave(self, work: asyncio.Task[dict[str, Any]], *, is_begun: bool) -> None:
        """Go on without a task.

        One that a worker is at is not broken off: another worker would have to begin from nothing,
        on a machine that has no time already.
        """
        self._metrics.count("bot_errors", "late")
        if not is_begun:
            work.cancel()
            return
        self._late.add(work)
        work.add_done_callback(self._done_late)

    def _done_late(self, work: asyncio.Task[dict[str, Any]]) -> None:
        self._late.discard(work)
        if not work.cancelled():
            work.exception()  # nobody waits for it any longer

    async def ask(
        self,
        task: Mapping[str, Any],
        *,
        is_slow: bool = False,
        begun: asyncio.Event | None = None,
    ) -> dict[str, Any]:
        """Let a worker do a task; raises ThinkingFailed where none can. `begun` is set when one does."""
        body = msgspec.json.encode(task)
        self.waiting += 1
        try:
            async with self._slow_gate if is_slow else contextlib.nullcontext(), self._gate:
                if begun is not None:
                    begun.set()
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
        for work in self._late:
            work.cancel()
        await asyncio.gather(*self._late, return_exceptions=True)
        while self._free:
            await self._free.pop().stop()
