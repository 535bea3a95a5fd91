"""What is folded from a log, in memory, with the sockets around it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Generic, Protocol, TypeVar

from semafor.server.log.folding import Folding
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Message


class Socket(Protocol):
    """Somebody's connection, as a room knows it.

    Attributes:
        person: Whose it is; empty: nobody known.
        token_hash: The session it was opened with.
        seat: Through whose eyes it looks at a game; None: a spectator's.
        company: Through whose eyes it looks at a campaign; empty: as the campaign says.
        since: The latest revision it was sent.
    """

    person: str
    token_hash: str
    seat: int | None
    company: str
    since: int

    def push(self, data: bytes) -> None:
        """Send when possible."""

    def close(self, code: int) -> None:
        """Close politely once everything before it is sent."""

    def cut_later(self) -> None:
        """After a polite close: whoever goes on sending is not listened to for long."""


class Tenant(Folding, Protocol):
    """A game or a campaign: it has an id, and is folded from its log."""

    @property
    def setup(self) -> Any:
        """Its row: what never changes."""


T = TypeVar("T", bound=Tenant)


class LogRoom(ABC, Generic[T]):
    """One log in memory. Whoever stores events holds `lock`.

    Attributes:
        table: What it is folded to.
        is_stale: Something may be stored that is not known here.
        is_dirty: Lists lag behind.
    """

    def __init__(self, table: T) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Socket] = set()
        self.loaded_at = self.used_at = time.monotonic()
        self.is_stale = False
        self.is_dirty = False

    @property
    def id(self) -> str:
        """The log's id."""
        return str(self.table.setup.id)

    @property
    def is_busy(self) -> bool:
        """Whether the room is needed now."""
        return bool(self.connections) or self.lock.locked()

    def attach(self, connection: Socket) -> None:
        """A socket looks at this from now on."""
        self.connections.add(connection)
        self.used_at = time.monotonic()

    def detach(self, connection: Socket) -> None:
        """A socket has gone."""
        self.connections.discard(connection)
        self.used_at = time.monotonic()

    def send(self, message: Message, to: Collection[Socket] | None = None) -> None:
        """The same message to all sockets or some."""
        data = encode(message)
        for connection in list(self.connections if to is None else to):
            connection.push(data)

    def publish(self, now: float) -> None:
        """Tell every socket what is new to it."""
        self.used_at = time.monotonic()
        self.is_dirty = True
        self.tell(now)

    @abstractmethod
    def tell(self, now: float) -> None:
        """What each socket may know, to each; who may look no longer is closed first."""

    @abstractmethod
    def digest(self) -> Any:
        """What lists say now."""

    def leave(self) -> None:
        """It is no longer kept in memory."""
