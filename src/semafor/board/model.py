"""The board as immutable values: places, routes, tickets. No rules live here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from semafor.board import showing

GREY = "grey"


@dataclass(frozen=True, slots=True)
class Place:
    """A city, or a country at the edge of the map."""

    id: str
    names: Mapping[str, str]
    is_country: bool = False
    passengers: int | None = None
    drawing: Mapping[str, Any] = field(default_factory=dict)
    is_large: bool = False
    region: str = ""

    def name(self, language: str) -> str:
        """The name in a language, else the first one known, else the id."""
        return self.names.get(language) or next(iter(self.names.values()), self.id)


@dataclass(frozen=True, slots=True)
class Route:
    """One claimable line of spaces between two places (one strand)."""

    id: str
    a: str
    b: str
    length: int
    colour: str = GREY
    kind: str = ""
    locomotives: int = 0
    drawing: Mapping[str, Any] = field(default_factory=dict)
    is_unpainted: bool = False  # grey until somebody gives it a colour
    needs: tuple[str, ...] = ()  # regions that must all be in play

    @property
    def pair(self) -> tuple[str, str]:
        """The two ends in alphabetical order, equal for all strands of a pair."""
        return (self.a, self.b) if self.a < self.b else (self.b, self.a)


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two places to connect, a value, and the deck it belongs to."""

    id: str
    a: str
    b: str
    points: int
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """Everything printed: places, routes, tickets and the points table."""

    name: str
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    route_points: Mapping[int, int]
    frame: tuple[float, ...] = ()
    beyond: frozenset[str] = frozenset()  # routes that run off the edge of the board

    def _repr_html_(self) -> str | None:
        """How a notebook shows it."""
        return showing.shown(self)

    def place_index(self) -> dict[str, int]:
        """Place id to its number."""
        return {place.id: number for number, place in enumerate(self.places)}

    def route_index(self) -> dict[str, int]:
        """Route id to its number."""
        return {route.id: number for number, route in enumerate(self.routes)}

    def ticket_index(self) -> dict[str, int]:
        """Ticket id to its number."""
        return {ticket.id: number for number, ticket in enumerate(self.tickets)}

    def twins(self, route: Route) -> tuple[Route, ...]:
        """COM-CLAIM-17: other strands with the same two ends and the same length."""
        return tuple(
            other
            for other in self.routes
            if other.id != route.id and other.pair == route.pair and other.length == route.length
        )
