"""Modules speak to each other through ports alone, and say so: no dictionary, no settings of others, no options taken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import semafor
from semafor.engine import ports

SOURCE = Path(semafor.__file__).parent
# What modules had before there were ports, and the one file that may have it.
GONE = {
    r"\bshared\[|\.shared\b|\bshared\.(get|setdefault)\(": "",
    r"\ball_settings\b": "",
    r"\bmodule_names\b": "",
    r"\bordered_options\b": "engine/ports.py engine/ruleset.py",
    r"\.sizes\[": "",
    r"\brow_of\(": "",
}


@pytest.mark.parametrize("pattern", GONE)
def test_no_way_round_the_ports_is_left(pattern: str) -> None:
    allowed = GONE[pattern].split()
    found = [
        f"{path.relative_to(SOURCE)}:{number}"
        for path in sorted(SOURCE.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(pattern, line) and str(path.relative_to(SOURCE)) not in allowed
    ]
    assert found == []


def test_the_engine_knows_no_option_by_its_word() -> None:
    for path in (SOURCE / "engine").glob("*.py"):
        assert not re.search(r"\.word (==|in)", path.read_text(encoding="utf-8")), path.name


def test_every_port_stands_in_a_file_of_ports() -> None:
    made = re.compile(r"\b(Port|Collection)(\[.*\])?\(\s*[\"\n]")
    files = {
        str(path.relative_to(SOURCE))
        for path in SOURCE.rglob("*.py")
        if made.search(path.read_text(encoding="utf-8"))
    }
    assert files == {
        "engine/ports.py",
        "cards/ports.py",
        "legends/ports.py",
        "charter/rules/ports.py",
    }


def test_the_architecture_names_every_way_and_every_question() -> None:
    page = (SOURCE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    ways = [name for name in vars(ports.Ways) if callable(getattr(ports.Ways, name))]
    named = [name for name in ways if not name.startswith("_")]
    assert [name for name in (*named, *ports.QUERIES) if f"`{name}`" not in page] == []
