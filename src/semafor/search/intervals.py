"""The 95 % interval of a share: games a search won, matches between bots."""

from __future__ import annotations

from math import sqrt

# The two-sided 95 % value of the normal distribution.
NORMAL_95 = 1.959964

Interval = tuple[float, float]


def wilson_interval(successes: float, trials: float) -> Interval:
    """Wilson's 95 % interval of a share; shared wins may make the successes a fraction."""
    if trials <= 0:
        return 0.0, 1.0
    share = successes / trials
    square = NORMAL_95 * NORMAL_95
    centre = share + square / (2 * trials)
    width = NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    low, high = (centre - width) / scale, (centre + width) / scale
    # Rounding must not leave the share itself outside.
    return max(0.0, min(low, share)), min(1.0, max(high, share))
