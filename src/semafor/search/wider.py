"""Claims beside the plan: other ways to the own tickets, what rivals seem to need, what makes the longest path longer.

Looked for once at the root of a search, from what the dealer believes of the rivals; at any other node it would cost more than it brings.
"""

from __future__ import annotations

from semafor.board.trails import TrailSearch
from semafor.engine.core import State
from semafor.engine.generator import MASK64
from semafor.engine.tables import NODES, ROUTES, rows, zeros
from semafor.search.candidates import Candidates
from semafor.search.chart import Chart
from semafor.search.dealer import LikelyDealer
from semafor.search.rollout import RolloutPolicy
from semafor.search.sizes import FAR
from semafor.search.weights import reals

NONE = -1
# Deals in which the rivals make their plans, and the share of them that must plan a route.
DEALS = 40
LEAST_SHARE = 0.15
STRIDE = 0x9E3779B97F4A7C15
# More edges than this are not measured.
MOST_EDGES = 60
# A way may be so many spaces longer than the shortest one.
DETOUR = 1
# What such a claim is worth beside the planner's opinions; the dearest shot, the longest step and the shortest way a little more.
SHOT, SURE_SHOT = -2.0, 1.0
STEP, EACH_SPACE = -2.0, 0.15
WAY, SHORTER = -2.0, 0.25
# Among equally short ways the planner's opinion decides, made small.
SMALL = 0.01
# A ticket has two ends.
ONE, OTHER = 0, 1


class WiderList:
    """Finds such claims for whoever decides, and adds the best of them to the candidates.

    Attributes:
        wanted: For every route how many of the deals have a rival that plans it.
        gain: For every route by how many spaces it would lengthen the own longest path.
        detour: For every route by how many spaces the shortest way over it to an own ticket is longer than need be.
    """

    def __init__(self, dealer: LikelyDealer, candidates: Candidates, policy: RolloutPolicy) -> None:
        self.dealer = dealer
        self.candidates = candidates
        self.policy = policy
        self.chart: Chart = candidates.chart
        self.trails = TrailSearch()
        self.wanted = zeros(ROUTES)
        self.gain = zeros(ROUTES)
        self.detour = zeros(ROUTES)
        self.worth = reals(ROUTES)
        self.cost = zeros(ROUTES)
        self.distance = rows(2, NODES)
        self.is_settled = zeros(NODES)

    def add_ways(self, state: State, seat: int, most: int) -> None:
        """The claims on the shortest ways to own tickets, planned or not."""
        if most <= 0 or not self.candidates.has_claims(state):
            return
        self.measure_ways(state, seat)
        for route in range(state.tables.routes):
            self.worth[route] = 0.0
            if self.detour[route] <= DETOUR and self.candidates.payment(route) != NONE:
                self.worth[route] = DETOUR + 1.0 - self.detour[route]
                self.worth[route] += SMALL * self.candidates.claim_worth(state, route)
        self.add_best(state, most, WAY, SHORTER)

    def add_shots(self, state: State, seat: int, seed: int, most: int) -> None:
        """The claims that stand in most rivals' ways."""
        if most <= 0 or not self.candidates.has_claims(state):
            return
        self.count_wanted(state, seat, seed)
        for route in range(state.tables.routes):
            self.worth[route] = self.wanted[route] / (DEALS + 0.0)
            if self.worth[route] < LEAST_SHARE:
                self.worth[route] = 0.0
        self.add_best(state, most, SHOT, SURE_SHOT)

    def add_steps(self, state: State, seat: int, most: int) -> None:
        """The claims that make the own longest path longest; nothing where it brings nothing."""
        if most <= 0 or self.chart.bonus == 0 or not self.candidates.has_claims(state):
            return
        self.measure_steps(state, seat)
        for route in range(state.tables.routes):
            self.worth[route] = self.gain[route]
        self.add_best(state, most, STEP, EACH_SPACE)

    def add_best(self, state: State, most: int, worth: float, for_each: float) -> None:
        """The routes worth most among those that can be paid for."""
        for _ in range(most):
            best = NONE
            best_worth = 0.0
            for route in range(state.tables.routes):
                if self.worth[route] > best_worth and self.candidates.payment(route) != NONE:
                    best = route
                    best_worth = self.worth[route]
            if best == NONE:
                return
            self.worth[best] = 0.0
            self.candidates.add(self.candidates.payment(best), worth + for_each * best_worth)

    def count_wanted(self, state: State, seat: int, seed: int) -> None:
        """Deal a few times, and let every rival plan."""
        tables = state.tables
        for route in range(tables.routes):
            self.wanted[route] = 0
        for number in range(DEALS):
            dealt = state.clone()
            dealt.rng = (seed + (number + 1) * STRIDE) & MASK64
            self.dealer.deal(dealt)
            self.policy.forget()
            for rival in range(tables.seats):
                if rival != seat:
                    self.policy.refresh(dealt, rival)
                    self.note_plan()

    def note_plan(self) -> None:
        """Count the routes of the plan just made."""
        outlook = self.policy.outlook
        for index in range(outlook.planned_count):
            self.wanted[outlook.planned[index]] += 1

    def measure_steps(self, state: State, seat: int) -> None:
        """The own longest path with each route that can be paid for, less what it is."""
        tables = state.tables
        usual = self.longest_with(state, seat, NONE)
        for route in range(tables.routes):
            self.gain[route] = 0
            if self.candidates.payment(route) != NONE:
                self.gain[route] = self.longest_with(state, seat, route) - usual

    def measure_ways(self, state: State, seat: int) -> None:
        """How far out of the way of the nearest own ticket each route lies, over own and free routes."""
        tables = state.tables
        for route in range(tables.routes):
            word = tables.word_of[route]
            bit = tables.one[route]
            self.detour[route] = FAR
            self.cost[route] = FAR
            if state.owned[seat][word] & bit:
                self.cost[route] = 0
            elif state.free[word] & bit and not state.barred[seat][word] & bit:
                self.cost[route] = tables.length[route]
        for word in range(tables.ticket_words):
            mask = state.held[seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                self.measure_way(state, word * tables.word_bits + tables.ordinal(low) - 1)

    def measure_way(self, state: State, ticket: int) -> None:
        """The same for one ticket; nothing where its ends are joined or cannot be."""
        tables = state.tables
        self.spread(state, ONE, tables.ticket_a[ticket])
        self.spread(state, OTHER, tables.ticket_b[ticket])
        place = tables.ticket_b[ticket]
        straight = FAR
        for node in range(tables.first_node[place], tables.last_node[place]):
            straight = min(straight, self.distance[ONE][node])
        if straight == 0 or straight >= FAR:
            return
        for route in range(tables.routes):
            if 0 < self.cost[route] < FAR:
                a = tables.end_a[route]
                b = tables.end_b[route]
                way = min(
                    self.distance[ONE][a] + self.distance[OTHER][b],
                    self.distance[ONE][b] + self.distance[OTHER][a],
                )
                self.detour[route] = min(self.detour[route], way + self.cost[route] - straight)

    def spread(self, state: State, end: int, place: int) -> None:
        """Spaces from a place to every node, in `distance`; the nearest node is found by looking at all, as there are few."""
        tables = state.tables
        chart = self.chart
        for node in range(tables.nodes):
            self.distance[end][node] = FAR
            self.is_settled[node] = 0
        for node in range(tables.first_node[place], tables.last_node[place]):
            self.distance[end][node] = 0
        while True:
            at = NONE
            best = FAR
            for node in range(tables.nodes):
                if self.distance[end][node] < best and not self.is_settled[node]:
                    best = self.distance[end][node]
                    at = node
            if at == NONE:
                return
            self.is_settled[at] = 1
            for edge in range(chart.edge_first[at], chart.edge_first[at + 1]):
                node = chart.edge_node[edge]
                farther = best + self.cost[chart.edge_route[edge]]
                self.distance[end][node] = min(self.distance[end][node], farther)

    def longest_with(self, state: State, seat: int, more: int) -> int:
        """COM-LONG-1: the longest path of a seat, as if it had one more route."""
        tables = state.tables
        search = self.trails
        search.clear()
        edges = 0
        for word in range(tables.words):
            mask = state.owned[seat][word]
            while mask:
                low = mask & -mask
                mask ^= low
                route = word * tables.word_bits + tables.ordinal(low) - 1
                if edges < MOST_EDGES:
                    search.add(tables.end_a[route], tables.end_b[route], tables.length[route])
                    edges += 1
        if more != NONE:
            search.add(tables.end_a[more], tables.end_b[more], tables.length[more])
        return search.longest()

    def found(self) -> tuple[list[int], list[int], list[int]]:
        """Deals that want each route, spaces each one adds, detours over each one, for whoever looks."""
        routes = self.dealer.tables.routes
        wanted = [self.wanted[route] for route in range(routes)]
        gain = [self.gain[route] for route in range(routes)]
        return wanted, gain, [self.detour[route] for route in range(routes)]
