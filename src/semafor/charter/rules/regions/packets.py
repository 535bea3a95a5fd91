"""Steam packets: for a fee two ports of one basin are linked.

Rules: CAM-R, REG-COR-1, 3. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from itertools import combinations

from semafor.cards.acts.modules import add_counter
from semafor.cards.acts.money import change_money
from semafor.cards.choices import DECLINE, add_choice
from semafor.cards.networks import are_joined, node_of, own_network, own_places
from semafor.cards.ports import BASINS, COUNTERS, TARIFF
from semafor.cards.standing import Standing, standing_of
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.ports import PACKETS
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State, Step
from semafor.engine.lines import Links
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.sheet import Network
from semafor.engine.tables import DONE


class Lines:
    """Pairs of ports, and who has opened which line."""

    def __init__(self, builder: Builder) -> None:
        places = builder.board.place_index()
        found: set[tuple[str, str]] = set()
        for cities in builder.port(BASINS).values():
            ports = sorted(city for city in cities if city in places)
            found.update(combinations(ports, 2))
        self.names = tuple(f"{a}-{b}" for a, b in sorted(found))
        self.ports = [(places[a], places[b]) for a, b in sorted(found)]
        # The lines from either end of every route.
        self.from_route = [
            [
                line
                for line, ports in enumerate(self.ports)
                if {places[route.a], places[route.b]} & {*ports}
            ]
            for route in builder.board.routes
        ]
        self.part = OpenPart("packets", {"lines": builder.seats})
        self.price = builder.number("price") + builder.port(TARIFF)
        self.is_far = bool(builder.number("far"))
        self.standing: Standing = standing_of(builder)

    def open_now(self, state: State, seat: int, route: int) -> list[int]:
        """CAM-R: lines from an end of the route to a port of another component: an own one, or (`far`) any."""
        lines = self.from_route[route]
        if not lines or access.score_of(state, seat) < self.price:
            return []
        taken = self.part.values(state, "lines")
        if taken[seat] or self.standing.modifier(state, seat, "coral", "closed"):
            return []
        touched = own_places(state, seat)
        able = [
            line
            for line in lines
            if line + 1 not in taken and (self.is_far or touched.issuperset(self.ports[line]))
        ]
        if not able:
            return []
        network = own_network(state, seat)
        return [line for line in able if not are_joined(network, state, *self.ports[line])]

    def legal(self, state: State, seat: int, at: int) -> list[int]:
        """The lines and the answer that opens none."""
        return [*self.open_now(state, seat, state.frame_value(at, 2)), len(self.names)]

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """The line that completes most, if that is more than its price: a ticket that fails costs as much as it pays."""
        *lines, decline = names
        gains = {line: wishes.gain_of_link(state, *self.ports[line]) for line in lines}
        best = max(gains, key=lambda line: gains[line])
        return best if 2 * gains[best] > self.price else decline

    def start(self, state: State, seat: int, line: int, at: int) -> None:
        """Pay and open the line."""
        if line < len(self.names):
            change_money(state, seat, -self.price)
            self.part.put(state, "lines", seat, line + 1)
            if state.facts is not None:
                state.note("packet_line", seat, *self.ports[line])


class AskLine(Step):
    """CAM-R: step 8, once a game for each player."""

    def __init__(self, lines: Lines, decision: int) -> None:
        super().__init__()
        self.lines = lines
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """Ask if a line can be opened and paid."""
        route = state.frame_value(at, 2)
        if self.lines.open_now(state, state.seat, route):
            state.push(self.decision, state.seat, route, 0, 0)
        return DONE


class PacketLinks(Links):
    """CAM-R: the line joins the links of its owner, no components."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    def join(self, state: State, seat: int, network: Network) -> None:
        """Join its two ports."""
        line = self.lines.part.get(state, "lines", seat) - 1
        if line >= 0:
            a, b = self.lines.ports[line]
            network.join(node_of(state, a), node_of(state, b))


def build(builder: Builder) -> None:
    """Step 8 of the claim and the link."""
    lines = Lines(builder)
    builder.part(lines.part)
    builder.bring(PACKETS, lines)
    names = (*lines.names, DECLINE)
    decision = add_choice(
        builder, "packet_line", names, lines.legal, lines.start, "CAM-R", lines.suggest
    )
    builder.step("claim", 800, AskLine(lines, decision), "CAM-R")
    builder.link(PacketLinks(lines))
    part = lines.part
    add_counter(
        builder, "packet_lines", lambda state, seat: int(part.get(state, "lines", seat) > 0)
    )


MODULE = RuleModule(
    name="packets",
    rules=("CAM-R", "REG-COR-1", "REG-COR-3"),
    needs=(TARIFF, BASINS),
    brings=(PACKETS, COUNTERS),
    facts={"packet_line": ("place", "place_b")},
    card_words={"coral": ("closed",)},
    counters=("packet_lines",),
    params={"price": Param(4, 0, 9), "far": Param(0, 0, 1)},
    build=build,
)
