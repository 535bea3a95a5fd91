"""How many connections there may be: from one address, and at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from semafor.server.upkeep.limits import place_of

# From one address elsewhere: a whole party behind one router, each with a browser and a phone.
MOST_FROM_FAR = 512
# Descriptors that are left for the database, workers and files.
SPARE = 128


def most_connections() -> int | None:
    """As many as the system lets this process have, without what else it needs."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else max(SPARE, soft - SPARE)


class Doors:
    """Counts who comes and goes.

    >>> doors = Doors(most_from_far=1)
    >>> first = doors.enter("203.0.113.7")
    >>> doors.enter("203.0.113.7"), doors.enter("203.0.113.8"), doors.enter("127.0.0.1")
    (None, '203.0.113.8', '127.0.0.1')
    >>> doors.leave(first)
    >>> doors.enter("203.0.113.7")
    '203.0.113.7'
    """

    def __init__(
        self,
        *,
        most_from_far: int | None = MOST_FROM_FAR,
        most: int | None = None,
        on_cut: Callable[[str], None] = lambda _reason: None,
    ) -> None:
        """Open the doors.

        Args:
            most_from_far: For each address; None behind a proxy, which has one address for all.
            most: For all together; None: as many as come.
            on_cut: Told why somebody was sent away.
        """
        self._most_from_far = most_from_far
        self._most = most
        self.on_cut = on_cut
        self.places: Counter[str] = Counter()
        self.count = 0

    def enter(self, address: str) -> str | None:
        """The place to be given back by `leave`, or None where there is no room."""
        place, is_near = place_of(address)
        is_crowd = (
            not is_near
            and self._most_from_far is not None
            and self.places[place] >= self._most_from_far
        )
        if is_crowd or (self._most is not None and self.count >= self._most):
            self.on_cut("crowd")
            return None
        self.places[place] += 1
        self.count += 1
        return place

    def leave(self, place: str | None) -> None:
        """Somebody has gone; None: was never in."""
        if place is None:
            return
        self.count -= 1
        self.places[place] -= 1
        if not self.places[place]:
            del self.places[place]
