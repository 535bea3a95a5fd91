"""Companies: every player runs one, and routes in its colour earn a bonus.

Rules: LEG-CBON-1..3, LEG-FIRST-2, LEG-EDGE-17..21. Used by: legends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from semafor.cards.ports import COMPANIES
from semafor.engine.advice import Bonus, Note
from semafor.engine.columns import Column, flags, seats_from
from semafor.engine.core import State, Step
from semafor.engine.errors import SetupError
from semafor.engine.facts import Look
from semafor.engine.markers import Marker
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import BONUSES, NOTES
from semafor.engine.rulebook import (
    SHORT,
    Example,
    Moment,
    Phrase,
    Said,
    Section,
    Sentence,
    ends,
    line,
    stretch,
    unsaid,
)
from semafor.engine.tables import DONE

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

NO_COMPANY = "-"
NO_BONUS = -1


# Spaces of the route in the worked example, if there is such a one.
EXAMPLE_SPACES = 3


class CompaniesPart(Part):
    """The colour of each seat's company (its number + 1, 0 for none): open to everybody."""

    name = "companies"
    is_public = True
    given = ("companies",)

    def __init__(self, seats: int, kinds: tuple[str, ...], colours: tuple[str, ...]) -> None:
        super().__init__(seats)
        self.seats = seats
        self.kinds = kinds
        self.colours = colours

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Colours by seat."""
        numbers = [state.part_value(self.base + player) for player in range(self.seats)]
        return {"companies": [self.kinds[number - 1] if number else None for number in numbers]}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        for seat, colour in enumerate(shown["companies"]):
            number = self.kinds.index(colour) + 1 if colour else 0
            state.set_part(self.base + seat, number)

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """For every seat the kind that has the colour of its company."""
        kinds = range(1, len(self.kinds) + 1)
        colours = [(player, kind) for player in seats_from(viewer, self.seats) for kind in kinds]
        return (flags("companies", colours),)

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's companies by seat; a seat that is not named has none."""
        named = position.get("companies") or {}
        for colour in named.values():
            if colour not in self.colours or list(named.values()).count(colour) > 1:
                raise SetupError("bad-position", key="companies", value=colour)
        self.load(state, {"companies": [named.get(seat) for seat in range(self.seats)]})

    def checks(self, state: State) -> dict[str, Any]:
        """Colours by seat."""
        return {"companies": dict(enumerate(self.show(state, None)["companies"]))}


class ChooseCompanies(Step):
    """LEG-FIRST-2: each seat has the company the game was made with."""

    def __init__(self, base: int, numbers: list[int]) -> None:
        super().__init__()
        self.base = base
        self.numbers = numbers

    def run(self, state: State, at: int) -> int:
        """Write them down."""
        for seat in range(len(self.numbers)):
            state.part[self.base + seat] = self.numbers[seat]
        return DONE


class PayCompanyBonus(Step):
    """LEG-CBON-1..3: the printed colour counts, not the cards paid; grey earns nothing."""

    def __init__(self, base: int, flat: int, for_two: int) -> None:
        super().__init__()
        self.base = base
        self.flat = flat
        self.for_two = for_two

    def amount(self, state: State, seat: int, route: int) -> int:
        """What a route earns a seat, -1 where it has another colour."""
        colour = state.tables.colour[route]
        if colour < 0 or colour != state.part[self.base + seat] - 1:
            return NO_BONUS
        return self.flat + self.for_two * (state.tables.length[route] // 2)

    def run(self, state: State, at: int) -> int:
        """Pay if the route has the colour of the seat's company."""
        seat = state.seat
        bonus = self.amount(state, seat, state.frames[at][2])
        if bonus != NO_BONUS:
            state.score[seat] += bonus
            if state.facts is not None:
                state.note("company_bonus", seat, bonus, 0)
        return DONE


def tell_bonus(step: PayCompanyBonus, state: State, seat: int, route: int) -> Iterator[Note]:
    """LEG-CBON-1: the colour of one's own company."""
    dollars = step.amount(state, seat, route)
    if dollars > 0:
        yield Note("company", {"dollars": dollars}, "company")


class CompanyBonus(Bonus):
    """What that step pays."""

    def __init__(self, step: PayCompanyBonus) -> None:
        self.step = step

    def of_route(self, state: State, seat: int, route: int) -> int:
        """In dollars."""
        return max(0, self.step.amount(state, seat, route))


def read_companies(builder: Builder, colours: tuple[str, ...]) -> list[int]:
    """The option `companies`: colours by seat, '-' for none; without it seat after seat."""
    text = builder.text("companies")
    chosen = [word.strip() for word in text.split(",")] if text else list(colours)
    chosen = chosen[: builder.seats] if not text else chosen
    if len(chosen) > builder.seats:
        raise builder.bad("companies", text, f"{builder.seats} colours")
    numbers = [0] * builder.seats
    for seat, colour in enumerate(chosen):
        if colour == NO_COMPANY:
            continue
        if colour not in colours or chosen.count(colour) > 1:
            raise builder.bad("companies", text, f"different ones of {', '.join(colours)}")
        numbers[seat] = builder.kinds.index(colour) + 1
    return numbers


def read_colours(builder: Builder) -> tuple[str, ...]:
    """The colours companies have in this edition."""
    colours = tuple(word.strip() for word in builder.text("colours").split(",") if word.strip())
    for colour in colours:
        if colour not in builder.kinds[: builder.colours]:
            raise builder.bad("colours", colour, "colours of train cards")
    return colours


def company_names(builder: Builder) -> list[str]:
    """The colour of every seat's company, '' for none."""
    numbers = read_companies(builder, read_colours(builder))
    return [builder.kinds[number - 1] if number else "" for number in numbers]


def build(builder: Builder) -> None:
    """The companies of the seats, and the bonus as step 3 of the printed ones."""
    colours = read_colours(builder)
    base = builder.part(CompaniesPart(builder.seats, builder.kinds, colours))
    numbers = read_companies(builder, colours)
    builder.step("setup", 200, ChooseCompanies(base, numbers), "LEG-FIRST-2")
    bonus = PayCompanyBonus(base, builder.number("bonus"), builder.number("bonus_for_two"))
    if builder.number("bonus_step"):  # else another module pays about as much
        builder.step("claim", 300, bonus, "LEG-CBON-1")
        builder.add(NOTES, partial(tell_bonus, bonus))
    builder.add(BONUSES, CompanyBonus(bonus))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own, the setup with companies, advice."""
    bonus = {"bonus": ruleset.parameter("companies", "bonus")}
    yield unsaid("rulebook-setup-first")
    yield Sentence("setup", 500, "rulebook-setup-company")
    yield Section("company", 560)
    yield Sentence("company", 100, "rulebook-company", bonus)
    yield from example(ruleset, bonus["bonus"])
    yield Sentence("claim", 300, "rulebook-claim-beyond")
    yield Sentence(
        "tips", 100, "rulebook-tips-company", is_item=True, instead_of="rulebook-tips-long"
    )
    yield Sentence(SHORT, 300, "short-companies", bonus)


def example(ruleset: Ruleset, bonus: int) -> Iterator[Example]:
    """A coloured route of this board, claimed by the company of its colour."""
    colours = ruleset.edition.seat_colours
    found = (route for route in ruleset.board.routes if route.colour in colours)
    route = min(found, key=lambda one: abs(one.length - EXAMPLE_SPACES), default=None)
    if route is None:
        return
    told = {"route": ends(route), "bonus": bonus, "length": route.length}
    told["colour"] = Phrase(f"play-colour-{route.colour}")
    yield Example(
        "company",
        100,
        "example-company",
        (
            Moment("example-company-claim", told, (line(stretch(route, owner="you")),)),
            Moment("example-company-tickets", told),
        ),
    )


MODULE = RuleModule(
    name="companies",
    rules=("LEG-CBON-1", "LEG-CBON-2", "LEG-CBON-3"),
    brings=(BONUSES, NOTES),
    tells=(COMPANIES.told_by(company_names),),
    params={
        "bonus": Param(2, 0, 20),
        "bonus_for_two": Param(0, 0, 9),
        "bonus_step": Param(1, 0, 1),
    },
    texts=("colours", "companies"),
    facts={"company_bonus": ("dollars", "")},
    looks={"company_bonus": Look("coin")},
    rulebook=rulebook,
    hints=("company",),
    markers=(Marker("companies", "companies", "colour", "company", "company"),),
    build=build,
)
