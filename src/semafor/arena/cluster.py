"""Clusters as executors: whatever takes a function and gives a future can play games.

`--cluster ray` joins the Ray cluster of this machine, `ray:ADDRESS` one elsewhere. A piece of work whose process or
machine dies is begun again by Ray, without limit; a piece depends on nothing but its number, so it gives the same
games, and its one result is taken once.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

from semafor.engine.errors import SetupError

RAY = "ray"
# What processes on other machines must know as well; folders must be there, too.
SHARED = (
    "SEMAFOR_EDITIONS",
    "SEMAFOR_BOTS",
    "SEMAFOR_BOT_SECONDS",
    "SEMAFOR_BOT_MEMORY",
    "SEMAFOR_PURE",
)
AGAIN_FOR_EVER = -1


class RayExecutor(Executor):
    """Ray tasks with the face of an executor; one task a core."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._max_workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._call = ray.remote(max_retries=AGAIN_FOR_EVER, num_cpus=1)(_call)

    @property
    def workers(self) -> int:
        """Tasks at a time."""
        return self._max_workers

    def submit(self, work: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        """A task for whichever process is free."""
        future: Future[Any] = self._call.remote(work, words, named).future()
        return future


def _call(work: Callable[..., Any], words: tuple[Any, ...], named: dict[str, Any]) -> Any:
    return work(*words, **named)


@contextmanager
def open_cluster(text: str) -> Iterator[RayExecutor]:
    """The cluster that `ray` or `ray:ADDRESS` names, for as long as it is used."""
    kind, _, address = text.partition(":")
    if kind != RAY:
        raise SetupError("bad-cluster", text=text)
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError as error:
        raise SetupError("extra-missing", what="Ray", extra="ray") from error
    shared = {name: os.environ[name] for name in SHARED if name in os.environ}
    try:
        ray.init(
            address=address or "auto",
            runtime_env={"env_vars": shared} if shared else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error).strip().split("\n")[0]
        raise SetupError("no-cluster", address=address or RAY, why=why) from error
    try:
        yield RayExecutor(ray)
    finally:
        ray.shutdown()
