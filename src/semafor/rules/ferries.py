"""Ferries: grey routes whose payment must contain locomotives.

Rules: EUR-FERRY-1..6, EUR-EDGE-15, 16. Used by: europe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.module import Builder, RuleModule
from semafor.engine.rulebook import (
    CardRow,
    Example,
    Moment,
    Said,
    Section,
    Sentence,
    cards,
    counted,
    ends,
    line,
    payment,
    stretch,
    typical,
)

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """EUR-FERRY-2: a payment has at least as many locomotives as the ferry shows."""
    builder.answer("fewest_locomotives", lambda route: builder.board.routes[route].locomotives)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("ferry", 510)
    yield Sentence("ferry", 100, "rulebook-ferry")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """A ferry of this board, and what pays for it."""
    route = typical(ruleset, 3, kind="ferry")
    if route is None:
        return
    colour = ruleset.kinds[ruleset.colours - 1]
    paid = payment(ruleset, route, colour, route.locomotives)
    told = {
        "route": ends(route),
        "length": route.length,
        "locomotives": route.locomotives,
        "rest": route.length - route.locomotives,
        "paid": counted(paid),
    }
    yield Example(
        "ferry",
        100,
        "example-ferry",
        (
            Moment("example-ferry-look", told, (line(stretch(route)),)),
            Moment(
                "example-ferry-pay",
                told,
                (
                    cards(CardRow("example-paid", tuple(paid))),
                    line(stretch(route, owner="you")),
                ),
            ),
        ),
    )


MODULE = RuleModule(
    name="ferries",
    rules=("EUR-FERRY-1", "EUR-FERRY-2", "EUR-FERRY-3", "EUR-FERRY-4"),
    handles=("ferry",),
    rulebook=rulebook,
    hints=("ferry",),
    build=build,
)
