"""A table in memory with the sockets around it: who is there, and who is told what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

from semafor.server.games.store import Digest
from semafor.server.games.table import Table
from semafor.server.log.room import LogRoom, Socket
from semafor.server.protocol.closing import CLOSE_MOVED, CLOSE_REFUSED
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Presence, Refused

# News of sockets at another process are believed this long.
REMOTE_SECONDS = 30.0
# Processes that may tell of themselves at a table.
MOST_PROCESSES = 64


class Room(LogRoom[Table]):
    """One game in memory: who is there, who is told what, and what runs for it beside."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}
        self.left_at: dict[int, float] = {}
        self.driver: asyncio.Task[None] | None = None
        self.settler: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self._shown_seats: object = None
        self._shown_presence: object = None

    @property
    def is_busy(self) -> bool:
        """Whether the room is needed now."""
        is_thinking = self.driver is not None and not self.driver.done()
        return is_thinking or super().is_busy

    def leave(self) -> None:
        """No clock of this game rings here any longer."""
        if self.timer is not None:
            self.timer.cancel()

    # ---------------------------------------------------------------- who is here

    def local_seats(self) -> frozenset[int]:
        """Seats whose owners have a socket at this process."""
        people = {connection.person for connection in self.connections}
        return frozenset(seat for person in people for seat in self.table.seating.owned(person))

    def local_watching(self) -> int:
        """Sockets here that belong to nobody with a seat."""
        owned = self.table.seating.owned
        return sum(not owned(connection.person) for connection in self.connections)

    def online(self) -> frozenset[int]:
        """Seats whose owners have a socket anywhere."""
        now = time.monotonic()
        seats = set(self.local_seats())
        for until, remote, _ in self.remote.values():
            if until > now:
                seats |= remote
        return frozenset(seats)

    def watching(self) -> int:
        """Sockets of spectators anywhere."""
        now = time.monotonic()
        far = sum(count for until, _, count in self.remote.values() if until > now)
        return self.local_watching() + far

    def others_before(self, process: str) -> bool:
        """Whether a process that goes before this one has the game open too."""
        now = time.monotonic()
        return any(until > now and name < process for name, (until, _, _) in self.remote.items())

    def hear(self, process: str, seats: Iterable[int], watching: int) -> None:
        """Another process tells who is there; of more than there can be nothing is heard."""
        now = time.monotonic()
        self.remote = {name: row for name, row in self.remote.items() if row[0] > now}
        if process not in self.remote and len(self.remote) >= MOST_PROCESSES:
            return
        before = self.remote.get(process, (0.0, frozenset(), 0))
        self.remote[process] = (now + REMOTE_SECONDS, frozenset(seats), watching)
        for seat in before[1].difference(self.online()):
            self.left_at[seat] = now

    def away(self) -> dict[int, float]:
        """Seconds without a socket, by seat, for seats whose owners have none."""
        now = time.monotonic()
        online = self.online()
        return {
            seat: now - self._last_seen(seat)
            for seat in self.table.seating.people()
            if seat not in online
        }

    def _last_seen(self, seat: int) -> float:
        """When a seat's owner had a socket; where nothing is known, when this process first looked."""
        far = [until for until, seats, _ in self.remote.values() if seat in seats]
        return max([self.left_at.get(seat, self.loaded_at), *far])

    def detach(self, connection: Socket) -> None:
        """A socket has gone."""
        super().detach(connection)
        now, online = self.used_at, self.online()
        for seat in self.table.seating.owned(connection.person):
            if seat not in online:
                self.left_at[seat] = now

    # ---------------------------------------------------------------- telling

    def send_presence(self) -> bool:
        """Who is here, if that has changed."""
        shown = (sorted(self.online()), self.watching())
        if shown == self._shown_presence:
            return False
        self._shown_presence = shown
        self.send(self.presence())
        return True

    def presence(self) -> Presence:
        """Who is here now, and how long the others have been away."""
        away = {seat: round(seconds) for seat, seconds in self.away().items()}
        return Presence(online=sorted(self.online()), watching=self.watching(), away=away)

    def greet(self, connection: Socket, now: float) -> None:
        """All that a socket needs at its beginning."""
        connection.push(encode(self.table.info(connection.person, connection.seat, self.online())))
        if connection.since > self.table.rev:
            connection.since = -1
        self._send_state(connection, now, {})
        connection.push(encode(self.presence()))

    def tell(self, now: float) -> None:
        """Tell every socket what is new to it; equal frames are made once."""
        self._close_moved()
        table = self.table
        seats = [
            (chair.plan.kind, chair.plan.name, chair.plan.user, chair.bot_plays)
            for chair in table.seating.chairs
        ]
        looks = (tuple(table.seating.colours), table.first, table.is_lot, table.is_held)
        shown = (table.status, seats, looks, table.host, set(table.warnings), table.rematch)
        if shown != self._shown_seats:
            self._shown_seats = shown
            self._send_info()
        frames: dict[tuple[int | None, int], bytes] = {}
        for connection in list(self.connections):
            self._send_state(connection, now, frames)

    def _send_state(
        self, connection: Socket, now: float, frames: dict[tuple[int | None, int], bytes]
    ) -> None:
        key = (connection.seat, connection.since)
        if key not in frames:
            state = self.table.state(connection.seat, connection.since, now)
            if state is None:
                return
            frames[key] = encode(state)
        connection.push(frames[key])
        connection.since = self.table.rev

    def _send_info(self) -> None:
        online = self.online()
        for connection in list(self.connections):
            info = self.table.info(connection.person, connection.seat, online)
            connection.push(encode(info))

    def _close_moved(self) -> None:
        """A seat that has gone to somebody else is not seen through by its former owner.

        Before the game people change places: their eyes go with them. Who has logged in to an account
        comes back as that; who was sent away is told so.
        """
        seating = self.table.seating
        for connection in list(self.connections):
            seat, person = connection.seat, connection.person
            owned = seating.owned(person)
            if person in seating.merged:
                self.connections.discard(connection)
                connection.close(CLOSE_REFUSED)
            elif seat is None or seat in owned:
                continue
            elif self.table.status == "lobby" and person not in seating.removed:
                connection.seat = owned[0] if len(owned) == 1 else None
            else:
                code = "removed" if person in seating.removed else "seat-moved"
                self.connections.discard(connection)
                connection.push(encode(Refused(code, {"seat": seat})))
                connection.close(CLOSE_MOVED)

    def digest(self) -> Digest:
        """What lists say of the game now."""
        table = self.table
        return Digest(
            table.rev,
            table.summary(""),
            list(table.deciding()),
            table.next_deadline(),
            table.replaced(),
            sorted(table.warnings),
        )
