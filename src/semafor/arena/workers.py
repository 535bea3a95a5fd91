"""Worker processes: items are worked on anywhere and come back in their order.

What is decided from the results in that order does not depend on the number of workers.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Generic, TypeVar

Job = TypeVar("Job")
Item = TypeVar("Item")
Result = TypeVar("Result")

# Items under way for each worker: enough that none waits for the slowest one in front.
AHEAD = 4
# Where a container on Linux says how much of its processors' time it may take in a period.
QUOTA = Path("/sys/fs/cgroup/cpu.max")

# In a worker: the event that cancels the run. Elsewhere an event that nobody sets.
_stop: Event | threading.Event = threading.Event()


def processors(quota: Path = QUOTA) -> int:
    """How many processors this process may use: less than there are, in a container or under `taskset`."""
    count = os.cpu_count() or 1
    if hasattr(os, "sched_getaffinity"):
        count = len(os.sched_getaffinity(0))
    try:
        time, period = quota.read_text(encoding="ascii").split()
        allowed = -(-int(time) // int(period))
    except (OSError, ValueError):  # no such limit here
        return count
    return max(1, min(count, allowed))


class Stopped(Exception):  # noqa: N818 - the name says what happened
    """The run is cancelled; whatever a worker was at is thrown away."""


def is_stopped() -> bool:
    """Whether the run that this process works for is cancelled."""
    return _stop.is_set()


def work_in_order(
    work: Callable[[Job, Item], Result], job: Job, items: Iterable[Item], workers: int
) -> Generator[Result, None, None]:
    """Results in the order of the items, from this process or from workers.

    Close it to stop before the end; an error or Ctrl-C closes it as well.

    Args:
        work: A function at the top of a module, called with the job and one item.
        job: What all items have in common.
        items: Taken one by one, not much ahead of the results.
        workers: Processes to use; 1 for none but this one.
    """
    if workers == 1:
        return (work(job, item) for item in items)
    return _work_in_workers(work, job, iter(items), workers)


def work_anywhere(
    work: Callable[[Job, Item], Result],
    job: Job,
    items: Iterable[Item],
    workers: int,
    executor: Executor | None,
) -> Generator[Result, None, None]:
    """The same, on an executor that somebody else has made, if there is one: threads, processes, a cluster."""
    if executor is None:
        return work_in_order(work, job, items, workers)
    return _work_on(executor, work, job, iter(items))


def _work_on(
    executor: Executor, work: Callable[[Job, Item], Result], job: Job, items: Iterator[Item]
) -> Generator[Result, None, None]:
    """Results in order; what is under way when somebody closes this is no longer waited for."""
    queue = _Queue(executor, work, job, items)
    queue.submit(AHEAD * (getattr(executor, "_max_workers", None) or processors()))
    try:
        while queue.running:
            yield queue.running.popleft().result()
            queue.submit(1)
    finally:
        for future in queue.running:
            future.cancel()


def _start_worker(stop: Event) -> None:
    """Ctrl-C is the main process's business; a worker hears of it through the event."""
    global _stop  # noqa: PLW0603 - a worker process has no other place to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose main process was killed would wait for its next item for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _no_interrupt() -> Iterator[None]:
    """Processes started inside inherit that Ctrl-C is ignored, until they ignore it themselves."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@dataclass(slots=True)
class _Queue(Generic[Job, Item, Result]):
    """Items under way in their order, no more than keep all workers busy."""

    pool: Executor
    work: Callable[[Job, Item], Result]
    job: Job
    waiting: Iterator[Item]
    running: deque[Future[Result]] = field(default_factory=deque)

    def submit(self, count: int) -> None:
        """Give the workers some more items."""
        for item in islice(self.waiting, count):
            self.running.append(self.pool.submit(self.work, self.job, item))


def _work_in_workers(
    work: Callable[[Job, Item], Result], job: Job, items: Iterator[Item], workers: int
) -> Generator[Result, None, None]:
    """Results in order; closing stops all workers after their present decision."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, _start_worker, (stop,))
    queue = _Queue(pool, work, job, items)
    try:
        with _no_interrupt():
            queue.submit(AHEAD * workers)
        while queue.running:
            yield queue.running.popleft().result()
            queue.submit(1)
    finally:
        stop.set()
        pool.shutdown(wait=True, cancel_futures=True)
