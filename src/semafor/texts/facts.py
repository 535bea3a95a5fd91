"""Which sentence tells a fact, and with which values: one answer for every client."""

from __future__ import annotations

from typing import Any

from semafor.engine.facts import Fact
from semafor.engine.ruleset import Ruleset


def fact_text(ruleset: Ruleset, fact: Fact) -> tuple[str, dict[str, Any]]:
    """The key of the catalogue and the values it may name, still as ids and numbers."""
    key = f"play-fact-{fact.name.replace('_', '-')}"
    values = dict(fact.values)
    if fact.name == "drew" and "card" in values:
        key += "-known"
    if fact.name == "claimed" and not values["points"] and "dollars" in ruleset.points_lines:
        key += "-plain"
    if fact.name == "money":
        key += "-gained" if values["dollars"] > 0 else "-paid"
        values["dollars"] = abs(values["dollars"])
    if "first_deck" in values:
        first, second = ruleset.decks
        values = {"first": values["first_deck"], "second": values["second_deck"]}
        values |= {"deck": first, "deck_b": second}
    return key, values
