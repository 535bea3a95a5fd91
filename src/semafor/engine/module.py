"""How a rule module adds itself to a game: steps, options, answers to queries, parts.

There is no fifth way. A module is a name, the rule ids it carries out, its parameters with their
limits, and a `build` function that receives a `Builder`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from semafor.board.model import Board
from semafor.board.values import is_whole
from semafor.engine.core import Decision, Option, State, Step
from semafor.engine.costs import CostRule
from semafor.engine.errors import SetupError
from semafor.engine.lines import Links, ScoreLine

# The closed list of questions a module may answer when a ruleset is compiled.
QUERIES = {
    "fewest_locomotives": "route number -> locomotives its payment must contain",
    "splits_place": "place number -> whether every route end there is a node of its own",
    "single_strand": "number of equal strands -> whether only one of them may be used",
}


@dataclass(frozen=True, slots=True)
class Param:
    """A whole-number parameter of a module: default, smallest and largest value."""

    default: int
    least: int
    most: int


class Part:
    """A module's own numbers in the state, and who may see them. Unstated is secret."""

    name = ""
    given: tuple[str, ...] = ()

    def __init__(self, size: int) -> None:
        self.size = size
        self.base = 0

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as plain data."""
        return {}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write the part from what `show` gave."""

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """Write the part from a scenario's `given` (keys listed in `given`, any may be missing)."""

    def checks(self, state: State) -> dict[str, Any]:
        """Values a scenario's `then` may ask for."""
        return {}

    def cards(self, state: State) -> dict[int, int]:
        """Train cards lying in this part, by kind."""
        return {}

    def report(self, state: State) -> dict[str, Any]:
        """What a campaign is told when the game is over, as plain data."""
        return {}


@dataclass(frozen=True, slots=True)
class RuleModule:
    """One unit of rules, in one file."""

    name: str
    build: Callable[[Builder], None]
    rules: tuple[str, ...] = ()
    params: Mapping[str, Param] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    texts: tuple[str, ...] = ()  # parameters that are free text, checked by the module
    data: tuple[str, ...] = ()  # tables and lists of the edition, checked by the module
    facts: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # as in engine/facts.py
    # The keys by which cards may speak of it, under the name cards have for it.
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    handles: tuple[str, ...] = ()  # what it makes playable on a map: kinds of routes, "country"


@dataclass(slots=True)
class Builder:
    """Collects what the modules add, and refuses two things in one place."""

    board: Board
    seats: int
    kinds: tuple[str, ...]
    colours: int
    options: Mapping[str, Any]
    settings: Mapping[str, Any] = field(default_factory=dict)
    module: RuleModule | None = None
    procedures: dict[str, dict[int, Step]] = field(default_factory=dict)
    decisions: dict[str, Decision] = field(default_factory=dict)
    ordered_options: dict[str, dict[int, Option]] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    part_size: int = 0
    tokens: dict[int, tuple[str, ...]] = field(default_factory=dict)
    names: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of things in facts
    answers: dict[str, list[Callable[[int], int]]] = field(default_factory=dict)
    points_lines: list[str] = field(default_factory=list)
    count_lines: list[str] = field(default_factory=list)
    score_lines: dict[int, ScoreLine] = field(default_factory=dict)
    telling: dict[str, int] = field(default_factory=dict)
    links: list[Links] = field(default_factory=list)
    costs: list[CostRule] = field(default_factory=list)
    extra_routes: set[int] = field(default_factory=set)
    cards: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    play_decks: tuple[str, ...] = ()
    special_kinds: set[int] = field(default_factory=set)
    least_tickets: dict[str, tuple[int, int]] = field(default_factory=dict)
    all_settings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    module_names: frozenset[str] = frozenset()
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    shared: dict[str, Any] = field(default_factory=dict)  # made by one module, used by others
    move_fields: dict[str, frozenset[str]] = field(default_factory=dict)

    @property
    def tariff(self) -> int:
        """The tariff level T, which amounts on cards are written with."""
        printed = self.all_settings.get("events", {}).get("tariff", 1)
        return int(self.options.get("tariff", printed))

    def move_field(self, word: str, *names: str) -> None:
        """Let moves with a word say more than in other editions."""
        self.move_fields[word] = self.move_fields.get(word, frozenset()) | frozenset(names)

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
        owner = self.module.name if self.module else "edition"
        return SetupError("bad-parameter", name=f"{owner}.{name}", value=value, expected=expected)

    def procedure(self, name: str) -> int:
        """The number of a procedure."""
        self.procedures.setdefault(name, {})
        return list(self.procedures).index(name)

    def decision(self, name: str, phase: str = "") -> int:
        """The number of a decision; the first caller names its phase."""
        if name not in self.decisions:
            decision = Decision(name, phase or name)
            decision.code = len(self.decisions)
            self.decisions[name] = decision
            self.ordered_options[name] = {}
        return self.decisions[name].code

    def step(self, procedure: str, number: int, step: Step, rule: str) -> None:
        """Put a step at a number of a procedure; two steps at one number are an error."""
        self.procedure(procedure)
        steps = self.procedures[procedure]
        if number in steps:
            raise SetupError("step-taken", rule, procedure=procedure, number=number)
        used = [other for known in self.procedures.values() for other in known.values()]
        assert all(step is not other for other in used), "a step object stands in one place only"
        steps[number] = step

    def option(self, decision: str, order: int, option: Option) -> None:
        """Offer an option in a decision; a lower order is listed first."""
        self.decision(decision)
        options = self.ordered_options[decision]
        if order in options:
            raise SetupError("option-taken", decision=decision, number=order)
        options[order] = option

    def part(self, part: Part) -> int:
        """Give a module its own numbers in the state; returns where they begin."""
        part.base = self.part_size
        self.part_size += part.size
        self.parts.append(part)
        return part.base

    def mark_special(self, kind: int) -> None:
        """Let a kind of card interrupt whatever draws it with the procedure `card_drawn`.

        While the game is set up it is the procedure `card_dealt` instead, if it has a step. The
        card is then in no pile: the module's step must put it somewhere.
        """
        self.special_kinds.add(kind)

    def answer(self, query: str, function: Callable[[int], int]) -> None:
        """Answer one of the closed list of queries."""
        assert query in QUERIES, query
        self.answers.setdefault(query, []).append(function)

    def ask(self, query: str, number: int) -> int:
        """The largest answer to a query, 0 if nobody answers."""
        return max((int(function(number)) for function in self.answers.get(query, [])), default=0)

    def cost_rule(self, rule: CostRule, extra_routes: Iterable[int] = ()) -> None:
        """Let a rule change costs during the game; which routes may ask for a further card."""
        self.costs.append(rule)
        self.extra_routes.update(extra_routes)

    def points_line(self, name: str) -> int:
        """A line of points in the final score; returns its row."""
        self.points_lines.append(name)
        return len(self.points_lines) - 1

    def count_line(self, name: str) -> int:
        """A line of the final score that is a count, for tie-breaks and display."""
        self.count_lines.append(name)
        return 15 - (len(self.count_lines) - 1)

    def row_of(self, name: str) -> int:
        """The row of a count line that another module has added."""
        return 15 - self.count_lines.index(name)

    def score_line(self, number: int, line: ScoreLine) -> None:
        """Put a line at a number of the final scoring."""
        if number in self.score_lines:
            raise SetupError("step-taken", procedure="score", number=number)
        self.score_lines[number] = line
        for name in self.points_lines:  # those added since the line before are written by this one
            self.telling.setdefault(name, number)
