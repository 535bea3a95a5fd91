"""The whole position as plain data, and its digest: equal on every build and platform."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from semafor.engine import access
from semafor.engine.core import State


def position(state: State) -> dict[str, Any]:
    """Everything there is to know about a position, hidden cards included."""
    seats = range(state.tables.seats)
    decks = range(state.tables.decks)
    return {
        "turn": state.seat,
        "first": state.first,
        "passes": state.passes,
        "last_round": state.last_round,
        "over": state.is_over,
        "turns": state.turns,
        "resets": state.resets,
        "hands": [access.hand_list(state, seat) for seat in seats],
        "known": [access.known_list(state, seat) for seat in seats],
        "deck": access.pile_list(state, "deck"),
        "discard": access.pile_list(state, "discard"),
        "laid": access.pile_list(state, "laid"),
        "market": access.market_list(state),
        "trains": [access.trains_of(state, seat) for seat in seats],
        "score": [access.score_of(state, seat) for seat in seats],
        "routes": [access.routes_of(state, seat) for seat in seats],
        "open": [access.open_routes(state, seat) for seat in seats],
        "tickets": [access.held_tickets(state, seat) for seat in seats],
        "offered": [access.offered_tickets(state, seat) for seat in seats],
        "pool": [sorted(access.pool_list(state, deck)) for deck in decks],
        "under": [access.under_list(state, deck) for deck in decks],
        "boxed": sorted(access.boxed_list(state)),
        "aside": sorted(access.aside_list(state)),
        "parts": lasting_parts(state),
        "frames": access.frame_list(state),
    }


def lasting_parts(state: State) -> list[int]:
    """All modules' parts, but for those that are empty between two moves."""
    numbers = access.part_list(state)
    for part in reversed(state.tables.ruleset.parts):
        if part.is_passing:
            del numbers[part.base : part.base + part.size]
    return numbers


def digest(state: State) -> str:
    """SHA-256 of the position in a fixed form."""
    text = json.dumps(position(state), separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
