"""Cards dealt in the setup of a campaign's game, and the order in which seats are asked.

Rules: LEG-EDGE-1, CAM-C, CAM-EV-6.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.rules.drawing import next_card


def deal_clean(state: State, count: int, *, with_locos: bool = True) -> list[int]:
    """LEG-EDGE-1, CAM-EV-6: cards dealt without events; what is set aside is shuffled back."""
    tables = state.tables
    found: list[int] = []
    aside: list[int] = []
    while len(found) < count:
        kind = next_card(state)
        if kind < 0:
            break
        is_special = kind in tables.ruleset.special_kinds
        if is_special or (kind == tables.locomotive and not with_locos):
            aside.append(kind)
        else:
            found.append(kind)
    for kind in aside:
        state.add_to_deck(kind, 1)
    return found


def seats_from(state: State, first: int) -> list[int]:
    """Seats in turn order from one of them."""
    seats = state.tables.seats
    return [(first + step) % seats for step in range(seats)]
