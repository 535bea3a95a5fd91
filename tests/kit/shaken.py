"""Luck taken away: a run in which whatever may take a while takes a while, in an order nobody has tried.

`make shaken` loads this plugin. A server, in the process of the tests or as one of its own, pauses between what it stores,
acknowledges, tells and does next; a client pauses before it looks; modules and the tests in them come in another order. What passes here by
waiting for the state it means passes on any machine; what passes only on a quick one fails, and is mended at its root.
The seed is SEMAFOR_SHAKEN, or another one each time; it stands at the head of the run.
"""

from __future__ import annotations

import asyncio
import functools
import os
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from semafor.server.bus import LocalBus
from semafor.server.campaigns.hub import Campaigns
from semafor.server.games.driving import Driver
from semafor.server.games.hub import Hub
from semafor.server.log.hub import Logs
from semafor.server.storage.sqlite import SqliteDatabase
from semafor.server.thinking.pool import Thinking
from tests.server.clients import Seat

VARIABLE = "SEMAFOR_SHAKEN"
PROGRAMS = Path(__file__).parent / "shaken_programs"
PAUSED = [
    (Logs, ("_publish", "_tell", "refresh")),
    (Hub, ("settle_now",)),
    (Campaigns, ("settle_now",)),
    (Driver, ("_bot_turn", "_settle")),
    (LocalBus, ("send",)),
    (SqliteDatabase, ("read",)),
    (Thinking, ("choose",)),
]
SHORT, LONG = 0.004, 0.15  # seconds: mostly a moment, now and then a while
LONG_ONES = 25  # one pause of so many

Work = Callable[..., Awaitable[Any]]


class Shaking:
    """Pauses, and an order, that follow from a seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.chooser = random.Random(seed)

    @classmethod
    def of_this_run(cls) -> Shaking:
        """The seed is the run's: its workers and the programs they start have it from the environment."""
        os.environ.setdefault(VARIABLE, f"{random.SystemRandom().getrandbits(32):08x}")
        return cls(os.environ[VARIABLE])

    def shake_server(self) -> None:
        """Servers of this process take their time."""
        for kind, names in PAUSED:
            for name in names:
                setattr(kind, name, self.slowly(getattr(kind, name)))

    def pause(self) -> float:
        """How long to wait this time."""
        longest = SHORT if self.chooser.randrange(LONG_ONES) else LONG
        return self.chooser.random() * longest

    def slowly(self, work: Work) -> Work:
        """The same work, with a pause before and after it."""

        @functools.wraps(work)
        async def slow(*values: Any, **named: Any) -> Any:
            await asyncio.sleep(self.pause())
            try:
                return await work(*values, **named)
            finally:
                await asyncio.sleep(self.pause())

        return slow

    def late(self, look: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
        """A client that looks a little later."""

        @functools.wraps(look)
        def look_late(*values: Any) -> dict[str, Any]:
            time.sleep(self.pause())
            return look(*values)

        return look_late

    def pytest_report_header(self) -> str:
        """How to have this run again."""
        return f"{VARIABLE}={self.seed}"

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Another order of modules and of the tests of each; all workers agree about it."""
        chooser = random.Random(self.seed)
        modules: dict[str, list[pytest.Item]] = {}
        for item in items:
            modules.setdefault(item.nodeid.split("::")[0], []).append(item)
        shuffled = list(modules.values())
        chooser.shuffle(shuffled)
        for tests in shuffled:
            chooser.shuffle(tests)
        items[:] = [item for tests in shuffled for item in tests]


def pytest_configure(config: pytest.Config) -> None:
    """Begin to shake, here and in what is started from here."""
    shaking = Shaking.of_this_run()
    shaking.shake_server()
    paths = [str(PROGRAMS), str(config.rootpath), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    Seat.receive = shaking.late(Seat.receive)  # type: ignore[method-assign]
    config.pluginmanager.register(shaking)
