"""Ratings: the strengths under which the results are most likely, as Elo with intervals.

The model is that of Bradley and Terry: A beats B with the odds of their strengths. A tie is half a
win. A game of more than two seats is a meeting of every two of its bots, each with the weight
1/(seats − 1), so that a game counts once for each bot; ties, repeated bots and two seats need no
case of their own, as they would with a model of whole rankings (Plackett and Luce).

Prior: every two bots that have met get one more game, half won by each. It keeps the rating of a
bot that won everything finite and does not matter after a few dozen games.

Intervals: games of one deal are not independent, nor are the meetings of one game. The variance is
the sandwich of the information matrix around the scatter of the deals' gradients, so a deal with
all its seatings is one observation. The games of the prior take part in it: where nothing scatters
because one bot won everything, the interval is that of the plain information matrix.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from semafor.arena.statistics import student_95

ELO = 400 / log(10)
POOL_MEAN = 1500.0
PRIOR_GAMES = 1.0
STEPS = 200
LONGEST_STEP = 2.0
CLOSE_ENOUGH = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Meeting:
    """`first` met `second` and got `points` (1, ½ or 0); `unit` is the deal it belongs to."""

    first: str
    second: str
    points: float
    unit: Hashable
    weight: float = 1.0


@dataclass(frozen=True, slots=True)
class Anchor:
    """The bot whose rating is given; without a name the mean of the pool is."""

    name: str = ""
    elo: float = POOL_MEAN


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo of one bot; `width` is half of the 95 % interval, None where it cannot be told.

    Bots of different groups are not connected by any meetings and cannot be compared.
    """

    name: str
    elo: float
    width: float | None
    group: int
    is_anchor: bool = False


def elo_of_share(share: float) -> float:
    """The difference in Elo that gives an expected share of points."""
    return ELO * log(share / (1 - share))


def share_of_elo(elo: float) -> float:
    """The expected share of points at a difference in Elo."""
    return 1 / (1 + exp(-elo / ELO))


def rate(
    names: Sequence[str], meetings: Sequence[Meeting], anchor: Anchor | None = None
) -> list[Rating]:
    """Ratings of all names, best first, group by group; without the anchor the mean is 1500."""
    anchor = anchor or Anchor()
    rows: list[Rating] = []
    for number, group in enumerate(_groups(names, meetings)):
        inside = [meeting for meeting in meetings if meeting.first in group]
        rated = _rate_group(group, inside, anchor, number)
        rows.extend(sorted(rated, key=lambda row: -row.elo))
    return rows


def _rate_group(
    names: list[str], meetings: Sequence[Meeting], anchor: Anchor, group: int
) -> list[Rating]:
    fit = _Fit(names, meetings)
    # The rating is a contrast: own strength less the anchor's, or less the mean of the group.
    fixed = [0.0] * len(names)
    if anchor.name in names:
        fixed[names.index(anchor.name)] = 1.0
        base = anchor.elo
    else:
        fixed = [1 / len(names)] * len(names)
        base = POOL_MEAN if anchor.name else anchor.elo
    rows = []
    for index, name in enumerate(names):
        contrast = [-value for value in fixed]
        contrast[index] += 1
        gap = sum(a * b for a, b in zip(contrast, fit.strengths, strict=True))
        is_anchor = name == anchor.name
        width = None if is_anchor else fit.width(contrast)
        rows.append(Rating(name, base + ELO * gap, width, group, is_anchor=is_anchor))
    return rows


def _groups(names: Sequence[str], meetings: Iterable[Meeting]) -> list[list[str]]:
    """Bots connected by meetings, in the order in which they are named."""
    root = {name: name for name in names}

    def find(name: str) -> str:
        while root[name] != name:
            name = root[name]
        return name

    for first, second in {(meeting.first, meeting.second) for meeting in meetings}:
        root[find(first)] = find(second)
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[find(name)].append(name)
    return list(groups.values())


class _Fit:
    """Strengths of one group by Newton's method, the first at 0, and their covariance."""

    def __init__(self, names: Sequence[str], meetings: Sequence[Meeting]) -> None:
        self.size = len(names)
        self.index = {name: number for number, name in enumerate(names)}
        self.meetings = meetings
        self.units = len({meeting.unit for meeting in meetings})
        # points[i][j]: what i got against j, the prior included.
        self.points: Matrix = [[0.0] * self.size for _ in names]
        for meeting in meetings:
            i, j = self.index[meeting.first], self.index[meeting.second]
            self.points[i][j] += meeting.weight * meeting.points
            self.points[j][i] += meeting.weight * (1 - meeting.points)
        self.pairs = sorted(
            {tuple(sorted((self.index[m.first], self.index[m.second]))) for m in meetings}
        )
        for i, j in self.pairs:
            self.points[i][j] += PRIOR_GAMES / 2
            self.points[j][i] += PRIOR_GAMES / 2
        self.strengths = [0.0] * self.size
        self._climb()
        self.covariance = self._sandwich()

    def share(self, i: int, j: int) -> float:
        """The expected points of i against j."""
        return 1 / (1 + exp(self.strengths[j] - self.strengths[i]))

    def _climb(self) -> None:
        """Newton's steps, none longer than the curve can be trusted; the problem is concave."""
        for _ in range(STEPS):
            step = _solve(self._information(), [self._gradient()[1:]])[0]
            longest = max((abs(value) for value in step), default=0.0)
            scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            for number, value in enumerate(step, start=1):
                self.strengths[number] += scale * value
            if longest < CLOSE_ENOUGH:
                break

    def _gradient(self) -> list[float]:
        gradient = [0.0] * self.size
        for i, j in self.pairs:
            games = self.points[i][j] + self.points[j][i]
            surplus = self.points[i][j] - games * self.share(i, j)
            gradient[i] += surplus
            gradient[j] -= surplus
        return gradient

    def _information(self) -> Matrix:
        """Without the row and column of the first bot."""
        full = [[0.0] * self.size for _ in range(self.size)]
        for i, j in self.pairs:
            share = self.share(i, j)
            value = (self.points[i][j] + self.points[j][i]) * share * (1 - share)
            _add_square(full, i, j, value)
        return [row[1:] for row in full[1:]]

    def _scatter(self) -> Matrix:
        """The squares of the deals' gradients, and those of the prior's games."""
        gradients: dict[Hashable, list[float]] = defaultdict(lambda: [0.0] * self.size)
        for meeting in self.meetings:
            i, j = self.index[meeting.first], self.index[meeting.second]
            surplus = meeting.weight * (meeting.points - self.share(i, j))
            gradients[meeting.unit][i] += surplus
            gradients[meeting.unit][j] -= surplus
        scale = self.units / (self.units - 1)
        full = [[0.0] * self.size for _ in range(self.size)]
        for gradient in gradients.values():
            for i, value in enumerate(gradient):
                if value:
                    for j, other in enumerate(gradient):
                        full[i][j] += scale * value * other
        for i, j in self.pairs:
            share = self.share(i, j)
            _add_square(full, i, j, PRIOR_GAMES / 2 * (share**2 + (1 - share) ** 2))
        return [row[1:] for row in full[1:]]

    def _sandwich(self) -> Matrix | None:
        """Covariance of the strengths, zero for the first; None for fewer than two deals."""
        if self.units < 2:
            return None
        information = self._information()
        half = _solve(information, self._scatter())  # both are symmetric: rows are columns
        inner = _solve(information, [list(column) for column in zip(*half, strict=True)])
        empty = [0.0] * self.size
        return [empty, *([0.0, *row] for row in inner)]

    def width(self, contrast: Sequence[float]) -> float | None:
        """Half of the 95 % interval of a contrast, in Elo."""
        if self.covariance is None:
            return None
        variance = sum(
            a * b * value
            for a, row in zip(contrast, self.covariance, strict=True)
            for b, value in zip(contrast, row, strict=True)
        )
        return ELO * student_95(self.units - 1) * sqrt(max(0.0, variance))


def _add_square(matrix: Matrix, i: int, j: int, value: float) -> None:
    """Add what a difference of i and j weighs."""
    matrix[i][i] += value
    matrix[j][j] += value
    matrix[i][j] -= value
    matrix[j][i] -= value


def _solve(matrix: Matrix, columns: Sequence[Sequence[float]]) -> Matrix:
    """Solve matrix · x = column for each column (elimination with the largest pivot)."""
    size = len(matrix)
    rows = [[*row, *(column[number] for column in columns)] for number, row in enumerate(matrix)]
    for step in range(size):
        pivot = max(range(step, size), key=lambda number: abs(rows[number][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        for number in range(size):
            if number != step:
                factor = rows[number][step] / rows[step][step]
                rows[number] = [
                    a - factor * b for a, b in zip(rows[number], rows[step], strict=True)
                ]
    return [
        [rows[number][size + column] / rows[number][number] for number in range(size)]
        for column in range(len(columns))
    ]
