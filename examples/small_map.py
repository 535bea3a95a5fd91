"""A map of your own: played with the rules of a shipped edition, checked by the loader."""

from __future__ import annotations

import random
from typing import Any

from semafor.board.loader import MapError
from semafor.editions import edition_with_map
from semafor.engine.game import Game
from semafor.engine.ruleset import compile_ruleset
from semafor.scenarios import run_scenario

ISLANDS: dict[str, Any] = {
    "cities": ["north", "south", "east", "west", "harbour"],
    "routes": [
        {"a": "north", "b": "east", "length": 3, "colour": "red"},
        {"a": "east", "b": "south", "length": 3, "colour": "blue"},
        {"a": "south", "b": "west", "length": 4, "colour": "green", "kind": "tunnel"},
        {"a": "west", "b": "north", "length": 2},  # without a colour: grey
        {"a": "harbour", "b": "east", "length": 2, "kind": "ferry", "locomotives": 1},
        {"a": "harbour", "b": "south", "length": 1, "colour": "white"},
        {"a": "harbour", "b": "south", "length": 1, "colour": "black"},  # a second strand
    ],
    "tickets": [
        {"a": "north", "b": "south", "points": 6},
        {"a": "north", "b": "harbour", "points": 5},
        {"a": "west", "b": "east", "points": 5},
        {"a": "west", "b": "harbour", "points": 6},
        {"a": "east", "b": "south", "points": 3},
        {"a": "north", "b": "west", "points": 2},
        {"a": "north", "b": "east", "points": 3, "deck": "long"},
        {"a": "south", "b": "west", "points": 4, "deck": "long"},
    ],
}

# The rules of Europe on this map. Ids follow from the ends; strands are numbered in file order.
edition = edition_with_map("europe", ISLANDS, source="islands")
print([route.id for route in edition.board.routes])

# Play it: uniformly random moves to the end.
game = Game(compile_ruleset(edition, seats=2), seed="docs")
rng = random.Random(1)
while not game.is_over:
    game.play_action(rng.choice(game.actions()))
print(game.result().totals)

# The loader names the source, the row and what it expected.
broken = {**ISLANDS, "routes": [*ISLANDS["routes"], {"a": "north", "b": "south", "length": 5}]}
try:
    edition_with_map("europe", broken, source="islands")
except MapError as error:
    print(error)
    assert error.row == "routes row 8 ('north-south')"

# A scenario takes the same map inline: a position, some moves, what must hold.
problem = run_scenario(
    {
        "name": "a ferry takes at least one locomotive",
        "edition": "europe",
        "players": 2,
        "map": ISLANDS,
        "given": {"hands": {0: {"red": 2, "locomotive": 1}}},
        "when": [
            {"seat": 0, "do": "claim", "route": "east-harbour", "pay": {"red": 2}, "refused": True},
            {"seat": 0, "do": "claim", "route": "east-harbour", "pay": {"red": 1, "locomotive": 1}},
        ],
        "then": {"turn": 1, "score": {0: 2}, "owner": {"east-harbour": 0}},
    }
)
assert problem is None, problem
