"""Finding places and routes from what a person types, and why a route cannot be claimed."""

from __future__ import annotations

import random
import re
import unicodedata
from dataclasses import dataclass
from typing import Any

from semafor.board.model import GREY, Place, Route
from semafor.engine.costs import Cost, find_cost
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View

_PLAIN = str.maketrans("łŁøØđĐ", "lLoOdD")


def plain_words(text: str) -> list[str]:
    """Words without accents, case and punctuation."""
    folded = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    return re.findall(r"[a-z0-9]+", letters.casefold())


def _fits(place: Place, words: list[str]) -> bool:
    """Whether the words begin consecutive words of one of the place's names."""
    for name in (*place.names.values(), place.id):
        parts = plain_words(name)
        for start in range(len(parts) - len(words) + 1):
            if all(parts[start + index].startswith(word) for index, word in enumerate(words)):
                return True
    return False


def find_places(ruleset: Ruleset, text: str) -> list[str]:
    """Ids of the places a text may mean; a full name means that place alone."""
    words = plain_words(text)
    if not words:
        return []
    places = [place for place in ruleset.board.places if _fits(place, words)]
    exact = [
        place.id
        for place in places
        if words in [plain_words(name) for name in (*place.names.values(), place.id)]
    ]
    return exact or [place.id for place in places]


def find_routes(ruleset: Ruleset, text: str) -> list[int]:
    """Routes a text may mean: a number, two ends, or one end (all its routes)."""
    routes = ruleset.board.routes
    if text.strip().isdecimal():
        number = int(text) - 1
        return [number] if 0 <= number < len(routes) else []
    if text.strip() in ruleset.route_number:
        return [ruleset.route_number[text.strip()]]
    words = plain_words(text)
    for cut in range(1, len(words)):
        left = find_places(ruleset, " ".join(words[:cut]))
        right = find_places(ruleset, " ".join(words[cut:]))
        found = [
            number
            for number, route in enumerate(routes)
            if (route.a in left and route.b in right) or (route.b in left and route.a in right)
        ]
        if found:
            return found
    places = find_places(ruleset, text)
    return [number for number, route in enumerate(routes) if {route.a, route.b} & set(places)]


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
    return _missing_cards(view, item)


def cost_now(view: View, route: int) -> Cost:
    """What a route costs the viewer now: open to everybody, so any state that agrees will do."""
    cost = Cost()
    assert view.seat is not None
    find_cost(resample(view, random.Random(0)), view.seat, route, cost)
    return cost


def _missing_cards(view: View, route: Route) -> Obstacle | None:
    """The colour that comes closest to paying, and what it lacks."""
    ruleset = view.ruleset
    locomotives = view.hand[ruleset.locomotive]
    if locomotives < route.locomotives:
        values = {"needs": route.locomotives, "have": locomotives}
        return Obstacle("locomotives", values)
    cost = cost_now(view, ruleset.route_number[route.id])
    if cost.is_closed:
        return Obstacle("closed-now", {})
    needs = cost.need + cost.extra
    colours = ruleset.kinds[: ruleset.colours] if route.colour == GREY else (route.colour,)
    best: tuple[int, str, int] | None = None
    for colour in colours:
        have = view.hand[ruleset.kinds.index(colour)]
        able = min(have, cost.need - route.locomotives)
        spare = min(cost.extra, sum(view.hand) - locomotives - able)
        missing = needs - able - spare - locomotives
        if best is None or (missing, -have) < (best[0], -best[2]):
            best = (missing, colour, have)
    if best is None or best[0] <= 0:
        return None
    return Obstacle(
        "cards",
        {"missing": best[0], "colour": best[1], "have": best[2], "locomotives": locomotives},
    )
