"""The best moves of a decision against each other, on the same deals, from the view of whoever is to act.

Moves are found on other deals than they are compared on: whatever looks best of many has been lucky, too. Moves that
people take for one (ways to pay for a route, its twins) are one here: the better of them speaks for both.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from semafor.bots import make_bot
from semafor.bots.answers import can_search
from semafor.bots.whole_moves import whole_move
from semafor.engine.errors import Move
from semafor.engine.game import Game
from semafor.engine.resample import any_position
from semafor.engine.views import View
from semafor.review.judging import BATCH, DIGITS, FINISHER, Strength, Sums, Trial, mean_and_error

# Games of each before it is asked whether the first is far enough ahead.
PATIENCE = 8
HOPELESS = 3.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and how far it lies behind the best one.

    Attributes:
        action: Its number.
        move: The same in words.
        behind: What the best move is worth more, as a part of a game's worth; 0 for the best one.
        error: The standard error of that.
        wins: Share of games won more by the best move.
        points: Points of one's own more by the best move.
        win: Share of games won by this move.
    """

    action: int
    move: Move
    behind: float
    error: float
    wins: float
    points: float
    win: float


def weigh(
    view: View, strength: Strength, seed: int, *, kept: int, least: float = 0.0
) -> list[Weighed]:
    """The best moves, the best one first; none where there are fewer than two different ones.

    Args:
        view: The position as the seat to act sees it; nothing else is looked at.
        strength: How many games are played ahead.
        seed: Decides the deals.
        kept: How many different moves are compared.
        least: Give up (and return nothing) once the first is clearly less than this ahead of another.
    """
    if len(view.actions) < 2 or not can_search(view.ruleset):
        return []
    trial = Trial(view, view.actions[0], random.Random(seed))
    found = _select(trial, view, strength, kept)
    return _compare(trial, view, found, strength, least) if len(found) > 1 else []


def look_alike(view: View, move: Move) -> str:
    """Equal for moves that people take for one: claims of a pair of places, however paid."""
    if "route" not in move:
        return str(move)
    board = view.ruleset.board
    return str(board.routes[view.ruleset.route_number[move["route"]]].pair)


def _select(trial: Trial, view: View, strength: Strength, kept: int) -> list[int]:
    """The best of moves that look alike, the best of those first, on deals of their own."""
    trial.begin()
    game = Game.from_state(view.ruleset, any_position(view))
    left = [move[0] for move in trial.tree.moves()]
    names = {action: look_alike(view, game.to_move(action)) for action in left}
    sums = {action: Sums() for action in left}
    for games, most in ((strength.first, 2 * kept), (strength.second, len(left))):
        trial.play(left, games, sums)
        left = sorted(left, key=lambda action: (-sums[action].worth, action))[:most]
    best: dict[str, int] = {}
    for action in left:
        best.setdefault(names[action], action)
    return list(best.values())[:kept]


def _compare(
    trial: Trial, view: View, actions: Sequence[int], strength: Strength, least: float
) -> list[Weighed]:
    """All of them on new deals, batch by batch."""
    sums = {action: Sums() for action in actions}
    worths: dict[int, list[float]] = {action: [] for action in actions}
    count = 0
    while count < strength.most:
        before = {action: sums[action].worth for action in actions}
        trial.play(actions, BATCH, sums)
        count += BATCH
        for action in actions:
            worths[action].append((sums[action].worth - before[action]) / BATCH)
        first, *others = sorted(actions, key=lambda action: -sums[action].worth)
        behind = [_behind(worths, first, other) for other in others]
        if count >= PATIENCE * BATCH and any(
            mean + HOPELESS * error < least for mean, error in behind
        ):
            return []
    finish = make_bot(FINISHER, 0).choose
    order = sorted(actions, key=lambda action: -sums[action].worth)
    best = sums[order[0]]
    return [
        Weighed(
            action=action,
            move=whole_move(view, action, finish),
            behind=round(mean, DIGITS),
            error=round(error, DIGITS),
            wins=round((best.wins - sums[action].wins) / count, DIGITS),
            points=round((best.points - sums[action].points) / count, DIGITS),
            win=round(sums[action].wins / count, DIGITS),
        )
        for action in order
        for mean, error in [_behind(worths, order[0], action)]
    ]


def _behind(worths: dict[int, list[float]], first: int, other: int) -> tuple[float, float]:
    """How far one move lies behind another, batch by batch."""
    if first == other:
        return 0.0, 0.0
    return mean_and_error([a - b for a, b in zip(worths[first], worths[other], strict=True)])
