"""Tunes the planner's weights for an edition by mirrored games between quick policies.

Usage: python tools/tune.py EDITION [--minutes M] [--seed N]

A change of one to three weights is kept when it does better than the present ones against a small
pool (the default weights, a lover of tickets, the present best) on the same deals, in three stages
of growing size. Prints every change kept, and at the end a table for weights.toml.
"""

from __future__ import annotations

import argparse
import random
import sys
from math import exp, sqrt
from time import monotonic

from semafor.editions import find_ruleset
from semafor.engine.ports import PLAIN_CLAIM
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer
from semafor.search.chart import read_chart
from semafor.search.policy import play_out
from semafor.search.rollout import RolloutPolicy
from semafor.search.weights import PLACES, read_weights

LOVER = {"points": 0.0, "space": 1.5, "ticket_edge": -5.0, "risk": 0.3, "draw_risk": 0.3}
# Weights that may be zero or negative move by steps, the others by factors.
STEPS = {
    "near": 0.7,
    "filler": 0.2,
    "guest_path": 0.7,
    "hold": 3.0,
    "contest": 0.5,
    "keep_cost": 1.5,
    "ticket_edge": 2.5,
}
FIXED = ("early", "conflict", "loco_price")
# Deals of each stage, and how many standard errors a change must be ahead to go on.
STAGES = ((60, 0.3), (200, 1.0), (500, 1.5))
MARGIN = 80

Weights = dict[str, float]


def make(ruleset: Ruleset, weights: Weights) -> RolloutPolicy:
    """A quick policy with some weights."""
    values = read_weights("default")
    for name, value in weights.items():
        values[PLACES[name]] = value
    return RolloutPolicy(read_chart(ruleset), values, ruleset.port(PLAIN_CLAIM))


def play(ruleset: Ruleset, one: Weights, two: Weights, deals: range) -> list[float]:
    """Results of the first weights: 1 for a win, less for a loss, a little for the margin."""
    policies = [make(ruleset, one), make(ruleset, two)]
    buffer = ActionBuffer()
    results = []
    for deal in deals:
        for mine in (0, 1):
            for policy in policies:
                policy.forget()
            state = ruleset.new_state()
            state.rng = 2 * deal + 1
            state.start(0)
            play_out(state, [policies[mine], policies[1 - mine]], buffer)
            result = score_position(state)
            margin = result.totals[mine] - result.totals[1 - mine]
            won = len(result.winners) == 1 and mine in result.winners
            lost = mine not in result.winners
            results.append(won - lost + max(-MARGIN, min(MARGIN, margin)) / MARGIN)
    return results


def change(best: Weights, rng: random.Random) -> Weights:
    """One to three weights moved."""
    new = dict(best)
    names = [name for name in best if name not in FIXED]
    for name in rng.sample(names, rng.choice((1, 1, 2, 3))):
        if name in STEPS:
            new[name] = round(new[name] + rng.gauss(0, STEPS[name]), 3)
        else:
            new[name] = round(max(0.01, new[name] * exp(rng.gauss(0, 0.35))), 3)
    return new


def is_better(ruleset: Ruleset, new: Weights, best: Weights, seed: int) -> bool:
    """Whether a change stays ahead through all stages."""
    gains: list[float] = []
    for stage, (deals, least) in enumerate(STAGES):
        span = range(seed * 10000 + stage * 1000, seed * 10000 + stage * 1000 + deals)
        for rival in ({}, LOVER, best):
            news = play(ruleset, new, rival, span)
            olds = play(ruleset, best, rival, span)
            gains += [a - b for a, b in zip(news, olds, strict=True)]
        mean = sum(gains) / len(gains)
        error = sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        if mean <= 0 or mean < least * error:
            return False
    return True


def main() -> None:
    """Tune until the time is up."""
    parser = argparse.ArgumentParser(description="Tune the planner's weights for an edition.")
    parser.add_argument("edition")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    ruleset = find_ruleset(options.edition, 2)
    rng = random.Random(options.seed)
    start = read_weights(options.edition)
    best = {name: start[place] for name, place in PLACES.items()}
    first = dict(best)
    end = monotonic() + 60 * options.minutes
    trial = 0
    while monotonic() < end:
        trial += 1
        new = change(best, rng)
        if is_better(ruleset, new, best, options.seed * 1000 + trial):
            changed = {name: new[name] for name in new if new[name] != best[name]}
            sys.stdout.write(f"{trial}: {changed}\n")
            best = new
    sys.stdout.write(f"\n[{options.edition}]  # {trial} changes tried\n")
    for name, value in best.items():
        if value != first[name]:
            sys.stdout.write(f"{name} = {value}\n")


if __name__ == "__main__":
    main()
