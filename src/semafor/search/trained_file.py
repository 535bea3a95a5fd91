"""A file of something that was trained for an edition: in its folder, with a checksum, the map it holds for, and the recipe that made it.

`semafor train EDITION` writes them. A game whose map is not the one that was trained on or whose rules are others (a campaign), an
edition without a file, a file that is damaged: there is nothing trained for them, and the search does without.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from semafor.editions import edition as edition_of
from semafor.editions import folder_of, known_editions
from semafor.engine.ruleset import Ruleset
from semafor.search.sizes import INPUTS, LAYER, MOST_WEIGHTS, OUTPUTS, count_weights

FORMAT = 1
CHECKSUM = "checksum"
MAP = "map"
RECIPE = "recipe"
LAYERS = 2

# Sizes and weights of a network.
Weights = tuple[tuple[int, ...], tuple[float, ...]]


@dataclass(frozen=True, slots=True)
class Trained:
    """What a file holds, whole and of this format.

    Attributes:
        map: The fingerprint of the map that was trained on.
        recipe: How the file was made, and what was measured then.
        content: Everything else, by name.
    """

    map: str
    recipe: Mapping[str, Any]
    content: Mapping[str, Any]


def checksum_of(content: Mapping[str, Any]) -> str:
    """SHA-256 over everything but the checksum itself, in a fixed form."""
    rest = {key: value for key, value in content.items() if key != CHECKSUM}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def write_trained(path: Path, trained: Trained) -> None:
    """Write a file, whole or not at all."""
    content: dict[str, Any] = {
        "format": FORMAT,
        RECIPE: dict(trained.recipe),
        MAP: trained.map,
        **trained.content,
    }
    content[CHECKSUM] = checksum_of(content)
    lines = (f"{json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
    beside = path.with_suffix(".new")
    beside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    beside.replace(path)


def read_trained(path: Path) -> Trained | None:
    """What a file holds; None where it is missing, damaged or of another format."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT or content[CHECKSUM] != checksum_of(content):
            return None
        return Trained(str(content[MAP]), content[RECIPE], content)
    except (OSError, ValueError, KeyError, TypeError):
        return None


@lru_cache(maxsize=64)
def _read(path: Path, _changed: int) -> Trained | None:
    return read_trained(path)


def find_trained(ruleset: Ruleset, file: str) -> Trained | None:
    """What a file of a game's edition holds; None where there is none, or one for another map or other rules."""
    name = ruleset.edition.name
    if name not in known_editions():
        return None
    path = folder_of(name) / file
    if not path.is_file():
        return None
    trained = _read(path, path.stat().st_mtime_ns)
    is_same = trained is not None and trained.map == ruleset.map_hash and has_usual_rules(ruleset)
    return trained if is_same else None


def has_usual_rules(ruleset: Ruleset) -> bool:
    """Whether a game has the modules of its edition: one of a campaign has others, on a map that may be the same."""
    usual = edition_of(ruleset.edition.name).modules
    names = [{module.name for module in modules} for modules in (usual, ruleset.edition.modules)]
    return names[0] == names[1]


# -------------------------------------------------------------------- networks


def plain_net(net: tuple[Sequence[int], Sequence[float]]) -> dict[str, Any]:
    """A network as it is written."""
    return {"sizes": list(net[0]), "weights": list(net[1])}


def read_net(values: object, inputs: int, outputs: int) -> Weights | None:
    """A network as it was written; None where sizes and weights do not agree, or there is no room for them."""
    try:
        assert isinstance(values, Mapping)
        sizes = tuple(int(size) for size in values["sizes"])
        weights = tuple(float(weight) for weight in values["weights"])
    except (AssertionError, KeyError, TypeError, ValueError):
        return None
    fits = (
        len(sizes) == LAYERS + 2
        and sizes[0] == inputs <= INPUTS
        and all(0 < size <= LAYER for size in sizes[1:-1])
        and sizes[-1] == outputs <= OUTPUTS
        and len(weights) == count_weights(sizes) <= MOST_WEIGHTS
    )
    return (sizes, weights) if fits else None
