"""Where editions come from: one folder each, with an `edition.toml` in it.

The shipped ones stand beside this file. More come from folders that `SEMAFOR_EDITIONS` names
(several, separated as in PATH): an environment is what worker processes inherit, so that all of
them know the same editions.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import sys
import tomllib
import traceback
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.values import NotText, is_whole, read_text
from semafor.engine.errors import SetupError
from semafor.engine.module import RuleModule
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS

SHIPPED = Path(__file__).parent
VARIABLE = "SEMAFOR_EDITIONS"
EDITION = "edition.toml"
MAP = "map.json"
RULES = "rules.py"
STAGES = ("draft", "playable", "complete")
# What an edition need not say.
DEFAULTS: Mapping[str, Any] = MappingProxyType(
    {
        "stage": "playable",
        "order": 1000,
        "seats": [LEAST_SEATS, MOST_SEATS],
        "rules_version": 1,
        "decks": ["tickets"],
        "tie_breaks": ["completed"],
        "seat_colours": ["blue", "red", "green", "yellow", "black"],
    }
)
# Keys of an edition itself; every other key is the table of a rule module.
OWN_KEYS = {
    *DEFAULTS,
    "map",
    "regions",
    "ticket_list",
    "modules",
    "title",
    "cards",
    "variants",
    "earlier",
    "hints",
    "rulebook",
}
# What else may lie in the folder as data, and how it is read.
DATA_FILES: Mapping[str, Callable[[str], Any]] = {
    "layout.json": json.loads,
    "backdrop.json": json.loads,
    "weights.toml": tomllib.loads,
    "belief.json": json.loads,
    "value-2.json": json.loads,
    "value-3-5.json": json.loads,
    "puzzles.json": json.loads,
}
# Rules of every game: the others build on them.
NEEDED = ("turns", "drawing", "claiming", "tickets", "scoring")
_DECK = re.compile(r"[a-z][a-z0-9_-]*")  # it is part of a key: `play-deck-NAME`
_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")


def shipped_folders() -> dict[str, Path]:
    """The folders of the shipped editions by name, in their order."""
    found = [path for path in SHIPPED.iterdir() if (path / EDITION).is_file()]
    return {path.name: path for path in sorted(found, key=lambda path: read_data(path)["order"])}


def outside_folders(places: str) -> Iterator[Path]:
    """The folders of editions at places: each is an edition, or a folder that holds some."""
    for place in filter(None, places.split(os.pathsep)):
        path = Path(place).expanduser().resolve()
        if (path / EDITION).is_file():
            yield path
            continue
        inner = sorted(path.iterdir()) if path.is_dir() else []
        found = [folder for folder in inner if (folder / EDITION).is_file()]
        yield from found or [path]  # a place without an edition is told of like a broken one


def check_name(folder: Path) -> None:
    """The name of a folder is the id of its edition: it stands in records and addresses."""
    if not (folder / EDITION).is_file():
        raise SetupError("no-editions-folder", path=str(folder))
    if not _NAME.fullmatch(folder.name):
        raise SetupError("bad-edition-name", name=folder.name)


@lru_cache(maxsize=64)
def read_data(folder: Path) -> Mapping[str, Any]:
    """The data file of an edition, with what it need not say."""
    file = folder / EDITION
    try:
        data = tomllib.loads(read_text(file))
    except (OSError, ValueError) as error:
        raise bad_file(EDITION, error) from error
    missing = {key: value for key, value in DEFAULTS.items() if key not in data}
    title = {} if "title" in data else {"title": _title_of(folder)}
    data = {**data, **missing, **title}
    _check_data(data)
    return data


def bad_file(file: str, error: OSError | ValueError) -> SetupError:
    """What is wrong with a file nobody can read; what TOML and JSON say names line and column."""
    if isinstance(error, NotText):
        return SetupError("not-text", file=file, row=error.row)
    why = error.strerror if isinstance(error, OSError) else str(error)
    return SetupError("bad-file", file=file, why=why or type(error).__name__)


def _title_of(folder: Path) -> dict[str, str]:
    """A title from the name of the folder."""
    title = folder.name.replace("-", " ").capitalize()
    return {"en": title, "pl": title}


def _is_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _is_seats(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != len(DEFAULTS["seats"]):
        return False
    return all(is_whole(seats, LEAST_SEATS, MOST_SEATS) for seats in value) and value[0] <= value[1]


def _is_title(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(name, str) for name in value.values())


def _is_pages(value: Any) -> bool:
    keys = {"section", "lines", "number", "at", "ordered"}
    return isinstance(value, list) and all(
        isinstance(row, Mapping)
        and set(row) <= keys
        and isinstance(row.get("section"), str)
        and _is_words(row.get("lines"))
        and is_whole(row.get("number", 0))
        and is_whole(row.get("at", 0))
        for row in value
    )


def _is_cards(value: Any) -> bool:
    if not isinstance(value, Mapping) or "locomotive" not in value:
        return False
    return all(is_whole(count, 1) for count in value.values())


def _is_variants(value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(row, Mapping)
        and isinstance(row.get("list"), str)
        and _is_words(row.get("tags", []))
        and _is_words(row.get("cities", []))
        for row in value.values()
    )


def _is_earlier(value: Any) -> bool:
    return isinstance(value, Mapping) and all(
        number.isdigit()
        and isinstance(row, Mapping)
        and all(isinstance(one, Mapping) for one in row.values())
        for number, row in value.items()
    )


_CHECKS: Mapping[str, tuple[Callable[[Any], bool], str]] = {
    "stage": (lambda value: value in STAGES, ", ".join(STAGES)),
    "order": (is_whole, "a whole number from 0"),
    "seats": (_is_seats, f"fewest and most seats, {LEAST_SEATS} to {MOST_SEATS}"),
    "rules_version": (lambda value: is_whole(value, 1), "a whole number from 1"),
    "modules": (
        lambda value: _is_words(value) and len(set(value)) == len(value) > 0,
        "a list of different rule modules",
    ),
    "decks": (
        lambda value: _is_words(value) and bool(value) and all(map(_DECK.fullmatch, value)),
        "a list of names of ticket decks, in small letters, digits, _ and -",
    ),
    "tie_breaks": (_is_words, "a list of counts"),
    "seat_colours": (
        lambda value: (
            _is_words(value) and len(set(value) & set(COLOURS)) == len(value) == MOST_SEATS
        ),
        f"{MOST_SEATS} different colours of {', '.join(COLOURS)}",
    ),
    "title": (_is_title, "a title by language"),
    "cards": (_is_cards, "a number for each kind of card, locomotive among them"),
    "hints": (_is_words, "a list of hints"),
    "rulebook": (_is_pages, "rows of section and lines (number, at, ordered)"),
    "map": (lambda value: isinstance(value, str), "the name of an edition whose map it is"),
    "regions": (_is_words, "a list of regions of the map"),
    "variants": (_is_variants, "a table for each, with the name of its list"),
    "earlier": (_is_earlier, "tables by version and module"),
    "ticket_list": (lambda value: isinstance(value, str), "a list of the map"),
}


def _check_data(data: Mapping[str, Any]) -> None:
    for key, (is_right, expected) in _CHECKS.items():
        needed = key in ("modules", "cards")
        if (needed or key in data) and not is_right(data.get(key)):
            raise SetupError("bad-edition", key=key, expected=expected)


def map_folder(folder: Path, data: Mapping[str, Any]) -> Path:
    """Where the map of an edition is: its own folder, or that of another edition it names."""
    if "map" not in data:
        return folder
    name: str = data["map"]
    for place in (folder.parent / name, SHIPPED / name):
        if _NAME.fullmatch(name) and (place / MAP).is_file():
            return place
    raise SetupError("bad-edition", key="map", expected=_CHECKS["map"][1])


@lru_cache(maxsize=64)
def own_modules(folder: Path) -> Mapping[str, RuleModule]:
    """The rule modules that a folder brings: `MODULES` of its `rules.py`.

    It is a program from the operator's own disk. Nothing that a player sends is ever read so.
    """
    file = folder / RULES
    if not file.is_file():
        return {}
    name = f"semafor_edition_{folder.name.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise bad_rules(folder, error) from error
    found = getattr(module, "MODULES", None)
    is_list = isinstance(found, tuple | list)
    if not is_list or not all(isinstance(one, RuleModule) for one in found or ()):
        raise SetupError("no-modules", row=_line_with(file, r"^MODULES\b"))
    return {one.name: one for one in found or ()}


def bad_rules(folder: Path, error: BaseException) -> SetupError:
    """What went wrong in a `rules.py`, and in which of its lines; or between the rules of others."""
    file = str(folder / RULES)
    row = error.lineno if isinstance(error, SyntaxError) and error.filename == file else 0
    for frame in traceback.extract_tb(error.__traceback__):
        row = (frame.lineno or 0) if frame.filename == file else row
    what = f"{type(error).__name__}: {error}"
    return (
        SetupError("bad-rules-file", row=row, what=what)
        if row
        else SetupError("rules-fail", what=what)
    )


def check_files(folder: Path) -> None:
    """Refuse what nobody can read among the files that an edition may bring."""
    for name, read in DATA_FILES.items():
        file = folder / name
        if not file.is_file():
            continue
        try:
            is_table = isinstance(read(read_text(file)), dict)
        except (OSError, ValueError) as error:
            raise bad_file(name, error) from error
        if not is_table:
            raise SetupError("bad-file", file=name, why="{}")


def line_of(folder: Path, error: Exception) -> int:
    """The line of `edition.toml` that an error speaks of; 0 where it speaks of something else."""
    values: Mapping[str, Any] = getattr(error, "values", {})
    reason = getattr(error, "reason", "")
    file = folder / EDITION
    if reason in ("bad-parameter", "unknown-parameter"):
        table, _, key = str(values["name"]).partition(".")
        head = _line_with(file, rf"^\s*\[\s*{re.escape(table)}\s*\]")
        return (key and _line_with(file, rf"^\s*{re.escape(key)}\b", head)) or head
    found: Mapping[str, Callable[[], str]] = {
        "missing-module": lambda: r"^\s*modules\b",
        "unknown-module": lambda: re.escape(f'"{values["module"]}"'),
        "unknown-tie-break": lambda: r"^\s*tie_breaks\b",
        "unknown-kind": lambda: rf"^\s*{re.escape(str(values['kind']))}\b",
        "unknown-key": lambda: rf"^\s*\[*\s*{re.escape(str(values['key']))}\b",
        "bad-edition": lambda: rf"^\s*\[*\s*{re.escape(str(values['key']))}\b",
    }
    row = _line_with(file, found[reason]()) if reason in found else 0
    return row or int(reason == "bad-edition")  # what is missing is told at the top


def _line_with(file: Path, pattern: str, after: int = 0) -> int:
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    return next((n for n, line in enumerate(lines, 1) if n > after and re.search(pattern, line)), 0)
