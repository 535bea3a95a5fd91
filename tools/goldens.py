"""Play the golden games again and write `tests/golden/*.game`.

    PYTHONPATH=src:. python tools/goldens.py

Run it after a rule has changed on purpose, look at the difference, and commit the files alone with
a message that says which rule changed and why. The games are played by a seeded chooser, so running
it without a change of rules changes no byte.

A golden game that changes needs a new `rules_version` of its edition; without one nothing is written.
The games of every version are kept under `tests/golden/earlier` and must replay for ever: what their rules had otherwise belongs into the edition, as `[earlier.N.MODULE]` (decision 21).
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from semafor.engine.errors import Move
from semafor.engine.game import Game
from tests.kit.goldens import (
    GOLDENS,
    Golden,
    current_version,
    fingerprint,
    path_of,
    read_versions,
    ruleset_of,
    write_text,
    write_versions,
)

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
    """Write all files, or none where a version should have been raised."""
    versions = read_versions()
    texts = {golden: write_text(golden, play(golden)) for golden in GOLDENS}
    for golden, text in texts.items():
        version = str(current_version(golden))
        row = versions.setdefault(golden.edition, {}).setdefault(version, {})
        if row.setdefault(golden.name, fingerprint(text)) != fingerprint(text):
            path = f"src/semafor/editions/{golden.edition}.toml"
            sys.exit(f"{golden.name} has changed: raise rules_version (now {version}) in {path}")
    for golden, text in texts.items():
        for path in (path_of(golden), path_of(golden, current_version(golden))):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path_of(golden).relative_to(Path.cwd())}\n")
    write_versions(versions)


if __name__ == "__main__":
    main()
