"""A position as one seat may know it, in numbers: for whoever decides thousands of times a second.

Rules: COM-INFO-1..5, as in views.py, whose counterpart in numbers this is. It is written field by field into a state of
its own; what the seat cannot know is dealt in a fixed order from what lies hidden, so nothing in it depends on a
secret, not even on how the secret was drawn. Two positions with equal views are equal here, and a view of what is
written here is the view of the position itself: tests hold both.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.costs import refresh_costs
from semafor.engine.dealer import Dealer
from semafor.engine.generator import ANY_RNG
from semafor.engine.tables import PART, SEAT_MARK, Tables, zeros


class SeenPosition:
    """A state that is written anew for every look; who looks must be asked something in the position."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.state = State(tables)
        self.dealer = Dealer(tables)
        self.is_public = zeros(PART)
        self.other_parts = [part for part in tables.ruleset.parts if not part.is_public]
        for part in tables.ruleset.parts:
            for index in range(part.base, part.base + part.size):
                self.is_public[index] = part.is_public

    def look(self, state: State, seat: int) -> State:
        """What a seat may know of a position; good until the next look."""
        self.write_board(state)
        self.write_cards(state, seat)
        self.write_tickets(state, seat)
        self.dealer.study(state, seat)
        self.dealer.deal(self.state)
        for part in self.other_parts:
            part.load(self.state, part.show(state, seat))
        if self.tables.costs:
            refresh_costs(self.state)
        return self.state

    def write_board(self, state: State) -> None:
        """What lies open: routes, trains, scores, whose turn it is, what is asked, open parts."""
        tables = self.tables
        seen = self.state
        seen.rng = ANY_RNG
        seen.first = state.first
        seen.seat = state.seat
        seen.passes = state.passes
        seen.last_round = state.last_round
        seen.is_over = state.is_over
        seen.turns = state.turns
        for word in range(tables.words):
            seen.free[word] = state.free[word]
        for player in range(tables.seats):
            seen.trains[player] = state.trains[player]
            seen.score[player] = state.score[player]
            for word in range(tables.words):
                seen.owned[player][word] = state.owned[player][word]
                seen.barred[player][word] = state.barred[player][word]
        seen.depth = state.depth
        for at in range(state.depth):
            for index in range(5):
                seen.frames[at][index] = state.frames[at][index]
        for index in range(tables.part_size):
            if self.is_public[index]:
                seen.part[index] = state.part[index]

    def write_cards(self, state: State, seat: int) -> None:
        """COM-INFO-1, 2: open cards, piles, the own hand, what is known of others."""
        tables = self.tables
        seen = self.state
        for slot in range(tables.market_size):
            seen.market[slot] = state.market[slot]
        seen.gaps = state.gaps
        seen.open_locos = state.open_locos
        seen.discard_count = state.discard_count
        for kind in range(tables.kinds):
            seen.discard[kind] = state.discard[kind]
            seen.laid[kind] = state.laid[kind]
            if tables.is_special[kind]:
                seen.deck[kind] = state.deck[kind]
            seen.hand[seat][kind] = state.hand[seat][kind]
            for player in range(tables.seats):
                seen.known[player][kind] = state.known[player][kind]

    def write_tickets(self, state: State, seat: int) -> None:
        """COM-INFO-3..5: own tickets and those one has put away; of the others how many there are."""
        tables = self.tables
        seen = self.state
        unknown = SEAT_MARK * (tables.seats + 1)
        for deck in range(tables.decks):
            seen.pool_count[deck] = state.pool_count[deck]
            seen.under_count[deck] = state.under_count[deck]
            for index in range(state.under_count[deck]):
                marked = state.under[deck][index]
                seen.under[deck][index] = marked if marked // SEAT_MARK == seat + 1 else unknown
        for player in range(tables.seats):
            seen.offer_count[player] = state.offer_count[player]
            seen.held_count[player] = state.held_count[player]
        for index in range(state.offer_count[seat]):
            seen.offer[seat][index] = state.offer[seat][index]
        for word in range(tables.ticket_words):
            seen.held[seat][word] = state.held[seat][word]
        self.write_away(state, seat)

    def write_away(self, state: State, seat: int) -> None:
        """The box and what lies aside: first what others put there, then one's own by number."""
        tables = self.tables
        seen = self.state
        unknown = SEAT_MARK * (tables.seats + 1)
        seen.boxed_count = 0
        for index in range(state.boxed_count):
            if state.boxed[index] // SEAT_MARK != seat + 1:
                seen.boxed[seen.boxed_count] = unknown
                seen.boxed_count += 1
        seen.aside_count = 0
        for index in range(state.aside_count):
            if state.aside[index] // SEAT_MARK != seat + 1:
                seen.aside[seen.aside_count] = unknown
                seen.aside_count += 1
        for ticket in range(tables.tickets):
            own = ticket + SEAT_MARK * (seat + 1)
            for index in range(state.boxed_count):
                if state.boxed[index] == own:
                    seen.boxed[seen.boxed_count] = own
                    seen.boxed_count += 1
            for index in range(state.aside_count):
                if state.aside[index] == own:
                    seen.aside[seen.aside_count] = own
                    seen.aside_count += 1
