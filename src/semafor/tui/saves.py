"""Games on disk: records of finished games, and unfinished ones that can be continued."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from semafor.board.values import parse_json
from semafor.editions import find_ruleset, replay_record
from semafor.engine.chance import commitment
from semafor.engine.errors import RecordError, SemaforError
from semafor.engine.game import Game
from semafor.engine.record import check_record, read_words, write_record

# Rights of the file: one that can be played on holds the seed.
SECRET = 0o600
OPEN = 0o666

SUFFIX = ".semafor.json"


def read_json(path: Path) -> Any:
    """The content of a record file, or one sentence why it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise RecordError("record-unreadable", file=str(path), why=why) from error
    except UnicodeDecodeError as error:
        raise RecordError("record-not-text", file=str(path)) from error
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        raise RecordError(
            "record-json", file=str(path), line=error.lineno, column=error.colno
        ) from error
    except ValueError as error:
        raise RecordError("record-json", file=str(path), line=1, column=1) from error


def read_record(path: Path) -> dict[str, Any]:
    """A record file of the right shape."""
    record = read_json(path)
    check_record(record)
    for key in ("result", "resume"):
        if key in record and not isinstance(record[key], Mapping):
            raise RecordError("record-shape", key=key, expected="object")
    return dict(record)


def game_file(game: Game, folder: Path) -> Path:
    """A new file name for a game: edition and time."""
    time = datetime.now(tz=UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    stem = f"semafor-{game.ruleset.edition.name}-{time}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def game_data(game: Game, *, teaching: bool = False) -> dict[str, Any]:
    """A game's record; what an unfinished one needs to go on stands under `resume`."""
    record = write_record(game)
    if not game.is_over:
        record["resume"] = {"seed": game.seed, "salt": game.salt}
        if teaching:
            record["resume"]["teaching"] = True
    return record


def save_game(game: Game, file: Path | None = None, *, teaching: bool = False) -> Path:
    """Write a game to its file, or to a new one here, or where temporary files go."""
    text = json.dumps(game_data(game, teaching=teaching), ensure_ascii=False, indent=1) + "\n"
    places = [file] if file else []
    places += [game_file(game, Path.cwd()), game_file(game, Path(tempfile.gettempdir()))]
    problem = ""
    for path in places:
        try:
            _write(path, text, rights=OPEN if game.is_over else SECRET)
        except OSError as error:
            problem = f"{path}: {error.strerror}"
        else:
            return path
    raise SemaforError("save-failed", why=problem)


def _write(path: Path, text: str, rights: int) -> None:
    """Write beside the file first, so that a crash never leaves half a record."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.unlink(missing_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, rights)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def is_teaching(path: Path) -> bool:
    """Whether a saved game was begun as a teaching game."""
    return bool(read_record(path).get("resume", {}).get("teaching") is True)


def resume_game(path: Path) -> Game:
    """An unfinished game as it was saved, with the same chance to come."""
    record = read_record(path)
    if replay_record(record).is_over:
        raise RecordError("record-finished", file=str(path))
    resume = record.get("resume", {})
    seed, salt = resume.get("seed"), resume.get("salt")
    if not isinstance(seed, str) or not isinstance(salt, str):
        raise RecordError("record-no-resume", file=str(path))
    if commitment(seed, salt) != record["commitment"]:
        raise RecordError("record-commitment")
    ruleset = find_ruleset(
        record["edition"], len(record["seats"]), record["options"], record["rules_version"]
    )
    game = Game(
        ruleset,
        seed=seed,
        salt=salt,
        first=record["first"],
        players=record["seats"],
        words=read_words(record),
    )
    if game.setup_chance != record["setup"]["chance"]:
        raise RecordError("record-shuffle", move=0)
    for number, row in enumerate(record["moves"], 1):
        try:
            game.play({key: value for key, value in row.items() if key != "chance"})
        except SemaforError as error:
            raise RecordError("record-shuffle", move=number) from error
        if game.history[-1]["chance"] != row["chance"]:
            raise RecordError("record-shuffle", move=number)
    return game
