"""Confidence intervals of shares and means, and exact sums they are made of."""

from __future__ import annotations

from math import sqrt

# Two-sided 95 %: the normal value, and Student's for 1 … 30 degrees of freedom.
NORMAL_95 = 1.959964
# fmt: off - a table is read by rows
STUDENT_95 = (
    12.706,
    4.303,
    3.182,
    2.776,
    2.571,
    2.447,
    2.365,
    2.306,
    2.262,
    2.228,
    2.201,
    2.179,
    2.160,
    2.145,
    2.131,
    2.120,
    2.110,
    2.101,
    2.093,
    2.086,
    2.080,
    2.074,
    2.069,
    2.064,
    2.060,
    2.056,
    2.052,
    2.048,
    2.045,
    2.042,
)
# fmt: on

Interval = tuple[float, float]


def wilson_interval(successes: float, trials: int) -> Interval:
    """Wilson's 95 % interval of a share; shared wins may make the successes a fraction."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    square = NORMAL_95 * NORMAL_95
    centre = share + square / (2 * trials)
    width = NORMAL_95 * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    scale = 1 + square / trials
    return max(0.0, (centre - width) / scale), min(1.0, (centre + width) / scale)


def mean_interval(count: int, total: int, squares: int) -> Interval | None:
    """95 % interval of a mean from exact sums (Student's t); None for fewer than two values."""
    if count < 2:
        return None
    mean = total / count
    # Whole numbers as long as possible: the difference of large squares would lose digits.
    variance = (count * squares - total * total) / (count * (count - 1))
    quantile = STUDENT_95[count - 2] if count - 1 <= len(STUDENT_95) else NORMAL_95
    width = quantile * sqrt(variance / count)
    return mean - width, mean + width
