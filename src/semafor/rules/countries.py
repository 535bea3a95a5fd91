"""Border countries: dead ends that tickets may name.

Rules: GER-CTRY-1..5, GER-EDGE-1..3. Used by: germany.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from semafor.engine.module import Builder, RuleModule
from semafor.engine.rulebook import (
    Example,
    Moment,
    Said,
    Section,
    Sentence,
    at_place,
    line,
    stretch,
    typical,
)

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """GER-CTRY-2: every route into a country ends for itself; a ticket takes any such end."""
    builder.answer("splits_place", lambda place: builder.board.places[place].is_country)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("country", 550)
    yield Sentence("country", 100, "rulebook-country")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """Two routes into one country of this board: both end there."""
    first = typical(ruleset, 3, is_border=True)
    if first is None:
        return
    countries = {one.id for one in ruleset.board.places if one.is_country}
    country = first.a if first.a in countries else first.b
    routes = [route for route in ruleset.board.routes if country in route.pair]
    second = next((route for route in routes if route.pair != first.pair), None)
    if second is None:
        return
    shown = [stretch(route, owner="you") for route in (first, second)]
    cities = [route.b if route.a == country else route.a for route in (first, second)]
    told = {"country": at_place(country), "a": at_place(cities[0]), "b": at_place(cities[1])}
    both = [replace(one, a=city, b=country) for one, city in zip(shown, cities, strict=True)]
    yield Example(
        "country", 100, "example-country", (Moment("example-country-end", told, (line(*both),)),)
    )


MODULE = RuleModule(
    name="countries",
    rules=("GER-CTRY-2", "GER-CTRY-4", "GER-CTRY-5"),
    handles=("country",),
    rulebook=rulebook,
    hints=("country",),
    build=build,
)
