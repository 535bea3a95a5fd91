"""Views as plain data: for whoever decides in another process, and back there."""

from __future__ import annotations

from typing import Any

from semafor.engine.views import View, from_plain, to_plain
from semafor.rulesets.named import named_ruleset, overlay_of


def write_view(view: View) -> dict[str, Any]:
    """A view without its ruleset, which is named instead (or given as its overlay)."""
    rules = view.ruleset
    return {
        "rules": [
            rules.edition.name,
            rules.seats,
            dict(rules.options),
            overlay_of(rules),
            rules.rules_version,
        ],
        **to_plain(view),
    }


def read_view(data: dict[str, Any]) -> View:
    """The same view again."""
    edition, seats, options, overlay, version = data["rules"]
    return from_plain(named_ruleset(edition, seats, options, overlay, version), data)
