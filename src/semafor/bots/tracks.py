"""What anybody can see of a claim: networks, paths, trains, bonuses. No hand and no ticket is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from semafor.board.trails import TrailSearch
from semafor.engine.notes import notes_of_claim
from semafor.engine.ports import ATTRACTIONS
from semafor.engine.resample import open_position
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View, find_part
from semafor.planning.facts import Facts, join_nodes
from semafor.texts.reasons import Reason

# A longest path is worth a word where it is that near to the rivals' longest or above.
IN_THE_RACE = 6


class Position(Protocol):
    """A view, the seat that is spoken of, and the board."""

    @property
    def view(self) -> View:
        """Where the open things are read."""

    @property
    def seat(self) -> int:
        """Whose move it is."""

    @property
    def graph(self) -> Facts:
        """The board."""

    @property
    def trains(self) -> int:
        """Trains the seat has left."""


def pays(ruleset: Ruleset) -> bool:
    """Whether routes are worth points at all (LEG-TURN-3: there are games in which none is)."""
    return "routes" in ruleset.points_lines


def earns(plan: Position, route: int) -> Reason:
    """LEG-CBON-1, LEG-CITY-1, LEG-WIN-2: a bonus at once, a card, or few trains left over."""
    view = plan.view
    state, is_last = open_position(view), view.last_round >= 0
    for note in notes_of_claim(view.ruleset, state, plan.seat, route):
        if note.reason and not (note.is_card and is_last):
            return Reason(f"claim-{note.reason}")
    return Reason("claim-trains", {"trains": plan.trains - plan.graph.lengths[route]})


def waits(plan: Position, route: int) -> str:
    """What waits at the ends of a route for whoever claims it, by its name; empty for nothing."""
    state = open_position(plan.view)
    for attraction in plan.view.ruleset.collection(ATTRACTIONS):
        if any(attraction.at_place(state, place) for place in plan.graph.places[route]):
            return attraction.name
    return ""


def rivals_at_both_ends(plan: Position, route: int) -> list[int]:
    """Rivals whose routes touch both ends and who have the trains to claim it."""
    graph, view = plan.graph, plan.view
    found = []
    for seat, routes in enumerate(view.routes):
        nodes = {node for owned in routes for node in graph.ends[owned]}
        is_near = nodes.issuperset(graph.ends[route])
        if seat != plan.seat and is_near and view.trains[seat] >= graph.lengths[route]:
            found.append(seat)
    return found


def is_joining(plan: Position, seat: int, route: int) -> bool:
    """Whether a route would join two parts of a rival's network."""
    labels = join_nodes(plan.graph, plan.view.routes[seat])
    first, second = plan.graph.ends[route]
    return labels[first] != labels[second]


def longer_path(plan: Position, route: int) -> dict[str, int]:
    """Own longest path with a route and the longest of the rivals; empty if it is no reason."""
    view = plan.view
    own = view.routes[plan.seat]
    if "longest" not in view.ruleset.points_lines or not own:
        return {}
    length = longest(plan, (*own, route))
    rival = max(
        longest(plan, routes) for seat, routes in enumerate(view.routes) if seat != plan.seat
    )
    if length <= longest(plan, own) or length < rival - IN_THE_RACE:
        return {}
    return {"length": length, "rival": rival}


def longest(plan: Position, routes: Sequence[int]) -> int:
    """COM-LONG-1..3: trains on the longest path over some routes."""
    search = TrailSearch()
    for route in routes:
        search.add(*plan.graph.ends[route], plan.graph.lengths[route])
    return search.longest()


def rank_passengers(view: View, seat: int, taken: Sequence[str]) -> Reason:
    """GER-MAJ-1: how the colours taken stand against the rivals'."""
    shown = find_part(view, "passengers")
    assert shown is not None, "passengers without a part"
    ranks: dict[str, list[str]] = {"lead": [], "level": [], "more": []}
    for colour in dict.fromkeys(taken):
        counts: list[Any] = [row.get(colour, 0) for row in shown["taken"]]
        own = counts.pop(seat) + taken.count(colour)
        most = max(counts)
        ranks["lead" if own > most else "level" if own == most else "more"].append(colour)
    for rank, colours in ranks.items():
        if colours:
            return Reason(f"passengers-{rank}", {"colours": colours})
    return Reason("passengers-none")
