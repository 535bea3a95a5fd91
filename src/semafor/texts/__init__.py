"""Every text a person sees: one catalogue in Fluent, English and Polish.

The files of a language are merged: those here, the words of rule modules beside them
(`tunnels.en.ftl`), the words of editions in their folders (`en.ftl`). A key must be in both
languages (a test sees to it). Names of cities are data of the maps, not texts.
"""

from __future__ import annotations

import locale
import os
import re
import sys
from functools import cache
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from semafor.board.loader import MapError
from semafor.engine.errors import SemaforError

if TYPE_CHECKING:  # a catalogue needs no rules
    from semafor.engine.module import RuleModule

FOLDER = Path(__file__).parent
PACKAGE = FOLDER.parent
LANGUAGES = ("en", "pl")
# Where a message begins: enough to know which file has a key without reading its grammar.
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# How an error of a map names a row of a list.
ROW = re.compile(r"\brow (\d+)")
# What a sentence repeats of a value at most.
MOST_LETTERS = 300
MOST_NUMBER = 10**15
# Set in the environment, it adds the ids of rules to what is said of errors.
DEBUG = "SEMAFOR_DEBUG"
# Set in the environment, it names folders with more editions (semafor/editions/folders.py).
EDITIONS = "SEMAFOR_EDITIONS"


def default_language() -> str:
    """The language of the environment: Polish where the locale says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        value = os.environ.get(name)
        if value:
            return "pl" if value.lower().startswith("pl") else "en"
    code = locale.getlocale()[0] or ""
    return "pl" if code.lower().startswith(("pl", "polish")) else "en"


def shipped_files(language: str) -> list[Path]:
    """The files of a language in this package."""
    return [
        *sorted((FOLDER / language).glob("*.ftl")),
        *sorted(PACKAGE.glob(f"**/*.{language}.ftl")),
        *sorted(PACKAGE.glob(f"editions/*/{language}.ftl")),
    ]


def words_beside(module: RuleModule, language: str) -> Path:
    """Where the words of a rule module of this package lie: beside its code."""
    name = module.build.__module__
    return (
        Path(str(sys.modules[name].__file__)).parent / f"{name.rpartition('.')[2]}.{language}.ftl"
    )


def outside_files(language: str, first: str = "") -> list[Path]:
    """The words of editions from outside that can be played; those of the edition `first` before all others."""
    if not os.environ.get(EDITIONS):
        return []
    # Loading editions takes longer than any text: only where there are such words.
    from semafor.editions import folder_of, known_editions  # noqa: PLC0415 - as said

    names = sorted(known_editions(), key=lambda name: name != first)
    files = [folder_of(name) / f"{language}.ftl" for name in names]
    return [file for file in files if file.is_file() and PACKAGE not in file.parents]


class Catalogue:
    """The files of one language. A file's grammar is read when one of its keys is first asked for.

    Reading them all takes longer than anything else `semafor --help` does.
    """

    def __init__(self, language: str, edition: str = "") -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[Path, str] = {}
        self._file_of: dict[str, Path] = {}
        for file in (*shipped_files(language), *outside_files(language, edition)):
            self._unread[file] = text = file.read_text(encoding="utf-8-sig", errors="replace")
            for key in ENTRY.findall(text):
                self._file_of.setdefault(key, file)  # nobody changes a text that is there already

    def has(self, key: str) -> bool:
        """Whether a key is in the catalogue."""
        return key in self._file_of

    def text(self, key: str, values: dict[str, Any]) -> str:
        """The text of a key; the key itself where there is none."""
        if key not in self._file_of:
            return key
        self._read(self._file_of[key])
        text, errors = self._format(key, values)
        if errors and self._unread:  # it may refer to a message of another file
            self.read_all()
            text, _errors = self._format(key, values)
        return text

    def _format(self, key: str, values: dict[str, Any]) -> tuple[str, list[Any]]:
        if not self.bundle.has_message(key):
            return key, []
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return key, []
        text, errors = self.bundle.format_pattern(pattern, values)
        return str(text), errors

    @property
    def is_unread(self) -> bool:
        """Whether the grammar of a file has not been needed yet."""
        return bool(self._unread)

    def read_all(self) -> FluentBundle:
        """Every file of the language."""
        for name in list(self._unread):
            self._read(name)
        return self.bundle

    def _read(self, file: Path) -> None:
        """Read the grammar of a file, once."""
        text = self._unread.get(file)
        if text is not None:
            resource = FluentResource(text)
            resource.body = [entry for entry in resource.body if self._is_own(entry, file)]
            self.bundle.add_resource(resource)
            self._unread.pop(file, None)

    def _is_own(self, entry: Any, file: Path) -> bool:
        return not isinstance(entry, Message) or self._file_of.get(entry.id.name, file) == file


@cache
def _speaking(_folders: str) -> frozenset[str]:
    """The editions from outside that bring words."""
    return frozenset(file.parent.name for one in LANGUAGES for file in outside_files(one))


@cache
def _catalogue(language: str, _folders: str, edition: str) -> Catalogue:
    return Catalogue(language, edition)


def find_catalogue(language: str, edition: str = "") -> Catalogue:
    """The catalogue of a language, with the words of the editions that are known now.

    Two editions from outside may have different words for one key: each reads its own.
    """
    folders = os.environ.get(EDITIONS, "")
    return _catalogue(language, folders, edition if edition in _speaking(folders) else "")


def read_all_words() -> bool:
    """Every catalogue, whole: for who must not wait for the grammar of a file in the midst of something.

    Whether there was anything left to read.
    """
    found = [find_catalogue(language) for language in LANGUAGES]
    is_new = any(catalogue.is_unread for catalogue in found)
    for catalogue in found:
        catalogue.read_all()
    return is_new


class Texts:
    """Sentences in one language: `texts("key", name=value)`."""

    def __init__(self, language: str | None = None, edition: str = "") -> None:
        self.language = language if language in LANGUAGES else default_language()
        self._edition = edition
        self._catalogue = find_catalogue(self.language, edition)

    def of(self, edition: str) -> Texts:
        """The same language, as an edition speaks it: its own words come before those of other editions."""
        return Texts(self.language, edition)

    @property
    def bundle(self) -> FluentBundle:
        """The whole catalogue, as Fluent has it."""
        return self._catalogue.read_all()

    def __call__(self, key: str, /, **values: Any) -> str:
        """The text of a key, in another language where this one lacks it; else the key itself."""
        shown = {name: _shown(value) for name, value in values.items()}
        if not self._catalogue.has(key):
            for language in LANGUAGES:
                other = find_catalogue(language, self._edition)
                if other.has(key):
                    return other.text(key, shown)
        return self._catalogue.text(key, shown)

    def has(self, key: str) -> bool:
        """Whether there is a text for a key, in this language or, for who brings words in one alone, in another."""
        return any(find_catalogue(language, self._edition).has(key) for language in LANGUAGES)

    def reason_of_system(self, why: str) -> str:
        """What the system says of a file, in this language where it is one of the usual things."""
        key = f"why-{why.lower().replace(' ', '-')}"
        return self(key) if self.has(key) else why

    def explain(self, error: Exception) -> str:
        """One sentence for an error; the rule it rests on is for those who look for bugs."""
        if isinstance(error, MapError):
            return self._explain_map(error)
        if not isinstance(error, SemaforError):
            return str(error)
        if error.ruleset is not None and not self._edition:
            return self.of(error.ruleset.edition.name).explain(error)
        key = f"error-{error.reason}"
        values = {name: _plain(value) for name, value in self.named(error).items()}
        if "why" in values:
            values["why"] = self._why(error.__cause__, str(values["why"]))
        text = self(key, **values) if self.has(key) else str(error)
        if error.rule and DEBUG in os.environ and error.rule not in text:
            text = f"{text} [{error.rule}]"
        return text

    def _explain_map(self, error: MapError) -> str:
        """File, row and what is wrong there; a row has the words of the map file and a number."""
        key = f"map-{error.reason}"
        values = {name: _plain(value) for name, value in error.values.items()}
        values["why"] = self.reason_of_system(str(values.get("why", "")))
        expected = self(key, **values) if self.has(key) else error.expected
        row = ROW.sub(lambda found: self("map-row", number=int(found[1])), error.row)
        row = self("map-file") if row == "file" else row
        return self("error-map", source=error.source, row=row, expected=expected)

    def _why(self, cause: BaseException | None, told: str) -> str:
        """Another error of ours in words, else what the system says; part of a sentence."""
        if isinstance(cause, SemaforError):
            return self.explain(cause).removesuffix(".")
        return self.reason_of_system(told).removesuffix(".")

    def named(self, error: SemaforError) -> dict[str, Any]:
        """The values of an error; names in place of ids where it is known what they belong to."""
        if error.ruleset is None:
            return error.values
        # The names need this catalogue: they can only be asked for once it is there.
        from semafor.texts.describe import Words  # noqa: PLC0415 - as said

        return Words(error.ruleset, self.language).named(error.values)


def _shown(value: Any) -> Any:
    """The same value; a number nobody could read is only repeated (no plural form has so many)."""
    if isinstance(value, int) and abs(value) >= MOST_NUMBER:
        text = str(value)
        return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
    return value


def _plain(value: Any) -> Any:
    """Numbers stay numbers (they choose plural forms), everything else becomes a string."""
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    if is_whole or (isinstance(value, float) and isfinite(value)):
        return value
    text = str(value)
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
