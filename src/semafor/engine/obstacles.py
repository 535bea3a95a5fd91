"""What stands against a claim, from a seat's view: for people who ask why, never for the rules.

The rules refuse a claim by themselves (`rules/claiming.py`); a test holds that both agree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from semafor.board.model import Route
from semafor.engine.notes import cost_now
from semafor.engine.views import View


def route_owner(view: View, route: int) -> int | None:
    """The seat that has claimed a route."""
    return next((seat for seat, routes in enumerate(view.routes) if route in routes), None)


@dataclass(frozen=True)
class Obstacle:
    """Why a route cannot be claimed: a key of the catalogue and its values."""

    reason: str
    values: dict[str, Any]


def find_obstacle(view: View, route: int) -> Obstacle | None:
    """The first thing that stands against a claim by the viewer, or None."""
    assert view.seat is not None
    item = view.ruleset.board.routes[route]
    owner = route_owner(view, route)
    if owner is not None:
        return Obstacle("own" if owner == view.seat else "taken", {"owner": owner})
    if route not in view.open_routes:
        twins = {view.ruleset.route_number[twin.id] for twin in view.ruleset.board.twins(item)}
        is_own = bool(twins & set(view.routes[view.seat]))
        return Obstacle("own-twin" if is_own else "twin-closed", {})
    trains = view.trains[view.seat]
    if trains < item.length:
        return Obstacle("trains", {"needs": item.length, "left": trains})
    if _lacks_locomotives(view, route) and view.ruleset.cards_per_locomotive[route]:
        return _missing_stand_ins(view, route)
    return _missing_cards(view, item)


def _lacks_locomotives(view: View, route: int) -> bool:
    """EUR-FERRY-2: fewer in hand than the payment must contain."""
    return view.hand[view.ruleset.locomotive] < view.ruleset.fewest_locomotives[route]


def cards_of_colour(view: View, colour: str) -> int:
    """Cards of a colour in the viewer's hand; a mark on a card does not change its colour."""
    return sum(
        count
        for kind, count in zip(view.ruleset.kinds, view.hand, strict=True)
        if kind == colour or kind.startswith(f"{colour}_")
    )


def _missing_cards(view: View, route: Route) -> Obstacle | None:
    """The colour that comes closest to paying, and what it lacks."""
    ruleset = view.ruleset
    number = ruleset.route_number[route.id]
    fewest = ruleset.fewest_locomotives[number]
    locomotives = view.hand[ruleset.locomotive]
    colours = [ruleset.kinds[colour] for colour in ruleset.route_colours[number]]
    if _lacks_locomotives(view, number):
        return Obstacle("locomotives", {"needs": fewest, "have": locomotives})
    locomotives = min(locomotives, ruleset.most_locomotives[number])
    cost = cost_now(view, number)
    if cost.is_closed:
        return Obstacle("closed-now", {})
    dollars = view.score[view.seat or 0]
    if cost.fee > dollars:
        return Obstacle("fee", {"needs": cost.fee, "left": dollars})
    needs = cost.need + cost.extra
    best: tuple[int, str, int] | None = None
    for colour in colours:
        have = cards_of_colour(view, colour)
        able = min(have, cost.need - fewest)
        spare = min(cost.extra, sum(view.hand) - locomotives - able)
        missing = needs - able - spare - locomotives
        if best is None or (missing, -have) < (best[0], -best[2]):
            best = (missing, colour, have)
    if best is None and locomotives < needs:  # no colour pays here
        return Obstacle("locomotives", {"needs": needs, "have": locomotives})
    if best is None or best[0] <= 0:
        return None
    return Obstacle(
        "cards",
        {"missing": best[0], "colour": best[1], "have": best[2], "locomotives": locomotives},
    )


def _missing_stand_ins(view: View, route: int) -> Obstacle | None:
    """Fewer locomotives than the route asks for: cards of one colour must stand for those that are missing."""
    ruleset = view.ruleset
    locomotives = view.hand[ruleset.locomotive]
    colours = [ruleset.kinds[colour] for colour in ruleset.route_colours[route]]
    if not colours:
        values = {"needs": ruleset.fewest_locomotives[route], "have": locomotives}
        return Obstacle("locomotives", values)
    cards = ruleset.tables.cards_for(route, locomotives)
    colour = max(colours, key=lambda colour: cards_of_colour(view, colour))
    have = cards_of_colour(view, colour)
    if have >= cards:
        return None
    missing = cards - have
    return Obstacle(
        "cards", {"missing": missing, "colour": colour, "have": have, "locomotives": locomotives}
    )
