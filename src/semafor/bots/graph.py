"""Ways over the board of a ruleset, for bots: what is joined, and the cheapest path."""

from __future__ import annotations

from collections.abc import Sequence

from semafor.planning.facts import CLOSED, GREY_NUMBER, find_way, is_joined
from semafor.planning.facts import Facts as Graph
from semafor.planning.facts import join_nodes as label_nodes
from semafor.planning.facts import read_facts as read_graph

__all__ = [
    "CLOSED",
    "GREY_NUMBER",
    "Graph",
    "find_path",
    "find_way",
    "is_joined",
    "is_joined_by",
    "label_nodes",
    "points_gained",
    "read_graph",
]


def is_joined_by(graph: Graph, labels: list[int], ticket: int, route: int) -> bool:
    """Whether one more route connects the ends of a ticket that is open now."""
    first, second = graph.ticket_ends[ticket]
    near, far = (labels[node] for node in graph.ends[route])
    here = {labels[node] for node in first}
    there = {labels[node] for node in second}
    return (near in here and far in there) or (far in here and near in there)


def points_gained(graph: Graph, labels: list[int], opened: Sequence[int], route: int) -> int:
    """Points of the open tickets that one more route would complete."""
    return sum(
        graph.ticket_points[ticket]
        for ticket in opened
        if is_joined_by(graph, labels, ticket, route)
    )


def find_path(graph: Graph, costs: list[int], ticket: int) -> list[int] | None:
    """Routes of a cheapest path between a ticket's ends that cost something; None: no path."""
    return find_way(graph, costs, *graph.ticket_ends[ticket])
