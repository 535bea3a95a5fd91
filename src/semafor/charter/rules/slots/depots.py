"""Depots: a city with an own depot is large for its company; some cities are large for everybody.

Rules: CAM-V. Used by: campaign games 3 to 12. What a large city gives is the rule of another module,
which asks `read_seats` for the cities; here the depots are checked and shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.cards.ports import DEPOTS, Depots
from semafor.engine.core import State
from semafor.engine.module import Builder, Part, RuleModule


class DepotsPart(Part):
    """Depots by city and the cities large for everybody: fixed for a game, open to everybody."""

    name = "depots"

    def __init__(self, depots: Mapping[str, list[str]], large: list[str]) -> None:
        super().__init__(size=0)
        self.depots = {city: list(colours) for city, colours in depots.items()}
        self.large = list(large)

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """All of them."""
        return {"depots": self.depots, "large": self.large}


def read_depots(builder: Builder) -> Depots:
    """CAM-V: depots and large cities, checked."""
    depots = builder.settings.get("depots", {})
    large = builder.settings.get("large", [])
    if not isinstance(depots, Mapping):
        raise builder.bad("depots", depots, "colours by city")
    for city, colours in depots.items():
        if not isinstance(colours, list) or not set(colours) <= set(builder.kinds):
            raise builder.bad("depots", f"{city}: {colours}", "colours of companies")
    if not isinstance(large, list) or not all(isinstance(city, str) for city in large):
        raise builder.bad("large", large, "cities")
    return Depots(depots, large)


def build(builder: Builder) -> None:
    """CAM-V: show them."""
    depots = read_depots(builder)
    printed = [place.id for place in builder.board.places if place.is_large]
    builder.part(DepotsPart(depots.built, sorted({*printed, *depots.large})))


MODULE = RuleModule(
    name="depots",
    rules=("CAM-V",),
    tells=(DEPOTS.told_by(read_depots),),
    data=("depots", "large"),
    build=build,
)
