"""Cheapest forests within the trains and stations a seat has.

The solver adds prices and knows no limits. Where its forest needs too many trains or stations, a
best-first search forbids one of its routes after the other; it is exact unless its steps run out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from semafor.planning.borrowing import Loan, Stations
from semafor.planning.facts import Facts, Joints, join_nodes
from semafor.planning.forest import CLOSED

# Spaces outweigh every price: for the forest with the fewest trains.
HEAVY = 1 << 14
EASY_ENDS = 8
# Turns (in hundredths) that a space is thought to cost more, to find forests with fewer trains.
PENALTIES = (10, 20, 35, 60, 120, 400)


@dataclass(frozen=True, slots=True)
class Forest:
    """Routes to claim, routes to borrow, and the sum of their prices."""

    routes: tuple[int, ...]
    loans: tuple[Loan, ...]
    cost: int


@dataclass(frozen=True, slots=True)
class Relaxed:
    """A forest that may break limits; no forest with and without these routes costs less."""

    bound: int
    routes: tuple[int, ...]
    banned: frozenset[int]
    forced: frozenset[int]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a seat may use.

    Attributes:
        facts: The board.
        own: Own routes.
        labels: Which nodes are joined now (`join_nodes`): by own routes, and by whatever else the rules link.
        open: Routes the seat may still claim.
        trains: Trains left.
        stations: What it may borrow.
    """

    facts: Facts
    own: frozenset[int]
    labels: list[int]
    open: frozenset[int]
    trains: int
    stations: Stations

    def spaces(self, route: int) -> int:
        """Trains a route takes; a borrowed one takes none."""
        return self.facts.lengths[route] if route in self.open else 0

    def links(self) -> list[tuple[int, int]]:
        """Nodes that are joined otherwise than by own routes."""
        apart = join_nodes(self.facts, self.own)
        pairs = {(apart[node], apart[label]) for node, label in enumerate(self.labels)}
        return sorted((a, b) for a, b in pairs if a != b)


class Search:
    """One question about one position; counts the work of its solver in steps."""

    def __init__(self, terms: Terms, steps: int) -> None:
        self.terms = terms
        self.facts = terms.facts
        self.solver = terms.facts.new_solver()
        links = terms.links()
        for first, second in links:
            self.solver.add_route(first, second)
        self.links = [0] * len(links)
        self.joints = Joints(terms.facts, terms.labels)
        self.steps = steps
        self.asked = 0
        self.is_exact = True

    def ask(self, prices: list[int], tickets: Sequence[int]) -> bool:
        """Put a question to the solver; False: it has too many ends to be solved exactly."""
        self.solver.set_prices([*prices, *self.links])
        self.solver.clear_tickets()
        for ticket in tickets:
            first, second = self.facts.ticket_ends[ticket]
            if not self.solver.add_ticket(first.start, first.stop, second.start, second.stop):
                return False
        is_solved = self.solver.solve()
        # The work grows threefold with every end; up to eight it hardly matters.
        work: int = 3 ** max(0, self.solver.terminal_count - EASY_ENDS) if is_solved else 1
        self.steps -= work
        self.asked += work
        return is_solved

    def check(self, routes: Iterable[int], prices: Sequence[int]) -> Forest | None:
        """A forest with its stations; None if it takes too many trains or stations."""
        terms = self.terms
        claims = tuple(sorted(route for route in routes if route in terms.open))
        loans = terms.stations.lend(sorted(route for route in routes if route not in terms.open))
        if loans is None or sum(self.facts.lengths[route] for route in claims) > terms.trains:
            return None
        cost = sum(prices[route] for route in claims) + terms.stations.cost(loans)
        return Forest(claims, loans, cost)

    def least_trains(self, prices: Sequence[int]) -> list[int]:
        """Prices under which the forest with the fewest trains is the cheapest."""
        return [
            price if price in (0, CLOSED) else HEAVY * self.terms.spaces(route) + 1
            for route, price in enumerate(prices)
        ]

    def thrifty(self, prices: Sequence[int]) -> list[int]:
        """Prices without new stations."""
        stations = self.terms.stations
        return [
            CLOSED if route in stations.standing and not stations.standing[route] else price
            for route, price in enumerate(prices)
        ]

    # ---------------------------------------------------------------- a few tickets

    def find(self, prices: list[int], tickets: Sequence[int]) -> Forest | None:
        """The cheapest forest that completes all tickets; None: there is none (or none found)."""
        if not tickets:
            return Forest((), (), 0)
        root = self._relax(prices, tickets, frozenset(), frozenset())
        if root is None:
            return None
        forest = self.check(root.routes, prices)
        if forest is not None and forest.cost <= root.bound:
            return forest
        penalty = 0
        if sum(self.terms.spaces(route) for route in root.routes) > self.terms.trains:
            slim = self._relax(self.least_trains(prices), tickets, frozenset(), frozenset())
            if slim is None or slim.bound >= HEAVY * (self.terms.trains + 1):
                return None
            forest = self.check(slim.routes, prices)
            if forest is None:
                thrifty = self.thrifty(self.least_trains(prices))
                bare = self._relax(thrifty, tickets, frozenset(), frozenset())
                forest = None if bare is None else self.check(bare.routes, prices)
            penalty, forest = self._fit(prices, tickets, forest)
        return self._branch(prices, tickets, penalty, forest)

    def glance(self, prices: list[int], tickets: Sequence[int]) -> Forest | None:
        """A forest within the limits if one of the two easiest guesses is one."""
        self.is_exact = False
        found = self.cheapest(prices, tickets)
        if found is not None:
            return found
        spare = self._relax(self.least_trains(prices), tickets, frozenset(), frozenset())
        return None if spare is None else self.check(spare.routes, prices)

    def cheapest(self, prices: list[int], tickets: Sequence[int]) -> Forest | None:
        """The cheapest forest if it happens to be within the limits."""
        found = self._relax(prices, tickets, frozenset(), frozenset())
        return None if found is None else self.check(found.routes, prices)

    def _fit(
        self, prices: list[int], tickets: Sequence[int], best: Forest | None
    ) -> tuple[int, Forest | None]:
        """Make spaces dearer: the penalty with the best bound, and the best forest that fits."""
        highest, chosen = -1, 0
        for penalty in PENALTIES:
            found = self._relax(self._dearer(prices, penalty), tickets, frozenset(), frozenset())
            if found is None:
                continue
            if found.bound - penalty * self.terms.trains > highest:
                highest, chosen = found.bound - penalty * self.terms.trains, penalty
            forest = self.check(found.routes, prices)
            if forest is not None and (best is None or forest.cost < best.cost):
                best = forest
        return chosen, best

    def _dearer(self, prices: list[int], penalty: int) -> list[int]:
        """Prices with a penalty for every space."""
        return [
            price if price in (0, CLOSED) else price + penalty * self.terms.spaces(route)
            for route, price in enumerate(prices)
        ]

    def _branch(
        self, prices: list[int], tickets: Sequence[int], penalty: int, best: Forest | None
    ) -> Forest | None:
        """Best-first: either all conflicting routes of a forest are used, or one of them is not.

        With a penalty for every space, less what all trains would pay, the cheapest forest is still
        never dearer than the cheapest one that fits (a Lagrangean bound).
        """
        offset = penalty * self.terms.trains
        dear = self._dearer(prices, penalty)
        root = self._relax(dear, tickets, frozenset(), frozenset())
        heap = [] if root is None else [(root.bound, 0, root)]
        count = 0
        while heap:
            bound, _, node = heappop(heap)
            if best is not None and bound - offset >= best.cost:
                return best
            forest = self.check(node.routes, prices)
            if forest is not None and (best is None or forest.cost < best.cost):
                best = forest
            kept = set(node.forced)
            for route in self._conflict(node, prices, is_penal=penalty > 0):
                if self.steps <= 0:
                    self.is_exact = False
                    return best
                child = self._relax(dear, tickets, node.banned | {route}, frozenset(kept))
                kept.add(route)
                if child is not None and (best is None or child.bound - offset < best.cost):
                    count += 1
                    heappush(heap, (child.bound, count, child))
        return best

    def _conflict(self, node: Relaxed, prices: Sequence[int], *, is_penal: bool) -> list[int]:
        """Routes of a forest that cannot all be used at their prices, the dearest first."""
        terms = self.terms
        chosen = [
            route
            for route in node.routes
            if route not in node.forced and (is_penal or route not in terms.open)
        ]
        return sorted(chosen, key=lambda route: (-prices[route], route))

    def _relax(
        self,
        prices: list[int],
        tickets: Sequence[int],
        banned: frozenset[int],
        forced: frozenset[int],
    ) -> Relaxed | None:
        """The cheapest forest without the banned and with the forced routes, limits forgotten."""
        if sum(self.terms.spaces(route) for route in forced) > self.terms.trains:
            return None
        borrowed = [route for route in forced if route not in self.terms.open]
        if self.terms.stations.lend(borrowed) is None:
            return None
        changed = list(prices)
        for route in banned:
            changed[route] = CLOSED
        for route in forced:
            changed[route] = 0
        if not self.ask(changed, tickets):
            raise ValueError("too many tickets for an exact search")
        every = (1 << len(tickets)) - 1
        bound = self.solver.cost(every)
        if bound >= CLOSED:
            return None
        routes = (*self.solver.routes(every), *sorted(forced))
        return Relaxed(bound + sum(prices[route] for route in forced), routes, banned, forced)

    def bound(self, prices: list[int], tickets: Sequence[int]) -> int:
        """No forest for these tickets costs less, whatever the trains and stations."""
        found = self._relax(prices, tickets, frozenset(), frozenset()) if tickets else None
        return 0 if found is None else found.bound

    # ---------------------------------------------------------------- which tickets

    def subsets(self, prices: list[int], tickets: Sequence[int]) -> list[tuple[int, ...]]:
        """Sets of tickets that could fit, most points first, then the cheapest."""
        points = self.facts.ticket_points
        room = HEAVY * (self.terms.trains + 1)
        masks = range(1, 1 << len(tickets))
        self.ask(prices, tickets)
        costs = [self.solver.cost(mask) for mask in masks]
        self.ask(self.least_trains(prices), tickets)
        rated = []
        for mask, cost in zip(masks, costs, strict=True):
            if cost < CLOSED and self.solver.cost(mask) < room:
                chosen = tuple(t for index, t in enumerate(tickets) if mask >> index & 1)
                rated.append((-sum(points[ticket] for ticket in chosen), cost, chosen))
        return [chosen for _points, _cost, chosen in sorted(rated)]
