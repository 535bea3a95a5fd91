"""What a module may add to the final scoring: lines of the score, and links for tickets.

Like every rule they keep constants only: games of one ruleset are scored at the same time. What a line
works with is in the sheet it is given (`semafor.engine.sheet`), what links search with they make themselves.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.sheet import Network, ScoreSheet


class ScoreLine:
    """One line of the final score; fills its rows of the sheet for all seats."""

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Compute the line for every seat."""
        raise NotImplementedError


class Links:
    """Extra connections that count for tickets only (borrowed routes, leases)."""

    def join(self, state: State, seat: int, network: Network) -> None:
        """Add the best choice of links to a seat's network."""
        raise NotImplementedError

    def loans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """For everything that lends a seat a route: those of which it lends one. What links without a route has none."""
        return []
