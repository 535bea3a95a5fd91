"""Starting tickets of a game that is laid before the campaign's story, crew call and season.

Rules: LEG-SETUP-1, 8, 9. Nothing of these changes what is dealt, so the game is set up twice with one
seed: once to choose tickets, and once with all that the campaign has changed meanwhile, where the same
choices are played.
"""

from __future__ import annotations

from semafor.engine.game import Game

TICKETS = "tickets"


def is_dealing(game: Game) -> bool:
    """Whether somebody has not chosen the starting tickets yet."""
    return game.phase == TICKETS and len(game.history) < game.ruleset.seats
