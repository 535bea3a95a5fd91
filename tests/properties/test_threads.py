"""Games of one ruleset in several threads, as a server has them: each goes as it does alone."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from semafor.editions import find_ruleset
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from tests.kit.tables import every_edition, often, scaled

THREADS = 3
GAMES = scaled(often(6, 60), 6)
TIMES = scaled(8, 4)
HURRY = 1e-5  # seconds after which another thread may go on


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    """Threads that take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HURRY)
    with ThreadPoolExecutor(THREADS) as pool:
        yield pool
    sys.setswitchinterval(usual)


def play(ruleset: Ruleset, number: int) -> Game:
    """A game of random moves, each written down and read again as a server does."""
    chooser = random.Random(number)
    game = Game(ruleset, seed=str(number), first=number % ruleset.seats)
    while not game.is_over:
        game.play(game.to_move(chooser.choice(game.actions())))
    return game


@every_edition
def test_games_of_one_ruleset_do_not_meet(edition: str, pool: ThreadPoolExecutor) -> None:
    ruleset = find_ruleset(edition, 3)
    alone = [play(ruleset, number).digest() for number in range(GAMES)]
    together = pool.map(lambda number: play(ruleset, number).digest(), range(GAMES))
    assert list(together) == alone


@pytest.mark.rule("COM-SCORE-2", "COM-LONG-1", "EUR-STAT-7")
@every_edition
def test_scores_of_one_ruleset_do_not_meet(edition: str, pool: ThreadPoolExecutor) -> None:
    ruleset = find_ruleset(edition, 3)
    games = [play(ruleset, number) for number in range(GAMES)]
    alone = [game.result() for game in games]
    for _ in range(TIMES):
        assert list(pool.map(Game.result, games)) == alone
