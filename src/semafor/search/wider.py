"""Claims that no plan of one's own asks for: what rivals seem to need, and what makes the longest path longer.

Looked for once at the root of a search, from what the dealer believes of the rivals; at any other node it would cost more than it brings.
"""

from __future__ import annotations

from semafor.board.trails import TrailSearch
from semafor.engine.core import State
from semafor.engine.generator import MASK64
from semafor.engine.tables import ROUTES, zeros
from semafor.search.candidates import Candidates
from semafor.search.chart import Chart
from semafor.search.dealer import LikelyDealer
from semafor.search.rollout import RolloutPolicy
from semafor.search.weights import reals

NONE = -1
# Deals in which the rivals make their plans, and the share of them that must plan a route.
DEALS = 40
LEAST_SHARE = 0.15
STRIDE = 0x9E3779B97F4A7C15
# More edges than this are not measured.
MOST_EDGES = 60
# What such a claim is worth beside the planner's opinions; the dearest shot and the longest step a little more.
SHOT, SURE_SHOT = -2.0, 1.0
STEP, EACH_SPACE = -2.0, 0.15


class WiderList:
    """Finds such claims for whoever decides, and adds the best of them to the candidates.

    Attributes:
        wanted: For every route how many of the deals have a rival that plans it.
        gain: For every route by how many spaces it would lengthen the own longest path.
    """

    def __init__(self, dealer: LikelyDealer, candidates: Candidates, policy: RolloutPolicy) -> None:
        self.dealer = dealer
        self.candidates = candidates
        self.policy = policy
        self.chart: Chart = candidates.chart
        self.trails = TrailSearch()
        self.wanted = zeros(ROUTES)
        self.gain = zeros(ROUTES)
        self.worth = reals(ROUTES)

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

    def found(self) -> tuple[list[int], list[int]]:
        """Deals that want each route, and spaces each one adds, for whoever looks."""
        routes = self.dealer.tables.routes
        wanted = [self.wanted[route] for route in range(routes)]
        return wanted, [self.gain[route] for route in range(routes)]
