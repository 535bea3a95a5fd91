"""The Globetrotter: a bonus for most completed tickets.

Rules: GER-GLOBE-1, 2, GER-EDGE-14. Used by: germany.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.core import State
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import COMPLETED_ROW
from semafor.engine.rulebook import Counted, Said, item
from semafor.engine.sheet import ScoreSheet

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


class GlobetrotterLine(ScoreLine):
    """GER-GLOBE-1: all seats with most completed tickets get the bonus; none at zero."""

    def __init__(self, line: int, completed_line: int, bonus: int) -> None:
        self.line = line
        self.completed_line = completed_line
        self.bonus = bonus

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Compare the completed tickets."""
        best = 0
        for seat in range(state.tables.seats):
            best = max(best, sheet.get(self.completed_line, seat))
        for seat in range(state.tables.seats):
            has_most = best > 0 and sheet.get(self.completed_line, seat) == best
            sheet.put(self.line, seat, self.bonus if has_most else 0)


def build(builder: Builder) -> None:
    """Add the line; it reads what the tickets' line has counted."""
    line = builder.points_line("globetrotter")
    completed = builder.port(COMPLETED_ROW)
    builder.score_line(310, GlobetrotterLine(line, completed, builder.number("bonus")))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A line of the final score."""
    bonus = ruleset.parameter("globetrotter", "bonus")
    yield item("score", 600, "rulebook-score-globetrotter", points=bonus)
    yield Counted(250, "example-score-globetrotter", bonus, label="play-line-globetrotter")


MODULE = RuleModule(
    name="globetrotter",
    needs=(COMPLETED_ROW,),
    rules=("GER-GLOBE-1", "GER-GLOBE-2"),
    params={"bonus": Param(15, 0, 99)},
    rulebook=rulebook,
    build=build,
)
