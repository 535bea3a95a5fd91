"""Golden games: which there are, and the text in which one is kept (one move a line)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.engine.ruleset import Ruleset
from tests.kit.toys import toy_ruleset

FOLDER = Path(__file__).parents[1] / "golden"
LAST_ROUND = "last round"
STALEMATE = "stalemate"


@dataclass(frozen=True)
class Golden:
    """One game that is kept."""

    name: str
    edition: str
    seats: int
    ending: str
    is_toy: bool = False


GOLDENS = [
    *(
        Golden(f"{edition}-{seats}", edition, seats, LAST_ROUND)
        for edition in EDITIONS
        for seats in (2, 4)
    ),
    *(Golden(f"{edition}-stalemate", edition, 2, STALEMATE, is_toy=True) for edition in EDITIONS),
]


def ruleset_of(golden: Golden) -> Ruleset:
    """The rules of a golden game; a stalemate is played on a toy board with all the cards."""
    if golden.is_toy:
        return toy_ruleset(golden.edition, golden.seats, 45, has_few_cards=False)
    return find_ruleset(golden.edition, golden.seats)


def write_text(golden: Golden, game: Game) -> str:
    """The record with one move a line, then the score and the digest."""
    record = write_record(game)
    moves = ",\n".join("  " + compact(move) for move in record["moves"])
    head = [
        f" {json.dumps(key)}: {compact(value)}"
        for key, value in record.items()
        if key not in ("moves", "result")
    ]
    lines = [
        f"{golden.edition}, {golden.seats} seats, ends by {golden.ending}",
        "{",
        *(f"{line}," for line in head),
        f' "moves": [\n{moves}\n ],',
        f' "result": {compact(record["result"])}',
        "}",
        "",
        *score_lines(game),
        f"turns {game.state.turns}, moves {len(game.history)}, passes {game.state.passes}",
        f"digest {game.digest()}",
    ]
    return "\n".join(lines) + "\n"


def compact(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def score_lines(game: Game) -> list[str]:
    """Every line of the final score, a seat a row."""
    result = game.result()
    rows = []
    for seat, lines in enumerate(result.lines):
        values = "  ".join(f"{name} {value}" for name, value in lines.items())
        total, rank = result.totals[seat], result.ranks[seat]
        rows.append(f"seat {seat}:  {values}  total {total}  rank {rank}")
    return rows


def read_text(text: str) -> tuple[str, dict[str, Any]]:
    """The first line and the record of a golden game."""
    title, _, rest = text.partition("\n")
    record: dict[str, Any] = json.JSONDecoder().raw_decode(rest)[0]
    return title, record
