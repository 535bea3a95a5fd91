"""Token buckets: how often somebody may do something, and how long the next time must wait; and a turnstile."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable

Clock = Callable[[], float]
MOST_KEYS = 20_000
IPV6_NETWORK = 64
# Requests that are begun in one pass of the event loop.
TURNS = 4


class Bucket:
    """Holds up to `burst` tokens, refilled at `rate` a second.

    >>> bucket = Bucket(rate=1.0, burst=2.0, now=0.0)
    >>> [bucket.take(0.0) for _ in range(3)], bucket.take(1.0)
    ([True, True, False], True)
    """

    __slots__ = ("burst", "level", "rate", "then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.then = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        self.level = min(self.burst, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take tokens, also more than there are: the rest is owed."""
        self.take(now, 0.0)
        self.level -= cost

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there will be enough."""
        return max(0.0, (cost - self.level) / self.rate)


class Buckets:
    """A bucket for each key; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether this key may do it now."""
        return self._bucket(key).take(self._clock(), cost)

    def has_any(self, key: str) -> bool:
        """Whether this key owes nothing."""
        return self._bucket(key).take(self._clock(), 0.0)

    def charge(self, key: str, cost: float) -> None:
        """What something has cost, once it is known; also more than there was."""
        self._bucket(key).charge(self._clock(), cost)

    def _bucket(self, key: str) -> Bucket:
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class ByAddress:
    """Buckets by address; programs on the same machine (or an own proxy) get far more."""

    def __init__(
        self, *, near: tuple[float, float], far: tuple[float, float], clock: Clock = time.monotonic
    ) -> None:
        self._near = Buckets(*near, clock)
        self._far = Buckets(*far, clock)

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may do it now."""
        key, buckets = self._find(address)
        return buckets.take(key, cost)

    def has_any(self, address: str) -> bool:
        """Whether this address owes nothing."""
        key, buckets = self._find(address)
        return buckets.has_any(key)

    def charge(self, address: str, cost: float) -> None:
        """What something has cost, once it is known."""
        key, buckets = self._find(address)
        buckets.charge(key, cost)

    def _find(self, address: str) -> tuple[str, Buckets]:
        key, is_near = place_of(address)
        return key, self._near if is_near else self._far


class Turnstile:
    """Lets a few of those who come go on in each pass of the event loop, in the order they came.

    A hundred requests that arrive at once would all be begun in one pass, and a move that arrives a
    moment later would wait for all of them. So it waits for a few.
    """

    def __init__(self, turns: int = TURNS) -> None:
        self._turns = turns
        self._left = turns
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_set = False

    async def enter(self) -> None:
        """Wait for one's turn."""
        self._set()
        if self._left > 0:
            self._left -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _set(self) -> None:
        if not self._is_set:
            self._is_set = True
            asyncio.get_running_loop().call_soon(self._next_pass)

    def _next_pass(self) -> None:
        self._is_set = False
        self._left = self._turns
        while self._waiting and self._left:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                self._left -= 1
        if self._left < self._turns:
            self._set()


def place_of(address: str) -> tuple[str, bool]:
    """Whom an address stands for (IPv6: its network), and whether it is this machine."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address, False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped), found.ipv4_mapped.is_loopback
        network = ipaddress.ip_network((found, IPV6_NETWORK), strict=False)
        return str(network), found.is_loopback
    return str(found), found.is_loopback
