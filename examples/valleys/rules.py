"""Two rules of different kinds: one changes prices during the game, one asks a question, remembers and scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from semafor.engine.access import routes_of
from semafor.engine.advice import Advice, Wishes
from semafor.engine.choices import Choice
from semafor.engine.core import Option, State, Step
from semafor.engine.costs import Cost, CostRule, refresh_costs
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import COST_RULES
from semafor.engine.rulebook import Said, Section, Sentence
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE, ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

TOWNS = ("dale", "elm", "grove")  # each lies in a valley of its own
ROUTE = 2  # where the route stands in the frame of a claim
NOWHERE = 0  # in the part of the inns: no inn yet; else the place's number + 1


class Marks(Part):
    """A row of numbers that everybody sees."""

    def __init__(self, name: str, size: int) -> None:
        super().__init__(size)
        self.name = name

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """All of them."""
        return {"marks": [state.part_value(self.base + number) for number in range(self.size)]}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write them back."""
        for number, mark in enumerate(shown["marks"]):
            state.set_part(self.base + number, mark)


# ---------------------------------------------------------------- prices that rise during the game


class CrowdedCost(CostRule):
    """HOUSE-VALLEY-1: where a valley is crowded, its other routes ask for a further card of any colour."""

    def __init__(self, base: int, valleys: Mapping[int, tuple[int, ...]]) -> None:
        self.base = base
        self.valleys = valleys  # by route: those it leads to

    def is_crowded(self, state: State, route: int) -> bool:
        """Whether somebody has built in a valley of the route."""
        return any(state.part_value(self.base + valley) for valley in self.valleys.get(route, ()))

    def mark(self, state: State) -> None:
        """The routes that cost more now."""
        for route in self.valleys:
            if self.is_crowded(state, route):
                state.alter_route(route)

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """Once, however many crowded valleys the route leads to."""
        if self.is_crowded(state, route):
            cost.extra += 1


class FillValley(Step):
    """HOUSE-VALLEY-2: the first route at a town of a valley makes it crowded for good."""

    def __init__(self, base: int, valleys: Mapping[int, tuple[int, ...]]) -> None:
        super().__init__()
        self.base = base
        self.valleys = valleys

    def run(self, state: State, at: int) -> int:
        """Runs in every claim."""
        for valley in self.valleys.get(state.frame_value(at, ROUTE), ()):
            state.set_part(self.base + valley, 1)
        refresh_costs(state)
        return DONE


def build_valleys(builder: Builder) -> None:
    """A part, a step of the claim, a cost rule; what the board says is worked out here, once."""
    valleys = {
        number: tuple(TOWNS.index(town) for town in route.pair if town in TOWNS)
        for number, route in enumerate(builder.board.routes)
        if not set(TOWNS).isdisjoint(route.pair)
    }
    base = builder.part(Marks("crowded_valleys", len(TOWNS)))
    builder.step("claim", 66, FillValley(base, valleys), "HOUSE-VALLEY-2")
    builder.cost_rule(CrowdedCost(base, valleys), valleys)


def rules_of_valleys(ruleset: Ruleset) -> Iterator[Said]:
    """With the other payments."""
    yield Sentence("claim", 160, "crowded_valleys-rule")


# ---------------------------------------------------------------- a question, a memory, a score


class AskForInn(Step):
    """HOUSE-INN-1: who claims a route and has no inn yet is asked where one shall stand."""

    def __init__(self, base: int, decision: int) -> None:
        super().__init__()
        self.base = base
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """The claim goes on when the question is answered."""
        if state.part_value(self.base + state.seat) == NOWHERE:
            state.push(self.decision, state.seat, state.frame_value(at, ROUTE), 0, 0)
        return DONE


class OpenInn(Option):
    """HOUSE-INN-2: at one of the ends of the route just claimed."""

    def __init__(self, builder: Builder, base: int) -> None:
        places = [place.id for place in builder.board.places]
        super().__init__("open_inn", len(places))
        self.part = base
        self.places = places
        self.ends = [
            tuple(places.index(end) for end in route.pair) for route in builder.board.routes
        ]

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """The two ends."""
        for place in self.ends[state.frame_value(state.depth - 1, ROUTE)]:
            buffer.add(self.base + place)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """It stands there for good."""
        state.set_part(self.part + state.seat, action - self.base + 1)
        if state.facts is not None:
            state.note("inn_opened", state.seat, action - self.base, 0)

    def to_move(self, state: State, action: int) -> Move:
        """By the city's id."""
        return {"do": self.word, "city": self.places[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        """The reverse."""
        if move.get("city") not in self.places:
            raise IllegalMove("malformed", field="city")
        return self.base + self.places.index(move["city"])

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """What bots are told: a place."""
        return [Deed(self.word, place=place) for place in range(self.size)]


class BusierEnd(Advice):
    """The end with more routes on the board."""

    def __init__(self, builder: Builder, option: OpenInn) -> None:
        self.option = option
        self.routes = [
            sum(place.id in route.pair for route in builder.board.routes)
            for place in builder.board.places
        ]

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """Looks at the board alone."""
        return max(buffer.to_list(), key=lambda action: self.routes[action - self.option.base])


class InnLine(ScoreLine):
    """HOUSE-INN-3: at the end every own route to the town of the inn is worth something."""

    def __init__(self, base: int, row: int, points: int, ends: list[tuple[int, ...]]) -> None:
        self.base = base
        self.row = row
        self.points = points
        self.ends = ends

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """For all seats."""
        for seat in range(state.tables.seats):
            inn = state.part_value(self.base + seat) - 1
            count = sum(inn in self.ends[route] for route in routes_of(state, seat))
            sheet.put(self.row, seat, self.points * count)


def build_inns(builder: Builder) -> None:
    """A part, a decision with its option and advice, a step of the claim, a line of the score."""
    base = builder.part(Marks("inns", builder.seats))
    decision = builder.decision("inn")
    option = OpenInn(builder, base)
    builder.option("inn", 100, option)
    builder.advise("inn", BusierEnd(builder, option))
    builder.move_field("open_inn", "city")
    builder.step("claim", 92, AskForInn(base, decision), "HOUSE-INN-1")
    row = builder.points_line("inns")
    builder.score_line(610, InnLine(base, row, builder.number("points"), option.ends))


def rules_of_inns(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("inns", 560)
    points = {"points": ruleset.parameter("inns", "points")}
    yield Sentence("inns", 100, "inns-rule", points)


VALLEYS = RuleModule(
    name="crowded_valleys",
    rules=("HOUSE-VALLEY-1", "HOUSE-VALLEY-2"),
    brings=(COST_RULES,),
    build=build_valleys,
    rulebook=rules_of_valleys,
)
INNS = RuleModule(
    name="inns",
    rules=("HOUSE-INN-1", "HOUSE-INN-2", "HOUSE-INN-3"),
    params={"points": Param(2, 0, 9)},
    build=build_inns,
    rulebook=rules_of_inns,
    facts={"inn_opened": ("place", "")},
    choices=(Choice("open_inn", on="places", field="city"),),
)
MODULES = (VALLEYS, INNS)
