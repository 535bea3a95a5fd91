"""How long the event loop is held: every step of a request, a socket or a task is timed.

A step is what runs from one `await` that waits to the next. While it runs nobody else is served, so
none may take longer than `SLOW` of the processor's time (waiting for a busy machine does not count:
that is not our work). What takes longer belongs into the back room (thinking/backroom.py).
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from time import thread_time
from typing import Any, TypeVar

from semafor.server.upkeep.metrics import Metrics

T = TypeVar("T")
# Seconds of work that hold nobody up.
SLOW = 0.005


class Watched:
    """Something that is awaited, step by step; it may say what it is doing now."""

    def __init__(self, work: Coroutine[Any, Any, T], metrics: Metrics, name: str) -> None:
        self._work = work
        self._metrics = metrics
        self.name = name

    def __await__(self) -> Generator[Any, Any, Any]:
        """Drive the work as `await` would, with a watch in the hand."""
        global _current  # noqa: PLW0603 - one event loop, one step at a time
        work, value, error = self._work, None, None
        while True:
            outer, _current = _current, self
            began = thread_time()
            try:
                waits = work.send(value) if error is None else work.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                seconds = thread_time() - began
                _current = outer
                self._metrics.step(self.name, seconds, is_slow=seconds > SLOW)
            value, error = None, None
            try:
                value = yield waits
            except GeneratorExit:  # given up: the work may have been closed before us
                work.close()
                raise
            except BaseException as thrown:
                error = thrown


_current: Watched | None = None


def doing(name: str) -> None:
    """Say what the step that runs now is for; nothing where nobody is watching."""
    if _current is not None:
        _current.name = name


async def watch(work: Coroutine[Any, Any, T], metrics: Metrics, name: str) -> T:
    """The same work, timed."""
    result: T = await Watched(work, metrics, name)
    return result
