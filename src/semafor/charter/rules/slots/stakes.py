"""Stakes: a pair of cities marked before the first turn earns its owner money when it is built.

Rules: CAM-E. Used by: campaign games 5 to 10.
"""

from __future__ import annotations

from semafor.cards.acts.money import change_money
from semafor.cards.choices import DECLINE, add_choice
from semafor.cards.ports import TARIFF
from semafor.charter.rules.board import free_routes, pair_routes
from semafor.charter.rules.dealing import seats_from
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.advice import Wishes
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, CostRule
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import COST_RULES
from semafor.engine.tables import DONE

NONE = -1


class Stakes:
    """Which pairs may be staked, and where their stakes stand."""

    def __init__(self, builder: Builder) -> None:
        self.pairs = pair_routes(builder)
        lengths = [route.length for route in builder.board.routes]
        self.names = tuple(
            name
            for name, routes in self.pairs.items()
            if all(lengths[route] > 1 for route in routes)
        )
        self.pair_of = {
            route: index for index, name in enumerate(self.names) for route in self.pairs[name]
        }
        self.pair_at = [self.pair_of.get(route, NONE) for route in range(len(lengths))]
        self.part = OpenPart("stakes", {"stakes": len(self.names)})
        self.tariff = builder.port(TARIFF)

    def owner(self, state: State, route: int) -> int:
        """The seat whose stake lies on a route's pair, -1 for none."""
        pair = self.pair_at[route]
        return NONE if pair == NONE else self.part.get(state, "stakes", pair) - 1

    def legal(self, state: State, seat: int, at: int) -> list[int]:
        """CAM-E: pairs all of whose strands are unclaimed and claimable, without a stake."""
        free = free_routes(state)
        able = [
            index
            for index, name in enumerate(self.names)
            if self.part.get(state, "stakes", index) == 0 and free.issuperset(self.pairs[name])
        ]
        return [*able, len(self.names)]

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """A pair of the plan, a single strand rather than a double; else none."""
        pairs = [(self.pairs[self.names[index]], index) for index in names[: len(names) - 1]]
        planned = [
            (len(routes), index)
            for routes, index in pairs
            if any(wishes.wants_route(state, route) for route in routes)
        ]
        return min(planned)[1] if planned else names[len(names) - 1]

    def put(self, state: State, seat: int, index: int, at: int) -> None:
        """Put the stake down; placing is open."""
        if index < len(self.names):
            self.part.put(state, "stakes", index, seat + 1)
            if state.facts is not None:
                state.note("staked", seat, self.pairs[self.names[index]][0], 0)


class AskStakes(Step):
    """CAM-E: the last player first."""

    def __init__(self, decision: int) -> None:
        super().__init__()
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """The last player's question lies on top."""
        for seat in seats_from(state, state.first):
            state.push(self.decision, seat, 0, 0, 0)
        return DONE


class StakeCost(CostRule):
    """CAM-E: a stake of somebody else asks for one further card."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes = stakes

    def mark(self, state: State) -> None:
        """All routes of a campaign are marked anyway."""

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """One card more."""
        owner = self.stakes.owner(state, route)
        if owner not in (NONE, seat):
            cost.extra += 1


class PayStake(Step):
    """CAM-E: the first claim of a pair removes its stake and pays its owner."""

    def __init__(self, stakes: Stakes) -> None:
        super().__init__()
        self.stakes = stakes

    def run(self, state: State, at: int) -> int:
        """More for an own claim than for somebody else's."""
        stakes, route = self.stakes, state.frame_value(at, 2)
        owner = stakes.owner(state, route)
        if owner >= 0:
            stakes.part.put(state, "stakes", stakes.pair_of[route], 0)
            change_money(state, owner, stakes.tariff + int(owner == state.seat))
        return DONE


def build(builder: Builder) -> None:
    """The choice after the setup, the further card, the payment."""
    stakes = Stakes(builder)
    builder.part(stakes.part)
    names = (*stakes.names, DECLINE)
    decision = add_choice(
        builder, "stakes", names, stakes.legal, stakes.put, "CAM-E", stakes.suggest
    )
    builder.step("setup", 1500, AskStakes(decision), "CAM-E")
    builder.cost_rule(StakeCost(stakes), stakes.pair_of)
    builder.step("claim", 64, PayStake(stakes), "CAM-E")


MODULE = RuleModule(
    name="stakes",
    rules=("CAM-E",),
    needs=(TARIFF,),
    brings=(COST_RULES,),
    facts={"staked": ("route", "")},
    build=build,
)
