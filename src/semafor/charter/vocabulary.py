"""What the campaign's own cards may say: orders of the story, and the ids of its content.

Rules: CAM-PC-2..6, CAM-ST-3 (the data behind them), LEG-EDGE-42. A card that uses anything else is refused when
the content is loaded, with its file and row. The ops and conditions of cards are those of
`semafor.cards.words`; a card of the campaign may give three numbers where it has three levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from semafor.board.model import Board
from semafor.board.values import is_whole
from semafor.cards.checking import Names, RowChecker, is_list_of
from semafor.cards.words import FRONTIER, Fields
from semafor.charter.game_modules import CARD_WORDS, COUNTERS
from semafor.charter.rows import HOME
from semafor.engine.errors import SetupError

CARD_COLOURS = ("black", "blue", "white", "green", "yellow", "red")
RECEIVERS = ("by_colour", "caboose", "most_stamps", "most_depots", "fewest_wins")
ENABLED = ("privileges", "mailbag")
END_STEPS = (4, 5, 7)

STORY_OPS: dict[str, Fields] = {
    "add_rule": {"slots": "slots"},
    "remove_rule": {"slots": "slots"},
    "add_end_step": {"step": "end_step"},
    "add_event": {"ids": "events"},
    "add_crew": {"ids": "crew"},
    "enable": {"what": "enabled"},
    "set_tariff": {"n": "tariff"},
    "give_postcards": {"nos": "postcards", "to": "receiver"},
    "choose_clause": {"set": "clause_set"},
    "open_chest": {},
    "add_seasons": {},
    "retire_tickets": {"region?": "region", "max_value": "number"},
    "destroy_strand": {"options": "strands"},
    "choose_expo": {},
    "campaign_end": {},
    "begin_mystery": {},
    "find_timetable": {},
    "deal_goals": {},
    "fork": {"id": "fork"},
    "open_clue": {},
    "give_clue": {},
    "grow_cities": {"n": "number"},
    "improve_twice": {},
    "meet_train": {},
    "tell_finale": {},
}
# What a long goal of a company may count.
GOAL_COUNTS = (
    "stamps",
    "depot_regions",
    "coloured",
    "cities",
    "ports",
    "regions_in_a_game",
    "postcards",
    "long_tickets",
    "crew_levels",
    "places",
    "places_twice",
)


@dataclass(frozen=True)
class Known:
    """Ids that rows may name."""

    board: Board
    regions: tuple[str, ...]
    events: frozenset[str] = frozenset()
    crew: frozenset[str] = frozenset()
    slots: frozenset[str] = frozenset()
    postcards: frozenset[int] = frozenset()
    forks: frozenset[str] = frozenset()

    def names(self) -> Names:
        """What cards may name: places of the whole map, on the board already or not."""
        return Names(
            cities=frozenset(place.id for place in self.board.places),
            regions=(HOME, FRONTIER, *self.regions),
            events=self.events,
            counters=COUNTERS,
            modules=CARD_WORDS,
        )


class ContentChecker(RowChecker):
    """Checks the rows of one file; `row` is where it stands, for the message."""

    def __init__(self, file: str, known: Known) -> None:
        super().__init__(known.names(), has_players=True)
        self.file = file
        self.known = known
        self.row = ""
        self.fits.update(
            {
                "crew": lambda value: is_list_of(value, self.known.crew),
                "slots": lambda value: is_list_of(value, self.known.slots),
                "postcards": lambda value: is_list_of(value, self.known.postcards),
                "end_step": lambda value: value in END_STEPS,
                "enabled": lambda value: value in ENABLED,
                "tariff": lambda value: is_whole(value, 1, 3),
                "receiver": lambda value: value in RECEIVERS,
                "clause_set": lambda value: is_whole(value, 1, 2),
                "fork": lambda value: value in self.known.forks,
                "region": lambda value: value in (HOME, *self.known.regions),
                "strands": self.is_strands,
            }
        )

    def fail(self, what: str) -> SetupError:
        """The error of the row being read: file, row, what is wrong."""
        return SetupError("bad-content", file=self.file, row=self.row, what=what)

    def need(self, row: Any, fields: Mapping[str, type | tuple[type, ...]]) -> None:
        """A row must have these fields with these types, and `?` ones may be missing."""
        if not isinstance(row, Mapping):
            raise self.fail("expected a table")
        for name, kind in fields.items():
            plain = name.rstrip("?")
            if plain not in row:
                if not name.endswith("?"):
                    raise self.fail(f"'{plain}' is missing")
            elif not isinstance(row[plain], kind):
                raise self.fail(f"'{plain}' is {row[plain]!r}, which is of the wrong kind")
        known = {name.rstrip("?") for name in fields}
        for name in row:
            if name not in known:
                raise self.fail(f"'{name}' is not a field of this row")

    def both(self, value: Any, name: str) -> dict[str, str]:
        """A text in both languages."""
        if (
            not isinstance(value, Mapping)
            or set(value) != {"en", "pl"}
            or not all(isinstance(text, str) and text.strip() for text in value.values())
        ):
            raise self.fail(f"'{name}' needs a text in English and in Polish")
        return dict(value)

    def is_strands(self, rows: Any) -> bool:
        """CAM-DESTROY: strands by their pair and printed colour."""
        return (
            isinstance(rows, list)
            and bool(rows)
            and all(
                isinstance(row, Mapping) and find_strand(self.known.board, row) is not None
                for row in rows
            )
        )


def find_strand(board: Board, row: Mapping[str, Any]) -> str | None:
    """The strand of a pair with a printed colour."""
    for route in board.routes:
        if "-".join(route.pair) == row.get("pair") and route.colour == row.get("colour"):
            return route.id
    return None
