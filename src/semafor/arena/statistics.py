"""Confidence intervals of means, and of shares over games that depend on each other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from semafor.search.intervals import NORMAL_95, Interval, wilson_interval

# Student's two-sided 95 % values for 1 … 30 degrees of freedom.
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


def student_95(degrees: int) -> float:
    """The two-sided 95 % value of Student's distribution; beyond the table the normal one."""
    return STUDENT_95[degrees - 1] if degrees <= len(STUDENT_95) else NORMAL_95


def mean_interval(count: int, total: int, squares: int) -> Interval | None:
    """95 % interval of a mean from exact sums (Student's t); None for fewer than two values."""
    if count < 2:
        return None
    mean = total / count
    # Whole numbers as long as possible: the difference of large squares would lose digits.
    variance = (count * squares - total * total) / (count * (count - 1))
    width = student_95(count - 1) * sqrt(variance / count)
    return mean - width, mean + width


@dataclass(frozen=True, slots=True)
class ClusterMean:
    """A mean over games that come in units: games of one unit (a deal) are not independent.

    `variance` is that of the mean, from the sums of the units; None for fewer than two units.
    """

    mean: float
    variance: float | None
    units: int

    def interval(self) -> Interval | None:
        """95 % interval of the mean (Student's t, one degree of freedom less than units)."""
        if self.variance is None:
            return None
        width = student_95(self.units - 1) * sqrt(self.variance)
        return self.mean - width, self.mean + width

    def share_interval(self) -> Interval:
        """95 % interval of a mean that is a share: Wilson's, for the games it is worth.

        The share is worth as many independent games as would scatter as little as the units do
        (Korn and Graubard). Units that do not scatter at all count as one game each.
        """
        spread = self.mean * (1 - self.mean)
        worth = float(self.units)
        if self.variance and spread > 0:
            worth = spread / self.variance * (NORMAL_95 / student_95(self.units - 1)) ** 2
        return wilson_interval(self.mean * worth, worth)


def cluster_mean(units: Iterable[tuple[float, float]]) -> ClusterMean:
    """The mean over all games of units given as (sum of values, number of games)."""
    rows = list(units)
    games = sum(count for _, count in rows)
    if not games:
        return ClusterMean(0.0, None, 0)
    mean = sum(total for total, _ in rows) / games
    if len(rows) < 2:
        return ClusterMean(mean, None, len(rows))
    squares = sum((total - mean * count) ** 2 for total, count in rows)
    variance = squares * len(rows) / (len(rows) - 1) / (games * games)
    return ClusterMean(mean, variance, len(rows))
