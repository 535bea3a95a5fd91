"""What cards may ask about the players: companies, depots, cities that are large for them."""

from __future__ import annotations

from dataclasses import dataclass

from semafor.cards.ports import BASINS, COMPANIES, DEPOTS, EXPOSITION, Depots
from semafor.engine.module import Builder


@dataclass(frozen=True, slots=True)
class Seats:
    """What selections may ask about the players: companies, depots, cities large for them.

    Attributes:
        companies: The colour of each seat's company, "" for none.
        large: For each seat the cities that are large for it.
        depots: For each seat the cities with its depot.
        ports: Cities that are ports.
        expo: The city of the exposition, "" without one.
    """

    companies: tuple[str, ...]
    large: tuple[frozenset[str], ...]
    depots: tuple[frozenset[str], ...]
    ports: frozenset[str] = frozenset()
    expo: str = ""


def read_seats(builder: Builder) -> Seats:
    """CAM-V, REG-COR-2: who has which company and depots, which cities are large for whom, which are ports.

    Who asks wants the ports `OF_SEATS`.
    """
    names = builder.find(COMPANIES) or [""] * builder.seats
    depots = builder.find(DEPOTS) or Depots({}, ())
    basins = builder.find(BASINS) or {}
    everybody = {place.id for place in builder.board.places if place.is_large}
    everybody.update(depots.large)
    own = tuple(
        frozenset(city for city, colours in depots.built.items() if name and name in colours)
        for name in names
    )
    return Seats(
        companies=tuple(names),
        large=tuple(frozenset(everybody | cities) for cities in own),
        depots=own,
        ports=frozenset(city for cities in basins.values() for city in cities),
        expo=builder.find(EXPOSITION) or "",
    )
