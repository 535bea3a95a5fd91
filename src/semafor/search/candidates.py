"""The moves a search considers and how likely they are to be good: the planner as prior."""

from __future__ import annotations

from math import exp

from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer, zeros
from semafor.search.chart import DRAW, KEEP, OTHER, TICKETS
from semafor.search.planner_policy import PlannerPolicy
from semafor.search.sizes import MOST
from semafor.search.weights import RATE, THREAT, TURN, reals

MOST_CLAIMS = 10
# Actions of a turn that no plan knows of are looked at too, up to so many moves in all; those that
# are about no route are few and never left out for the many that are.
MOST_UNKNOWN = 32
UNKNOWN = -1.0
NONE = -1
# The planner's own choice is worth this much more on the scale of the priors.
CHOSEN = 2.5


class Candidates:
    """Moves worth a look at one decision, with priors that sum to 1."""

    def __init__(self, planner: PlannerPolicy, heat: float) -> None:
        self.planner = planner
        self.chart = planner.chart
        self.action = zeros(MOST)
        self.prior = reals(MOST)
        self.count = 0
        self.heat = heat
        self.chosen = NONE

    def add(self, action: int, worth: float) -> None:
        """Consider an action; one that is considered already keeps the better worth."""
        for index in range(self.count):
            if self.action[index] == action:
                self.prior[index] = max(self.prior[index], worth)
                return
        if self.count < MOST:
            self.action[self.count] = action
            self.prior[self.count] = worth
            self.count += 1

    def find(self, state: State, buffer: ActionBuffer) -> None:
        """Fill the list for the decision that waits."""
        self.collect(state, buffer)
        self.normalise()

    def collect(self, state: State, buffer: ActionBuffer) -> None:
        """Fill the list with worths that are no shares yet."""
        self.count = 0
        planner = self.planner
        chosen = planner.choose(state, buffer)
        self.chosen = chosen
        if buffer.count == 1:
            self.add(chosen, 1.0)
            return
        decision = state.frames[state.depth - 1][0]
        tables = state.tables
        if decision == tables.turn:
            self.list_turn(state, buffer)
        elif self.chart.word[buffer.codes[0]] == DRAW:
            self.list_draws(buffer)
        elif self.chart.word[buffer.codes[0]] == KEEP:
            self.list_kept(state, buffer)
        else:
            for index in range(buffer.count):
                self.add(buffer.codes[index], 0.0)
        self.add(chosen, 0.0)
        for index in range(self.count):
            if self.action[index] == chosen:
                self.prior[index] += CHOSEN

    def normalise(self) -> None:
        """Worths become shares."""
        most = self.prior[0]
        for index in range(self.count):
            most = max(most, self.prior[index])
        total = 0.0
        for index in range(self.count):
            self.prior[index] = exp((self.prior[index] - most) / self.heat)
            total += self.prior[index]
        for index in range(self.count):
            self.prior[index] /= total

    def list_turn(self, state: State, buffer: ActionBuffer) -> None:
        """Draws, the best claims, tickets, a station."""
        planner = self.planner
        chart = self.chart
        self.list_draws(buffer)
        self.list_claims(state)
        for index in range(buffer.count):
            action = buffer.codes[index]
            if chart.word[action] == TICKETS:
                self.add(action, 0.0)
            elif chart.word[action] == OTHER and (
                self.count < MOST_UNKNOWN or chart.route[action] == NONE
            ):
                self.add_unknown(action)
        station = planner.best_station(state, buffer)
        if station != NONE:
            self.add(station, 0.0)

    def add_unknown(self, action: int) -> None:
        """Consider what no plan knows of; of several payments for one route the one with fewest locomotives."""
        chart = self.chart
        for index in range(self.count):
            other = self.action[index]
            if chart.word[other] == OTHER and chart.route[other] == chart.route[action] >= 0:
                if chart.locos[action] < chart.locos[other]:
                    self.action[index] = action
                return
        self.add(action, UNKNOWN)

    def list_draws(self, buffer: ActionBuffer) -> None:
        """Every card that can be drawn; colours the plan needs and the unseen card first."""
        chart = self.chart
        outlook = self.planner.outlook
        for index in range(buffer.count):
            action = buffer.codes[index]
            if chart.word[action] != DRAW:
                continue
            colour = chart.colour[action]
            worth = -1.0
            if colour < 0 or outlook.need[colour] > 0:
                worth = 0.0
            self.add(action, worth)

    def list_claims(self, state: State) -> None:
        """The claims with most points, planned ones first, each with its best payment."""
        tables = state.tables
        planner = self.planner
        floor = 1.0e9
        for _ in range(MOST_CLAIMS):
            best = NONE
            best_value = -1.0e9
            for route in range(tables.routes):
                if planner.paying[route] == NONE:
                    continue
                value = self.claim_worth(state, route)
                if best_value < value < floor:
                    best_value = value
                    best = route
            if best == NONE:
                return
            floor = best_value
            self.add(planner.paying[best], min(0.0, max(-2.0, best_value / 4.0)))

    def claim_worth(self, state: State, route: int) -> float:
        """Points of a claim less its turns; a little for what is planned and what is in danger."""
        tables = state.tables
        planner = self.planner
        value = self.chart.worth[route] + planner.side_points(state, route) - planner.price[route]
        value -= planner.weight[TURN] * (1.0 + tables.length[route] / planner.weight[RATE])
        if planner.outlook.uses[route] == 1:
            value += 6.0
        value += planner.weight[THREAT] * planner.threat(state, route)
        return value + 0.0001 * route

    def list_kept(self, state: State, buffer: ActionBuffer) -> None:
        """Every set of tickets by the value of its plan."""
        seat = state.actor()
        for index in range(buffer.count):
            action = buffer.codes[index]
            value = self.planner.rate_kept(state, seat, self.chart.number[action])
            self.add(action, value / 8.0)
        most = self.prior[0]
        for index in range(self.count):
            most = max(most, self.prior[index])
        for index in range(self.count):
            self.prior[index] -= most

    def has_claims(self, state: State) -> bool:
        """Whether claims were looked at: whether a whole turn is due."""
        return self.count > 1 and state.frames[state.depth - 1][0] == state.tables.turn

    def payment(self, route: int) -> int:
        """The best claim of a route, -1 where it cannot be paid for."""
        return self.planner.paying[route]

    def moves(self) -> list[tuple[int, float]]:
        """The moves found with their priors."""
        return [(self.action[index], self.prior[index]) for index in range(self.count)]
