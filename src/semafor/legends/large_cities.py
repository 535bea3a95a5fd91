"""Large cities: a claim that reaches one draws a card.

Rules: LEG-CITY-1..4, LEG-EDGE-8, 13. Used by: legends.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from semafor.cards.ports import OF_SEATS
from semafor.cards.seats import read_seats
from semafor.cards.turn_marks import TAKEN_OPEN
from semafor.engine.advice import Bonus, Note
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import BONUSES, NOTES
from semafor.engine.rulebook import SHORT, Said, Section, Sentence
from semafor.engine.tables import DONE, ROUTES, SEATS, rows
from semafor.rules.drawing import draw_hidden

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


class DrawForLargeCity(Step):
    """LEG-CITY-1..4: one unseen card if either end is large; two large ends still give one."""

    def __init__(self, routes: list[set[int]], procedure: int) -> None:
        super().__init__()
        self.is_large = rows(SEATS, ROUTES)
        for seat, reached in enumerate(routes):
            for route in reached:
                self.is_large[seat][route] = 1
        self.procedure = procedure

    def run(self, state: State, at: int) -> int:
        """LEG-EDGE-13: the card comes whenever there is one; the limit binds the draw action only."""
        route = state.frames[at][2]
        if self.is_large[state.seat][route] and state.frames[at][4] != TAKEN_OPEN:
            if state.facts is not None:
                state.note("large_city", state.seat, route, 0)
            draw_hidden(state, self.procedure, state.seat, 1)
        return DONE

    def gives(self, seat: int, route: int) -> bool:
        """Whether a claim of a seat is at a large city."""
        return self.is_large[seat][route] != 0


def tell_card(step: DrawForLargeCity, state: State, seat: int, route: int) -> Iterator[Note]:
    """LEG-CITY-1, CAM-V: a card for a large city; one with an own depot is large too."""
    if step.gives(seat, route):
        yield Note("large", {}, "large", is_card=True)


class CardOfLargeCity(Bonus):
    """A card is worth a point."""

    def __init__(self, step: DrawForLargeCity) -> None:
        self.step = step

    def of_route(self, state: State, seat: int, route: int) -> int:
        """One card, or none."""
        return self.step.is_large[seat][route]


def build(builder: Builder) -> None:
    """One step of the claim, the last of the printed ones."""
    routes = [
        {
            number
            for number, route in enumerate(builder.board.routes)
            if route.a in large or route.b in large
        }
        for large in read_seats(builder).large
    ]
    step = DrawForLargeCity(routes, builder.procedure("bonus_card"))
    builder.step("claim", 1200, step, "LEG-CITY-1")
    builder.add(BONUSES, CardOfLargeCity(step))
    builder.add(NOTES, partial(tell_card, step))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("large", 570)
    yield Sentence("large", 100, "rulebook-large")
    yield Sentence("large", 200, "rulebook-large-order")
    yield Sentence(SHORT, 400, "short-large_cities")


MODULE = RuleModule(
    name="large_cities",
    wants=OF_SEATS,
    brings=(BONUSES, NOTES),
    rules=("LEG-CITY-1", "LEG-CITY-2", "LEG-CITY-3", "LEG-CITY-4"),
    facts={"large_city": ("route", "")},
    looks={"large_city": Look("city")},
    rulebook=rulebook,
    build=build,
)
