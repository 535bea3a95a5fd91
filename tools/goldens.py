"""Play the golden games again and write `tests/golden/*.game`.

    PYTHONPATH=src:. python tools/goldens.py

Run it after a rule has changed on purpose, look at the difference, and commit the files alone with
a message that says which rule changed and why. The games are played by a seeded chooser, so running
it without a change of rules changes no byte.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from semafor.engine.errors import Move
from semafor.engine.game import Game
from tests.kit.goldens import FOLDER, GOLDENS, Golden, ruleset_of, write_text

# How a move is valued by a chooser that wants its game to end.
VALUES = {
    "claim": 6,
    "passengers": 30,
    "pay": 30,
    "keep": 20,
    "draw": 10,
    "station": 3,
    "tickets": 2,
}


def choose(moves: list[Move], chooser: random.Random) -> Move:
    """A kind of move by its value, then any move of that kind."""
    words = sorted({move["do"] for move in moves})
    word = chooser.choices(words, [VALUES.get(word, 1) for word in words])[0]
    return chooser.choice([move for move in moves if move["do"] == word])


def play(golden: Golden) -> Game:
    """Play one golden game to its end."""
    chooser = random.Random(golden.name)
    game = Game(ruleset_of(golden), seed=f"golden {golden.name}", first=golden.seats - 1)
    while not game.is_over:
        game.play(choose(game.moves(), chooser))
    return game


def main() -> None:
    """Write all files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GOLDENS:
        path = FOLDER / f"{golden.name}.game"
        path.write_text(write_text(golden, play(golden)), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(Path.cwd())}\n")


if __name__ == "__main__":
    main()
