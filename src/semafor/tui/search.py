"""Finding places and routes from what a person types."""

from __future__ import annotations

import re
import unicodedata

from semafor.board.model import Place
from semafor.board.values import is_number
from semafor.engine.obstacles import Obstacle, find_obstacle, route_owner
from semafor.engine.ruleset import Ruleset

__all__ = [
    "Obstacle",
    "find_obstacle",
    "find_places",
    "find_routes",
    "plain_words",
    "route_owner",
]

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
    if is_number(text.strip()):
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
