"""Processes beside the server: views as plain data on their way there and back, and how tasks are served."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import fields
from typing import Any

from semafor.engine.views import View
from semafor.server.thinking.rulesets import named_ruleset, overlay_of

# Bytes of the length before each task and each answer.
SIZE = 4
PLAIN_FIELDS = tuple(field.name for field in fields(View) if field.name != "ruleset")


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
        **{name: getattr(view, name) for name in PLAIN_FIELDS},
    }


def read_view(data: dict[str, Any]) -> View:
    """The same view again: lists become tuples, except inside the parts, which are plain data."""
    edition, seats, options, overlay, version = data["rules"]
    values = {name: _tuples(data[name]) for name in PLAIN_FIELDS if name != "parts"}
    ruleset = named_ruleset(edition, seats, options, overlay, version)
    return View(ruleset=ruleset, parts=tuple(data["parts"]), **values)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def serve_tasks(do: Callable[[bytes], bytes], nicer: int) -> None:
    """Task after task from the standard input until it ends, each answered on the output.

    Modest, and deaf to Ctrl-C: the server tells us when to end.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nicer)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    try:
        while len(head := source.read(SIZE)) == SIZE:
            answer = do(source.read(int.from_bytes(head)))
            target.write(len(answer).to_bytes(SIZE) + answer)
            target.flush()
    except BrokenPipeError:
        os._exit(0)  # the server has ended meanwhile: nobody waits for the answer
