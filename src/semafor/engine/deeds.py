"""What an action number means, said by the option that owns it: from the ruleset alone, without a state.

Whoever thinks about actions (bots, search, reasons) asks here and takes no number apart. It must agree with
`Option.to_move`; a test compares them over whole games.
"""

from __future__ import annotations

from typing import NamedTuple

NONE = -1
BY_COST = -1
NO_MIX = -1


class Deed(NamedTuple):
    """One action; fields its word does not use keep their defaults.

    Attributes:
        word: The move's `do`.
        route: The route claimed.
        colour: Kind of the card drawn (-1: from the deck) or discarded, or of the coloured cards paid; the
            locomotive's number where locomotives alone pay.
        locomotives: Locomotives paid; `BY_COST` where they pay alone and how many depends on the day.
        place: The city of a station.
        number: Tickets announced from the first deck (`NO_MIX`: no mix is announced), the set of
            tickets kept as a mask; else which of the option's actions it is.
        extra: Kind of the further card of a claim at a changed cost, -1 for none.
        names: What is chosen or taken, by its names.
    """

    word: str
    route: int = NONE
    colour: int = NONE
    locomotives: int = 0
    place: int = NONE
    number: int = 0
    extra: int = NONE
    names: tuple[str, ...] = ()
