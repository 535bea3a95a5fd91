"""From the engine's positions to the referee's worlds, and a referee that thinks only once."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import semafor
from semafor.engine import access
from semafor.engine.chance import RESHUFFLE
from semafor.engine.core import State
from semafor.engine.game import Game
from tests.kit.counting import SEAT_MARK, part_named
from tests.oracle.editions import in_play
from tests.oracle.legends import LegendsReferee
from tests.oracle.referee import Move, Referee, comparable

EDITIONS = Path(semafor.__file__).parent / "editions"


@lru_cache
def map_of(edition: str) -> dict[str, Any]:
    """The map file of an edition, read without the engine's loader."""
    folder = EDITIONS / edition
    owner = tomllib.loads((folder / "edition.toml").read_text("utf-8")).get("map", edition)
    board: dict[str, Any] = json.loads((EDITIONS / owner / "map.json").read_text("utf-8"))
    return in_play(board)


class Memory(Referee):
    """A referee that lists the moves of a position only once: listing is its slowest part."""

    def __init__(self, edition: str, players: int, board: dict[str, Any], first: int = 0):
        self.listed: list[Move] | None = None
        super().__init__(edition, players, board, first)

    def load(self, world: dict[str, Any]) -> None:
        self.listed = None
        super().load(world)

    def legal_moves(self) -> list[Move]:
        if self.listed is None:
            self.listed = super().legal_moves()
        return self.listed

    def checked(self, move: Move) -> Move:
        """The move as it stands in the list; the tests have compared the lists already."""
        wanted = comparable({key: move[key] for key in move if key != "return"})
        found = [same for same in self.legal_moves() if comparable(same) == wanted]
        assert found, move
        extra = {"return": move["return"]} if "return" in move else {}
        return {**found[0], **extra}

    def apply(self, move: Move, chance: Iterable[str] = ()) -> None:
        super().apply(move, chance)
        self.listed = None


class Remembering(Memory):
    """The referee of every edition but one."""


class RememberingLegends(Memory, LegendsReferee):
    """The referee of the edition with events."""


def counts(state: State, numbers: list[int]) -> dict[str, int]:
    """Cards by name, none left out."""
    kinds = state.tables.ruleset.kinds
    return {kinds[kind]: count for kind, count in enumerate(numbers) if count}


def ticket_names(state: State, numbers: list[int]) -> list[str]:
    """Ticket ids, marks removed."""
    tickets = state.tables.ruleset.board.tickets
    return [tickets[number % SEAT_MARK].id for number in numbers]


def ticket_decks(state: State) -> dict[str, Any]:
    """The decks the referee knows; the long tickets of Europe are in the box when play begins."""
    ruleset = state.tables.ruleset
    decks = {}
    for number, name in enumerate(ruleset.decks):
        if name in ruleset.play_decks:
            decks["regular" if name == "tickets" else name] = {
                "random": sorted(ticket_names(state, access.pool_list(state, number))),
                "under": ticket_names(state, access.under_list(state, number)),
            }
    return decks


def tunnel_of(state: State, phase: str) -> dict[str, Any] | None:
    """The pending tunnel as the referee writes it down."""
    if phase != "tunnel":
        return None
    shown = part_named(state, "tunnel") or {}
    route = state.frame_value(state.depth - 1, 2)
    return {
        "route": state.tables.ruleset.board.routes[route].id,
        "pay": counts(state, access.pile_list(state, "laid")),
        "revealed": shown["revealed"],
        "surcharge": shown["surcharge"],
    }


def world_of(state: State) -> dict[str, Any]:
    """A position of the engine as the referee's world (see the header of `referee.py`)."""
    ruleset = state.tables.ruleset
    board = ruleset.board
    seats = range(ruleset.seats)
    actor = state.actor()
    phase = ruleset.decisions[state.decision()].phase if actor >= 0 else "over"
    setup = -1 - ruleset.procedure_number["setup"]
    stations = part_named(state, "stations") or {"stations": [[] for _ in seats]}
    pawns = part_named(state, "passengers") or {"passengers": {}, "taken": [{} for _ in seats]}
    claimed = (
        board.routes[state.frame_value(state.depth - 1, 2)].id if phase == "passengers" else None
    )
    return {
        **legends_of(state),
        "phase": phase,
        "turn": actor if actor >= 0 else state.seat,
        "first": state.first,
        "starting": any(frame[0] == setup for frame in access.frame_list(state)),
        "hands": {seat: counts(state, access.hand_list(state, seat)) for seat in seats},
        "market": [None if kind < 0 else ruleset.kinds[kind] for kind in access.market_list(state)],
        "deck": counts(state, access.pile_list(state, "deck")),
        "discard": counts(state, access.pile_list(state, "discard")),
        "routes": {
            seat: [board.routes[route].id for route in access.routes_of(state, seat)]
            for seat in seats
        },
        "trains": {seat: access.trains_of(state, seat) for seat in seats},
        "score": {seat: access.score_of(state, seat) for seat in seats},
        "tickets": {seat: ticket_names(state, access.held_tickets(state, seat)) for seat in seats},
        "offered": {
            seat: ticket_names(state, access.offered_tickets(state, seat)) for seat in seats
        },
        "ticket_decks": ticket_decks(state),
        "set_aside": ticket_names(state, access.aside_list(state)),
        "stations": dict(enumerate(stations["stations"])),
        "passengers": {
            place: sorted(Counter(colours).elements())
            for place, colours in pawns["passengers"].items()
            if colours
        },
        "taken": dict(enumerate(pawns["taken"])),
        "tunnel": tunnel_of(state, phase),
        "claimed": claimed,
        "last_round": None if state.last_round < 0 else state.last_round,
        "passes": state.passes,
    }


def legends_of(state: State) -> dict[str, Any]:
    """Companies and events, where the game has them."""
    shown = part_named(state, "events")
    companies = part_named(state, "companies")
    if shown is None or companies is None:
        return {}
    return {
        "companies": dict(enumerate(companies["companies"])),
        "event_discard": shown["event_pile"],
        "events": sorted(shown["event_deck"]),
    }


def unordered(world: dict[str, Any]) -> dict[str, Any]:
    """A world in which lists without an order are sorted."""
    plain = dict(world)
    for name in ("routes", "tickets", "stations"):
        plain[name] = {seat: sorted(ids) for seat, ids in world[name].items()}
    plain["set_aside"] = sorted(world["set_aside"])
    return plain


def referee_of(game: Game, board: dict[str, Any] | None = None) -> Memory:
    """A referee who takes over a game as it stands."""
    edition = game.ruleset.edition.name
    maker = RememberingLegends if edition == "legends" else Remembering
    referee = maker(edition, game.ruleset.seats, board or map_of(edition), game.state.first)
    referee.load(world_of(game.state))
    return referee


def outcomes(chance: list[str]) -> list[str]:
    """What a record says happened by chance, as the referee wants it."""
    return [outcome for outcome in chance if outcome != RESHUFFLE]


def position_of(state: State) -> dict[str, Any]:
    """A position as the oracle's `final_scores` takes it."""
    world = world_of(state)
    edition = state.tables.ruleset.edition.name
    names = ("routes", "tickets", "stations", "taken")
    return {
        "edition": edition,
        "players": state.tables.seats,
        "map": map_of(edition),
        **{name: world[name] for name in names},
    }
