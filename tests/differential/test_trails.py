"""The longest trail against a brute force and against an independent formulation."""

import random
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semafor.board import trails
from semafor.board.trails import TrailSearch
from tests.kit.ran import lacks
from tests.kit.tables import often

Edge = tuple[int, int, int]

EDGES = st.lists(
    st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(1, 9)).filter(
        lambda edge: edge[0] != edge[1]
    ),
    max_size=11,
)


def measure(search: TrailSearch, edges: list[Edge]) -> int:
    """Load the edges into the reused search and return its answer."""
    search.clear()
    for a, b, length in edges:
        search.add(a, b, length)
    return search.longest()


def brute_force(edges: list[Edge]) -> int:
    """Walk every trail, each pair of place and used edges once."""
    best = 0
    seen: set[tuple[int, int]] = set()
    stack = [(node, 0, 0) for edge in edges for node in edge[:2]]
    while stack:
        node, used, walked = stack.pop()
        if (node, used) in seen:
            continue
        seen.add((node, used))
        best = max(best, walked)
        for position, (a, b, length) in enumerate(edges):
            if not used >> position & 1 and node in (a, b):
                stack.append((a + b - node, used | 1 << position, walked + length))
    return best


def is_trail(edges: list[Edge]) -> bool:
    """Return whether the edges are connected and at most two of their nodes are odd."""
    odd: set[int] = set()
    groups: list[set[int]] = []
    for a, b, _ in edges:
        odd ^= {a}
        odd ^= {b}
        touching = [group for group in groups if a in group or b in group]
        groups = [group for group in groups if group not in touching]
        groups.append({a, b}.union(*touching))
    return len(groups) <= 1 and len(odd) <= 2


def least_deletion(edges: list[Edge], most: int) -> int:
    """Return the longest trail found by deleting edges, all subsets of up to a given size."""
    total = sum(edge[2] for edge in edges)
    best = 0
    for count in range(most + 1):
        for gone in combinations(range(len(edges)), count):
            value = total - sum(edges[position][2] for position in gone)
            if value > best and is_trail([e for i, e in enumerate(edges) if i not in gone]):
                best = value
    return best


def check_path(search: TrailSearch, edges: list[Edge], expected: int) -> None:
    """Check that the path is a walk over different edges with the expected length."""
    path = search.path()
    assert len(set(path)) == len(path)
    assert sum(edges[position][2] for position in path) == expected
    ends = set(edges[path[0]][:2]) if path else set()
    for position in path:
        a, b, _ = edges[position]
        ends = {a + b - node for node in ends if node in (a, b)}
        assert ends


def random_edges(rng: random.Random, nodes: int, count: int, longest: int) -> list[Edge]:
    """Return random edges of a multigraph."""
    edges = []
    for _ in range(count):
        a, b = rng.sample(range(nodes), 2)
        edges.append((a, b, rng.randint(1, longest)))
    return edges


def complete(size: int) -> list[Edge]:
    """Return the complete graph with unit edges."""
    return [(a, b, 1) for a, b in combinations(range(size), 2)]


def grid(columns: int, rows: int) -> list[Edge]:
    """Return a grid with unit edges."""
    across = [(n, n + 1, 1) for n in range(columns * rows) if (n + 1) % columns]
    return across + [(n, n + columns, 1) for n in range(columns * (rows - 1))]


@pytest.mark.rule("COM-LONG-1")
@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        ([], 0),
        ([(0, 1, 4)], 4),
        ([(3, 4, 1), (0, 3, 6), (2, 3, 4), (1, 3, 5)], 11),
        ([(0, 1, 3), (1, 2, 2), (2, 3, 4), (0, 3, 6), (1, 3, 5), (3, 4, 1)], 21),
        ([(0, 1, 2), (1, 2, 2), (0, 2, 2), (5, 6, 5)], 6),
        (complete(4), 5),
        (complete(10), 41),
        ([(hub, 9 + spoke, 1) for hub in range(2) for spoke in range(22)], 44),
    ],
)
def test_known_answers(edges: list[Edge], expected: int) -> None:
    search = TrailSearch()
    assert measure(search, edges) == expected
    check_path(search, edges, expected)


@pytest.mark.rule("COM-LONG-2")
def test_random_small_networks() -> None:
    rng = random.Random(20)
    search = TrailSearch()
    for _ in range(2500):
        longest = rng.choice([1, 2, 9])
        edges = random_edges(rng, rng.randint(2, 9), rng.randint(0, 10), longest)
        expected = brute_force(edges)
        assert measure(search, edges) == expected, edges
        check_path(search, edges, expected)


@pytest.mark.rule("COM-LONG-3")
def test_denser_networks_reach_the_frontier_search() -> None:
    rng = random.Random(21)
    search = TrailSearch()
    for _ in range(60):
        edges = random_edges(rng, rng.randint(6, 10), 14, rng.choice([1, 2, 9]))
        assert measure(search, edges) == brute_force(edges), edges


@pytest.mark.rule("COM-LONG-3")
def test_without_the_plain_walk(monkeypatch: pytest.MonkeyPatch) -> None:
    # Only the interpreted form looks the budget up; the compiled one simply runs as usual.
    monkeypatch.setattr(trails, "WALK_BUDGET", 0, raising=False)
    rng = random.Random(24)
    search = TrailSearch()
    for _ in range(1500):
        longest = rng.choice([1, 2, 9])
        edges = random_edges(rng, rng.randint(2, 9), rng.randint(6, 10), longest)
        assert measure(search, edges) == brute_force(edges), edges


@pytest.mark.rule("COM-LONG-3")
def test_parts_joined_by_bridges() -> None:
    rng = random.Random(25)
    search = TrailSearch()
    for _ in range(60):
        longest = rng.choice([1, 2, 9])
        edges = random_edges(rng, 4, 6, longest)
        for part in (1, 2):
            edges.append((rng.randrange(4), 4 * part, rng.randint(1, longest)))
            edges += [
                (a + 4 * part, b + 4 * part, length)
                for a, b, length in random_edges(rng, 4, rng.randint(2, 4), longest)
            ]
        expected = brute_force(edges)
        assert measure(search, edges) == expected, edges
        check_path(search, edges, expected)


@pytest.mark.rule("COM-EDGE-20")
@settings(max_examples=300, deadline=None, derandomize=True)
@given(EDGES)
def test_any_network(edges: list[Edge]) -> None:
    search = TrailSearch()
    expected = brute_force(edges)
    assert measure(search, edges) == expected
    check_path(search, edges, expected)


@pytest.mark.rule("COM-EDGE-21")
@pytest.mark.parametrize(
    ("edges", "most"),
    [
        (grid(3, 3), 3),
        (grid(4, 4), 4),
        (grid(5, 3), 4),
        ([*complete(7), (0, 7, 1), (1, 8, 1), (2, 9, 1), (3, 10, 1)], 4),
        (complete(6), 3),
        ([(8, n, 1) for n in range(8)] + [(n, (n + 1) % 8, 1) for n in range(8)], 4),
    ],
)
def test_deleted_edges(edges: list[Edge], most: int) -> None:
    search = TrailSearch()
    expected = measure(search, edges)
    # With unit edges every deletion of the optimum fits in the enumerated sizes.
    assert sum(edge[2] for edge in edges) - expected <= most
    assert least_deletion(edges, most) == expected
    check_path(search, edges, expected)


def solver_answer(edges: list[Edge]) -> int:
    """Return the longest trail as a circuit of directed edge uses, solved by CP-SAT."""
    cp_model = pytest.importorskip("ortools.sat.python.cp_model", reason=lacks("ortools"))
    model = cp_model.CpModel()
    # Every edge has one node per direction; its arcs lead to the directed edges that may follow.
    directed = [(a, b, i) for i, (a, b, _) in enumerate(edges)]
    directed += [(b, a, i) for i, (a, b, _) in enumerate(edges)]
    arcs = []
    used: list[list[Any]] = [[] for _ in edges]
    for one, (_, head, edge) in enumerate(directed):
        arcs.append((0, one + 1, model.new_bool_var("")))
        arcs.append((one + 1, 0, model.new_bool_var("")))
        skip = model.new_bool_var("")
        arcs.append((one + 1, one + 1, skip))
        used[edge].append(~skip)
        for two, (tail, _, other) in enumerate(directed):
            if head == tail and other != edge:
                arcs.append((one + 1, two + 1, model.new_bool_var("")))
    model.add_circuit(arcs)
    for pair in used:
        model.add_at_most_one(pair)
    model.maximize(sum(edges[i][2] * use for i, pair in enumerate(used) for use in pair))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return int(solver.objective_value + 0.5)


@pytest.mark.rule("COM-EDGE-21")
def test_larger_networks_against_a_solver() -> None:
    rng = random.Random(22)
    search = TrailSearch()
    for _ in range(often(4, 10)):
        edges = random_edges(rng, rng.randint(10, 16), 19, rng.choice([1, 2]))
        expected = measure(search, edges)
        assert expected == solver_answer(edges), edges
        check_path(search, edges, expected)


@pytest.mark.rule("COM-EDGE-20")
def test_numbering_does_not_matter() -> None:
    rng = random.Random(23)
    search = TrailSearch()
    for _ in range(20):
        edges = random_edges(rng, rng.randint(9, 30), 40, rng.choice([1, 2, 9]))
        expected = measure(search, edges)
        names = rng.sample(range(128), 30)
        mixed = [(names[b], names[a], length) for a, b, length in rng.sample(edges, 40)]
        assert measure(search, mixed) == expected, edges


@pytest.mark.rule("COM-LONG-1")
@pytest.mark.parametrize("edge", [(0, 0, 1), (-1, 0, 1), (0, 128, 1), (0, 1, 0)])
def test_bad_edges_are_refused(edge: Edge) -> None:
    with pytest.raises(ValueError, match="bad edge"):
        TrailSearch().add(*edge)


@pytest.mark.rule("COM-LONG-1")
def test_too_many_edges_are_refused() -> None:
    search = TrailSearch()
    assert measure(search, [(n, n + 1, 1) for n in range(62)]) == 62
    with pytest.raises(ValueError, match="too many"):
        search.add(0, 1, 1)
