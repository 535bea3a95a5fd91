"""Libraries that the lab works with and the rest of Semafor does not need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from semafor.engine.errors import SetupError

# The extra that brings a library.
EXTRAS = {"numpy": "lab", "gymnasium": "lab", "pettingzoo": "lab", "pyspiel": "openspiel"}


class MissingError(SetupError, ImportError):
    """A library of an extra is not installed; says which command installs it."""

    def __str__(self) -> str:
        name, extra = self.values["name"], self.values["extra"]
        return f"this needs {name}: pip install 'semafor[{extra}]'"


def need(name: str) -> Any:
    """A library of an extra, or one clear sentence."""
    try:
        return import_module(name)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] != name.partition(".")[0]:
            raise
        extra = EXTRAS[name.partition(".")[0]]
        raise MissingError("lab-missing", name=name, extra=extra) from error
