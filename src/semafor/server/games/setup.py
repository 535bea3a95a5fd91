"""What a game begins with: its row, who is to sit where, the rules it is played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from semafor.charter.content import GAMES
from semafor.charter.overlay import box_of
from semafor.engine.errors import RecordError
from semafor.engine.ruleset import Ruleset
from semafor.rulesets.named import named_ruleset, overlay_text
from semafor.server.protocol.campaigns import Text
from semafor.server.protocol.messages import ClockRule, Mode
from semafor.server.protocol.refusals import Refusal


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
    # What stood on the tickets when it was begun; games of earlier versions do not say.
    tickets: dict[str, dict[str, Any]] = {}
    stamps_needed: int = 0
    # It was laid for cards and tickets; the campaign's story, crew and season come before it goes on.
    is_held: bool = False


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
    # Bots speak of their hands and tickets while the game goes on.
    teaching: bool = False
    # Nobody gets hints or plans.
    unaided: bool = False
    # It begins once everybody who sits there has said a word for the shuffle, or the host begins.
    waits: bool = False
    # `first` was drawn by lot, and is told when the game begins.
    lot: bool = False
    # Colours of the pieces by seat; empty: the edition's, in its order.
    colours: list[str] = []
    # The game after which the same people play again.
    rematch_of: str = ""
    # The day whose deal it is.
    daily: str = ""

    @property
    def is_sealed(self) -> bool:
        """Whether it is one of the games that make up a campaign: what it hides matters after its end."""
        return self.campaign is not None and self.campaign.number <= GAMES


def setup_ruleset(setup: GameSetup) -> Ruleset:
    """The rules a stored game is played by, those it was begun with; later ones are refused."""
    overlay = None if setup.campaign is None else setup.campaign.overlay
    text, version = overlay_text(overlay), setup.rules_version
    try:
        return named_ruleset(setup.edition, len(setup.seats), setup.options, text, version)
    except RecordError as error:
        known = error.values["expected"]
        raise Refusal("game-rules", found=version, expected=known) from error


def short_names(overlay: Mapping[str, Any]) -> dict[str, Text]:
    """The companies of a campaign's game, by colour; none of an ordinary game, which has no overlay."""
    return {
        colour: dict(box_of(overlay).companies[colour].short)
        for colour in overlay.get("companies", ())
    }
