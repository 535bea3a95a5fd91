"""A position in a saved game as people write it: `FILE@MOVES`, or `FILE` for its end."""

from __future__ import annotations

from pathlib import Path

from semafor.board.values import is_number
from semafor.editions import replay_record
from semafor.engine.errors import RecordError
from semafor.engine.game import Game
from semafor.tui.saves import read_record


def read_position(name: str) -> Game:
    """The game after so many of its moves (all, where no number is named)."""
    file, sign, move = name.rpartition("@")
    if not sign or not is_number(move):
        file, move = name, ""
    record = read_record(Path(file))
    moves = len(record["moves"])
    after = int(move) if move else moves
    if after > moves:
        raise RecordError("plan-bad-move", move=after, moves=moves)
    if after < moves:
        # A game that is cut short has no result, and its shuffle cannot be verified.
        record = {key: value for key, value in record.items() if key not in ("result", "seed")}
        record["moves"] = record["moves"][:after]
    return replay_record(record)


def where(game: Game) -> dict[str, str | int]:
    """A position in words for JSON."""
    rules = game.ruleset
    return {"edition": rules.edition.name, "seats": rules.seats, "move": len(game.history)}
