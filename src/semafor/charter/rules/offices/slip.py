"""What rows change on the deposit slip: unused pieces, failed tickets, line 8.

Rules: CAM-END-1, CAM-A (CR10, CR13), CAM-CO-4 (CP4), postcards 34 and 76.
"""

from __future__ import annotations

from collections.abc import Sequence

from semafor.charter.rules.offices.moments import Powers, failed_values, forgiven
from semafor.charter.rules.offices.rows import Row
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder
from semafor.engine.ports import TICKETS_ROW
from semafor.engine.score import score_position
from semafor.engine.sheet import ScoreSheet
from semafor.legends.ports import UNUSED_TRAINS

LINE = "powers"


class FewerUnused(ScoreLine):
    """CAM-END-1: line 2 with some pieces fewer."""

    def __init__(self, powers: Powers, line: int, bonus: list[int]) -> None:
        self.powers = powers
        self.rows = [row for row in powers.rows if row.has("fewer_unused")]
        self.line = line
        self.bonus = bonus

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Look the bonus up again."""
        for seat in range(state.tables.seats):
            fewer = total(self.powers, self.rows, state, seat, "fewer_unused")
            if fewer:
                left = max(0, access.trains_of(state, seat) - fewer)
                sheet.put(self.line, seat, self.bonus[left] if left < len(self.bonus) else 0)


class ForgivenTickets(ScoreLine):
    """CAM-END-1: line 3 after tickets that count nothing and losses that are smaller."""

    def __init__(self, powers: Powers, line: int) -> None:
        self.powers = powers
        self.rows = [row for row in powers.rows if row.has("reduce_failed")]
        self.line = line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Give back what is not lost."""
        for seat in range(state.tables.seats):
            back = self.given_back(state, seat)
            if back:
                sheet.put(self.line, seat, sheet.get(self.line, seat) + back)

    def given_back(self, state: State, seat: int) -> int:
        """The dearest failed tickets within the limits of used cards, then the auditor's part."""
        limits = self.powers.void_limits(state, seat)
        smaller = total(self.powers, self.rows, state, seat, "reduce_failed")
        if not limits and not smaller:
            return 0
        failed = failed_values(state, seat)
        back = forgiven(failed, limits)
        return back + min(smaller, sum(failed) - back)


class PowersLine(ScoreLine):
    """CAM-END-1: line 8, dollars of rows of the end of the game."""

    def __init__(self, powers: Powers, line: int) -> None:
        self.powers = powers
        self.line = line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """As they were written down."""
        part = self.powers.part
        for seat in range(state.tables.seats):
            sheet.put(self.line, seat, part.get(state, part.line_at + seat))


def total(powers: Powers, rows: Sequence[Row], state: State, seat: int, op: str) -> int:
    """The sum of an op over some rows, those of a seat."""
    return sum(
        effect.number("n")
        for row in rows
        if powers.part.owner(state, row.number) == seat
        for effect in row.effects
        if effect.op == op
    )


def slip_ranks(state: State) -> list[int]:
    """CAM-END-1: the ranking by lines 1 to 7; ties as always."""
    result = score_position(state)
    ruleset = state.tables.ruleset
    least = ruleset.least_total
    keys = []
    for lines in result.lines:
        points = sum(lines[name] for name in ruleset.points_lines if name != LINE)
        points = points if least is None else max(points, least)
        keys.append((points, *(lines[name] for name in ruleset.tie_breaks)))
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def build_slip(builder: Builder, powers: Powers) -> None:
    """Lines of the slip that rows change."""
    unused = builder.port(UNUSED_TRAINS)
    builder.score_line(125, FewerUnused(powers, unused.row, list(unused.dollars)))
    builder.score_line(205, ForgivenTickets(powers, builder.port(TICKETS_ROW)))
    builder.score_line(450, PowersLine(powers, builder.points_line(LINE)))
