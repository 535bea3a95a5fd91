"""A policy that has learnt: a small network that weighs the planner's candidates by numbers anybody at the table has.

Every candidate gets a row of numbers about the move (`ABOUT_MOVE`), all of them one row about the position (`ABOUT_ALL`).
Both go through one hidden layer to one number, and the candidate with the largest is played. The numbers speak of
points, cards and turns, never of a certain route or place, so a network learnt on one map has an opinion on any other.
What is learnt comes from `semafor.lab.training`; to play it takes nothing but the weights.
"""

from __future__ import annotations

from math import log, tanh
from typing import Any

from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer, zeros
from semafor.search.candidates import Candidates
from semafor.search.chart import CLAIM, DRAW, KEEP, TICKETS
from semafor.search.policy import Policy
from semafor.search.sizes import ABOUT_ALL, ABOUT_MOVE, HIDDEN, MOST
from semafor.search.weights import reals

NONE = -1
FAR = 1.0e9
# Every further candidate ticket is looked at, one of so many.
STRIDE = 3


def table(count: int, width: int) -> list[list[float]]:
    """A table of zeros that will hold fractions."""
    return [[0.0] * width for _ in range(count)]


class Features:
    """The numbers of one decision."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        self.chart = candidates.chart
        self.planner = candidates.planner
        self.of_all = reals(ABOUT_ALL)
        self.of_move = table(MOST, ABOUT_MOVE)
        self.action = zeros(MOST)
        self.count = 0

    def look(self, state: State, buffer: ActionBuffer) -> int:
        """Find the candidates and write their numbers; how many there are."""
        candidates = self.candidates
        candidates.find(state, buffer)
        self.count = candidates.count
        for index in range(self.count):
            self.action[index] = candidates.action[index]
        if self.count > 1:
            seat = state.actor()
            self.write_all(state, buffer, seat)
            for index in range(self.count):
                self.write_move(state, seat, index)
        return self.count

    def write_all(self, state: State, buffer: ActionBuffer, seat: int) -> None:
        """The position: clocks, cards, tickets, the plan."""
        tables = state.tables
        row = self.of_all
        first = self.chart.word[buffer.codes[0]]
        for index in range(ABOUT_ALL):
            row[index] = 0.0
        fewest = 1000
        best_score = -1000
        most_cards = 0
        most_tickets = 0
        own = 0
        for player in range(tables.seats):
            cards = 0
            for kind in range(tables.kinds):
                cards += state.hand[player][kind]
            if player == seat:
                own = cards
                continue
            fewest = min(fewest, state.trains[player])
            best_score = max(best_score, state.score[player])
            most_cards = max(most_cards, cards)
            most_tickets = max(most_tickets, state.held_count[player])
        row[0] = 1.0
        row[1] = state.trains[seat] / 45.0
        row[2] = fewest / 45.0
        row[3] = own / 15.0
        row[4] = most_cards / 15.0
        row[5] = 0.0 if state.last_round < 0 else 1.0
        row[6] = (state.score[seat] - best_score) / 40.0
        row[7] = state.held_count[seat] / 5.0
        row[8] = most_tickets / 5.0
        row[9] = (tables.seats - 2) / 3.0
        row[10] = state.hand[seat][tables.locomotive] / 4.0
        row[11] = state.deck_count / 80.0
        row[12] = 1.0 if state.turns == 0 else 0.0
        if first == KEEP:
            row[13] = 1.0
            return
        self.write_plan(state, buffer, seat)

    def write_plan(self, state: State, buffer: ActionBuffer, seat: int) -> None:
        """The planner's plan in the middle of a turn."""
        row = self.of_all
        outlook = self.planner.outlook
        row[14] = 0.0 if state.frames[state.depth - 1][0] == state.tables.turn else 1.0
        row[15] = outlook.turns_left / 12.0
        row[16] = outlook.goal_count / 3.0
        planned = 0
        unplanned = 0
        points = 0
        for index in range(outlook.goal_count):
            points += state.tables.ticket_points[outlook.goal[index]]
            if outlook.is_planned[index]:
                planned += 1
            else:
                unplanned += 1
        row[17] = points / 20.0
        row[18] = unplanned / 2.0
        row[19] = outlook.planned_count / 5.0
        row[20] = outlook.planned_trains / 20.0
        row[21] = outlook.planned_points / 20.0
        row[22] = outlook.missing / 10.0
        turns = outlook.turns_for(state, outlook.planned_count, outlook.planned_trains)
        row[23] = turns / outlook.turns_left / 2.0
        row[24] = 1.0 if planned > 0 else 0.0
        if outlook.turns_left >= 3.0 and state.frames[state.depth - 1][0] == state.tables.turn:
            expected = self.planner.expect_tickets(state, STRIDE)
            row[25] = max(-3.0, min(3.0, expected / 10.0))

    def write_move(self, state: State, seat: int, index: int) -> None:
        """What every kind of move says of itself."""
        row = self.of_move[index]
        action = self.action[index]
        for number in range(ABOUT_MOVE):
            row[number] = 0.0
        row[0] = max(-2.0, log(self.candidates.prior[index] + 1.0e-9) / 3.0)
        row[1] = 1.0 if action == self.candidates.chosen else 0.0
        word = self.chart.word[action]
        if word == CLAIM:
            self.write_claim(state, seat, index, action)
        elif word == DRAW:
            self.write_draw(state, seat, index, action)
        elif word == TICKETS:
            row[2] = 1.0
            row[3] = self.of_all[25]
        elif word == KEEP:
            self.write_kept(state, seat, index, action)
        else:
            row[4] = 1.0

    def write_claim(self, state: State, seat: int, index: int, action: int) -> None:
        """A claim: points, price, whether it is planned or threatened, what it completes."""
        row = self.of_move[index]
        tables = state.tables
        planner = self.planner
        outlook = planner.outlook
        route = self.chart.route[action]
        row[5] = 1.0
        row[6] = self.chart.worth[route] / 10.0
        row[7] = tables.length[route] / 6.0
        row[8] = planner.price[route] / 5.0
        row[9] = outlook.uses[route]
        row[10] = planner.threat(state, route) / 2.0
        row[11] = planner.side_points(state, route) / 4.0
        row[12] = self.chart.locos[action] / 3.0
        row[13] = (state.trains[seat] - tables.length[route]) / 45.0
        row[14] = planner.is_spared[route]
        row[15] = 1.0 if planner.target == route else 0.0
        row[16] = planner.risk[route]
        row[17] = 1.0 if tables.colour[route] < 0 else 0.0
        a = outlook.network.find(tables.end_a[route])
        b = outlook.network.find(tables.end_b[route])
        row[18] = planner.joined_points(state, tables.end_a[route], tables.end_b[route]) / 15.0
        if a != tables.end_a[route]:
            row[19] += 0.5
        if b != tables.end_b[route]:
            row[19] += 0.5
        row[20] = 1.0 if a == b else 0.0

    def write_draw(self, state: State, seat: int, index: int, action: int) -> None:
        """A card: unseen, a locomotive, or one of a colour of which the plan lacks so many."""
        row = self.of_move[index]
        tables = state.tables
        outlook = self.planner.outlook
        colour = self.chart.colour[action]
        if colour < 0:
            row[21] = 1.0
        elif colour == tables.locomotive:
            row[22] = 1.0
        else:
            row[23] = 1.0
            plain = self.chart.base[colour]
            row[24] = outlook.need[plain] / 3.0
            row[25] = outlook.hand[plain] / 5.0
            row[26] = outlook.shown[plain] / 3.0
            row[27] = self.planner.demand[plain] / 6.0
            row[28] = 1.0 if outlook.need[plain] > 0 else 0.0

    def write_kept(self, state: State, seat: int, index: int, action: int) -> None:
        """A set of tickets: how many, worth what, what the plan with them is worth."""
        row = self.of_move[index]
        kept = self.chart.number[action]
        tickets = 0
        points = 0
        for place in range(state.offer_count[seat]):
            if kept & (1 << place):
                tickets += 1
                points += state.tables.ticket_points[state.offer[seat][place]]
        row[29] = 1.0
        row[30] = tickets / 3.0
        row[31] = points / 30.0
        row[32] = points / 30.0 if state.turns == 0 else 0.0
        row[33] = tickets / 3.0 if state.turns == 0 else 0.0

    def copy(
        self,
        moves: Any,
        at: int,
        alls: Any,
        all_at: int,
        actions: Any,
        action_at: int,
    ) -> None:
        """Copy what was written into buffers of a learner, one row of numbers after another."""
        for index in range(ABOUT_ALL):
            alls[all_at + index] = self.of_all[index]
        for number in range(self.count):
            actions[action_at + number] = self.action[number]
            for index in range(ABOUT_MOVE):
                moves[at + number * ABOUT_MOVE + index] = self.of_move[number][index]


class Net:
    """The weights: one hidden layer, and a straight way past it for the numbers of the move."""

    def __init__(self) -> None:
        self.hidden = 0
        self.from_all = reals(HIDDEN * ABOUT_ALL)  # flat: copies of tables confuse the compiler
        self.from_move = reals(HIDDEN * ABOUT_MOVE)
        self.out = reals(HIDDEN)
        self.straight = reals(ABOUT_MOVE)
        self.base = reals(HIDDEN)

    def load(self, weights: dict[str, list[list[float]]]) -> None:
        """Take the weights of a file: rows by name, all of the sizes above."""
        self.hidden = len(weights["out"][0])
        for node in range(self.hidden):
            self.out[node] = weights["out"][0][node]
            for index in range(ABOUT_ALL):
                self.from_all[node * ABOUT_ALL + index] = weights["from_all"][node][index]
            for index in range(ABOUT_MOVE):
                self.from_move[node * ABOUT_MOVE + index] = weights["from_move"][node][index]
        for index in range(ABOUT_MOVE):
            self.straight[index] = weights["straight"][0][index]

    def begin(self, features: Features) -> None:
        """What the position gives every node: the same for all moves."""
        for node in range(self.hidden):
            total = 0.0
            for index in range(ABOUT_ALL):
                total += self.from_all[node * ABOUT_ALL + index] * features.of_all[index]
            self.base[node] = total

    def rate(self, features: Features, number: int) -> float:
        """How good a move is, after `begin`."""
        value = 0.0
        for index in range(ABOUT_MOVE):
            value += self.straight[index] * features.of_move[number][index]
        for node in range(self.hidden):
            total = self.base[node]
            for index in range(ABOUT_MOVE):
                total += self.from_move[node * ABOUT_MOVE + index] * features.of_move[number][index]
            value += self.out[node] * tanh(total)
        return value


class LearnedPolicy(Policy):
    """Plays the candidate its network likes best."""

    def __init__(self, features: Features, net: Net) -> None:
        super().__init__(features.chart)
        self.features = features
        self.net = net

    def choose(self, state: State, buffer: ActionBuffer) -> int:
        """A legal action; the buffer is left with all of them."""
        features = self.features
        count = features.look(state, buffer)
        best = features.action[0]
        if count == 1:
            return best
        self.net.begin(features)
        best_value = -FAR
        for index in range(count):
            value = self.net.rate(features, index)
            if value > best_value:
                best_value = value
                best = features.action[index]
        return best
