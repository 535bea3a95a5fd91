"""What a content is read from: the shipped files, or those of an earlier version, kept by digest.

A campaign lasts for months and is pinned to the content it was begun with (decision 21): tables,
map and base edition of every released content stay in the package, one compressed file each.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from semafor.board.loader import read_board
from semafor.board.model import Board
from semafor.editions import file_of_map, read_edition
from semafor.engine.errors import SetupError

SUFFIX = ".json.xz"
# What an edition says of how it is offered, not of its games.
NOT_KEPT = frozenset({"order", "seats", "hints", "rulebook"})
TEXT_KEYS = frozenset({"name", "text", "line", "title", "short", "founder", "person"})
_DIGEST = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class Sources:
    """Tables by file, the map, and the edition that every game of the campaign is based on."""

    tables: Mapping[str, dict[str, Any]]
    map: Mapping[str, Any]
    edition: Mapping[str, Any]

    def board(self) -> Board:
        """The whole map."""
        return read_board(self.map, self.edition["map"])

    def digest(self) -> str:
        """Fingerprint of everything a campaign depends on: facts of tables, board and edition."""
        board = self.board()
        facts = {
            **facts_of(self.tables),
            "places": [[place.id, place.region, place.is_large] for place in board.places],
            "routes": [
                [route.id, route.length, route.colour, route.is_unpainted, sorted(route.needs)]
                for route in board.routes
            ],
            "tickets": [[ticket.id, ticket.points] for ticket in board.tickets],
            "edition": facts_of(self.edition),
        }
        return short_hash(facts)


def short_hash(facts: Any) -> str:
    """The first digits of a fingerprint."""
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]


def facts_of(value: Any) -> Any:
    """What a log depends on: everything but the texts, which may be improved at any time."""
    if isinstance(value, Mapping):
        return {
            key: facts_of(item)
            for key, item in value.items()
            if key not in TEXT_KEYS and not is_told(item)
        }
    if isinstance(value, list):
        return [facts_of(item) for item in value]
    return value


def is_told(value: Any) -> bool:
    """A text in both languages."""
    return isinstance(value, Mapping) and set(value) == {"en", "pl"}


@dataclass(frozen=True)
class Shelf:
    """Where the contents of a campaign lie: the shipped files, and in `kept` the earlier ones.

    Attributes:
        folder: Of the shipped files.
        files: Their names.
        base: The edition that its games are based on.
    """

    folder: Path
    files: tuple[str, ...]
    base: str

    @property
    def kept(self) -> Path:
        """The folder of kept contents."""
        return self.folder / "kept"

    def read(self, folder: Path | None = None) -> Sources:
        """The shipped files, or those of another folder, with the shipped map and edition."""
        tables = {name: _read_table((folder or self.folder) / name) for name in self.files}
        map_data = json.loads(file_of_map(self.base).read_text(encoding="utf-8"))
        return Sources(tables, map_data, self._kept_form())

    def _kept_form(self) -> dict[str, Any]:
        """The edition as contents have always kept it: their digests rest on this form, and its order."""
        edition = read_edition(self.base)
        facts = {key: value for key, value in edition.items() if key not in NOT_KEPT}
        return {"stage": facts.pop("stage"), "map": f"{self.base}.json", **facts}

    def kept_digests(self) -> list[str]:
        """The contents that are kept."""
        return sorted(path.name.removesuffix(SUFFIX) for path in self.kept.glob(f"*{SUFFIX}"))

    def read_kept(self, digest: str) -> Sources | None:
        """A kept content; None where the digest is none of them (it may come from a stranger's file)."""
        path = self.kept / f"{digest}{SUFFIX}"
        if not _DIGEST.fullmatch(digest) or not path.is_file():
            return None
        data = json.loads(lzma.decompress(path.read_bytes()))
        return Sources(data["tables"], data["map"], data["edition"])

    def keep(self, sources: Sources, digest: str, folder: Path | None = None) -> Path:
        """Write a content beside the others; one that is there is never written again."""
        path = (folder or self.kept) / f"{digest}{SUFFIX}"
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            text = json.dumps(asdict(sources), ensure_ascii=False, separators=(",", ":"))
            path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
        return path


def _read_table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise SetupError("bad-content", file=path.name, row="file", what=why) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError("bad-content", file=path.name, row="file", what=str(error)) from error
