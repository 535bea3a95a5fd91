"""Bonds: money at the start that costs more at the end.

Rules: CAM-D. Used by: campaign games 11 and 12.
"""

from __future__ import annotations

from semafor.cards.acts.money import change_money
from semafor.cards.choices import add_choice
from semafor.charter.rules.dealing import seats_from
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.ports import GANGS, PACKETS
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE


class AskBonds(Step):
    """CAM-D: in turn order each player takes as many bonds as they like, up to the limit."""

    def __init__(self, decision: int) -> None:
        super().__init__()
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """The first player's question lies on top."""
        for seat in reversed(seats_from(state, state.first)):
            state.push(self.decision, seat, 0, 0, 0)
        return DONE


class BondsLine(ScoreLine):
    """CAM-D, CAM-END-1: each bond is paid back on the slip."""

    def __init__(self, part: OpenPart, line: int, costs: int) -> None:
        self.part = part
        self.line = line
        self.costs = costs

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """What every seat owes."""
        for seat in range(state.tables.seats):
            sheet.put(self.line, seat, -self.costs * self.part.get(state, "bonds", seat))


def build(builder: Builder) -> None:
    """The choice in the setup and the line of the slip."""
    part = OpenPart("bonds", {"bonds": builder.seats})
    builder.part(part)
    gives, most = builder.number("gives"), builder.number("most")

    def act(state: State, seat: int, bonds: int, at: int) -> None:
        part.put(state, "bonds", seat, bonds)
        change_money(state, seat, gives * bonds)
        if state.facts is not None:
            state.note("bonds", seat, bonds, 0)

    def suggest(state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """One where the money at hand does not pay the dearest thing that is for sale."""
        ruleset = state.tables.ruleset
        gangs, packets = ruleset.find(GANGS), ruleset.find(PACKETS)
        dearest = 0 if gangs is None else gangs.price(state, seat)
        if packets is not None:
            dearest = max(dearest, packets.price)
        return min(names[-1], int(access.score_of(state, seat) < dearest))

    names = tuple(str(number) for number in range(most + 1))
    decision = add_choice(
        builder, "bonds", names, lambda state, seat, at: range(most + 1), act, "CAM-D", suggest
    )
    builder.step("setup", 1300, AskBonds(decision), "CAM-D")
    line = builder.points_line("bonds")
    builder.score_line(420, BondsLine(part, line, builder.number("costs")))


MODULE = RuleModule(
    name="bonds",
    rules=("CAM-D",),
    params={"gives": Param(6, 0, 99), "costs": Param(8, 0, 99), "most": Param(2, 0, 9)},
    facts={"bonds": ("count", "")},
    looks={"bonds": Look("coin")},
    build=build,
)
