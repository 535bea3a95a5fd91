"""What the modules of the single Legends game make for others. How ports work: `engine.ports`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from semafor.engine.ports import Port


@dataclass(frozen=True, slots=True)
class UnusedTrains:
    """The row of the slip, and the dollars by number of trains left."""

    row: int
    dollars: Sequence[int]


UNUSED_TRAINS = Port[UnusedTrains](
    "unused_trains", "What trains left over pay, for who counts fewer of them."
)
