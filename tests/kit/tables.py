"""Which games the deep tests play, how many of them, and how a random one is played."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import State, is_compiled
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer

SEATS = (2, 3, 4, 5)
TABLES = [(edition, seats) for edition in EDITIONS for seats in SEATS]
# The numbers of seats that the gate plays in every edition: of two (one of two twin routes) and of five (both).
# The first edition is played with every number; the others with three and four by `make thorough`.
GATE_SEATS = (2, 5)
MOST_DECISIONS = 4000


def at_gate(edition: str, seats: int) -> Any:
    """A case of a test that is played at the gate, or one of those that `make thorough` adds."""
    is_first = edition == next(iter(EDITIONS)) or seats in GATE_SEATS
    return pytest.param(edition, seats, marks=() if is_first else pytest.mark.thorough)


def later(*values: Any) -> list[Any]:
    """Values of a parameter with which a test only repeats what it shows with others: for `make thorough`."""
    rows = (value if isinstance(value, tuple) else (value,) for value in values)
    return [pytest.param(*row, marks=pytest.mark.thorough) for row in rows]


every_table = pytest.mark.parametrize(("edition", "seats"), [at_gate(*table) for table in TABLES])
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def scaled(compiled: int, plain: int) -> int:
    """How many of something: the plain Python build is some fifty times slower."""
    return compiled if is_compiled() else plain


def often(gate: int, thorough: int) -> int:
    """How many of something: fewer at the gate, more with SEMAFOR_THOROUGH=1 (`make thorough`)."""
    return thorough if os.environ.get("SEMAFOR_THOROUGH") else gate


def seed_of(*parts: object) -> int:
    """A number for the state's generator that follows from words and numbers."""
    return random.Random(" ".join(map(str, parts))).getrandbits(64) | 1


def start(ruleset: Ruleset, seed: int, first: int = 0) -> State:
    """A state set up by its own generator."""
    state = ruleset.new_state()
    state.rng = seed
    state.start(first)
    return state


def random_states(edition: str, seats: int, seed: int) -> Iterator[State]:
    """The same state again and again: after the setup and after every random action."""
    chooser = random.Random(seed)
    state = start(find_ruleset(edition, seats), seed, seed % seats)
    buffer = ActionBuffer()
    decisions = 0
    yield state
    while not state.is_over:
        assert state.fill(buffer) > 0, "nothing to choose before the end"
        state.step(chooser.choice(buffer.to_list()))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
        yield state


def random_games(edition: str, seats: int, seed: int) -> Iterator[Game]:
    """The same game again and again: after the setup and after every random move."""
    ruleset = find_ruleset(edition, seats)
    yield from play_on(Game(ruleset, seed=seed, first=seed % seats), random.Random(seed))


def play_on(game: Game, chooser: random.Random) -> Iterator[Game]:
    """A game before every random move and at its end."""
    yield game
    while not game.is_over:
        game.play_action(chooser.choice(game.actions()))
        assert len(game.history) < MOST_DECISIONS, "the game does not end"
        yield game


def finished(game: Game, chooser: random.Random) -> Game:
    """A game played to its end."""
    for _ in play_on(game, chooser):
        pass
    return game


def every_nth(
    games: Iterator[Game], nth: int, wanted: Callable[[Game], bool] = lambda game: True
) -> Iterator[Game]:
    """Some positions of a game: every n-th of those wanted, and the last one."""
    count = 0
    for game in games:
        if wanted(game):
            if count % nth == 0 or game.is_over:
                yield game
            count += 1
