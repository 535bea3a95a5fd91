"""The state's arrays as lists, for the plain Python build. This file is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.engine.tables import (
    DEPTH,
    FRAME,
    OFFER,
    TICKET_WORDS,
    WORDS,
    Tables,
    rows,
    zeros,
)

if TYPE_CHECKING:
    from semafor.engine.core import State


def make_lists(state: State, tables: Tables) -> None:
    """Give a new state its lists, all zero and no longer than this ruleset needs."""
    seats, kinds, decks = tables.seats, tables.kinds, tables.decks
    tickets = tables.tickets
    state.hand = rows(seats, kinds)
    state.known = rows(seats, kinds)
    state.deck = zeros(kinds)
    state.discard = zeros(kinds)
    state.laid = zeros(kinds)
    state.market = zeros(tables.market_size)
    state.trains = zeros(seats)
    state.score = zeros(seats)
    state.free = zeros(WORDS)
    state.altered = zeros(WORDS)
    state.barred = rows(seats, WORDS)
    state.owned = rows(seats, WORDS)
    state.held = rows(seats, TICKET_WORDS)
    state.held_count = zeros(seats)
    state.offer = rows(seats, OFFER)
    state.offer_count = zeros(seats)
    state.pool = rows(decks, tickets)
    state.pool_count = zeros(decks)
    state.under = rows(decks, tickets)
    state.under_count = zeros(decks)
    state.boxed = zeros(tickets)
    state.aside = zeros(tickets)
    state.part = zeros(tables.part_size)
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
    new.altered = state.altered[:]
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
