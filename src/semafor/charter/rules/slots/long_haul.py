"""Long haul: long routes earn money by themselves.

Rules: CAM-K. Used by: campaign games 6 to 12.
"""

from __future__ import annotations

from semafor.cards.acts.money import change_money
from semafor.cards.ports import TARIFF
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, Param, RuleModule
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


def build(builder: Builder) -> None:
    """Step 5 of the claim."""
    least = builder.number("from")
    tariff = builder.port(TARIFF)
    dollars = [
        tariff + route.length - least if route.length >= least else 0
        for route in builder.board.routes
    ]
    builder.step("claim", 500, PayLongHaul(dollars), "CAM-K")


MODULE = RuleModule(
    name="long_haul",
    rules=("CAM-K",),
    needs=(TARIFF,),
    params={"from": Param(4, 1, 9)},
    build=build,
)
