"""The state's arrays as lists, for the plain Python build. This file is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.engine.tables import (
    DECKS,
    DEPTH,
    FRAME,
    KINDS,
    MARKET,
    OFFER,
    SEATS,
    TICKET_WORDS,
    TICKETS,
    WORDS,
    rows,
    zeros,
)

if TYPE_CHECKING:
    from semafor.engine.core import State


def make_lists(state: State, seats: int, part_size: int) -> None:
    """Give a new state its lists, all zero."""
    state.hand = rows(seats, KINDS)
    state.known = rows(seats, KINDS)
    state.deck = zeros(KINDS)
    state.discard = zeros(KINDS)
    state.laid = zeros(KINDS)
    state.market = zeros(MARKET)
    state.trains = zeros(SEATS)
    state.score = zeros(SEATS)
    state.free = zeros(WORDS)
    state.barred = rows(seats, WORDS)
    state.owned = rows(seats, WORDS)
    state.held = rows(seats, TICKET_WORDS)
    state.held_count = zeros(SEATS)
    state.offer = rows(seats, OFFER)
    state.offer_count = zeros(SEATS)
    state.pool = rows(DECKS, TICKETS)
    state.pool_count = zeros(DECKS)
    state.under = rows(DECKS, TICKETS)
    state.under_count = zeros(DECKS)
    state.boxed = zeros(TICKETS)
    state.aside = zeros(TICKETS)
    state.part = zeros(part_size)
    state.frames = rows(DEPTH, FRAME)


def duplicate(table: list[list[int]]) -> list[list[int]]:
    """A copy of a table."""
    return [row[:] for row in table]


def copy_lists(state: State, new: State) -> None:
    """Copy all lists of a state into another one."""
    new.hand = duplicate(state.hand)
    new.known = duplicate(state.known)
    new.deck = state.deck[:]
    new.discard = state.discard[:]
    new.laid = state.laid[:]
    new.market = state.market[:]
    new.trains = state.trains[:]
    new.score = state.score[:]
    new.free = state.free[:]
    new.barred = duplicate(state.barred)
    new.owned = duplicate(state.owned)
    new.held = duplicate(state.held)
    new.held_count = state.held_count[:]
    new.offer = duplicate(state.offer)
    new.offer_count = state.offer_count[:]
    new.pool = duplicate(state.pool)
    new.pool_count = state.pool_count[:]
    new.under = duplicate(state.under)
    new.under_count = state.under_count[:]
    new.boxed = state.boxed[:]
    new.aside = state.aside[:]
    new.part = state.part[:]
    new.frames = duplicate(state.frames)
