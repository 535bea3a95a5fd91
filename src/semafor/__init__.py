"""Semafor: an open home for railway board games."""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING

from semafor._builds import choose_build as _choose_build
from semafor._lazy import lazy_names as _lazy_names
from semafor.board.showing import register as _register_painter

# What has changed since it was compiled: the program has said so and runs the source.
_CHANGED = _choose_build()

if TYPE_CHECKING:
    from semafor.arena.simulate import simulate
    from semafor.bots import make_bot
    from semafor.editions import (
        EDITIONS,
        find_ruleset,
        new_game,
        read_position,
        replay_record,
        write_position,
    )
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
    from semafor.notebook import show
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
    "find_ruleset",
    "make_bot",
    "new_game",
    "read_position",
    "replay_record",
    "resample",
    "show",
    "simulate",
    "write_position",
    "write_record",
]

# Where each public name lives. A file is loaded when a name of it is first used: the engine and the
# rules take a moment, and `semafor --help` needs none of them.
_HOMES = {
    "EDITIONS": "semafor.editions",
    "Game": "semafor.engine.game",
    "IllegalMove": "semafor.engine.errors",
    "Move": "semafor.engine.errors",
    "RecordError": "semafor.engine.errors",
    "Result": "semafor.engine.score",
    "SemaforError": "semafor.engine.errors",
    "SetupError": "semafor.engine.errors",
    "View": "semafor.engine.views",
    "describe_move": "semafor.texts.describe",
    "describe_view": "semafor.texts.describe",
    "find_ruleset": "semafor.editions",
    "make_bot": "semafor.bots",
    "new_game": "semafor.editions",
    "read_position": "semafor.editions",
    "replay_record": "semafor.editions",
    "resample": "semafor.engine.resample",
    "show": "semafor.notebook",
    "simulate": "semafor.arena.simulate",
    "write_position": "semafor.editions",
    "write_record": "semafor.engine.record",
}

# Who draws boards and positions for notebooks lies above them; it is loaded when one is first shown.
_register_painter(lambda: _import_module("semafor.notebook").html_of)

__getattr__, __dir__ = _lazy_names(globals(), _HOMES)
