"""What is folded from a log: it takes in one event after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Event(Struct, frozen=True):
    """A stored row: revision, idempotency key, what happened, server time."""

    rev: int
    key: str
    body: dict[str, Any]
    at: float


class Folded(Protocol):
    """A table or a campaign as its log tells it up to `rev`; -1 before the first event."""

    rev: int


class Folding(Folded, Protocol):
    """The same while it takes in its log."""

    def apply(self, event: Event) -> None:
        """Take in the next event."""


async def fold_slowly(folded: Folding, events: Sequence[Event]) -> None:
    """Fold a log in the event loop, one event at a time: others have their turn in between.

    One may take a millisecond or two. A thread would take longer and fight with the loop for the interpreter all the while.
    """
    for event in events:
        folded.apply(event)
        await asyncio.sleep(0)
