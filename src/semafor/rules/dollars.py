"""Dollars in place of points: money from the start, and the deposit slip at the end.

Rules: LEG-SETUP-4, LEG-DOLLAR-1..3, LEG-TURN-3, LEG-WIN-1..5, LEG-EDGE-25..27. Used by: legends.
What a player holds stands where other editions keep the running score.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.board.values import is_whole
from semafor.engine.access import score_of
from semafor.engine.core import State, Step
from semafor.engine.errors import SetupError
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE

MOST_GIVEN = 9999


class DollarsPart(Part):
    """LEG-DOLLAR-2: dollars lie open; they are the running score, so the part has no numbers."""

    name = "dollars"
    given = ("dollars",)

    def __init__(self, seats: int, start: int) -> None:
        super().__init__(size=0)
        self.seats = seats
        self.start = start

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """By seat."""
        return {"dollars": [score_of(state, player) for player in range(self.seats)]}

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's dollars by seat; a seat that is not named has what it starts with."""
        named = position.get("dollars") or {}
        for seat in range(self.seats):
            amount = named.get(seat, self.start)
            if not is_whole(amount, 0, MOST_GIVEN):
                raise SetupError("bad-position", key="dollars", value=amount)
            state.change_score(seat, amount - score_of(state, seat))

    def checks(self, state: State) -> dict[str, Any]:
        """By seat."""
        return {"dollars": dict(enumerate(self.show(state, None)["dollars"]))}


class StartMoney(Step):
    """LEG-SETUP-4: everybody begins with the same dollars."""

    def __init__(self, start: int) -> None:
        super().__init__()
        self.start = start

    def run(self, state: State, at: int) -> int:
        """Hand them out."""
        for seat in range(state.tables.seats):
            state.score[seat] = self.start
        return DONE


class DollarsLine(ScoreLine):
    """LEG-WIN-1: dollars held; beside them the turn order, which breaks the last ties."""

    def __init__(self, line: int, order_line: int) -> None:
        self.line = line
        self.order_line = order_line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """LEG-EDGE-27: seats are counted from the first player."""
        seats = state.tables.seats
        for seat in range(seats):
            sheet.put(self.line, seat, state.score[seat])
            sheet.put(self.order_line, seat, (seat + seats - state.first) % seats)


class UnusedTrainsLine(ScoreLine):
    """LEG-WIN-2: the fewer trains are left over, the larger the bonus."""

    def __init__(self, line: int, bonus: list[int]) -> None:
        self.line = line
        self.bonus = bonus

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Look the bonus up; beyond the table there is none."""
        for seat in range(state.tables.seats):
            left = state.trains[seat]
            sheet.put(self.line, seat, self.bonus[left] if left < len(self.bonus) else 0)


def build(builder: Builder) -> None:
    """Money at the start, two lines of the deposit slip, the floor of its total."""
    start = builder.number("start_dollars")
    bonus = builder.settings.get("unused_trains", [])
    if not isinstance(bonus, list) or not all(is_whole(dollars, 0, 99) for dollars in bonus):
        raise builder.bad("unused_trains", bonus, "a list of dollars")
    builder.part(DollarsPart(builder.seats, start))
    builder.step("setup", 320, StartMoney(start), "LEG-SETUP-4")
    line = builder.points_line("dollars")
    builder.score_line(110, DollarsLine(line, builder.count_line("turn_order")))
    builder.score_line(120, UnusedTrainsLine(builder.points_line("unused_trains"), bonus))
    builder.sizes["least_total"] = builder.number("least_total")


MODULE = RuleModule(
    name="dollars",
    rules=("LEG-SETUP-4", "LEG-WIN-1", "LEG-WIN-2", "LEG-WIN-3", "LEG-WIN-5"),
    params={"start_dollars": Param(5, 0, 99), "least_total": Param(0, 0, 0)},
    data=("unused_trains",),
    build=build,
)
