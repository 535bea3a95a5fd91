"""Ferries: grey routes whose payment must contain locomotives.

Rules: EUR-FERRY-1..6, EUR-EDGE-15, 16. Used by: europe.
"""

from __future__ import annotations

from semafor.engine.module import Builder, RuleModule


def build(builder: Builder) -> None:
    """EUR-FERRY-2: a payment has at least as many locomotives as the ferry shows."""
    builder.answer("fewest_locomotives", lambda route: builder.board.routes[route].locomotives)


MODULE = RuleModule(
    name="ferries",
    rules=("EUR-FERRY-1", "EUR-FERRY-2", "EUR-FERRY-3", "EUR-FERRY-4"),
    handles=("ferry",),
    build=build,
)
