"""A rule module: what it says of itself, and the builder it is given.

A module is a name, the rule ids it carries out, its parameters with their limits, what it needs of other
modules and brings for them, and a `build` function that receives a `Builder`. Every way in which it may
extend the game stands in `ports`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from semafor.board.model import Board
from semafor.board.values import is_whole
from semafor.engine.choices import Choice
from semafor.engine.errors import SetupError
from semafor.engine.facts import Look
from semafor.engine.markers import Marker
from semafor.engine.part import Part
from semafor.engine.ports import AnyPort, Port, Told, Ways
from semafor.engine.rulebook import Said

# What a file of rules needs; a part stands in a compiled file of its own.
__all__ = ("Builder", "Param", "Part", "RuleModule")


@dataclass(frozen=True, slots=True)
class Param:
    """A whole-number parameter of a module: default, smallest and largest value."""

    default: int
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class RuleModule:
    """One unit of rules, in one file."""

    name: str
    build: Callable[[Builder], None]
    rules: tuple[str, ...] = ()
    # Ports: without those it needs a game is refused; those it wants may be missing. It is built after the
    # modules that bring either. What it tells follows from its settings, and is there before all of that.
    needs: tuple[Port[Any], ...] = ()
    wants: tuple[AnyPort, ...] = ()
    brings: tuple[AnyPort, ...] = ()
    tells: tuple[Told[Any], ...] = ()
    params: Mapping[str, Param] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    texts: tuple[str, ...] = ()  # parameters that are free text, checked by the module
    data: tuple[str, ...] = ()  # tables and lists of the edition, checked by the module
    facts: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # as in engine/facts.py
    looks: Mapping[str, Look] = field(default_factory=dict)  # how those facts are shown
    # The keys by which cards may speak of it, under the name cards have for it.
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    counters: tuple[str, ...] = ()  # what it counts in a game, for cards that ask
    handles: tuple[str, ...] = ()  # what it makes playable on a map: kinds of routes, "country"
    # What it says on the rules page of a game; None for nothing.
    rulebook: Callable[[Any], Iterable[Said]] | None = None
    choices: tuple[Choice, ...] = ()  # how people make its moves, where that is not a plain list
    markers: tuple[Marker, ...] = ()  # what it lays on the board or before the seats
    hints: tuple[str, ...] = ()  # what the guide may tell newcomers: `coach-hint-NAME` in its words


@dataclass(slots=True, kw_only=True)
class Builder(Ways):
    """What a module is given while it is built: the game as far as it is fixed, its own settings."""

    board: Board
    seats: int
    kinds: tuple[str, ...]
    colours: int
    options: Mapping[str, Any]
    settings: Mapping[str, Any] = field(default_factory=dict)
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def locomotive(self) -> int:
        """Number of the locomotive among the kinds."""
        return self.kinds.index("locomotive")

    def number(self, name: str) -> int:
        """A whole-number parameter of the module being built."""
        assert self.module is not None
        param = self.module.params[name]
        value = self.settings.get(name, param.default)
        if not is_whole(value, param.least, param.most):
            raise self.bad(name, value, f"{param.least} to {param.most}")
        return int(value)

    def word(self, name: str) -> str:
        """A parameter that is one of a few words (the first is the default)."""
        assert self.module is not None
        choices = self.module.words[name]
        value = self.settings.get(name, choices[0])
        if value not in choices:
            raise self.bad(name, value, ", ".join(choices))
        return str(value)

    def text(self, name: str) -> str:
        """A parameter that is free text (default: empty)."""
        value = self.settings.get(name, "")
        if not isinstance(value, str):
            raise self.bad(name, value, "text")
        return value

    def bad(self, name: str, value: Any, expected: str) -> SetupError:
        """The error for a parameter of the wrong value."""
        return SetupError(
            "bad-parameter", name=f"{self.owner}.{name}", value=value, expected=expected
        )

    def ask(self, query: str, *of: int) -> int:
        """The largest answer to a query, 0 if nobody answers."""
        return max((int(function(*of)) for function in self.answers.get(query, [])), default=0)

    def ask_least(self, query: str, default: int, *of: int) -> int:
        """The smallest answer to a query, the default if nobody has a smaller one."""
        return min([default, *(int(function(*of)) for function in self.answers.get(query, []))])

    def ask_all(self, query: str, *of: int) -> list[int]:
        """Every answer to a query."""
        return [int(function(*of)) for function in self.answers.get(query, [])]
