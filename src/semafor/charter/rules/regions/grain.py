"""Grain: prairie routes fill the silo; the price rises with news and tickets and falls with sales.

Rules: CAM-P, REG-PRA-1..4. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from semafor.board.values import is_whole
from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.choices import DECLINE, add_choice
from semafor.cards.ports import COUNTERS, MODULE_ACTS, TARIFF
from semafor.cards.standing import Standing, standing_of
from semafor.charter.rules.board import region_routes
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.ports import GRAIN, TICKET_OFFERS
from semafor.engine.advice import Wishes
from semafor.engine.core import State, Step
from semafor.engine.facts import Look
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE

PRICES = (1, 1, 2, 2, 3, 4, 5)
LONG = 3
GOOD_SALE = 8


class Silo:
    """Grain by seat, the price, and what was sold."""

    def __init__(self, seats: int, prices: list[int], most: int, standing: Standing) -> None:
        self.part = OpenPart("grain", {"price": 1, "grain": seats, "sold": seats, "best": seats})
        self.prices = prices
        self.most = most
        self.standing = standing

    def store(self, state: State, seat: int, amount: int) -> None:
        """CAM-P: up to the limit; the rest is lost."""
        held = self.part.get(state, "grain", seat)
        self.part.put(state, "grain", seat, min(self.most, held + amount))

    def move_price(self, state: State, steps: int) -> None:
        """REG-PRA-2: the index stays on its track."""
        index = self.part.get(state, "price") + steps
        self.part.put(state, "price", 0, max(0, min(len(self.prices) - 1, index)))

    def sell(self, state: State, seat: int, amount: int, at: int) -> None:
        """REG-PRA-3: one by one, each at the current price, which then falls."""
        if amount == 0:
            return
        more = self.standing.modifier(state, seat, "prairie", "sale")
        earned = 0
        for _ in range(amount):
            earned += self.prices[self.part.get(state, "price")] + more
            self.move_price(state, -1)
        self.part.add(state, "grain", seat, -amount)
        self.part.add(state, "sold", seat, amount)
        best = max(amount, self.part.get(state, "best", seat))
        self.part.put(state, "best", seat, best)
        if state.facts is not None:
            state.note("sold_grain", seat, amount, earned)
        change_money(state, seat, earned)

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """All of it when it pays well or the end is near."""
        stock = self.part.get(state, "grain", seat)
        is_good = stock * self.prices[self.part.get(state, "price")] >= GOOD_SALE
        return stock if is_good or state.last_round >= 0 else 0

    def stock(self, state: State, seat: int, at: int) -> list[int]:
        """How much may be sold; 0 stands for none of it and comes last."""
        return [*range(1, self.part.get(state, "grain", seat) + 1), 0]


class LayOutGrain(Step):
    """REG-PRA-1: the price at the start; nobody has grain."""

    def __init__(self, silo: Silo, index: int) -> None:
        super().__init__()
        self.silo = silo
        self.index = index

    def run(self, state: State, at: int) -> int:
        """Set the marker."""
        self.silo.part.put(state, "price", 0, self.index)
        return DONE


class RaisePrice(Step):
    """REG-PRA-2: a revealed event raises the price."""

    def __init__(self, silo: Silo) -> None:
        super().__init__()
        self.silo = silo

    def run(self, state: State, at: int) -> int:
        """Only if an event was revealed at all."""
        if state.frame_value(at, 3) > 0:
            self.silo.move_price(state, 1)
        return DONE


class Harvest(Step):
    """CAM-P: step 6; a prairie route gives one grain, a long one two."""

    def __init__(self, silo: Silo, yields: list[int]) -> None:
        super().__init__()
        self.silo = silo
        self.yields = yields

    def run(self, state: State, at: int) -> int:
        """Store it."""
        amount = self.yields[state.frame_value(at, 2)]
        if amount:
            self.silo.store(state, state.seat, amount)
        return DONE


class AskSale(Step):
    """REG-PRA-3: an option at the end of the own turn."""

    def __init__(self, silo: Silo, decision: int) -> None:
        super().__init__()
        self.silo = silo
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """Ask whoever has grain."""
        if self.silo.part.get(state, "grain", state.seat) > 0:
            state.push(self.decision, state.seat, 0, 0, 0)
        return DONE


class GrainLine(ScoreLine):
    """REG-PRA-4, CAM-END-1: grain left pays one dollar each."""

    def __init__(self, silo: Silo, line: int) -> None:
        self.silo = silo
        self.line = line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """For all seats."""
        for seat in range(state.tables.seats):
            sheet.put(self.line, seat, self.silo.part.get(state, "grain", seat))


def build(builder: Builder) -> None:
    """Layout, harvest, price, sale, slip."""
    prices = builder.settings.get("prices", list(PRICES))
    if not isinstance(prices, list) or not all(is_whole(price, 0, 99) for price in prices):
        raise builder.bad("prices", prices, "a list of dollars")
    silo = Silo(builder.seats, prices, builder.number("silo"), standing_of(builder))
    part = silo.part
    builder.part(part)
    routes = region_routes(builder, builder.text("region"))
    yields = [
        0 if number not in routes else 2 if route.length >= LONG else 1
        for number, route in enumerate(builder.board.routes)
    ]
    names = (DECLINE, *(str(amount) for amount in range(1, silo.most + 1)))
    decision = add_choice(
        builder, "sell_grain", names, silo.stock, silo.sell, "REG-PRA-3", silo.suggest
    )
    start = min(1 + builder.port(TARIFF), len(prices) - 1)
    builder.step("setup", 1210, LayOutGrain(silo, start), "REG-PRA-1")
    builder.step("event", 130, RaisePrice(silo), "REG-PRA-2")
    builder.step("claim", 600, Harvest(silo, yields), "CAM-P")
    builder.step("turn_end", 100, AskSale(silo, decision), "REG-PRA-3")
    offers = builder.port(TICKET_OFFERS)
    offers.listeners.append(lambda state, seat: silo.move_price(state, 1))
    builder.bring(GRAIN, silo)
    builder.score_line(430, GrainLine(silo, builder.points_line("grain")))
    seats = builder.seats

    def bring(state: State, seat: int, n: int) -> None:
        for player in range(seats):
            silo.store(state, player, n)

    add_module_op(builder, "prairie", "grain", bring)
    add_module_op(builder, "prairie", "price", lambda state, seat, n: silo.move_price(state, n))
    add_counter(builder, "grain_sold", lambda state, seat: part.get(state, "sold", seat))
    add_counter(builder, "grain_best", lambda state, seat: part.get(state, "best", seat))


MODULE = RuleModule(
    name="grain",
    rules=("CAM-P", "REG-PRA-1", "REG-PRA-2", "REG-PRA-3", "REG-PRA-4"),
    needs=(TARIFF, TICKET_OFFERS),
    brings=(GRAIN, COUNTERS, MODULE_ACTS),
    params={"silo": Param(4, 1, 20)},
    texts=("region",),
    data=("prices",),
    facts={"sold_grain": ("count", "dollars")},
    looks={"sold_grain": Look("coin")},
    card_words={"prairie": ("grain", "price", "sale")},
    counters=("grain_sold", "grain_best"),
    build=build,
)
