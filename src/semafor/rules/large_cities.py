"""Large cities: a claim that reaches one draws a card.

Rules: LEG-CITY-1..4, LEG-EDGE-8, 13. Used by: legends.
"""

from __future__ import annotations

from semafor.engine.core import State, Step
from semafor.engine.module import Builder, RuleModule
from semafor.engine.tables import DONE, ROUTES, zeros
from semafor.rules.drawing import draw_hidden


class DrawForLargeCity(Step):
    """LEG-CITY-1..4: one unseen card if either end is large; two large ends still give one."""

    def __init__(self, routes: list[int], procedure: int) -> None:
        super().__init__()
        self.is_large = zeros(ROUTES)
        for route in routes:
            self.is_large[route] = 1
        self.procedure = procedure

    def run(self, state: State, at: int) -> int:
        """LEG-EDGE-13: the card comes whenever there is one; the limit binds the draw action only."""
        route = state.frames[at][2]
        if self.is_large[route]:
            if state.facts is not None:
                state.note("large_city", state.seat, route, 0)
            draw_hidden(state, self.procedure, state.seat, 1)
        return DONE


def build(builder: Builder) -> None:
    """One step of the claim, the last of the printed ones."""
    large = {place.id for place in builder.board.places if place.is_large}
    routes = [
        number
        for number, route in enumerate(builder.board.routes)
        if route.a in large or route.b in large
    ]
    step = DrawForLargeCity(routes, builder.procedure("hidden_card"))
    builder.step("claim", 1200, step, "LEG-CITY-1")


MODULE = RuleModule(
    name="large_cities",
    rules=("LEG-CITY-1", "LEG-CITY-2", "LEG-CITY-3", "LEG-CITY-4"),
    facts={"large_city": ("route", "")},
    build=build,
)
