"""How a choice is made by people: its form, and where on the table it lies.

A rule module says it of the words of its moves (`RuleModule.choices`). A word that nobody speaks for is a
choice of one from a list, so that every client can show and play every move of every module. No rule
depends on what stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from semafor.engine.errors import Move, SetupError

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

# How it is made. `one`: one of the moves. `several`: a set of things, or one thing for each of several
# places; each move is a whole answer. `pay`: one of several payments. `confirm`: there is only one move.
FORMS = ("one", "several", "pay", "confirm")
# Where it lies: what is pointed at to make it. Nowhere: it has a button, or the sheet of a question.
SPOTS = ("", "routes", "places", "market", "deck", "tickets", "offer", "panel")


@dataclass(frozen=True, slots=True)
class Choice:
    """What people are told of the moves with one word.

    Attributes:
        word: Their `do`.
        form: One of `FORMS`.
        on: One of `SPOTS`.
        field: What names the target of a move (`route`, `city`, `card`), or else what its moves differ in. A
            word may have several choices, each with moves that have its field.
        icon: A picture of the page; empty for a plain one.
    """

    word: str
    form: str = "one"
    on: str = ""
    field: str = ""
    icon: str = ""

    def __post_init__(self) -> None:
        for name, value, known in (("form", self.form, FORMS), ("on", self.on, SPOTS)):
            if value not in known:
                expected = ", ".join(word or "(empty)" for word in known)
                owner = f"choice {self.word}: {name}"
                raise SetupError("bad-parameter", name=owner, value=value, expected=expected)


@dataclass(slots=True)
class Group:
    """Moves that are one choice, in the order they were listed."""

    choice: Choice
    moves: list[Move] = field(default_factory=list)


def group_moves(ruleset: Ruleset, moves: Iterable[Move]) -> list[Group]:
    """The moves of a decision as choices, in the order in which their first moves stand."""
    known = known_choices(ruleset)
    groups: dict[tuple[str, str], Group] = {}
    for move in moves:
        choice = _choice_of(known, move)
        group = groups.setdefault((choice.word, choice.field), Group(choice))
        group.moves.append(move)
    return [_completed(group) for group in groups.values()]


def known_choices(ruleset: Ruleset) -> Mapping[str, tuple[Choice, ...]]:
    """What the modules of a game say of their moves, by word; those with a field first."""
    known: dict[str, tuple[Choice, ...]] = {}
    for module in ruleset.edition.modules:
        for choice in module.choices:
            said = [one for one in known.get(choice.word, ()) if one.field != choice.field]
            known[choice.word] = tuple(sorted([*said, choice], key=lambda one: not one.field))
    return known


def _choice_of(known: Mapping[str, tuple[Choice, ...]], move: Move) -> Choice:
    for choice in known.get(move["do"], ()):
        if not choice.field or choice.field in move:
            return choice
    return Choice(move["do"])


def _completed(group: Group) -> Group:
    """A choice without a field gets the one in which its moves differ, if it is only one."""
    fields = {name for move in group.moves for name in move} - {"do"}
    if not group.choice.field and len(fields) == 1:
        group.choice = replace(group.choice, field=fields.pop())
    return group
