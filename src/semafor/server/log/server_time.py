"""The time all logs are written by: it runs steadily, whatever happens to the machine's clock.

Between two beats it is carried by the monotonic clock alone, and never further than `HOLD` seconds:
a machine that sleeps, a process that is stopped and a database that does not answer let it stand
still. Each beat (driving.py) compares it with the wall clock. Where that one is ahead by more than
`SLACK`, the span between the two is a gap: it is stored first, told to the tables, and only then
does server time follow. After such a standstill the gap begins at the last beat, as after a restart:
nobody pays for the seconds before time stood still. Where the wall clock is behind (somebody has set it back), server time goes
on a little slower until both agree: it never goes back, so no span is counted twice.
"""

from __future__ import annotations

import time
from collections.abc import Callable

# A span that counts on nobody's clock: from, to.
Gap = tuple[float, float]
Source = Callable[[], float]

# Seconds without a beat after which time stands still.
HOLD = 15.0
# A wall clock that differs by less has not been set.
SLACK = 1.0
# How fast server time runs until a wall clock that was set back has caught up.
SLOWER = 0.9


class ServerTime:
    """Seconds since 1970, steadily.

    >>> wall, steady = [1000.0], [50.0]
    >>> now = ServerTime(lambda: wall[0], lambda: steady[0])
    >>> wall[0] += 86400.0  # somebody sets the clock
    >>> now.now(), now.gap()
    (1000.0, (1000.0, 87400.0))
    >>> now.follow(87400.0)  # once the gap is stored
    >>> now.now(), now.gap()
    (87400.0, None)
    """

    def __init__(self, wall: Source = time.time, steady: Source = time.monotonic) -> None:
        self.wall = wall
        self._steady = steady
        self._rate = 1.0
        self.follow(wall())

    def follow(self, at: float) -> None:
        """Server time is `at` now; it goes on from there."""
        self._at = at
        self._since = self._steady()
        self._rate = SLOWER if self.wall() < at - SLACK else 1.0

    def now(self) -> float:
        """The time."""
        passed = min(self._steady() - self._since, HOLD)
        return self._at + self._rate * passed

    def gap(self) -> Gap | None:
        """The span that is missing up to the wall clock, if one is."""
        now, wall = self.now(), self.wall()
        if wall - now <= SLACK:
            return None
        stood_still = self._steady() - self._since > HOLD
        return (self._at if stood_still else now, wall)
