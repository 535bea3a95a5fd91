"""Ways over the board: what is still missing for a ticket, and what connects one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from semafor.engine.resample import open_position
from semafor.engine.sheet import Network
from semafor.engine.views import View
from semafor.planning.facts import CLOSED, Facts, find_way, read_facts
from semafor.rules.scoring import joined_tickets, link_network

# What a space costs against a route.
SPACE = 256


@dataclass(frozen=True)
class Leg:
    """One route of a way; `cost` is 0 where the trains stand already."""

    start: str
    end: str
    route: int
    cost: int


@dataclass(frozen=True)
class Progress:
    """A ticket's state; `missing` is None where no way is left."""

    ticket: int
    missing: int | None
    legs: tuple[Leg, ...]
    touches: tuple[bool, bool]

    @property
    def is_complete(self) -> bool:
        """Whether both ends are connected."""
        return self.missing == 0


def parts_of(view: View) -> dict[str, dict[str, Any]]:
    """What the edition's modules show, by the name of the part."""
    return {part.name: shown for part, shown in zip(view.ruleset.parts, view.parts, strict=True)}


def complete_tickets(view: View, seat: int) -> set[int]:
    """Tickets the rules call complete now, borrowed routes included.

    What decides it is open or the seat's own.
    """
    return set(joined_tickets(open_position(view), seat))


def linked_nodes(view: View) -> list[int]:
    """For every node a label: equal ones are joined for the seat of a view, as the rules count it.

    By own routes, by routes that stations borrow, by whatever else links places in a game.
    """
    network = Network()
    link_network(open_position(view), view.seat or 0, network)
    return [network.find(node) for node in range(read_facts(view.ruleset).node_count)]


def ticket_progress(view: View, seat: int, tickets: Sequence[int]) -> list[Progress]:
    """The state of some tickets of a seat (open routes are known for the viewer's seat only)."""
    own = set(view.routes[seat])
    complete = complete_tickets(view, seat)
    open_routes = set(view.open_routes) if view.seat == seat else set()
    facts = read_facts(view.ruleset)
    costs = price_spaces(facts, own, open_routes)
    board = view.ruleset.board
    touched = {place for route in own for place in board.routes[route].pair}
    found = []
    for ticket in tickets:
        item = board.tickets[ticket]
        missing, legs = shortest_way(facts, costs, item.a, item.b)
        if ticket in complete and missing != 0:
            missing, legs = 0, ()
        touches = (item.a in touched, item.b in touched)
        found.append(Progress(ticket, missing, legs, touches))
    return found


def price_spaces(facts: Facts, free: Collection[int], others: Collection[int]) -> list[int]:
    """Routes that cost nothing, and others that cost their trains; of equal ways the one with fewest routes."""
    costs = [CLOSED] * len(facts.lengths)
    for route in others:
        costs[route] = SPACE * facts.lengths[route] + 1
    for route in free:
        costs[route] = 1
    return costs


def shortest_way(
    facts: Facts, costs: list[int], start: str, goal: str
) -> tuple[int | None, tuple[Leg, ...]]:
    """The trains missing between two places and the way; any node of a place will do."""
    number, nodes = facts.ruleset.place_number, facts.place_nodes
    found = find_way(facts, costs, nodes[number[start]], nodes[number[goal]])
    if found is None:
        return None, ()
    names = [place.id for place in facts.ruleset.board.places]
    legs, at = [], start
    for route in reversed(found):
        first, second = (names[place] for place in facts.places[route])
        end = second if at == first else first
        legs.append(Leg(at, end, route, costs[route] // SPACE))
        at = end
    return sum(leg.cost for leg in legs), tuple(legs)
