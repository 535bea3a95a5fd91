"""What all environments of the lab share: rulesets by name, their names and versions, bots as players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semafor import __version__
from semafor.bots import is_stateless, make_bot, make_player
from semafor.editions import find_ruleset
from semafor.engine.observation import OBSERVATION_VERSION, Field, Layout
from semafor.engine.ruleset import Ruleset
from semafor.search.players import Player

# Of the environments: raised when what they give or take means something else, as is the `_v0` of their names.
VERSION = 0


def env_name(ruleset: Ruleset) -> str:
    """The name of an environment, with its version."""
    return f"semafor_{ruleset.edition.name.replace('-', '_')}_v{VERSION}"


def env_metadata(ruleset: Ruleset) -> dict[str, Any]:
    """What a policy that was learnt should be kept with: it means nothing for other numbers."""
    return {
        "name": env_name(ruleset),
        "edition": ruleset.edition.name,
        "seats": ruleset.seats,
        "options": dict(ruleset.options),
        "map_hash": ruleset.map_hash,
        "rules_version": ruleset.rules_version,
        "observation_version": OBSERVATION_VERSION,
        "semafor": __version__,
    }


def open_ruleset(
    edition: str | Ruleset, seats: int = 2, options: Mapping[str, Any] | None = None
) -> Ruleset:
    """The ruleset of an edition, or the one that is given (a game of a campaign, a map of one's own)."""
    return edition if isinstance(edition, Ruleset) else find_ruleset(edition, seats, options)


def layout_of(ruleset: Ruleset) -> tuple[Field, ...]:
    """Where every number of an observation stands."""
    return tuple(Layout(ruleset).fields)


def limits_of(ruleset: Ruleset) -> tuple[list[int], list[int]]:
    """The smallest and the largest value of every number of an observation."""
    fields = layout_of(ruleset)
    low = [field.low for field in fields for _ in range(field.size)]
    high = [field.high for field in fields for _ in range(field.size)]
    return low, high


class Opponents:
    """Bots for seats that are played inside; those without dice are made once."""

    def __init__(self, ruleset: Ruleset, names: Sequence[str]) -> None:
        self.ruleset = ruleset
        self.names = list(names)
        self.kept: dict[str, Player] = {}
        for name in self.names:
            self.make(name, 0)  # an unknown one is refused here

    def make(self, name: str, seed: int) -> Player:
        """A player for one seat of one game."""
        if name in self.kept:
            return self.kept[name]
        player = make_player(make_bot(name, seed), self.ruleset)
        if is_stateless(name):
            self.kept[name] = player
        return player

    def around(self, seat: int, number: int, seed: int) -> list[Player | None]:
        """Players for all seats but one; the bots take the others by turns, beginning with a number."""
        others = [other for other in range(self.ruleset.seats) if other != seat]
        found: list[Player | None] = [None] * self.ruleset.seats
        for place, other in enumerate(others):
            name = self.names[(number + place) % len(self.names)]
            found[other] = self.make(name, seed * self.ruleset.seats + other)
        return found
