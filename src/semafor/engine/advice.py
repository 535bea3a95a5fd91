"""What a module tells whoever plays: a sensible answer to its decision, and what a claim brings besides points.

No rule depends on what stands here. A state given to these is one as the seat may know it: dealt from its view, or
its own position; what it hides from the seat must not be looked at.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from semafor.engine.core import State
from semafor.engine.deeds import Deed
from semafor.engine.tables import ActionBuffer


class Wishes:
    """What whoever decides works for; who plans nothing wishes for nothing."""

    def wants_route(self, state: State, route: int) -> bool:
        """Whether a route is planned."""
        return False

    def lacks(self, state: State, kind: int) -> int:
        """How many cards of a plain kind the plan lacks; below 0: how many it can spare."""
        return 0

    def gain_of_link(self, state: State, a: int, b: int) -> int:
        """Points of the tickets that a link between two places would complete."""
        return 0

    def given_up(self, state: State) -> int:
        """The dearest ticket that the plan does without, -1 for none."""
        return -1


class Advice:
    """A sensible answer to one decision; see `Ways.advise`."""

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """One of the legal actions of whoever decides, which stand in the buffer."""
        raise NotImplementedError


class TakeFirst(Advice):
    """The answer that is listed first."""

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """As the options list them."""
        return buffer.codes[0]


class Alternative:
    """An action of a turn that a rule offers in place of another; see `ALTERNATIVES`.

    `word` is that of its move. Why somebody takes it is the text `reason-WORD`, which may speak of a `route`.
    """

    word = ""

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes, meant: Deed) -> int:
        """A legal action, which stand in the buffer, that is better than the one that is meant; -1: none is."""
        raise NotImplementedError


class Goal(NamedTuple):
    """What a seat may plan for besides tickets: places by number, and what joining them, or a route to each, pays."""

    dollars: int
    places: tuple[int, ...]
    is_joined: bool


class Note(NamedTuple):
    """What a claim of a route gives besides its points, in a sentence for whoever looks at the route; see `NOTES`.

    Attributes:
        name: The sentence is the text `web-note-NAME`.
        values: What it speaks of; names of places, events and the like as ids.
        reason: A claim may be made for it: `reason-claim-REASON` says so.
        is_card: It gives cards, which nobody wants on the last turn.
    """

    name: str
    values: Mapping[str, Any]
    reason: str = ""
    is_card: bool = False


class Bonus:
    """What a claim brings at once besides the route's points; see `BONUSES`."""

    def of_route(self, state: State, seat: int, route: int) -> int:
        """Points or dollars, or what is worth as much."""
        raise NotImplementedError


class Attraction:
    """What waits at places for whoever claims a route there; see `ATTRACTIONS`.

    The reason for a claim because of it is the text `reason-claim-NAME`, which may speak of `points`.
    """

    name = ""

    def at_place(self, state: State, place: int) -> bool:
        """Whether anything does."""
        raise NotImplementedError
