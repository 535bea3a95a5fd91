"""Bots that answer at once: a policy on a position dealt from the view, some with mistakes."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from semafor.bots.answers import Answers
from semafor.engine.resample import any_position
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.search.candidates import Candidates
from semafor.search.chart import unknown_decisions
from semafor.search.minds import Habits, make_candidates
from semafor.search.players import PolicyPlayer
from semafor.search.policy import Policy


class _QuickBot(ABC):
    """Answers what takes a plan in its own way; what nobody knows, by a short search."""

    def __init__(self) -> None:
        self._ruleset: Ruleset | None = None
        self._buffer = ActionBuffer()
        self._answers = Answers()

    def choose(self, view: View) -> int:
        """A legal action; who has no choice need not think."""
        if len(view.actions) == 1:
            return view.actions[0]
        if view.ruleset is not self._ruleset:
            self._ruleset = view.ruleset
            self._learn(view.ruleset)
        if view.decision in unknown_decisions(view.ruleset):
            return self._answers.choose(view)
        return self._think(view)

    @abstractmethod
    def _learn(self, ruleset: Ruleset) -> None:
        """Gets to know the game that is played from now on."""

    @abstractmethod
    def _think(self, view: View) -> int:
        """One of several actions."""


class PolicyBot(_QuickBot):
    """Plays by a policy of the search core; equal views get equal answers."""

    def __init__(self, make: Callable[[Ruleset], Policy]) -> None:
        super().__init__()
        self._make = make
        self._policy: Policy

    def _learn(self, ruleset: Ruleset) -> None:
        self._policy = self._make(ruleset)

    def as_player(self, ruleset: Ruleset) -> PolicyPlayer | None:
        """The same bot for games in numbers, where a policy answers all that is asked."""
        return None if unknown_decisions(ruleset) else PolicyPlayer(self._make(ruleset))

    def _think(self, view: View) -> int:
        """What the policy does."""
        return self._policy.choose(any_position(view), self._buffer)


class NoviceBot(_QuickBot):
    """Thinks as the planner does, but often settles for a move that merely looks all right."""

    def __init__(self, seed: int, slips: float, heat: float, habits: Habits | None = None) -> None:
        super().__init__()
        self._random = random.Random(seed)
        self._slips = slips
        self._heat = heat
        self._habits = habits
        self._candidates: Candidates

    def _learn(self, ruleset: Ruleset) -> None:
        self._candidates = make_candidates(ruleset, self._heat, self._habits)

    def _think(self, view: View) -> int:
        """The planner's move, or with the chance of a slip any other it considers."""
        self._candidates.find(any_position(view), self._buffer)
        moves = self._candidates.moves()
        if self._random.random() >= self._slips:
            return max(moves, key=lambda move: move[1])[0]
        actions = [action for action, _prior in moves]
        return self._random.choices(actions, [prior for _action, prior in moves])[0]
