"""Ferries: grey routes whose payment must contain locomotives.

Rules: EUR-FERRY-1..6, EUR-EDGE-15, 16. Used by: europe.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.module import Builder, RuleModule
from semafor.engine.rulebook import Said, Section, Sentence

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """EUR-FERRY-2: a payment has at least as many locomotives as the ferry shows."""
    builder.answer("fewest_locomotives", lambda route: builder.board.routes[route].locomotives)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("ferry", 510)
    yield Sentence("ferry", 100, "rulebook-ferry", pictures=("ferry",))


MODULE = RuleModule(
    name="ferries",
    rules=("EUR-FERRY-1", "EUR-FERRY-2", "EUR-FERRY-3", "EUR-FERRY-4"),
    handles=("ferry",),
    rulebook=rulebook,
    hints=("ferry",),
    build=build,
)
