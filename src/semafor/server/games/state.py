"""A game as its log tells it: all that events change, and what follows from it.

Nothing happens here. What an event does to a state is folding.py, what may become an event judging.py and
lobby.py; both are functions of a state, and `Table` puts them together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import structs

from semafor.engine.chance import ShuffleWords
from semafor.engine.core import State
from semafor.engine.errors import Move
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.server.games.clock import Clock
from semafor.server.games.journal import Journal
from semafor.server.games.opening import Opening
from semafor.server.games.seating import Seating
from semafor.server.games.setup import GameSetup, setup_ruleset
from semafor.server.log import drafts
from semafor.server.log.server_time import Gap
from semafor.server.protocol.messages import Rematch, Status
from semafor.server.protocol.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Warned:
    """Since which revision a seat's owner has been warned, and when the seat can be taken."""

    rev: int
    works_at: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position before a move that its mover may take back, and the mover's time after it."""

    state: State
    seat: int
    moves: int
    facts: int
    left: float
    is_final: bool = False  # it showed somebody a card that cannot be unseen


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


class TableState:
    """A game as the log tells it up to `rev`.

    Attributes:
        rev: Number of the latest event, -1 before the first.
        status: lobby, playing or over.
        host: Who made the game, and begins it.
        first: Who begins; `is_lot`: it was drawn, and is told when the game begins.
        seating: Who sits where.
        warnings: Seats of phones that are gone, about to be given to others.
        rematch: The game of the same people that follows this one.
        game: The engine's game, None in the lobby.
        updated: Time of the latest event.
        snapshots: Positions to which the latest moves can be taken back.
        turns_begun: Positions before the latest turns of somebody who plays alone against bots.
        asked: Since which revision each seat that decides has been asked.
        thoughts: What each bot saw and did last, where there is one person to be told of it.
        words: What players have added to the shuffle, by seat.
        keys: Revisions of commands by their keys.
    """

    def __init__(self, setup: GameSetup, gaps: Sequence[Gap] = ()) -> None:
        self.setup = setup
        self.ruleset: Ruleset = setup_ruleset(setup)
        check_version(setup, self.ruleset)
        self.rev = -1
        self.updated = setup.created
        self.status: Status = "lobby"
        self.host = setup.host
        self.first = setup.first
        self.is_lot = setup.lot
        self.seating = Seating(setup.seats, setup.colours or self.usual_colours)
        self.warnings: dict[int, Warned] = {}
        self.rematch: Rematch | None = None
        self.game: Game | None = None
        self.opening = Opening(len(setup.seats))
        self.clock = Clock(setup.clock, len(setup.seats), gaps) if setup.clock else None
        self.journal = Journal(self.ruleset)
        self.snapshots: list[Snapshot] = []
        self.turns_begun: list[Snapshot] = []
        self.asked: dict[int, int] = {}
        self.thoughts: dict[int, tuple[State, Move]] = {}
        self.words: dict[int, str] = {}
        self.keys: dict[str, int] = {}
        self._deciding: list[int] | None = None

    def ask_anew(self) -> None:
        """The position has changed: who decides is found again when it is asked for."""
        self._deciding = None

    # ---------------------------------------------------------------- the rules

    def play_by(self, overlay: Mapping[str, Any]) -> None:
        """A held game of a campaign goes on by the rules its campaign has come to."""
        self.setup, self.ruleset = self.rules_by(overlay)
        self.journal.ruleset = self.ruleset

    def rules_by(self, overlay: Mapping[str, Any]) -> tuple[GameSetup, Ruleset]:
        """The row and the rules of a held game once it goes on; rules take a while when first made."""
        assert self.setup.campaign is not None, "only campaigns have overlays"
        campaign = structs.replace(self.setup.campaign, overlay=dict(overlay), is_held=False)
        setup = structs.replace(self.setup, campaign=campaign)
        ruleset = setup_ruleset(setup)
        return structs.replace(setup, map_hash=ruleset.map_hash), ruleset

    # ---------------------------------------------------------------- who decides, and what is known

    @property
    def playing(self) -> Game:
        """The game; refused in the lobby."""
        if self.game is None:
            raise Refusal("not-started")
        return self.game

    @property
    def actor(self) -> int | None:
        """The seat the rules ask now; None in the lobby and after the end."""
        return self.game.actor if self.game is not None and not self.game.is_over else None

    def deciding(self) -> list[int]:
        """Seats that must decide now, bots too: one, but in the opening all who have not chosen."""
        if self._deciding is None:
            seats = range(len(self.seating))
            self._deciding = [seat for seat in seats if self.decision(seat) is not None]
        return self._deciding

    @property
    def is_held(self) -> bool:
        """Whether a campaign's game waits, once the starting tickets are chosen, for its campaign."""
        return self.setup.campaign is not None and self.setup.campaign.is_held

    @property
    def is_dealt(self) -> bool:
        """Whether everybody has chosen, and the campaign is to go on."""
        return self.is_held and self.game is not None and not self.deciding()

    @property
    def is_branching(self) -> bool:
        """Whether the game will begin with all the moves of the one it branches off from."""
        return self.game is None and self.setup.origin is not None

    def decision(self, seat: int) -> Game | None:
        """The position in which a seat decides now (a copy, ahead of its turn in the opening)."""
        game = self.game
        if game is None or game.is_over:
            return None
        if self.is_held:
            return None if self.opening.early[seat] else self.opening.tickets(game, seat)
        if game.actor == seat and not self.opening.early[seat]:
            return game
        return self.opening.position(game, seat) if self.opening.is_on else None

    @property
    def has_secrets(self) -> bool:
        """Whether hands and tickets are secret: until the end, but in a teaching game.

        Of a campaign's game the hands matter beyond its end.
        """
        if self.setup.teaching:
            return False
        return self.status != "over" or self.setup.is_sealed

    @property
    def is_among_bots(self) -> bool:
        """Whether one person plays here against bots, for nothing but the game itself."""
        setup = self.setup
        is_plain = not (setup.unaided or setup.is_sealed or setup.clock or setup.daily)
        return setup.mode == "solo" and is_plain and len(self.seating.people()) == 1

    def can_undo(self, seat: int | None) -> bool:
        """Whether a seat may take back its latest move now."""
        if not self.snapshots or self.status != "playing":
            return False
        return self.snapshots[-1].seat == seat and not self.snapshots[-1].is_final

    @property
    def is_practice(self) -> bool:
        """Whether one person plays alone against bots, for nothing but the game itself: no clock, no campaign, no day's deal."""
        setup = self.setup
        is_counted = setup.clock is not None or setup.campaign is not None or bool(setup.daily)
        return setup.mode == "solo" and not is_counted and len(self.seating.people()) == 1

    def can_rewind(self, seat: int | None) -> bool:
        """Whether a seat may go back to its latest turn now."""
        if not self.turns_begun or self.status != "playing" or seat is None or self.setup.unaided:
            return False
        return self.turns_begun[-1].seat == seat and not self.seating[seat].bot_plays

    @property
    def shuffle_words(self) -> ShuffleWords | None:
        """What players have added to the shuffle; None where nobody has."""
        if not self.words:
            return None
        said = tuple(self.words.get(seat, "") for seat in range(len(self.seating)))
        return ShuffleWords(self.setup.id, said)

    @property
    def usual_colours(self) -> tuple[str, ...]:
        """The edition's colours of pieces, in its order."""
        return self.ruleset.edition.seat_colours

    @property
    def own_colours(self) -> list[str]:
        """Colours by seat where somebody has chosen them; empty: the usual ones."""
        colours = self.seating.colours
        return [] if colours == list(self.usual_colours[: len(colours)]) else list(colours)

    def players(self) -> list[dict[str, str]]:
        """Rows for the record."""
        return self.seating.players(self.usual_colours)

    def is_host(self, user: str) -> bool:
        """Whether somebody begins this game."""
        return bool(user) and user == self.host

    def replaced(self) -> list[int]:
        """Seats of people that a bot plays for."""
        if self.status != "playing":
            return []
        return [seat for seat in self.seating.people() if self.seating[seat].bot_plays]

    @property
    def origin(self) -> str | None:
        """Where the game branched off; one that came in a file, in the middle, names no other."""
        origin = self.setup.origin
        return f"{origin.game}@{origin.number}" if origin and origin.game else None

    def rev_of(self, user: str, eyes: int | None, cid: str) -> int | None:
        """The revision a command was stored as, if it was: it is answered again, not done again."""
        return self.keys.get(drafts.make_key(user, eyes, cid))

    def rev_by(self, user: str, cid: str) -> int | None:
        """The same for commands of a lobby, in which people change seats."""
        return self.keys.get(drafts.make_person_key(user, cid))


def check_version(setup: GameSetup, ruleset: Ruleset) -> None:
    """A game of other rules or another map is kept, but not played on."""
    if setup.rules_version != ruleset.rules_version:
        raise Refusal("game-rules", found=setup.rules_version, expected=ruleset.rules_version)
    if setup.map_hash != ruleset.map_hash:
        raise Refusal("game-map", edition=setup.edition)
