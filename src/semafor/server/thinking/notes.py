"""What a person should know of a route before claiming it: changed costs, bonuses, cards it brings.

Rules: LEG-CBON-1, LEG-CITY-1, LEG-EVENT-2, CAM-3, CAM-V, CAM-PAY-3. All of it lies open on the table; sentences are in the
language asked for. Editions without such rules have no notes.
"""

from __future__ import annotations

from semafor.engine.notes import cost_changes, cost_now, notes_of_claim
from semafor.engine.obstacles import route_owner
from semafor.engine.resample import any_position
from semafor.engine.views import View
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


def _cost_notes(seen: View, route: int, words: Words) -> list[str]:
    """What makes a route cost something else than printed, and by how much."""
    length = seen.ruleset.board.routes[route].length
    notes = []
    for cause, change in cost_changes(seen, route):
        values = words.named(cause)
        here = "" if cause else "-here"
        if change.need:
            cards = cost_now(seen, route).need
            notes.append(words.texts(f"web-note-cost{here}", cards=cards, length=length, **values))
        if change.extra:
            notes.append(words.texts(f"web-note-extra{here}", cards=change.extra, **values))
        if change.fee:
            notes.append(words.texts(f"web-note-fee{here}", dollars=change.fee, **values))
    return notes


def _notes_of_rules(seen: View, seat: int, route: int, words: Words) -> list[str]:
    """What the rules of the game say that a claim gives."""
    told = notes_of_claim(seen.ruleset, any_position(seen), seat, route)
    return [words.texts(f"web-note-{note.name}", **words.named(note.values)) for note in told]
