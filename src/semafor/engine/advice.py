"""What a module tells whoever plays: a sensible answer to its decision, and what a claim brings besides points.

No rule depends on what stands here. A state given to these is one as the seat may know it: dealt from its view, or
its own position; what it hides from the seat must not be looked at.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer


class Advice:
    """A sensible answer to one decision; see `Ways.advise`."""

    def choose(self, state: State, buffer: ActionBuffer) -> int:
        """One of the legal actions of whoever decides, which stand in the buffer."""
        raise NotImplementedError


class TakeFirst(Advice):
    """The answer that is listed first."""

    def choose(self, state: State, buffer: ActionBuffer) -> int:
        """As the options list them."""
        return buffer.codes[0]


class Bonus:
    """What a claim brings at once besides the route's points; see `BONUSES`."""

    def of_route(self, state: State, seat: int, route: int) -> int:
        """Points or dollars, or what is worth as much."""
        raise NotImplementedError


class Attraction:
    """What waits at places for whoever claims a route there; see `ATTRACTIONS`."""

    def at_place(self, state: State, place: int) -> bool:
        """Whether anything does."""
        raise NotImplementedError
