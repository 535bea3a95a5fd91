"""Reviews of records in worker processes, and how far two of them agree."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from semafor.arena.workers import work_in_order
from semafor.charter.overlay import replay_game
from semafor.editions import replay_record
from semafor.engine.game import Game
from semafor.review import COSTLY, FINE, Review, Strength, assemble
from semafor.review.reviewing import (
    Decision,
    Found,
    check_finished,
    decisions_of,
    look_at,
    replay_of,
)

MOST_KEPT = 2


@dataclass(frozen=True, slots=True)
class Job:
    """A record as text, how thoroughly it is looked at, and with which luck."""

    record: str
    strength: Strength
    seed: int


@dataclass(frozen=True, slots=True)
class Agreement:
    """Of the moves one review calls costly: how many the other calls costly, and how many not fine.

    Each review is held against the other, so a move that both call costly counts twice.
    """

    costly: int
    same: int
    not_fine: int

    @property
    def share(self) -> float:
        """The part that the other calls costly, too; 1 where nothing was costly."""
        return self.same / self.costly if self.costly else 1.0


def open_record(record: Mapping[str, Any]) -> Game:
    """A record played again and verified, of an edition or of a campaign's game."""
    return replay_game(record) if "overlay" in record else replay_record(record)


def review_record(
    record: Mapping[str, Any],
    strength: Strength,
    *,
    seed: int = 0,
    workers: int = 1,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game; the result does not depend on the number of workers."""
    game = open_record(record)
    check_finished(game)
    job = Job(json.dumps(record), strength, seed)
    numbers = range(len(game.history))
    found = []
    for piece in work_in_order(_look, job, numbers, workers):
        found.append(piece)
        if tell is not None:
            tell(len(found), len(numbers))
    rows = [(row["seat"], game.move_at(number)) for number, row in enumerate(game.history)]
    return assemble(game, rows, found)


def _look(job: Job, number: int) -> Found:
    """One decision, in whatever process."""
    return look_at(_decisions(job.record)[number], job.strength, job.seed)


@lru_cache(maxsize=MOST_KEPT)
def _decisions(record: str) -> tuple[Decision, ...]:
    game = open_record(json.loads(record))
    moves = [game.move_at(number) for number in range(len(game.history))]
    return tuple(decisions_of(replay_of(game), moves))


def agreement(one: Review, other: Review) -> Agreement:
    """How far two reviews of a game agree on what is costly."""
    costly = same = not_fine = 0
    for first, second in ((one, other), (other, one)):
        for item, again in zip(first.moves, second.moves, strict=True):
            if item.judgement.verdict == COSTLY:
                costly += 1
                same += again.judgement.verdict == COSTLY
                not_fine += again.judgement.verdict != FINE
    return Agreement(costly, same, not_fine)
