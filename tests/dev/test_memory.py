"""No lock, pool or cache in a rule: what all games share keeps constants only (decision 34).

Words are looked at, in the code of rules and of what they stand on. That nothing is written in fact is
shown by `tests/properties/test_frozen.py`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import semafor
from tests.kit.frozen import ROOMS

SOURCE = Path(semafor.__file__).parent
WORDS = {
    *("threading", "Lock", "RLock", "Semaphore", "ContextVar", "contextvars"),
    *(
        "lru_cache",
        "cache",
        "cached_property",
        "weakref",
        "WeakKeyDictionary",
        "WeakValueDictionary",
    ),
    "once_for_ruleset",  # for those who ask about a ruleset
}
# Where the one that rules may not use is made.
MAKES = {
    "engine/ruleset.py": {"once_for_ruleset"},
    # Not of the rules: rulesets that came out of a pickle are shared as long as somebody holds them.
    "engine/pickling.py": {"once_for_ruleset", "weakref", "WeakValueDictionary"},
}

FILES = sorted(path for room in ROOMS for path in (SOURCE / room.replace(".", "/")).rglob("*.py"))
NAMES = [path.relative_to(SOURCE).as_posix() for path in FILES]


def said(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name in some code, with its line, and `global` for variables of a module that are written."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield line, node.name
        elif isinstance(node, ast.Import):
            yield from ((line, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield line, node.module or ""
            yield from ((line, alias.name) for alias in node.names)
        elif isinstance(node, ast.Global):
            yield line, "global"


def memories(code: str) -> list[tuple[int, str]]:
    """The words in some code that speak of a memory."""
    return [(line, word) for line, word in said(ast.parse(code)) if word in {*WORDS, "global"}]


@pytest.mark.parametrize("name", NAMES)
def test_rules_have_no_lock_and_no_cache(name: str) -> None:
    found = memories((SOURCE / name).read_text(encoding="utf-8"))
    assert not [entry for entry in found if entry[1] not in MAKES.get(name, ())], name


@pytest.mark.parametrize(
    "code",
    [
        "from threading import Lock",
        "import threading",
        "from functools import lru_cache\n@lru_cache\ndef f(): ...",
        "@functools.cache\ndef f(): ...",
        "@once_for_ruleset\ndef f(ruleset): ...",
        "def f():\n    global LAST\n    LAST = 1",
    ],
)
def test_a_memory_is_found(code: str) -> None:
    assert memories(code)


def test_rules_are_looked_at_in_every_room() -> None:
    assert len(ROOMS) == len({name.partition("/")[0] for name in NAMES})
    assert "rules/stations.py" in NAMES
    assert "charter/rules/slots/trackage.py" in NAMES
