"""Whether a rival's turn can be foreseen: `python tools/foreseen.py EDITION [--games N] [--seed N]`.

Who thinks ahead while a rival thinks can use it only where the position comes that was thought about. Before each turn of one of two planners, cards and
tickets are dealt to it as the other one may believe, and a planner decides in each deal; the commonest moves are compared with what it does. Also told is how often
the open cards stay as they were: what is turned over after a draw nobody foresees.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from semafor.arena.simulate import derive_seed
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.intervals import wilson_interval
from semafor.search.minds import make_dealer, make_planner

DEALS = 20
FEW = 3
OWN, RIVAL = 0, 1


class Watch:
    """Plays games and looks before each turn of the rival."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.dealer = make_dealer(ruleset)
        self.planner = make_planner(ruleset)
        self.buffer = ActionBuffer()
        self.count: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """One game."""
        state = self.ruleset.new_state()
        state.rng = seed | 1
        state.start(0)
        while state.depth > 0:
            is_turn = state.actor() == RIVAL and state.decision() == self.ruleset.tables.turn
            if is_turn and state.fill(self.buffer) > 1:
                self.look(state, self.foresee(state, seed))
            else:
                state.step(self.planner.choose(state, self.buffer))

    def foresee(self, state: State, seed: int) -> list[int]:
        """What the rival may do, the commonest first."""
        root = state.clone()
        root.rng = derive_seed(seed, "study", state.turns)
        self.dealer.study(root, OWN)
        found: Counter[int] = Counter()
        for number in range(DEALS):
            dealt = root.clone()
            dealt.rng = derive_seed(seed, number, state.turns)
            self.dealer.deal(dealt)
            found[self.planner.choose(dealt, self.buffer)] += 1
        return [action for action, _ in found.most_common(FEW)]

    def look(self, state: State, foreseen: list[int]) -> None:
        """The turn as it is played."""
        market, turn = access.market_list(state), state.turns
        first = -1
        while state.depth > 0 and state.turns == turn and state.actor() == RIVAL:
            action = self.planner.choose(state, self.buffer)
            first = action if first < 0 else first
            state.step(action)
        is_same = access.market_list(state) == market
        self.count["turns"] += 1
        self.count["open cards as before"] += is_same
        self.count["its first move was the commonest"] += first == foreseen[0]
        self.count["both"] += is_same and first == foreseen[0]
        self.count[f"both, with the {FEW} commonest"] += is_same and first in foreseen


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description="Whether a rival's turn can be foreseen.")
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    watch = Watch(find_ruleset(options.edition, 2))
    for game in range(options.games):
        watch.play(derive_seed(options.seed, "foreseen", game))
    turns = watch.count.pop("turns")
    sys.stdout.write(f"{options.edition}: {turns} turns\n")
    for what, count in watch.count.items():
        low, high = wilson_interval(count, turns)
        sys.stdout.write(f"  {what:34} {count / turns:.0%} ({100 * low:.0f}–{100 * high:.0f})\n")


if __name__ == "__main__":
    main()
