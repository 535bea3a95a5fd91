"""The two hard questions of scoring asked to CP-SAT, independently of the brute force.

OR-tools is optional: it is imported inside the functions; ask `have_ortools()` first.
"""

import importlib.util
from collections.abc import Hashable, Sequence
from typing import Any


def have_ortools() -> bool:
    return importlib.util.find_spec("ortools") is not None


def longest_trail(edges: Sequence[tuple[Hashable, Hashable, int]]) -> int:
    """The greatest weight of a connected set of edges with no more than two odd nodes."""
    return max((longest_trail_of(part) for part in components(edges)), default=0)


def components(
    edges: Sequence[tuple[Hashable, Hashable, int]],
) -> list[list[tuple[Hashable, Hashable, int]]]:
    """The edges sorted into connected parts."""
    parts: list[list[tuple[Hashable, Hashable, int]]] = []
    for edge in edges:
        ends = {edge[0], edge[1]}
        touched = [part for part in parts if any({one, two} & ends for one, two, _ in part)]
        untouched = [part for part in parts if part not in touched]
        parts = [*untouched, [edge, *(other for part in touched for other in part)]]
    return parts


def longest_trail_of(edges: Sequence[tuple[Hashable, Hashable, int]]) -> int:
    """The longest trail in one connected part.

    An edge is walked or not. A node has an even number of walked edges, except at most two
    odd nodes. Connected: from one root a flow brings one unit to every node that is visited.
    """
    from ortools.sat.python import cp_model  # noqa: PLC0415  # optional dependency

    model = cp_model.CpModel()
    nodes = list(dict.fromkeys(node for one, two, _ in edges for node in (one, two)))
    walked = [model.new_bool_var(f"walked {index}") for index in range(len(edges))]
    there = [model.new_int_var(0, len(nodes), f"there {index}") for index in range(len(edges))]
    back = [model.new_int_var(0, len(nodes), f"back {index}") for index in range(len(edges))]
    for index in range(len(edges)):
        model.add(there[index] + back[index] <= len(nodes) * walked[index])
    odd_nodes = []
    roots = []
    for node in nodes:
        touching = [i for i, (one, two, _) in enumerate(edges) if node in (one, two)]
        is_odd = model.new_bool_var(f"odd {node}")
        half = model.new_int_var(0, len(touching), f"half degree {node}")
        model.add(sum(walked[index] for index in touching) == 2 * half + is_odd)
        odd_nodes.append(is_odd)

        visited = model.new_bool_var(f"visited {node}")
        model.add_max_equality(visited, [walked[index] for index in touching])
        is_root = model.new_bool_var(f"root {node}")
        roots.append(is_root)
        source = model.new_int_var(0, len(nodes), f"source {node}")
        model.add(source <= len(nodes) * is_root)
        inflow = sum(there[i] if edges[i][1] == node else back[i] for i in touching)
        outflow = sum(there[i] if edges[i][0] == node else back[i] for i in touching)
        model.add(source + inflow - outflow == visited)
    model.add(sum(odd_nodes) <= 2)
    model.add_exactly_one(roots)
    model.maximize(sum(edge[2] * chosen for edge, chosen in zip(edges, walked, strict=True)))
    return round(solve(model))


def best_station_tickets(
    own: Sequence[tuple[str, str]],
    stations: Sequence[Sequence[tuple[str, str]]],
    tickets: Sequence[tuple[str, str, int]],
) -> tuple[int, int]:
    """The best ticket points and, among equals, the most completed tickets.

    own: the ends of the player's routes; stations: for each station the ends of the opponents'
    routes at its city; tickets: two cities and a value. A completed ticket is a unit of flow
    from one city to the other over own routes and over routes that a station has chosen.
    """
    from ortools.sat.python import cp_model  # noqa: PLC0415  # optional dependency

    model = cp_model.CpModel()
    capacities: list[tuple[str, str, Any]] = [(one, two, 1) for one, two in own]
    for number, routes in enumerate(stations):
        chosen = [model.new_bool_var(f"station {number} {route}") for route in routes]
        model.add(sum(chosen) <= 1)
        capacities += [(*route, var) for route, var in zip(routes, chosen, strict=True)]
    done = [
        completed_ticket(model, number, ticket, capacities) for number, ticket in enumerate(tickets)
    ]
    if not tickets:
        return 0, 0
    weight = len(tickets) + 1  # points decide first, the number of tickets between equals
    model.maximize(
        sum((2 * ticket[2] * weight + 1) * var for ticket, var in zip(tickets, done, strict=True))
    )
    value = round(solve(model))
    gained, completed = divmod(value, weight)
    return gained - sum(ticket[2] for ticket in tickets), completed


def completed_ticket(
    model: Any, number: int, ticket: tuple[str, str, int], capacities: list[tuple[str, str, Any]]
) -> Any:
    """A variable that may be 1 only if a path joins the two cities of a ticket."""
    start, goal, _ = ticket
    done = model.new_bool_var(f"ticket {number}")
    leaving: dict[str, list[Any]] = {start: [], goal: []}
    for index, (one, two, capacity) in enumerate(capacities):
        there = model.new_bool_var(f"ticket {number} there {index}")
        back = model.new_bool_var(f"ticket {number} back {index}")
        model.add(there <= capacity)
        model.add(back <= capacity)
        leaving.setdefault(one, []).append(there - back)
        leaving.setdefault(two, []).append(back - there)
    for city, terms in leaving.items():
        if city == start:
            model.add(sum(terms) == done)
        elif city == goal:
            model.add(sum(terms) == -done)
        else:
            model.add(sum(terms) == 0)
    return done


def solve(model: Any) -> float:
    """The proven best value of a model."""
    from ortools.sat.python import cp_model  # noqa: PLC0415  # optional dependency

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 0
    status = solver.solve(model)
    if status != cp_model.OPTIMAL:
        raise RuntimeError(f"no proven optimum: {solver.status_name(status)}")
    return solver.objective_value
