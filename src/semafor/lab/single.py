"""One game in numbers: stepped by actions, or unfolded with every outcome of chance as a choice of its own."""

from __future__ import annotations

from typing import Any

from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.generator import MASK64
from semafor.engine.observation import Observer
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import Result, score_position
from semafor.engine.tables import ActionBuffer

# What an unfolding has under way: nothing, or the deal at the beginning, else an action.
NOTHING = -1
DEAL = -2


class Single:
    """A game that is stepped by legal actions; chance is the state's own fast generator."""

    def __init__(self, ruleset: Ruleset) -> None:
        ruleset.check_start()
        self.ruleset = ruleset
        self.observer = Observer(ruleset)
        self.width = self.observer.width
        self.actions = self.observer.actions
        self.state = State(ruleset.tables)
        self.buffer = ActionBuffer()

    def begin(self, seed: int, first: int) -> int:
        """Begin a game; the seat that decides."""
        self.state = State(self.ruleset.tables)
        self.state.rng = (seed * 2 + 1) & MASK64
        self.state.start(first)
        self.state.fill(self.buffer)
        return self.state.actor()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles and deep copies: the position."""
        return restore_single, (self.ruleset, self.state)

    def take(self, state: State) -> int:
        """Go on with a position made elsewhere."""
        self.state = state
        self.state.fill(self.buffer)
        return self.state.actor()

    def holds(self, action: int) -> bool:
        """Whether an action is legal now."""
        for index in range(self.buffer.count):  # noqa: SIM110 - hot: a generator is an object
            if self.buffer.codes[index] == action:
                return True
        return False

    def step(self, action: int) -> int:
        """Play an action; the seat that decides then, -1 when the game is over. Refuses what is not legal."""
        if not self.holds(action):
            raise SetupError("lab-illegal", game=0, action=action, seat=self.state.actor())
        self.state.step(action)
        self.state.fill(self.buffer)
        return self.state.actor()

    def write(self, seat: int, observation: Any, mask: Any) -> None:
        """What a seat sees, and the legal actions if it is the one that decides."""
        mask_out = mask
        self.observer.write(self.state, seat, observation, 0)
        if seat == self.state.actor():
            self.observer.write_mask(self.buffer, mask_out, 0)
        else:
            for index in range(self.actions):
                mask_out[index] = 0

    def legal(self) -> list[int]:
        """The legal actions."""
        return self.buffer.to_list()

    def result(self) -> Result:
        """The score, as if the game ended now."""
        return score_position(self.state)


def restore_single(ruleset: Ruleset, state: State) -> Single:
    """A game from its pickle."""
    game = Single(ruleset)
    game.take(state)
    return game


class Awaited(Exception):  # noqa: N818 - nothing is wrong
    """An outcome of chance has to be chosen before the game can go on."""


class Script:
    """A source of chance that takes outcomes from a list, and asks where the list ends.

    An outcome is a number: cards by kind, then tickets, then tokens by their place in the bag.
    """

    def __init__(self, kinds: int, tickets: int) -> None:
        self.kinds = kinds
        self.tickets = tickets
        self.outcomes: list[int] = []
        self.position = 0
        self.options: list[tuple[int, int]] = []

    def pick(self) -> int:
        """The next outcome; the only one there can be is not asked for."""
        if len(self.options) == 1:
            return self.options[0][0]
        if self.position == len(self.outcomes):
            raise Awaited
        self.position += 1
        return self.outcomes[self.position - 1]

    def card(self, state: State) -> int:
        """Any kind of card that the deck has."""
        self.options = [
            (kind, state.deck[kind]) for kind in range(self.kinds) if state.deck[kind] > 0
        ]
        return self.pick()

    def ticket(self, state: State, deck: int) -> int:
        """Any ticket of a deck."""
        options = [
            (self.kinds + state.pool[deck][index], 1) for index in range(state.pool_count[deck])
        ]
        options.sort()
        self.options = options
        return self.pick() - self.kinds

    def token(self, state: State, base: int, size: int) -> int:
        """Any token of a bag."""
        first = self.kinds + self.tickets
        self.options = [
            (first + index, state.part[base + index])
            for index in range(size)
            if state.part[base + index] > 0
        ]
        return self.pick() - first

    def clone(self) -> Script:
        """A script is not shared: who copies a state in the middle of a step asks anew."""
        new = Script(self.kinds, self.tickets)
        new.outcomes = list(self.outcomes)
        return new


class Unfolding:
    """A game as a tree: decisions of seats, and one node for every outcome of chance.

    An action that draws is tried on a copy with the outcomes chosen so far; where the list ends, the position waits
    for the next one. `reached` is the position before it, and is never written.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.script = Script(len(ruleset.kinds), len(ruleset.board.tickets))
        self.reached = State(ruleset.tables)
        self.under_way = DEAL
        self.outcomes: list[int] = []
        self.options: list[tuple[int, int]] = []
        self.buffer = ActionBuffer()
        self.go_on()

    def branch(self) -> Unfolding:
        """The same node once more, to be walked on independently."""
        new = Unfolding.__new__(Unfolding)
        new.ruleset = self.ruleset
        new.script = self.script
        new.reached = self.reached
        new.under_way = self.under_way
        new.outcomes = list(self.outcomes)
        new.options = self.options
        new.buffer = self.buffer
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> Unfolding:
        """A branch of its own."""
        return self.branch()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: the position, and what is under way."""
        kept = (self.ruleset, self.reached, self.under_way, list(self.outcomes))
        return restore_unfolding, kept

    def waits_for_chance(self) -> bool:
        """Whether an outcome of chance is to be chosen."""
        return self.under_way != NOTHING

    def actor(self) -> int:
        """The seat that decides, -1 when the game is over; while an outcome is awaited, the seat that acted."""
        return self.reached.actor()

    def legal(self) -> list[int]:
        """The legal actions of the seat, by number."""
        self.reached.fill(self.buffer)
        found = self.buffer.to_list()
        found.sort()
        return found

    def apply(self, action: int) -> None:
        """An action of the seat, or the outcome that was awaited."""
        if self.under_way == NOTHING:
            self.under_way = action
            self.outcomes = []
        else:
            self.outcomes = [*self.outcomes, action]
        self.go_on()

    def go_on(self) -> None:
        """Try what is under way with the outcomes there are."""
        script = self.script
        script.outcomes = self.outcomes
        script.position = 0
        tried = State(self.ruleset.tables) if self.under_way == DEAL else self.reached.clone()
        tried.source = script
        try:
            if self.under_way == DEAL:
                tried.start(0)
            else:
                tried.step(self.under_way)
        except Awaited:
            self.options = script.options
            return
        tried.source = None
        self.reached = tried
        self.under_way = NOTHING


def restore_unfolding(
    ruleset: Ruleset, reached: State, under_way: int, outcomes: list[int]
) -> Unfolding:
    """A node from its pickle."""
    node = Unfolding(ruleset)
    node.reached = reached
    node.under_way = under_way
    node.outcomes = outcomes
    if under_way != NOTHING:
        node.go_on()
    return node
