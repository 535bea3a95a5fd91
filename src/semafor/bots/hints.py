"""The best moves of a position from one seat's view, with the chances a search gives them.

>>> from semafor import new_game
>>> view = new_game("usa-classic", seats=2, seed="doc").view(0)
>>> hints = best_moves(view, iterations=40)
>>> hints.moves[0].action in view.actions, hints.iterations
(True, 40)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from semafor.bots import LEAST_SECONDS, MOST_ITERATIONS, MOST_SECONDS
from semafor.bots.express import Budget, Considered, ExpressBot
from semafor.bots.reasons import explain
from semafor.engine.errors import Move, SetupError
from semafor.engine.game import Game
from semafor.engine.resample import resample
from semafor.engine.views import View
from semafor.search.intervals import wilson_interval
from semafor.texts.reasons import Reason

DIGITS = 4


@dataclass(frozen=True, slots=True)
class Hint:
    """One move and what a search says of it.

    Attributes:
        action: Its number.
        move: The same in words.
        visits: Games in which it was tried.
        share: Those among all games.
        win: Share of them won, ties as half.
        low: Lower end of the 95 % interval of `win`.
        high: Upper end.
        score: Mean own score.
        prior: What the planner thought of it before the search.
    """

    action: int
    move: Move
    visits: int
    share: float
    win: float
    low: float
    high: float
    score: float
    prior: float


@dataclass(frozen=True, slots=True)
class Hints:
    """Moves of one decision, the most promising first.

    Attributes:
        seat: Who decides.
        moves: What was looked at.
        iterations: Games played ahead; 0 where there is only one legal move.
        seconds: Time taken.
        reason: What speaks for the first move.
    """

    seat: int
    moves: tuple[Hint, ...]
    iterations: int
    seconds: float
    reason: Reason

    def to_dict(self, most: int | None = None) -> dict[str, Any]:
        """For JSON; `most` moves."""
        return {
            "seat": self.seat,
            "games": self.iterations,
            "seconds": round(self.seconds, 3),
            "moves": [
                {
                    key: round(value, DIGITS) if isinstance(value, float) else value
                    for key, value in asdict(hint).items()
                }
                for hint in self.moves[:most]
            ],
            "reason": {"key": self.reason.key, **self.reason.values},
        }


def best_moves(view: View, *, seconds: float = 1.0, iterations: int = 0, seed: int = 0) -> Hints:
    """The moves of a view's seat, by what a search finds in the time given.

    Args:
        view: The position as the seat to act sees it; nothing else is looked at.
        seconds: How long to search.
        iterations: How many games to play ahead, instead of seconds; equal questions then have
            equal answers.
        seed: Decides the deals.
    """
    check_budget(seconds, iterations)
    if view.is_over:
        raise SetupError("game-over")
    if view.seat is None or view.seat != view.actor:
        raise SetupError("not-to-act", seat=view.seat, actor=view.actor)
    bot = ExpressBot(seed, Budget(iterations, seconds))
    thought = bot.think(view, to_the_end=True)
    game = Game.from_state(view.ruleset, resample(view, random.Random(seed)))
    moves: dict[str, list[Considered]] = {}
    for considered in thought.moves:
        key = _look_alike(view, game.to_move(considered.action))
        moves.setdefault(key, []).append(considered)
    hints = [_hint(game, alike, thought.iterations) for alike in moves.values()]
    hints.sort(key=lambda hint: -hint.visits)
    reason = explain(view, hints[0].action)
    return Hints(view.seat, tuple(hints), thought.iterations, thought.seconds, reason)


def check_budget(seconds: float, iterations: int) -> None:
    """Refuse what nobody would wait for."""
    if not 0 <= iterations <= MOST_ITERATIONS:
        raise SetupError("bad-iterations", iterations=iterations, most=MOST_ITERATIONS)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        least, most = f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}"
        raise SetupError("bad-seconds", seconds=f"{seconds:g}", least=least, most=most)


def _look_alike(view: View, move: Move) -> str:
    """Equal for moves that nobody tells apart: claims of twins of one colour."""
    if "route" not in move:
        return str(move)
    board = view.ruleset.board
    route = board.routes[view.ruleset.route_number[move["route"]]]
    same = (sorted(route.pair), route.colour, route.length, route.kind, route.locomotives)
    return f"{same} {move.get('pay')}"


def _hint(game: Game, alike: Sequence[Considered], games: int) -> Hint:
    """What was found of moves that look alike."""
    first = max(alike, key=lambda move: move.visits)
    visits = sum(move.visits for move in alike)

    def mean(values: Sequence[float]) -> float:
        weighted = (value * move.visits for value, move in zip(values, alike, strict=True))
        return sum(weighted) / max(1, visits)

    win = mean([move.win for move in alike])
    low, high = wilson_interval(win * visits, visits)
    return Hint(
        action=first.action,
        move=game.to_move(first.action),
        visits=visits,
        share=visits / max(1, games),
        win=win,
        low=low,
        high=high,
        score=mean([move.score for move in alike]),
        prior=sum(move.prior for move in alike),
    )
