"""Rooms keep to themselves: no edition and no campaign is named in code outside its room.

Names and texts in code are looked at, word by word; docstrings, which may give examples, are not. Which
rooms may import which is said by import-linter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import semafor
from semafor.editions import EDITIONS

SOURCE = Path(semafor.__file__).parent
# The word of a box or a campaign, and the rooms that may say it. All editions stand in one room.
ROOMS: dict[str, tuple[str, ...]] = {
    **{name.partition("-")[0]: ("editions",) for name in EDITIONS},
    "legends": ("editions", "legends", "charter"),
    "charter": ("charter",),
    "western": ("charter",),
}
FILES = sorted(SOURCE.rglob("*.py"))


def words_of(text: str) -> set[str]:
    """The words of a name or a text, however they are joined."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return set(re.findall(r"[a-z]+", apart.lower()))


def docstrings(tree: ast.AST) -> set[int]:
    """The nodes that are docstrings."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def said(path: Path) -> Iterator[tuple[int, str]]:
    """Every name and text in the code of a file, with its line; imports say rooms, not names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = docstrings(tree)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in skipped:
                yield line, node.value
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield line, node.name
        elif isinstance(node, ast.alias):
            yield line, f"{node.name.rpartition('.')[2]} {node.asname or ''}"


def test_the_words_are_those_of_the_boxes() -> None:
    assert {"usa", "europe", "germany", "legends", "charter"} <= set(ROOMS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_box_is_named_outside_its_room(path: Path) -> None:
    inside = path.relative_to(SOURCE)
    room = inside.parts[0]
    foreign = {word for word, rooms in ROOMS.items() if room not in rooms}
    if len(inside.parts) > 1:  # the name of a file or folder is one too
        assert not words_of(inside.as_posix()) & foreign - {room}, inside
    found = [(line, text) for line, text in said(path) if words_of(text) & foreign]
    assert not found, f"{inside}: {found}"


def test_the_classic_games_are_thirteen_files() -> None:
    files = {path.stem for path in (SOURCE / "rules").glob("*.py")} - {"__init__"}
    basic = {"turns", "drawing", "claiming", "tickets", "scoring"}
    more = {"ferries", "tunnels", "stations", "countries", "passengers"}
    assert files == basic | more | {"ticket_mix", "globetrotter", "longest_path"}
