"""One decision as the greedy bot thinks about it: the view with what follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from semafor.bots.graph import Graph
from semafor.bots.sketch import Sketch
from semafor.engine.deeds import Deed
from semafor.engine.views import View, find_part

__all__ = ["Sight", "find_part", "missing_cards"]

LATE_TRAINS = 8


@dataclass(frozen=True, slots=True)
class Sight:
    """A view, the meaning of its actions, the board's graph and the current plan.

    Attributes:
        view: What the seat sees.
        seat: The seat that decides.
        graph: The board.
        choices: The meaning of every action number.
        network: Own routes and those borrowed by own stations.
        labels: Which nodes the network connects (`label_nodes`).
        plan: What the bot wants to claim.
        spares: Cards beyond the length wanted before a tunnel is tried, where one was given up.
    """

    view: View
    seat: int
    graph: Graph
    choices: tuple[Deed, ...]
    network: tuple[int, ...]
    labels: list[int]
    plan: Sketch
    spares: dict[int, int]

    @property
    def trains(self) -> int:
        """Own trains left."""
        return self.view.trains[self.seat]

    @property
    def is_last_turn(self) -> bool:
        """COM-END-2: every turn of the last round is its player's last."""
        return self.view.last_round >= 0

    @property
    def is_late(self) -> bool:
        """Whether somebody may end the game soon."""
        return self.is_last_turn or min(self.view.trains) <= LATE_TRAINS

    @property
    def open_tickets(self) -> tuple[int, ...]:
        """Own tickets that are not complete, the hopeless ones last."""
        return self.plan.tickets + self.plan.hopeless

    def legal(self, word: str) -> list[int]:
        """Legal actions with a word."""
        choices = self.choices
        return [action for action in self.view.actions if choices[action].word == word]

    def part(self, name: str) -> dict[str, Any] | None:
        """What the view shows of a module's part, None where the game has no such part."""
        return find_part(self.view, name)


def missing_cards(graph: Graph, hand: tuple[int, ...], route: int) -> int:
    """Cards still to be drawn for a route, locomotives in hand included (EUR-FERRY-2)."""
    held = max((hand[colour] for colour in graph.payable_with[route]), default=0)
    locomotives = min(hand[graph.locomotive], graph.most_locomotives[route])
    forced = graph.ferries[route]
    usable = min(held, graph.lengths[route] - forced)
    return max(graph.lengths[route] - usable - locomotives, forced - locomotives, 0)
