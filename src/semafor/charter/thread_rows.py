"""Typed rows of the thread that runs through a campaign: the lost train, its driver, goals, finales, branches.

Rules: CAM-TRAIN, CAM-CLUE, CAM-GOAL, CAM-FIN. Contents made before there was a thread have none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from semafor.campaign.story_deck import Side

Text = Mapping[str, str]


@dataclass(frozen=True)
class Trait:
    """Something by which the driver can be known: its name and the values there are, in their order."""

    id: str
    name: Text
    values: Mapping[str, Text]


@dataclass(frozen=True)
class Suspect:
    """Somebody who may be driving the lost train: a value of every trait."""

    id: str
    name: Text
    text: Text
    traits: Mapping[str, str]


@dataclass(frozen=True)
class Clue:
    """What tells one trait of the driver, and where it lies: a postcard, a ticket or a city.

    Attributes:
        text: With a word for each value of the trait.
    """

    id: str
    trait: str
    source: str
    text: Text

    @property
    def place(self) -> tuple[str, str]:
        """The kind of its source, and which."""
        kind, _, rest = self.source.partition(":")
        return kind, rest


@dataclass(frozen=True)
class Goal:
    """A long goal of one company: what is counted, how much is needed, what it is worth."""

    id: str
    name: Text
    text: Text
    count: str
    need: int
    worth: int


@dataclass(frozen=True)
class Finale:
    """One way in which the campaign ends: the season of its last game."""

    id: str
    name: Text
    text: Text
    season: str


@dataclass(frozen=True)
class ForkOption:
    """One way of a branch, and the orders it carries out."""

    id: str
    side: Side
    do: tuple[Mapping[str, object], ...]


@dataclass(frozen=True)
class Thread:
    """Everything of it; empty in contents that have none."""

    traits: Mapping[str, Trait] = field(default_factory=dict)
    suspects: Mapping[str, Suspect] = field(default_factory=dict)
    pages: tuple[tuple[str, ...], ...] = ()
    clues: Mapping[str, Clue] = field(default_factory=dict)
    goals: Mapping[str, Goal] = field(default_factory=dict)
    finales: Mapping[str, Finale] = field(default_factory=dict)
    forks: Mapping[str, Mapping[str, ForkOption]] = field(default_factory=dict)
    lines: Mapping[str, Text] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    grown_by_companies: Mapping[str, int] = field(default_factory=dict)


NO_THREAD = Thread()
