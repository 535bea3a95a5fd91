"""Deals what a seat cannot see, in place: the rivals' unknown cards, the decks, all unseen tickets.

There is one way to deal and three ways to choose: `Dealer` takes the first that there is, so that the deal depends on
nothing hidden; `FairDealer` any, each with the same chance; the search has one with a belief. What there is to deal is
counted once (`study`, or card by card from a view); then deals may be made again and again.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.generator import FINE, FINENESS
from semafor.engine.tables import DECKS, KINDS, SEAT_MARK, SEATS, TICKETS, Tables, rows, zeros

# Who has put nothing away and holds nothing: the seat of a spectator.
NOBODY = -2


class Dealer:
    """What one seat has not seen of a position, dealt always in the same order.

    Attributes:
        hidden: Cards by kind that lie in no open place; special cards stay in the deck and are not among them.
        heap: Those of them that are not dealt yet.
        unknown: How many of them every player holds.
        unseen: The unseen tickets.
        is_dealt: Whether an unseen ticket lies somewhere already.
        offered: How many tickets of each deck are on offer to every rival.
        spare: Unseen tickets of each deck beyond those in the deck and on offer: held, or put away.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.seat = NOBODY
        self.hidden = zeros(KINDS)
        self.heap = zeros(KINDS)
        self.unknown = zeros(SEATS)
        self.unseen = zeros(TICKETS)
        self.unseen_count = 0
        self.is_seen = zeros(TICKETS)
        self.is_dealt = zeros(TICKETS)
        self.offered = rows(SEATS, DECKS)
        self.spare = zeros(DECKS)
        self.at = zeros(DECKS)
        self.turn = 0

    # ---------------------------------------------------------------- what there is

    def begin(self, seat: int) -> None:
        """Forget what was counted for an earlier position."""
        self.seat = seat
        for kind in range(self.tables.kinds):
            self.hidden[kind] = 0
        for ticket in range(self.tables.tickets):
            self.is_seen[ticket] = 0
        for player in range(self.tables.seats):
            self.unknown[player] = 0
            for deck in range(self.tables.decks):
                self.offered[player][deck] = 0

    def hide(self, kind: int, count: int) -> None:
        """Cards of a kind that lie in no open place."""
        self.hidden[kind] = count

    def owe(self, player: int, count: int) -> None:
        """Hidden cards that a player holds."""
        self.unknown[player] = count

    def see(self, ticket: int) -> None:
        """A ticket that the seat has seen."""
        self.is_seen[ticket] = 1

    def offer(self, player: int, deck: int, count: int) -> None:
        """GER-INFO-1: of which decks the tickets on offer to a rival are is open."""
        self.offered[player][deck] = count

    def study(self, state: State, seat: int) -> None:
        """Count what a seat does not see of a position."""
        tables = self.tables
        self.begin(seat)
        for kind in range(tables.kinds):
            if not tables.is_special[kind]:
                self.hidden[kind] = state.deck[kind]
        for player in range(tables.seats):
            if player == seat:
                for index in range(state.offer_count[player]):
                    self.is_seen[state.offer[player][index]] = 1
                continue
            for kind in range(tables.kinds):
                count = state.hand[player][kind] - state.known[player][kind]
                self.hidden[kind] += count
                self.unknown[player] += count
            for index in range(state.offer_count[player]):
                self.offered[player][tables.ticket_deck[state.offer[player][index]]] += 1
        self.find_unseen(state)

    def find_unseen(self, state: State) -> None:
        """COM-INFO-3..5: what the seat holds or has put away is seen; after the end what anybody holds."""
        tables = self.tables
        for player in range(tables.seats):
            if player == self.seat or state.is_over:
                self.note_held(state, player)
        for deck in range(tables.decks):
            for index in range(state.under_count[deck]):
                self.note_marked(state.under[deck][index])
        for index in range(state.boxed_count):
            self.note_marked(state.boxed[index])
        for index in range(state.aside_count):
            self.note_marked(state.aside[index])
        self.unseen_count = 0
        for ticket in range(tables.tickets):
            if not self.is_seen[ticket]:
                self.unseen[self.unseen_count] = ticket
                self.unseen_count += 1

    def note_held(self, state: State, player: int) -> None:
        """All that a player holds is seen."""
        tables = self.tables
        for ticket in range(tables.tickets):
            if state.held[player][tables.word_of[ticket]] & tables.one[ticket]:
                self.is_seen[ticket] = 1

    def note_marked(self, marked: int) -> None:
        """A ticket put away by this seat is seen; one put away by another is not."""
        if marked // SEAT_MARK == self.seat + 1:
            self.is_seen[marked % SEAT_MARK] = 1

    # ---------------------------------------------------------------- a deal

    def deal(self, state: State) -> None:
        """Deal all that is hidden to where it may lie."""
        self.deal_cards(state)
        self.deal_tickets(state)

    def deal_cards(self, state: State) -> None:
        """Every rival gets hidden cards beside those known to be there; the rest are the deck."""
        tables = self.tables
        for kind in range(tables.kinds):
            self.heap[kind] = self.hidden[kind]
        self.turn = 0
        for player in range(tables.seats):
            if player == self.seat:
                continue
            for kind in range(tables.kinds):
                state.hand[player][kind] = state.known[player][kind]
            for _ in range(self.unknown[player]):
                kind = self.pick_kind(state, player)
                self.heap[kind] -= 1
                state.hand[player][kind] += 1
        state.deck_count = 0
        for kind in range(tables.kinds):
            if not tables.is_special[kind]:
                state.deck[kind] = self.heap[kind]
            state.deck_count += state.deck[kind]

    def deal_tickets(self, state: State) -> None:
        """What rivals hold, the decks and what others put under them, offers, then what lies away."""
        tables = self.tables
        for index in range(self.unseen_count):
            self.is_dealt[self.unseen[index]] = 0
        self.mix(state)
        self.count_spare(state)
        for player in range(tables.seats):
            if player != self.seat and not state.is_over:
                self.give_tickets(state, player)
        for deck in range(tables.decks):
            self.fill_deck(state, deck)
        for player in range(tables.seats):
            self.lay_offer(state, player)
        for index in range(state.boxed_count):
            state.boxed[index] = self.put_away(state, state.boxed[index])
        for index in range(state.aside_count):
            state.aside[index] = self.put_away(state, state.aside[index])

    def count_spare(self, state: State) -> None:
        """Unseen tickets that are not bound to lie in a deck or on offer."""
        tables = self.tables
        for deck in range(tables.decks):
            self.at[deck] = 0
            self.spare[deck] = -state.pool_count[deck]
            for index in range(state.under_count[deck]):
                if state.under[deck][index] // SEAT_MARK != self.seat + 1:
                    self.spare[deck] -= 1
            for player in range(tables.seats):
                self.spare[deck] -= self.offered[player][deck]
        for index in range(self.unseen_count):
            self.spare[tables.ticket_deck[self.unseen[index]]] += 1

    def fill_deck(self, state: State, deck: int) -> None:
        """The unordered part of a deck, then what others put under it."""
        for index in range(state.pool_count[deck]):
            state.pool[deck][index] = self.take(deck)
        for index in range(state.under_count[deck]):
            marked = state.under[deck][index]
            if marked // SEAT_MARK != self.seat + 1:
                state.under[deck][index] = self.take(deck) + marked - marked % SEAT_MARK

    def lay_offer(self, state: State, player: int) -> None:
        """Tickets on offer to a rival, deck by deck."""
        place = 0
        for deck in range(self.tables.decks):
            for _ in range(self.offered[player][deck]):
                state.offer[player][place] = self.take(deck)
                place += 1

    def give_tickets(self, state: State, player: int) -> None:
        """As many tickets as a player holds."""
        for word in range(self.tables.ticket_words):
            state.held[player][word] = 0
        for _ in range(state.held_count[player]):
            self.give_ticket(state, player, self.take_any(state))

    def give_ticket(self, state: State, player: int, ticket: int) -> None:
        """A ticket for a player to hold."""
        tables = self.tables
        state.held[player][tables.word_of[ticket]] |= tables.one[ticket]

    def put_away(self, state: State, marked: int) -> int:
        """Any ticket in place of one that another has put away, with the same mark."""
        if marked // SEAT_MARK == self.seat + 1:
            return marked
        return self.take_any(state) + marked - marked % SEAT_MARK

    def take_any(self, state: State) -> int:
        """A ticket that may be held or lie away."""
        deck = self.pick_deck(state)
        self.spare[deck] -= 1
        return self.take(deck)

    def take(self, deck: int) -> int:
        """The next unseen ticket of a deck that lies nowhere yet."""
        tables = self.tables
        for index in range(self.at[deck], self.unseen_count):
            ticket = self.unseen[index]
            if not self.is_dealt[ticket] and tables.ticket_deck[ticket] == deck:
                self.at[deck] = index + 1
                self.is_dealt[ticket] = 1
                return ticket
        raise AssertionError("a ticket lies in two places")

    # ---------------------------------------------------------------- what is chosen

    def mix(self, state: State) -> None:
        """Bring the unseen tickets into the order in which they are dealt."""

    def pick_deck(self, state: State) -> int:
        """The deck of a ticket that may be of any."""
        deck = 0
        while self.spare[deck] <= 0 and deck < self.tables.decks - 1:
            deck += 1
        return deck

    def pick_kind(self, state: State, player: int) -> int:
        """A hidden card for a player, kind by kind in turn."""
        kinds = self.tables.kinds
        for _ in range(kinds):
            self.turn += 1
            if self.heap[(self.turn - 1) % kinds] > 0:
                break
        return (self.turn - 1) % kinds


class FairDealer(Dealer):
    """Deals by chance, with the state's own generator: any position that agrees is as likely as any other."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.cluster = 0.0  # how much cards of a kind in a hand speak for more of it

    def mix(self, state: State) -> None:
        """Any order."""
        for index in range(self.unseen_count - 1, 0, -1):
            other = state.below(index + 1)
            ticket = self.unseen[index]
            self.unseen[index] = self.unseen[other]
            self.unseen[other] = ticket

    def pick_deck(self, state: State) -> int:
        """A deck is as likely as it has tickets to spare."""
        decks = self.tables.decks
        total = 0
        for deck in range(decks):
            total += self.spare[deck]
        mark = state.below(total)
        deck = 0
        while mark >= self.spare[deck] and deck < decks - 1:
            mark -= self.spare[deck]
            deck += 1
        return deck

    def pick_kind(self, state: State, player: int) -> int:
        """A hidden card for a hand: as likely as there are, more so what it collects."""
        kinds = self.tables.kinds
        total = 0.0
        for kind in range(kinds):
            total += self.heap[kind] * (1.0 + self.cluster * state.hand[player][kind])
        mark = total * (state.below(FINE) / FINENESS)
        last = 0
        for kind in range(kinds):
            if self.heap[kind] == 0:
                continue
            last = kind
            mark -= self.heap[kind] * (1.0 + self.cluster * state.hand[player][kind])
            if mark < 0.0:
                return kind
        return last
