"""Public names of a package whose files are loaded when a name is first used."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazy_names(
    package: dict[str, Any], homes: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package, given its `globals()` and the file each name lives in."""

    def find(name: str) -> Any:
        """A public name, loaded when it is first used."""
        if name not in homes:
            raise AttributeError(f"module {package['__name__']!r} has no attribute {name!r}")
        package[name] = getattr(import_module(homes[name]), name)
        return package[name]

    def names() -> list[str]:
        """The public names, loaded or not."""
        return sorted({*package, *homes})

    return find, names
