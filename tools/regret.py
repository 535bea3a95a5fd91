"""What a search misses: how much better than its move the best one is, by many more games ahead.

Usage: python tools/regret.py EDITION [--positions N] [--iterations N] [--try NAME=VALUE,…] …

Positions are taken from games between planners, any decision that has a choice. The truth about a position: every move that is
considered, and every claim that can be paid for, is played out on the same deals (`--truth` games each; few at first, then only
what looks good). Then a search with the constants of each `--try` decides, and what its move is worth by the truth is compared with the planner's.
Points are those of the squeezed margin at its steepest. The truth is kept in a file (`--keep`), since it takes longest.

With `--outside` it tells in how many turns a claim that is not on the search's list is better than all that are, for the list of each `--try`
(`--try ways=0 --try ways=10,steps=2`): the best of either are found with few games and compared in many others (`--truth`), on the same deals.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from math import sqrt
from pathlib import Path
from time import process_time

from semafor.arena.simulate import derive_seed
from semafor.editions import find_ruleset
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.actions import read_actions
from semafor.search.intervals import wilson_interval
from semafor.search.minds import make_planner, make_tree
from semafor.search.tree import Tree

# Games a move is tried in before the better ones are looked at again, and how many of those there are.
FIRST_LOOK = 40
LOOKED_AGAIN = 6
# Games of a screen of claims that are not on the list.
SCREEN = 80
SLICES = 100
FIRST_SLICE = 8
# A move is better for sure when it is ahead by so many standard errors.
SURE = 2.0
FEW = 5.0
# Games that count as one when the error is judged; what makes another seed.
BLOCK = 20
OTHER_DEALS = 0x5DEECE66D
SPREAD = 45.0
POINTS = 2 * SPREAD

# By how many points something is better, and the standard error.
Gap = tuple[float, float]


def positions(ruleset: Ruleset, count: int, seed: int, *, turns_only: bool) -> list[State]:
    """One position of each of some games between planners, at any decision that has a choice."""
    planner = make_planner(ruleset)
    buffer = ActionBuffer()
    found = []
    number = 0
    while len(found) < count:
        state = ruleset.new_state()
        state.rng = derive_seed(seed, "regret", number) | 1
        state.start(0)
        rng = random.Random(derive_seed(seed, "which", number))
        number += 1
        seen = []
        while state.depth > 0:
            choices = state.fill(buffer)
            if choices > 1 and (state.decision() == ruleset.tables.turn or not turns_only):
                seen.append(state.clone())
            state.step(planner.choose(state, buffer))
        found.append(rng.choice(seen))
    return found


class Desk:
    """What is needed to look at positions of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.actions = read_actions(ruleset)
        self.buffer = ActionBuffer()
        self.flat = make_tree(ruleset)
        self.flat.deepest = 1
        self.flat.spread = SPREAD

    def begin(self, state: State, seed: int, *, every_claim: bool) -> tuple[list[int], list[int]]:
        """The moves on the search's list, and claims beside them."""
        root = state.clone()
        root.rng = seed | 1
        self.flat.begin(root, seed)
        listed = [move[0] for move in self.flat.moves()]
        beside: list[int] = []
        if every_claim:
            count = state.fill(self.buffer)
            codes = [self.buffer.get(at) for at in range(count)]
            known = set(listed)
            beside = [
                code for code in codes if self.actions[code].word == "claim" and code not in known
            ]
            for code in beside:
                self.flat.add(0, code, 0.0)
        return listed, beside

    def values(self) -> dict[int, tuple[float, int]]:
        """Mean value and games of every move tried."""
        return {move[0]: (move[2], move[1]) for move in self.flat.moves() if move[1]}

    def truth(self, state: State, seed: int, games: int) -> dict[int, float]:
        """The value of the moves of a position: the better they look the more closely."""
        listed, beside = self.begin(state, seed, every_claim=True)
        cheapest = self.one_payment(beside)
        tried = listed + cheapest
        for action in tried:
            self.flat.try_move(action, FIRST_LOOK)
        seen = self.values()
        best = sorted(tried, key=lambda action: -seen[action][0])[:LOOKED_AGAIN]
        again = set(best) | set(listed)
        for action in again:
            self.flat.try_move(action, games - FIRST_LOOK)
        return {action: value for action, (value, _) in self.values().items()}

    def screen(self, state: State, seed: int) -> dict[int, float]:
        """The value of every move on the list and of every claim beside it, by a few games each."""
        listed, beside = self.begin(state, seed, every_claim=True)
        for action in listed + beside:
            self.flat.try_move(action, SCREEN)
        return {action: value for action, (value, _) in self.values().items()}

    def gap(self, better: int, usual: int, games: int) -> Gap:
        """By how many points one move is better than another, on deals not seen before; and the standard error."""
        gaps = []
        sums = {better: 0.0, usual: 0.0}
        for _ in range(max(2, games // BLOCK)):
            gained = {}
            for action, before in sums.items():
                self.flat.try_move(action, BLOCK)
                value, visits = self.values()[action]
                gained[action] = value * visits - before
            sums = {action: sums[action] + gained[action] for action in sums}
            gaps.append(POINTS * (gained[better] - gained[usual]) / BLOCK)
        return mean_of(gaps)

    def compare(self, state: State, seed: int, better: int, usual: int, games: int) -> Gap:
        """By how many points one move is better than another, on deals not seen before; and the standard error."""
        self.begin(state, seed ^ OTHER_DEALS, every_claim=True)
        return self.gap(better, usual, games)

    def one_payment(self, claims: list[int]) -> list[int]:
        """Of several payments of a route the one with fewest locomotives."""
        best: dict[int, int] = {}
        for action in claims:
            route = self.actions[action].route
            if (
                route not in best
                or self.actions[action].locomotives < self.actions[best[route]].locomotives
            ):
                best[route] = action
        return list(best.values())


def search(tree: Tree, state: State, seed: int, iterations: int) -> tuple[int, int]:
    """What a search chooses, and after how many games; it stops as the bot does."""
    root = state.clone()
    root.rng = seed | 1
    if tree.begin(root, seed) < 2:
        return tree.best(), 0
    done = 0
    size = FIRST_SLICE
    while done < iterations:
        done += tree.run(min(size, iterations - done))
        if tree.lead() > iterations - done:
            break
        size = max(FIRST_SLICE, iterations // SLICES)
    return tree.best(), done


def set_constants(tree: Tree, text: str) -> None:
    """Tell a tree constants by name: `NAME=VALUE,…`."""
    for item in text.split(",") if text else []:
        name, _, value = item.partition("=")
        setattr(tree, name, type(getattr(tree, name))(value))


def mean_of(values: list[float]) -> tuple[float, float]:
    """A mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(spread) / len(values)


def compare(ruleset: Ruleset, options: argparse.Namespace) -> None:
    """What searches with several constants choose, by the truth."""
    desk = Desk(ruleset)
    states = positions(ruleset, options.positions, options.seed, turns_only=options.turns)
    keep = Path(options.keep) if options.keep else None
    rows: list[dict[str, float]] = json.loads(keep.read_text()) if keep and keep.is_file() else []
    before = process_time()
    for number in range(len(rows), len(states)):
        seed = derive_seed(options.seed, "truth", number)
        truth = desk.truth(states[number], seed, options.truth)
        rows.append({str(action): value for action, value in truth.items()})
        if keep:
            keep.write_text(json.dumps(rows))
    write = sys.stdout.write
    write(f"truth: {process_time() - before:.0f} s\n")
    planner = make_planner(ruleset)
    buffer = ActionBuffer()
    usual = [str(planner.choose(state, buffer)) for state in states]
    top = [POINTS * (max(row.values()) - row[own]) for row, own in zip(rows, usual, strict=False)]
    write(f"the best of all above the planner's move: {mean_of(top)[0]:.2f} points (flattered)\n")
    first: list[float] = []
    for text in options.trial or [""]:
        tree = make_tree(ruleset)
        set_constants(tree, text)
        before = process_time()
        gains, left, done = [], 0, 0
        for number, state in enumerate(states):
            for again in range(options.again):
                seed = derive_seed(options.seed, "search", number, again)
                action, games = search(tree, state, seed, options.iterations)
                done += games
                left += str(action) != usual[number]
                known = rows[number].get(str(action), rows[number][usual[number]])
                gains.append(POINTS * (known - rows[number][usual[number]]))
        first = first or gains
        size = len(gains)
        gain, error = mean_of(gains)
        more, within = mean_of([one - other for one, other in zip(gains, first, strict=True)])
        spent = 1000 * (process_time() - before) / size
        write(
            f"{text or 'as it is':44} {gain:+.2f} ± {error:.2f}  against the first {more:+.2f} ± {within:.2f}"
        )
        write(f"  departs {left / size:.0%}  {done / size:.0f} games  {spent:.0f} ms\n")
        sys.stdout.flush()


def look_outside(ruleset: Ruleset, options: argparse.Namespace) -> None:
    """In how many turns something better than all that is listed is not on the list."""
    desk = Desk(ruleset)
    texts = options.trial or [""]
    trees = [make_tree(ruleset) for _ in texts]
    for tree, text in zip(trees, texts, strict=True):
        set_constants(tree, text)
    sizes = [0] * len(texts)
    gaps: list[list[Gap]] = [[] for _ in texts]
    before = process_time()
    states = positions(ruleset, options.positions, options.seed, turns_only=True)
    for number, state in enumerate(states):
        seed = derive_seed(options.seed, "outside", number)
        values = desk.screen(state, seed)
        known: dict[tuple[int, int], Gap] = {}
        for place, tree in enumerate(trees):
            root = state.clone()
            root.rng = seed | 1
            tree.begin(root, seed)
            listed = {move[0] for move in tree.moves()}
            sizes[place] += len(listed)
            beside = [action for action in values if action not in listed]
            if not beside:
                gaps[place].append((0.0, 0.0))
                continue
            pair = max(beside, key=values.__getitem__), max(listed, key=values.__getitem__)
            if pair not in known:
                known[pair] = desk.compare(state, seed, *pair, options.truth)
            gaps[place].append(known[pair])
        sys.stderr.write(f"\r{number + 1} of {len(states)}")
    sys.stderr.write("\n")
    for text, size, found in zip(texts, sizes, gaps, strict=True):
        tell_outside(text or "as it is", size / len(states), found)
    sys.stdout.write(f"{process_time() - before:.0f} s of processor time\n")


def tell_outside(name: str, size: float, gaps: list[Gap]) -> None:
    """How often a claim beside a list was better than all on it."""
    sure = [gap for gap, error in gaps if gap > SURE * error and gap > 0]
    write = sys.stdout.write
    write(f"{name}: {len(gaps)} turns, {size:.1f} moves on the list\n")
    for what, count in (
        ("better for sure", len(sure)),
        (f"by {FEW:.0f} points and more", sum(gap >= FEW for gap in sure)),
    ):
        low, high = wilson_interval(count, len(gaps))
        write(f"  {what:24} {count:4}  {count / len(gaps):.1%} ({low:.1%}–{high:.1%})\n")


def main() -> None:
    """Compare, or look outside the list."""
    parser = argparse.ArgumentParser(description="What a search misses.")
    parser.add_argument("edition")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--truth", type=int, default=600, help="games for each move")
    parser.add_argument("--try", dest="trial", action="append", help="constants, name=value,…")
    parser.add_argument("--again", type=int, default=1, help="searches of each position")
    parser.add_argument("--turns", action="store_true", help="whole turns only")
    parser.add_argument("--keep", help="a file for the truth")
    parser.add_argument("--outside", action="store_true", help="claims that are not on the list")
    options = parser.parse_args()
    ruleset = find_ruleset(options.edition, options.seats)
    if options.outside:
        look_outside(ruleset, options)
    else:
        compare(ruleset, options)


if __name__ == "__main__":
    main()
