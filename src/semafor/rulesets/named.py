"""Rulesets by what names them: a shipped edition by its name, a campaign's game by its overlay.

The overlay is plain data and stands in the game's row, so that any process, a worker too, makes the
same ruleset again from what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from semafor.charter.overlay import edition_from
from semafor.editions import find_ruleset
from semafor.engine.ruleset import Ruleset, compile_ruleset

MOST_KEPT = 8
_OVERLAYS: WeakKeyDictionary[Ruleset, str] = WeakKeyDictionary()


def overlay_text(overlay: Mapping[str, Any] | None) -> str:
    """An overlay as text, the same for the same overlay; empty for none."""
    return json.dumps(overlay, sort_keys=True, ensure_ascii=False) if overlay else ""


def named_ruleset(
    name: str, seats: int, options: Mapping[str, Any], overlay: str = "", version: int = 0
) -> Ruleset:
    """The ruleset of an edition with a version of its rules, or of the edition an overlay makes.

    An overlay names its content, and that the version.
    """
    if overlay:
        return _overlay_ruleset(overlay, seats)
    return find_ruleset(name, seats, options, version)


@lru_cache(maxsize=MOST_KEPT)
def _overlay_ruleset(overlay: str, seats: int) -> Ruleset:
    made = compile_ruleset(edition_from(json.loads(overlay)), seats)
    _OVERLAYS[made] = overlay
    return made


def count_unused(used: Iterable[Ruleset]) -> int:
    """How many rulesets of campaigns no table plays by and no cache keeps; a collection frees them."""
    in_use = {rules for rules in used if rules in _OVERLAYS}
    return max(0, len(_OVERLAYS) - len(in_use) - MOST_KEPT)


def overlay_of(ruleset: Ruleset) -> str:
    """The text of the overlay a ruleset was made from; empty for a shipped edition."""
    return _OVERLAYS.get(ruleset, "")
