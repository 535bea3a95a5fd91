"""Rules of the Fjords: cards for a ferry's locomotives, a line that takes few colours, points beyond the circle."""

from __future__ import annotations

from collections.abc import Iterator

from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.rulebook import Said, Section, Sentence
from semafor.engine.ruleset import Ruleset

ORE = ("white", "black", "locomotive")


def build_crossings(builder: Builder) -> None:
    """A ferry's locomotive may be several cards of the colour that is paid."""
    cards = builder.number("cards")
    builder.answer("cards_per_locomotive", lambda route: cards)


def build_ore_line(builder: Builder) -> None:
    """Routes of a city take the colours of ore and snow alone; a painted one keeps its own."""
    city, routes, kinds = builder.text("city"), builder.board.routes, builder.kinds

    def takes(route: int, kind: int) -> int:
        is_free = city not in routes[route].pair or routes[route].colour != "grey"
        return is_free or kinds[kind] in ORE

    builder.answer("takes_kind", takes)


def build_midnight_sun(builder: Builder) -> None:
    """Routes to the far north are worth more, and one of a single space a little less."""
    cities = {name.strip() for name in builder.text("cities").split(",")}
    routes, points = builder.board.routes, builder.number("points")
    builder.answer(
        "extra_points", lambda route: points * (not cities.isdisjoint(routes[route].pair))
    )
    builder.answer("extra_points", lambda route: -(routes[route].length == 1))


def rules_of_crossings(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("crossings", 505)
    cards = {"cards": ruleset.parameter("crossings", "cards")}
    yield Sentence("crossings", 100, "crossings-rule", cards)


def rules_of_ore_line(ruleset: Ruleset) -> Iterator[Said]:
    """With the other payments."""
    yield Sentence("claim", 150, "ore_line-rule")


def rules_of_midnight_sun(ruleset: Ruleset) -> Iterator[Said]:
    """Beside the table of points."""
    points = {"points": ruleset.parameter("midnight_sun", "points")}
    yield Sentence("claim", 910, "midnight_sun-rule", points)


MODULES = (
    RuleModule(
        name="crossings",
        params={"cards": Param(3, 2, 6)},
        build=build_crossings,
        rulebook=rules_of_crossings,
    ),
    RuleModule(name="ore_line", texts=("city",), build=build_ore_line, rulebook=rules_of_ore_line),
    RuleModule(
        name="midnight_sun",
        params={"points": Param(2, 0, 9)},
        texts=("cities",),
        build=build_midnight_sun,
        rulebook=rules_of_midnight_sun,
    ),
)
