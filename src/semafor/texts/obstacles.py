"""Why a route cannot be claimed, as a plain sentence part of the catalogue: `play-why-REASON`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from semafor.engine.obstacles import Obstacle
from semafor.engine.ruleset import Ruleset
from semafor.texts.describe import Words


def describe_obstacle(
    ruleset: Ruleset, obstacle: Obstacle, names: Sequence[str], language: str | None = None
) -> str:
    """An obstacle in words; `names` are the players' by seat."""
    words = Words(ruleset, language)
    values: dict[str, Any] = dict(obstacle.values)
    if "owner" in values:
        values["owner"] = names[values["owner"]]
    if "colour" in values:
        values["colour"] = words.card(values["colour"])
    return words.texts(f"play-why-{obstacle.reason}", **values)
