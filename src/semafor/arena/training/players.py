"""Whom the search learns from: planners of many habits, quick policies, greedy players and racers.

A rival that a person meets is none of ours exactly. What is learned of planners alone would be too sure of itself.
"""

from __future__ import annotations

import random
from math import exp

from semafor.engine.ruleset import Ruleset
from semafor.search.minds import make_greedy, make_planner, make_racer, make_rollout
from semafor.search.policy import Policy
from semafor.search.weights import PLACES, read_weights

# How often each sits down, in parts of a hundred; the rest are planners with habits of their own.
PLANNER, QUICK, GREEDY, RACER = 40, 15, 10, 5
HUNDRED = 100
# Weights that may be zero or negative move by steps, the others by factors.
STEPS = {
    "near": 0.5,
    "filler": 0.15,
    "guest_path": 0.5,
    "hold": 3.0,
    "contest": 0.4,
    "keep_cost": 1.5,
    "ticket_edge": 3.0,
}
FACTOR = 0.3
LEAST = 0.01
# Waits so long for more tickets that it is never tried: a factor would not change that.
FIXED = ("early",)


def vary(edition: str, rng: random.Random) -> dict[str, float]:
    """Somebody's habits: every weight is a little different."""
    weights = read_weights(edition)
    habits: dict[str, float] = {}
    for name, place in PLACES.items():
        value = weights[place]
        if name in STEPS:
            habits[name] = value + rng.gauss(0, STEPS[name])
        elif name not in FIXED:
            habits[name] = max(LEAST, value * exp(rng.gauss(0, FACTOR)))
    return habits


def seat_player(ruleset: Ruleset, rng: random.Random) -> Policy:
    """Anybody of those who play."""
    mark = rng.randrange(HUNDRED)
    if mark < PLANNER:
        return make_planner(ruleset)
    if mark < PLANNER + QUICK:
        quick = make_rollout(ruleset)
        quick.forget()
        return quick
    if mark < PLANNER + QUICK + GREEDY:
        return make_greedy(ruleset)
    if mark < PLANNER + QUICK + GREEDY + RACER:
        return make_racer(ruleset)
    return make_planner(ruleset, vary(ruleset.edition.name, rng))
