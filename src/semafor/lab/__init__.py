"""The lab: games as numbers for people who train agents. Nothing of the game itself needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor._lazy import lazy_names as _lazy_names

if TYPE_CHECKING:
    from semafor.lab.aec import SemaforAEC, env
    from semafor.lab.batch import Batch
    from semafor.lab.gym import SemaforEnv, SemaforVectorEnv
    from semafor.lab.text import TextGame

__all__ = [
    "Batch",
    "SemaforAEC",
    "SemaforEnv",
    "SemaforVectorEnv",
    "TextGame",
    "env",
]

# Where each name lives: the environments need libraries of an extra, and are loaded when they are first used.
_HOMES = {
    "Batch": "semafor.lab.batch",
    "SemaforAEC": "semafor.lab.aec",
    "SemaforEnv": "semafor.lab.gym",
    "SemaforVectorEnv": "semafor.lab.gym",
    "TextGame": "semafor.lab.text",
    "env": "semafor.lab.aec",
}

__getattr__, __dir__ = _lazy_names(globals(), _HOMES)
