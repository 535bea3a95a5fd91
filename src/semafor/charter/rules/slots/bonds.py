"""Bonds: money at the start that costs more at the end, and less where the tickets bring what was promised.

Rules: CAM-D. Used by: campaign games 11 and 12.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

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
from semafor.engine.ports import TICKETS_ROW
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


@dataclass(frozen=True)
class Terms:
    """CAM-D: what a bond gives and costs, and what is let off where the tickets bring what was promised.

    Attributes:
        gives: Dollars for a bond, before the first turn.
        costs: Dollars for a bond, at the end.
        less: Dollars fewer for a bond whose promise was kept.
        promise: What the tickets must bring for the first bond.
        step: How much more for every further one.
    """

    gives: int
    costs: int
    less: int = 0
    promise: int = 0
    step: int = 0

    def promises_kept(self, tickets: int, bonds: int) -> int:
        """How many of so many bonds keep their promise when the tickets bring so much."""
        return sum(tickets >= self.promise + self.step * number for number in range(bonds))

    @property
    def told(self) -> dict[str, int]:
        """The numbers of the sentences: `kept` is paid where a promise was, `further` is asked of a second bond."""
        return {
            **asdict(self),
            "kept": self.costs - self.less,
            "further": self.promise + self.step,
        }

    def owed(self, tickets: int, bonds: int) -> int:
        """Dollars to pay at the end."""
        return self.costs * bonds - self.less * self.promises_kept(tickets, bonds)


class BondsPart(OpenPart):
    """CAM-D: who has how many, open to all."""

    def __init__(self, seats: int, terms: Terms) -> None:
        super().__init__("bonds", {"bonds": seats})
        self.terms = terms

    def asks(self, state: State, decision: str) -> dict[str, Any]:
        """The terms, for whoever must decide."""
        return dict(self.terms.told) if decision == "bonds" else {}


class BondsLine(ScoreLine):
    """CAM-D, CAM-END-1: the bonds are paid back on the slip, after the tickets are counted."""

    def __init__(self, part: OpenPart, line: int, tickets: int, terms: Terms) -> None:
        self.part = part
        self.line = line
        self.tickets = tickets
        self.terms = terms

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """What every seat owes."""
        for seat in range(state.tables.seats):
            bonds = self.part.get(state, "bonds", seat)
            owed = self.terms.owed(sheet.get(self.tickets, seat), bonds)
            sheet.put(self.line, seat, -owed)


def build(builder: Builder) -> None:
    """The choice in the setup and the line of the slip."""
    names = ("gives", "costs", "less", "promise", "step")
    terms = Terms(*(builder.number(name) for name in names))
    part, most = BondsPart(builder.seats, terms), builder.number("most")
    builder.part(part)

    def act(state: State, seat: int, bonds: int, at: int) -> None:
        part.put(state, "bonds", seat, bonds)
        change_money(state, seat, terms.gives * bonds)
        if state.facts is not None:
            state.note("bonds", seat, bonds, 0)

    def suggest(state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """As many as the tickets in hand can keep the promises of; where none is asked for, enough for what is for sale."""
        if terms.less:
            values = state.tables.ruleset.board.tickets
            held = sum(values[ticket].points for ticket in access.held_tickets(state, seat))
            return terms.promises_kept(held, names[-1])
        ruleset = state.tables.ruleset
        gangs, packets = ruleset.find(GANGS), ruleset.find(PACKETS)
        dearest = 0 if gangs is None else gangs.price(state, seat)
        if packets is not None:
            dearest = max(dearest, packets.price)
        return min(names[-1], int(access.score_of(state, seat) < dearest))

    numbers = tuple(str(number) for number in range(most + 1))
    decision = add_choice(
        builder, "bonds", numbers, lambda state, seat, at: range(most + 1), act, "CAM-D", suggest
    )
    builder.step("setup", 1300, AskBonds(decision), "CAM-D")
    line = builder.points_line("bonds")
    builder.score_line(420, BondsLine(part, line, builder.port(TICKETS_ROW), terms))


MODULE = RuleModule(
    name="bonds",
    rules=("CAM-D",),
    needs=(TICKETS_ROW,),
    params={
        "gives": Param(6, 0, 99),
        "costs": Param(8, 0, 99),
        "most": Param(2, 0, 9),
        "less": Param(0, 0, 99),
        "promise": Param(0, 0, 999),
        "step": Param(0, 0, 999),
    },
    facts={"bonds": ("count", "")},
    looks={"bonds": Look("coin")},
    build=build,
)
