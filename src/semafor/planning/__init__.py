"""Planning: the cheapest way to complete tickets, from a view. See docs/planner.md."""

from __future__ import annotations

from semafor.planning.borrowing import Loan
from semafor.planning.forest import CLOSED, ForestSolver
from semafor.planning.plan import DEFAULT_STEPS, plan_routes
from semafor.planning.result import Chokepoint, Purchase, RoutePlan, Threat

__all__ = [
    "CLOSED",
    "DEFAULT_STEPS",
    "Chokepoint",
    "ForestSolver",
    "Loan",
    "Purchase",
    "RoutePlan",
    "Threat",
    "plan_routes",
]
