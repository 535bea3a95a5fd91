"""Border countries: dead ends that tickets may name.

Rules: GER-CTRY-1..5, GER-EDGE-1..3. Used by: germany.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.module import Builder, RuleModule
from semafor.engine.rulebook import Said, Section, Sentence

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """GER-CTRY-2: every route into a country ends for itself; a ticket takes any such end."""
    builder.answer("splits_place", lambda place: builder.board.places[place].is_country)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own."""
    yield Section("country", 550)
    yield Sentence("country", 100, "rulebook-country", pictures=("country",))


MODULE = RuleModule(
    name="countries",
    rules=("GER-CTRY-2", "GER-CTRY-4", "GER-CTRY-5"),
    handles=("country",),
    rulebook=rulebook,
    hints=("country",),
    build=build,
)
