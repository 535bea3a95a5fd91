"""Postcards during a game of a campaign: the public side of all, the secret one for whom it is.

Rules: LEG-POST-1, LEG-INFO-1, CAM-PC-2. Which cards a seat sees is said by the part `powers` of its own
view; nothing is shown here that is not in it, but the public sides of what lies in the offices.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from semafor.charter.content import content
from semafor.charter.rows import Postcard
from semafor.charter.views import secret_side

POSTCARD = "postcard"


@dataclass(frozen=True)
class TableCard:
    """A postcard at the table; `secret` in the words of a view, None for those who may not know it.

    Attributes:
        owner: A seat.
        is_open: Whether everybody has seen its secret side.
        is_done: Reached in this game, or used up.
    """

    number: int
    owner: int
    is_open: bool = False
    is_done: bool = False
    secret: Mapping[str, Any] | None = None

    @property
    def id(self) -> str:
        """As in the part `powers`."""
        return f"P{self.number:02d}"


def cards_at_table(overlay: Mapping[str, Any], powers: Mapping[str, Any]) -> list[TableCard]:
    """LEG-POST-1: the postcards of a game, given what somebody's view shows of `powers`."""
    printed = content(overlay["content"]).postcards
    known = {row["id"]: row for row in powers.get("cards", ()) if row["source"] == POSTCARD}
    found = []
    for seat, office in enumerate(overlay["offices"]):
        for source, number, *_rest in office:
            if source == POSTCARD:
                card = TableCard(number, seat)
                found.append(
                    _told(card, printed[number], known.pop(card.id)) if card.id in known else card
                )
    drawn = [
        _told(TableCard(_number(row["id"]), row["owner"]), printed[_number(row["id"])], row)
        for row in known.values()
    ]
    return sorted([*found, *drawn], key=lambda card: (card.owner, card.number))


def _told(card: TableCard, printed: Postcard, row: Mapping[str, Any]) -> TableCard:
    """A card the viewer knows: the own one, or one that was shown."""
    is_done = bool(row["used"]) if not printed.is_power else row["left"] == 0
    secret = secret_side(printed, row["left"])
    return TableCard(card.number, row["owner"], row["open"], is_done, secret)


def _number(ident: str) -> int:
    return int(ident.removeprefix("P"))
