"""Every text a person sees: one catalogue in Fluent, English and Polish.

The files of a language are merged; a key must be in both languages (a test sees to it). Names of
cities are data of the maps, not texts.
"""

from __future__ import annotations

import locale
import os
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from semafor.board.loader import MapError
from semafor.engine.errors import SemaforError

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "pl")


def default_language() -> str:
    """The language of the environment: Polish where the locale says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(name)
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    code = locale.getlocale()[0] or ""
    return "pl" if code.lower().startswith(("pl", "polish")) else "en"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """Sentences in one language: `texts("key", name=value)`."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language if language in LANGUAGES else default_language()
        self.bundle = _bundle(self.language)

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text of a key; the key itself where the catalogue lacks it."""
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key
        text, _errors = self.bundle.format_pattern(pattern, values)
        return str(text)

    def has(self, key: str) -> bool:
        """Whether the catalogue knows a key."""
        return bool(self.bundle.has_message(key))

    def reason_of_system(self, why: str) -> str:
        """What the system says of a file, in this language where it is one of the usual things."""
        key = f"why-{why.lower().replace(' ', '-')}"
        return self(key) if self.has(key) else why

    def explain(self, error: Exception) -> str:
        """One sentence for an error, with the rule it rests on."""
        if isinstance(error, MapError):
            return self("error-map", source=error.source, row=error.row, expected=error.expected)
        if not isinstance(error, SemaforError):
            return str(error)
        key = f"error-{error.reason}"
        values = {name: _plain(value) for name, value in error.values.items()}
        if "why" in values:
            values["why"] = self.reason_of_system(str(values["why"]))
        text = self(key, **values) if self.has(key) else str(error)
        if error.rule and error.rule not in text:
            text = f"{text} [{error.rule}]"
        return text


def _plain(value: Any) -> Any:
    """Numbers stay numbers (they choose plural forms), everything else becomes a string."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return str(value)
