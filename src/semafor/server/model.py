"""What is stored of a game, and what passes between a table and those who store it.

A game is a `GameSetup` (its row) and a list of `Event`s. `Table` folds them, judges what people and
bots want (`Draft`), and takes each draft back as an event once it is durably stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from semafor.engine.errors import SemaforError
from semafor.engine.views import View
from semafor.server.messages import ClockRule, Mode

# Seconds without a socket after which others may let a bot play for a seat.
AWAY_SECONDS = 30.0
# Who plays for somebody who is away.
SUBSTITUTE_BOT = "planner"


class Refusal(SemaforError):  # noqa: N818 - the name says what it is
    """A command that is refused, with nothing changed: text `error-REASON` and its values."""


class SeatPlan(Struct, frozen=True):
    """A seat as the game was set up. `level` as chosen; `bot` is the bot it meant then."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    user: str = ""
    level: str = ""
    bot: str = ""


class Origin(Struct, frozen=True):
    """Where a game branched off: after `number` moves of another one, given by their outcomes."""

    game: str
    number: int
    chance: list[str]
    moves: list[dict[str, Any]]


class CampaignGame(Struct, frozen=True):
    """Which game of which campaign a table plays, and the overlay that makes its edition."""

    id: str
    number: int
    overlay: dict[str, Any]


class GameSetup(Struct, frozen=True):
    """The row of a game: everything that never changes. `seed` and `salt` are secret until its end."""

    id: str
    edition: str
    options: dict[str, Any]
    mode: Mode
    seats: list[SeatPlan]
    first: int
    seed: str
    salt: str
    created: float
    host: str
    invite: str
    rules_version: int
    map_hash: str
    clock: ClockRule | None = None
    pace: int = 700
    origin: Origin | None = None
    campaign: CampaignGame | None = None


class Event(Struct, frozen=True):
    """A stored row: revision, idempotency key, what happened, server time."""

    rev: int
    key: str
    body: dict[str, Any]
    at: float


class Draft(Struct, frozen=True):
    """An event to be stored as revision `rev`; a conflict there means: read the tail, judge again."""

    rev: int
    key: str
    body: dict[str, Any]

    def event(self, at: float) -> Event:
        """The event, once it is stored."""
        return Event(self.rev, self.key, self.body, at)


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A decision that waits for a bot: all it may see and how long people should wait for it.

    Attributes:
        rev: The revision it was asked at.
        seat: Whose decision.
        bot: What `make_bot` takes.
        seed: What the bot leaves to chance follows from it; it tells nothing of the deck.
        view: The engine's view of the seat.
        delay: Milliseconds before the move should be shown.
        early: An opening choice ahead of its turn in order.
    """

    rev: int
    seat: int
    bot: str
    seed: int
    view: View
    delay: int
    early: bool = False
