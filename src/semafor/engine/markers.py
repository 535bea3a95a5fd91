"""What a rule lays on the board or before the seats, for whoever shows a game: page, terminal, pictures.

A module says how rows of its part are to be read (`RuleModule.markers`), so that nobody who draws knows a part by its
name or its layout. No rule depends on what stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from semafor.engine.errors import SetupError

if TYPE_CHECKING:
    from semafor.engine.ruleset import Edition
    from semafor.engine.views import View

# How a row reads. On the board: `owned`: for every seat the places where its markers stand; `waiting`: for every place
# how many of each colour. Before the seats: `count`: for every seat a number; `colours`: for every seat how many of each
# colour; `colour`: for every seat a colour or nothing; `holder`: the seat that has the only one, or nothing.
ON_BOARD = ("owned", "waiting")
BEFORE_SEATS = ("count", "colours", "colour", "holder")


@dataclass(frozen=True, slots=True)
class Marker:
    """One row of a part that is laid out.

    Attributes:
        part: The name of the part.
        row: What its `show` calls the row.
        form: One of `ON_BOARD` or `BEFORE_SEATS`.
        icon: A picture of the page and a sign of the terminal.
        name: Its words are `play-column-NAME`; none for what stands on the board.
    """

    part: str
    row: str
    form: str
    icon: str
    name: str = ""

    def __post_init__(self) -> None:
        if self.form not in (*ON_BOARD, *BEFORE_SEATS):
            expected = ", ".join((*ON_BOARD, *BEFORE_SEATS))
            owner = f"marker {self.part}.{self.row}: form"
            raise SetupError("bad-parameter", name=owner, value=self.form, expected=expected)


class Standing(NamedTuple):
    """A number of equal markers at a place; `seat` is -1 where they are nobody's, `colour` empty where they have none."""

    icon: str
    place: str
    seat: int
    colour: str
    number: int


def markers_of(edition: Edition) -> tuple[Marker, ...]:
    """All that the modules of an edition lay out."""
    return tuple(marker for module in edition.modules for marker in module.markers)


def standing(view: View) -> Iterator[Standing]:
    """What stands on the board, in the order in which the rules say it."""
    for marker, row in _rows(view, ON_BOARD):
        if marker.form == "owned":
            for seat, places in enumerate(row):
                for place in places:
                    yield Standing(marker.icon, place, seat, "", 1)
        else:
            for place, counts in row.items():
                for colour, count in counts.items():
                    yield Standing(marker.icon, place, -1, colour, count)


def before_seats(view: View) -> list[tuple[Marker, Any]]:
    """What lies before the seats: each marker with its row."""
    return list(_rows(view, BEFORE_SEATS))


def _rows(view: View, forms: tuple[str, ...]) -> Iterator[tuple[Marker, Any]]:
    shown = {
        part.name: part_shown
        for part, part_shown in zip(view.ruleset.parts, view.parts, strict=True)
    }
    for marker in markers_of(view.ruleset.edition):
        if marker.form in forms and marker.part in shown:
            yield marker, shown[marker.part][marker.row]
