"""Long haul: long routes earn money by themselves.

Rules: CAM-K. Used by: campaign games 6 to 12.
"""

from __future__ import annotations

from semafor.cards.acts.money import change_money
from semafor.cards.ports import TARIFF
from semafor.engine.advice import Bonus
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import BONUSES
from semafor.engine.tables import DONE


class PayLongHaul(Step):
    """CAM-K: step 5; the printed length counts, not what was paid."""

    def __init__(self, dollars: list[int]) -> None:
        super().__init__()
        self.dollars = dollars

    def run(self, state: State, at: int) -> int:
        """Look the route up."""
        dollars = self.dollars[state.frame_value(at, 2)]
        if dollars:
            change_money(state, state.seat, dollars)
        return DONE


class LongHaulBonus(Bonus):
    """What that step pays."""

    def __init__(self, dollars: list[int]) -> None:
        self.dollars = dollars

    def of_route(self, state: State, seat: int, route: int) -> int:
        """In dollars."""
        return self.dollars[route]


def build(builder: Builder) -> None:
    """Step 5 of the claim."""
    least = builder.number("from")
    tariff = builder.port(TARIFF)
    dollars = [
        tariff + route.length - least if route.length >= least else 0
        for route in builder.board.routes
    ]
    builder.step("claim", 500, PayLongHaul(dollars), "CAM-K")
    builder.add(BONUSES, LongHaulBonus(dollars))


MODULE = RuleModule(
    name="long_haul",
    rules=("CAM-K",),
    needs=(TARIFF,),
    brings=(BONUSES,),
    params={"from": Param(4, 1, 9)},
    build=build,
)
