"""Exchanges at the bazaar, weighed in dollars.

Rules: CAM-S, REG-SIE-3. A card the plan lacks is worth something, so is a card it needs and would
have to give; the premium is there when so many exchanges can make four colours of the row.
"""

from __future__ import annotations

from typing import NamedTuple

from semafor.bots.campaign_payments import CARD
from semafor.bots.claims import colours_needed
from semafor.bots.sight import Sight
from semafor.cards.choices import DECLINE
from semafor.charter.rules.regions.bazaar import GIVEN, LEFT, MADE, MOST_EXCHANGES, PLACES
from semafor.engine.views import View
from semafor.search.actions import base_kinds

WAIT = 0.1  # what an exchange still to be made takes off the premium
# What a market day must bring in place of the second, chosen card of a draw.
MARKET_DAY = 2.0


class Exchange(NamedTuple):
    """What an exchange is worth, and the colours given and taken."""

    worth: float
    give: int
    take: int


def wants(sight: Sight) -> tuple[set[int], set[int]]:
    """Colours the plan still lacks, and colours of which there is more than it asks for.

    Grey routes take whatever there is most of.
    """
    graph, hand = sight.graph, sight.view.hand
    needed = colours_needed(sight)
    grey = [graph.lengths[route] for route in sight.plan.routes if graph.route_colours[route] < 0]
    most = max(range(graph.colours), key=lambda colour: hand[colour])
    if grey:
        needed[most] = max(needed[most], *grey)
    lacking = {colour for colour, count in enumerate(needed) if count > hand[colour]}
    spare = {colour for colour, count in enumerate(needed) if hand[colour] > count}
    return lacking, spare


class Stall:
    """The row before a seat, with what the seat has and wants."""

    def __init__(self, view: View, sight: Sight) -> None:
        base = base_kinds(view.ruleset)
        shown = sight.part("bazaar") or {}
        self.row = [base[card - 1] for card in shown["row"] if card]
        self.held = {colour for colour in range(sight.graph.colours) if sight.view.hand[colour]}
        self.lacking, self.spare = wants(sight)
        self.premium = 1 + view.ruleset.parameter("events", "tariff")

    def best(self, left: int) -> Exchange:
        """The exchange that is worth most, with so many left."""
        return max(self.rate(give, take, left) for give in self.held for take in set(self.row))

    def rate(self, give: int, take: int, left: int) -> Exchange:
        """An exchange with what it may lead to."""
        worth = 0.0
        if give != take:
            worth += CARD * (take in self.lacking) - CARD * (give not in self.spare)
        row = list(self.row)
        row[row.index(take)] = give
        missing = PLACES - len(set(row))
        others = len(self.held.difference(row) & self.spare)
        if len(row) == PLACES and missing <= min(left - 1, others):
            worth += self.premium - WAIT * missing
        return Exchange(worth, give, take)


def choose_given(view: View, sight: Sight, names: dict[str, int]) -> int:
    """CAM-S: the best exchange, if it brings more than to stop."""
    stall = Stall(view, sight)
    left, made = view.frames[-1][LEFT], view.frames[-1][MADE]
    best = stall.best(left)
    is_full = made > 0 and len(set(stall.row)) == PLACES
    if DECLINE in names and best.worth <= (stall.premium if is_full else 0):
        return names[DECLINE]
    return _named(view, names, best.give)


def choose_taken(view: View, sight: Sight, names: dict[str, int]) -> int:
    """CAM-S: the other half of the exchange."""
    stall = Stall(view, sight)
    left, given = view.frames[-1][LEFT], view.frames[-1][GIVEN]
    give = base_kinds(view.ruleset)[given]
    best = max(stall.rate(give, take, left) for take in set(stall.row))
    return _named(view, names, best.take)


def is_market_day(view: View, sight: Sight) -> bool:
    """REG-SIE-3: whether the exchanges bring more than the card they cost."""
    return Stall(view, sight).best(MOST_EXCHANGES).worth >= MARKET_DAY


def _named(view: View, names: dict[str, int], colour: int) -> int:
    """The answer with a card of a colour, an unmarked one first."""
    base, kinds = base_kinds(view.ruleset), view.ruleset.kinds
    able = [name for name in names if name != DECLINE and base[kinds.index(name)] == colour]
    return names[min(able, key=kinds.index)]
