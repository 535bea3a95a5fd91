"""A whole game: its decisions one by one, what is found of each, and what they come to together.

The work is cut into pieces, one for each move, that any process can do from views alone; `assemble` makes a review of
what they bring. `review_game` does all of them here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semafor.bots.answers import can_search
from semafor.engine.chance import RecordedSource
from semafor.engine.errors import Move, SetupError
from semafor.engine.game import Game
from semafor.engine.views import View
from semafor.review.chances import chance
from semafor.review.judging import COSTLY, DOUBTFUL, FINE, USUAL, Judgement, Strength, judge

# Turns of each seat before and after a turn that are looked at to find the one that decided the game.
AROUND = 2
# A right move is worth telling where the next best was worth so much less, clearly.
TELLING = 0.05
SURE = 2.0


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game: the number of its move (from 1), who made it, from which view.

    `seen`: the views of all seats where a turn begins with it, for the curve; else none.
    """

    number: int
    seat: int
    action: int
    move: Move
    view: View
    seen: tuple[View, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """What is found of one decision; the chances of all seats where a turn begins with it."""

    judgement: Judgement
    chances: tuple[float | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A move of the game and its judgement."""

    number: int
    seat: int
    move: Move
    judgement: Judgement


@dataclass(frozen=True, slots=True)
class Point:
    """The chances of all seats before a move (the last one: at the end), which sum to 1."""

    number: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game as it looks afterwards.

    Attributes:
        moves: All moves with their judgements.
        curve: The chances, turn by turn; empty where none could be found.
        decided: The first move of the turn that decided the game, None where there is no such turn.
        best: By seat the move that was right where much could go wrong.
        dearest: By seat the most expensive move.
        games: Games played ahead.
        is_known: Whether games could be played ahead at all by these rules.
    """

    moves: tuple[Reviewed, ...]
    curve: tuple[Point, ...]
    decided: int | None
    best: tuple[int | None, ...]
    dearest: tuple[int | None, ...]
    games: int
    is_known: bool

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


# -------------------------------------------------------------------- decisions


def replay_of(game: Game) -> Iterator[Game]:
    """The game after 0, 1, … moves; one object that goes on."""
    outcomes = list(game.setup_chance)
    for row in game.history:
        outcomes.extend(row["chance"])
    again = Game(game.ruleset, first=game.view(None).first, source=RecordedSource(outcomes))
    yield again
    for number in range(len(game.history)):
        again.play(game.move_at(number))
        yield again


def decisions_of(positions: Iterator[Game], moves: Sequence[Move]) -> Iterator[Decision]:
    """Every decision of a game, from the game before each of its moves."""
    turns = -1
    for number, (game, move) in enumerate(zip(positions, moves, strict=False), 1):
        seat = game.actor
        view = game.view(seat)
        seen: tuple[View, ...] = ()
        if view.turns != turns:
            turns = view.turns
            seen = tuple(game.view(one) for one in range(game.ruleset.seats))
        yield Decision(number, seat, game.to_action(move), move, view, seen)


def seed_for(seed: int, number: int, what: str) -> int:
    """The seed of a piece of work: it follows from that of the review, in whatever process it is done."""
    return random.Random(f"{seed} {number} {what}").getrandbits(63)


def look_at(decision: Decision, strength: Strength, seed: int) -> Found:
    """One piece of the work."""
    number = decision.number
    judgement = judge(decision.view, decision.action, strength, seed_for(seed, number, "judgement"))
    chances = tuple(
        chance(view, strength.curve, seed_for(seed, number, f"chance {seat}"))
        for seat, view in enumerate(decision.seen)
    )
    return Found(judgement, chances)


def review_game(
    game: Game,
    strength: Strength = USUAL,
    seed: int = 0,
    tell: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at a whole game in this process; `tell` hears how many moves are done, of how many."""
    moves = [game.move_at(number) for number in range(len(game.history))]
    found = []
    rows = []
    for decision in decisions_of(replay_of(game), moves):
        found.append(look_at(decision, strength, seed))
        rows.append((decision.seat, decision.move))
        if tell is not None:
            tell(len(found), len(moves))
    return assemble(game, rows, found)


def check_finished(game: Game) -> None:
    """Only a game that is over is reviewed: before, it would be help."""
    if not game.is_over:
        raise SetupError("not-over")


# -------------------------------------------------------------------- together


def assemble(game: Game, rows: Sequence[tuple[int, Move]], found: Sequence[Found]) -> Review:
    """A review from what was found of every decision, in the order of the moves."""
    moves = tuple(
        Reviewed(number, seat, move, piece.judgement)
        for number, ((seat, move), piece) in enumerate(zip(rows, found, strict=True), 1)
    )
    seats = range(game.ruleset.seats)
    curve = _curve(game, found)
    winners = game.result().winners if game.is_over else ()
    return Review(
        moves=moves,
        curve=curve,
        decided=_decided(curve, winners, len(seats)),
        best=tuple(_best(moves, seat) for seat in seats),
        dearest=tuple(_dearest(moves, seat) for seat in seats),
        games=sum(piece.judgement.games for piece in found),
        is_known=can_search(game.ruleset),
    )


def _curve(game: Game, found: Sequence[Found]) -> tuple[Point, ...]:
    """Each seat's own estimate, made to sum to 1; each thinks a little too well of itself."""
    points = []
    for number, piece in enumerate(found, 1):
        chances = [one for one in piece.chances if one is not None]
        if not chances:
            continue
        total = sum(chances)
        even = 1 / len(chances)
        points.append(
            Point(number, tuple(round(one / total, 4) if total else even for one in chances))
        )
    if points and game.is_over:
        winners = game.result().winners
        shares = (
            1 / len(winners) if seat in winners else 0.0 for seat in range(game.ruleset.seats)
        )
        points.append(Point(len(found) + 1, tuple(shares)))
    return tuple(points)


def _decided(curve: Sequence[Point], winners: Sequence[int], seats: int) -> int | None:
    """The turn across which the winner's chance rose most, looked at with some turns around it."""
    if len(winners) != 1 or len(curve) < 3:
        return None
    line = [point.chances[winners[0]] for point in curve]
    width = AROUND * seats

    def rise(turn: int) -> float:
        before = line[max(0, turn + 1 - width) : turn + 1]
        after = line[turn + 1 : turn + 1 + width]
        return sum(after) / len(after) - sum(before) / len(before)

    turn = max(range(len(line) - 1), key=lambda turn: (rise(turn), -turn))
    return curve[turn].number if rise(turn) > 0 else None


def _best(moves: Sequence[Reviewed], seat: int) -> int | None:
    """The right move with most at stake: how much less the next best was worth, at least."""
    stakes = {
        item.number: -item.judgement.cost - SURE * item.judgement.error
        for item in moves
        if item.seat == seat and item.judgement.verdict == FINE and item.judgement.better
    }
    number = max(stakes, key=lambda one: stakes[one], default=None)
    return number if number is not None and stakes[number] >= TELLING else None


def _dearest(moves: Sequence[Reviewed], seat: int) -> int | None:
    """The move that cost most."""
    costs = {
        item.number: item.judgement.cost
        for item in moves
        if item.seat == seat and item.judgement.verdict in (COSTLY, DOUBTFUL)
    }
    return max(costs, key=lambda one: costs[one], default=None)
