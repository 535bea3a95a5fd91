"""Why a move was made, from what everybody at the table sees: for games that are not over.

What a bot holds and which tickets it has are its secrets, like anybody's. Nothing here is given them:
a reason is read from the view of a spectator and the open side of the move, and from nothing else.
`reasons` tells all: after the end, and in a teaching game.

>>> from semafor import new_game
>>> seen = new_game("usa-classic", seats=2, seed="doc").view(None)
>>> explain_openly(seen, 0, {"do": "draw"}).key
'open-draw-unseen'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from semafor.bots.tracks import (
    earns,
    is_joining,
    longer_path,
    pays,
    rank_passengers,
    rivals_at_both_ends,
    waits,
)
from semafor.engine.errors import Move
from semafor.engine.views import View
from semafor.planning.facts import Facts, read_facts
from semafor.texts.reasons import Reason

# Moves that everybody at the table sees whole.
OPEN_MOVES = frozenset(
    {"draw", "claim", "pay", "withdraw", "station", "passengers", "tickets", "pass"}
)
# What is left of all other moves but `keep`.
CLOSED_MOVE: Move = {"do": "closed"}


def open_move(move: Move) -> Move:
    """As much of a move as everybody sees: of kept tickets their number, of a hidden choice nothing."""
    if move["do"] in OPEN_MOVES:
        return {key: value for key, value in move.items() if key not in ("seat", "chance")}
    if move["do"] == "keep":
        return {"do": "kept", "count": len(move["tickets"])}
    return dict(CLOSED_MOVE)


def explain_openly(seen: View, seat: int, move: Move) -> Reason:
    """What speaks for a move of a seat in the eyes of everybody.

    Args:
        seen: The position before it, as a spectator sees it.
        seat: Whose move it was.
        move: What `open_move` has left of it.
    """
    if seen.seat is not None:
        raise ValueError("an open reason rests on what a spectator sees")
    give = REASONS.get(move["do"])
    return Reason("open-other") if give is None else give(_Open(seen, seat), move)


@dataclass(frozen=True)
class _Open:
    """The open side of a position, and who moved."""

    view: View
    seat: int

    @property
    def graph(self) -> Facts:
        """The board."""
        return read_facts(self.view.ruleset)

    @property
    def trains(self) -> int:
        """Trains the seat has left."""
        return self.view.trains[self.seat]


def _claim(table: _Open, move: Move) -> Reason:
    """The end of the game, a long path, networks that meet, passengers, points."""
    rules = table.view.ruleset
    route = rules.route_number[move["route"]]
    points = table.graph.route_points[route]
    left = table.trains - table.graph.lengths[route]
    if table.view.last_round >= 0:
        return Reason("claim-last", {"points": points}) if pays(rules) else earns(table, route)
    if left <= table.graph.last_trains:
        return Reason("claim-end", {"trains": left})
    path = longer_path(table, route)
    if path:
        return Reason("claim-longest", {"points": points, **path})
    if any(is_joining(table, rival, route) for rival in rivals_at_both_ends(table, route)):
        return Reason("claim-block")
    return _own_network(table, route) or _worth(table, route, points)


def _own_network(table: _Open, route: int) -> Reason | None:
    """Whether the route joins or carries on what the seat has built."""
    ends = table.graph.ends
    nodes = {node for owned in table.view.routes[table.seat] for node in ends[owned]}
    touched = sum(node in nodes for node in ends[route])
    if touched == len(ends[route]) and is_joining(table, table.seat, route):
        return Reason("open-claim-joins")
    return Reason("open-claim-extends") if touched == 1 else None


def _worth(table: _Open, route: int, points: int) -> Reason:
    """Passengers, points, or what a route earns where none has points."""
    rules = table.view.ruleset
    waiting = waits(table, route)
    if waiting:
        return Reason(f"claim-{waiting}", {"points": points})
    return Reason("claim-points", {"points": points}) if pays(rules) else earns(table, route)


def _draw(table: _Open, move: Move) -> Reason:
    """A card from the deck is nobody's business; one from the market is seen."""
    card = move.get("card")
    if card is None:
        return Reason("open-draw-unseen")
    kinds = table.view.ruleset.kinds
    if kinds.index(card) == table.graph.locomotive:
        return Reason("open-draw-locomotive")
    have = table.view.known[table.seat][kinds.index(card)] + 1
    return Reason("open-draw-colour", {"card": card, "have": have})


def _tickets(table: _Open, move: Move) -> Reason:
    return Reason("open-tickets", {"trains": table.trains})


def _keep(table: _Open, move: Move) -> Reason:
    return Reason("open-keep")


def _station(table: _Open, move: Move) -> Reason:
    return Reason("station", {"place": move["city"]})


def _pay(table: _Open, move: Move) -> Reason:
    return Reason("open-tunnel-pay")


def _withdraw(table: _Open, move: Move) -> Reason:
    return Reason("open-tunnel-withdraw")


def _passengers(table: _Open, move: Move) -> Reason:
    return rank_passengers(table.view, table.seat, list(move["take"].values()))


def _pass(table: _Open, move: Move) -> Reason:
    return Reason("pass")


REASONS: dict[str, Callable[[_Open, Move], Reason]] = {
    "claim": _claim,
    "draw": _draw,
    "tickets": _tickets,
    "kept": _keep,
    "station": _station,
    "pay": _pay,
    "withdraw": _withdraw,
    "passengers": _passengers,
    "pass": _pass,
}
