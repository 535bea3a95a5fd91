"""Puts the parts together for a ruleset: policies and trees with the weights of its edition."""

from __future__ import annotations

from collections.abc import Mapping

from semafor.engine.ruleset import Ruleset
from semafor.search.belief_file import make_belief
from semafor.search.candidates import Candidates
from semafor.search.chart import read_chart
from semafor.search.dealer import LikelyDealer
from semafor.search.planner_policy import PlannerPolicy
from semafor.search.racer import RacerPolicy
from semafor.search.rollout import RolloutPolicy
from semafor.search.tree import Tree
from semafor.search.value_file import make_value
from semafor.search.weights import EXTEND, SHOWN, THREAT, TURN, read_weights

# How even the planner's priors are over the moves it considers.
HEAT = 1.0
# What a greedy player does not count: the turns a plan takes, rivals, open cards, the longest path.
UNSEEN_BY_GREEDY = (TURN, THREAT, SHOWN, EXTEND)

# Weights by name that differ from those of the edition.
Habits = Mapping[str, float]


def make_racer(ruleset: Ruleset) -> RacerPolicy:
    """The racing policy."""
    return RacerPolicy(read_chart(ruleset))


def make_planner(ruleset: Ruleset, habits: Habits | None = None) -> PlannerPolicy:
    """The planning policy, with somebody's habits."""
    return PlannerPolicy(read_chart(ruleset), read_weights(ruleset.edition.name, habits))


def make_greedy(ruleset: Ruleset) -> PlannerPolicy:
    """The planning policy of somebody who sees the own tickets and nothing else."""
    weights = read_weights(ruleset.edition.name)
    for place in UNSEEN_BY_GREEDY:
        weights[place] = 0.0
    return PlannerPolicy(read_chart(ruleset), weights)


def make_rollout(ruleset: Ruleset) -> RolloutPolicy:
    """The quick policy of rollouts."""
    return RolloutPolicy(read_chart(ruleset), read_weights(ruleset.edition.name))


def make_candidates(
    ruleset: Ruleset, heat: float = HEAT, habits: Habits | None = None
) -> Candidates:
    """The planner's list of moves with priors."""
    return Candidates(make_planner(ruleset, habits), heat)


def make_dealer(ruleset: Ruleset) -> LikelyDealer:
    """The dealer of hidden cards and tickets."""
    return LikelyDealer(ruleset.tables, ruleset.start_trains, make_belief(ruleset))


def make_tree(ruleset: Ruleset, habits: Habits | None = None) -> Tree:
    """A search tree with all it needs; habits say which moves it looks at first, not how games go on."""
    rollout = make_rollout(ruleset)
    return Tree(
        make_dealer(ruleset),
        make_candidates(ruleset, habits=habits),
        rollout,
        len(ruleset.points_lines),
        make_value(ruleset, rollout),
    )
