"""Toy boards: six cities and few cards, with everything an edition knows on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from semafor.editions import edition_with_map
from semafor.engine.access import pile_list, pool_list
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset, compile_ruleset
from tests.oracle.editions import NEWSPAPER
from tests.oracle.inline_maps import expand_map
from tests.oracle.legends import LegendsReferee
from tests.oracle.referee import Move, Referee

CITIES = ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot"]
FEW_CARDS = {"red": 5, "blue": 5, "green": 4, "locomotive": 4}
ALL_CARDS = {
    **dict.fromkeys(("purple", "blue", "orange", "white", "green", "yellow", "black", "red"), 12),
    "locomotive": 14,
}
# Newspapers are added by their own module.
FEW_LEGENDS = {"black": 2, "blue": 4, "white": 1, "green": 4, "yellow": 1, "red": 5}
LEGENDS_COLOURS = dict.fromkeys(FEW_LEGENDS, 12)


def cards_for(edition: str, *, few: bool) -> dict[str, int]:
    """The train cards of a toy game."""
    if edition != "legends":
        return FEW_CARDS if few else ALL_CARDS
    colours = FEW_LEGENDS if few else LEGENDS_COLOURS
    return {**colours, "locomotive": 4 if few else 12, "newspaper": 6}


def route(a: str, b: str, length: int, colour: str = "grey", **more: Any) -> dict[str, Any]:
    """A route of a toy map."""
    return {"a": a, "b": b, "length": length, "colour": colour, **more}


def tickets(pairs: list[tuple[str, str]], **more: Any) -> list[dict[str, Any]]:
    """Tickets worth 3, 4, 5, …"""
    return [{"a": a, "b": b, "points": 3 + n, **more} for n, (a, b) in enumerate(pairs)]


PAIRS = list(combinations(CITIES, 2))
ROUTES = [
    route("alfa", "bravo", 2, "red"),
    route("alfa", "bravo", 2, "blue"),
    route("bravo", "charlie", 3),
    route("charlie", "delta", 1, "green"),
    route("delta", "echo", 2),
    route("delta", "echo", 2),
    route("alfa", "echo", 4, "blue"),
    route("bravo", "delta", 2, "green"),
    route("echo", "foxtrot", 3, "red"),
]

TOYS: dict[str, dict[str, Any]] = {
    "usa-classic": {"cities": CITIES, "routes": ROUTES, "tickets": tickets(PAIRS)},
    "usa-refreshed": {"cities": CITIES, "routes": ROUTES, "tickets": tickets(PAIRS)},
    "europe": {
        "cities": CITIES,
        "routes": [
            *ROUTES[:5],
            route("alfa", "echo", 2, "blue", kind="tunnel"),
            route("bravo", "delta", 2, kind="tunnel"),
            route("echo", "foxtrot", 3, kind="ferry", locomotives=1),
            route("charlie", "foxtrot", 1, "red", kind="tunnel"),
        ],
        "tickets": [*tickets(PAIRS[:10]), *tickets(PAIRS[10:], deck="long")],
    },
    "germany": {
        "cities": [{"id": city, "passengers": 1 + n % 3} for n, city in enumerate(CITIES)],
        "countries": [{"id": "abroad", "passengers": 2}],
        "routes": [
            *ROUTES,
            route("abroad", "alfa", 2),
            route("abroad", "foxtrot", 1, "blue"),
        ],
        "tickets": [
            *tickets(PAIRS[:9]),
            *tickets(PAIRS[9:], deck="long"),
            *tickets([("abroad", "charlie"), ("abroad", "delta")], deck="long"),
        ],
    },
    "legends": {
        "cities": [{"id": city, "large": n % 3 == 0} for n, city in enumerate(CITIES)],
        "routes": [*ROUTES, route("charlie", "foxtrot", 3, "black")],
        "tickets": tickets(PAIRS),
    },
}


@lru_cache
def toy_ruleset(
    edition: str, seats: int, trains: int, *, has_few_cards: bool, version: int = 0
) -> Ruleset:
    """An edition's rules on its toy board."""
    made = edition_with_map(edition, TOYS[edition], "toy map", version)
    cards = cards_for(edition, few=has_few_cards)
    return compile_ruleset(replace(made, cards=cards), seats, {"trains": trains})


@lru_cache
def toy_map(edition: str) -> dict[str, Any]:
    """The toy board as the referee wants it."""
    return expand_map(edition, TOYS[edition])


class FixedChance:
    """No chance at all: the most frequent card, the first ticket by name, the first token."""

    def card(self, state: State) -> int:
        """The kind of which the deck holds most; the first by name among equals."""
        names = state.tables.ruleset.kinds
        deck = pile_list(state, "deck")
        return min(range(len(deck)), key=lambda kind: (-deck[kind], names[kind]))

    def ticket(self, state: State, deck: int) -> int:
        """The ticket whose id comes first."""
        board = state.tables.ruleset.board
        return min(pool_list(state, deck), key=lambda ticket: board.tickets[ticket].id)

    def token(self, state: State, base: int, size: int) -> int:
        """The token of which the bag holds most."""
        counts = [state.part_value(base + index) for index in range(size)]
        return counts.index(max(counts))

    def clone(self) -> FixedChance:
        """Nothing to copy: it remembers nothing."""
        return self


def fixed_outcomes(referee: Referee, move: Move) -> Iterator[str]:
    """The same for the referee, from its own world, written anew."""
    if move["do"] == "tickets":
        for name, count in move.get("draw", {"regular": 3}).items():
            for _ in range(min(count, len(referee.ticket_decks[name]["random"]))):
                yield min(referee.ticket_decks[name]["random"])
    while True:
        card = min(
            (kind for kind in referee.deck if referee.deck[kind]),
            key=lambda kind: (-referee.deck[kind], kind),
            default="nothing",
        )
        yield card
        if card == NEWSPAPER and isinstance(referee, LegendsReferee):
            left = referee.events or (referee.pile[:-1] if len(referee.pile) > 1 else [])
            yield from sorted(left)[:1]
