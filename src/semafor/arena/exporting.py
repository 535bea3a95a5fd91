"""Every game of a simulation in a file: one row each, in the order of their numbers, the same from any workers.

A `.jsonl` file grows line by line. Parquet cannot: finished pieces lie in a folder beside the file (`NAME.parts`), each
written whole under its final name, and become one file at the end. Either way a run that was cut off plays what is
missing and nothing else. The schema is documented in docs/data.md.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semafor import __version__
from semafor.arena.lines import LineFile, read_lines
from semafor.arena.simulate import Chunk, GameSummary, GameTable, Match, Tally
from semafor.arena.workers import Stopped, is_stopped, work_anywhere
from semafor.board.values import parse_json
from semafor.editions import find_ruleset
from semafor.engine.errors import SetupError

FORMAT = "semafor-games"
FORMAT_VERSION = 1
PARQUET, LINES = ".parquet", ".jsonl"
METADATA = b"semafor"
# Pieces must not depend on who works on them. Each costs a file of Parquet some milliseconds: not too many.
PIECES = 24
MOST_GAMES_A_PIECE = 500

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wish:
    """What every worker is told."""

    match: Match
    moves: bool


def played_chunks(
    match: Match,
    games: int,
    workers: int,
    executor: Executor | None,
    out: Path,
    *,
    moves: bool,
) -> Iterator[Chunk]:
    """Sums in game order, of games found in the file first; the file is whole when the last one is taken."""
    head = make_head(match, games, moves=moves)
    size = max(1, min(MOST_GAMES_A_PIECE, games // PIECES))
    spans = [range(start, min(start + size, games)) for start in range(0, games, size)]
    target = _open_target(out, head, spans)
    try:
        for rows in target.found():
            yield _sum_up(match, rows)
        work = work_anywhere(play_rows, Wish(match, moves), target.missing, workers, executor)
        for span, rows in zip(target.missing, work, strict=True):
            target.add(span, rows)
            yield _sum_up(match, rows)
        target.finish()
    finally:
        target.close()


def make_head(match: Match, games: int, *, moves: bool) -> dict[str, Any]:
    """What decides every row."""
    rules = find_ruleset(match.edition, len(match.bots))
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "version": __version__,
        "edition": match.edition,
        "rules_version": rules.rules_version,
        "map_hash": rules.map_hash,
        "bots": list(match.bots),
        "seed": match.seed,
        "games": games,
        "moves": moves,
    }


def play_rows(wish: Wish, span: range) -> list[Row]:
    """Play a row of games; may run anywhere."""
    match = wish.match
    table = GameTable(find_ruleset(match.edition, len(match.bots)))
    rows = []
    for game in span:
        if is_stopped():
            raise Stopped
        rows.append(make_row(match, game, match.play(table, game, keep=wish.moves)))
        if not wish.moves:
            del rows[-1]["actions"]
    return rows


def make_row(match: Match, game: int, played: GameSummary) -> Row:
    """A finished game as plain data; lists are by seat. What depends on the machine is left out."""
    seats = range(len(match.bots))
    seated = {match.seat_of(bot, game): name for bot, name in enumerate(match.bots)}
    return {
        "game": game,
        "deal": match.deal_seed(game),
        "bots": [seated[seat] for seat in seats],
        "totals": list(played.totals),
        "ranks": list(played.ranks),
        "completed": list(played.completed),
        "kept": list(played.kept),
        "longest": list(played.longest),
        "bonus": list(played.bonus),
        "decisions": list(played.decisions),
        "lost": list(played.lost),
        "turns": played.turns,
        "actions": list(played.actions),
    }


def _sum_up(match: Match, rows: Sequence[Row]) -> Chunk:
    chunk = Chunk([Tally() for _ in match.bots])
    nothing = (0.0,) * len(match.bots)
    for row in rows:
        ranks = tuple(row["ranks"])
        values = {
            name: tuple(row[name])
            for name in ("totals", "completed", "kept", "longest", "bonus", "decisions", "lost")
        }
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        game = GameSummary(
            **values,
            ranks=ranks,
            winners=winners,
            turns=row["turns"],
            seconds=nothing,
            slowest=nothing,
        )
        chunk.add(match, row["game"], game)
    return chunk


# -------------------------------------------------------------------- where rows go


class _Target:
    """A file that fills with rows; `missing` are the spans that it does not hold yet."""

    missing: list[range]

    def found(self) -> Iterable[Sequence[Row]]:
        """Rows of games that were played before."""
        raise NotImplementedError

    def add(self, span: range, rows: Sequence[Row]) -> None:
        """Keep the games of a span."""
        raise NotImplementedError

    def finish(self) -> None:
        """All is there."""

    def close(self) -> None:
        """The run has ended, one way or the other."""


def _open_target(out: Path, head: Mapping[str, Any], spans: Sequence[range]) -> _Target:
    if out.suffix == LINES:
        return _LinesTarget(out, head, spans)
    if out.suffix == PARQUET:
        return _ParquetTarget(out, head, spans)
    raise SetupError("bad-games-file", file=out)


def check_head(found: Any, head: Mapping[str, Any], out: Path) -> None:
    """A file goes on with the simulation it was begun with, or not at all."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise SetupError("games-not-ours", file=out)
    for key, value in head.items():
        if found.get(key) != value:
            there, here = json.dumps(found.get(key)), json.dumps(value)
            raise SetupError("games-differ", file=out, key=key, found=there, expected=here)


class _LinesTarget(_Target):
    """JSON, one game on each line."""

    def __init__(self, out: Path, head: Mapping[str, Any], spans: Sequence[range]) -> None:
        lines = read_lines(out) if out.exists() else []
        rows = [_parsed(line, out) for line in lines]
        if rows:
            check_head(rows[0], head, out)
        if [row.get("game") for row in rows[1:]] != list(range(len(rows) - 1)):
            raise SetupError("games-not-ours", file=out)
        self._rows = rows[1:]
        done = len(self._rows)
        self.missing = [
            range(max(span.start, done), span.stop) for span in spans if span.stop > done
        ]
        self._file = LineFile(out, head)

    def found(self) -> Iterable[Sequence[Row]]:
        rows, self._rows = self._rows, []
        return [rows] if rows else []

    def add(self, span: range, rows: Sequence[Row]) -> None:
        for row in rows:
            self._file.write(row)

    def close(self) -> None:
        self._file.close()


def _parsed(line: str, out: Path) -> dict[str, Any]:
    try:
        row = parse_json(line)
    except ValueError as error:
        raise SetupError("games-not-ours", file=out) from error
    if not isinstance(row, dict):
        raise SetupError("games-not-ours", file=out)
    return row


class _ParquetTarget(_Target):
    """Pieces in a folder, at last one file."""

    def __init__(self, out: Path, head: Mapping[str, Any], spans: Sequence[range]) -> None:
        self._arrow, self._parquet = load_arrow()
        self._out, self._head, self._spans = out, head, spans
        self._parts = out.with_suffix(".parts")
        self._schema = make_schema(self._arrow, head)
        if out.exists():
            check_head(self._head_of(out), head, out)
            self.missing = []
            return
        try:
            self._parts.mkdir(exist_ok=True)
        except OSError as error:
            raise SetupError("results-unwritable", file=out, why=error.strerror) from error
        for path in self._parts.glob(f"*{PARQUET}"):
            check_head(self._head_of(path), head, path)
        self.missing = [span for span in spans if not self._part(span).exists()]

    def _part(self, span: range) -> Path:
        return self._parts / f"{span.start:09d}{PARQUET}"

    def _head_of(self, path: Path) -> Any:
        try:
            found = (self._parquet.read_schema(path).metadata or {}).get(METADATA, b"null")
            return json.loads(found)
        except (OSError, ValueError) as error:
            raise SetupError("games-not-ours", file=path) from error

    def found(self) -> Iterable[Sequence[Row]]:
        if self._out.exists():
            file = self._parquet.ParquetFile(self._out)
            return (
                file.read_row_group(number).to_pylist() for number in range(file.num_row_groups)
            )
        missing = {span.start for span in self.missing}
        there = [span for span in self._spans if span.start not in missing]
        return (self._parquet.read_table(self._part(span)).to_pylist() for span in there)

    def add(self, span: range, rows: Sequence[Row]) -> None:
        table = self._arrow.Table.from_pylist(list(rows), schema=self._schema)
        new = self._part(span).with_suffix(".new")
        try:
            self._parquet.write_table(table, new, compression="zstd")
            new.replace(self._part(span))
        except OSError as error:
            raise SetupError("results-unwritable", file=new, why=error.strerror) from error

    def finish(self) -> None:
        if self._out.exists():
            return
        new = self._out.with_suffix(".new")
        expected = 0
        try:
            with self._parquet.ParquetWriter(new, self._schema, compression="zstd") as writer:
                for span in self._spans:
                    table = self._parquet.read_table(self._part(span), schema=self._schema)
                    assert table["game"].to_pylist() == list(span), f"a piece is not whole: {span}"
                    writer.write_table(table)
                    expected = span.stop
            assert expected == self._head["games"], "all games are there"
            new.replace(self._out)
        except OSError as error:
            raise SetupError("results-unwritable", file=new, why=error.strerror) from error
        shutil.rmtree(self._parts)


def load_arrow() -> tuple[Any, Any]:
    """pyarrow, if it is installed."""
    try:
        import pyarrow  # noqa: PLC0415 - an extra
        from pyarrow import parquet  # noqa: PLC0415 - as above
    except ImportError as error:
        raise SetupError("extra-missing", what="Parquet", extra="data") from error
    return pyarrow, parquet


def make_schema(arrow: Any, head: Mapping[str, Any]) -> Any:
    """The columns of a file of games."""
    by_seat = arrow.list_(arrow.int16())
    fields = [
        ("game", arrow.int64()),
        ("deal", arrow.uint64()),
        ("bots", arrow.list_(arrow.string())),
        *((name, by_seat) for name in ("totals", "ranks", "completed", "kept", "longest", "bonus")),
        ("decisions", arrow.list_(arrow.int32())),
        ("lost", by_seat),
        ("turns", arrow.int32()),
    ]
    if head["moves"]:
        fields.append(("actions", arrow.list_(arrow.int32())))
    return arrow.schema(fields, metadata={METADATA: json.dumps(head).encode()})
