"""The workspace of final scoring: the lines of the score, and room for what they are worked out with.

Rules are shared by all games and keep nothing. Whoever scores brings a `ScoreSheet`: a search, a bench or
a table keeps one for all its games, anybody else makes one for the occasion. It belongs to one thread.
"""

from __future__ import annotations

from semafor.board.trails import TrailSearch
from semafor.engine.tables import COMPILED, LINES, NODES, SEATS, rows, zeros


class Network:
    """Which places a set of routes connects: a small union-find that can undo its last joins."""

    parent: list[int]

    def __init__(self) -> None:
        if not COMPILED:  # compiled, it is there and zero
            self.parent = zeros(NODES)
        self.nodes = 0

    def clear(self, nodes: int) -> None:
        """Start with every node on its own."""
        self.nodes = nodes
        for node in range(nodes):
            self.parent[node] = node

    def find(self, node: int) -> int:
        """The node that stands for a whole component."""
        while self.parent[node] != node:
            node = self.parent[node]
        return node

    def join(self, a: int, b: int) -> int:
        """Connect two components; returns the root that was hung up, -1 if they were one already."""
        a = self.find(a)
        b = self.find(b)
        if a == b:
            return -1
        self.parent[a] = b
        return a

    def undo(self, root: int) -> None:
        """Take back the latest `join` that returned this root."""
        self.parent[root] = root

    def flatten(self) -> None:
        """Let every node point at its root, so that later look-ups are one step."""
        for node in range(self.nodes):
            self.parent[node] = self.find(node)


class ScoreSheet:
    """Values by line and seat; the first lines of the ruleset's list are points, others counts.

    `network` and `trails()` are for the line that is being written: it finds them as the one before left them.
    """

    def __init__(self) -> None:
        self.values = rows(LINES, SEATS)
        self.network = Network()
        self.search: TrailSearch | None = None

    def clear(self) -> None:
        """Nothing is counted yet."""
        for line in range(LINES):
            for seat in range(SEATS):
                self.values[line][seat] = 0

    def trails(self) -> TrailSearch:
        """Room for the longest trail; made when it is asked for, since few rulesets do."""
        if self.search is None:
            self.search = TrailSearch()
        return self.search

    def put(self, line: int, seat: int, value: int) -> None:
        """Write one value."""
        if not 0 <= line < LINES or not 0 <= seat < SEATS:
            raise IndexError("no line of the score, or no seat, has this number")
        self.values[line][seat] = value

    def get(self, line: int, seat: int) -> int:
        """Read one value."""
        if not 0 <= line < LINES or not 0 <= seat < SEATS:
            raise IndexError("no line of the score, or no seat, has this number")
        return self.values[line][seat]
