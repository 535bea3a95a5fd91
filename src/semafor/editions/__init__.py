"""Editions as data: parameters, a list of rule modules and a map, validated when loaded."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from semafor.board.loader import COLOURS, MapError, load_board, read_board
from semafor.board.model import GREY, Board
from semafor.board.values import is_whole
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from semafor.engine.record import replay
from semafor.engine.ruleset import Edition, Ruleset, compile_ruleset
from semafor.rules import CARD_WORDS, MODULES

FOLDER = Path(__file__).parent
MAPS = FOLDER / "maps"
EDITIONS = ("usa-classic", "usa-refreshed", "europe", "germany", "legends")
_OWN_KEYS = {
    "stage",
    "map",
    "regions",
    "ticket_list",
    "rules_version",
    "modules",
    "decks",
    "tie_breaks",
    "seat_colours",
    "title",
    "cards",
    "variants",
}

__all__ = [
    "EDITIONS",
    "MapError",
    "edition",
    "edition_with_map",
    "find_ruleset",
    "new_game",
    "read_edition",
    "replay_record",
    "ruleset",
]


@cache
def read_edition(name: str) -> Mapping[str, Any]:
    """The data file of an edition."""
    if name not in EDITIONS:
        raise SetupError("unknown-edition", edition=name, known=", ".join(EDITIONS))
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def edition(name: str, tickets: str = "") -> Edition:
    """An edition with its own map; `tickets` chooses one of its variant decks."""
    data = read_edition(name)
    board = load_board(
        MAPS / data["map"],
        ticket_list=data.get("ticket_list", "tickets"),
        regions=data.get("regions", ()),
    )
    if tickets:
        board = _variant_board(name, data, tickets)
    return _make(name, data, board)


def edition_with_map(name: str, map_data: Any, source: str = "map") -> Edition:
    """An edition's rules on another map (scenarios, map makers)."""
    data = read_edition(name)
    own = load_board(MAPS / data["map"])
    board = read_board(
        map_data, source, default_deck=data["decks"][0], default_points=own.route_points
    )
    _check_decks(board, tuple(data["decks"]), source)
    _check_colours(board, data["cards"], source)
    return _make(name, data, board)


def _variant_board(name: str, data: Mapping[str, Any], tickets: str) -> Board:
    variants = data.get("variants", {})
    if tickets not in variants:
        known = ", ".join(variants) or "-"
        raise SetupError("unknown-variant", edition=name, variant=tickets, known=known)
    variant = variants[tickets]
    board = load_board(
        MAPS / data["map"], ticket_list=variant["list"], ticket_tags=variant.get("tags", ())
    )
    cities = variant.get("cities")
    if cities is None:
        return board
    chosen = tuple(ticket for ticket in board.tickets if ticket.a in cities or ticket.b in cities)
    return replace(board, tickets=chosen)


def _make(name: str, data: Mapping[str, Any], board: Board) -> Edition:
    decks = tuple(data["decks"])
    if len(decks) == 1:
        tickets = tuple(replace(ticket, deck=decks[0]) for ticket in board.tickets)
        board = replace(board, tickets=tickets)
    _check_decks(board, decks, data["map"])
    _check_colours(board, data["cards"], data["map"])
    settings = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    return Edition(
        name=name,
        board=board,
        modules=tuple(_module(name, module) for module in data["modules"]),
        settings=check_settings(name, settings, data["modules"]),
        cards=dict(data["cards"]),
        card_words=CARD_WORDS,
        decks=decks,
        tie_breaks=tuple(data["tie_breaks"]),
        rules_version=data["rules_version"],
        title=dict(data["title"]),
        stage=data["stage"],
        seat_colours=tuple(data["seat_colours"]),
    )


def _module(name: str, module: str) -> Any:
    if module not in MODULES:
        raise SetupError("unknown-module", edition=name, module=module)
    return MODULES[module]


def check_settings(name: str, settings: dict[str, Any], modules: list[str]) -> dict[str, Any]:
    """Every table of an edition must belong to one of its modules, and every key be known there."""
    for module, values in settings.items():
        if module not in modules or not isinstance(values, Mapping):
            raise SetupError("bad-parameter", name=module, value="", expected="a module's table")
        owner = MODULES[module]
        known = {*owner.params, *owner.words, *owner.texts, *owner.data}
        for key in values:
            if key not in known:
                expected = ", ".join(sorted(known))
                raise SetupError(
                    "bad-parameter", name=f"{module}.{key}", value="", expected=expected
                )
    return settings


def _check_decks(board: Board, decks: tuple[str, ...], source: str) -> None:
    if len(decks) == 1:
        return
    for ticket in board.tickets:
        if ticket.deck not in decks:
            expected = f"deck is '{ticket.deck}', expected {' or '.join(decks)}"
            raise MapError(source, f"ticket '{ticket.id}'", expected)


def _check_colours(board: Board, cards: Mapping[str, int], source: str) -> None:
    """COM-TERM-3: a route's colour is one that the edition has cards of."""
    for route in board.routes:
        if route.colour != GREY and route.colour not in cards:
            colours = ", ".join(kind for kind in cards if kind in COLOURS)
            expected = f"colour is '{route.colour}', expected {colours} or {GREY}"
            raise MapError(source, f"route '{route.id}'", expected)


@lru_cache(maxsize=64)
def ruleset(name: str, seats: int, options: tuple[tuple[str, Any], ...] = ()) -> Ruleset:
    """The compiled ruleset of a shipped edition; options are sorted (name, value) pairs."""
    chosen = dict(options)
    return compile_ruleset(edition(name, str(chosen.get("tickets", ""))), seats, chosen)


def find_ruleset(name: str, seats: int, options: Mapping[str, Any] | None = None) -> Ruleset:
    """The ruleset of a shipped edition with the options of one game."""
    if not is_whole(seats):  # the cache below would take 2.0 for 2
        raise SetupError("bad-seats", "COM-SETUP-1", seats=seats)
    pairs = tuple(sorted((options or {}).items()))
    try:
        return ruleset(name, seats, pairs)
    except TypeError as error:  # an option that is a list or an object
        raise SetupError("unknown-option", name=str(dict(pairs))) from error


def new_game(
    name: str,
    seats: int = 2,
    *,
    seed: str | int | None = None,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    players: list[dict[str, str]] | None = None,
) -> Game:
    """Set up a game of a shipped edition."""
    return Game(find_ruleset(name, seats, options), seed=seed, first=first, players=players)


def replay_record(
    record: Mapping[str, Any], *, on_move: Callable[[Game, int], None] | None = None
) -> Game:
    """Replay and verify a record of a shipped edition."""
    return replay(record, find_ruleset, on_move=on_move)
