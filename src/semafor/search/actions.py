"""What an action number means, read from the ruleset alone: a bot has a view, never a state.

Must agree with `Option.to_move` of every option; a test compares them over whole games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import factorial
from typing import NamedTuple

from semafor.board.model import GREY
from semafor.engine.core import Option
from semafor.engine.ruleset import Ruleset
from semafor.rules.payment_ways import read_kinds
from semafor.rules.payments import SPELLED, VARIANTS, ClaimCampaign

BY_COST = -1
NO_MIX = -1


class Choice(NamedTuple):
    """One action, taken apart; fields its word does not use keep their defaults.

    Attributes:
        word: The move's `do`.
        route: The route claimed.
        colour: Kind of the card drawn (-1: from the deck) or of the coloured cards paid; the
            locomotive's number where locomotives alone pay.
        locomotives: Locomotives paid; `BY_COST` where they pay a station alone.
        place: The city of a station.
        extra: Kind of the further card of a claim at a changed cost, -1 for none.
        number: Tickets announced from the first deck (`NO_MIX`: no mix is announced), the set of
            tickets kept as a mask, or 7 x choice at end a + choice at end b for passengers.
    """

    word: str
    route: int = -1
    colour: int = -1
    locomotives: int = 0
    place: int = -1
    number: int = 0
    extra: int = -1


@lru_cache(maxsize=64)
def base_kinds(ruleset: Ruleset) -> tuple[int, ...]:
    """For every kind of card the plain kind of its colour: a mark never changes the colour."""
    colours = read_kinds(ruleset.kinds, ruleset.colours).colour_of
    return tuple(kind if colour < 0 else colour for kind, colour in enumerate(colours))


@lru_cache(maxsize=64)
def read_actions(ruleset: Ruleset) -> tuple[Choice, ...]:
    """Every action of a ruleset, by its number."""
    choices: list[Choice] = []
    for option in ruleset.all_options:
        assert option.base == len(choices), (option.word, option.base)
        choices.extend(_read_option(ruleset, option))
        assert len(choices) == option.base + option.size, (option.word, option.size)
    return tuple(choices)


def _read_option(ruleset: Ruleset, option: Option) -> Iterator[Choice]:
    """The actions of one option in their order."""
    word, size = option.word, option.size
    if word == "claim":
        plain = tuple(_read_claims(ruleset))
        if isinstance(option, ClaimCampaign):
            yield from (choice for choice in plain for _ in range(VARIANTS))
            yield from (Choice(word, route=0) for _ in range(SPELLED))
        else:
            yield from plain if size == len(plain) else _read_changed(ruleset, plain)
    elif word == "station":
        yield from _read_stations(ruleset, size)
    elif word == "draw":
        kinds: Iterable[int] = range(-1, 0) if size == 1 else base_kinds(ruleset)
        yield from (Choice(word, colour=kind) for kind in kinds)
    elif word == "tickets":
        mixes = range(NO_MIX, 0) if size == 1 else range(size)
        yield from (Choice(word, number=announced) for announced in mixes)
    elif word == "keep":
        orders = _orders(size)
        yield from (Choice(word, number=code // orders) for code in range(size))
    elif word == "pay":
        yield from (Choice(word, locomotives=spent) for spent in range(size))
    else:
        yield from (Choice(word, number=code) for code in range(size))


def _read_claims(ruleset: Ruleset) -> Iterator[Choice]:
    """Route by route, colour by colour, locomotives spent; then locomotives alone."""
    for number, route in enumerate(ruleset.board.routes):
        colours = range(ruleset.colours)
        if route.colour != GREY:
            painted = ruleset.kinds.index(route.colour)
            colours = range(painted, painted + 1)
        for colour in colours:
            for spent in range(route.length):
                yield Choice("claim", route=number, colour=colour, locomotives=spent)
        yield Choice("claim", route=number, colour=ruleset.locomotive, locomotives=route.length)


def _read_changed(ruleset: Ruleset, plain: tuple[Choice, ...]) -> Iterator[Choice]:
    """Claims at a changed cost: as the plain ones, each with every further card it may ask for.

    What locomotives alone pay depends on the day; the printed length stands for it.
    """
    kinds = range(-1, len(ruleset.kinds))
    for choice in plain:
        for extra in kinds if choice.route in ruleset.extra_routes else (-1,):
            yield choice._replace(extra=extra)


def _read_stations(ruleset: Ruleset, size: int) -> Iterator[Choice]:
    """Place by place, colour by colour, locomotives spent; then locomotives alone."""
    places = len(ruleset.board.places)
    most = (size // places - 1) // ruleset.colours
    for place in range(places):
        for colour in range(ruleset.colours):
            for spent in range(most):
                yield Choice("station", colour=colour, locomotives=spent, place=place)
        yield Choice("station", colour=ruleset.locomotive, locomotives=BY_COST, place=place)


def _orders(size: int) -> int:
    """In how many orders rejects may be returned: `size` is 2**most x most! for some most."""
    most = 1
    while 2**most * factorial(most) < size:
        most += 1
    return factorial(most)
