"""Puts the parts together for a ruleset: policies and trees with the weights of its edition."""

from __future__ import annotations

from semafor.engine.ports import PLAIN_CLAIM
from semafor.engine.ruleset import Ruleset
from semafor.search.candidates import Candidates
from semafor.search.chart import read_chart
from semafor.search.dealer import Dealer
from semafor.search.planner_policy import PlannerPolicy
from semafor.search.racer import RacerPolicy
from semafor.search.rollout import RolloutPolicy
from semafor.search.tree import Tree
from semafor.search.weights import read_weights

# How even the planner's priors are over the moves it considers.
HEAT = 1.0


def make_racer(ruleset: Ruleset) -> RacerPolicy:
    """The racing policy."""
    return RacerPolicy(read_chart(ruleset))


def make_planner(ruleset: Ruleset) -> PlannerPolicy:
    """The planning policy."""
    return PlannerPolicy(read_chart(ruleset), read_weights(ruleset.edition.name))


def make_rollout(ruleset: Ruleset) -> RolloutPolicy:
    """The quick policy of rollouts."""
    weights = read_weights(ruleset.edition.name)
    return RolloutPolicy(read_chart(ruleset), weights, ruleset.port(PLAIN_CLAIM))


def make_candidates(ruleset: Ruleset, heat: float = HEAT) -> Candidates:
    """The planner's list of moves with priors."""
    return Candidates(make_planner(ruleset), heat)


def make_dealer(ruleset: Ruleset) -> Dealer:
    """The dealer of hidden cards and tickets."""
    return Dealer(read_chart(ruleset), ruleset.start_trains)


def make_tree(ruleset: Ruleset) -> Tree:
    """A search tree with all it needs."""
    return Tree(
        make_dealer(ruleset),
        make_candidates(ruleset),
        make_rollout(ruleset),
        len(ruleset.points_lines),
    )
