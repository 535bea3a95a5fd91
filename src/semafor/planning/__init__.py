"""Planning: the cheapest way to complete tickets, from a view. See docs/planner.md."""

from __future__ import annotations

from semafor.planning.borrowing import Loan
from semafor.planning.forest import CLOSED, ForestSolver
from semafor.planning.odds import TunnelOdds, describe_odds, tunnel_odds
from semafor.planning.result import Chokepoint, Purchase, RoutePlan, Threat
from semafor.planning.route_planner import DEFAULT_STEPS, plan_routes

__all__ = [
    "CLOSED",
    "DEFAULT_STEPS",
    "Chokepoint",
    "ForestSolver",
    "Loan",
    "Purchase",
    "RoutePlan",
    "Threat",
    "TunnelOdds",
    "describe_odds",
    "plan_routes",
    "tunnel_odds",
]
