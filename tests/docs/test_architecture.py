"""The table of procedures in docs/architecture.md has every step that a module puts somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEP = re.compile(r'builder\.step\("(\w+)", (\d+)')
ROW = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \| (.*) \|$", re.MULTILINE)
SPAN = re.compile(r"(\d+) to (\d+)")
ALSO = {"card_dealt": "card_drawn"}  # told in the row of the other


def steps() -> set[tuple[str, int]]:
    """Procedure and number of every step in the source."""
    files = (ROOT / "src" / "semafor").rglob("*.py")
    return {
        (name, int(number))
        for file in files
        for name, number in STEP.findall(file.read_text(encoding="utf-8"))
    }


def told() -> dict[str, set[int]]:
    """The numbers in the row of every procedure."""
    found: dict[str, set[int]] = {}
    for names, text in ROW.findall(PAGE):
        numbers = {int(number) for number in re.findall(r"\d+", text)}
        for first, last in SPAN.findall(text):
            numbers |= set(range(int(first), int(last) + 1))
        for name in re.findall(r"\w+", names):
            found[name] = numbers
    return found


@pytest.mark.parametrize(("procedure", "number"), sorted(steps()))
def test_a_step_stands_in_the_table(procedure: str, number: int) -> None:
    assert number in told()[ALSO.get(procedure, procedure)]


def test_the_table_was_read() -> None:
    assert {"setup", "claim", "turn_end"} <= set(told())
    assert len(steps()) > 50
