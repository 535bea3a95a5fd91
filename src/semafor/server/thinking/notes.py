"""What a person should know of a route before claiming it: changed costs, bonuses, cards it brings.

Rules: LEG-CBON-1, LEG-CITY-1, LEG-EVENT-2, CAM-3, CAM-V, CAM-PAY-3. All of it lies open on the table; sentences are in the
language asked for. Editions without such rules have no notes.
"""

from __future__ import annotations

from semafor.engine.notes import notes_of_claim
from semafor.engine.obstacles import cost_now, extra_by_rule, route_owner
from semafor.engine.resample import any_position
from semafor.engine.views import View, find_part
from semafor.legends.events import EventCosts
from semafor.texts.describe import Words


def route_notes(seen: View, route: int, language: str) -> list[str]:
    """Sentences about a route that is still free, from the view of a seat."""
    if seen.seat is None or route_owner(seen, route) is not None:
        return []
    words = Words(seen.ruleset, language)
    return [
        *_cost_notes(seen, route, words),
        *_notes_of_rules(seen, seen.seat, route, words),
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


def _notes_of_rules(seen: View, seat: int, route: int, words: Words) -> list[str]:
    """What the rules of the game say that a claim gives."""
    told = notes_of_claim(seen.ruleset, any_position(seen), seat, route)
    return [words.texts(f"web-note-{note.name}", **words.named(note.values)) for note in told]
