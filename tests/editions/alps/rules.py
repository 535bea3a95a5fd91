"""A rule of the Alps: locomotives haul over mountains and water, nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

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
from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """Only a ferry or a tunnel may be paid with locomotives."""
    routes = builder.board.routes
    builder.answer(
        "most_locomotives", lambda route: routes[route].length if routes[route].kind else 0
    )


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own, and the sentence on payments as it is here."""
    mountains = sum(1 for route in ruleset.board.routes if route.kind)
    yield Sentence(
        "claim",
        100,
        "mountain_locomotives-cost",
        instead_of="rulebook-claim-cost",
    )
    yield Section("mountain_locomotives", 505)
    yield Sentence("mountain_locomotives", 100, "mountain_locomotives-rule", {"routes": mountains})
    route = typical(ruleset, 3, kind="ferry") or typical(ruleset, 2, kind="tunnel")
    assert route is not None
    paid = payment(ruleset, route, ruleset.kinds[0], route.length)
    told = {"route": ends(route), "paid": counted(paid)}
    shown = (line(stretch(route)), cards(CardRow("example-paid", tuple(paid))))
    moment = Moment("mountain_locomotives-pay", told, shown)
    yield Example("mountain_locomotives", 100, "mountain_locomotives-example", (moment,))
    yield Sentence(
        "setup",
        300,
        "mountain_locomotives-cards",
        {"locomotives": ruleset.edition.cards["locomotive"]},
        instead_of="rulebook-setup-cards",
    )
    yield Sentence(
        "tips",
        400,
        "mountain_locomotives-tip",
        is_item=True,
        instead_of="rulebook-tips-narrow",
    )


MODULES = (
    RuleModule(
        name="mountain_locomotives",
        build=build,
        rulebook=rulebook,
        hints=("mountain_locomotives",),
    ),
)
