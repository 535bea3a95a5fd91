"""Many games on an executor of your own, each kept in a file."""

from __future__ import annotations

import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from semafor.arena.simulate import simulate

folder = Path(tempfile.mkdtemp())

# Any executor will do; the sums and the file are the same.
with ThreadPoolExecutor(2) as executor:
    summary = simulate(
        "usa-classic",
        ["greedy", "random"],
        20,
        seed=7,
        executor=executor,
        out=folder / "games.jsonl",
    )
print(summary.games, summary.bots)
assert len((folder / "games.jsonl").read_text().splitlines()) == 1 + summary.games
