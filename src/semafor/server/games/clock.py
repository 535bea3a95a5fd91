"""Clocks: how long each seat still has. Times of decisions stand in the log, so folding is exact.

The time a decision took is judged once and stored with it (`used`); spans in which no server ran
(`gaps`) are left out of it, so downtime never costs a player anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from semafor.server.log.server_time import Gap
from semafor.server.protocol.messages import ClockRule, ClockState

DAY = 86400.0
# Who comes back after the flag has at least this many seconds.
GRACE = 30.0
DIGITS = 3


def elapsed(since: float, now: float, gaps: Sequence[Gap]) -> float:
    """Seconds between two times, without those in gaps."""
    down = sum(max(0.0, min(end, now) - max(start, since)) for start, end in gaps)
    return max(0.0, now - since - down)


def join_gaps(gaps: Iterable[Gap]) -> list[Gap]:
    """The same spans in order, those that meet as one: two processes may note the same gap.

    >>> join_gaps([(5.0, 9.0), (1.0, 3.0), (2.0, 6.0)])
    [(1.0, 9.0)]
    """
    joined: list[Gap] = []
    for start, end in sorted(gaps):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


class Clock:
    """Time left by seat, and since when each running seat has been asked."""

    def __init__(self, rule: ClockRule, seats: int, gaps: Sequence[Gap] = ()) -> None:
        self.rule = rule
        self.gaps = join_gaps(gaps)
        self.left = [self.start] * seats
        self.since: dict[int, float] = {}

    @property
    def start(self) -> float:
        """What a seat has at the beginning; in correspondence: of each turn."""
        return self.rule.days * DAY if self.rule.days else float(self.rule.bank)

    def used(self, seat: int, now: float) -> float:
        """Seconds a seat has thought about the decision that waits."""
        if seat not in self.since:
            return 0.0
        return round(elapsed(self.since[seat], now, self.gaps), DIGITS)

    def remaining(self, seat: int, now: float) -> float:
        """Seconds a seat has left."""
        return max(0.0, self.left[seat] - self.used(seat, now))

    def deadline(self, seat: int) -> float | None:
        """When the seat's flag falls, unless a server goes down before."""
        if seat not in self.since:
            return None
        since = self.since[seat]
        at = since + self.left[seat]
        for start, end in self.gaps:
            if end > since and start < at:
                at += end - max(start, since)
        return at

    def add_gap(self, gap: Gap) -> bool:
        """Leave out a span; whether it was not left out before."""
        joined = join_gaps([*self.gaps, gap])
        is_new = joined != self.gaps
        self.gaps = joined
        return is_new

    # ---------------------------------------------------------------- folding

    def spend(self, seat: int, used: float) -> None:
        """A decision was made."""
        self.left[seat] = max(0.0, self.left[seat] - used)
        self.since.pop(seat, None)

    def finish_turn(self, seat: int) -> None:
        """The turn has gone to somebody else."""
        if self.rule.days:
            self.left[seat] = self.start
        else:
            self.left[seat] += self.rule.increment

    def welcome_back(self, seat: int) -> None:
        """The owner plays again and gets a little time if none was left."""
        self.left[seat] = max(self.left[seat], min(self.start, GRACE))

    def ask(self, seats: Collection[int], at: float) -> None:
        """These seats and no others are asked now."""
        self.since = {seat: self.since.get(seat, at) for seat in seats}

    def restart(self, seat: int) -> None:
        """The seat is asked anew."""
        self.since.pop(seat, None)

    def state(self, eyes: int | None, now: float) -> ClockState:
        """For a client; in the opening several clocks run, one's own is shown as running."""
        running = min(self.since, default=None)
        if eyes in self.since:
            running = eyes
        left = [round(self.remaining(seat, now), DIGITS) for seat in range(len(self.left))]
        return ClockState(left=left, running=running, now=now)
