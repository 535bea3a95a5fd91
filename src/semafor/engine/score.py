"""The final result: lines by seat, ranks and winners.

Rules: COM-SCORE-5, COM-TIE-1..3, COM-EDGE-24, 25 and the editions' tie-breaks (as data).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from semafor.engine.core import State
from semafor.engine.sheet import ScoreSheet


@dataclass(frozen=True, slots=True)
class Result:
    """Points by line, counts, totals, ranks and winners, by seat."""

    lines: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def last(self) -> int:
        """The seat at the bottom of the ranking (the last of those who share it)."""
        return max(range(len(self.ranks)), key=lambda seat: (self.ranks[seat], seat))

    def to_dict(self) -> dict[str, Any]:
        """Plain data for records and clients."""
        seats = [
            {**lines, "total": total} for lines, total in zip(self.lines, self.totals, strict=True)
        ]
        return {"seats": seats, "ranks": list(self.ranks), "winners": list(self.winners)}


def score_position(state: State, sheet: ScoreSheet | None = None) -> Result:
    """Score a position as if the game ended now; whoever scores many brings a sheet to write on."""
    ruleset = state.tables.ruleset
    if sheet is None:
        sheet = ScoreSheet()
    else:
        sheet.clear()
    for line in state.tables.score_lines:
        line.write(state, sheet)
    lines = []
    totals = []
    for seat in range(ruleset.seats):
        values = {name: sheet.get(row, seat) for name, row in ruleset.line_rows.items()}
        lines.append(values)
        total = sum(values[name] for name in ruleset.points_lines)
        least = ruleset.least_total
        totals.append(total if least is None else max(total, least))
    keys = [_key(ruleset.tie_breaks, lines[seat], totals[seat]) for seat in range(ruleset.seats)]
    ranks = tuple(1 + sum(1 for other in keys if other > key) for key in keys)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(tuple(lines), tuple(totals), ranks, winners)


def _key(tie_breaks: tuple[str, ...], lines: dict[str, int], total: int) -> tuple[int, ...]:
    """Total, then each criterion; a leading minus says that less is better."""
    values = (-lines[name[1:]] if name.startswith("-") else lines[name] for name in tie_breaks)
    return (total, *values)
