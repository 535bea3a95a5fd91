"""Runs the plain Python files even where compiled ones lie beside them (SEMAFOR_PURE=1)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent


class PureFinder:
    """Finds `semafor.*` modules as source files first."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of one of our modules, if it has a compiled twin."""
        parts = name.split(".")
        if parts[0] != "semafor" or len(parts) == 1:
            return None
        file = ROOT.joinpath(*parts[1:]).with_suffix(".py")
        if not file.is_file() or not file.with_suffix(".pxd").is_file():
            return None
        return spec_from_file_location(name, file)


def prefer_source() -> None:
    """Put the finder before Python's own."""
    sys.meta_path.insert(0, PureFinder)
