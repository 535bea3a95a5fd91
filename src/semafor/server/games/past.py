"""A table as it was at a moment, to be read elsewhere (by a clerk) while the table itself goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from semafor.engine.chance import ShuffleWords
from semafor.engine.ruleset import Ruleset
from semafor.server.games.journal import FactRow, Row
from semafor.server.games.seating import Chair, Seating
from semafor.server.games.setup import GameSetup, SeatPlan, setup_ruleset
from semafor.server.games.table import Table
from semafor.server.protocol.messages import Ending, Move, Status


class Played(NamedTuple):
    """The moves of a game and what was written down of them."""

    history: list[Move]
    log: list[tuple[int, FactRow]]


class Rows(NamedTuple):
    """The journal's rows."""

    rows: list[Row]


class Past(Struct):
    """As much of a table as a replay needs, as plain data; rows and moves never change once they are there.

    The rules do not travel: they are found again by their name.
    """

    setup: GameSetup
    status: Status
    origin: str | None
    commitment: str
    chairs: list[tuple[SeatPlan, bool]]
    colours: list[str]
    people: list[dict[str, str]]
    first: int
    shuffle_words: ShuffleWords | None
    playing: Played
    journal: Rows
    end: Ending | None
    record: dict[str, Any]

    @classmethod
    def of(cls, table: Table) -> Past:
        """A table as it is now; refused in the lobby."""
        game = table.playing
        return cls(
            setup=table.setup,
            status=table.status,
            origin=table.origin,
            commitment=table.commitment,
            chairs=[(chair.plan, chair.bot_plays) for chair in table.seating.chairs],
            colours=list(table.seating.colours),
            people=table.players(),
            first=table.first,
            shuffle_words=table.shuffle_words,
            playing=Played(list(game.history), list(game.log)),
            journal=Rows(list(table.journal.rows)),
            end=table.ending(),
            record=table.whole_record() if table.status == "over" else {},
        )

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""
        return setup_ruleset(self.setup)

    @property
    def seating(self) -> Seating:
        """Who sat where."""
        seating = Seating(())
        seating.chairs = [Chair(plan, bot_plays) for plan, bot_plays in self.chairs]
        seating.colours = list(self.colours)
        return seating

    def players(self) -> list[dict[str, str]]:
        """Rows for the record."""
        return self.people

    def ending(self) -> Ending | None:
        """The final scoring of a finished game."""
        return self.end

    def whole_record(self) -> dict[str, Any]:
        """The record of a finished game."""
        return self.record
