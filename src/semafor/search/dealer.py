"""Deals what a seat cannot see, again and again, on a copy of one position dealt from its view.

Cards: what lies in no open place is spread over the rivals' unknown cards and the deck. Tickets:
each rival gets one of a set of particles, combinations of unseen tickets weighted by how well they
explain the routes it has claimed.
"""

from __future__ import annotations

from math import exp

from semafor.engine.core import State
from semafor.engine.tables import DECKS, KINDS, NODES, SEAT_MARK, SEATS, TICKETS, rows, zeros
from semafor.search.chart import Chart
from semafor.search.weights import reals

PARTICLES = 200
MOST_HELD = 16
FAR = 9999
NONE = -1
# How sharply claims speak for tickets: weight of a space explained, width of a tolerated detour.
SHARPNESS = 0.25
DETOUR = 2.0
# A space still missing for a ticket, against one explained, when the trains run out.
UNDONE = 3.0
# How much cards of a kind in a hand speak for more of it: players collect.
CLUSTER = 2.0
# A number below FINE is turned into a share of one.
FINE = 1048576
FINENESS = 1048576.0


class Dealer:
    """One seat's knowledge of a position and what may be behind it."""

    def __init__(self, chart: Chart, start_trains: int) -> None:
        self.chart = chart
        self.seat = 0
        self.unseen = zeros(TICKETS)
        self.unseen_count = 0
        self.is_dealt = zeros(TICKETS)
        self.hidden = zeros(KINDS)
        self.spare = zeros(DECKS)
        self.apart = rows(NODES, NODES)
        self.is_measured = 0
        self.fit = reals(SEATS * TICKETS)
        self.particle = zeros(SEATS * PARTICLES * MOST_HELD)
        self.start_trains = start_trains
        self.cluster = CLUSTER
        self.undone = UNDONE

    # ---------------------------------------------------------------- once for a decision

    def study(self, state: State, seat: int) -> None:
        """Prepare for a position: which tickets are unseen, and what the rivals' claims say."""
        self.seat = seat
        if not self.is_measured:
            self.measure(state)
            self.is_measured = 1
        self.find_unseen(state)
        for rival in range(state.tables.seats):
            if rival != seat:
                self.fit_tickets(state, rival)
                self.make_particles(state, rival)

    def measure(self, state: State) -> None:
        """Spaces between all nodes on the empty board."""
        tables = state.tables
        nodes = tables.nodes
        apart = self.apart
        for a in range(nodes):
            for b in range(nodes):
                apart[a][b] = 0 if a == b else FAR
        for route in range(tables.routes):
            a = tables.end_a[route]
            b = tables.end_b[route]
            apart[a][b] = min(apart[a][b], tables.length[route])
            apart[b][a] = apart[a][b]
        for middle in range(nodes):
            for a in range(nodes):
                for b in range(nodes):
                    through = apart[a][middle] + apart[middle][b]
                    apart[a][b] = min(apart[a][b], through)

    def find_unseen(self, state: State) -> None:
        """Tickets this seat has not seen: not held, not offered to it, not put away by it."""
        tables = state.tables
        seat = self.seat
        for ticket in range(tables.tickets):
            self.is_dealt[ticket] = 0
        for index in range(state.offer_count[seat]):
            self.is_dealt[state.offer[seat][index]] = 1
        for deck in range(tables.decks):
            for index in range(state.under_count[deck]):
                self.note_marked(state.under[deck][index])
        for index in range(state.boxed_count):
            self.note_marked(state.boxed[index])
        for index in range(state.aside_count):
            self.note_marked(state.aside[index])
        self.unseen_count = 0
        for ticket in range(tables.tickets):
            if self.is_dealt[ticket]:
                continue
            if state.held[seat][tables.word_of[ticket]] & tables.one[ticket]:
                continue
            self.unseen[self.unseen_count] = ticket
            self.unseen_count += 1

    def note_marked(self, marked: int) -> None:
        """A ticket put away by this seat is seen; one put away by another is not."""
        if marked // SEAT_MARK == self.seat + 1:
            self.is_dealt[marked % SEAT_MARK] = 1

    def fit_tickets(self, state: State, rival: int) -> None:
        """How well each ticket explains a rival's routes: a weight for the draw of particles.

        Spaces that lie on a ticket's way speak for it, by detour; the fewer trains the rival has
        left, the more do spaces still missing speak against it.
        """
        tables = state.tables
        most = self.start_trains + 0.0
        for ticket in range(tables.tickets):
            first = tables.first_node[tables.ticket_a[ticket]]
            last = tables.first_node[tables.ticket_b[ticket]]
            straight = self.nearest(state, tables.ticket_a[ticket], tables.ticket_b[ticket])
            total = 0.0
            for word in range(tables.words):
                mask = state.owned[rival][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = word * tables.word_bits + tables.bit[low % 269]
                    a = tables.end_a[route]
                    b = tables.end_b[route]
                    forth = self.apart[first][a] + self.apart[b][last]
                    back = self.apart[first][b] + self.apart[a][last]
                    detour = min(forth, back) + tables.length[route] - straight
                    if detour < 12:
                        total += tables.length[route] * exp(-detour / DETOUR)
            missing = max(0.0, straight - total) * (1.0 - state.trains[rival] / most)
            self.fit[rival * TICKETS + ticket] = exp(SHARPNESS * (total - self.undone * missing))

    def nearest(self, state: State, a: int, b: int) -> int:
        """Spaces between two places; a country counts from its nearest border."""
        tables = state.tables
        best = FAR
        for first in range(tables.first_node[a], tables.last_node[a]):
            for second in range(tables.first_node[b], tables.last_node[b]):
                best = min(best, self.apart[first][second])
        return best

    def make_particles(self, state: State, rival: int) -> None:
        """Combinations of unseen tickets for a rival, each ticket drawn by its weight."""
        held = min(state.held_count[rival], MOST_HELD, self.unseen_count)
        whole = 0.0
        for index in range(self.unseen_count):
            whole += self.fit[rival * TICKETS + self.unseen[index]]
        for number in range(PARTICLES):
            left = whole
            for index in range(held):
                mark = left * (state.below(FINE) / FINENESS)
                other = index
                weight = self.fit[rival * TICKETS + self.unseen[other]]
                while mark >= weight and other < self.unseen_count - 1:
                    mark -= weight
                    other += 1
                    weight = self.fit[rival * TICKETS + self.unseen[other]]
                # Drawn tickets stand first, so that none is drawn twice.
                ticket = self.unseen[other]
                self.unseen[other] = self.unseen[index]
                self.unseen[index] = ticket
                self.particle[(rival * PARTICLES + number) * MOST_HELD + index] = ticket
                left -= weight

    # ---------------------------------------------------------------- once for a rollout

    def deal(self, state: State) -> None:
        """Deal all that is hidden anew, in place, with the state's own generator."""
        self.deal_cards(state)
        self.deal_tickets(state)

    def deal_cards(self, state: State) -> None:
        """The rivals' unknown cards and the deck are one heap."""
        tables = state.tables
        self.gather_cards(state)
        for rival in range(tables.seats):
            if rival == self.seat:
                continue
            count = 0
            for kind in range(tables.kinds):
                count += state.hand[rival][kind] - state.known[rival][kind]
                state.hand[rival][kind] = state.known[rival][kind]
            for _ in range(count):
                kind = self.draw_kind(state, rival)
                self.hidden[kind] -= 1
                state.hand[rival][kind] += 1
        for kind in range(tables.kinds):
            if not tables.is_special[kind]:
                state.deck[kind] = self.hidden[kind]

    def draw_kind(self, state: State, rival: int) -> int:
        """A hidden card for a rival's hand: as likely as there are, more so what it collects."""
        tables = state.tables
        total = 0.0
        for kind in range(tables.kinds):
            total += self.hidden[kind] * (1.0 + self.cluster * state.hand[rival][kind])
        mark = total * (state.below(FINE) / FINENESS)
        last = 0
        for kind in range(tables.kinds):
            if self.hidden[kind] == 0:
                continue
            last = kind
            mark -= self.hidden[kind] * (1.0 + self.cluster * state.hand[rival][kind])
            if mark < 0.0:
                return kind
        return last

    def gather_cards(self, state: State) -> None:
        """Count the heap by kind; a special card is never in a hand and stays in the deck."""
        tables = state.tables
        for kind in range(tables.kinds):
            self.hidden[kind] = 0
            if tables.is_special[kind]:
                continue
            self.hidden[kind] = state.deck[kind]
            for rival in range(tables.seats):
                if rival != self.seat:
                    self.hidden[kind] += state.hand[rival][kind] - state.known[rival][kind]

    def deal_tickets(self, state: State) -> None:
        """A particle for each rival; the decks keep their sizes and get what is left."""
        tables = state.tables
        for index in range(self.unseen_count):
            self.is_dealt[self.unseen[index]] = 0
        self.count_spare(state)
        for rival in range(tables.seats):
            if rival == self.seat or state.held_count[rival] == 0:
                continue
            self.give_particle(state, rival)
        for deck in range(tables.decks):
            self.fill_deck(state, deck)
        self.fill_away(state)

    def count_spare(self, state: State) -> None:
        """Unseen tickets of each deck beyond those in the deck itself and in offers to rivals."""
        tables = state.tables
        for deck in range(tables.decks):
            self.spare[deck] = -state.pool_count[deck]
            for index in range(state.under_count[deck]):
                if state.under[deck][index] // SEAT_MARK != self.seat + 1:
                    self.spare[deck] -= 1
        for index in range(self.unseen_count):
            self.spare[tables.ticket_deck[self.unseen[index]]] += 1
        for rival in range(tables.seats):
            if rival != self.seat:
                for index in range(state.offer_count[rival]):
                    self.spare[tables.ticket_deck[state.offer[rival][index]]] -= 1

    def give_particle(self, state: State, rival: int) -> None:
        """Draw a particle; a ticket another rival has already is replaced by any other."""
        tables = state.tables
        held = state.held_count[rival]
        for word in range(tables.ticket_words):
            state.held[rival][word] = 0
        number = state.below(PARTICLES)
        for index in range(held):
            ticket = -1
            if index < MOST_HELD:
                ticket = self.particle[(rival * PARTICLES + number) * MOST_HELD + index]
            while (
                ticket < 0 or self.is_dealt[ticket] or self.spare[tables.ticket_deck[ticket]] <= 0
            ):
                ticket = self.unseen[state.below(self.unseen_count)]
            self.spare[tables.ticket_deck[ticket]] -= 1
            self.is_dealt[ticket] = 1
            state.held[rival][tables.word_of[ticket]] |= tables.one[ticket]

    def take(self, state: State, deck: int, old: int) -> int:
        """Any unseen ticket of a deck (-1: of any deck) that is nowhere yet; `old` if there is none."""
        if self.unseen_count == 0:
            return old
        place = state.below(self.unseen_count)
        for _ in range(self.unseen_count):
            ticket = self.unseen[place]
            is_right = deck < 0 or state.tables.ticket_deck[ticket] == deck
            if is_right and not self.is_dealt[ticket]:
                self.is_dealt[ticket] = 1
                return ticket
            place += 1
            if place == self.unseen_count:
                place = 0
        return old

    def fill_deck(self, state: State, deck: int) -> None:
        """The unordered part of a deck, then what others put under it.

        Where the rivals got more of a deck than it can spare, the deck is shorter for once.
        """
        size = state.pool_count[deck]
        count = 0
        for _ in range(size):
            ticket = self.take(state, deck, NONE)
            if ticket != NONE:
                state.pool[deck][count] = ticket
                count += 1
        state.pool_count[deck] = count
        for index in range(state.under_count[deck]):
            marked = state.under[deck][index]
            if marked // SEAT_MARK != self.seat + 1:
                ticket = self.take(state, deck, marked % SEAT_MARK)
                state.under[deck][index] = ticket + SEAT_MARK * (marked // SEAT_MARK)

    def fill_away(self, state: State) -> None:
        """Offers to rivals, the box and what lies aside."""
        tables = state.tables
        for rival in range(tables.seats):
            if rival == self.seat:
                continue
            for index in range(state.offer_count[rival]):
                ticket = state.offer[rival][index]
                deck = tables.ticket_deck[ticket]
                state.offer[rival][index] = self.take(state, deck, ticket)
        for index in range(state.boxed_count):
            marked = state.boxed[index]
            if marked // SEAT_MARK != self.seat + 1:
                ticket = self.take(state, NONE, marked % SEAT_MARK)
                state.boxed[index] = ticket + SEAT_MARK * (marked // SEAT_MARK)
        for index in range(state.aside_count):
            marked = state.aside[index]
            if marked // SEAT_MARK != self.seat + 1:
                ticket = self.take(state, NONE, marked % SEAT_MARK)
                state.aside[index] = ticket + SEAT_MARK * (marked // SEAT_MARK)
