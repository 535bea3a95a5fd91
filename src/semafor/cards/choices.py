"""A choice from a list, as many rules of a campaign ask for one: the answers by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from semafor.engine.advice import Advice, Wishes
from semafor.engine.core import Option, State
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder
from semafor.engine.tables import ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

DECLINE = "decline"
# Which names may be chosen: the state, the seat asked and where its frame stands.
Legal = Callable[[State, int, int], Iterable[int]]
# What a choice does: the state, the seat, the number of the name, where the frame stood.
Act = Callable[[State, int, int, int], None]
# What a sensible player chooses: the state, the seat, where its frame stands, the names that are open, its wishes.
Suggest = Callable[[State, int, int, list[int], Wishes], int]


class ChooseFrom(Option):
    """One of the names that are open now; `decline` stands last where a rule says "may"."""

    def __init__(self, names: tuple[str, ...], legal: Legal, act: Act, rule: str) -> None:
        super().__init__("choose", len(names))
        self.names = names
        self.legal = legal
        self.act = act
        self.rule = rule

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """The names that are open now."""
        at = state.depth - 1
        for index in self.legal(state, state.frame_value(at, 1), at):
            buffer.add(self.base + index)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Do what the rule says."""
        self.act(state, state.frame_value(at, 1), action - self.base, at)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The answer by its name."""
        return [Deed("choose", number=at, names=(name,)) for at, name in enumerate(self.names)]

    def to_move(self, state: State, action: int) -> Move:
        """The answer by its name."""
        return {"do": "choose", "option": self.names[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        """The answer must be one of the names."""
        name: Any = move.get("option")
        if not isinstance(name, str) or name not in self.names:
            raise IllegalMove("unknown-choice", self.rule, option=name)
        return self.base + self.names.index(name)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Not among the answers now."""
        name = self.names[action - self.base]
        return IllegalMove("choice-not-open", self.rule, option=name)


class SuggestName(Advice):
    """What the rule of a choice thinks sensible."""

    def __init__(self, option: ChooseFrom, suggest: Suggest) -> None:
        self.option = option
        self.suggest = suggest

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """One of the names that are open."""
        base, at = self.option.base, state.depth - 1
        names = [buffer.codes[number] - base for number in range(buffer.count)]
        return base + self.suggest(state, state.frame_value(at, 1), at, names, wishes)


def first_name(state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
    """The first name that is open, where it is all the same."""
    return names[0]


def last_name(state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
    """The last name that is open: none of it, where a rule says "may"."""
    return names[len(names) - 1]


def add_choice(
    builder: Builder,
    name: str,
    names: tuple[str, ...],
    legal: Legal,
    act: Act,
    rule: str,
    suggest: Suggest,
) -> int:
    """A decision that is a choice from a list; returns its number."""
    code = builder.decision(name, name)
    option = ChooseFrom(names, legal, act, rule)
    builder.option(name, 100, option)
    builder.advise(name, SuggestName(option, suggest))
    return code
