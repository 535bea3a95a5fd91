"""Views as plain data, on their way to a worker process and back to a view there."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from semafor.engine.views import View
from semafor.server.rulesets import named_ruleset, overlay_of

# Bytes of the length before each task and each answer.
SIZE = 4
PLAIN_FIELDS = tuple(field.name for field in fields(View) if field.name != "ruleset")


def write_view(view: View) -> dict[str, Any]:
    """A view without its ruleset, which is named instead (or given as its overlay)."""
    rules = view.ruleset
    return {
        "rules": [rules.edition.name, rules.seats, dict(rules.options), overlay_of(rules)],
        **{name: getattr(view, name) for name in PLAIN_FIELDS},
    }


def read_view(data: dict[str, Any]) -> View:
    """The same view again: lists become tuples, except inside the parts, which are plain data."""
    edition, seats, options, overlay = data["rules"]
    values = {name: _tuples(data[name]) for name in PLAIN_FIELDS if name != "parts"}
    ruleset = named_ruleset(edition, seats, options, overlay)
    return View(ruleset=ruleset, parts=tuple(data["parts"]), **values)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
