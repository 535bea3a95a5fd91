"""What a person should know of a route before claiming it: changed costs, bonuses, cards it brings.

Rules: LEG-CBON-1, LEG-CITY-1, LEG-EVENT-2, CAM-3, CAM-V, CAM-PAY-3. All of it lies open on the table; sentences are in the
language asked for. Editions without such rules have no notes.
"""

from __future__ import annotations

from semafor.charter.rules.ports import COMPANY_BONUS
from semafor.engine.obstacles import cost_now, extra_by_rule, route_owner
from semafor.engine.resample import any_position
from semafor.engine.views import View, find_part
from semafor.legends.events import EventCosts, EventsPart
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
        *_city_notes(seen, route, words),
    ]


def _active_event(seen: View) -> str | None:
    shown = find_part(seen, "events")
    event: str | None = shown["active_event"] if shown else None
    return event


def _cost_notes(seen: View, route: int, words: Words) -> list[str]:
    """What the active event makes of the price, and what else asks for further cards."""
    event = _active_event(seen)
    length = seen.ruleset.board.routes[route].length
    cost = cost_now(seen, route)
    extra = extra_by_rule(seen, route) if cost.extra else []
    news = sum(cards for rule, cards in extra if isinstance(rule, EventCosts))
    notes = []
    if event is not None:
        name = words.event(event)
        if cost.need != length:
            notes.append(words.texts("web-note-cost", event=name, cards=cost.need, length=length))
        if news:
            notes.append(words.texts("web-note-extra", event=name, cards=news))
        if cost.fee:
            notes.append(words.texts("web-note-fee", event=name, dollars=cost.fee))
    if cost.extra > news:
        notes.append(words.texts("web-note-extra-here", cards=cost.extra - news))
    return notes


def _company_notes(seen: View, route: int, words: Words) -> list[str]:
    """LEG-CBON-1, CAM-3: the colour of one's own company, with what clauses and events add."""
    shown = find_part(seen, "companies")
    tariff = seen.ruleset.find(COMPANY_BONUS)
    if tariff is not None and seen.seat is not None:
        state = any_position(seen)
        dollars = tariff.amount(state, seen.seat, route)
        if dollars >= 0 and tariff.cards(state, seen.seat):
            return [words.texts("web-note-company-card")]
        return [words.texts("web-note-company", dollars=dollars)] if dollars > 0 else []
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


def _city_notes(seen: View, route: int, words: Words) -> list[str]:
    """LEG-CITY-1, CAM-V: a card for a large city; one with an own depot is large too."""
    ruleset = seen.ruleset
    if not ruleset.has("large_cities"):
        return []
    large = {place.id for place in ruleset.board.places if place.is_large}
    depots = find_part(seen, "depots")
    companies = find_part(seen, "companies")
    if depots and companies:
        own = companies["companies"][seen.seat or 0]
        large.update(city for city, owners in depots["depots"].items() if own in owners)
    ends = ruleset.board.routes[route].pair
    return [words.texts("web-note-large")] if large.intersection(ends) else []
