"""Records: every decision and every outcome of a game, so that it replays without a generator."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from semafor.engine.chance import (
    RecordedSource,
    SeededSource,
    ShuffleWords,
    commitment,
    shuffle_key,
)
from semafor.engine.errors import IllegalMove, RecordError, SemaforError
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset

FORMAT = 1
FindRuleset = Callable[[str, int, Mapping[str, Any], int], Ruleset]
_KEYS: dict[str, type] = {
    "format": int,
    "edition": str,
    "rules_version": int,
    "map_hash": str,
    "seats": list,
    "first": int,
    "options": dict,
    "setup": dict,
    "moves": list,
    "commitment": str,
}
_OPTIONAL_KEYS: dict[str, type] = {"seed": str, "salt": str, "result": dict, "words": dict}


def write_record(game: Game) -> dict[str, Any]:
    """The record of a game; the seed stands in it only when the game is over."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "edition": game.ruleset.edition.name,
        "rules_version": game.ruleset.rules_version,
        "map_hash": game.ruleset.map_hash,
        "seats": [dict(player) for player in game.players],
        "first": game.state.first,
        "options": dict(game.ruleset.options),
        "setup": {"chance": list(game.setup_chance)},
        "moves": [dict(move) for move in game.history],
        "commitment": game.commitment,
    }
    if game.words is not None:
        record["words"] = game.words.to_dict()
    if game.is_over:
        record["seed"] = game.seed
        record["salt"] = game.salt
        record["result"] = {**game.result().to_dict(), "digest": game.digest()}
    return record


def check_record(record: Any) -> None:
    """Whether a record has the right shape; says what is missing."""
    if not isinstance(record, Mapping):
        raise RecordError("record-shape", key="file", expected="object")
    for key, kind in _KEYS.items():
        if not isinstance(record.get(key), kind) or isinstance(record[key], bool):
            raise RecordError("record-shape", key=key, expected=kind.__name__)
    if record["format"] != FORMAT:
        raise RecordError("record-format", found=record["format"], expected=FORMAT)
    for key, kind in _OPTIONAL_KEYS.items():
        if key in record and not isinstance(record[key], kind):
            raise RecordError("record-shape", key=key, expected=kind.__name__)
    _check_rows(record)
    read_words(record)


def read_words(record: Mapping[str, Any]) -> ShuffleWords | None:
    """What players added to the shuffle; None where nobody did."""
    words = record.get("words")
    if words is None:
        return None
    table, said = words.get("table"), words.get("said")
    is_good = isinstance(table, str) and _is_chance(said) and len(said) == len(record["seats"])
    if not is_good or any("\n" in word for word in (table, *said)):
        raise RecordError("record-shape", key="words", expected="table, said")
    return ShuffleWords(table, tuple(said))


def _check_rows(record: Mapping[str, Any]) -> None:
    """Setup, moves and seats must be rows of the right shape."""
    if not _is_chance(record["setup"].get("chance")):
        raise RecordError("record-shape", key="setup.chance", expected="list")
    for number, move in enumerate(record["moves"]):
        if not isinstance(move, Mapping) or not _is_chance(move.get("chance")):
            raise RecordError("record-shape", key=f"moves[{number}]", expected="object")
    for number, seat in enumerate(record["seats"]):
        if not isinstance(seat, Mapping) or not all(
            isinstance(seat.get(key), str) for key in ("name", "kind")
        ):
            raise RecordError("record-shape", key=f"seats[{number}]", expected="name, kind")


def _is_chance(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(outcome, str) for outcome in value)


def replay(
    record: Mapping[str, Any],
    find_ruleset: FindRuleset,
    *,
    on_move: Callable[[Game, int], None] | None = None,
) -> Game:
    """Play a record again and verify every outcome, the result, and the shuffle if it is open.

    `find_ruleset` is asked for edition, seats, options and the version of the rules.
    """
    check_record(record)
    version = record["rules_version"]
    ruleset = find_ruleset(record["edition"], len(record["seats"]), record["options"], version)
    if version != ruleset.rules_version:
        raise RecordError("record-rules", found=version, expected=ruleset.rules_version)
    if record["map_hash"] != ruleset.map_hash:
        raise RecordError("record-map", edition=record["edition"])
    outcomes = list(record["setup"]["chance"])
    for move in record["moves"]:
        outcomes.extend(move["chance"])
    source = RecordedSource(outcomes)
    game = Game(
        ruleset,
        seed=record.get("seed", ""),
        salt=record.get("salt", ""),
        first=record["first"],
        players=record["seats"],
        source=source,
        words=read_words(record),
    )
    if game.setup_chance != record["setup"]["chance"]:
        raise RecordError("record-chance", move=0)
    for number, row in enumerate(record["moves"]):
        _replay_move(game, number, row)
        if on_move:
            on_move(game, number)
    if source.position != len(source.outcomes):
        raise RecordError("chance-left", left=len(source.outcomes) - source.position)
    _check_end(game, record)
    return game


def _replay_move(game: Game, number: int, row: Mapping[str, Any]) -> None:
    move = {key: value for key, value in row.items() if key != "chance"}
    try:
        game.play(move)
    except RecordError:
        raise
    except SemaforError as error:
        raise RecordError("record-move", error.rule, move=number + 1, why=str(error)) from error
    if game.history[-1]["chance"] != list(row["chance"]):
        raise RecordError("record-chance", move=number + 1)


def _check_end(game: Game, record: Mapping[str, Any]) -> None:
    """A finished game must give the recorded result and be the shuffle that was promised."""
    result = record.get("result")
    if not game.is_over:
        if result is not None:
            raise RecordError("record-unfinished", moves=len(record["moves"]))
        return
    if result is not None:
        expected = {**game.result().to_dict(), "digest": game.digest()}
        for key, value in expected.items():
            if result.get(key) != value:
                raise RecordError("record-result", key=key)
    if "seed" in record:
        verify_shuffle(game.ruleset, record)


def verify_shuffle(ruleset: Ruleset, record: Mapping[str, Any]) -> None:
    """The published seed must match the commitment and give the recorded outcomes."""
    seed, salt = str(record["seed"]), str(record.get("salt", ""))
    if commitment(seed, salt) != record["commitment"]:
        raise RecordError("record-commitment")
    words = read_words(record)
    source = SeededSource(shuffle_key(seed, words))
    game = Game(ruleset, seed=seed, salt=salt, first=record["first"], source=source, words=words)
    if game.setup_chance != record["setup"]["chance"]:
        raise RecordError("record-shuffle", move=0)
    for number, row in enumerate(record["moves"]):
        try:
            game.play({key: value for key, value in row.items() if key != "chance"})
        except IllegalMove as error:  # another shuffle can make a recorded move impossible
            raise RecordError("record-shuffle", move=number + 1) from error
        if game.history[-1]["chance"] != list(row["chance"]):
            raise RecordError("record-shuffle", move=number + 1)
