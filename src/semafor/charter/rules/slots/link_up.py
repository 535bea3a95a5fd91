"""Link-up: joining two parts of the own network earns money.

Rules: CAM-O. Used by: campaign games 4 to 12.
"""

from __future__ import annotations

from semafor.cards.acts.modules import add_counter
from semafor.cards.acts.money import change_money
from semafor.cards.ports import COUNTERS, TARIFF
from semafor.cards.standing import Standing, standing_of
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.access import routes_of
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, RuleModule
from semafor.engine.sheet import Network
from semafor.engine.tables import DONE


def smaller_part(state: State, seat: int, route: int) -> int:
    """Routes in the smaller of the two parts that a route has joined, 0 if it joined none."""
    tables = state.tables
    network = Network()
    network.clear(tables.nodes)
    owned = routes_of(state, seat)
    for own in owned:
        if own != route:
            network.join(tables.end_a[own], tables.end_b[own])
    first, second = network.find(tables.end_a[route]), network.find(tables.end_b[route])
    if first == second:
        return 0
    counts = [0, 0]
    for own in owned:
        if own != route:
            root = network.find(tables.end_a[own])
            if root == first:
                counts[0] += 1
            elif root == second:
                counts[1] += 1
    return min(counts)


class PayLinkUp(Step):
    """CAM-O: step 4; as many dollars as the smaller part has routes, at most the tariff level."""

    def __init__(self, part: OpenPart, tariff: int, standing: Standing) -> None:
        super().__init__()
        self.part = part
        self.tariff = tariff
        self.standing = standing

    def run(self, state: State, at: int) -> int:
        """Loops and extensions earn nothing."""
        seat = state.seat
        smaller = smaller_part(state, seat, state.frame_value(at, 2))
        if smaller > 0:
            self.part.add(state, "linkups", seat, 1)
            bonus = self.standing.modifier(state, seat, "O", "bonus")
            change_money(state, seat, min(self.tariff, smaller) + bonus)
        return DONE


def build(builder: Builder) -> None:
    """Step 4 of the claim, and its counter."""
    part = OpenPart("link_up", {"linkups": builder.seats})
    builder.part(part)
    add_counter(builder, "linkups", lambda state, seat: part.get(state, "linkups", seat))
    step = PayLinkUp(part, builder.port(TARIFF), standing_of(builder))
    builder.step("claim", 400, step, "CAM-O")


MODULE = RuleModule(
    name="link_up",
    rules=("CAM-O",),
    needs=(TARIFF,),
    brings=(COUNTERS,),
    card_words={"O": ("bonus",)},
    counters=("linkups",),
    build=build,
)
