"""The deal of the day: one shuffle for each day and edition, the same for everybody who runs this version.

Seed and salt follow from the day, the edition, its rules and its map; so do the opponents and who begins. No server is
asked, so it works without a net, and nothing is secret about it: whoever wants to look ahead can run this file
(docs/decisions/0048-deal-of-the-day.md says what a server closes all the same). The opponents play without dice.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from semafor.bots import PEOPLE, is_stateless, plain_bot
from semafor.bots.people import Person
from semafor.editions import edition as edition_of
from semafor.editions import find_ruleset
from semafor.engine.game import BOT, HUMAN, Game
from semafor.engine.ruleset import Ruleset

# At the table, where the edition takes so many; the person who plays sits first.
SEATS = 3
SEAT = 0
# Who plays the same deal in the person's seat, the weakest first: levels.
COMPARED = ("beginner", "casual", "regular", "expert")
# Settings of its games that differ from the edition's; only tests have some.
OPTIONS: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Deal:
    """A day's deal of an edition: everything a game needs to begin."""

    edition: str
    day: str
    seats: int
    first: int
    opponents: tuple[Person, ...]
    seed: str
    salt: str

    @property
    def ruleset(self) -> Ruleset:
        """The rules it is played by."""
        return find_ruleset(self.edition, self.seats, dict(OPTIONS))

    def bots(self, level: str) -> list[str]:
        """Who sits where when a level plays in the person's seat."""
        return [plain_bot(level), *(person.id for person in self.opponents)]

    def begin(self, name: str = "", level: str = "") -> Game:
        """The game, set up; a person called so plays, or a bot of a level."""
        kinds = [BOT + level if level else HUMAN, *(BOT + one.id for one in self.opponents)]
        names = [name or level, *(one.name for one in self.opponents)]
        players = [{"name": one, "kind": kind} for one, kind in zip(names, kinds, strict=True)]
        return Game(self.ruleset, seed=self.seed, salt=self.salt, first=self.first, players=players)

    def dice(self, level: str, move: int) -> int:
        """What a bot in the person's seat leaves to chance; it tells nothing of the deck."""
        digest = hashlib.sha256(f"{self.day} {self.edition} {level} {move}".encode()).digest()
        return int.from_bytes(digest[:6])


def today() -> date:
    """The day by world time: everybody has the same one."""
    return datetime.now(tz=UTC).date()


def day_of(time: float) -> str:
    """The day of a moment (seconds since 1970)."""
    return datetime.fromtimestamp(time, tz=UTC).date().isoformat()


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970."""
    begun = datetime.combine(date.fromisoformat(day), datetime.min.time(), tzinfo=UTC)
    return (begun + timedelta(days=1)).timestamp()


def deal_of(edition: str, day: str) -> Deal:
    """The deal of a day."""
    known = find_ruleset(edition, _seats(edition), dict(OPTIONS))
    text = f"semafor daily {day} {edition} {known.rules_version} {known.map_hash}"
    seed, salt = (
        hashlib.sha256(f"{text} {what}".encode()).hexdigest() for what in ("seed", "salt")
    )
    dice = random.Random(f"{text} table")
    return Deal(
        edition=edition,
        day=day,
        seats=known.seats,
        first=dice.randrange(known.seats),
        opponents=tuple(dice.sample(without_dice(), known.seats - 1)),
        seed=seed,
        salt=salt,
    )


def _seats(edition: str) -> int:
    """As many as usual, or as near as the edition comes to it."""
    counts = edition_of(edition).seat_counts
    return min(counts, key=lambda seats: (abs(seats - SEATS), seats))


def without_dice() -> list[Person]:
    """People who answer equal positions equally, at once, on every machine."""
    return [person for person in PEOPLE.values() if is_stateless(person.id)]
