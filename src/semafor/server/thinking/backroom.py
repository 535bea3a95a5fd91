"""Long work beside the event loop: few pieces at once, and everybody pays for what he asks for.

Two kinds of work come here. What play waits for (rules compiled, a long list of moves, a decision of a
campaign tried on a copy) is nobody's wish and is done soon, two pieces at once, in threads. What somebody
asks for (a replay, a board, a file) is done one piece after the other; each asker has a budget of seconds of work
that fills up again slowly and is charged with what the work really took, so a thing that costs ten times as
much can be had a tenth as often. Who has used his up, or has too much waiting already, is refused as
`too-many`.

Threads share one interpreter with the event loop, which gets it back soon (`SWITCH`), but on a busy machine not
soon enough for work that anybody can ask for all day: that goes to a clerk, a process of its own (http/clerk.py).
Only what cannot travel (a campaign with its tables) is done in a thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Any, Generic, NamedTuple, TypeVar

from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking.errands import BROKEN, read_answer, write_task
from semafor.server.thinking.pool import Worker
from semafor.server.upkeep.limits import Buckets, ByAddress, place_of
from semafor.server.upkeep.metrics import Metrics

T = TypeVar("T")

# Seconds after which a thread that waits for the interpreter gets it.
SWITCH = 0.0005
FOR_PLAY = 2
FOR_ASKERS = 1
# Seconds of work for each second that passes, and how many may be saved up.
FAR_BUDGET = (0.25, 10.0)
NEAR_BUDGET = (4.0, 120.0)
# Pieces of work one asker, and all of them together, may have waiting.
MOST_ASKED = 4
MOST_WAITING = 64
CLERK_SECONDS = 30.0


class Asker(NamedTuple):
    """Who pays: an address, and the person if there is a session."""

    address: str
    person: str = ""


class Backroom:
    """The threads and the accounts."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._play = ThreadPoolExecutor(FOR_PLAY, "for play")
        self._asked = ThreadPoolExecutor(FOR_ASKERS, "for askers")
        self._addresses = ByAddress(near=NEAR_BUDGET, far=FAR_BUDGET)
        self._people = Buckets(*FAR_BUDGET)
        self._waiting: Counter[str] = Counter()
        self._desk = asyncio.Semaphore(1)
        self._clerk: Worker | None = None
        metrics.gauge("asked", "Pieces of long work that somebody waits for.", self._total)

    def _total(self) -> int:
        return self._waiting.total()

    async def for_play(self, work: Callable[..., T], *values: Any) -> T:
        """Work that a game needs to go on."""
        return await asyncio.get_running_loop().run_in_executor(self._play, work, *values)

    async def send_for(
        self, asker: Asker, work: Callable[..., T], *values: Any, goes_on: bool = False
    ) -> T:
        """Work that somebody asks for and pays for, done by the clerk: a function of its program.

        A clerk that dies or takes too long is replaced.
        """
        place = self._admit(asker, goes_on=goes_on)
        seconds = 0.0
        try:
            async with self._desk:
                answer = await self._clerk_does(work.__module__, write_task(work, *values))
            found, result = read_answer(work, answer)
            seconds = found.seconds
        finally:
            self._charge(asker, place, seconds)
        if found.reason == BROKEN:
            raise RuntimeError(f"the clerk could not do {work.__name__}")
        if found.reason:
            raise Refusal(found.reason, found.rule, **found.values)
        return result

    async def _clerk_does(self, program: str, task: bytes) -> bytes:
        clerk, self._clerk = self._clerk, None  # whoever is cancelled leaves none behind
        if clerk is None or not clerk.is_alive:
            clerk = await Worker.start(program)
        try:
            answer = await asyncio.wait_for(clerk.ask_bytes(task), CLERK_SECONDS)
        except (OSError, EOFError, TimeoutError) as error:
            await clerk.stop()
            raise Refusal("store-down") from error
        except BaseException:
            await clerk.stop()
            raise
        self._clerk = clerk
        return answer

    def _admit(self, asker: Asker, *, goes_on: bool) -> str:
        """Let somebody in, or refuse; the place he is counted by."""
        place, is_near = place_of(asker.address)
        if not goes_on and not self._is_welcome(asker, place, is_near=is_near):
            raise Refusal("too-many")
        self._waiting[place] += 1
        return place

    async def ask(self, asker: Asker, work: Callable[[], T], *, goes_on: bool = False) -> T:
        """The same in a thread of this process, for what cannot travel.

        Who goes away while it is done pays all the same. What `goes_on` with something is not
        refused, only charged: the beginning would have been in vain.
        """
        place = self._admit(asker, goes_on=goes_on)
        piece = Piece(work)
        loop = asyncio.get_running_loop()
        job = self._asked.submit(piece)
        job.add_done_callback(
            lambda _: loop.call_soon_threadsafe(self._charge, asker, place, piece.seconds)
        )
        return await asyncio.wrap_future(job)

    def _charge(self, asker: Asker, place: str, seconds: float) -> None:
        self._addresses.charge(asker.address, seconds)
        if asker.person:
            self._people.charge(asker.person, seconds)
        self._waiting[place] -= 1
        if not self._waiting[place]:
            del self._waiting[place]

    def _is_welcome(self, asker: Asker, place: str, *, is_near: bool) -> bool:
        """Whether somebody has little waiting, and neither his address nor he himself owes anything."""
        is_much = not is_near and self._waiting[place] >= MOST_ASKED
        if is_much or self._total() >= MOST_WAITING:
            return False
        if not self._addresses.has_any(asker.address):
            return False
        return is_near or not asker.person or self._people.has_any(asker.person)

    async def close(self) -> None:
        """Begin nothing new, and send the clerk home."""
        if self._clerk is not None:
            await self._clerk.stop()
        for pool in (self._play, self._asked):
            pool.shutdown(wait=False, cancel_futures=True)


class Piece(Generic[T]):
    """A piece of work, and the seconds of the processor it took."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __call__(self) -> T:
        """Do it, with a watch in the hand."""
        began = thread_time()
        try:
            return self._work()
        finally:
            self.seconds = thread_time() - began


def be_fair() -> None:
    """Let the event loop have the interpreter soon after it wants it."""
    sys.setswitchinterval(SWITCH)
