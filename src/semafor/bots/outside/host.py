"""A bot in Python, inside the fence: its file is loaded here, and views are made for it from what is sent.

The bot's file is any Python file with one class that has `choose(view)`. The class may take a `seed`. What the bot
prints goes to the error stream: the output belongs to the protocol.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from semafor.bots.outside.finding import PYTHON
from semafor.rulesets.sent_views import read_view


class NotABot(Exception):  # noqa: N818 - the name says what is wrong
    """A file or an entry point without exactly one bot in it."""


def load_bot(origin: str) -> Any:
    """The class of a bot: of a file, or of an entry point `module:Class`."""
    if not origin.endswith(PYTHON):
        module, _, name = origin.partition(":")
        return getattr(importlib.import_module(module), name)
    path = Path(origin)
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module_made = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module_made
    spec.loader.exec_module(module_made)
    return only_bot(module_made)


def only_bot(module: ModuleType) -> Any:
    """The one class of a file that has `choose`; helpers are named with an underscore or lie elsewhere."""
    found = [
        value
        for name, value in vars(module).items()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and callable(getattr(value, "choose", None))
        and not name.startswith("_")
    ]
    if len(found) != 1:
        names = ", ".join(cls.__name__ for cls in found) or "none"
        raise NotABot(f"a bot's file holds one class with choose(view); this one has: {names}")
    return found[0]


class Host:
    """Answers one message after the other."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.kind: Any = None
        self.bot: Any = None

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message; None where none is wanted."""
        try:
            if message["type"] == "game":
                self.begin(message["seed"])
                return {"type": "ready", "wants": "numbers"}
            if message["type"] == "choose":
                return {"action": int(self.bot.choose(read_view(message["numbers"])))}
        except Exception as error:
            traceback.print_exc()
            return {"error": f"{type(error).__name__}: {error}{_place(error)}"}
        self.bot = None
        return None

    def begin(self, seed: int) -> None:
        """A new object for a new game."""
        if self.kind is None:
            self.kind = load_bot(self.origin)
        has_seed = "seed" in inspect.signature(self.kind).parameters
        self.bot = self.kind(seed=seed) if has_seed else self.kind()


def _place(error: Exception) -> str:
    """Where it happened, in the innermost file that was reached."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def serve(origin: str) -> None:
    """Message after message until the input ends."""
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    host = Host(origin)
    for line in sys.stdin.buffer:
        answer = host.answer(json.loads(line))
        if answer is not None:
            output.write(json.dumps(answer) + "\n")
            output.flush()
