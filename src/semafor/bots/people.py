"""The people one plays against: who they are, which bot plays for them, what habits they have.

`people.toml` is the one place that says so; terminal, server and page ask. Words about them are texts by their id:
`person-ID` says how they play, `remark-…` what they say at the table.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

FILE = Path(__file__).parent / "people.toml"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody to play against.

    Attributes:
        id: The word that asks for them, also in records: `bot:irena`.
        name: The same in every language.
        level: Their rank, one of `LEVELS`.
        bot: Who plays for them, with what follows an `@`: a budget, or how often it slips.
        habits: Weights of the planner that differ from the edition's.
        face: Parts of the drawing.
    """

    id: str
    name: str
    level: str
    bot: str
    habits: Mapping[str, float] = field(default_factory=dict)
    face: Mapping[str, str] = field(default_factory=dict)

    @property
    def character_key(self) -> str:
        """The text that says in one line how they play."""
        return f"person-{self.id}"


def read_people() -> dict[str, Person]:
    """Everybody in the file, in its order."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: Person(name, **row) for name, row in rows.items()}


PEOPLE: Mapping[str, Person] = MappingProxyType(read_people())


def people_of(level: str) -> list[Person]:
    """Everybody of a rank."""
    return [person for person in PEOPLE.values() if person.level == level]


def invite(level: str, seated: Collection[str], dice: random.Random) -> Person | None:
    """Somebody of a rank, who does not sit there yet if there is such a one; None for a rank without people."""
    known = people_of(level)
    free = [person for person in known if person.id not in seated]
    return dice.choice(free or known) if known else None
