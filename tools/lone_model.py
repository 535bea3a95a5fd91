"""The best network of a lone player as a model for OR-tools.

Used by `tools/lone_best.py`; `docs/lone-best.md` says how it works.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cached_property
from itertools import combinations
from math import floor
from typing import Any

from semafor.engine.ruleset import Ruleset

try:
    from ortools.graph.python.max_flow import SimpleMaxFlow
    from ortools.math_opt.python import mathopt
except ImportError:  # the known best networks can be scored without it
    mathopt = None

SOLVERS = {"highs": "HIGHS", "scip": "GSCIP"}
SMALL = 1e-3  # what is taken for nothing
SCALE = 1_000_000  # flows are whole numbers
FAR = 10_000  # more trains and more points than there are


@dataclass(frozen=True)
class Line:
    """A route, or all strands of a pair: a player may own one of them."""

    ends: tuple[int, int]
    length: int
    points: int
    route: str


@dataclass(frozen=True)
class Goal:
    """A ticket; an end has several nodes where the rules split a place."""

    ends: tuple[tuple[int, ...], tuple[int, ...]]
    points: int
    ticket: str
    deck: str


@dataclass(frozen=True)
class Problem:
    """What the solver needs to know of a map."""

    trains: int
    nodes: int
    lines: tuple[Line, ...]
    goals: tuple[Goal, ...]
    most: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def distance(self) -> list[list[int]]:
        """Trains between any two nodes."""
        table = [[0 if a == b else FAR for b in range(self.nodes)] for a in range(self.nodes)]
        for line in self.lines:
            a, b = line.ends
            table[a][b] = table[b][a] = min(table[a][b], line.length)
        for number, via in enumerate(table):
            for row in table:
                row[:] = [min(old, row[number] + rest) for old, rest in zip(row, via, strict=True)]
        return table

    def gap(self, one: Iterable[int], two: Iterable[int]) -> int:
        """The fewest trains between two places."""
        return min(self.distance[a][b] for a in one for b in two)

    def tour(self, one: Goal, two: Goal) -> int:
        """The shortest round trip over four places: at most twice a network that joins them."""
        (a, b), (c, d) = one.ends, two.ends
        first, second, third = (
            self.gap(p, q) + self.gap(r, s)
            for p, q, r, s in ((a, b, c, d), (a, c, b, d), (a, d, b, c))
        )
        return first + second + third - max(first, second, third)

    @cached_property
    def crowds(self) -> list[list[int]]:
        """Sets of tickets of which one network can complete no more than one."""
        rivals: dict[int, set[int]] = {goal: set() for goal in range(len(self.goals))}
        for a, b in combinations(rivals, 2):
            if self.tour(self.goals[a], self.goals[b]) > 2 * self.trains:
                rivals[a].add(b)
                rivals[b].add(a)
        found: list[list[int]] = []
        covered: set[tuple[int, int]] = set()
        for a, b in combinations(rivals, 2):
            if b in rivals[a] and (a, b) not in covered:
                crowd, others = [a, b], rivals[a] & rivals[b]
                while others:
                    crowd.append(max(others, key=lambda goal: len(rivals[goal] & others)))
                    others = others & rivals[crowd[-1]]
                covered.update(combinations(sorted(crowd), 2))
                found.append(crowd)
        return found


@dataclass(frozen=True)
class Answer:
    """A network, what it is worth, and what no network can exceed."""

    routes: tuple[str, ...] = ()
    tickets: tuple[str, ...] = ()
    route_points: int = 0
    ticket_points: int = 0
    bound: int = FAR

    @property
    def points(self) -> int:
        """Both together."""
        return self.route_points + self.ticket_points


def read_problem(
    ruleset: Ruleset, trains: int | None = None, most: Mapping[str, int] | None = None
) -> Problem:
    """The map of a ruleset; `most` limits the tickets of a deck."""
    board = ruleset.board
    lines: dict[Any, Line] = {}
    for number, route in enumerate(board.routes):
        points = board.route_points[route.length]
        line = Line(ruleset.route_nodes[number], route.length, points, route.id)
        lines.setdefault((route.pair, route.length), line)
    places = {name: tuple(ruleset.place_nodes[at]) for name, at in ruleset.place_number.items()}
    goals = tuple(
        Goal((places[ticket.a], places[ticket.b]), ticket.points, ticket.id, ticket.deck)
        for ticket in board.tickets
    )
    trains = ruleset.start_trains if trains is None else trains
    nodes = ruleset.place_nodes[-1].stop
    return Problem(trains, nodes, tuple(lines.values()), goals, most or {})


def value(problem: Problem, chosen: Iterable[Line]) -> Answer:
    """What a set of routes is worth, with every ticket it completes."""
    part = list(range(problem.nodes))
    routes = list(chosen)
    for line in routes:
        old, new = (part[end] for end in line.ends)
        part = [new if name == old else name for name in part]
    kept: list[Goal] = []
    for goal in sorted(problem.goals, key=lambda goal: -goal.points):
        one, two = ({part[node] for node in end} for end in goal.ends)
        held = sum(other.deck == goal.deck for other in kept)
        if one & two and held < problem.most.get(goal.deck, FAR):
            kept.append(goal)
    return Answer(
        tuple(line.route for line in routes),
        tuple(goal.ticket for goal in kept),
        sum(line.points for line in routes),
        sum(goal.points for goal in kept),
    )


def routes_alone(problem: Problem) -> int:
    """The most points from routes without tickets: a knapsack of trains."""
    best = [0] * (problem.trains + 1)
    for line in problem.lines:
        for trains in range(problem.trains, line.length - 1, -1):
            best[trains] = max(best[trains], best[trains - line.length] + line.points)
    return best[-1]


class Trees:
    """Routes, and so many trees of chosen routes: a ticket counts if one tree has both its ends.

    A tree grows from a root: every other node of it has one arc that enters. That it hangs
    together is told to the solver by cuts, found when they are missing: a set of nodes without
    the root that holds a node of the tree is entered by an arc of the tree.
    """

    def __init__(self, problem: Problem, trees: int) -> None:
        self.problem = problem
        self.model = mathopt.Model()
        self.trees = range(trees)
        self.cuts = 0
        lines, nodes, goals = len(problem.lines), problem.nodes, len(problem.goals)
        self.owned = self._variables(lines)
        self.inside = [self._variables(nodes) for _ in self.trees]
        self.root = [self._variables(nodes) for _ in self.trees]
        self.there = [self._variables(lines) for _ in self.trees]
        self.back = [self._variables(lines) for _ in self.trees]
        self.done = [self._variables(goals) for _ in self.trees]
        for tree in self.trees:
            self._grow(tree)
            self._count_tickets(tree)
        self._share()

    def _variables(self, count: int) -> list[Any]:
        return [self.model.add_variable(lb=0.0, ub=1.0) for _ in range(count)]

    def _add(self, condition: Any) -> None:
        self.model.add_linear_constraint(condition)

    def _grow(self, tree: int) -> None:
        """Arcs enter nodes; the root is the tree's first node in the order of importance."""
        inside, root = self.inside[tree], self.root[tree]
        entering: list[list[Any]] = [[variable] for variable in root]
        for number, line in enumerate(self.problem.lines):
            there, back = self.there[tree][number], self.back[tree][number]
            entering[line.ends[1]].append(there)
            entering[line.ends[0]].append(back)
            for end in line.ends:
                self._add(there + back <= inside[end])
        for node, arcs in enumerate(entering):
            self._add(inside[node] == mathopt.fast_sum(arcs))
        later = list(root)
        self._add(mathopt.fast_sum(later) <= 1)
        for node in self._by_importance():
            later = [variable for variable in later if variable is not root[node]]
            self._add(inside[node] + mathopt.fast_sum(later) <= 1)

    def _by_importance(self) -> list[int]:
        weight = [0] * self.problem.nodes
        for goal in self.problem.goals:
            for node in (*goal.ends[0], *goal.ends[1]):
                weight[node] += goal.points
        return sorted(range(self.problem.nodes), key=lambda node: -weight[node])

    def _count_tickets(self, tree: int) -> None:
        problem, inside, done = self.problem, self.inside[tree], self.done[tree]
        for goal, variable in zip(problem.goals, done, strict=True):
            for end in goal.ends:
                self._add(variable <= mathopt.fast_sum(inside[node] for node in end))
            if problem.gap(*goal.ends) > problem.trains:
                variable.upper_bound = 0.0
        for a, b in combinations(range(problem.nodes), 2):
            if problem.distance[a][b] > problem.trains:
                self._add(inside[a] + inside[b] <= 1)
        for crowd in problem.crowds:
            self._add(mathopt.fast_sum(done[goal] for goal in crowd) <= 1)

    def _share(self) -> None:
        """All trees together: trains, limits of decks, one tree for a node, and the points."""
        problem = self.problem
        pairs = list(zip(problem.lines, self.owned, strict=True))
        self._add(mathopt.fast_sum(line.length * own for line, own in pairs) <= problem.trains)
        for number, own in enumerate(self.owned):
            arcs = [side[tree][number] for tree in self.trees for side in (self.there, self.back)]
            self._add(mathopt.fast_sum(arcs) <= own)
        for node in range(problem.nodes):
            self._add(mathopt.fast_sum(inside[node] for inside in self.inside) <= 1)
        counted = [pair for done in self.done for pair in zip(problem.goals, done, strict=True)]
        for deck, most in problem.most.items():
            self._add(mathopt.fast_sum(var for goal, var in counted if goal.deck == deck) <= most)
        terms = [line.points * own for line, own in pairs]
        self.model.maximize(mathopt.fast_sum([*terms, *(goal.points * v for goal, v in counted)]))

    def cut(self, found: Mapping[Any, float]) -> int:
        """Add the cuts that a solution breaks; the number of them."""
        before = self.cuts
        for tree in self.trees:
            for node in range(self.problem.nodes):
                self._cut_node(found, tree, node)
        return self.cuts - before

    def _cut_node(self, found: Mapping[Any, float], tree: int, node: int) -> None:
        """Is as much flow possible from the root as the node is inside the tree?"""
        wanted = found[self.inside[tree][node]]
        if wanted < SMALL:
            return
        source = self.problem.nodes
        arcs = [(source, at, variable) for at, variable in enumerate(self.root[tree])]
        for line, there, back in zip(
            self.problem.lines, self.there[tree], self.back[tree], strict=True
        ):
            arcs += [(*line.ends, there), (*reversed(line.ends), back)]
        flow = SimpleMaxFlow()
        for start, end, variable in arcs:
            flow.add_arc_with_capacity(start, end, max(0, round(found[variable] * SCALE)))
        flow.solve(source, node)
        if flow.optimal_flow() >= SCALE * (wanted - SMALL):
            return
        near_source = set(flow.get_source_side_min_cut())
        everything = set(range(source + 1))
        sides = {frozenset(flow.get_sink_side_min_cut()), frozenset(everything - near_source)}
        for side in sides:
            crossing = [var for start, end, var in arcs if end in side and start not in side]
            self._add(self.inside[tree][node] <= mathopt.fast_sum(crossing))
            self.cuts += 1

    def relax(self) -> int:
        """A bound: the model solved with fractions, after all cuts."""
        with mathopt.IncrementalSolver(self.model, mathopt.SolverType.GLOP) as solver:
            while True:
                result = solver.solve()
                if not self.cut(result.variable_values()):
                    return floor(result.objective_value() + SMALL)

    def seek(self, above: int) -> None:
        """From now on only whole solutions with more points than these."""
        for variable in self.model.variables():
            variable.integer = True
        self._add(self.model.objective.as_linear_expression() >= above + 1)

    def solve(self, solver: str, seconds: float) -> tuple[Mapping[Any, float] | None, int]:
        """A solution, if there is one, and a bound that is below zero if there cannot be one."""
        parameters = mathopt.SolveParameters(time_limit=timedelta(seconds=max(1.0, seconds)))
        kind = mathopt.SolverType[SOLVERS[solver]]
        result = mathopt.solve(self.model, kind, params=parameters)
        reasons = mathopt.TerminationReason
        if result.termination.reason in (reasons.INFEASIBLE, reasons.INFEASIBLE_OR_UNBOUNDED):
            return None, -1
        bound = floor(min(result.termination.objective_bounds.dual_bound, FAR) + SMALL)
        found = result.variable_values() if result.has_primal_feasible_solution() else None
        return found, bound

    def chosen(self, found: Mapping[Any, float]) -> list[Line]:
        """The routes of a solution."""
        pairs = zip(self.problem.lines, self.owned, strict=True)
        return [line for line, own in pairs if found[own] > 0.5]
