"""Semafor: an open home for railway board games."""

from __future__ import annotations

import os as _os

if _os.environ.get("SEMAFOR_PURE"):
    from semafor._pure import prefer_source as _prefer_source

    _prefer_source()

from semafor.editions import EDITIONS, new_game, replay_record
from semafor.engine.errors import (
    IllegalMove,
    Move,
    RecordError,
    SemaforError,
    SetupError,
)
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.engine.resample import resample
from semafor.engine.score import Result
from semafor.engine.views import View
from semafor.texts.describe import describe_move, describe_view

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "Game",
    "IllegalMove",
    "Move",
    "RecordError",
    "Result",
    "SemaforError",
    "SetupError",
    "View",
    "describe_move",
    "describe_view",
    "new_game",
    "replay_record",
    "resample",
    "write_record",
]
