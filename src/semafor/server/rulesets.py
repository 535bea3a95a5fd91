"""Which rules a game is played by: a shipped edition by its name, a campaign's game by its overlay.

The overlay is plain data and stands in the game's row, so that any process, a worker too, makes the
same ruleset again from what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from semafor.campaign.overlay import edition_from
from semafor.editions import find_ruleset
from semafor.engine.ruleset import Ruleset, compile_ruleset
from semafor.server.model import GameSetup

MOST_KEPT = 64
_OVERLAYS: WeakKeyDictionary[Ruleset, str] = WeakKeyDictionary()


def setup_ruleset(setup: GameSetup) -> Ruleset:
    """The ruleset of a stored game."""
    overlay = None if setup.campaign is None else setup.campaign.overlay
    return named_ruleset(setup.edition, len(setup.seats), setup.options, overlay_text(overlay))


def overlay_text(overlay: Mapping[str, Any] | None) -> str:
    """An overlay as text, the same for the same overlay; empty for none."""
    return json.dumps(overlay, sort_keys=True, ensure_ascii=False) if overlay else ""


def named_ruleset(name: str, seats: int, options: Mapping[str, Any], overlay: str = "") -> Ruleset:
    """The ruleset of an edition, or of the edition an overlay makes."""
    return _overlay_ruleset(overlay, seats) if overlay else find_ruleset(name, seats, options)


@lru_cache(maxsize=MOST_KEPT)
def _overlay_ruleset(overlay: str, seats: int) -> Ruleset:
    made = compile_ruleset(edition_from(json.loads(overlay)), seats)
    _OVERLAYS[made] = overlay
    return made


def overlay_of(ruleset: Ruleset) -> str:
    """The text of the overlay a ruleset was made from; empty for a shipped edition."""
    return _OVERLAYS.get(ruleset, "")
