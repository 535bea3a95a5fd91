"""Information-set Monte Carlo tree search: own decisions as a tree, everything else dealt and played.

Every iteration deals the hidden cards and tickets anew (`LikelyDealer`), walks down the tree of the
searching seat's own decisions by PUCT with the planner's priors, adds one node, and plays the rest
of the game with the quick policy, which also answers for the rivals. Where a value was trained, it may judge
the position some turns later instead. The n-th visit of each root move uses the n-th deal, so that moves are
compared on the same deals as far as possible.
"""

from __future__ import annotations

from math import sqrt, tanh

from semafor.engine.core import State
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import SEATS, ActionBuffer, zeros
from semafor.rules.scoring import write_sheet
from semafor.search.budgets import CONSTANTS, USUAL
from semafor.search.candidates import Candidates
from semafor.search.dealer import LikelyDealer
from semafor.search.rollout import RolloutPolicy
from semafor.search.value import Value
from semafor.search.weights import reals
from semafor.search.wider import WiderList

NODES = 60000
ROOT = 0
NONE = -1
DEPTH = 24
# A rollout that nobody ends is scored as it stands.
LONGEST_GAME = 1000
MASK64 = (1 << 64) - 1
STRIDE = 0x9E3779B97F4A7C15


class Tree:
    """The tree of one decision; its memory is fixed and used again for the next one."""

    def __init__(
        self,
        dealer: LikelyDealer,
        candidates: Candidates,
        rollout: RolloutPolicy,
        points_lines: int,
        judge: Value | None = None,
    ) -> None:
        self.judge = judge
        self.dealer = dealer
        self.candidates = candidates
        self.rollout = rollout
        self.points_lines = points_lines
        self.buffer = ActionBuffer()
        self.sheet = ScoreSheet()
        self.action = zeros(NODES)
        self.prior = reals(NODES)
        self.visits = zeros(NODES)
        self.value = reals(NODES)
        self.score = reals(NODES)
        self.wins = reals(NODES)
        self.child = zeros(NODES)
        self.sibling = zeros(NODES)
        self.count = 0
        self.path = zeros(DEPTH)
        self.total = zeros(SEATS)
        self.seat = 0
        self.won = 0.0
        self.points = 0.0
        self.seed = 1
        self.explore = self.trust = self.doubt = 0.0
        self.spread = 1.0
        self.deepest = self.shots = self.steps = self.ways = 0
        self.horizon = self.near_end = self.every = 0
        self.share = 0.0
        self.wider = WiderList(dealer, candidates, rollout)
        self.root: State | None = None
        usual = CONSTANTS[USUAL]
        usual.prepare(self)
        usual.lean(self, 0)

    # ---------------------------------------------------------------- nodes

    def add(self, parent: int, action: int, prior: float) -> int:
        """A new child of a node; -1 when the memory is full."""
        if self.count == NODES:
            return NONE
        node = self.count
        self.count += 1
        self.action[node] = action
        self.prior[node] = prior
        self.visits[node] = 0
        self.value[node] = 0.0
        self.score[node] = 0.0
        self.wins[node] = 0.0
        self.child[node] = NONE
        self.sibling[node] = NONE
        if parent >= 0:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    def begin(self, state: State, seed: int) -> int:
        """Start a search at a position dealt from the view of whoever decides; returns the moves."""
        self.root = state
        self.seat = state.actor()
        self.seed = seed
        self.count = 0
        self.add(NONE, NONE, 1.0)
        self.dealer.study(state, self.seat)
        self.candidates.collect(state, self.buffer)
        self.wider.add_ways(state, self.seat, self.ways)
        self.wider.add_shots(state, self.seat, seed, self.shots)
        self.wider.add_steps(state, self.seat, self.steps)
        self.candidates.normalise()
        for index in range(self.candidates.count):
            self.add(ROOT, self.candidates.action[index], self.candidates.prior[index])
        return self.candidates.count

    def select(self, node: int, state: State) -> int:
        """The child to follow (PUCT) among the moves the planner considers here."""
        best = NONE
        best_value = -1.0e9
        visits = self.visits[node]
        if node == ROOT:
            child = self.child[node]
            root = sqrt(visits + 1.0)
            while child != NONE:
                value = self.rate(child, node, root)
                if value > best_value:
                    best_value = value
                    best = child
                child = self.sibling[child]
            return best
        self.candidates.find(state, self.buffer)
        root = sqrt(visits + 1.0)
        for index in range(self.candidates.count):
            child = self.find_child(node, self.candidates.action[index])
            if child == NONE:
                child = self.add(node, self.candidates.action[index], self.candidates.prior[index])
                if child == NONE:
                    return NONE
            value = self.rate(child, node, root)
            if value > best_value:
                best_value = value
                best = child
        return best

    def rate(self, child: int, node: int, root: float) -> float:
        """What a move promises: its mean, drawn to what the planner thinks, and room to explore.

        Rollouts scatter by far more than moves differ, so a move counts as if it had been tried
        `trust` times already, with the mean of its node less a little for what the planner would
        not do: it takes evidence, not luck, to be preferred.
        """
        visits = self.visits[child]
        usual = 0.5
        if self.visits[node] > 0:
            usual = self.value[node] / self.visits[node]
        usual -= self.doubt * (1.0 - self.prior[child])
        mean = (self.value[child] + self.trust * usual) / (visits + self.trust)
        return mean + self.explore * self.prior[child] * root / (1.0 + visits)

    def find_child(self, node: int, action: int) -> int:
        """The child of an action."""
        child = self.child[node]
        while child != NONE and self.action[child] != action:
            child = self.sibling[child]
        return child

    # ---------------------------------------------------------------- iterations

    def run(self, iterations: int) -> int:
        """Some iterations; returns how many were made (fewer when the memory is full)."""
        for done in range(iterations):
            if not self.iterate():
                return done
        return iterations

    def try_move(self, action: int, iterations: int) -> bool:
        """Some iterations that all begin with one root move; False where it is not in the tree."""
        first = self.find_child(ROOT, action)
        if first == NONE:
            return False
        for _ in range(iterations):
            self.follow(first)
        return True

    def iterate(self) -> bool:
        """One iteration from the root move that promises most; False where there is none."""
        assert self.root is not None
        first = self.select(ROOT, self.root)
        if first == NONE:
            return False
        self.follow(first)
        return True

    def follow(self, first: int) -> None:
        """Deal, walk down from a root move, add a node, play out, tell every node on the way."""
        assert self.root is not None
        state = self.root.clone()
        state.rng = (self.seed + (self.visits[first] + 1) * STRIDE) & MASK64
        self.dealer.deal(state)
        self.rollout.forget()
        depth = 0
        self.path[0] = ROOT
        node = first
        while True:
            depth += 1
            self.path[depth] = node
            state.step(self.action[node])
            if self.visits[node] == 0 or depth == self.deepest:
                break
            while state.depth > 0 and not self.is_asked(state):
                state.step(self.rollout.choose(state, self.buffer))
            if state.depth == 0:
                break
            node = self.select(node, state)
            if node == NONE:
                break
        value = self.finish(state, self.visits[first])
        for index in range(depth + 1):
            self.visits[self.path[index]] += 1
            self.value[self.path[index]] += value
            self.score[self.path[index]] += self.points
            self.wins[self.path[index]] += self.won

    def finish(self, state: State, visit: int) -> float:
        """What comes of a game that has left the tree: judged some turns later, played to its end, or both."""
        judge = self.judge
        if judge is None or self.horizon < 0 or not self.play_turns(state):
            self.play_on(state)
            return self.evaluate(state)
        judge.look(state)
        judge.judge(state, self.seat)
        won, points = judge.win, judge.score
        value = judge.result
        if self.every > 0 and visit % self.every == 0:
            self.play_on(state)
            value += (1.0 - self.share) * (self.evaluate(state) - value)
            won += (1.0 - self.share) * (self.won - won)
            points += (1.0 - self.share) * (self.points - points)
        self.won = won
        self.points = points
        return value

    def play_turns(self, state: State) -> bool:
        """Play so many turns; whether the game can be judged then, before its end is near."""
        turn = state.tables.turn
        left = self.horizon
        while state.depth > 0:
            if state.frames[state.depth - 1][0] == turn:
                if left == 0:
                    return not self.is_near_end(state)
                left -= 1
            state.step(self.rollout.choose(state, self.buffer))
        return False

    def is_near_end(self, state: State) -> bool:
        """Whether so few trains are left that playing on is cheap and exact."""
        fewest = state.trains[0]
        for seat in range(1, state.tables.seats):
            fewest = min(fewest, state.trains[seat])
        return state.last_round >= 0 or fewest < self.near_end

    def play_on(self, state: State) -> None:
        """Play to the end."""
        steps = 0
        while state.depth > 0 and steps < LONGEST_GAME:
            state.step(self.rollout.choose(state, self.buffer))
            steps += 1

    def is_asked(self, state: State) -> bool:
        """Whether a new move of the searching seat is due; what goes on with one is left to the rule's advice."""
        frame = state.frames[state.depth - 1]
        return frame[1] == self.seat and not self.rollout.chart.continues[frame[0]]

    def evaluate(self, state: State) -> float:
        """The result for the searching seat, from 0 (lost by far) to 1 (won by far)."""
        write_sheet(state, self.sheet)
        best = -1000000
        for seat in range(state.tables.seats):
            total = 0
            for line in range(self.points_lines):
                total += self.sheet.values[line][seat]
            self.total[seat] = total
            if seat != self.seat:
                best = max(best, total)
        margin = self.total[self.seat] - best
        self.points = self.total[self.seat]
        self.won = 0.5
        if margin > 0:
            self.won = 1.0
        elif margin < 0:
            self.won = 0.0
        return 0.5 + 0.5 * tanh(margin / self.spread)

    # ---------------------------------------------------------------- results

    def best(self) -> int:
        """The root move visited most, the better one of equals."""
        best = NONE
        child = self.child[ROOT]
        while child != NONE:
            if (
                best == NONE
                or self.visits[child] > self.visits[best]
                or (
                    self.visits[child] == self.visits[best] and self.value[child] > self.value[best]
                )
            ):
                best = child
            child = self.sibling[child]
        return self.action[best]

    def lead(self) -> int:
        """Visits of the most visited root move beyond those of the second."""
        first = 0
        second = 0
        child = self.child[ROOT]
        while child != NONE:
            if self.visits[child] > first:
                second = first
                first = self.visits[child]
            elif self.visits[child] > second:
                second = self.visits[child]
            child = self.sibling[child]
        return first - second

    def moves(self) -> list[tuple[int, int, float, float, float, float]]:
        """Root moves: action, visits, mean value, own score, share won, prior; most visited first."""
        found = []
        child = self.child[ROOT]
        while child != NONE:
            visits = max(1, self.visits[child])
            found.append(
                (
                    self.action[child],
                    self.visits[child],
                    self.value[child] / visits,
                    self.score[child] / visits,
                    self.wins[child] / visits,
                    self.prior[child],
                )
            )
            child = self.sibling[child]
        found.sort(key=by_visits)
        return found


def by_visits(move: tuple[int, int, float, float, float, float]) -> tuple[int, float]:
    """Order of root moves."""
    return -move[1], -move[2]
