"""A sequential test of two bots: play until one of two hypotheses about Elo is clear.

The observation is a mirrored pair: one deal, played twice with the seats swapped. The first bot
gets 0, ½, 1, 1½ or 2 points of it (five outcomes, hence "pentanomial"), so luck that favours a seat
or a deal cancels instead of widening the test. The log-likelihood ratio is that of the generalised
test: the two likeliest distributions of the five outcomes whose means are the shares expected at
`elo0` and at `elo1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log
from typing import Any

from semafor.arena.ratings import share_of_elo
from semafor.engine.errors import SetupError

OUTCOMES = 5
SHARES = tuple(number / (OUTCOMES - 1) for number in range(OUTCOMES))
# An outcome that has not come up yet is still possible.
UNSEEN = 1e-3
HALVINGS = 45
MOST_ELO = 2000


@dataclass(frozen=True, slots=True)
class Sprt:
    """The hypotheses "elo0 or less" and "elo1 or more", and how often each may be taken wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        """Refuse a test that cannot be."""
        if not -MOST_ELO <= self.elo0 < self.elo1 <= MOST_ELO:
            low, high = f"{self.elo0:g}", f"{self.elo1:g}"
            raise SetupError("bad-sprt", elo0=low, elo1=high, most=str(MOST_ELO))
        for value in (self.alpha, self.beta):
            if not 0 < value < 0.5:
                raise SetupError("bad-sprt-error", value=str(value))

    @property
    def lower(self) -> float:
        """At this ratio or below, elo0 is taken."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """At this ratio or above, elo1 is taken."""
        return log((1 - self.beta) / self.alpha)

    def ratio(self, counts: Sequence[int]) -> float:
        """The log-likelihood ratio of elo1 to elo0 for counts of the five outcomes."""
        if not any(counts):
            return 0.0
        filled = [count or UNSEEN for count in counts]
        pairs = sum(filled)
        seen = [count / pairs for count in filled]
        low = _likeliest(seen, share_of_elo(self.elo0))
        high = _likeliest(seen, share_of_elo(self.elo1))
        return pairs * sum(p * log(b / a) for p, a, b in zip(seen, low, high, strict=True))


def _likeliest(seen: Sequence[float], mean: float) -> list[float]:
    """The likeliest distribution of the outcomes with a given mean share.

    It is seen / (1 + x (share − mean)) for the x that makes the mean right; the left side of that
    condition falls with x, so halving finds it.
    """
    gaps = [share - mean for share in SHARES]
    low, high = -1 / gaps[-1], -1 / gaps[0]
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if sum(p * gap / (1 + x * gap) for p, gap in zip(seen, gaps, strict=True)) > 0:
            low = x
        else:
            high = x
    x = (low + high) / 2
    return [p / (1 + x * gap) for p, gap in zip(seen, gaps, strict=True)]


@dataclass(slots=True)
class Trial:
    """A test under way; pairs are added in the order of their deals."""

    sprt: Sprt
    counts: list[int] = field(default_factory=lambda: [0] * OUTCOMES)
    ratio: float = 0.0

    @property
    def pairs(self) -> int:
        """Mirrored pairs seen."""
        return sum(self.counts)

    @property
    def verdict(self) -> str:
        """`elo0`, `elo1`, or `open` as long as neither is clear."""
        if self.ratio >= self.sprt.upper:
            return "elo1"
        return "elo0" if self.ratio <= self.sprt.lower else "open"

    @property
    def is_decided(self) -> bool:
        """Whether one of the hypotheses is clear."""
        return self.verdict != "open"

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        sprt = self.sprt
        return {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "pairs": self.counts,
            "llr": round(self.ratio, 6),
            "bounds": [round(sprt.lower, 6), round(sprt.upper, 6)],
            "verdict": self.verdict,
        }

    def add(self, points: float) -> None:
        """Count one pair by the points of the first bot, 0 to 2."""
        assert not self.is_decided, "a decided test hears no more"
        self.counts[round(2 * points)] += 1
        self.ratio = self.sprt.ratio(self.counts)
