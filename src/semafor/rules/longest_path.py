"""The bonus for the longest path.

Rules: COM-LONG-1..5, COM-EDGE-20, 21, EUR-LONG-1. Used by: usa-classic, usa-refreshed, europe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.board.trails import TrailSearch
from semafor.engine.core import State
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.rulebook import Said, Sentence
from semafor.engine.sheet import ScoreSheet

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def longest_length(state: State, seat: int, search: TrailSearch) -> int:
    """COM-LONG-1..3: trains on the longest walk over own routes that uses no route twice."""
    tables = state.tables
    search.clear()
    for word in range(tables.words):
        mask = state.owned[seat][word]
        while mask:
            low = mask & -mask
            mask ^= low
            route = word * tables.word_bits + tables.bit[low % 269]
            search.add(tables.end_a[route], tables.end_b[route], tables.length[route])
    return search.longest()


class LongestPathLine(ScoreLine):
    """COM-LONG-4, 5: all seats tied for the longest path get the bonus; none at length 0."""

    def __init__(self, line: int, length_line: int, bonus: int) -> None:
        self.line = line
        self.length_line = length_line
        self.bonus = bonus

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Measure every seat, then reward the longest."""
        search = sheet.trails()
        best = 0
        for seat in range(state.tables.seats):
            length = longest_length(state, seat, search)
            sheet.put(self.length_line, seat, length)
            best = max(best, length)
        for seat in range(state.tables.seats):
            is_longest = best > 0 and sheet.get(self.length_line, seat) == best
            sheet.put(self.line, seat, self.bonus if is_longest else 0)


def build(builder: Builder) -> None:
    """Add the line to the final score."""
    line = builder.points_line("longest")
    length_line = builder.count_line("longest_length")
    builder.score_line(400, LongestPathLine(line, length_line, builder.number("bonus")))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A line of the final score."""
    bonus = {"points": ruleset.parameter("longest_path", "bonus")}
    yield Sentence(
        "score", 500, "rulebook-score-longest", bonus, is_item=True, pictures=("longest",)
    )


MODULE = RuleModule(
    name="longest_path",
    rules=("COM-LONG-1", "COM-LONG-2", "COM-LONG-3", "COM-LONG-4", "COM-LONG-5"),
    params={"bonus": Param(10, 0, 99)},
    rulebook=rulebook,
    build=build,
)
