"""This source tree against another one, both compiled: `python tools/compare_speed.py TREE [--campaign]`.

Runs of the two alternate. Without `--campaign`: random games of the editions, each lot many times, of which the best time
counts, because other work on a machine only ever slows a measurement; so the ratio holds within a percent even on a busy
machine. With it: iterations of the search in games of campaigns, by the processor time of the process.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from semafor.editions import EDITIONS, ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.rules.scoring import random_games

HERE = Path(__file__).resolve().parents[1]
SEATS = 2
LOTS = 10
GAMES = 64
REPEATS = 40
# Games of a campaign, the turns of one at which is searched, and how long.
CAMPAIGN = ("1", "4", "8", "12")
TURNS = (7, 14, 28, 45)
ITERATIONS = 100


def microseconds(edition: str) -> float:
    """The time of one random game of an edition in the tree of this process."""
    tables = ruleset(edition, SEATS).tables
    buffer, sheet = ActionBuffer(), ScoreSheet()
    best = [float("inf")] * LOTS
    for _ in range(REPEATS):
        for lot in range(LOTS):
            start = time.perf_counter()
            random_games(tables, lot * GAMES, GAMES, buffer, sheet)
            best[lot] = min(best[lot], time.perf_counter() - start)
    return sum(best) / (LOTS * GAMES) * 1e6


def turns_of(game: int) -> Iterator[Any]:
    """Positions of a game that greedy bots have played a campaign up to; it goes on as a rollout does."""
    # Imported here: an early tree has no such rooms, and only its random games are asked for.
    from semafor.arena.campaigns import play_campaign  # noqa: PLC0415
    from semafor.charter.overlay import new_game  # noqa: PLC0415
    from semafor.search.minds import make_rollout  # noqa: PLC0415

    state = new_game(play_campaign(("blue", "red"), "speed", until=game).campaign).state.clone()
    state.source, state.rng = None, 1
    policy, buffer, turn = make_rollout(state.tables.ruleset), ActionBuffer(), 0
    policy.forget()
    while not state.is_over:
        if state.decision() == state.tables.turn:
            if turn in TURNS:
                yield state.clone()
            turn += 1
        state.step(policy.choose(state, buffer))


def microseconds_of_search(game: str) -> float:
    """Processor time of one iteration in a game of a campaign, in the tree of this process."""
    from semafor.engine.resample import resample  # noqa: PLC0415
    from semafor.engine.views import view  # noqa: PLC0415
    from semafor.search.minds import make_tree  # noqa: PLC0415

    spent, done = 0.0, 0
    for state in turns_of(int(game)):
        tree = make_tree(state.tables.ruleset)
        tree.begin(resample(view(state, state.actor()), random.Random(1)), 1)
        start = time.process_time()
        done += tree.run(ITERATIONS)
        spent += time.process_time() - start
    return spent / done * 1e6


def measure(tree: Path, words: list[str]) -> dict[str, float]:
    """All that is to be measured, in a process of its own."""
    command = [sys.executable, str(Path(__file__)), "--inside", *words]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603 - our own
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    """Print a row for each edition or game: the other tree, this one, how many times as fast."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path, help="a compiled source tree of an earlier state")
    parser.add_argument("--campaign", action="store_true", help="iterations of the search")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--games", default=",".join(CAMPAIGN), help="of a campaign")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    words = (options.games if options.campaign else options.editions).split(",")
    more = ["--campaign"] if options.campaign else []
    runs = []
    for number in range(options.runs):
        sys.stderr.write(f"run {number + 1} of {options.runs}\n")
        runs.append((measure(options.tree.resolve(), more + words), measure(HERE, more + words)))
    for word in words:
        before = min(run[0][word] for run in runs)
        after = min(run[1][word] for run in runs)
        sys.stdout.write(f"{word}: {before:.2f} and {after:.2f} µs, {before / after:.3f} ×\n")
    return 0


def inside(words: list[str]) -> dict[str, float]:
    """What is measured in a tree of its own."""
    if words[0] == "--campaign":
        return {game: microseconds_of_search(game) for game in words[1:]}
    return {edition: microseconds(edition) for edition in words}


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        json.dump(inside(sys.argv[2:]), sys.stdout)
    else:
        raise SystemExit(main())
