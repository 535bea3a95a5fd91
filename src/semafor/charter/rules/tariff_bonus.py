"""The company bonus of a campaign: by length and tariff level, with what clauses and events add.

Rules: CAM-3, CAM-CO-1, CAM-CO-3, LEG-CBON-1..3. Used by: campaign games, in place of the bonus of
`companies` (its `bonus_step` is 0 then).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from semafor.cards.ports import OF_SEATS, TARIFF
from semafor.cards.reader import Effect
from semafor.cards.seats import read_seats
from semafor.cards.standing import Standing, standing_of
from semafor.charter.rules.ports import COMPANY_BONUS
from semafor.engine.advice import Note
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import NOTES
from semafor.engine.rulebook import Said, unsaid
from semafor.engine.tables import DONE
from semafor.rules.drawing import draw_hidden

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

NO_BONUS = -1


def fitting(rows: list[Effect], seat: int, route: int) -> list[Effect]:
    """Those of some rows that hold for a route."""
    return [row for row in rows if row.fits(seat, route)]


class PayTariffBonus(Step):
    """CAM-3: step 3; 1 + half the length + (T - 1), for routes in the company's colour."""

    def __init__(
        self, own: list[frozenset[int]], base: list[int], hidden: int, standing: Standing
    ) -> None:
        super().__init__()
        self.own = own
        self.base = base
        self.hidden = hidden
        self.standing = standing

    def amount(self, state: State, seat: int, route: int) -> int:
        """What the bonus is in dollars; -1 where the route earns none."""
        standing = self.standing
        rows = standing.rows(state, seat, "company_extra_sel")
        if route not in self.own[seat] and not fitting(rows, seat, route):
            return NO_BONUS
        rows = standing.rows(state, seat, "company_bonus")
        more = sum([row.number("n") for row in fitting(rows, seat, route)])
        return max(0, self.base[route] + more)

    def cards(self, state: State, seat: int) -> int:
        """How many cards the bonus is instead of dollars, 0 if it is dollars."""
        rows = self.standing.rows(state, seat, "company_swap")
        return sum([row.number("cards") for row in rows])

    def run(self, state: State, at: int) -> int:
        """Pay it, in cards where an event says so (events.md 4)."""
        seat = state.seat
        amount = self.amount(state, seat, state.frame_value(at, 2))
        if amount < 0:
            return DONE
        cards = self.cards(state, seat)
        if cards:
            draw_hidden(state, self.hidden, seat, cards)
        elif amount:
            state.change_score(seat, amount)
            if state.facts is not None:
                state.note("company_bonus", seat, amount, 0)
        return DONE


def tell_bonus(step: PayTariffBonus, state: State, seat: int, route: int) -> Iterator[Note]:
    """CAM-3: the colour of one's own company, with what clauses and events add."""
    dollars = step.amount(state, seat, route)
    if dollars >= 0 and step.cards(state, seat):
        yield Note("company-card", {}, "company")
    elif dollars > 0:
        yield Note("company", {"dollars": dollars}, "company")


def build(builder: Builder) -> None:
    """Step 3 of the claim."""
    seats = read_seats(builder)
    routes = builder.board.routes
    own = [
        frozenset(number for number, route in enumerate(routes) if name and route.colour == name)
        for name in seats.companies
    ]
    tariff = builder.port(TARIFF)
    base = [tariff + route.length // 2 for route in routes]
    step = PayTariffBonus(own, base, builder.procedure("bonus_card"), standing_of(builder))
    builder.step("claim", 300, step, "CAM-3")
    builder.bring(COMPANY_BONUS, step)
    builder.add(NOTES, partial(tell_bonus, step))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """The bonus is told with the tariff of the campaign."""
    yield unsaid("short-companies")


MODULE = RuleModule(
    name="tariff_bonus",
    rules=("CAM-3", "CAM-CO-1"),
    needs=(TARIFF,),
    wants=OF_SEATS,
    brings=(COMPANY_BONUS, NOTES),
    rulebook=rulebook,
    build=build,
)
