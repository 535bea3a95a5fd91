"""Editions from outside the package: the folders beside this file, with no file of the package touched."""

from pathlib import Path

import pytest

from semafor.editions.folders import VARIABLE

FOLDER = Path(__file__).parent


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the editions here be known."""
    monkeypatch.setenv(VARIABLE, str(FOLDER))
    return FOLDER
