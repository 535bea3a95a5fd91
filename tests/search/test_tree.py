"""The tree search: counts that add up, repeatable, and sensible where the best move is plain."""

from __future__ import annotations

import pytest

from semafor import new_game
from semafor.bots import make_bot
from semafor.bots.express import Budget, ExpressBot
from semafor.editions import EDITIONS
from semafor.engine.core import is_compiled

ITERATIONS = 200 if is_compiled() else 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_visits_add_up_to_the_iterations(edition):
    game = new_game(edition, 2, seed="visits")
    bot = ExpressBot(1, Budget(iterations=ITERATIONS))
    thought = bot.think(game.view(game.actor), to_the_end=True)
    assert thought.iterations == ITERATIONS
    assert sum(move.visits for move in thought.moves) == ITERATIONS
    assert sum(move.prior for move in thought.moves) == pytest.approx(1.0)
    assert all(0.0 <= move.win <= 1.0 for move in thought.moves)


@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_seeds_give_equal_thoughts(edition):
    game = new_game(edition, 2, seed="equal")
    thoughts = [
        ExpressBot(7, Budget(iterations=ITERATIONS)).think(game.view(game.actor)) for _ in range(2)
    ]
    assert thoughts[0].moves == thoughts[1].moves


@pytest.mark.parametrize("iterations", [1, 9, 50] if is_compiled() else [2])
def test_a_budget_of_iterations_is_never_exceeded(iterations):
    game = new_game("usa-classic", 2, seed="budget")
    bot = make_bot(f"express@{iterations}", 3)
    bot.choose(game.view(game.actor))
    assert bot.thought.iterations <= iterations


class Clock:
    """Time that passes only when somebody iterates."""

    def __init__(self, seconds_each):
        self.now = 0.0
        self.seconds_each = seconds_each

    def __call__(self):
        return self.now


class SlowTree:
    """Stands in for a tree: every iteration takes its time on a clock."""

    def __init__(self, clock):
        self.clock = clock
        self.done = 0

    def run(self, iterations):
        self.clock.now += iterations * self.clock.seconds_each
        self.done += iterations
        return iterations

    def lead(self):
        return 0


@pytest.mark.parametrize("each", [0.0001, 0.001, 0.01])
@pytest.mark.parametrize("seconds", [0.1, 1.0, 5.0])
def test_a_budget_of_seconds_is_kept_within_a_tenth(each, seconds):
    clock = Clock(each)
    tree = SlowTree(clock)
    ExpressBot(1, Budget(seconds=seconds), clock=clock)._search(tree, 0.0, to_the_end=False)
    assert 0.85 * seconds - each <= clock.now <= 1.1 * seconds


def test_a_lead_that_cannot_be_caught_ends_the_search():
    clock = Clock(0.001)
    tree = SlowTree(clock)
    tree.lead = lambda: tree.done
    done = ExpressBot(1, Budget(iterations=1000))._search(tree, 0.0, to_the_end=False)
    assert 500 < done < 600
    tree.done = 0
    assert ExpressBot(1, Budget(iterations=1000))._search(tree, 0.0, to_the_end=True) == 1000
