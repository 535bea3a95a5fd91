"""The exposition: a pavilion for every region that the own network joins with its city.

Rules: CAM-U. Used by: campaign game 12.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter
from semafor.cards.acts.money import change_money
from semafor.cards.networks import component_of
from semafor.cards.ports import COUNTERS, EXPOSITION
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, RuleModule
from semafor.engine.tables import DONE


class BuildPavilions(Step):
    """CAM-U: step 11; the k-th pavilion of a player gains 1 + k dollars."""

    def __init__(self, part: OpenPart, city: int, regions: list[str], home: list[int]) -> None:
        super().__init__()
        self.part = part
        self.city = city
        self.regions = regions
        self.home = home

    def run(self, state: State, at: int) -> int:
        """Own routes only; several at once in the order in which the regions opened."""
        seat = state.seat
        reached = {self.home[place] for place in component_of(state, seat, self.city)}
        for region in range(len(self.regions)):
            if region not in reached or region == self.home[self.city]:
                continue
            built = self.part.get(state, "pavilions", seat)
            if built & (1 << region):
                continue
            built |= 1 << region
            self.part.put(state, "pavilions", seat, built)
            change_money(state, seat, 1 + built.bit_count())
            if state.facts is not None:
                state.note("pavilion", seat, built.bit_count(), 0)
        return DONE


def build(builder: Builder) -> None:
    """Step 11 of the claim."""
    part = OpenPart("exposition", {"pavilions": builder.seats})
    builder.part(part)
    city = builder.text("city")
    places = builder.board.place_index()
    if city not in places:
        raise builder.bad("city", city, "a city of the board")
    order = builder.settings.get("order") or []
    regions = list(dict.fromkeys([place.region for place in builder.board.places]))
    regions.sort(key=lambda region: order.index(region) if region in order else -1)
    home = [regions.index(place.region) for place in builder.board.places]
    step = BuildPavilions(part, places[city], regions, home)
    builder.step("claim", 1100, step, "CAM-U")
    add_counter(
        builder,
        "pavilions",
        lambda state, seat: part.get(state, "pavilions", seat).bit_count(),
    )


MODULE = RuleModule(
    name="exposition",
    rules=("CAM-U",),
    texts=("city",),
    data=("order",),
    facts={"pavilion": ("count", "")},
    brings=(COUNTERS,),
    tells=(EXPOSITION.told_by(lambda builder: builder.text("city")),),
    counters=("pavilions",),
    build=build,
)
