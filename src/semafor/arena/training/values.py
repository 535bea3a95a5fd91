"""Trains what positions are worth: games with odd moves in them, then played on by quick policies, and how they ended.

The search asks about positions that nobody would have come to by playing well: so until some moment seats are taken by all sorts of
players, who now and then do anything that comes to mind. Positions after the last such move are learned from.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from semafor.arena.simulate import derive_seed
from semafor.arena.training.learning import learn_values
from semafor.arena.training.players import seat_player
from semafor.arena.workers import work_anywhere
from semafor.editions import edition as edition_of
from semafor.editions import find_ruleset
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.rules.scoring import write_sheet
from semafor.search.budgets import CONSTANTS
from semafor.search.minds import make_candidates, make_rollout
from semafor.search.sizes import VALUES, count_weights
from semafor.search.trained_file import Trained, Weights, plain_net
from semafor.search.value_file import NET, inputs_for, value_from

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
    Rows = tuple[Array, Array, Array]

LAYERS = (64, 32)
# Games of one piece of work.
PIECE = 500
# Turns of each seat in which the last odd move may come, and how many odd moves a game has at most.
TURNS = 36
MOST_ODD = 6
# Positions of a game that are learned from, about.
POSITIONS = 5.0
# So many of a hundred games begin with all sorts of players, the others with quick policies.
MIXED = 40
HUNDRED = 100
LONGEST_GAME = 5000
KEPT_APART = 10
DIGITS = 4
# Whose squeezed margins are learned.
JUDGING = "value"

Tell = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Job:
    """What all pieces of work have in common."""

    edition: str
    seats: tuple[int, ...]
    seed: int

    @property
    def group(self) -> str:
        """The numbers of seats in one word."""
        return "-".join(map(str, self.seats))


class Watcher:
    """Plays games of one number of seats, and notes positions and how they ended."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        sizes = (inputs_for(ruleset.seats), 1, 1, VALUES)
        blank: Weights = (sizes, (0.0,) * count_weights(sizes))
        self._value = value_from(ruleset, make_rollout(ruleset), blank)
        self._quick = make_rollout(ruleset)
        self._candidates = make_candidates(ruleset)
        self._buffer = ActionBuffer()
        self._sheet = ScoreSheet()

    def watch(self, rng: random.Random) -> tuple[list[list[float]], list[tuple[int, int]]]:
        """Numbers of positions, and for each own points and margin at the end."""
        ruleset = self.ruleset
        state = ruleset.new_state()
        state.rng = rng.getrandbits(63) | 1
        state.start(rng.randrange(ruleset.seats))
        last = rng.randrange(TURNS * ruleset.seats)
        odd = sorted([last, *(rng.randint(0, last) for _ in range(rng.randrange(MOST_ODD)))])
        self._begin(state, odd, rng)
        self._quick.forget()
        turn = state.tables.turn
        share = POSITIONS / max(10, TURNS * ruleset.seats - last)
        facts: list[list[float]] = []
        owners: list[int] = []
        steps = 0
        while state.depth > 0 and steps < LONGEST_GAME:
            if state.decision() == turn and rng.random() < share:
                self._value.policy.forget()
                self._value.look(state)
                for seat in range(ruleset.seats):
                    facts.append(self._value.facts_of(state, seat))
                    owners.append(seat)
            state.step(self._quick.choose(state, self._buffer))
            steps += 1
        totals = self._totals(state)
        ends = []
        for seat in owners:
            best = max(total for other, total in enumerate(totals) if other != seat)
            ends.append((totals[seat], totals[seat] - best))
        return facts, ends

    def _begin(self, state: State, odd: list[int], rng: random.Random) -> None:
        """Play until the last odd move is done."""
        ruleset = self.ruleset
        policies = None
        if rng.randrange(HUNDRED) < MIXED:
            policies = [seat_player(ruleset, rng) for _ in range(ruleset.seats)]
        self._quick.forget()
        turn = state.tables.turn
        waiting = list(odd)
        steps = 0
        while state.depth > 0 and waiting and steps < LONGEST_GAME:
            if state.turns >= waiting[0] and state.decision() == turn:
                waiting.pop(0)
                self._candidates.find(state, self._buffer)
                action, _ = rng.choice(self._candidates.moves())
            else:
                policy = policies[state.actor()] if policies else self._quick
                action = policy.choose(state, self._buffer)
            state.step(action)
            steps += 1

    def _totals(self, state: State) -> list[int]:
        write_sheet(state, self._sheet)
        lines = range(len(self.ruleset.points_lines))
        seats = range(self.ruleset.seats)
        return [sum(self._sheet.get(line, seat) for line in lines) for seat in seats]


def play_piece(job: Job, number: int) -> Rows:
    """One piece of work: facts, targets, and of which game each row is."""
    import numpy as np  # noqa: PLC0415 - an extra

    watchers = [Watcher(find_ruleset(job.edition, seats)) for seats in job.seats]
    width = CONSTANTS[JUDGING].width
    facts: list[list[float]] = []
    ends: list[tuple[int, int]] = []
    games: list[int] = []
    for game in range(number * PIECE, (number + 1) * PIECE):
        rng = random.Random(derive_seed(job.seed, "value", game))
        found, told = watchers[rng.randrange(len(watchers))].watch(rng)
        facts += found
        ends += told
        games += [game] * len(found)
    margins = np.array([margin for _, margin in ends], np.float32)
    targets = np.empty((len(ends), VALUES), np.float32)
    targets[:, 0] = 0.5 + 0.5 * np.tanh(margins / width)
    targets[:, 1] = 0.5 + 0.5 * np.sign(margins)
    targets[:, 2] = np.array([score for score, _ in ends], np.float32) / HUNDRED
    inputs = inputs_for(job.seats[0])
    return np.array(facts, np.float32).reshape(-1, inputs), targets, np.array(games)


@dataclass(frozen=True, slots=True)
class Source:
    """Where rows come from.

    Attributes:
        games: How many games are wanted.
        minutes: After so many no more is begun; 0: whatever it takes.
        keep: A folder for what was played, to go on from after a stop.
        workers: Processes to use.
        executor: Something else that takes pieces of work.
    """

    games: int
    minutes: float = 0.0
    keep: Path | None = None
    workers: int = 1
    executor: Executor | None = None


def collect(job: Job, source: Source, tell: Tell) -> Rows:
    """Pieces of work until there are enough; those kept in a folder by an earlier run are not done again."""
    import numpy as np  # noqa: PLC0415 - an extra

    pieces = -(-source.games // PIECE)
    found: dict[int, Rows] = {}
    for number in range(pieces):
        path = _place(job, source, number)
        if path is not None and path.is_file():
            with np.load(path) as file:
                found[number] = (file["facts"], file["targets"], file["games"])
    missing = [number for number in range(pieces) if number not in found]
    begun = monotonic()
    results = work_anywhere(play_piece, job, missing, source.workers, source.executor)
    for number in missing:
        found[number] = next(results)
        path = _place(job, source, number)
        if path is not None:
            _write(path, found[number])
        tell("positions", PIECE * len(found), PIECE * pieces)
        if source.minutes and monotonic() - begun > 60 * source.minutes:
            break
    results.close()
    facts, targets, games = zip(*(found[number] for number in sorted(found)), strict=True)
    return np.concatenate(facts), np.concatenate(targets), np.concatenate(games)


def _place(job: Job, source: Source, number: int) -> Path | None:
    """The file of a piece of work that is kept."""
    if source.keep is None:
        return None
    return source.keep / f"{job.edition}-{job.group}-{job.seed}-{number}.npz"


def _write(path: Path, rows: Rows) -> None:
    """Keep a piece of work, whole or not at all."""
    import numpy as np  # noqa: PLC0415 - an extra

    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"new-{path.name}")
    np.savez(beside, facts=rows[0], targets=rows[1], games=rows[2])
    beside.replace(path)


def train_value(job: Job, rows: Rows, tell: Tell | None = None) -> Trained:
    """A network for one group of seats; equal rows give equal files on one machine."""
    tell = tell or (lambda what, done, total: None)
    sizes = (rows[0].shape[1], *LAYERS, VALUES)
    weights, told = learn_values(sizes, rows, KEPT_APART, job.seed, tell)
    few = tuple(round(float(weight), DIGITS) for weight in weights)
    games = PIECE * -(-(int(rows[2].max()) + 1) // PIECE)
    command = f"semafor train {job.edition} --value-games {games} --seed {job.seed}"
    recipe = {"command": command, "games": games, **told}
    first = find_ruleset(job.edition, job.seats[0])
    return Trained(first.map_hash, recipe, {NET: plain_net((sizes, few))})


def seat_groups(edition: str) -> list[tuple[int, ...]]:
    """The numbers of seats that share a network: two, and more."""
    counts = edition_of(edition).seat_counts
    groups = [tuple(count for count in counts if (count == 2) is alone) for alone in (True, False)]
    return [group for group in groups if group]
