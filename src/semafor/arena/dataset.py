"""An open data set of games between bots: records that replay, tables of games and moves, and a card.

The records are written first, line by line; a run that was cut off goes on. Tables and card follow from them alone, so
anybody can make them again and check them. Columns: docs/data.md.
"""

from __future__ import annotations

import gzip
import json
import shutil
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semafor import __version__
from semafor.arena.exporting import load_arrow
from semafor.arena.lines import LineFile, read_lines
from semafor.arena.simulate import check_request, derive_seed
from semafor.arena.workers import Stopped, is_stopped, work_anywhere
from semafor.board.values import parse_json
from semafor.bots import make_bot
from semafor.bots.whole_moves import whole_line
from semafor.editions import new_game
from semafor.engine.errors import SetupError
from semafor.engine.game import BOT
from semafor.engine.record import write_record

FORMAT = "semafor-dataset"
FORMAT_VERSION = 1
RECORDS, PACKED = "records.jsonl", "records.jsonl.gz"
GAMES, MOVES, CARD = "games.parquet", "moves.parquet", "README.md"
ROWS_A_GROUP = 500
LICENCE = "cc0-1.0"
SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (1_000_000, "100K<n<1M"))


@dataclass(frozen=True, slots=True)
class DatasetWish:
    """What decides every game; `games` of each edition."""

    editions: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: int

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as in the head of the records."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "version": __version__,
            "editions": list(self.editions),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }

    @property
    def total(self) -> int:
        """Games of all editions."""
        return len(self.editions) * self.games


def play_record(wish: DatasetWish, number: int) -> dict[str, Any]:
    """The record of one game; may run anywhere. Editions take turns, seats move on game by game."""
    game_number, place = divmod(number, len(wish.editions))
    edition, seats = wish.editions[place], len(wish.bots)
    seated = [wish.bots[(seat - game_number) % seats] for seat in range(seats)]
    seed = f"{wish.seed}:{edition}:{game_number}"
    players = [
        {"name": f"{bot} {seat + 1}", "kind": f"{BOT}{bot}"} for seat, bot in enumerate(seated)
    ]
    game = new_game(edition, seats, seed=seed, players=players)
    bots = [
        make_bot(bot, derive_seed(wish.seed, "dataset", number, seat))
        for seat, bot in enumerate(seated)
    ]
    while not game.is_over:
        if is_stopped():
            raise Stopped
        seat = game.actor
        for action in whole_line(game.view(seat), bots[seat].choose):
            game.play_action(action)
    return {"game": number, "record": write_record(game)}


def make_dataset(
    folder: Path,
    wish: DatasetWish,
    workers: int,
    *,
    executor: Executor | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Fill a folder; returns what the card says. What is there already is not played again."""
    arrow = load_arrow()
    for edition in wish.editions:
        check_request(edition, wish.bots, wish.games, workers)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / RECORDS
    done = _found(path, wish)
    items = range(done, wish.total)
    with LineFile(path, wish.to_dict()) as file:
        work = work_anywhere(play_record, wish, items, min(workers, max(1, len(items))), executor)
        for number, row in zip(items, work, strict=True):
            file.write(row)
            if on_progress is not None:
                on_progress(number + 1, wish.total)
    told = _write_tables(folder, path, wish, arrow)
    with (
        path.open("rb") as source,
        (folder / PACKED).open("wb") as target,
        gzip.GzipFile("", "wb", mtime=0, fileobj=target) as packed,
    ):
        next(source)  # the head is no record
        shutil.copyfileobj(source, packed)
    (folder / CARD).write_text(make_card(wish, told), encoding="utf-8")
    path.unlink()
    return told


def _found(path: Path, wish: DatasetWish) -> int:
    """How many records a file holds."""
    if (path.parent / PACKED).exists():
        raise SetupError("dataset-there", folder=path.parent)
    if not path.exists():
        return 0
    lines = read_lines(path)
    try:
        if lines and parse_json(lines[0]) != wish.to_dict():
            raise SetupError("dataset-differs", folder=path.parent)
    except ValueError as error:
        raise SetupError("dataset-differs", folder=path.parent) from error
    return max(0, len(lines) - 1)


# -------------------------------------------------------------------- tables


def _write_tables(
    folder: Path, path: Path, wish: DatasetWish, arrow: tuple[Any, Any]
) -> dict[str, Any]:
    pyarrow, parquet = arrow
    schemas = make_schemas(pyarrow)
    counts: Counter[str] = Counter()
    moves = 0
    files = [folder / GAMES, folder / MOVES]
    with (
        parquet.ParquetWriter(files[0], schemas[0], compression="zstd") as games_file,
        parquet.ParquetWriter(files[1], schemas[1], compression="zstd") as moves_file,
    ):
        for rows in _groups(path):
            games = [game_row(row["game"], row["record"]) for row in rows]
            steps = [step for row in rows for step in move_rows(row["game"], row["record"])]
            games_file.write_table(pyarrow.Table.from_pylist(games, schema=schemas[0]))
            moves_file.write_table(pyarrow.Table.from_pylist(steps, schema=schemas[1]))
            counts.update(row["edition"] for row in games)
            moves += len(steps)
    return {**wish.to_dict(), "records": counts.total(), "moves": moves, "by_edition": dict(counts)}


def _groups(path: Path) -> Iterator[list[dict[str, Any]]]:
    rows: list[dict[str, Any]] = []
    with path.open(encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            rows.append(json.loads(line))
            if len(rows) == ROWS_A_GROUP:
                yield rows
                rows = []
    if rows:
        yield rows


def make_schemas(pyarrow: Any) -> tuple[Any, Any]:
    """The columns of games and of moves."""
    words, numbers = pyarrow.list_(pyarrow.string()), pyarrow.list_(pyarrow.int16())
    games = (
        ("game", pyarrow.int64()),
        ("edition", pyarrow.string()),
        ("rules_version", pyarrow.int16()),
        ("map_hash", pyarrow.string()),
        ("seed", pyarrow.string()),
        ("bots", words),
        ("totals", numbers),
        ("ranks", numbers),
        ("winners", numbers),
        ("moves", pyarrow.int32()),
        ("digest", pyarrow.string()),
    )
    moves = (
        ("game", pyarrow.int64()),
        ("number", pyarrow.int32()),
        ("seat", pyarrow.int8()),
        ("do", pyarrow.string()),
        ("move", pyarrow.string()),
        ("chance", words),
    )
    return pyarrow.schema(games), pyarrow.schema(moves)


def game_row(number: int, record: dict[str, Any]) -> dict[str, Any]:
    """A record in one row."""
    result = record["result"]
    return {
        "game": number,
        "edition": record["edition"],
        "rules_version": record["rules_version"],
        "map_hash": record["map_hash"],
        "seed": record["seed"],
        "bots": [player["kind"].removeprefix(BOT) for player in record["seats"]],
        "totals": [lines["total"] for lines in result["seats"]],
        "ranks": result["ranks"],
        "winners": result["winners"],
        "moves": len(record["moves"]),
        "digest": result["digest"],
    }


def move_rows(number: int, record: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The moves of a record, a row each."""
    for index, move in enumerate(record["moves"]):
        words = {key: value for key, value in move.items() if key not in ("seat", "chance")}
        yield {
            "game": number,
            "number": index,
            "seat": move["seat"],
            "do": move["do"],
            "move": json.dumps(words, sort_keys=True),
            "chance": move["chance"],
        }


# -------------------------------------------------------------------- the card


def make_card(wish: DatasetWish, told: dict[str, Any]) -> str:
    """What the data are, how they were made, how they are checked; the head is read by dataset hubs."""
    size = next((name for most, name in SIZES if told["records"] < most), "n>1M")
    rows = "\n".join(f"| `{name}` | {count} |" for name, count in told["by_edition"].items())
    bots, editions = ",".join(wish.bots), ",".join(wish.editions)
    return f"""---
license: {LICENCE}
pretty_name: Games of railway bots
tags: [board-games, imperfect-information]
size_categories: [{size}]
configs:
- config_name: games
  data_files: {GAMES}
- config_name: moves
  data_files: {MOVES}
---

# Games of railway bots

{told["records"]} whole games with {told["moves"]} moves, played by bots that decide from what their seat may know.

| edition | games |
|---|---|
{rows}

Seats: {len(wish.bots)}, taken in turn by {", ".join(f"`{bot}`" for bot in wish.bots)}. Made with Semafor {__version__}:

    semafor dataset FOLDER --editions-of {editions} --bots {bots} --games {wish.games} --seed {wish.seed}

The same command gives the same games.

- `{PACKED}`: one JSON object a line, `game` and `record`. A record holds every move and every outcome of chance; `semafor
  replay` verifies it, and its `seed` shows that the shuffle was not chosen.
- `{GAMES}`: a row for each game. Lists are by seat.
- `{MOVES}`: a row for each move: `move` is JSON, `chance` what was drawn after it.

The games hold no person's data. Every position of a record is a full one: who trains an agent on them should look through
`game.view(seat)`, which shows what a seat may know.
"""


def check_names(editions: Sequence[str], known: Sequence[str]) -> tuple[str, ...]:
    """Editions that there are."""
    for name in editions:
        if name not in known:
            raise SetupError("unknown-edition", edition=name, known=", ".join(known))
    return tuple(dict.fromkeys(editions))
