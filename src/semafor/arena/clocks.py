"""What counts a bot's seconds in the arena.

The clock on the wall is people's: a machine with other work lets fewer iterations pass in a second. A match at equal
time is fair there only by the time of the processor, which stands still while others have it.
"""

from __future__ import annotations

from time import perf_counter, process_time

from semafor.bots.express import Clock
from semafor.engine.errors import SetupError

WALL, CPU = "wall", "cpu"
CLOCKS: dict[str, Clock] = {WALL: perf_counter, CPU: process_time}


def find_clock(name: str) -> Clock:
    """A clock by its word."""
    if name not in CLOCKS:
        raise SetupError("unknown-clock", name=name, known=", ".join(CLOCKS))
    return CLOCKS[name]
