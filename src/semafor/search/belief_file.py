"""What is known of rivals' tickets in an edition: a file in its folder, with a checksum and the recipe that made it.

`semafor train EDITION` writes it. A game whose map is not the one that was trained on or whose rules are others (a campaign), an edition
without a file, a file that is damaged: they have no belief, and the dealer of the search falls back to its own fit.
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
from semafor.search.belief import Belief
from semafor.search.chart import read_chart
from semafor.search.net import Net
from semafor.search.outlook import Outlook
from semafor.search.sizes import (
    FACTS,
    INPUTS,
    JOINT_FACTS,
    LAYER,
    MOST_WEIGHTS,
    count_weights,
)
from semafor.search.weights import read_weights

FILE = "belief.json"
FORMAT = 1
CHECKSUM = "checksum"
# In the recipe, once it was measured how true the chances are that rest on a belief (`tools/chances.py`).
CHANCES = "chances"
# A bias of winning beyond this, by more than what luck explains, is more than a rough figure may hide.
MOST_BIAS = 0.03
LAYERS = 2


@dataclass(frozen=True, slots=True)
class Known:
    """What a file holds.

    Attributes:
        map: The fingerprint of the map that was trained on.
        single: Sizes and weights of the network for single tickets.
        joint: Those of the network for whole hands.
        leaning: By id how much more often a ticket is held than another.
        recipe: How the file was made, and what was measured then.
    """

    map: str
    single: tuple[tuple[int, ...], tuple[float, ...]]
    joint: tuple[tuple[int, ...], tuple[float, ...]]
    leaning: Mapping[str, float]
    recipe: Mapping[str, Any]


def are_true(known: Known | None) -> bool:
    """Whether chances that rest on a belief were measured and found true, early turns aside: those are rough anyway."""
    measured = None if known is None else known.recipe.get(CHANCES)
    if measured is None:
        return False
    pairs = list(zip(measured["bias"], measured["within"], strict=True))[1:]
    return all(abs(bias) - within <= MOST_BIAS for bias, within in pairs)


def checksum_of(content: Mapping[str, Any]) -> str:
    """SHA-256 over everything but the checksum itself, in a fixed form."""
    rest = {key: value for key, value in content.items() if key != CHECKSUM}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def write_known(path: Path, known: Known) -> None:
    """Write a file, whole or not at all."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "recipe": dict(known.recipe),
        "map": known.map,
        "single": _plain(known.single),
        "joint": _plain(known.joint),
        "leaning": dict(known.leaning),
    }
    content[CHECKSUM] = checksum_of(content)
    lines = (f"{json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
    beside = path.with_suffix(".new")
    beside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    beside.replace(path)


def _plain(net: tuple[Sequence[int], Sequence[float]]) -> dict[str, Any]:
    return {"sizes": list(net[0]), "weights": list(net[1])}


def read_known(path: Path) -> Known | None:
    """What a file holds; None where it is missing, damaged or of another format."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT or content[CHECKSUM] != checksum_of(content):
            return None
        nets = [_net(content[name]) for name in ("single", "joint")]
        if not (_fits(nets[0], FACTS) and _fits(nets[1], JOINT_FACTS)):
            return None
        leaning = {str(ticket): float(value) for ticket, value in content["leaning"].items()}
        return Known(str(content["map"]), nets[0], nets[1], leaning, content["recipe"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _net(values: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[float, ...]]:
    sizes = tuple(int(size) for size in values["sizes"])
    return sizes, tuple(float(weight) for weight in values["weights"])


def _fits(net: tuple[tuple[int, ...], tuple[float, ...]], inputs: int) -> bool:
    """Whether sizes and weights agree, and there is room for them."""
    sizes, weights = net
    return (
        len(sizes) == LAYERS + 2
        and sizes[0] == inputs <= INPUTS
        and all(0 < size <= LAYER for size in sizes[1:-1])
        and sizes[-1] == 1
        and len(weights) == count_weights(sizes) <= MOST_WEIGHTS
    )


@lru_cache(maxsize=32)
def _read(path: Path, _changed: int) -> Known | None:
    return read_known(path)


def find_known(ruleset: Ruleset) -> Known | None:
    """What is known for a game; None where nothing was trained for it, or for another map."""
    name = ruleset.edition.name
    if name not in known_editions():
        return None
    path = folder_of(name) / FILE
    if not path.is_file():
        return None
    known = _read(path, path.stat().st_mtime_ns)
    is_same = known is not None and known.map == ruleset.map_hash and has_usual_rules(ruleset)
    return known if is_same else None


def has_usual_rules(ruleset: Ruleset) -> bool:
    """Whether a game has the modules of its edition: one of a campaign has others, on a map that may be the same."""
    usual = edition_of(ruleset.edition.name).modules
    names = [{module.name for module in modules} for modules in (usual, ruleset.edition.modules)]
    return names[0] == names[1]


def make_belief(ruleset: Ruleset) -> Belief | None:
    """The belief for a game, None where there is none."""
    known = find_known(ruleset)
    return None if known is None else belief_from(ruleset, known)


def belief_from(ruleset: Ruleset, known: Known) -> Belief:
    """A belief with certain networks."""
    chart = read_chart(ruleset)
    outlook = Outlook(chart, read_weights(ruleset.edition.name))
    nets = (Net(*known.single), Net(*known.joint))
    belief = Belief(chart, outlook, ruleset.tables, ruleset.start_trains, nets)
    for ticket, value in known.leaning.items():
        if ticket in ruleset.ticket_number:
            belief.lean(ruleset.ticket_number[ticket], value)
    return belief
