"""A position as one seat may know it, in numbers: for whoever decides thousands of times a second.

Rules: COM-INFO-1..5, as in views.py, whose counterpart in numbers this is. It is written field by field into a state of
its own; what the seat cannot know is dealt in a fixed order from what lies hidden, so nothing in it depends on a
secret, not even on how the secret was drawn. Two positions with equal views are equal here, and a view of what is
written here is the view of the position itself: tests hold both.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.costs import refresh_costs
from semafor.engine.tables import KINDS, PART, SEAT_MARK, TICKETS, Tables, zeros

# The state of the generator is a secret too: what is drawn from a seen position is anybody's guess.
ANY_RNG = 1


class SeenPosition:
    """A state that is written anew for every look; who looks must be asked something in the position."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.state = State(tables)
        self.hidden = zeros(KINDS)
        self.is_seen = zeros(TICKETS)
        self.unseen = zeros(TICKETS)
        self.unseen_count = 0
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

    # ---------------------------------------------------------------- cards

    def write_cards(self, state: State, seat: int) -> None:
        """COM-INFO-1, 2: open cards, piles, the own hand, what is known of others."""
        tables = self.tables
        seen = self.state
        for slot in range(tables.market_size):
            seen.market[slot] = state.market[slot]
        seen.gaps = state.gaps
        seen.open_locos = state.open_locos
        seen.deck_count = state.deck_count
        seen.discard_count = state.discard_count
        for kind in range(tables.kinds):
            seen.discard[kind] = state.discard[kind]
            seen.laid[kind] = state.laid[kind]
            hidden = state.deck[kind]
            for player in range(tables.seats):
                seen.known[player][kind] = state.known[player][kind]
                if player == seat:
                    seen.hand[player][kind] = state.hand[player][kind]
                else:
                    seen.hand[player][kind] = state.known[player][kind]
                    hidden += state.hand[player][kind] - state.known[player][kind]
            self.hidden[kind] = hidden
        self.deal_cards(state, seat)

    def deal_cards(self, state: State, seat: int) -> None:
        """As many hidden cards to each hand as it has, kind by kind in turn; the rest are the deck."""
        tables = self.tables
        seen = self.state
        turn = 0
        for player in range(tables.seats):
            if player == seat:
                continue
            count = 0
            for kind in range(tables.kinds):
                count += state.hand[player][kind] - state.known[player][kind]
            while count > 0:
                kind = turn % tables.kinds
                turn += 1
                if self.hidden[kind] > 0 and not tables.is_special[kind]:
                    self.hidden[kind] -= 1
                    seen.hand[player][kind] += 1
                    count -= 1
        for kind in range(tables.kinds):
            seen.deck[kind] = self.hidden[kind]

    # ---------------------------------------------------------------- tickets

    def write_tickets(self, state: State, seat: int) -> None:
        """COM-INFO-3..5: own tickets and those one has put away; the others by number, where they may lie."""
        tables = self.tables
        seen = self.state
        self.find_unseen(state, seat)
        for deck in range(tables.decks):
            seen.pool_count[deck] = state.pool_count[deck]
            for index in range(state.pool_count[deck]):
                seen.pool[deck][index] = self.take(deck)
            seen.under_count[deck] = state.under_count[deck]
            for index in range(state.under_count[deck]):
                marked = state.under[deck][index]
                if marked // SEAT_MARK != seat + 1:
                    marked = self.take(deck) + SEAT_MARK * (tables.seats + 1)
                seen.under[deck][index] = marked
        for player in range(tables.seats):
            seen.offer_count[player] = state.offer_count[player]
            for deck in range(tables.decks):
                self.write_offer(state, player, seat, deck)
        for player in range(tables.seats):
            self.write_held(state, player, seat)
        self.write_away(state, seat)

    def write_held(self, state: State, player: int, seat: int) -> None:
        """One's own tickets; of the others' only how many there are is known."""
        tables = self.tables
        seen = self.state
        seen.held_count[player] = state.held_count[player]
        for word in range(tables.ticket_words):
            seen.held[player][word] = state.held[player][word] if player == seat else 0
        if player != seat:
            for _ in range(state.held_count[player]):
                ticket = self.take(-1)
                seen.held[player][tables.word_of[ticket]] |= tables.one[ticket]

    def find_unseen(self, state: State, seat: int) -> None:
        """Tickets the seat does not hold, was not offered and has not put away."""
        tables = self.tables
        for ticket in range(tables.tickets):
            held = state.held[seat][tables.word_of[ticket]] & tables.one[ticket]
            self.is_seen[ticket] = 1 if held else 0
        for index in range(state.offer_count[seat]):
            self.is_seen[state.offer[seat][index]] = 1
        for deck in range(tables.decks):
            for index in range(state.under_count[deck]):
                self.note_marked(state.under[deck][index], seat)
        for index in range(state.boxed_count):
            self.note_marked(state.boxed[index], seat)
        for index in range(state.aside_count):
            self.note_marked(state.aside[index], seat)
        self.unseen_count = 0
        for ticket in range(tables.tickets):
            if not self.is_seen[ticket]:
                self.unseen[self.unseen_count] = ticket
                self.unseen_count += 1

    def note_marked(self, marked: int, seat: int) -> None:
        """A ticket the seat has put away itself."""
        if marked // SEAT_MARK == seat + 1:
            self.is_seen[marked % SEAT_MARK] = 1

    def take(self, deck: int) -> int:
        """The first unseen ticket of a deck (-1: of any) that lies nowhere yet."""
        tables = self.tables
        for index in range(self.unseen_count):
            ticket = self.unseen[index]
            if not self.is_seen[ticket] and (deck < 0 or tables.ticket_deck[ticket] == deck):
                self.is_seen[ticket] = 1
                return ticket
        raise AssertionError("a ticket lies in two places")

    def write_offer(self, state: State, player: int, seat: int, deck: int) -> None:
        """GER-INFO-1: of which decks the tickets on offer are is open; which they are, to the one who is asked."""
        tables = self.tables
        seen = self.state
        place = 0
        if player == seat:
            for index in range(state.offer_count[player]):
                seen.offer[player][index] = state.offer[player][index]
            return
        for other in range(deck):
            for index in range(state.offer_count[player]):
                if tables.ticket_deck[state.offer[player][index]] == other:
                    place += 1
        for index in range(state.offer_count[player]):
            if tables.ticket_deck[state.offer[player][index]] == deck:
                seen.offer[player][place] = self.take(deck)
                place += 1

    def write_away(self, state: State, seat: int) -> None:
        """The box and what lies aside: first what others put there, then one's own by number."""
        tables = self.tables
        seen = self.state
        seen.boxed_count = 0
        for index in range(state.boxed_count):
            if state.boxed[index] // SEAT_MARK != seat + 1:
                seen.boxed[seen.boxed_count] = self.take(-1) + SEAT_MARK * (tables.seats + 1)
                seen.boxed_count += 1
        seen.aside_count = 0
        for index in range(state.aside_count):
            if state.aside[index] // SEAT_MARK != seat + 1:
                seen.aside[seen.aside_count] = self.take(-1) + SEAT_MARK * (tables.seats + 1)
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
