"""The bonus for the longest path.

Rules: COM-LONG-1..5, COM-EDGE-20, 21, EUR-LONG-1. Used by: usa-classic, usa-refreshed, europe.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from semafor.board.trails import TrailSearch
from semafor.engine.core import State
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.rulebook import Counted, Example, Moment, Said, Stretch, item, line
from semafor.engine.sheet import ScoreSheet

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

# Routes of the worked example, end to end.
CHAIN = 3
LONGEST = 99


def longest_length(state: State, seat: int, search: TrailSearch) -> int:
    """COM-LONG-1..3: trains on the longest walk over own routes that uses no route twice."""
    tables = state.tables
    search.clear()
    for word in range(tables.words):
        mask = state.owned[seat][word]
        while mask:
            low = mask & -mask
            mask ^= low
            route = word * tables.word_bits + tables.ordinal(low) - 1
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
    yield item("score", 500, "rulebook-score-longest", **bonus)
    yield Counted(400, "example-score-longest", bonus["points"], label="play-line-longest")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """A chain of routes of this board, and one that leads off it."""
    chain = find_chain(ruleset)
    if not chain:
        return
    *path, spur = chain
    trains = sum(part.length for part in path)
    told = {"trains": trains, "length": spur.length}
    yield Example(
        "score",
        100,
        "example-longest",
        (Moment("example-longest-count", told, (line(*path, spur),)),),
    )


def find_chain(ruleset: Ruleset) -> list[Stretch]:
    """Three routes end to end and one shorter from the place before the last; empty where the board has none."""
    board = ruleset.board
    border = {place.id for place in board.places if place.is_country}
    routes = [
        route
        for route in board.routes
        if border.isdisjoint(route.pair) and route.id not in board.beyond and not board.twins(route)
    ]
    for first in routes:
        places = [first.a, first.b]
        lengths = [first.length]
        while len(lengths) <= CHAIN:
            start = places[min(len(lengths), CHAIN - 1)]
            most = min(lengths[1:]) if len(lengths) == CHAIN else LONGEST
            found = next(
                (
                    route
                    for route in routes
                    if start in route.pair
                    and (route.b if route.a == start else route.a) not in places
                    and route.length < most
                ),
                None,
            )
            if found is None:
                break
            lengths.append(found.length)
            places.append(found.b if found.a == start else found.a)
        if len(lengths) > CHAIN:
            return _drawn(places, lengths)
    return []


def _drawn(places: Sequence[str], lengths: Sequence[int]) -> list[Stretch]:
    """The chain lit, the last stretch by itself."""
    starts = [*places[:CHAIN], places[CHAIN - 1]]
    return [
        Stretch(start, end, length, "grey", owner="you", is_lit=number < CHAIN)
        for number, (start, end, length) in enumerate(zip(starts, places[1:], lengths, strict=True))
    ]


MODULE = RuleModule(
    name="longest_path",
    rules=("COM-LONG-1", "COM-LONG-2", "COM-LONG-3", "COM-LONG-4", "COM-LONG-5"),
    params={"bonus": Param(10, 0, 99)},
    rulebook=rulebook,
    build=build,
)
