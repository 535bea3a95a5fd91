"""Games between players that decide from numbers, thousands a second, in compiled code.

A player gets the list of legal actions and, if it wants it, the position as its seat may know it (`SeenPosition`):
never the state itself. What a bot decides here and from a view must be the same; tests hold it to that.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from semafor.engine.core import State
from semafor.engine.generator import INCREMENT, MASK64, MULTIPLIER
from semafor.engine.seen import SeenPosition
from semafor.engine.tables import SEATS, ActionBuffer, Tables, zeros
from semafor.search.policy import Policy
from semafor.search.weights import reals

# After a decision that took so long somebody may have cancelled the run.
LONG = 0.001


class Player:
    """Whoever decides from numbers."""

    def __init__(self) -> None:
        self.is_blind = 0  # needs the legal actions only

    def choose(self, seen: State, buffer: ActionBuffer) -> int:
        """One of the legal actions, which stand in the buffer; the position is as the seat may know it."""
        raise NotImplementedError


class UniformPlayer(Player):
    """Every legal action is as good as any other; sees nothing of the position."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.is_blind = 1
        self.rng = (seed * 2 + 1) & MASK64

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1."""
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK64
        return ((self.rng >> 33) * bound) >> 31

    def choose(self, seen: State, buffer: ActionBuffer) -> int:
        """Any of them."""
        return buffer.codes[self.below(buffer.count)]


class PolicyPlayer(Player):
    """Plays by a policy of the search core."""

    def __init__(self, policy: Policy) -> None:
        super().__init__()
        self.policy = policy

    def choose(self, seen: State, buffer: ActionBuffer) -> int:
        """What the policy does."""
        return self.policy.choose(seen, buffer)


class PlayedGame:
    """What is counted while a game is played: decisions and time by seat; all actions, where `actions` is a list."""

    def __init__(self) -> None:
        self.decisions = zeros(SEATS)
        self.seconds = reals(SEATS)
        self.slowest = reals(SEATS)
        self.actions: list[int] | None = None

    def counts(self, seat: int) -> tuple[int, float, float]:
        """Decisions, seconds of all and of the slowest one."""
        return (self.decisions[seat], self.seconds[seat], self.slowest[seat])


class PlayTable:
    """Where games of one ruleset are played one after another; its clock times decisions."""

    def __init__(self, tables: Tables, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.seen = SeenPosition(tables)
        self.legal = ActionBuffer()
        self.buffer = ActionBuffer()

    def play_on(self, state: State, players: list[Player], game: PlayedGame) -> bool:
        """Play until the game is over, or a long decision is a moment to look up; whether it is over."""
        while state.depth > 0:
            seat = state.frames[state.depth - 1][1]
            player = players[seat]
            state.fill(self.legal)
            before = self.clock()
            if player.is_blind:
                action = player.choose(self.seen.state, self.legal)
            else:
                action = player.choose(self.seen.look(state, seat), self.buffer)
            elapsed = self.clock() - before
            self.check(action, seat)
            game.decisions[seat] += 1
            game.seconds[seat] += elapsed
            game.slowest[seat] = max(game.slowest[seat], elapsed)
            if game.actions is not None:
                game.actions.append(action)
            state.step(action)
            if elapsed > LONG:
                break
        return state.depth == 0

    def check(self, action: int, seat: int) -> None:
        """The state does not check: an action that is not legal would break it."""
        for index in range(self.legal.count):
            if self.legal.codes[index] == action:
                return
        raise AssertionError(f"seat {seat} chose {action}, legal are {self.legal.to_list()}")
