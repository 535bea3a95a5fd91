"""What a position is worth to a seat: a small network that was trained on how games went on from such positions.

Every seat gets a row of numbers (trains, points, cards, tickets, what its plan takes and what it would bring), the table one
row more. They speak of points, cards and turns, never of a certain route or place. All hands and tickets are read: whoever asks
brings a position dealt from what a seat may know, as for a game played ahead.
"""

from __future__ import annotations

from math import exp

from semafor.engine.core import State
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import KINDS, NODES, SEATS, zeros
from semafor.rules.scoring import write_sheet
from semafor.search.net import Net
from semafor.search.rollout import RolloutPolicy
from semafor.search.sizes import SEAT_FACTS, TABLE_FACTS
from semafor.search.weights import real_rows, reals

NONE = -1
FAR = 1.0e9
# Routes of so many spaces count as long, and as longer.
LONG, LONGER = 4, 5
# Cards short of a route that may still come.
SHORT = 2
# Points that make a difference of the size of 1.
HUNDRED = 100.0
STEEPEST = 30.0


class Value:
    """Looks at a position and says what it is worth to a seat.

    Attributes:
        result: How well the seat will do, from 0 (lost by far) to 1 (won by far).
        win: The share of such games that it wins, ties as half.
        score: The points it ends with.
    """

    def __init__(
        self, policy: RolloutPolicy, net: Net, start_trains: int, points_lines: int, longest: int
    ) -> None:
        self.policy = policy
        self.chart = policy.chart
        self.net = net
        self.start_trains = start_trains
        self.points_lines = points_lines
        self.longest = longest
        self.sheet = ScoreSheet()
        self.fact = real_rows(SEATS, SEAT_FACTS)
        self.table = reals(TABLE_FACTS)
        self.prospect = reals(SEATS)
        self.strength = zeros(KINDS)
        self.spaces = zeros(NODES)
        self.is_root = zeros(NODES)
        self.joined = zeros(NODES)
        self.result = 0.5
        self.win = 0.5
        self.score = 0.0

    # ---------------------------------------------------------------- what there is

    def look(self, state: State) -> None:
        """Read a position, every seat of it."""
        write_sheet(state, self.sheet)
        for seat in range(state.tables.seats):
            self.read_seat(state, seat)
        self.read_table(state)

    def read_seat(self, state: State, seat: int) -> None:
        """All numbers of a seat."""
        self.policy.refresh(state, seat)
        self.read_points(state, seat)
        self.read_cards(state, seat)
        self.read_plan(state, seat)
        self.read_network(state, seat)
        self.read_fillers(state, seat)

    def read_points(self, state: State, seat: int) -> None:
        """Trains, points, tickets as far as they are done, planned or given up."""
        tables = state.tables
        row = self.fact[seat]
        outlook = self.policy.outlook
        total = 0
        for line in range(self.points_lines):
            total += self.sheet.values[line][seat]
        held = 0.0
        for word in range(tables.ticket_words):
            mask = state.held[seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                held += tables.ticket_points[word * tables.word_bits + tables.ordinal(low) - 1]
        planned = 0.0
        lost = 0.0
        planned_count = 0
        for index in range(outlook.goal_count):
            points = tables.ticket_points[outlook.goal[index]]
            if outlook.is_planned[index]:
                planned += points
                planned_count += 1
            else:
                lost += points
        done = held - planned - lost
        row[0] = state.trains[seat] / (self.start_trains + 0.0)
        row[1] = state.score[seat] / HUNDRED
        row[2] = (total - state.score[seat] - done + planned + lost) / 30.0
        row[3] = done / 30.0
        row[4] = (state.held_count[seat] - outlook.goal_count) / 4.0
        row[5] = planned / 30.0
        row[6] = planned_count / 4.0
        row[7] = lost / 30.0
        row[8] = (outlook.goal_count - planned_count) / 3.0
        value = outlook.plan_value(state)
        row[9] = max(-2.0, min(2.0, value / 50.0))
        self.prospect[seat] = total + planned + lost + value

    def read_cards(self, state: State, seat: int) -> None:
        """The hand: how many cards, of one colour and of the next; what the plan lacks of them, and what of that lies open."""
        tables = state.tables
        row = self.fact[seat]
        outlook = self.policy.outlook
        strength = self.strength
        cards = 0
        kinds = 0
        lying = 0
        for colour in range(tables.colours):
            count = outlook.hand[colour]
            cards += count
            at = colour
            while at > 0 and strength[at - 1] < count:
                strength[at] = strength[at - 1]
                at -= 1
            strength[at] = count
            if outlook.need[colour] > 0:
                kinds += 1
        for slot in range(tables.market_size):
            kind = state.market[slot]
            if kind >= 0 and outlook.need[self.chart.base[kind]] > 0:
                lying += 1
        locos = outlook.hand[tables.locomotive]
        row[10] = (cards + locos) / 20.0
        row[11] = locos / 5.0
        row[12] = strength[0] / 6.0
        row[13] = strength[1] / 6.0
        row[14] = strength[2] / 6.0
        row[15] = strength[3] / 6.0
        row[16] = outlook.missing / 12.0
        row[17] = kinds / 4.0
        row[18] = lying / 4.0

    def read_plan(self, state: State, seat: int) -> None:
        """What the plan takes and brings, and how much of it rivals' networks touch."""
        tables = state.tables
        row = self.fact[seat]
        outlook = self.policy.outlook
        needed = outlook.turns_for(state, outlook.planned_count, outlook.planned_trains)
        left = outlook.count_turns(state)
        touched = 0
        twice = 0
        longest = 0
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            a = outlook.is_rival[tables.end_a[route]]
            b = outlook.is_rival[tables.end_b[route]]
            touched += a + b
            twice += a * b
            longest = max(longest, tables.length[route])
        row[19] = outlook.planned_count / 8.0
        row[20] = outlook.planned_trains / 25.0
        row[21] = outlook.planned_points / 40.0
        row[22] = needed / 15.0
        row[23] = left / 15.0
        row[24] = min(3.0, needed / left)
        row[25] = touched / 5.0
        row[26] = twice / 2.0
        row[27] = longest / 6.0
        row[28] = (state.trains[seat] - outlook.planned_trains) / 20.0

    def read_network(self, state: State, seat: int) -> None:
        """Parts of the network, now and with the plan; the longest path, and the spaces it may come to."""
        tables = state.tables
        row = self.fact[seat]
        outlook = self.policy.outlook
        network = outlook.network
        parts = self.count_parts(state)
        count = 0
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            root = network.join(tables.end_a[route], tables.end_b[route])
            if root >= 0 and count < NODES:
                self.joined[count] = root
                count += 1
        row[29] = parts / 5.0
        row[30] = self.count_parts(state) / 5.0
        most = 0
        for node in range(tables.nodes):
            self.spaces[node] = 0
        for word in range(tables.words):
            mask = state.owned[seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                route = word * tables.word_bits + tables.ordinal(low) - 1
                self.spaces[network.find(tables.end_a[route])] += tables.length[route]
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            self.spaces[network.find(tables.end_a[route])] += tables.length[route]
        for node in range(tables.nodes):
            most = max(most, self.spaces[node])
        row[31] = most / 45.0
        row[32] = 0.0
        if self.longest >= 0:
            row[32] = self.sheet.values[self.longest][seat] / 40.0
        while count > 0:
            count -= 1
            network.undo(self.joined[count])

    def count_parts(self, state: State) -> int:
        """Parts of the network that have a route."""
        network = self.policy.outlook.network
        nodes = state.tables.nodes
        for node in range(nodes):
            self.is_root[node] = 0
        for node in range(nodes):
            root = network.find(node)
            if root != node:
                self.is_root[root] = 1
        parts = 0
        for node in range(nodes):
            parts += self.is_root[node]
        return parts

    def read_fillers(self, state: State, seat: int) -> None:
        """The routes worth most that the hand pays for, or nearly; those that it could take beside each other."""
        tables = state.tables
        row = self.fact[seat]
        hand = self.policy.outlook.hand
        most = 0
        for colour in range(tables.colours):
            most = max(most, hand[colour])
        paid = 0
        near = 0
        long_routes = 0
        longer_routes = 0
        for route in range(tables.routes):
            word = tables.word_of[route]
            bit = tables.one[route]
            length = tables.length[route]
            if length > state.trains[seat] or not state.free[word] & bit:
                continue
            if state.barred[seat][word] & bit:
                continue
            held = most if tables.colour[route] < 0 else hand[tables.colour[route]]
            held += min(hand[tables.locomotive], tables.most_locos[route])
            if held >= length:
                paid = max(paid, self.chart.worth[route])
            if held + SHORT >= length:
                near = max(near, self.chart.worth[route])
                long_routes += length == LONG
                longer_routes += length >= LONGER
        row[33] = paid / 15.0
        row[34] = near / 15.0
        row[35] = min(long_routes, 5) / 5.0
        row[36] = min(longer_routes, 5) / 5.0
        row[37] = 1.0 if seat == state.seat else 0.0

    def read_table(self, state: State) -> None:
        """What is the same for all: the clock, the piles, the long routes that are left."""
        tables = state.tables
        table = self.table
        fewest = state.trains[0]
        for seat in range(1, tables.seats):
            fewest = min(fewest, state.trains[seat])
        long_routes = 0
        longer_routes = 0
        for route in range(tables.routes):
            if state.free[tables.word_of[route]] & tables.one[route]:
                long_routes += tables.length[route] == LONG
                longer_routes += tables.length[route] >= LONGER
        tickets = 0
        for deck in range(tables.decks):
            tickets += state.pool_count[deck] + state.under_count[deck]
        table[0] = state.turns / (40.0 * tables.seats)
        table[1] = 1.0 if state.last_round >= 0 else 0.0
        table[2] = max(0, state.last_round) / (tables.seats + 0.0)
        table[3] = (state.deck_count + state.discard_count) / HUNDRED
        table[4] = fewest / (self.start_trains + 0.0)
        table[5] = state.open_locos / 2.0
        table[6] = long_routes / 20.0
        table[7] = longer_routes / 20.0
        table[8] = min(tickets, 60) / 60.0
        table[9] = tables.seats / 5.0

    # ---------------------------------------------------------------- what it is worth

    def judge(self, state: State, seat: int) -> None:
        """What the position that was looked at is worth to a seat."""
        self.give(state, seat)
        net = self.net
        net.run()
        self.result = share_of(net.found[0])
        self.win = share_of(net.found[1])
        self.score = HUNDRED * net.found[2]

    def give(self, state: State, seat: int) -> None:
        """Hand the numbers to the network: the table, the own ones, and those of one rival or of the next, the strongest and the mean."""
        given = self.net.given
        seats = state.tables.seats
        for index in range(TABLE_FACTS):
            given[index] = self.table[index]
        at = TABLE_FACTS
        following = (seat + 1) % seats
        for index in range(SEAT_FACTS):
            given[at + index] = self.fact[seat][index]
            given[at + SEAT_FACTS + index] = self.fact[following][index]
        if seats == 2:
            return
        strongest = following
        for rival in range(seats):
            if rival != seat and self.prospect[rival] > self.prospect[strongest]:
                strongest = rival
        at += 2 * SEAT_FACTS
        for index in range(SEAT_FACTS):
            given[at + index] = self.fact[strongest][index]
            total = 0.0
            for rival in range(seats):
                if rival != seat:
                    total += self.fact[rival][index]
            given[at + SEAT_FACTS + index] = total / (seats - 1)

    def facts_of(self, state: State, seat: int) -> list[float]:
        """The numbers a seat's network is given, for whoever trains one."""
        self.give(state, seat)
        return [self.net.given[index] for index in range(self.net.inputs)]


def share_of(value: float) -> float:
    """Log odds as a share."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, value))))
