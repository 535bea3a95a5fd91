"""Forests for more tickets than the solver takes at once: insertion, then exchanges.

Nothing here is random: the same question with the same steps gives the same forest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from semafor.planning.facts import Facts, open_tickets
from semafor.planning.forest import CLOSED
from semafor.planning.search import Forest, Search

# Tickets taken out of a forest at once, to be laid anew together.
MOST_TOGETHER = 4
TICKET_LIMIT = 12


def prune(
    search: Search, routes: Collection[int], tickets: Sequence[int], prices: Sequence[int]
) -> set[int]:
    """The routes without those that no ticket needs, the dearest tried first."""
    kept = set(routes)
    for route in sorted(routes, key=lambda route: (-prices[route], route)):
        rest = kept - {route}
        if search.joints.are_complete(rest, tickets):
            kept = rest
    return kept


def lay(
    search: Search, kept: Collection[int], tickets: Sequence[int], prices: Sequence[int]
) -> set[int] | None:
    """Add the cheapest routes that complete some tickets to routes that are kept."""
    changed = list(prices)
    for route in kept:
        changed[route] = 0
    if not search.ask(changed, tickets):
        return None
    every = (1 << len(tickets)) - 1
    if search.solver.cost(every) >= CLOSED:
        return None
    return {*kept, *search.solver.routes(every)}


def insert_all(
    search: Search, tickets: Sequence[int], prices: Sequence[int]
) -> tuple[set[int], list[int]]:
    """One ticket after the other on the cheapest way; the second list are those cut off."""
    routes: set[int] = set()
    lost: list[int] = []
    points = search.facts.ticket_points
    for ticket in sorted(tickets, key=lambda ticket: (-points[ticket], ticket)):
        found = lay(search, routes, [ticket], prices)
        if found is None:
            lost.append(ticket)
        else:
            routes = found
    return routes, lost


def improve(
    search: Search, routes: set[int], tickets: Sequence[int], prices: Sequence[int]
) -> set[int]:
    """Exchange key paths and groups of tickets for cheaper ones until nothing helps."""
    best = prune(search, routes, tickets, prices)
    is_better = True
    while is_better and search.steps > 0:
        is_better = False
        for kept, broken in neighbours(search, best, tickets, prices):
            if search.steps <= 0:
                break
            found = lay(search, kept, broken, prices)
            if found is None or not search.joints.are_complete(found, tickets):
                continue
            found = prune(search, found, tickets, prices)
            if sum(prices[route] for route in found) < sum(prices[route] for route in best):
                best = found
                is_better = True
                break
    return best


def neighbours(
    search: Search, routes: set[int], tickets: Sequence[int], prices: Sequence[int]
) -> Iterator[tuple[set[int], list[int]]]:
    """Parts of a forest to keep, with the tickets to be laid anew."""
    labels = search.terms.labels
    for path in key_paths(search.facts, routes, tickets):
        kept = routes - path
        broken = open_tickets(search.facts, kept, tickets, labels)
        # A tree without one path has two parts, and all broken tickets ask for the same joint.
        yield kept, broken[:TICKET_LIMIT]
    for count in range(1, MOST_TOGETHER + 1):
        for group in combinations(tickets, count):
            others = [ticket for ticket in tickets if ticket not in group]
            yield prune(search, routes, others, prices), list(group)


def key_paths(facts: Facts, routes: set[int], tickets: Sequence[int]) -> list[set[int]]:
    """The paths of a forest between its crossings and the ends of tickets."""
    ends = {node for ticket in tickets for nodes in facts.ticket_ends[ticket] for node in nodes}
    touching: dict[int, list[int]] = {}
    for route in sorted(routes):
        for node in facts.ends[route]:
            touching.setdefault(node, []).append(route)
    paths: list[set[int]] = []
    left = set(routes)
    while left:
        path = {min(left)}
        ahead = list(facts.ends[min(left)])
        while ahead:
            node = ahead.pop()
            if node in ends or len(touching[node]) != 2:
                continue
            for route in touching[node]:
                if route not in path:
                    path.add(route)
                    ahead.extend(other for other in facts.ends[route] if other != node)
        paths.append(path)
        left -= path
    return paths


def fit(search: Search, tickets: Sequence[int], prices: list[int]) -> tuple[Forest, list[int]]:
    """A forest for as many points as possible, and the tickets it leaves out.

    Tickets are dropped, the one first whose points are fewest for the trains it saves, until the
    forest fits; then what still fits is taken in again. Of too many borrowed routes the dearest is
    given up.
    """
    search.is_exact = False
    usable = list(prices)
    routes, lost = insert_all(search, tickets, usable)
    chosen = [ticket for ticket in tickets if ticket not in lost]
    routes = improve(search, routes, chosen, usable)
    forest = search.check(routes, usable)
    while forest is None and chosen:
        borrowed = [route for route in routes if route not in search.terms.open]
        if search.terms.stations.lend(borrowed) is None:
            usable[max(borrowed, key=lambda route: (usable[route], route))] = CLOSED
            routes, more = insert_all(search, chosen, usable)
            lost += more
            chosen = [ticket for ticket in chosen if ticket not in more]
        else:
            worst = _worst(search, routes, chosen, usable)
            lost.append(worst)
            chosen.remove(worst)
        routes = improve(search, routes, chosen, usable)
        forest = search.check(routes, usable)
    return extend(search, forest or Forest((), (), 0), lost, usable)


def extend(
    search: Search, forest: Forest, tickets: Sequence[int], prices: Sequence[int]
) -> tuple[Forest, list[int]]:
    """Add what still fits, the most valuable ticket first; the list are those that do not."""
    points = search.facts.ticket_points
    routes = {*forest.routes, *(loan.route for loan in forest.loans)}
    lost = []
    for ticket in sorted(tickets, key=lambda ticket: (-points[ticket], ticket)):
        found = lay(search, routes, [ticket], prices)
        checked = None if found is None else search.check(found, prices)
        if found is not None and checked is not None:
            routes, forest = found, checked
        else:
            lost.append(ticket)
    return forest, lost


def _worst(search: Search, routes: set[int], tickets: Sequence[int], prices: Sequence[int]) -> int:
    """The ticket with the fewest points for the trains that are saved without it."""

    def rating(ticket: int) -> tuple[float, int]:
        others = [other for other in tickets if other != ticket]
        rest = prune(search, routes, others, prices)
        saved = sum(search.terms.spaces(route) for route in routes - rest)
        return search.facts.ticket_points[ticket] / max(0.01, saved), ticket

    return min(tickets, key=rating)
