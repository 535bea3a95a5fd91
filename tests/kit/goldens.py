"""Golden games: which there are, and the text in which one is kept (one move a line)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semafor.editions import EDITIONS, find_ruleset, read_edition
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.engine.ruleset import Ruleset
from tests.kit.toys import toy_ruleset

FOLDER = Path(__file__).parents[1] / "golden"
EARLIER = FOLDER / "earlier"
VERSIONS = FOLDER / "versions.json"
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


def ruleset_of(golden: Golden, version: int = 0) -> Ruleset:
    """The rules of a golden game; a stalemate is played on a toy board with all the cards."""
    if golden.is_toy:
        return toy_ruleset(golden.edition, golden.seats, 45, has_few_cards=False, version=version)
    return find_ruleset(golden.edition, golden.seats, {}, version)


def path_of(golden: Golden, version: int = 0) -> Path:
    """The file of a golden game, or of one that is kept with its like: a version of the rules each."""
    if not version:
        return FOLDER / f"{golden.name}.game"
    return EARLIER / f"{golden.name}.{version}.game"


def current_version(golden: Golden) -> int:
    """Of the rules of its edition."""
    return int(read_edition(golden.edition)["rules_version"])


def read_versions() -> dict[str, dict[str, dict[str, str]]]:
    """Fingerprints of golden games by edition, version of the rules and name; it only grows."""
    found: dict[str, dict[str, dict[str, str]]]
    found = json.loads(VERSIONS.read_text(encoding="utf-8"))
    return found


def write_versions(versions: Mapping[str, Any]) -> None:
    """The same on disk."""
    VERSIONS.write_text(json.dumps(versions, indent=1) + "\n", encoding="utf-8")


def fingerprint(text: str) -> str:
    """Of a golden game."""
    return hashlib.sha256(text.encode()).hexdigest()


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
