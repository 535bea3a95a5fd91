"""Positions for the tests of rules: the maps of the editions, games from a scenario's words."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from semafor import Game
from semafor.editions import file_of_map
from semafor.scenarios.position import build_game

ROOT = Path(__file__).resolve().parents[2]
EDITIONS = ("usa-classic", "usa-refreshed", "europe", "germany")


@cache
def map_facts(edition: str) -> dict[str, Any]:
    """The map of an edition with the tickets the edition uses."""
    facts: dict[str, Any] = json.loads(file_of_map(edition).read_text(encoding="utf-8"))
    if edition == "usa-refreshed":
        facts["tickets"] = facts["tickets_full_deck"]
    return facts


def game_from(edition: str, players: int = 3, **given: Any) -> Game:
    """A game that goes on from a position."""
    if edition == "germany":
        given.setdefault("passengers", {})
    return build_game({"edition": edition, "players": players, "given": given})


def game_set_up(edition: str, players: int = 3, **setup: Any) -> Game:
    """A game at its start, with named cards and tickets on top of their decks."""
    return build_game({"edition": edition, "players": players, "setup": True, **setup})


def play(game: Game, *moves: dict[str, Any]) -> Game:
    """The game after some moves of whoever is to move."""
    for move in moves:
        game.play(move)
    return game
