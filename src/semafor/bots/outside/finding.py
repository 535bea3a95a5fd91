"""Where bots from outside come from: files in folders that are named, and installed packages.

`SEMAFOR_BOTS` names files and folders (several, separated as in PATH): an environment is what worker processes
inherit, so that all of them know the same bots. A file is a bot, called as the file:

- `NAME.py` holds one class with `choose(view)`;
- `NAME.toml` names a program: `command = ["node", "NAME.js"]`, run in the file's folder.

A package brings bots by entry points of the group `semafor.bots`: the name, and `module:Class`.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import MappingProxyType
from typing import Any

from semafor.board.values import read_text
from semafor.bots import BOTS, EXPLOITERS, LEVELS, PEOPLE
from semafor.engine.errors import SetupError

VARIABLE = "SEMAFOR_BOTS"
SECONDS_VARIABLE = "SEMAFOR_BOT_SECONDS"
MEMORY_VARIABLE = "SEMAFOR_BOT_MEMORY"
GROUP = "semafor.bots"
PYTHON, PROGRAM = ".py", ".toml"
# A decision's time; what a bot may keep in memory, in megabytes.
SECONDS, LEAST_SECONDS, MOST_SECONDS = 5.0, 0.01, 600.0
MEMORY, LEAST_MEMORY, MOST_MEMORY = 512, 64, 65536
DIGEST_LETTERS = 12
_NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_FILE_KEYS = {"command", "about"}


@dataclass(frozen=True, slots=True)
class Limits:
    """What a bot may take: seconds for a decision, megabytes of memory."""

    seconds: float = SECONDS
    memory: int = MEMORY


@dataclass(frozen=True, slots=True)
class OutsideSource:
    """Where one bot comes from.

    Attributes:
        name: How it is called everywhere.
        origin: The file, or the entry point.
        folder: What it may read, besides the system and Python; empty for a package.
        command: The program and its arguments; empty for a bot in Python.
    """

    name: str
    origin: str
    folder: str = ""
    command: tuple[str, ...] = ()

    @property
    def version(self) -> str:
        """What tells this bot from an earlier one of the same name: a digest of its files.

        Those are the files called as the bot, and those its command names; of a package, its entry point.
        """
        if not self.folder:
            return self.origin
        folder, sums = Path(self.folder), sha256()
        files = {*folder.glob(f"{self.name}.*"), *(folder / word for word in self.command)}
        for path in sorted(files):
            if path.is_file():
                sums.update(path.read_bytes())
        return sums.hexdigest()[:DIGEST_LETTERS]


def outside_bots() -> Mapping[str, OutsideSource]:
    """All bots from outside by name; a place or file that is none is refused with the reason."""
    return _found(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=8)
def _found(places: str) -> Mapping[str, OutsideSource]:
    found: dict[str, OutsideSource] = {}
    for source in (*_of_packages(), *_of_files(places)):
        if not _NAME.fullmatch(source.name):
            raise SetupError("bad-bot-name", name=source.name, file=source.origin)
        if any(source.name in names for names in (BOTS, LEVELS, PEOPLE, EXPLOITERS)):
            raise SetupError("bot-name-taken", name=source.name, file=source.origin)
        other = found.get(source.name)
        if other is not None and other.origin != source.origin:
            raise SetupError(
                "bot-name-twice", name=source.name, file=source.origin, other=other.origin
            )
        found[source.name] = source
    return MappingProxyType(dict(sorted(found.items())))


def _of_packages() -> Iterator[OutsideSource]:
    for point in _points():
        yield OutsideSource(point.name, point.value)


def _points() -> tuple[EntryPoint, ...]:
    return tuple(entry_points(group=GROUP))


def _of_files(places: str) -> Iterator[OutsideSource]:
    for place in filter(None, places.split(os.pathsep)):
        path = Path(place).expanduser().resolve()
        if path.is_file() and path.suffix in (PYTHON, PROGRAM):
            yield read_source(path)
            continue
        if not path.is_dir():
            raise SetupError("no-bots-there", path=place)
        for file in sorted(path.iterdir()):
            if file.suffix in (PYTHON, PROGRAM) and not file.name.startswith(("_", ".", "test_")):
                yield read_source(file)


def read_source(file: Path) -> OutsideSource:
    """The bot of a file."""
    if file.suffix == PYTHON:
        return OutsideSource(file.stem, str(file), str(file.parent))
    try:
        data: dict[str, Any] = tomllib.loads(read_text(file))
    except (OSError, ValueError) as error:
        raise SetupError("bad-bot-file", file=str(file), why=str(error)) from error
    command = data.get("command") or []
    is_command = (
        isinstance(command, list) and command and all(isinstance(word, str) for word in command)
    )
    if not is_command or set(data) - _FILE_KEYS:
        raise SetupError("bad-bot-command", file=str(file))
    return OutsideSource(file.stem, str(file), str(file.parent), tuple(command))


def read_limits() -> Limits:
    """The limits that the environment names, else the usual ones."""
    seconds = _number(SECONDS_VARIABLE, SECONDS, LEAST_SECONDS, MOST_SECONDS)
    memory = _number(MEMORY_VARIABLE, MEMORY, LEAST_MEMORY, MOST_MEMORY)
    return Limits(seconds, int(memory))


def _number(variable: str, usual: float, least: float, most: float) -> float:
    text = os.environ.get(variable, "")
    try:
        value = float(text) if text else usual
    except ValueError:
        value = -1.0
    if not least <= value <= most:
        raise SetupError("bad-bot-limit", variable=variable, text=text, least=least, most=most)
    return value


def python_paths() -> list[str]:
    """The folders somebody has named for Python's files, besides those it knows by itself.

    Never the one a program was started in: there lie databases and records.
    """
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
