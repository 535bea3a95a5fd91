"""What a rule module says on the rules page: keys of the catalogue, their numbers, their places.

The engine knows no words. A module names sentences by key, with the numbers of this game; the page
of an edition is what its modules say together, in order (`semafor.texts.rulebook`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

# Where the sections of every edition stand; a section of a module's own takes a number between.
SECTIONS: Mapping[str, int] = {
    "goal": 100,
    "setup": 200,
    "turn": 300,
    "draw": 400,
    "claim": 500,
    "ticket": 600,
    "end": 700,
    "score": 800,
    "ties": 900,
    "tips": 1000,
}
# The rules in short that a table can look up during a game: a name and a text for each.
SHORT = "short"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text inside a sentence or a table."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """A small table below the sentences: a heading for each row, and its cells."""

    caption: str
    rows: tuple[tuple[str, tuple[Phrase | int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A section of its own: the key `rulebook-NAME-heading` is its heading."""

    name: str
    number: int
    is_ordered: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence, or one line of a list, or a table.

    Attributes:
        section: Where it is said.
        number: Its place there; a lower one comes first.
        key: Of the catalogue.
        values: Numbers of this game that it tells; a `Phrase` among them becomes its text.
        is_item: Whether it is a line of a list.
        pictures: What is shown beside it; the page leaves out what it cannot draw.
        instead_of: The key of another module's sentence that is not true in this game.
        table: What it shows instead of words.
    """

    section: str
    number: int
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    is_item: bool = False
    pictures: tuple[str, ...] = ()
    instead_of: str = ""
    table: Table | None = None


Said = Section | Sentence


def item(section: str, number: int, key: str, **values: Any) -> Sentence:
    """A line of a list."""
    return Sentence(section, number, key, values, is_item=True)


def unsaid(key: str) -> Sentence:
    """A sentence of another module that is not true in this game."""
    return Sentence("", 0, instead_of=key)


def setting(ruleset: Ruleset, module: str, name: str, default: Any) -> Any:
    """A parameter that is no number, as this game has it."""
    values = {**ruleset.edition.settings.get(module, {}), **ruleset.options}
    return values.get(name, default)


def most_tracks(ruleset: Ruleset) -> int:
    """Tracks that run side by side at most: two, or three on a board with triple routes."""
    board = ruleset.board
    return 1 + max([1, *(len(board.twins(route)) for route in board.routes)])
