"""Files of results: one JSON object on each line, only ever appended to.

The first line says what decides the games; each other line is one finished game, written at once.
A run that was cut off, even in the middle of a line, goes on with what is missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from semafor.arena.clocks import WALL
from semafor.arena.schedule import Played, Slot, Tournament
from semafor.arena.simulate import GameSummary
from semafor.board.values import is_whole, parse_json
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS

FORMAT = "semafor-tournament"
FORMAT_VERSION = 1
TIME_DIGITS = 9

# What a game line holds besides its slot: key, and whether the values are whole numbers.
BY_SEAT = {
    "totals": True,
    "ranks": True,
    "completed": True,
    "kept": True,
    "decisions": True,
    "seconds": False,
    "slowest": False,
}
# Empty where the edition does not reward the longest path.
IF_ANY = ("longest", "bonus")


@dataclass(slots=True)
class Results:
    """The finished games of a tournament by slot, in the order in which they were written."""

    tournament: Tournament
    played: dict[Slot, Played] = field(default_factory=dict)

    def add(self, played: Played) -> None:
        """Keep a game; a file keeps it as well."""
        self.played[played.slot] = played


@dataclass(slots=True)
class ResultsFile(Results):
    """Results that are written to an open file, each line at once."""

    stream: IO[str] | None = None

    def add(self, played: Played) -> None:
        """Keep a game and write its line."""
        assert self.stream is not None, "the file is open"
        self.played[played.slot] = played
        _write(self.stream, game_line(played))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.stream is not None:
            self.stream.close()


def open_results(path: Path, tournament: Tournament) -> ResultsFile:
    """Begin a file of results, or go on with one that holds the same tournament."""
    header = header_line(tournament)
    text = _read(path) if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if not whole:
        if not header.startswith(text):
            raise SetupError("results-not-ours", file=path)
        results = Results(tournament)
    else:
        results = parse_results(whole, path)
        _check_same(results.tournament, tournament, path)
    try:
        if text != whole:  # cut off in the middle of a line
            with path.open("r+b") as file:
                file.truncate(len(whole.encode()))
        stream = path.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise SetupError("results-unwritable", file=path, why=error.strerror) from error
    if not whole:
        _write(stream, header)
    return ResultsFile(tournament, results.played, stream)


def load_results(path: Path) -> Results:
    """Read a file of results; a last line that was cut off does not count."""
    text = _read(path)
    return parse_results(text[: text.rfind("\n") + 1], path)


def header_line(tournament: Tournament) -> str:
    """The first line of a file."""
    head = {"format": FORMAT, "format_version": FORMAT_VERSION, **tournament.to_dict()}
    return json.dumps(head, ensure_ascii=False) + "\n"


def game_line(played: Played) -> str:
    """The line of a game."""
    slot, game = played.slot, played.game
    line = {
        "pairing": slot.pairing,
        "deal": slot.deal,
        "rotation": slot.rotation,
        "seats": played.seating,
        "totals": game.totals,
        "ranks": game.ranks,
        "winners": game.winners,
        "completed": game.completed,
        "kept": game.kept,
        "longest": game.longest,
        "bonus": game.bonus,
        "turns": game.turns,
        "decisions": game.decisions,
        "seconds": [round(value, TIME_DIGITS) for value in game.seconds],
        "slowest": [round(value, TIME_DIGITS) for value in game.slowest],
        **({"lost": game.lost} if game.lost else {}),
    }
    return json.dumps(line, ensure_ascii=False) + "\n"


def parse_results(text: str, path: Path) -> Results:
    """Results from whole lines."""
    lines = text.split("\n")[:-1]
    if not lines:
        raise SetupError("results-not-ours", file=path)
    results = Results(_parse_header(lines[0], path))
    for number, line in enumerate(lines[1:], start=2):
        try:
            played = _parse_game(parse_json(line), results.tournament)
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise SetupError("results-line", file=path, line=number) from error
        results.played.setdefault(played.slot, played)
    return results


def _parse_header(line: str, path: Path) -> Tournament:
    try:
        head = parse_json(line)
        _need(head["format"] == FORMAT)
    except (ValueError, TypeError, KeyError) as error:
        raise SetupError("results-not-ours", file=path) from error
    if head.get("format_version") != FORMAT_VERSION:
        found = str(head.get("format_version"))
        raise SetupError("results-format", file=path, found=found, expected=FORMAT_VERSION)
    try:
        clock = head.get("clock", WALL)
        words = [clock, *(head[key] for key in ("version", "label", "edition")), *head["bots"]]
        _need(all(isinstance(word, str) for word in words))
        _need(len(head["bots"]) >= LEAST_SEATS)
        _need(is_whole(head["seats"], LEAST_SEATS, MOST_SEATS))
        return Tournament(
            edition=head["edition"],
            bots=tuple(head["bots"]),
            seats=head["seats"],
            seed=_whole(head["seed"]),
            options=tuple(sorted(head["options"].items())),
            version=head["version"],
            label=head["label"],
            is_one_against=bool(head.get("one_against")),
            clock=clock,
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise SetupError("results-line", file=path, line=1) from error


def _parse_game(line: dict[str, Any], tournament: Tournament) -> Played:
    """A game from its line; ValueError and its like where the line cannot be one."""
    seats = tournament.seats
    slot = Slot(*(_whole(line[key]) for key in ("pairing", "deal", "rotation")))
    seating = tuple(line["seats"])
    _need(min(slot.pairing, slot.deal) >= 0 and is_whole(slot.rotation, 0, seats - 1))
    _need(seating == tournament.seating(slot))
    values = {
        key: _row(line[key], _whole if is_exact else float, seats)
        for key, is_exact in BY_SEAT.items()
    }
    for key in IF_ANY:
        values[key] = _row(line[key], _whole, seats) if line[key] else ()
    values["lost"] = _row(line["lost"], _whole, seats) if line.get("lost") else ()
    winners = tuple(seat for seat, rank in enumerate(values["ranks"]) if rank == 1)
    _need(list(winners) == line["winners"] and bool(winners))
    return Played(
        slot, seating, GameSummary(winners=winners, turns=_whole(line["turns"]), **values)
    )


def _row(values: Any, convert: Callable[[Any], Any], seats: int) -> tuple[Any, ...]:
    """One value for each seat."""
    row = tuple(convert(value) for value in values)
    _need(len(row) == seats)
    return row


def _whole(value: Any) -> int:
    _need(isinstance(value, int) and not isinstance(value, bool))
    return int(value)


def _need(condition: bool) -> None:  # noqa: FBT001 - reads like an assert
    if not condition:
        raise ValueError("not a line of results")


def _check_same(found: Tournament, asked: Tournament, path: Path) -> None:
    """A file goes on with the tournament it was begun with, or not at all."""
    ours = asked.to_dict()
    for key, value in found.to_dict().items():
        if value != ours[key]:
            there, here = (_shown(each) for each in (value, ours[key]))
            raise SetupError("results-differ", file=path, key=key, found=there, expected=here)


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(value)
    return json.dumps(value, ensure_ascii=False)


def _read(path: Path) -> str:
    """The text of a file, less a character that was cut off at its end."""
    if path.exists() and not path.is_file():
        raise SetupError("results-not-ours", file=path)
    try:
        data = path.read_bytes()
        end = data.rfind(b"\n") + 1
        return data[:end].decode() + data[end:].decode(errors="ignore")
    except OSError as error:
        raise SetupError("unreadable-file", path=path, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise SetupError("results-not-ours", file=path) from error


def _write(stream: IO[str], line: str) -> None:
    """Nothing but the line is at risk, whatever happens next."""
    try:
        stream.write(line)
        stream.flush()
    except OSError as error:
        raise SetupError("results-unwritable", file=stream.name, why=error.strerror) from error
