"""A whole position as lists of numbers, and back: what pickling a state writes. The same on both builds.

Masks become one number each, however many words they take here. Hidden cards are in it: it is a position, not a view.
"""

from __future__ import annotations

from typing import Any

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.tables import WORD_BITS

PLAIN = ("first", "seat", "passes", "last_round", "is_over", "turns")
INNER = ("gaps", "open_locos", "resets", "reshuffles")


def joined(words: list[int], width: int) -> int:
    """One mask of a row of words."""
    return sum(word << (place * width) for place, word in enumerate(words))


def parted(mask: int, count: int, width: int) -> list[int]:
    """The words of a mask."""
    return [(mask >> (place * width)) & ((1 << width) - 1) for place in range(count)]


def pack(state: State) -> dict[str, Any]:
    """All numbers of a state."""
    tables = state.tables
    seats, decks = range(tables.seats), range(tables.decks)
    found: dict[str, Any] = {name: int(getattr(state, name)) for name in (*PLAIN, *INNER)}
    return found | {
        "rng": state.rng,
        "hands": [access.hand_list(state, seat) for seat in seats],
        "known": [access.known_list(state, seat) for seat in seats],
        "piles": [access.pile_list(state, name) for name in ("deck", "discard", "laid")],
        "market": access.market_list(state),
        "trains": [access.trains_of(state, seat) for seat in seats],
        "score": [access.score_of(state, seat) for seat in seats],
        "free": joined(mask_words(state, "free", 0), WORD_BITS),
        "altered": joined(mask_words(state, "altered", 0), WORD_BITS),
        "barred": [joined(mask_words(state, "barred", seat), WORD_BITS) for seat in seats],
        "owned": [joined(mask_words(state, "owned", seat), WORD_BITS) for seat in seats],
        "held": [access.held_tickets(state, seat) for seat in seats],
        "held_count": [access.held_count(state, seat) for seat in seats],
        "offered": [access.offered_tickets(state, seat) for seat in seats],
        "pool": [access.pool_list(state, deck) for deck in decks],
        "under": [access.under_list(state, deck) for deck in decks],
        "boxed": access.boxed_list(state),
        "aside": access.aside_list(state),
        "parts": access.part_list(state),
        "frames": access.frame_list(state),
    }


def unpack(state: State, packed: dict[str, Any]) -> None:
    """Write the numbers into a new state."""
    for name in PLAIN:
        setattr(state, name, packed[name])
    state.rng = packed["rng"]
    deck, discard, laid = packed["piles"]
    access.set_piles(state, deck, discard, laid)
    write_counts(state, packed)
    for seat in range(state.tables.seats):
        access.set_hand(state, seat, packed["hands"][seat], packed["known"][seat])
        state.trains[seat] = packed["trains"][seat]
        access.set_score(state, seat, packed["score"][seat])
        count = packed["held_count"][seat]
        access.set_tickets(state, seat, packed["held"][seat], packed["offered"][seat], count)
    for number in range(state.tables.decks):
        access.set_ticket_deck(state, number, packed["pool"][number], packed["under"][number])
    access.set_put_away(state, packed["boxed"], packed["aside"])
    access.set_frames(state, packed["frames"])
    for number, value in enumerate(packed["parts"]):
        state.set_part(number, value)


def write_counts(state: State, packed: dict[str, Any]) -> None:
    """The market as it lies, what is counted about it, and the masks of routes."""
    tables = state.tables
    for slot, kind in enumerate(packed["market"]):
        state.market[slot] = kind
    state.gaps = packed["gaps"]
    state.open_locos = packed["open_locos"]
    state.resets = packed["resets"]
    state.reshuffles = packed["reshuffles"]
    free = parted(packed["free"], tables.words, WORD_BITS)
    altered = parted(packed["altered"], tables.words, WORD_BITS)
    for word in range(tables.words):
        state.free[word] = free[word]
        state.altered[word] = altered[word]
    for seat in range(tables.seats):
        barred = parted(packed["barred"][seat], tables.words, WORD_BITS)
        owned = parted(packed["owned"][seat], tables.words, WORD_BITS)
        for word in range(tables.words):
            state.barred[seat][word] = barred[word]
            state.owned[seat][word] = owned[word]


def mask_words(state: State, name: str, seat: int) -> list[int]:
    """The words of a mask of routes."""
    words = range(state.tables.words)
    if name == "free":
        return [state.free[word] for word in words]
    if name == "altered":
        return [state.altered[word] for word in words]
    if name == "barred":
        return [state.barred[seat][word] for word in words]
    return [state.owned[seat][word] for word in words]
