"""Folders of editions and bots that a command is told of: known here and in the processes it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# The environment variables with the same meaning as the options (editions/folders.py, bots/outside/finding.py).
VARIABLE = "SEMAFOR_EDITIONS"
BOTS_VARIABLE = "SEMAFOR_BOTS"


@contextmanager
def places_from(variable: str, places: Sequence[str]) -> Iterator[None]:
    """Let what lies at more places be known, by the variable that processes inherit."""
    before = os.environ.get(variable)
    if places:
        known = [before, *(str(Path(place).expanduser().resolve()) for place in places)]
        os.environ[variable] = os.pathsep.join(filter(None, known))
    try:
        yield
    finally:
        if places and before is None:
            os.environ.pop(variable, None)
        elif places:
            os.environ[variable] = before or ""
