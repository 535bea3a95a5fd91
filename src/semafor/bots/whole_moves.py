"""A bot's whole move: a decision may go on with the move it has begun, and then all its actions are one move."""

from __future__ import annotations

import random
from collections.abc import Callable

from semafor.engine.errors import Move
from semafor.engine.game import Game
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View

# What goes on with a move rests on nothing hidden, so any deal will do.
ANY_DEAL = 1

Choose = Callable[[View], int]


def whole_line(view: View, choose: Choose) -> tuple[int, ...]:
    """The actions of the move that a bot makes from a view, one after the other."""
    action = choose(view)
    if not has_chains(view.ruleset):
        return (action,)
    return _go_through(view, action, choose)[0]


def whole_move(view: View, action: int, choose: Choose) -> Move:
    """In words the move that an action begins, as a bot goes on with it."""
    return _go_through(view, action, choose)[1]


def goes_on(view: View) -> bool:
    """Whether the decision that waits goes on with a move that was begun."""
    return bool(view.ruleset.decisions[view.frames[-1][0]].continues)


def has_chains(ruleset: Ruleset) -> bool:
    """Whether a game has moves of several actions."""
    return any(decision.continues for decision in ruleset.decisions)


def _go_through(view: View, action: int, choose: Choose) -> tuple[tuple[int, ...], Move]:
    """The actions of a move and the move, tried on a position dealt from the view."""
    assert view.seat is not None
    game = Game.from_state(view.ruleset, resample(view, random.Random(ANY_DEAL)))
    line = [action]
    while True:
        move = game.to_move(line[-1])
        game.play_action(line[-1], checked=True)
        if not game.is_midway:
            return tuple(line), move
        line.append(choose(game.view(view.seat)))
