"""Which tickets a rival holds: what its public facts say, weighed by networks that were trained on games.

For every ticket that the seat has not seen some public numbers are read (how far its ends are from the rival's network,
what the network explains, trains and time left, open cards that were taken …). One network makes odds of them. Tickets of one hand
explain the same routes, so hands are drawn by these odds and then weighed as wholes by a second network.
Nothing here looks at a hidden card or ticket of anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from semafor.engine.core import State
from semafor.engine.tables import KINDS, NODES, ROUTES, TICKETS, Tables, rows, zeros
from semafor.search.chart import Chart
from semafor.search.net import Net
from semafor.search.outlook import Outlook
from semafor.search.sizes import DETOUR, FACTS, FAR, JOINT_FACTS, LONGEST_DETOUR, MOST_HELD
from semafor.search.weights import real_rows, reals

NONE = -1
# Distances count up to this many spaces; what cannot be reached is so far.
LONGEST_GAP = 40
OUT_OF_REACH = 40.0
# Routes of a rival that are looked at.
MOST_OWNED = 64
# Odds and weights stay within e to the power of this.
STEEPEST = 12.0
QUEUE = 4096


class Belief:
    """Reads a rival's public facts, and says what tickets they speak for."""

    def __init__(
        self, chart: Chart, outlook: Outlook, tables: Tables, start_trains: int, nets: Sequence[Net]
    ) -> None:
        self.chart = chart
        self.outlook = outlook
        self.tables = tables
        self.guess = State(tables)  # the position with cards in the rival's hand that say nothing
        self.start_trains = start_trains
        self.single, self.joint = nets
        self.leaning = reals(
            TICKETS
        )  # what is known of a ticket wherever it is: some are kept more often
        self.fact = real_rows(TICKETS, FACTS)
        self.whole = reals(JOINT_FACTS)
        self.odds = reals(TICKETS)
        self.left = reals(TICKETS)
        self.is_done = zeros(TICKETS)
        self.share = real_rows(TICKETS, MOST_OWNED)
        self.owned = zeros(MOST_OWNED)
        self.owned_count = 0
        self.spent = 0.0
        self.cost = zeros(ROUTES)
        self.cheaper = zeros(ROUTES)
        self.distance = zeros(NODES)
        self.to_network = zeros(NODES)
        self.is_touched = zeros(NODES)
        self.queue = zeros(QUEUE)
        self.is_waiting = zeros(NODES)
        self.is_measured = zeros(NODES)
        self.gap = rows(NODES, NODES)
        self.paid_gap = rows(NODES, NODES)
        self.nearest_of = zeros(NODES)
        self.cards = zeros(KINDS)
        self.card_count = 0
        self.has_shown = 0
        self.is_paid = 0
        self.clock = 0.0
        self.trains = 0.0
        self.unseen = zeros(TICKETS)
        self.unseen_count = 0
        self.drawn = zeros(MOST_HELD)

    def lean(self, ticket: int, value: float) -> None:
        """How much more often than another a ticket is held, all else equal."""
        self.leaning[ticket] = value

    # ---------------------------------------------------------------- distances

    def start_from(self, first: int, last: int) -> None:
        """Nothing is reached yet but some nodes."""
        for node in range(self.tables.nodes):
            self.distance[node] = FAR
        for node in range(first, last):
            self.distance[node] = 0

    def spread_lengths(self) -> None:
        """Shortest distances by `cost` from all nodes that are reached, in `distance`."""
        tables = self.tables
        chart = self.chart
        head = 0
        tail = 0
        for node in range(tables.nodes):
            self.is_waiting[node] = 0
            if self.distance[node] < FAR:
                self.queue[tail] = node
                self.is_waiting[node] = 1
                tail += 1
        while head < tail:
            at = self.queue[head % QUEUE]
            head += 1
            self.is_waiting[at] = 0
            for edge in range(chart.edge_first[at], chart.edge_first[at + 1]):
                node = chart.edge_node[edge]
                route = chart.edge_route[edge]
                step = self.cheaper[route] if self.is_paid else self.cost[route]
                farther = self.distance[at] + step
                if farther < self.distance[node]:
                    self.distance[node] = farther
                    if not self.is_waiting[node]:
                        self.is_waiting[node] = 1
                        self.queue[tail % QUEUE] = node
                        tail += 1

    # ---------------------------------------------------------------- what lies open

    def begin(self) -> None:
        """Forget the tickets of another position."""
        self.unseen_count = 0

    def note(self, ticket: int) -> None:
        """A ticket that the seat has not seen."""
        self.unseen[self.unseen_count] = ticket
        self.unseen_count += 1

    def read(self, state: State, rival: int) -> None:
        """Read what lies open of a rival, and find the odds of every unseen ticket."""
        tables = self.tables
        self.read_routes(state, rival)
        self.price(state, rival)
        self.start_from(0, 0)
        for node in range(tables.nodes):
            if self.is_touched[node]:
                self.distance[node] = 0
        self.spread_lengths()
        for node in range(tables.nodes):
            self.to_network[node] = self.distance[node]
        self.measure_gaps()
        self.prepare(state, rival)
        most = 0.0
        for index in range(self.unseen_count):
            most = max(most, self.explain(self.unseen[index]))
        for index in range(self.unseen_count):
            self.describe(state, rival, self.unseen[index], most)
            self.weigh(state, rival, self.unseen[index])

    def prepare(self, state: State, rival: int) -> None:
        """A position in which the rival's plans can be made: the cards not known of it are of all colours in turn."""
        tables = self.tables
        guess = state.clone()
        self.guess = guess
        left = 0
        for kind in range(tables.kinds):
            left += state.hand[rival][kind] - state.known[rival][kind]
            guess.hand[rival][kind] = state.known[rival][kind]
        colour = 0
        while left > 0:
            guess.hand[rival][colour] += 1
            colour = (colour + 1) % tables.colours
            left -= 1
        for word in range(tables.ticket_words):
            guess.held[rival][word] = 0
        self.outlook.look(guess, rival)

    def plan_hand(self, count: int) -> float:
        """What a planner would expect of the tickets drawn, in points."""
        outlook = self.outlook
        outlook.goal_count = 0
        value = 0.0
        for index in range(count):
            value += outlook.take_ticket(self.guess, self.drawn[index])
        outlook.make_plan(self.guess)
        value += outlook.plan_value(self.guess)
        self.whole[17] = outlook.planned_trains / 45.0
        outlook.clear_plan()
        return value

    def read_routes(self, state: State, rival: int) -> None:
        """The rival's routes and where they end, its trains, the time."""
        tables = self.tables
        self.clock = state.turns / (40.0 * tables.seats)
        self.trains = state.trains[rival] / (self.start_trains + 0.0)
        self.card_count = 0
        for kind in range(tables.kinds):
            self.card_count += state.hand[rival][kind]
        self.owned_count = 0
        self.spent = 0.0
        for node in range(tables.nodes):
            self.is_touched[node] = 0
        for route in range(tables.routes):
            if state.owned[rival][tables.word_of[route]] & tables.one[route]:
                self.is_touched[tables.end_a[route]] = 1
                self.is_touched[tables.end_b[route]] = 1
                if self.owned_count < MOST_OWNED:
                    self.owned[self.owned_count] = route
                    self.owned_count += 1
                    self.spent += tables.length[route]

    def price(self, state: State, rival: int) -> None:
        """What routes cost the rival: nothing if owned, else their length; less what open cards pay."""
        tables = self.tables
        most = 0
        for kind in range(tables.kinds):
            self.cards[kind] = 0
        for kind in range(tables.kinds):
            self.cards[self.chart.base[kind]] += state.known[rival][kind]
        for colour in range(tables.colours):
            most = max(most, self.cards[colour])
        self.has_shown = most > 0
        for route in range(tables.routes):
            word = tables.word_of[route]
            bit = tables.one[route]
            length = tables.length[route]
            if state.owned[rival][word] & bit:
                self.cost[route] = 0
                self.cheaper[route] = 0
            elif state.free[word] & bit and not state.barred[rival][word] & bit:
                held = most if tables.colour[route] < 0 else self.cards[tables.colour[route]]
                self.cost[route] = length
                self.cheaper[route] = length - min(held, length - 1)
            else:
                self.cost[route] = FAR
                self.cheaper[route] = FAR

    def explain(self, ticket: int) -> float:
        """How many of the rival's spaces lie on a ticket's way, by detour; the share of each route."""
        tables = self.tables
        chart = self.chart
        straight = chart.spaces_of(ticket)
        total = 0.0
        for index in range(self.owned_count):
            route = self.owned[index]
            detour = chart.detour_of(ticket, route, straight)
            self.share[ticket][index] = 0.0
            if detour < LONGEST_DETOUR:
                share = exp(-max(0, detour) / DETOUR)
                self.share[ticket][index] = share
                total += tables.length[route] * share
        self.fact[ticket][3] = total / 20.0
        return total

    def measure_gaps(self) -> None:
        """Distances by `cost` between all places where unseen tickets end, and what cards leave of them."""
        tables = self.tables
        for place in range(NODES):
            self.is_measured[place] = 0
        for index in range(self.unseen_count):
            ticket = self.unseen[index]
            self.is_measured[tables.ticket_a[ticket]] = 1
            self.is_measured[tables.ticket_b[ticket]] = 1
        for place in range(NODES):
            if self.is_measured[place]:
                self.is_paid = 0
                self.measure_from(place)
                self.is_paid = self.has_shown
                self.measure_from(place)
        self.is_paid = 0

    def measure_from(self, place: int) -> None:
        """Distances from a place to all others where unseen tickets end."""
        tables = self.tables
        self.start_from(tables.first_node[place], tables.last_node[place])
        self.spread_lengths()
        for other in range(NODES):
            if not self.is_measured[other]:
                continue
            best = LONGEST_GAP
            for node in range(tables.first_node[other], tables.last_node[other]):
                best = min(best, self.distance[node])
            if not self.is_paid:
                self.gap[place][other] = best
            self.paid_gap[place][other] = best

    def gap_to_network(self, place: int) -> float:
        """Spaces between a place and the rival's network, over free routes."""
        tables = self.tables
        best = OUT_OF_REACH
        for node in range(tables.first_node[place], tables.last_node[place]):
            best = min(best, self.to_network[node])
        return best

    def describe(self, state: State, rival: int, ticket: int, most: float) -> None:
        """The facts of one ticket, each of the size of 1."""
        tables = self.tables
        fact = self.fact[ticket]
        place_a = tables.ticket_a[ticket]
        place_b = tables.ticket_b[ticket]
        straight = min(self.chart.spaces_of(ticket) + 0.0, OUT_OF_REACH)
        left = self.gap[place_a][place_b] + 0.0
        self.left[ticket] = left
        self.is_done[ticket] = left == 0.0
        explained = fact[3] * 20.0
        gap_a = self.gap_to_network(place_a)
        gap_b = self.gap_to_network(place_b)
        fact[0] = straight / 20.0
        fact[1] = left / 20.0
        fact[2] = self.is_done[ticket]
        fact[4] = explained / max(1.0, self.spent)
        fact[5] = explained / max(1.0, most)
        fact[6] = max(-1.0, (straight - left) / max(1.0, straight))
        fact[7] = 0.5 * (gap_a == 0.0) + 0.5 * (gap_b == 0.0)
        fact[8] = min(gap_a, gap_b) / 10.0
        fact[9] = max(gap_a, gap_b) / 10.0
        fact[10] = self.trains
        fact[11] = max(-1.0, (state.trains[rival] - left) / self.start_trains)
        fact[12] = tables.ticket_points[ticket] / 20.0
        fact[13] = self.clock
        fact[14] = state.held_count[rival] / 10.0
        fact[16] = self.card_count / 20.0
        fact[17] = self.owned_count / 15.0
        fact[18] = 1.0 if state.last_round >= 0 else 0.0
        fact[19] = tables.seats / 5.0
        fact[20] = (left - self.paid_gap[place_a][place_b]) / 10.0
        fact[21] = explained / max(1.0, straight)

    # ---------------------------------------------------------------- odds

    def weigh(self, state: State, rival: int, ticket: int) -> None:
        """The odds that the rival holds a ticket."""
        held = state.held_count[rival] + 0.0
        fact = self.fact[ticket]
        fact[15] = log((held + 0.5) / (max(0.0, self.unseen_count - held) + 0.5)) / 3.0
        net = self.single
        for index in range(FACTS):
            net.given[index] = fact[index]
        net.run()
        value = net.found[0] + self.leaning[ticket]
        self.odds[ticket] = exp(max(-STEEPEST, min(STEEPEST, value)))

    def describe_hand(self, count: int) -> None:
        """The facts of the first so many tickets of `drawn` together."""
        tables = self.tables
        whole = self.whole
        for index in range(JOINT_FACTS):
            whole[index] = 0.0
        whole[0] = count / 8.0
        common = 0.0
        once = 0.0
        for place in range(self.owned_count):
            best = 0.0
            length = tables.length[self.owned[place]]
            for index in range(count):
                share = self.share[self.drawn[index]][place]
                best = max(best, share)
                common += length * share
            once += length * best
        whole[1] = once / max(1.0, self.spent)
        whole[2] = common / max(1.0, self.spent) / count
        lefts = 0.0
        most = 0.0
        for index in range(count):
            ticket = self.drawn[index]
            whole[3] += self.is_done[ticket] / (count + 0.0)
            lefts += self.left[ticket]
            most = max(most, self.left[ticket])
            whole[7] += tables.ticket_points[ticket] / 40.0
            whole[8] += self.closeness(count, index) / count
        whole[4] = min(2.0, lefts / 40.0)
        whole[5] = most / 20.0
        whole[6] = max(-1.0, self.trains - lefts / self.start_trains)
        whole[9] = self.trains
        whole[10] = self.clock
        whole[11] = min(2.0, (self.spent - once) / 20.0)
        tree = self.find_tree(count)
        whole[12] = min(3.0, tree / 30.0)
        whole[13] = min(2.0, max(0.0, lefts - tree) / 20.0)
        whole[14] = max(-1.0, self.trains - tree / self.start_trains)
        whole[16] = max(-2.0, min(3.0, self.plan_hand(count) / 40.0))
        whole[15] = min(4.0, 40.0 * whole[7] / (tree + 5.0) / 2.0)

    def closeness(self, count: int, index: int) -> float:
        """Spaces between a ticket's ends and the nearest of another's, over 20; a half where it is alone."""
        tables = self.tables
        ticket = self.drawn[index]
        best = FAR
        for other in range(count):
            if other == index:
                continue
            for end in range(4):
                place = tables.ticket_a[ticket] if end < 2 else tables.ticket_b[ticket]
                far = self.drawn[other]
                goal = tables.ticket_a[far] if end % 2 else tables.ticket_b[far]
                gap = self.chart.apart[tables.first_node[place]][tables.first_node[goal]]
                best = min(best, gap)
        return 0.5 if best == FAR else min(best, 20) / 20.0

    def find_tree(self, count: int) -> float:
        """Spaces of a tree between the ends of all tickets drawn: at every step the nearest end is joined."""
        ends = 2 * count
        for end in range(1, ends):
            self.nearest_of[end] = self.gap[self.end_of(0)][self.end_of(end)]
        self.nearest_of[0] = NONE
        total = 0.0
        for _ in range(ends - 1):
            best = NONE
            for end in range(ends):
                if self.nearest_of[end] >= 0 and (
                    best == NONE or self.nearest_of[end] < self.nearest_of[best]
                ):
                    best = end
            total += self.nearest_of[best]
            self.nearest_of[best] = NONE
            place = self.end_of(best)
            for end in range(ends):
                if self.nearest_of[end] >= 0:
                    gap = self.gap[place][self.end_of(end)]
                    self.nearest_of[end] = min(self.nearest_of[end], gap)
        return total

    def end_of(self, end: int) -> int:
        """A place where a ticket drawn ends; two for each ticket."""
        ticket = self.drawn[end // 2]
        return self.tables.ticket_b[ticket] if end % 2 else self.tables.ticket_a[ticket]

    def weigh_hand(self, count: int) -> float:
        """How much likelier the tickets drawn are together than each by itself says."""
        self.describe_hand(count)
        net = self.joint
        for index in range(JOINT_FACTS):
            net.given[index] = self.whole[index]
        net.run()
        return exp(max(-STEEPEST, min(STEEPEST, net.found[0])))

    # ---------------------------------------------------------------- for whoever trains

    def facts_of(self, ticket: int) -> list[float]:
        """The facts of a ticket, as they were last read."""
        return [self.fact[ticket][index] for index in range(FACTS)]

    def odds_of(self, ticket: int) -> float:
        """The odds of a ticket, as they were last read."""
        return self.odds[ticket]

    def facts_of_hand(self, tickets: list[int]) -> list[float]:
        """The facts of some tickets together, as they were last read."""
        for index in range(len(tickets)):
            self.drawn[index] = tickets[index]
        self.describe_hand(len(tickets))
        return [self.whole[index] for index in range(JOINT_FACTS)]
