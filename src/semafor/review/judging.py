"""One move against the best of the others, on the same deals, from the view of whoever made it.

First every move worth a look gets a few games; the better half gets more; the best of them becomes the rival of the
move that was made. Both are then played on new deals, the n-th game of each on the n-th deal, until it is clear on
which side of the line "costly" the difference lies, or the budget is used up. New deals matter: whatever looks best
of many has been lucky, too.

What a game is worth lies between 0 and 1: half of it for winning, half for the margin. Winning alone would call
nothing costly once a game is lost, the margin alone would not see what decides a close one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from semafor.bots import make_bot
from semafor.bots.answers import can_search
from semafor.bots.whole_moves import whole_move
from semafor.engine.errors import Move
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.views import View
from semafor.search.minds import make_tree
from semafor.search.tree import Tree

FINE, DOUBTFUL, COSTLY = "fine", "doubtful", "costly"
# No choice; no judgement, because games cannot be played ahead by these rules.
ONLY, UNKNOWN = "only", "unknown"
VERDICTS = (FINE, DOUBTFUL, COSTLY, ONLY, UNKNOWN)
# Lines between the verdicts, as a part of a game's worth.
COSTLY_FROM = 0.08
DOUBTFUL_FROM = 0.04
# Standard errors between a difference and a line: to stop, and to be called costly or doubtful at all.
CLEAR = 3.0
SURE = 2.0
# Steps before a move can be called costly ahead of time.
ENOUGH = 4
# Games of one move on one guess at what is hidden: their mean is one observation for the standard error.
BATCH = 16
# Moves that stay after the first look.
KEPT = 4
# Who goes on with a move of several actions.
FINISHER = "planner"
# The first node of every tree.
ROOT = 0
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Strength:
    """How thoroughly moves are looked at, in games played ahead.

    Attributes:
        first: For every move worth a look.
        second: Beyond that for those that stay.
        step: For the move made and its rival each, before the difference is looked at.
        most: The same in all, where it stays close.
        curve: For one seat's chance at one turn.
    """

    first: int = 48
    second: int = 96
    step: int = 128
    most: int = 4096
    curve: int = 128

    @classmethod
    def of(cls, iterations: int) -> Strength:
        """A strength by one number: games for each move of a close comparison, the rest in proportion."""
        usual = cls()
        shares = (usual.first, usual.second, usual.step, usual.most, usual.curve)
        return cls(*(max(1, round(games * iterations / usual.most)) for games in shares))


USUAL = Strength()


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is said of a move.

    Attributes:
        verdict: One of `VERDICTS`.
        cost: What the better move was worth more; below 0 the move made was the better one.
        error: The standard error of that.
        wins: Share of games won more by the other move.
        points: Points of one's own more by the other move.
        win: Share of games won by the move made.
        better: The other move, in words.
        games: Games played ahead.
    """

    verdict: str
    cost: float = 0.0
    error: float = 0.0
    wins: float = 0.0
    points: float = 0.0
    win: float = 0.0
    better: Move | None = None
    games: int = 0


def judge(view: View, action: int, strength: Strength = USUAL, seed: int = 0) -> Judgement:
    """Judge an action from the view of the seat that chose it; nothing else is looked at."""
    if len(view.actions) == 1:
        return Judgement(ONLY)
    if not can_search(view.ruleset):
        return Judgement(UNKNOWN)
    trial = Trial(view, action, random.Random(seed))
    rival = trial.find_rival(strength)
    if rival is None:
        return Judgement(ONLY)
    return trial.compare(rival, strength)


@once_for_ruleset
def _tree_of(ruleset: Ruleset) -> Tree:
    """A tree takes memory: one for each ruleset of a process."""
    return make_tree(ruleset)


@dataclass(slots=True)
class Sums:
    """What games of one move have come to: worth, wins, points."""

    worth: float = 0.0
    wins: float = 0.0
    points: float = 0.0

    def add(self, visits: int, value: float, score: float, win: float) -> None:
        """Some more games, by their means."""
        self.worth += visits * (value + win) / 2
        self.wins += visits * win
        self.points += visits * score


class Trial:
    """The comparison of moves at one decision; `games` have been played ahead so far."""

    def __init__(self, view: View, action: int, rng: random.Random) -> None:
        self._view = view
        self._action = action
        self._random = rng
        self.tree = _tree_of(view.ruleset)
        self.games = 0

    def find_rival(self, strength: Strength) -> int | None:
        """The best of the other moves; None where there is none worth a look."""
        self.begin()
        others = [move[0] for move in self.tree.moves() if move[0] != self._action]
        sums = {action: Sums() for action in others}
        for games, kept in ((strength.first, KEPT), (strength.second, 1)):
            if len(others) > kept:
                self.play(others, games, sums)
                others = sorted(others, key=lambda action: (-sums[action].worth, action))[:kept]
        return others[0] if others else None

    def compare(self, rival: int, strength: Strength) -> Judgement:
        """The move made against its rival, on new deals."""
        pair = (self._action, rival)
        sums = {action: Sums() for action in pair}
        differences: list[float] = []
        cost, error, count = 0.0, 1.0, 0
        while not _is_clear(cost, error, count, strength):
            before = [sums[action].worth for action in pair]
            games = min(BATCH, strength.most)
            self.play(pair, games, sums)
            made, other = (
                sums[action].worth - worth for action, worth in zip(pair, before, strict=True)
            )
            differences.append((other - made) / games)
            count += games
            cost, error = mean_and_error(differences)
        made_sums, other_sums = sums[self._action], sums[rival]
        return Judgement(
            verdict=verdict_of(cost, error),
            cost=round(cost, DIGITS),
            error=round(error, DIGITS),
            wins=round((other_sums.wins - made_sums.wins) / count, DIGITS),
            points=round((other_sums.points - made_sums.points) / count, DIGITS),
            win=round(made_sums.wins / count, DIGITS),
            better=whole_move(self._view, rival, make_bot(FINISHER, 0).choose),
            games=self.games,
        )

    def begin(self) -> None:
        """A tree of new deals, with the move that was made among the others."""
        tree = self.tree
        tree.begin(resample(self._view, self._random), self._random.getrandbits(63))
        if tree.find_child(ROOT, self._action) < 0:
            tree.add(ROOT, self._action, 0.0)

    def play(self, actions: Sequence[int], games: int, sums: dict[int, Sums]) -> None:
        """So many more games for each of some moves, added to their sums.

        What rivals may hold is guessed anew for every batch: games that rest on one guess are all wrong together.
        """
        for start in range(0, games, BATCH):
            self.begin()
            for action in actions:
                self.tree.try_move(action, min(BATCH, games - start))
            for action, visits, value, score, win, _prior in self.tree.moves():
                if visits:
                    sums[action].add(visits, value, score, win)
        self.games += games * len(actions)


def _is_clear(cost: float, error: float, count: int, strength: Strength) -> bool:
    """Whether it is known on which side of the line a difference lies, or enough has been played."""
    if count >= strength.most:
        return True
    if cost < COSTLY_FROM:
        return count >= strength.step and COSTLY_FROM - cost > CLEAR * error
    return count >= ENOUGH * strength.step and cost - COSTLY_FROM > CLEAR * error


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 1.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(spread / count)


def verdict_of(cost: float, error: float) -> str:
    """A move is called what it is only where the difference is clear."""
    if cost < SURE * error:
        return FINE
    if cost >= COSTLY_FROM:
        return COSTLY
    return DOUBTFUL if cost >= DOUBTFUL_FROM else FINE
