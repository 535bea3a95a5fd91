"""The planner's weights: their places in the array, and their values.

The file here holds the default; an edition that was tuned has a `weights.toml` in its folder.

This file is never compiled; compiled modules import the places as numbers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from semafor.editions import folder_of, known_editions
from semafor.engine.errors import SetupError

FILE = Path(__file__).parent / "weights.toml"
WEIGHTS = 32

TURN = 0
RATE = 1
SPACE = 2
MISSING = 3
POINTS = 4
FLOOR = 5
FERRY = 6
TUNNEL = 7
HURRY = 8
RISK = 9
USEFUL = 10
PACE = 11
LOCO_PRICE = 12
CONFLICT = 13
TICKET_EDGE = 14
TICKET_TURNS = 15
EXTEND = 16
GUEST = 17
THREAT = 18
LATE = 19
OPEN_LOCO = 20
NEAR = 21
RIVAL_HAND = 22
EARLY = 23
FILLER = 24
DRAW_RISK = 25
GUEST_PATH = 26
HOLD = 27
CONTEST = 28
KEEP_COST = 29
SHOWN = 30
BLIND = 31

PLACES: dict[str, int] = {
    "turn": TURN,
    "rate": RATE,
    "space": SPACE,
    "missing": MISSING,
    "points": POINTS,
    "floor": FLOOR,
    "ferry": FERRY,
    "tunnel": TUNNEL,
    "hurry": HURRY,
    "risk": RISK,
    "useful": USEFUL,
    "pace": PACE,
    "loco_price": LOCO_PRICE,
    "conflict": CONFLICT,
    "ticket_edge": TICKET_EDGE,
    "ticket_turns": TICKET_TURNS,
    "extend": EXTEND,
    "guest": GUEST,
    "threat": THREAT,
    "late": LATE,
    "open_loco": OPEN_LOCO,
    "near": NEAR,
    "rival_hand": RIVAL_HAND,
    "early": EARLY,
    "filler": FILLER,
    "draw_risk": DRAW_RISK,
    "guest_path": GUEST_PATH,
    "hold": HOLD,
    "contest": CONTEST,
    "keep_cost": KEEP_COST,
    "shown": SHOWN,
    "blind": BLIND,
}


def reals(count: int) -> list[float]:
    """A list of zeros that will hold fractions."""
    return [0.0] * count


def real_rows(count: int, width: int) -> list[list[float]]:
    """A table of zeros that will hold fractions."""
    return [[0.0] * width for _ in range(count)]


@cache
def read_file(path: Path) -> dict[str, float]:
    """Weights by name."""
    found: dict[str, float] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def own_weights(edition: str) -> dict[str, float]:
    """What an edition was tuned to; empty for one that never was."""
    if edition not in known_editions():
        return {}
    path = folder_of(edition) / FILE.name
    return read_file(path) if path.is_file() else {}


def read_weights(edition: str, habits: Mapping[str, float] | None = None) -> list[float]:
    """The weights for an edition, with somebody's habits; one that was never tuned gets the default."""
    weights = [0.0] * WEIGHTS
    for name, value in {**read_file(FILE), **own_weights(edition), **(habits or {})}.items():
        if name not in PLACES or isinstance(value, bool) or not isinstance(value, int | float):
            expected = ", ".join(PLACES)
            raise SetupError(
                "bad-parameter", name=f"weights.{name}", value=value, expected=expected
            )
        weights[PLACES[name]] = float(value)
    return weights
