"""The dealer of the search: likely positions, again and again, on copies of one that agrees with the view.

Players collect, so cards of a kind in a hand speak for more of it. Each rival gets one of a set of
particles, combinations of unseen tickets: weighed by a trained belief where the edition has one, else by how well
they explain the routes it has claimed.
"""

from __future__ import annotations

from math import exp

from semafor.engine.core import State
from semafor.engine.dealer import FairDealer
from semafor.engine.generator import FINE, FINENESS
from semafor.engine.tables import DECKS, SEATS, TICKETS, Tables, zeros
from semafor.search.belief import Belief
from semafor.search.chart import read_chart
from semafor.search.sizes import DETOUR, LONGEST_DETOUR, MOST_HELD
from semafor.search.weights import reals

PARTICLES = 200
NONE = -1
# How sharply claims speak for tickets: weight of a space explained.
SHARPNESS = 0.25
# A space still missing for a ticket, against one explained, when the trains run out.
UNDONE = 3.0
# How much cards of a kind in a hand speak for more of it: players collect.
CLUSTER = 2.0
# With a belief: particles proposed before the first that counts, and for each that does.
AT_FIRST = 20
PROPOSED = 1


class LikelyDealer(FairDealer):
    """One seat's knowledge of a position and what is likely to be behind it."""

    def __init__(self, tables: Tables, start_trains: int, belief: Belief | None = None) -> None:
        super().__init__(tables)
        self.belief = belief
        self.chart = read_chart(tables.ruleset)
        self.fit = reals(SEATS * TICKETS)
        self.particle = zeros(SEATS * PARTICLES * MOST_HELD)
        self.present = zeros(MOST_HELD)
        self.whole = reals(DECKS)
        self.part = reals(DECKS)
        self.quota = zeros(DECKS)
        self.start_trains = start_trains
        # Where tickets are dealt as they are, hands need not make up for weak ones (docs/bots.md).
        self.cluster = CLUSTER if belief is None else 0.0
        self.undone = UNDONE

    def study(self, state: State, seat: int) -> None:
        """Count what is hidden in a position, and read what the rivals' claims say of their tickets."""
        FairDealer.study(self, state, seat)
        self.count_spare(state)
        if self.belief is not None:
            self.belief.begin()
            for index in range(self.unseen_count):
                self.belief.note(self.unseen[index])
        for rival in range(self.tables.seats):
            if rival != seat and self.belief is not None:
                self.believe_tickets(state, rival)
                self.make_whole_particles(state, rival)
            elif rival != seat:
                self.fit_tickets(state, rival)
                self.make_particles(state, rival)

    def unseen_list(self) -> list[int]:
        """The tickets that the seat has not seen."""
        return sorted([self.unseen[index] for index in range(self.unseen_count)])

    def believe_tickets(self, state: State, rival: int) -> None:
        """The odds of each unseen ticket, by what was trained."""
        belief = self.belief
        assert belief is not None
        belief.read(state, rival)
        for index in range(self.unseen_count):
            ticket = self.unseen[index]
            self.fit[rival * TICKETS + ticket] = belief.odds[ticket]

    def fit_tickets(self, state: State, rival: int) -> None:
        """How well each ticket explains a rival's routes: a weight for the draw of particles.

        Spaces that lie on a ticket's way speak for it, by detour; the fewer trains the rival has
        left, the more do spaces still missing speak against it.
        """
        tables = self.tables
        chart = self.chart
        most = self.start_trains + 0.0
        for ticket in range(tables.tickets):
            straight = chart.spaces_of(ticket)
            total = 0.0
            for word in range(tables.words):
                mask = state.owned[rival][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = word * tables.word_bits + tables.ordinal(low) - 1
                    detour = chart.detour_of(ticket, route, straight)
                    if detour < LONGEST_DETOUR:
                        total += tables.length[route] * exp(-detour / DETOUR)
            missing = max(0.0, straight - total) * (1.0 - state.trains[rival] / most)
            self.fit[rival * TICKETS + ticket] = exp(SHARPNESS * (total - self.undone * missing))

    def make_particles(self, state: State, rival: int) -> None:
        """Combinations of unseen tickets for a rival, each ticket drawn by its weight."""
        held = min(state.held_count[rival], MOST_HELD, self.unseen_count)
        self.add_fits(rival)
        for number in range(PARTICLES):
            self.draw_hand(state, rival, held)
            self.keep_particle(rival, number, held)

    def make_whole_particles(self, state: State, rival: int) -> None:
        """The same, each hand weighed as a whole (Metropolis and Hastings).

        A hand that is proposed takes the place of the last one as often as it is likelier.
        """
        belief = self.belief
        assert belief is not None
        held = min(state.held_count[rival], MOST_HELD, self.unseen_count)
        if held == 0:
            return
        self.add_fits(rival)
        weight = 0.0
        for number in range(-AT_FIRST, PARTICLES):
            for _ in range(PROPOSED):
                self.draw_hand(state, rival, held)
                for index in range(held):
                    belief.drawn[index] = self.unseen[index]
                likelier = belief.weigh_hand(held)
                if likelier >= weight * (state.below(FINE) / FINENESS):
                    weight = likelier
                    for index in range(held):
                        self.present[index] = self.unseen[index]
            place = (rival * PARTICLES + max(0, number)) * MOST_HELD
            for index in range(held):
                self.particle[place + index] = self.present[index]

    def add_fits(self, rival: int) -> None:
        """The weights of all unseen tickets together, deck by deck."""
        tables = self.tables
        for deck in range(tables.decks):
            self.whole[deck] = 0.0
        for index in range(self.unseen_count):
            ticket = self.unseen[index]
            self.whole[tables.ticket_deck[ticket]] += self.fit[rival * TICKETS + ticket]

    def draw_hand(self, state: State, rival: int, held: int) -> None:
        """Draw tickets by their weights, no ticket twice: they stand first among the unseen.

        GER-INFO-1: how many tickets of each deck rivals hold together is open, so of none are more drawn.
        """
        tables = self.tables
        for deck in range(tables.decks):
            self.quota[deck] = self.spare[deck]
            self.part[deck] = self.whole[deck]
        for index in range(held):
            left = 0.0
            for deck in range(tables.decks):
                if self.quota[deck] > 0:
                    left += self.part[deck]
            mark = left * (state.below(FINE) / FINENESS)
            other = index
            weight = 0.0
            for place in range(index, self.unseen_count):
                ticket = self.unseen[place]
                if self.quota[tables.ticket_deck[ticket]] > 0:
                    other = place
                    weight = self.fit[rival * TICKETS + ticket]
                    if mark < weight:
                        break
                    mark -= weight
            ticket = self.unseen[other]
            self.unseen[other] = self.unseen[index]
            self.unseen[index] = ticket
            self.quota[tables.ticket_deck[ticket]] -= 1
            self.part[tables.ticket_deck[ticket]] -= weight

    def keep_particle(self, rival: int, number: int, held: int) -> None:
        """The hand just drawn is one that a rival may get."""
        for index in range(held):
            self.particle[(rival * PARTICLES + number) * MOST_HELD + index] = self.unseen[index]

    def give_tickets(self, state: State, player: int) -> None:
        """One particle; a ticket that another rival has already is replaced by any other."""
        tables = self.tables
        for word in range(tables.ticket_words):
            state.held[player][word] = 0
        number = state.below(PARTICLES)
        for index in range(state.held_count[player]):
            ticket = NONE
            if index < MOST_HELD:
                ticket = self.particle[(player * PARTICLES + number) * MOST_HELD + index]
            if (
                ticket == NONE
                or self.is_dealt[ticket]
                or self.spare[tables.ticket_deck[ticket]] <= 0
            ):
                ticket = self.take_any(state)
            else:
                self.spare[tables.ticket_deck[ticket]] -= 1
                self.is_dealt[ticket] = 1
            self.give_ticket(state, player, ticket)
