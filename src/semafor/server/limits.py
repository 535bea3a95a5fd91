"""Token buckets: how often somebody may do something, and how long the next time must wait."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]
MOST_KEYS = 20_000
IPV6_NETWORK = 64


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
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)


class ByAddress:
    """Buckets by address; programs on the same machine (or an own proxy) get far more."""

    def __init__(
        self, *, near: tuple[float, float], far: tuple[float, float], clock: Clock = time.monotonic
    ) -> None:
        self._near = Buckets(*near, clock)
        self._far = Buckets(*far, clock)

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may do it now."""
        key, is_near = place_of(address)
        return (self._near if is_near else self._far).take(key, cost)


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
