"""Bots from outside: files and programs of others, each in a process of its own ([protocol](docs/bot-protocol.md)).

A bot that crashes, cheats or dawdles loses the move, never the game or the server.
"""

from semafor.bots.outside.finding import (
    MEMORY_VARIABLE,
    SECONDS_VARIABLE,
    VARIABLE,
    Limits,
    OutsideSource,
    outside_bots,
    read_limits,
)
from semafor.bots.outside.player import (
    Fault,
    OutsideBot,
    explain_fault,
    make_outside_bot,
    plain_action,
    try_out,
)

__all__ = [
    "MEMORY_VARIABLE",
    "SECONDS_VARIABLE",
    "VARIABLE",
    "Fault",
    "Limits",
    "OutsideBot",
    "OutsideSource",
    "explain_fault",
    "make_outside_bot",
    "outside_bots",
    "plain_action",
    "read_limits",
    "try_out",
]
