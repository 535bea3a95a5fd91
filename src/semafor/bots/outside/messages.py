"""What a bot in another process is told, in words, and how its answer is read.

The protocol is described in docs/bot-protocol.md. Nothing here knows more than a view.
"""

from __future__ import annotations

from typing import Any

from semafor.bots.outside.finding import Limits
from semafor.engine.game import Game
from semafor.engine.resample import any_position
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.views import View

PROTOCOL = 1


def game_message(view: View, seed: int, limits: Limits) -> dict[str, Any]:
    """A game begins, or this bot is to go on with one: the board and all names."""
    rules = view.ruleset
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "edition": rules.edition.name,
        "rules_version": rules.rules_version,
        "map_hash": rules.map_hash,
        "options": dict(rules.options),
        "seats": rules.seats,
        "seat": view.seat,
        "seed": seed,
        "seconds": limits.seconds,
        "memory_mb": limits.memory,
        "kinds": list(rules.kinds),
        "board": board_words(rules),
    }


@once_for_ruleset
def board_words(rules: Ruleset) -> dict[str, Any]:
    """Places, routes and tickets of a board, in the order of their numbers."""
    board = rules.board
    return {
        "places": [place.id for place in board.places],
        "routes": [
            {
                "id": route.id,
                "ends": [route.a, route.b],
                "length": route.length,
                "colour": route.colour,
                "kind": route.kind,
                "ferry": route.locomotives,
                "points": rules.route_points[number],
            }
            for number, route in enumerate(board.routes)
        ],
        "tickets": [
            {
                "id": ticket.id,
                "ends": [ticket.a, ticket.b],
                "points": ticket.points,
                "deck": ticket.deck,
            }
            for ticket in board.tickets
        ],
    }


def choose_message(view: View) -> dict[str, Any]:
    """A decision in words: the view, and every legal action with what it means."""
    words = {name: value for name, value in view.to_dict().items() if name != "actions"}
    game = dealt_game(view)
    moves = [{"action": action, "move": game.to_move(action)} for action in view.actions]
    return {"type": "choose", "view": words, "moves": moves}


def dealt_game(view: View) -> Game:
    """A game that looks like this to the seat, to translate moves with."""
    return Game.from_state(view.ruleset, any_position(view))
