"""Border countries: dead ends that tickets may name.

Rules: GER-CTRY-1..5, GER-EDGE-1..3. Used by: germany.
"""

from __future__ import annotations

from semafor.engine.module import Builder, RuleModule


def build(builder: Builder) -> None:
    """GER-CTRY-2: every route into a country ends for itself; a ticket takes any such end."""
    builder.answer("splits_place", lambda place: builder.board.places[place].is_country)


MODULE = RuleModule(
    name="countries",
    rules=("GER-CTRY-2", "GER-CTRY-4", "GER-CTRY-5"),
    handles=("country",),
    build=build,
)
