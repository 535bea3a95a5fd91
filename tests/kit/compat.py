"""What earlier versions wrote, and how it is looked at: sets of files under `tests/compat/`.

A set is written once, by `tools/compat.py`, and never changed: databases, records and campaign files
of one release beside `expected.json.xz`, which says what people saw. `SHA256` lists every file.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from semafor.campaign.sealing import KEY_SUFFIX, Key
from tests.server.clients import Person

FOLDER = Path(__file__).resolve().parents[1] / "compat"
SUMS = FOLDER / "SHA256"
DATABASE = "games.sqlite.xz"
EXPECTED = "expected.json.xz"
NAME, PASSWORD = "Anna Kowalska", "a quiet branch line"
COMPANY = "blue"
# What a socket is told of a position that must be the same for ever.
STATE_KEYS = ("rev", "view", "waiting", "chosen", "ending")
# Of a campaign's page: what follows from today, from the connection, or is looked up by it.
PASSING = ("patience", "map")
LANGUAGES = {"en", "pl"}


def sets() -> list[Path]:
    """The folders of all sets, oldest first."""
    return sorted(path for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__")


DATABASES = [folder for folder in sets() if (folder / DATABASE).exists()]


def unpack(folder: Path, target: Path) -> Path:
    """A copy of the database of a set, to be used."""
    target.write_bytes(lzma.decompress((folder / DATABASE).read_bytes()))
    return target


def files() -> list[Path]:
    """Every file of every set."""
    return [path for folder in sets() for path in sorted(folder.iterdir())]


def sums() -> dict[str, str]:
    """SHA-256 of every file, by its path below the folder."""
    return {
        path.relative_to(FOLDER).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files()
    }


def listed() -> dict[str, str]:
    """What the list says."""
    rows = (line.split("  ") for line in SUMS.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in rows}


def read_packed(path: Path) -> Any:
    """The JSON in a compressed file."""
    return json.loads(lzma.decompress(path.read_bytes()))


def keys_of(path: Path) -> list[Key]:
    """The key a campaign file was sealed for; those of early releases needed none."""
    beside = path.with_name(path.name.removesuffix(".xz") + KEY_SUFFIX)
    return [Key.from_text(beside.read_text(encoding="utf-8"))] if beside.exists() else []


def write_packed(path: Path, value: Any) -> None:
    """JSON, compressed."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


# -------------------------------------------------------------------- what people see


def see_game(person: Person, game: str) -> dict[str, Any]:
    """A game through the eyes of every seat of a person and of somebody who watches."""
    lobby = person.get(f"/api/games/{game}")
    found: dict[str, Any] = {"status": lobby["summary"]["status"], "eyes": {}}
    for seat in (None, *lobby["owned"]):
        socket = person.sit(game, seat)
        state = socket.wait("state")
        socket.close()
        prompt = state["prompt"]
        shown = {key: state[key] for key in STATE_KEYS}
        shown["moves"] = prompt["moves"] if prompt else None
        found["eyes"]["-" if seat is None else str(seat)] = shown
    return found


def see_campaign(person: Person, campaign: str, company: str = "") -> dict[str, Any]:
    """A campaign's page, and the story it has told."""
    query = f"?eyes={company}" if company else ""
    seen = person.get(f"/api/campaigns/{campaign}{query}")
    shown = {key: value for key, value in seen.items() if key not in PASSING}
    return {"view": shown, "story": person.get(f"/api/campaigns/{campaign}/story")}


def are_sentences(rows: Any) -> bool:
    """A list of texts, each in every language."""
    return (
        isinstance(rows, list)
        and bool(rows)
        and all(isinstance(row, Mapping) and set(row) == LANGUAGES for row in rows)
    )


def differences(old: Any, new: Any, where: str = "") -> Iterator[str]:
    """Where something is not as it was. What is new may be added; sentences may be improved."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        if set(old) == LANGUAGES:
            return
        for key in old:
            if key not in new:
                yield f"{where}/{key} is missing"
            else:
                yield from differences(old[key], new[key], f"{where}/{key}")
    elif are_sentences(old) and are_sentences(new):
        return  # told in fewer
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from differences(one, other, f"{where}/{number}")
    elif old != new:
        yield f"{where} was {old!r}, is {new!r}"
