"""Folders of editions that a command is told of: known here and in the processes it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

# The environment variable with the same meaning as the option (semafor/editions/folders.py).
VARIABLE = "SEMAFOR_EDITIONS"


@contextmanager
def editions_from(folders: Sequence[str]) -> Iterator[None]:
    """Let the editions of more folders be known, by the variable that processes inherit."""
    before = os.environ.get(VARIABLE)
    if folders:
        places = [before, *(str(Path(folder).expanduser().resolve()) for folder in folders)]
        os.environ[VARIABLE] = os.pathsep.join(filter(None, places))
    try:
        yield
    finally:
        if folders and before is None:
            os.environ.pop(VARIABLE, None)
        elif folders:
            os.environ[VARIABLE] = before or ""
