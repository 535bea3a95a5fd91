"""Teaches a small network to choose among the planner's candidates: first by imitation, then by its own games.

The network is that of `semafor.search.learned`. Its games are those of a `Batch`: some against bots, some against
itself. The first stage learns what the planner does; the second is PPO (clipped policy gradient with generalised
advantages) on the result of whole games. One process, NumPy only, everything by one seed; the budget is CPU time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.lab.batch import Batch, room
from semafor.lab.extras import need
from semafor.search.learned import Features
from semafor.search.minds import make_candidates
from semafor.search.players import Player
from semafor.search.sizes import ABOUT_ALL, ABOUT_MOVE, FEATURES_VERSION, HIDDEN, MOST

if TYPE_CHECKING:
    import numpy as np
else:
    np = need("numpy")

Array = Any
MakePlayer = Callable[[str, int], Player]
# How a lesson of imitation is gone through: the planner's opinion is among the numbers of a move, and many small steps
# find it in one lesson where few large ones take ten.
IMITATED_AT_ONCE, IMITATED_AGAIN, IMITATION_RATE = 500, 4, 4e-3
# The weights that are needed to play.
NAMES = ("from_all", "from_move", "out", "straight")


@dataclass(slots=True)
class Plan:
    """What is trained, and how.

    Attributes:
        minutes: CPU minutes for all.
        imitation: The largest share of them in which the planner is imitated.
        agreement: The share of the planner's choices that ends the imitation.
        games: How many games are played at a time.
        opponents: Bots to play against; each gets an equal share of the games, and as many are against itself.
        decisions: Decisions of an iteration.
        epochs: How often an iteration is gone through, `minibatch` decisions at a step.
        rate: The step of Adam at the beginning; it falls with the time that is left.
        clip: How far a step may move a probability.
        entropy: The reward for staying undecided.
        trace: How far ahead a decision is credited (lambda).
    """

    minutes: float = 9.0
    imitation: float = 0.3
    agreement: float = 0.99
    games: int = 128
    opponents: Sequence[str] = ("greedy", "planner")
    decisions: int = 16000
    epochs: int = 4
    minibatch: int = 4000
    rate: float = 3e-3
    clip: float = 0.2
    entropy: float = 0.003
    trace: float = 0.95
    seed: int = 1


@dataclass(slots=True)
class Trail:
    """What one seat has decided in a game so far: rows of the store."""

    rows: list[int] = field(default_factory=list)


class Network:
    """The weights being learnt, a judge of positions beside them, and their gradients."""

    def __init__(self, seed: int) -> None:
        luck = np.random.default_rng(seed)
        wide = 1.0 / np.sqrt(ABOUT_ALL + ABOUT_MOVE)
        self.weights: dict[str, Array] = {
            "from_all": luck.normal(0, wide, (HIDDEN, ABOUT_ALL)),
            "from_move": luck.normal(0, wide, (HIDDEN, ABOUT_MOVE)),
            "out": luck.normal(0, 0.1, (1, HIDDEN)),
            "straight": np.zeros((1, ABOUT_MOVE)),
            "judge_in": luck.normal(0, 1.0 / np.sqrt(ABOUT_ALL), (HIDDEN, ABOUT_ALL)),
            "judge_out": np.zeros((1, HIDDEN)),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.updates = 0

    def rate(self, moves: Array, alls: Array, owner: Array) -> tuple[Array, Array]:
        """How good every move is; `owner` is the decision a move belongs to. Beside it the hidden layer."""
        weights = self.weights
        base = alls @ weights["from_all"].T
        hidden = np.tanh(moves @ weights["from_move"].T + base[owner])
        return hidden @ weights["out"][0] + moves @ weights["straight"][0], hidden

    def judge(self, alls: Array) -> Array:
        """What every position is worth to who decides."""
        return np.tanh(alls @ self.weights["judge_in"].T) @ self.weights["judge_out"][0]

    def slopes(
        self, moves: Array, alls: Array, starts: Array, hidden: Array, pull: Array, error: Array
    ) -> dict[str, Array]:
        """Gradients: `pull` is the slope of the loss by every move's rating, `error` that by every judgement."""
        weights = self.weights
        inner = pull[:, None] * weights["out"][0] * (1.0 - hidden * hidden)
        grouped = np.add.reduceat(inner, starts)
        judged = np.tanh(alls @ weights["judge_in"].T)
        back = error[:, None] * weights["judge_out"][0] * (1.0 - judged * judged)
        return {
            "from_all": grouped.T @ alls,
            "from_move": inner.T @ moves,
            "out": (pull @ hidden)[None, :],
            "straight": (pull @ moves)[None, :],
            "judge_in": back.T @ alls,
            "judge_out": (error @ judged)[None, :],
        }

    def follow(self, slopes: Mapping[str, Array], rate: float) -> None:
        """One step of Adam."""
        self.updates += 1
        size = np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        shrink = min(1.0, 1.0 / (size + 1e-9))
        for name, slope in slopes.items():
            part = slope * shrink
            self.first[name] += 0.1 * (part - self.first[name])
            self.second[name] += 0.001 * (part * part - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * first / (np.sqrt(second) + 1e-8)

    def rows(self) -> dict[str, list[list[float]]]:
        """The weights of the player as plain numbers."""
        return {
            name: [[round(float(number), 5) for number in row] for row in self.weights[name]]
            for name in NAMES
        }


def shares_of(ratings: Array, starts: Array, owner: Array) -> Array:
    """The probability of every move: a softmax within each decision."""
    most = np.maximum.reduceat(ratings, starts)
    powers = np.exp(ratings - most[owner])
    return powers / np.add.reduceat(powers, starts)[owner]


@dataclass(slots=True)
class Lesson:
    """Decisions to learn from, their moves one after another."""

    moves: Array
    alls: Array
    counts: Array
    chosen: Array
    logs: Array
    advantages: Array
    returns: Array

    def pick(self, rows: Array) -> Lesson:
        """Some of the decisions."""
        starts = np.concatenate([[0], np.cumsum(self.counts)])
        taken = np.concatenate([np.arange(starts[row], starts[row + 1]) for row in rows])
        return Lesson(
            self.moves[taken],
            self.alls[rows],
            self.counts[rows],
            self.chosen[rows],
            self.logs[rows],
            self.advantages[rows],
            self.returns[rows],
        )


class Gathering:
    """Plays games and keeps what was decided, until whole games of a seat are there to learn from."""

    def __init__(self, ruleset: Ruleset, plan: Plan, network: Network, make: MakePlayer) -> None:
        self.ruleset = ruleset
        self.plan = plan
        self.network = network
        self.seats = ruleset.seats
        self.kinds = (*plan.opponents, "self")
        self.batch = Batch(
            ruleset,
            plan.games,
            players=self.players(make),
            observe=False,
            mask=False,
            reward="margin",
            skip_forced=True,
        )
        self.batch.reset([plan.seed * 1_000_003 + game for game in range(plan.games)])
        self.features = Features(make_candidates(ruleset))
        self.buffer = ActionBuffer()
        self.luck = np.random.default_rng(plan.seed + 7)
        self.moves = room(plan.games * MOST * ABOUT_MOVE, "f")
        self.alls = room(plan.games * ABOUT_ALL, "f")
        self.codes = room(plan.games * MOST, "i")
        self.trails: dict[tuple[int, int], Trail] = {}
        self.kept_moves: dict[int, Array] = {}
        self.kept: dict[int, tuple[Array, int, float, float]] = {}
        self.next = 0
        self.wins: dict[str, list[float]] = {kind: [] for kind in self.kinds}

    def kind(self, game: int) -> str:
        """Against whom a game is played."""
        return self.kinds[game % len(self.kinds)]

    def players(self, make: MakePlayer) -> list[Player | None]:
        """The learner takes a seat by turns; against itself it has them all."""
        players: list[Player | None] = []
        for game in range(self.plan.games):
            kind = self.kind(game)
            own = game // len(self.kinds) % self.seats
            for seat in range(self.seats):
                is_inside = kind != "self" and seat != own
                players.append(make(kind, game * self.seats + seat) if is_inside else None)
        return players

    def gather(self, decisions: int, *, imitates: bool) -> Lesson:
        """Play until so many decisions belong to games that are over."""
        done: list[tuple[list[int], float]] = []
        count = 0
        while count < decisions:
            self.play_once(imitates=imitates)
            for game in range(self.batch.games):
                if self.batch.dones[game]:
                    for rows, worth in self.close(game):
                        done.append((rows, worth))
                        count += len(rows)
        return self.lesson(done)

    def play_once(self, *, imitates: bool) -> None:
        """One decision in every game."""
        batch, features, games = self.batch, self.features, self.batch.games
        counts = np.zeros(games, dtype=np.int64)
        used = 0
        for game in range(games):
            found = features.look(batch.look(game), self.buffer)
            features.copy(
                self.moves, used * ABOUT_MOVE, self.alls, game * ABOUT_ALL, self.codes, used
            )
            counts[game] = found
            used += found
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        owner = np.repeat(np.arange(games), counts)
        moves = np.asarray(self.moves)[: used * ABOUT_MOVE].reshape(used, ABOUT_MOVE)
        alls = np.asarray(self.alls).reshape(games, ABOUT_ALL)
        ratings, _ = self.network.rate(moves, alls, owner)
        shares = shares_of(ratings, starts, owner)
        if imitates:
            picks = starts + self.best_of(moves[:, 1], starts, owner)
        else:
            noise = self.luck.gumbel(size=used)
            picks = starts + self.best_of(np.log(shares + 1e-12) + noise, starts, owner)
        values = self.network.judge(alls)
        for game in range(games):
            if counts[game] > 1:
                rows = slice(starts[game], starts[game] + counts[game])
                self.keep(game, moves[rows].copy(), alls[game].copy(), int(picks[game] - starts[game]),
                          float(np.log(shares[picks[game]] + 1e-12)), float(values[game]))  # fmt: skip
        batch.step(np.asarray(self.codes)[picks].astype(np.int32))

    @staticmethod
    def best_of(values: Array, starts: Array, owner: Array) -> Array:
        """The place of the largest value in every decision."""
        most = np.maximum.reduceat(values, starts)
        is_best = values >= most[owner]
        places = np.where(is_best, np.arange(len(values)) - starts[owner], len(values))
        return np.minimum.reduceat(places, starts)

    def keep(
        self, game: int, moves: Array, alls: Array, chosen: int, log: float, value: float
    ) -> None:
        """Remember a decision until its game is over."""
        seat = self.batch.actors[game]
        self.trails.setdefault((game, seat), Trail()).rows.append(self.next)
        self.kept_moves[self.next] = moves
        self.kept[self.next] = (alls, chosen, log, value)
        self.next += 1

    def close(self, game: int) -> list[tuple[list[int], float]]:
        """A game is over: what each learning seat decided, and what it was worth."""
        found = []
        for seat in range(self.seats):
            trail = self.trails.pop((game, seat), None)
            if trail is None:
                continue
            margin = self.batch.rewards[game * self.seats + seat]
            rank = self.batch.ranks[game * self.seats + seat]
            win = 1.0 if rank == 1 else -1.0
            if margin == 0 and rank == 1:
                win = 0.0
            found.append((trail.rows, 0.6 * win + float(np.clip(margin / 100.0, -1.0, 1.0))))
            if self.kind(game) != "self":
                self.wins[self.kind(game)].append((win + 1) / 2)
        return found

    def lesson(self, done: list[tuple[list[int], float]]) -> Lesson:
        """Advantages and returns of whole games."""
        order: list[int] = []
        advantages: list[float] = []
        returns: list[float] = []
        for rows, worth in done:
            values = [self.kept[row][3] for row in rows]
            ahead, gains = 0.0, []
            for place in range(len(rows) - 1, -1, -1):
                following = values[place + 1] if place + 1 < len(rows) else worth
                ahead = following - values[place] + self.plan.trace * ahead
                gains.append(ahead)
            gains.reverse()
            order += rows
            advantages += gains
            returns += [gain + value for gain, value in zip(gains, values, strict=True)]
        moves = [self.kept_moves.pop(row) for row in order]
        kept = [self.kept.pop(row) for row in order]
        return Lesson(
            np.concatenate(moves).astype(np.float64),
            np.stack([row[0] for row in kept]).astype(np.float64),
            np.array([len(row) for row in moves]),
            np.array([row[1] for row in kept]),
            np.array([row[2] for row in kept]),
            np.array(advantages),
            np.array(returns),
        )


class Training:
    """Lessons until the time is up."""

    def __init__(self, ruleset: Ruleset, plan: Plan, make: MakePlayer) -> None:
        self.plan = plan
        self.ruleset = ruleset
        self.network = Network(plan.seed)
        self.gathering = Gathering(ruleset, plan, self.network, make)
        self.luck = np.random.default_rng(plan.seed + 13)
        self.began = time.process_time()

    @property
    def spent(self) -> float:
        """The share of the budget that is spent."""
        return (time.process_time() - self.began) / (60 * self.plan.minutes)

    def run(self, on_progress: Callable[[float, Mapping[str, float]], None]) -> None:
        """Imitate, then improve."""
        while self.spent < self.plan.imitation:
            if self.imitate(self.plan.decisions // 2) >= self.plan.agreement:
                break
            on_progress(self.spent, self.shares())
        for wins in self.gathering.wins.values():
            wins.clear()
        while (spent := self.spent) < 1.0:
            lesson = self.gathering.gather(self.plan.decisions, imitates=False)
            rate = self.plan.rate * max(0.1, 1.0 - spent)
            for _ in range(self.plan.epochs):
                self.learn(lesson, rate, imitates=False)
            on_progress(spent, self.shares())

    def imitate(self, decisions: int) -> float:
        """Learn from the planner's choices; how many of them would have been ours before."""
        lesson = self.gathering.gather(decisions, imitates=True)
        starts = np.concatenate([[0], np.cumsum(lesson.counts)[:-1]])
        owner = np.repeat(np.arange(len(lesson.counts)), lesson.counts)
        ratings, _ = self.network.rate(lesson.moves, lesson.alls, owner)
        agreed = Gathering.best_of(ratings, starts, owner) == lesson.chosen
        for _ in range(IMITATED_AGAIN):
            self.learn(lesson, IMITATION_RATE, imitates=True)
        return float(agreed.mean())

    def shares(self) -> dict[str, float]:
        """Games won against each opponent, of the last four hundred."""
        return {
            kind: sum(wins[-400:]) / len(wins[-400:])
            for kind, wins in self.gathering.wins.items()
            if wins
        }

    def learn(self, lesson: Lesson, rate: float, *, imitates: bool) -> None:
        """Go through a lesson once."""
        size = min(IMITATED_AT_ONCE if imitates else self.plan.minibatch, len(lesson.counts))
        order = self.luck.permutation(len(lesson.counts))
        spread = lesson.advantages.std() + 1e-6
        lesson.advantages = (lesson.advantages - lesson.advantages.mean()) / spread
        for start in range(0, len(order) - size + 1, size):
            self.follow(lesson.pick(order[start : start + size]), rate, imitates=imitates)

    def follow(self, part: Lesson, rate: float, *, imitates: bool) -> None:
        """One step down the slope of the loss."""
        network, decisions = self.network, len(part.counts)
        starts = np.concatenate([[0], np.cumsum(part.counts)[:-1]])
        owner = np.repeat(np.arange(decisions), part.counts)
        ratings, hidden = network.rate(part.moves, part.alls, owner)
        shares = shares_of(ratings, starts, owner)
        chosen = starts + part.chosen
        logs = np.log(shares + 1e-12)
        if imitates:
            force = np.full(decisions, -1.0)
        else:
            ratio = np.exp(logs[chosen] - part.logs)
            gain = part.advantages
            is_far = np.where(gain > 0, ratio > 1 + self.plan.clip, ratio < 1 - self.plan.clip)
            force = np.where(is_far, 0.0, -gain * ratio)
        pull = -force[owner] * shares
        pull[chosen] += force
        if not imitates:
            surprise = -np.add.reduceat(shares * logs, starts)
            pull += self.plan.entropy * shares * (logs + surprise[owner])
        error = 0.5 * (network.judge(part.alls) - part.returns)
        slopes = network.slopes(
            part.moves, part.alls, starts, hidden, pull / decisions, error / decisions
        )
        network.follow(slopes, rate)


def write_learned(training: Training, shares: Mapping[str, float]) -> dict[str, Any]:
    """The file of a trained player: plain data."""
    ruleset = training.ruleset
    return {
        "format": 1,
        "features": FEATURES_VERSION,
        "edition": ruleset.edition.name,
        "rules_version": ruleset.rules_version,
        "map_hash": ruleset.map_hash,
        "seats": ruleset.seats,
        "trained": {
            "minutes": round(training.spent * training.plan.minutes, 1),
            "opponents": list(training.plan.opponents),
            "seed": training.plan.seed,
            "shares": {name: round(share, 3) for name, share in shares.items()},
        },
        "weights": training.network.rows(),
    }
