"""Where the rows of the players stand in the state, and who may see them.

Rules: CAM-PC-2, CAM-PC-4, LEG-POST-1, LEG-INFO-1: a secret card is its owner's until it is shown;
others know how many there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.charter.rules.offices.rows import MOMENTS, Row
from semafor.engine.core import State
from semafor.engine.part import Part

# A row in one number: owner + 1 (7: somebody unknown), shown, uses left, how often it was used.
OPEN, LEFT, FIRED = 8, 16, 512
OWNER_SIZE, LEFT_SIZE = 8, 32
GONE = 7


def card_name(name: str) -> int | str:
    """A postcard by its number, anything else by its id."""
    number = name.removeprefix("P")
    return int(number) if name.startswith("P") and number.isdigit() else name


class PowersPart(Part):
    """One number for each row; then secret cards of whom nothing is known, and the slip.

    `asked` is the row somebody is asked about, `progress` how far a moment has come: both say
    something about cards, so only the seat concerned sees them.
    """

    name = "powers"

    def __init__(self, rows: list[Row], seats: int) -> None:
        super().__init__(len(rows) + 2 * seats + MOMENTS + 2)
        self.rows = rows
        self.seats = seats
        self.unknown_at = len(rows)
        self.line_at = len(rows) + seats
        self.progress_at = len(rows) + 2 * seats
        self.asked_at = self.progress_at + MOMENTS
        self.seen_at = self.asked_at + 1

    # ---------------------------------------------------------------- one row

    def packed(self, state: State, row: int) -> int:
        """All about a row in one number."""
        return state.part_value(self.base + row)

    def owner(self, state: State, row: int) -> int:
        """The seat that has a row, -1 for nobody."""
        return self.packed(state, row) % OWNER_SIZE - 1

    def is_open(self, state: State, row: int) -> bool:
        """Whether everybody has seen it."""
        return bool(self.packed(state, row) // OPEN % 2)

    def left(self, state: State, row: int) -> int:
        """Uses left."""
        return self.packed(state, row) // LEFT % LEFT_SIZE

    def fired(self, state: State, row: int) -> int:
        """How often it acted in this game."""
        return self.packed(state, row) // FIRED

    def write(self, state: State, row: int, owner: int, left: int) -> None:
        """Put a row into the game."""
        shown = OPEN * int(not self.rows[row].is_secret)
        state.set_part(self.base + row, owner + 1 + shown + LEFT * left)

    def give_to(self, state: State, row: int, seat: int) -> None:
        """Somebody draws a card."""
        packed = self.packed(state, row)
        state.set_part(self.base + row, packed - packed % OWNER_SIZE + seat + 1)

    def use(self, state: State, row: int) -> None:
        """A row acts: it is shown, and a use is spent."""
        packed = self.packed(state, row) + FIRED
        if not self.is_open(state, row):
            packed += OPEN
        item = self.rows[row]
        if (item.uses is not None or item.is_goal) and self.left(state, row):
            packed -= LEFT
        state.set_part(self.base + row, packed)

    # ---------------------------------------------------------------- other numbers

    def get(self, state: State, index: int) -> int:
        """A number after the rows."""
        return state.part_value(self.base + index)

    def put(self, state: State, index: int, value: int) -> None:
        """Change a number after the rows."""
        state.set_part(self.base + index, value)

    def secrets(self, state: State, seat: int, viewer: int | None) -> int:
        """Cards of a seat of which a viewer knows nothing."""
        own = sum(
            1
            for row in range(len(self.rows))
            if self.owner(state, row) == seat and not self.sees(state, row, viewer)
        )
        return own + self.get(state, self.unknown_at + seat)

    def sees(self, state: State, row: int, viewer: int | None) -> bool:
        """CAM-PC-2: the owner sees a card, the others when it is open."""
        owner = self.owner(state, row)
        return owner >= 0 and (owner == viewer or self.is_open(state, row))

    def report(self, state: State) -> dict[str, Any]:
        """CAM-PC-1, 3, 4: cards drawn, goals shown, uses spent, sealed notes."""
        told: dict[str, list[list[Any]]] = {"drawn": [], "revealed": [], "used": [], "notes": []}
        for row, item in enumerate(self.rows):
            owner, fired = self.owner(state, row), self.fired(state, row)
            if owner < 0:
                continue
            name = card_name(item.id)
            if item.region:
                told["drawn"].append([owner, name])
            if fired and item.is_goal:
                told["revealed"].append([owner, name])
            elif fired and item.uses is not None:
                told["used"].append([owner, name, fired])
            for effect in item.effects:
                if effect.op == "vault":
                    told["notes"] += [[owner, effect.number("n"), item.id]] * fired
        return told

    # ---------------------------------------------------------------- views

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Open rows, own rows, and how many others there are."""
        seats = range(self.seats)
        shown: dict[str, Any] = {
            "cards": [
                {
                    "number": row,
                    "id": item.id,
                    "source": item.source,
                    "owner": self.owner(state, row),
                    "left": self.left(state, row),
                    "used": self.fired(state, row),
                    "open": self.is_open(state, row),
                    "uses": item.uses,
                }
                for row, item in enumerate(self.rows)
                if self.sees(state, row, seat)
            ],
            "secret": [self.secrets(state, player, seat) for player in seats],
            "undrawn": [
                item.region
                for row, item in enumerate(self.rows)
                if item.region and self.packed(state, row) % OWNER_SIZE == 0
            ],
            "line": [self.get(state, self.line_at + player) for player in seats],
        }
        if seat is not None and state.actor() == seat:
            shown["asked"] = self.get(state, self.asked_at)
            shown["progress"] = [
                self.get(state, self.progress_at + moment) for moment in range(MOMENTS)
            ]
        return shown

    def asks(self, state: State, decision: str) -> dict[str, Any]:
        """The card somebody is asked about."""
        if decision != "power":
            return {}
        asked = self.get(state, self.asked_at)
        return {"power": self.rows[asked - 1].id} if asked else {}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown; rows that were not are nobody's."""
        undrawn = list(shown["undrawn"])
        for row, item in enumerate(self.rows):
            if item.region and item.region in undrawn:
                self.write(state, row, -1, item.uses if item.uses is not None else 1)
            else:
                state.set_part(self.base + row, GONE)
        for card in shown["cards"]:
            packed = card["owner"] + 1 + OPEN * int(card["open"]) + LEFT * card["left"]
            state.set_part(self.base + card["number"], packed + FIRED * card["used"])
        for seat in range(self.seats):
            self.put(state, self.unknown_at + seat, shown["secret"][seat])
            self.put(state, self.line_at + seat, shown["line"][seat])
        self.put(state, self.asked_at, shown.get("asked", 0))
        done = [len(self.rows)] * MOMENTS
        for moment, value in enumerate(shown.get("progress", done)):
            self.put(state, self.progress_at + moment, value)
