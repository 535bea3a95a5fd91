"""Dollars in place of points: money from the start, and the deposit slip at the end.

Rules: LEG-SETUP-4, LEG-DOLLAR-1..3, LEG-TURN-3, LEG-WIN-1..5, LEG-EDGE-25..27. Used by: legends.
What a player holds stands where other editions keep the running score.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from semafor.board.values import is_whole
from semafor.engine.access import score_of
from semafor.engine.core import State, Step
from semafor.engine.errors import SetupError
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import LEAST_TOTAL
from semafor.engine.rulebook import (
    SHORT,
    Counted,
    Phrase,
    Said,
    Sentence,
    Table,
    item,
    setting,
    unsaid,
)
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE
from semafor.legends.ports import UNUSED_TRAINS, UnusedTrains

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

MOST_GIVEN = 9999


# The worked example of a final score: dollars earned in the game, and trains left over.
EARNED = 31
LEFT = 3


class DollarsPart(Part):
    """LEG-DOLLAR-2: dollars lie open; they are the running score, so the part has no numbers."""

    name = "dollars"
    is_public = True
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
    unused = builder.points_line("unused_trains")
    builder.score_line(120, UnusedTrainsLine(unused, bonus))
    builder.bring(UNUSED_TRAINS, UnusedTrains(unused, bonus))
    builder.bring(LEAST_TOTAL, builder.number("least_total"))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """Dollars in place of points: goal, setup, final score, ties, advice."""
    number = ruleset.parameter
    start = {"trains": number("turns", "trains"), "hand": number("drawing", "hand")}
    start["dollars"] = number("dollars", "start_dollars")
    for section, place, key, values, other, is_item in (
        ("goal", 100, "rulebook-goal-money", {}, "rulebook-goal", False),
        ("setup", 100, "rulebook-setup-start-money", start, "rulebook-setup-start", False),
        ("score", 100, "rulebook-score-dollars", {}, "rulebook-score-routes", True),
        ("ties", 100, "rulebook-ties-money", {}, "rulebook-ties", False),
        ("first", 600, "rulebook-first-more-money", {}, "rulebook-first-more", True),
    ):
        yield Sentence(section, place, key, values, is_item, instead_of=other)
    yield unsaid("rulebook-claim-points")
    yield unsaid("rulebook-tips-narrow")
    yield item("tips", 200, "rulebook-tips-trains")
    yield item("score", 200, "rulebook-score-trains")
    yield Sentence("score", 900, "rulebook-score-floor")
    yield Sentence(SHORT, 100, "short-dollars")
    held = start["dollars"] + EARNED
    yield Counted(
        100, "example-score-dollars", held, {"start": start["dollars"]}, "play-line-dollars"
    )
    unused: Sequence[int] = setting(ruleset, "dollars", "unused_trains", ())
    if len(unused) > LEFT:
        told_left = {"trains": LEFT}
        yield Counted(
            110, "example-score-trains", unused[LEFT], told_left, "play-line-unused-trains"
        )
    spans = spans_of(setting(ruleset, "dollars", "unused_trains", ()))
    if spans:
        rows = (
            ("rulebook-unused-trains", tuple(span.phrase("rulebook-unused") for span in spans)),
            ("rulebook-unused-dollars", tuple(span.dollars for span in spans)),
        )
        table = Table("rulebook-unused-caption", rows)
        yield Sentence("score", 950, "rulebook-unused-caption", table=table)
        told = tuple(span.phrase("short-unused") for span in spans)
        yield Sentence(SHORT, 800, "short-unused", {"table": told})


class Span(NamedTuple):
    """Numbers of trains that earn the same; the last span has no end."""

    first: int
    last: int | None
    dollars: int

    def phrase(self, key: str) -> Phrase:
        """Such as 3, 5–7 or 11+, as the texts of a key put it."""
        values = {"from": self.first, "to": self.last, "dollars": self.dollars}
        if self.last is None:
            return Phrase(f"{key}-more", {"from": self.first})
        return Phrase(f"{key}-{'one' if self.first == self.last else 'range'}", values)


def spans_of(unused: Sequence[int]) -> list[Span]:
    """The dollars for 0, 1, 2 … trains left over; neighbours that earn the same are told together."""
    spans: list[Span] = []
    for trains, dollars in enumerate(unused):
        latest = spans.pop() if spans else Span(trains, trains, dollars)
        if latest.dollars == dollars:
            spans.append(latest._replace(last=trains))
        else:
            spans.append(latest)
            spans.append(Span(trains, trains, dollars))
    return [*spans, Span(len(unused), None, 0)] if spans else []


MODULE = RuleModule(
    name="dollars",
    brings=(UNUSED_TRAINS, LEAST_TOTAL),
    rules=("LEG-SETUP-4", "LEG-WIN-1", "LEG-WIN-2", "LEG-WIN-3", "LEG-WIN-5"),
    params={"start_dollars": Param(5, 0, 99), "least_total": Param(0, 0, 0)},
    data=("unused_trains",),
    rulebook=rulebook,
    build=build,
)
