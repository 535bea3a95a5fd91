"""What a person should know of a route before claiming it: changed costs, bonuses, cards it brings.

Rules: LEG-CBON-1, LEG-CITY-1, LEG-EVENT-2. All of it lies open on the table; sentences are in the
language asked for. Editions without such rules have no notes.
"""

from __future__ import annotations

from semafor.engine.obstacles import cost_now, route_owner
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.planning.facts import find_part
from semafor.rules.events import EventsPart
from semafor.texts.describe import Words


def route_notes(seen: View, route: int, language: str) -> list[str]:
    """Sentences about a route that is still free, from the view of a seat."""
    if seen.seat is None or route_owner(seen, route) is not None:
        return []
    words = Words(seen.ruleset, language)
    return [
        *_cost_notes(seen, route, words),
        *_company_notes(seen, route, words),
        *_event_notes(seen, route, words),
        *_city_notes(seen.ruleset, route, words),
    ]


def _active_event(seen: View) -> str | None:
    shown = find_part(seen, "events")
    event: str | None = shown["active_event"] if shown else None
    return event


def _cost_notes(seen: View, route: int, words: Words) -> list[str]:
    """What the active event makes of the price."""
    event = _active_event(seen)
    if event is None:
        return []
    length = seen.ruleset.board.routes[route].length
    cost = cost_now(seen, route)
    name = words.event(event)
    notes = []
    if cost.need != length:
        notes.append(words.texts("web-note-cost", event=name, cards=cost.need, length=length))
    if cost.extra:
        notes.append(words.texts("web-note-extra", event=name, cards=cost.extra))
    if cost.fee:
        notes.append(words.texts("web-note-fee", event=name, dollars=cost.fee))
    return notes


def _company_notes(seen: View, route: int, words: Words) -> list[str]:
    """LEG-CBON-1: the colour of one's own company."""
    shown = find_part(seen, "companies")
    item = seen.ruleset.board.routes[route]
    if shown is None or item.colour != shown["companies"][seen.seat or 0]:
        return []
    bonus = seen.ruleset.parameter("companies", "bonus")
    bonus += seen.ruleset.parameter("companies", "bonus_for_two") * (item.length // 2)
    return [words.texts("web-note-company", dollars=bonus)]


def _event_notes(seen: View, route: int, words: Words) -> list[str]:
    """LEG-EVENT-2: what the active event pays for a claim."""
    event = _active_event(seen)
    if event is None or seen.seat is None:
        return []
    cards = next(part for part in seen.ruleset.parts if isinstance(part, EventsPart))
    dollars = cards.claim_dollars(event, seen.seat, route)
    if not dollars:
        return []
    return [words.texts("web-note-bonus", event=words.event(event), dollars=dollars)]


def _city_notes(ruleset: Ruleset, route: int, words: Words) -> list[str]:
    """LEG-CITY-1: a card for a large city."""
    if not ruleset.has("large_cities"):
        return []
    places = {place.id: place for place in ruleset.board.places}
    ends = ruleset.board.routes[route].pair
    return [words.texts("web-note-large")] if any(places[end].is_large for end in ends) else []
