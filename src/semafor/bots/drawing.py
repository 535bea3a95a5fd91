"""Which card the greedy bot draws: colours of its goals, an open locomotive only to finish."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.bots.graph import GREY_NUMBER
from semafor.bots.sight import Sight, missing_cards

NEAR = 12
TWICE = 1


def wanted_colours(sight: Sight, goals: Sequence[int]) -> list[int]:
    """A weight for each colour: the nearer it brings a goal, the more; 0 helps none."""
    graph = sight.graph
    spare = list(sight.view.hand[: graph.colours])
    weights = [0] * graph.colours
    painted = sorted((graph.lengths[route], route) for route in goals)
    for length, route in painted:
        colour = graph.route_colours[route]
        if colour == GREY_NUMBER:
            continue
        missing = length - spare[colour]
        if missing > 0:
            weights[colour] = max(weights[colour], NEAR - missing)
        spare[colour] = max(0, spare[colour] - length)
    for length, route in painted:
        if graph.route_colours[route] != GREY_NUMBER:
            continue
        able = graph.payable_with[route] or range(graph.colours)
        best = max(able, key=lambda colour: (spare[colour], weights[colour], -colour))
        missing = length - graph.ferries[route] - spare[best]
        if missing > 0:
            weights[best] = max(weights[best], NEAR - missing)
        spare[best] = max(0, spare[best] - length)
    return weights


def wants_locomotive(sight: Sight, goals: Sequence[int]) -> bool:
    """Whether one more locomotive finishes a goal now."""
    graph = sight.graph
    hand = sight.view.hand
    return any(missing_cards(graph, hand, route) == 1 for route in goals)


def choose_card(sight: Sight, goals: Sequence[int]) -> int | None:
    """A draw toward the goals; the deck where the market has nothing for them."""
    draws = {sight.choices[action].colour: action for action in sight.legal("draw")}
    if not draws:
        return None
    locomotive = sight.graph.locomotive
    if locomotive in draws and wants_locomotive(sight, goals):
        return draws[locomotive]
    weights = wanted_colours(sight, goals)
    market = sight.view.market
    rated = [
        (weights[colour] + (TWICE if market.count(colour) > 1 else 0), -colour)
        for colour in draws
        if 0 <= colour < sight.graph.colours and weights[colour] > 0
    ]
    if rated:
        return draws[-max(rated)[1]]
    if -1 in draws:
        return draws[-1]
    return draws[min(draws)] if locomotive not in draws else draws[locomotive]
