"""The express: information-set tree search with the planner as prior, by time or by iterations."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from semafor.bots.quick import PolicyBot
from semafor.bots.whole_moves import goes_on
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.search.budgets import CONSTANTS, USUAL, Constants
from semafor.search.minds import Habits, make_planner, make_tree
from semafor.search.tree import Tree

DEFAULT_SECONDS = 1.0
# Reads seconds; only differences count.
Clock = Callable[[], float]
# The clock is read after so many iterations at first; later after as many as fit a hundredth.
FIRST_SLICE = 8
SLICES = 100
LEAST_TIME = 1e-6


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think: iterations, or seconds where there are none; with which constants (`search.budgets`)."""

    iterations: int = 0
    seconds: float = DEFAULT_SECONDS
    constants: Constants = CONSTANTS[USUAL]


@dataclass(frozen=True, slots=True)
class Considered:
    """One move a search has looked at.

    Attributes:
        action: Its number.
        visits: How many of the iterations tried it.
        win: Share of those games that were won, ties as half.
        score: Mean own score in those games.
        prior: What the planner thought of it before.
    """

    action: int
    visits: int
    win: float
    score: float
    prior: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search: moves by visits, iterations made, seconds taken.

    Without iterations the planner has chosen, and there are no chances.
    """

    moves: tuple[Considered, ...]
    iterations: int
    seconds: float


class ExpressBot:
    """Searches every decision that has a choice; remembers nothing between decisions.

    A budget in seconds is counted by its clock.
    """

    def __init__(
        self,
        seed: int,
        budget: Budget | None = None,
        habits: Habits | None = None,
        *,
        clock: Clock = perf_counter,
    ) -> None:
        self.budget = budget or Budget()
        self._clock = clock
        self.thought: Thought | None = None
        self._random = random.Random(seed)
        self._ruleset: Ruleset | None = None
        self._tree: Tree | None = None
        self._habits = habits
        self._planner = PolicyBot(partial(make_planner, habits=habits))

    def choose(self, view: View) -> int:
        """The move most visited."""
        self.thought = None
        if len(view.actions) == 1:
            return view.actions[0]
        return self.think(view).moves[0].action

    def think(self, view: View, *, to_the_end: bool = False) -> Thought:
        """Search a decision; stops early when no other move can catch up, unless told not to."""
        before = self._clock()
        if goes_on(view):  # what is left of a move is the planner's to decide
            chosen = Considered(self._planner.choose(view), 0, 0.0, 0.0, 1.0)
            self.thought = Thought((chosen,), 0, self._clock() - before)
            return self.thought
        if self._tree is None or view.ruleset is not self._ruleset:
            self._ruleset = view.ruleset
            self._tree = make_tree(view.ruleset, self._habits)
        tree = self._tree
        self.budget.constants.prepare(tree)
        state = resample(view, self._random)
        count = tree.begin(state, self._random.getrandbits(63))
        done = 0
        if count > 1:
            done = self._search(tree, before, to_the_end=to_the_end)
        self.thought = Thought(_considered(tree), done, self._clock() - before)
        return self.thought

    def even_out(self, actions: Sequence[int], budget: Budget) -> Thought:
        """Try some moves of the latest search further, whichever was tried least, on the same deals.

        A search spends nearly all on one move; this makes a few of them comparable.
        """
        before = self._clock()
        tree, thought = self._tree, self.thought
        assert tree is not None, "a search comes first"
        assert thought is not None, "a search comes first"
        tried = {move.action: move.visits for move in thought.moves if move.action in actions}
        done = 0
        while True:
            left = budget.iterations - done if budget.iterations else FIRST_SLICE
            if left <= 0 or (not budget.iterations and self._clock() - before >= budget.seconds):
                break
            size = min(FIRST_SLICE, left)
            least = min(tried, key=lambda action: tried[action])
            tree.try_move(least, size)
            tried[least] += size
            done += size
        seconds = thought.seconds + self._clock() - before
        self.thought = Thought(_considered(tree), thought.iterations + done, seconds)
        return self.thought

    def _search(self, tree: Tree, before: float, *, to_the_end: bool) -> int:
        """Iterate in slices until the budget is used up or the move is clear."""
        most, seconds = self.budget.iterations, self.budget.seconds
        done = 0
        size = FIRST_SLICE
        constants = self.budget.constants
        constants.lean(tree, most)
        while True:
            wanted = min(size, most - done) if most else size
            made = tree.run(wanted)
            done += made
            spent = self._clock() - before
            speed = done / max(spent, LEAST_TIME)
            left = most - done if most else int((seconds - spent) * speed)
            if made < wanted or left <= 0:
                return done
            constants.lean(tree, done + left)
            if not to_the_end and tree.lead() > left:
                return done
            if most:
                size = max(FIRST_SLICE, most // SLICES)
            else:
                size = max(1, min(left, int(seconds * speed / SLICES)))


def _considered(tree: Tree) -> tuple[Considered, ...]:
    """The root moves of a tree, most visited first."""
    return tuple(
        Considered(action, visits, win, score, prior)
        for action, visits, _value, score, win, prior in tree.moves()
    )
