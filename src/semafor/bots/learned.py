"""The bot that has learnt: a small file of weights, played without any library for learning.

`learned` has the weights that are shipped; `learned:FILE` those of a file that `semafor lab train` has written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from semafor.bots.quick import PolicyBot
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.search.learned import Features, LearnedPolicy, Net
from semafor.search.minds import make_candidates
from semafor.search.sizes import ABOUT_ALL, ABOUT_MOVE, FEATURES_VERSION, HIDDEN

SHIPPED = Path(__file__).parent / "learned.json"
NAME = "learned"
FORMAT = 1


class LearnedBot(PolicyBot):
    """Plays what the network of a file likes best."""

    def __init__(self, file: Path = SHIPPED) -> None:
        self.file = file
        read_net(file)  # a file that cannot be read is refused here
        super().__init__(self.make_policy)

    def make_policy(self, ruleset: Ruleset) -> LearnedPolicy:
        """The policy for a game."""
        net = Net()
        net.load(read_net(self.file))
        return LearnedPolicy(Features(make_candidates(ruleset)), net)


@cache
def read_net(file: Path) -> dict[str, list[list[float]]]:
    """The weights of a file, checked."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SetupError("learned-unreadable", file=str(file)) from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SetupError("learned-format", file=str(file))
    if data.get("features") != FEATURES_VERSION:
        raise SetupError("learned-version", file=str(file))
    return _checked(data.get("weights"), file)


def _checked(weights: Any, file: Path) -> dict[str, list[list[float]]]:
    """Rows of the sizes that the policy has room for."""
    found = weights if isinstance(weights, Mapping) else {}
    rows = found.get("out")
    hidden = len(rows[0]) if isinstance(rows, list) and rows and isinstance(rows[0], list) else 0
    sizes = {
        "out": (1, hidden),
        "straight": (1, ABOUT_MOVE),
        "from_all": (hidden, ABOUT_ALL),
        "from_move": (hidden, ABOUT_MOVE),
    }
    if not 0 < hidden <= HIDDEN or not all(_fits(found.get(name), *sizes[name]) for name in sizes):
        raise SetupError("learned-format", file=str(file))
    return {name: [[float(number) for number in row] for row in found[name]] for name in sizes}


def _fits(rows: Any, count: int, width: int) -> bool:
    return (
        isinstance(rows, list)
        and len(rows) == count
        and all(isinstance(row, list) and len(row) == width for row in rows)
        and all(
            isinstance(number, int | float) and not isinstance(number, bool)
            for row in rows
            for number in row
        )
    )
