"""Herds: loaded on the range, sold in stockyards, the farther the dearer.

Rules: CAM-M, REG-RAN-1..3. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.choices import DECLINE, add_choice, first_name
from semafor.cards.networks import distances
from semafor.cards.ports import COUNTERS, MODULE_ACTS, TARIFF
from semafor.cards.standing import Standing, standing_of
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.ports import HERDS
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State, Step
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE

CARRIED = 2
DELIVERIES = 3
FEW_TRAINS = 8
GOOD_PRICE = 4  # and the tariff


class Ranch:
    """Where herds stand, who carries which, what the stockyards have taken."""

    def __init__(self, builder: Builder, cities: list[str], yards: list[str]) -> None:
        self.cities = sorted(cities)
        self.yards = yards
        self.supply = builder.number("supply")
        rows = {
            "herds": len(cities),
            "carried": CARRIED * builder.seats,
            "deliveries": len(yards),
            "delivered": builder.seats,
        }
        self.part = OpenPart("herds", rows)
        places = builder.board.place_index()
        self.places = [places[city] for city in self.cities]
        self.yard_places = [places[city] for city in yards]
        # The cities of herds at either end of every route.
        self.at_route = [
            [at for at, city in enumerate(self.cities) if city in (route.a, route.b)]
            for route in builder.board.routes
        ]
        self.tariff = builder.port(TARIFF)
        self.standing: Standing = standing_of(builder)

    def slot(self, state: State, seat: int) -> int:
        """The first free place of a seat's cars, -1 for none."""
        for slot in range(CARRIED):
            if self.part.get(state, "carried", CARRIED * seat + slot) == 0:
                return slot
        return -1

    def loadable(self, state: State, seat: int, route: int) -> list[int]:
        """CAM-M: ends of the route with a herd, while a car is free."""
        near = self.at_route[route]
        if not near or self.slot(state, seat) < 0:
            return []
        return [index for index in near if self.part.get(state, "herds", index) > 0]

    def load(self, state: State, seat: int, index: int, at: int) -> None:
        """Take one herd and note its origin."""
        if index < len(self.cities):
            self.part.put(state, "carried", CARRIED * seat + self.slot(state, seat), index + 1)
            self.part.add(state, "herds", index, -1)
            if state.facts is not None:
                state.note("loaded_herd", seat, self.places[index], 0)

    def sellable(self, state: State, seat: int, slot: int) -> dict[int, int]:
        """CAM-M: stockyards of the origin's component that still buy, and what they pay."""
        origin = self.part.get(state, "carried", CARRIED * seat + slot) - 1
        if origin < 0:
            return {}
        reached = distances(state, seat, self.places[origin])
        more = self.standing.modifier(state, seat, "range", "delivery")
        tariff = self.tariff
        return {
            yard: min(6 + tariff, 2 + tariff + reached[place]) + more
            for yard, place in enumerate(self.yard_places)
            if place in reached and self.part.get(state, "deliveries", yard) < DELIVERIES
        }

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """The best yard when the price is good or pieces run out."""
        prices = self.sellable(state, seat, state.frame_value(at, 2))
        best = max(prices, key=lambda yard: (prices[yard], -yard))
        is_late = access.trains_of(state, seat) < FEW_TRAINS or state.last_round >= 0
        return best if is_late or prices[best] >= GOOD_PRICE + self.tariff else names[-1]

    def unload(self, state: State, seat: int, yard: int, at: int) -> None:
        """Sell the herd of the car that was asked about."""
        if yard == len(self.yards):
            return
        slot = state.frame_value(at, 2)
        earned = self.sellable(state, seat, slot)[yard]
        self.part.put(state, "carried", CARRIED * seat + slot, 0)
        self.part.add(state, "deliveries", yard, 1)
        self.part.add(state, "delivered", seat, 1)
        if state.facts is not None:
            state.note("sold_herd", seat, self.yard_places[yard], earned)
        change_money(state, seat, earned)

    def restock(self, state: State, seat: int, n: int) -> None:
        """REG-RAN-2: a herd on every city without one, in the order of the alphabet."""
        used = sum(self.part.values(state, "herds"))
        used += sum(1 for origin in self.part.values(state, "carried") if origin)
        for index in range(len(self.cities)):
            if self.part.get(state, "herds", index) == 0 and used < self.supply:
                self.part.put(state, "herds", index, 1)
                used += 1


class LayOutHerds(Step):
    """REG-RAN-1: one herd on each city of the region."""

    def __init__(self, ranch: Ranch) -> None:
        super().__init__()
        self.ranch = ranch

    def run(self, state: State, at: int) -> int:
        """Place them."""
        for index in range(len(self.ranch.cities)):
            self.ranch.part.put(state, "herds", index, 1)
        return DONE


class AskLoad(Step):
    """CAM-M: step 1; load before unloading."""

    def __init__(self, ranch: Ranch, decision: int) -> None:
        super().__init__()
        self.ranch = ranch
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """Ask if there is a herd at an end."""
        route = state.frame_value(at, 2)
        if self.ranch.loadable(state, state.seat, route):
            state.push(self.decision, state.seat, route, 0, 0)
        return DONE


class AskUnload(Step):
    """CAM-M: step 1; one carried herd after the other."""

    def __init__(self, ranch: Ranch, decision: int, slot: int) -> None:
        super().__init__()
        self.ranch = ranch
        self.decision = decision
        self.slot = slot

    def run(self, state: State, at: int) -> int:
        """Ask if a stockyard can be reached."""
        if self.ranch.sellable(state, state.seat, self.slot):
            state.push(self.decision, state.seat, self.slot, 0, 0)
        return DONE


class HerdsLine(ScoreLine):
    """CAM-M, CAM-END-1: a herd still carried costs one dollar."""

    def __init__(self, ranch: Ranch, line: int) -> None:
        self.ranch = ranch
        self.line = line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """For all seats."""
        carried = self.ranch.part.values(state, "carried")
        for seat in range(state.tables.seats):
            own = carried[CARRIED * seat : CARRIED * seat + CARRIED]
            sheet.put(self.line, seat, -sum(1 for origin in own if origin))


def build(builder: Builder) -> None:
    """Layout, step 1 of the claim, slip."""
    region = builder.text("region")
    cities = [place.id for place in builder.board.places if place.region == region]
    known = {place.id for place in builder.board.places}
    yards = [city for city in builder.settings.get("stockyards", []) if city in known]
    ranch = Ranch(builder, cities, yards)
    builder.part(ranch.part)
    builder.bring(HERDS, ranch)

    def may_load(state: State, seat: int, at: int) -> list[int]:
        return [*ranch.loadable(state, seat, state.frame_value(at, 2)), len(ranch.cities)]

    def may_unload(state: State, seat: int, at: int) -> list[int]:
        return [*ranch.sellable(state, seat, state.frame_value(at, 2)), len(ranch.yards)]

    names = (*ranch.cities, DECLINE)
    load = add_choice(builder, "load_herd", names, may_load, ranch.load, "CAM-M", first_name)
    names = (*ranch.yards, DECLINE)
    unload = add_choice(
        builder, "unload_herd", names, may_unload, ranch.unload, "CAM-M", ranch.suggest
    )
    builder.step("setup", 1220, LayOutHerds(ranch), "REG-RAN-1")
    builder.step("claim", 100, AskLoad(ranch, load), "CAM-M")
    for slot in range(CARRIED):
        builder.step("claim", 110 + slot, AskUnload(ranch, unload, slot), "CAM-M")
    builder.score_line(440, HerdsLine(ranch, builder.points_line("herds")))
    add_module_op(builder, "range", "restock", ranch.restock)
    part = ranch.part
    add_counter(builder, "herds_delivered", lambda state, seat: part.get(state, "delivered", seat))


MODULE = RuleModule(
    name="herds",
    rules=("CAM-M", "REG-RAN-1", "REG-RAN-2", "REG-RAN-3"),
    needs=(TARIFF,),
    brings=(HERDS, COUNTERS, MODULE_ACTS),
    params={"supply": Param(12, 0, 40)},
    texts=("region",),
    data=("stockyards",),
    facts={"loaded_herd": ("place", ""), "sold_herd": ("place", "dollars")},
    card_words={"range": ("restock", "delivery")},
    counters=("herds_delivered",),
    build=build,
)
