"""The quick policy of rollouts: keeps its plan from turn to turn and lists no moves it does not need.

Plays like the planning policy, at a tenth of the cost: a plan is made anew only when a route of it
is lost or tickets change, and claims and draws are written down without listing all legal ones.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.tables import SEATS, ActionBuffer, zeros
from semafor.search.chart import Chart
from semafor.search.outlook import Outlook
from semafor.search.planner_policy import PlannerPolicy
from semafor.search.weights import HOLD, LATE, NEAR, OPEN_LOCO, THREAT, TICKET_EDGE, TICKET_TURNS

NONE = -1
NEVER = -1
# About so many tickets are looked at before more are drawn.
SAMPLE = 10


class RolloutPolicy(PlannerPolicy):
    """One object plays all seats of a rollout; `forget` begins a new one."""

    def __init__(self, chart: Chart, weights: list[float]) -> None:
        super().__init__(chart, weights)
        self.outlooks = [Outlook(chart, weights) for _ in range(SEATS)]
        self.seen_trains = zeros(SEATS)
        self.seen_tickets = zeros(SEATS)
        self.asked_at = zeros(SEATS)
        self.spent = 0

    def forget(self) -> None:
        """Begin a rollout: no seat has a plan."""
        for seat in range(SEATS):
            self.seen_trains[seat] = NEVER
            self.asked_at[seat] = NEVER

    def choose(self, state: State, buffer: ActionBuffer) -> int:
        """A turn or second card without listing; other decisions as the planning policy does."""
        decision = state.frames[state.depth - 1][0]
        tables = state.tables
        piles = state.deck_count + state.discard_count
        if state.last_round < 0 and piles > 2:
            if decision == tables.turn and piles > self.chart.blocked:
                return self.quick_turn(state, buffer)
            if decision == tables.second_card:
                self.refresh(state, state.seat)
                return self.quick_card(state, 0)
        self.outlook = self.outlooks[state.actor()]
        self.seen_trains[state.actor()] = NEVER
        return PlannerPolicy.choose(self, state, buffer)

    def plan(self, state: State) -> None:
        """The plan that is kept from turn to turn."""
        if not self.is_planned:
            self.refresh(state, state.actor())
            self.is_planned = 1

    def plan_further(self, state: State) -> None:
        """Nothing: one object plays all seats, and what pays the others may be their secret."""

    def refresh(self, state: State, seat: int) -> None:
        """Make the seat's plan good again if something has changed it."""
        tables = state.tables
        outlook = self.outlooks[seat]
        self.outlook = outlook
        is_good = (
            self.seen_trains[seat] == state.trains[seat]
            and self.seen_tickets[seat] == state.held_count[seat]
        )
        if is_good:
            for index in range(outlook.planned_count):
                route = outlook.planned[index]
                if not state.free[tables.word_of[route]] & tables.one[route]:
                    is_good = False
                    break
        if is_good:
            outlook.count_needs(state)
        else:
            self.make_plan(state, seat)
            if outlook.goal_count > 0 and self.target == NONE:
                self.asked_at[seat] = NEVER
            self.seen_trains[seat] = state.trains[seat]
            self.seen_tickets[seat] = state.held_count[seat]

    def quick_turn(self, state: State, buffer: ActionBuffer) -> int:
        """Claim a planned route, take tickets once there is nothing to plan, or draw."""
        seat = state.seat
        self.refresh(state, seat)
        action = self.quick_claim(state, seat)
        if action != NONE:
            return action
        if self.asked_at[seat] != state.trains[seat] and self.wants_tickets(state, seat):
            state.fill(buffer)
            action = self.choose_mix_now(state, buffer)
            if action != NONE:
                return action
        return self.quick_card(state, 1)

    def wants_tickets(self, state: State, seat: int) -> bool:
        """Whether more tickets pay, asked once for each state of the network."""
        outlook = self.outlook
        self.asked_at[seat] = state.trains[seat]
        for index in range(outlook.goal_count):
            if outlook.is_planned[index]:
                return False
        outlook.turns_left = outlook.count_turns(state)
        if outlook.turns_left < self.weight[TICKET_TURNS]:
            return False
        stride = 1 + state.tables.tickets // SAMPLE
        return self.expect_tickets(state, stride) >= self.weight[TICKET_EDGE]

    def quick_claim(self, state: State, seat: int) -> int:
        """The planned route that can be paid for and matters most."""
        tables = state.tables
        outlook = self.outlook
        for colour in range(tables.colours):
            self.demand[colour] = 0
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            if tables.colour[route] >= 0:
                self.demand[tables.colour[route]] += tables.length[route]
        is_holding = self.weight[HOLD] > 0.0 and self.is_holding(state, seat)
        best = NONE
        best_value = -1.0e9
        for index in range(outlook.planned_count):
            route = outlook.planned[index]
            action = self.pay_quickly(state, seat, route)
            if action == NONE:
                continue
            danger = self.weight[THREAT] * self.threat(state, route)
            if danger == 0.0 and is_holding:
                continue
            value = 0.01 * tables.length[route] - 3.0 * self.spent + danger
            if value > best_value:
                best_value = value
                best = action
        return best

    def is_holding(self, state: State, seat: int) -> bool:
        """Whether claims that nobody threatens may wait for more cards."""
        cards = 0
        for kind in range(state.tables.kinds):
            cards += state.hand[seat][kind]
        return cards < self.weight[HOLD] and self.outlook.turns_left > self.weight[LATE]

    def pay_quickly(self, state: State, seat: int, route: int) -> int:
        """A claim with as few locomotives as can be; a grey route spares what painted ones need."""
        tables = state.tables
        if tables.is_odd[route] or state.altered[tables.word_of[route]] & tables.one[route]:
            return self.pay_listed(state, route)
        hand = self.outlook.hand
        length = tables.length[route]
        forced = tables.needs_locos[route]
        colour = tables.colour[route]
        if colour >= 0:
            cards = hand[colour]
        else:
            colour = 0
            for other in range(tables.colours):
                if hand[other] - self.demand[other] > hand[colour] - self.demand[colour]:
                    colour = other
            cards = max(0, hand[colour] - self.demand[colour])
        cards = min(cards, length - forced)
        most = tables.most_locos[route]
        if length - cards > most:  # few locomotives stand in here: nothing can be spared
            cards = min(hand[colour], length - forced)
        if length - cards > min(hand[tables.locomotive], most):
            return NONE
        if self.chart.is_tunnel[route] and self.is_hopeless(state, route, colour):
            return NONE
        self.spent = length - cards - forced
        if cards == 0:
            colour = tables.locomotive
        return self.chart.claims.action_of(state, route, colour, length - cards)

    def pay_listed(self, state: State, route: int) -> int:
        """A claim that is not paid as usual."""
        action = self.cheapest_claim(state, route)
        self.spent = max(0, self.fewest - state.tables.needs_locos[route])
        return action

    def quick_card(self, state: State, is_first: int) -> int:
        """An open card the plan lacks, a locomotive to finish, or the unseen card."""
        tables = state.tables
        outlook = self.outlook
        best = self.chart.deck_draw
        best_value = 1.0
        for slot in range(tables.market_size):
            kind = state.market[slot]
            if kind < 0:
                continue
            value = 0.0
            if kind == tables.locomotive:
                if is_first and 0 < outlook.missing <= self.weight[OPEN_LOCO]:
                    value = 100.0
            elif outlook.need[self.chart.base[kind]] > 0:
                value = 10.0 + self.weight[NEAR] * outlook.need[self.chart.base[kind]]
            if value > best_value:
                best_value = value
                best = self.chart.open_draw[kind]
        return best
