"""Numbered SQL files that bring a database up to date: one text for SQLite and PostgreSQL.

A file is never changed once it has been shipped; the next change is the next number. The number of
the latest file that was run stands in the table `meta`, row `version`.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent


def migrations(after: int = 0) -> list[tuple[int, list[str]]]:
    """The migrations after a number, in order: their numbers and their statements."""
    found = [(int(file.name[:4]), file) for file in sorted(FOLDER.glob("[0-9]*.sql"))]
    return [(number, _statements(file)) for number, file in found if number > after]


def _statements(file: Path) -> list[str]:
    """Statements end with a semicolon at the end of a line; comments have lines of their own."""
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.lstrip().startswith("--"))
    return [part.strip() for part in text.split(";\n") if part.strip(" \n;")]


def latest() -> int:
    """The number a database has when it is up to date."""
    return max(number for number, _ in migrations())
