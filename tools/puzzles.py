"""Makes the puzzles of editions anew: `python -m tools.puzzles EDITION … [--count N] [--seed N]`.

Bots play games at tables of two and three; positions in which one move is clearly better, by the search of reviews and
from what the seat knew, go into the edition's `puzzles.json`. The same seed gives the same puzzles with these rules,
weights and bots. An edition takes about a quarter of an hour of one processor.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter

from semafor.editions import EDITIONS, edition, folder_of
from semafor.review.puzzles import FILE, Puzzle, find_puzzles

SEATS = (2, 3)


def tell(text: str) -> None:
    """A line of progress, at once."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def collect(name: str, count: int, seed: int) -> list[Puzzle]:
    """So many puzzles, no kind of answer more than half of the time, tables of different sizes in turn."""
    known = [seats for seats in SEATS if seats in edition(name).seat_counts]
    sources = [find_puzzles(name, seats, seed, tell) for seats in known]
    kinds: Counter[str] = Counter()
    found: list[Puzzle] = []
    tries = 0
    while len(found) < count:
        puzzle = next(sources[tries % len(sources)])
        tries += 1
        kind = puzzle.moves[0].move["do"]
        if kinds[kind] >= (count + 1) // 2 and tries < 3 * count:
            continue
        kinds[kind] += 1
        found.append(puzzle)
        tell(f"{name}: {len(found)} of {count}")
    return found


def main() -> None:
    """Find and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("editions", nargs="*", default=list(EDITIONS))
    parser.add_argument("--count", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for name in options.editions:
        puzzles = collect(name, options.count, options.seed)
        made = {"made": f"python -m tools.puzzles {name} --count {options.count}"}
        made["made"] += f" --seed {options.seed}"
        rows = ",\n".join(json.dumps(puzzle.to_dict(), separators=(",", ":")) for puzzle in puzzles)
        text = json.dumps(made)[:-1] + f',"puzzles":[\n{rows}\n]}}\n'
        (folder_of(name) / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
