"""A finished game as work for a review: every decision as a task for a worker that thinks, from one view each."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from semafor.review.reviewing import decisions_of, seed_for
from semafor.rulesets.sent_views import write_view
from semafor.server.games import replays
from semafor.server.games.branching import bare_move
from semafor.server.games.past import Past
from semafor.server.protocol.posts import RacePoint

# Everybody gets the same review of a game.
SEED = 0


class Piece(Struct):
    """A decision as tasks: its judgement, and the chance of every seat where a turn begins with it.

    Tasks are JSON already, as workers take them; how many games they play is added when they are sent.
    """

    judgement: bytes
    chances: list[bytes]


class Work(Struct):
    """What a review needs: the race as it was, and the decisions."""

    race: list[RacePoint]
    pieces: list[Piece]


def review_work(past: Past) -> Work:
    """The race and all decisions of a finished game."""
    assert past.end is not None, "only finished games are reviewed"
    moves = [bare_move(row) for row in past.playing.history]
    race: list[RacePoint] = []
    pieces = []
    for decision in decisions_of(replays.walk(past, len(moves) + 1), moves):
        number = decision.number
        if decision.seen:
            race.append(RacePoint(number - 1, list(decision.view.score)))
        task = {
            "task": "judge",
            "view": write_view(decision.view),
            "action": decision.action,
            "seed": seed_for(SEED, number, "judgement"),
        }
        chances = [
            {
                "task": "chance",
                "view": write_view(view),
                "seed": seed_for(SEED, number, f"chance {seat}"),
            }
            for seat, view in enumerate(decision.seen)
        ]
        pieces.append(Piece(msgspec.json.encode(task), [*map(msgspec.json.encode, chances)]))
    race.append(RacePoint(len(moves), [end.total for end in past.end.seats]))
    return Work(race, pieces)


def read_task(task: bytes) -> dict[str, Any]:
    """A task as it goes on to a worker: its fields as they came."""
    return msgspec.json.decode(task, type=dict[str, Raw])
