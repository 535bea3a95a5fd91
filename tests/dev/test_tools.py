"""Tools that are run once in a while still start: what they import is there."""

from __future__ import annotations

import importlib

import pytest

from tests.conftest import ROOT

# Packages that only one tool needs; its own text says how to get them.
EXTRA = {"PIL": "pip install pillow"}
TOOLS = sorted(path.stem for path in (ROOT / "tools").glob("*.py") if path.stem != "__init__")


def missing_package(name: str) -> str:
    """The package that keeps a tool from starting, if any."""
    try:
        importlib.import_module(f"tools.{name}")
    except ModuleNotFoundError as error:
        return str(error.name)
    return ""


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_can_be_imported(name: str) -> None:
    missing = missing_package(name)
    source = (ROOT / "tools" / f"{name}.py").read_text(encoding="utf-8")
    assert not missing or EXTRA[missing] in source
