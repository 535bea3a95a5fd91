"""Random games of this source tree against those of another one, both compiled: `python tools/compare_speed.py TREE`.

Runs of the two alternate. Each plays the same games many times; of every small lot the best time counts, because
other work on a machine only ever slows a measurement. So the ratio holds within a percent even on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from semafor.editions import EDITIONS, ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.rules.scoring import random_games

HERE = Path(__file__).resolve().parents[1]
SEATS = 2
LOTS = 10
GAMES = 64
REPEATS = 40


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


def measure(tree: Path, editions: list[str]) -> dict[str, float]:
    """All editions in a process of their own."""
    command = [sys.executable, str(Path(__file__)), "--inside", *editions]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)  # noqa: S603 - our own
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    """Print a row for each edition: the other tree, this one, how many times as fast."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tree", type=Path, help="a compiled source tree of an earlier state")
    parser.add_argument("--editions", default=",".join(EDITIONS))
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    editions = options.editions.split(",")
    runs = []
    for number in range(options.runs):
        sys.stderr.write(f"run {number + 1} of {options.runs}\n")
        runs.append((measure(options.tree.resolve(), editions), measure(HERE, editions)))
    for edition in editions:
        before = min(run[0][edition] for run in runs)
        after = min(run[1][edition] for run in runs)
        sys.stdout.write(f"{edition}: {before:.2f} and {after:.2f} µs, {before / after:.3f} ×\n")
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        json.dump({edition: microseconds(edition) for edition in sys.argv[2:]}, sys.stdout)
    else:
        raise SystemExit(main())
