"""What a scenario's `then` may ask: every key is one small function of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from semafor.engine import access
from semafor.engine.chance import ScriptedSource
from semafor.engine.errors import SemaforError
from semafor.engine.game import Game
from semafor.engine.score import score_position
from semafor.engine.tables import SEAT_MARK

MISSING = object()
FINAL_LINES = (
    "routes",
    "tickets",
    "longest",
    "longest_length",
    "stations",
    "globetrotter",
    "passengers",
    "completed",
)


def counts(game: Game, numbers: list[int]) -> dict[str, int]:
    """Cards by name, without zeros."""
    return {game.ruleset.kinds[kind]: count for kind, count in enumerate(numbers) if count}


def by_seat(game: Game, function: Callable[[int], Any]) -> dict[int, Any]:
    """A value for every seat."""
    return {seat: function(seat) for seat in range(game.ruleset.seats)}


def ticket_names(game: Game, tickets: list[int]) -> list[str]:
    """Ticket ids of ticket numbers."""
    return [game.ruleset.board.tickets[ticket % SEAT_MARK].id for ticket in tickets]


def deck_top(game: Game, length: int) -> list[str | None]:
    """The top cards as far as they are known: the script, then a deck of one kind only."""
    source = game.state.source
    script = list(source.cards) if isinstance(source, ScriptedSource) else []
    rest = access.pile_list(game.state, "deck")
    for kind in script:
        rest[kind] -= 1
    kinds = [kind for kind, count in enumerate(rest) if count]
    known: list[str | None] = [game.ruleset.kinds[kind] for kind in script]
    filler = game.ruleset.kinds[kinds[0]] if len(kinds) == 1 else None
    known.extend([filler] * sum(rest))
    return known[:length]


def ticket_order(game: Game, deck: int) -> list[str | None]:
    """A ticket deck from top to bottom; None where the order is not known."""
    source = game.state.source
    script = list(source.tickets.get(deck, [])) if isinstance(source, ScriptedSource) else []
    pool = [ticket for ticket in access.pool_list(game.state, deck) if ticket not in script]
    middle: list[str | None] = [*ticket_names(game, pool)] if len(pool) == 1 else [None] * len(pool)
    under = ticket_names(game, access.under_list(game.state, deck))
    return [*ticket_names(game, script), *middle, *under]


def per_deck(game: Game, function: Callable[[int], Any]) -> Any:
    """A value of the ticket deck, or of each of several decks by name."""
    decks = [game.ruleset.decks.index(deck) for deck in game.ruleset.play_decks]
    if len(decks) == 1:
        return function(decks[0])
    return {game.ruleset.decks[deck]: function(deck) for deck in decks}


def owners(game: Game) -> dict[str, int | None]:
    """Owner of every route."""
    found: dict[str, int | None] = {route.id: None for route in game.ruleset.board.routes}
    for seat in range(game.ruleset.seats):
        for route in access.routes_of(game.state, seat):
            found[game.ruleset.board.routes[route].id] = seat
    return found


def closed_routes(game: Game) -> list[str]:
    """Routes nobody owns and nobody may claim any more."""
    taken = owners(game)
    free = {
        route
        for seat in range(game.ruleset.seats)
        for route in access.open_routes(game.state, seat)
    }
    routes = game.ruleset.board.routes
    return [
        route.id
        for index, route in enumerate(routes)
        if taken[route.id] is None and index not in free
    ]


def legal_words(game: Game) -> list[str]:
    """The `do` words that are legal now."""
    option_of = game.state.tables.option_of
    return sorted({option_of(action).word for action in game.actions()})


def final_lines(game: Game) -> dict[int, dict[str, int]]:
    """Every line of the final score by seat."""
    result = score_position(game.state)
    return {
        seat: {
            **dict.fromkeys(FINAL_LINES, 0),  # what an edition does not score is worth nothing
            "unused_trains": access.trains_of(game.state, seat),
            **result.lines[seat],
            "total": result.totals[seat],
        }
        for seat in range(game.ruleset.seats)
    }


def market(game: Game) -> list[str | None]:
    """Open cards by slot."""
    kinds = game.ruleset.kinds
    return [None if kind < 0 else kinds[kind] for kind in access.market_list(game.state)]


VALUES: dict[str, Callable[[Game], Any]] = {
    "turn": lambda game: game.state.seat if game.is_over else game.actor,
    "phase": lambda game: game.phase,
    "over": lambda game: game.is_over,
    "hands": lambda game: by_seat(
        game, lambda seat: counts(game, access.hand_list(game.state, seat))
    ),
    "hand_sizes": lambda game: by_seat(game, lambda seat: sum(access.hand_list(game.state, seat))),
    "market": market,
    "market_set": lambda game: counts(
        game,
        [access.market_list(game.state).count(kind) for kind in range(len(game.ruleset.kinds))],
    ),
    "deck_size": lambda game: game.state.deck_count,
    "discard": lambda game: counts(game, access.pile_list(game.state, "discard")),
    "discard_size": lambda game: game.state.discard_count,
    "score": lambda game: by_seat(game, lambda seat: access.score_of(game.state, seat)),
    "trains": lambda game: by_seat(game, lambda seat: access.trains_of(game.state, seat)),
    "owner": owners,
    "tickets": lambda game: by_seat(
        game, lambda seat: sorted(ticket_names(game, access.held_tickets(game.state, seat)))
    ),
    "ticket_count": lambda game: by_seat(game, lambda seat: access.held_count(game.state, seat)),
    "ticket_deck_size": lambda game: per_deck(game, lambda deck: len(ticket_order(game, deck))),
    "offered": lambda game: sorted(
        ticket_names(game, access.offered_tickets(game.state, max(game.actor, 0)))
    ),
    "last_round": lambda game: None if game.state.last_round < 0 else game.state.last_round,
    "kinds": legal_words,
    "winners": lambda game: list(score_position(game.state).winners),
    "ranks": lambda game: list(score_position(game.state).ranks),
    "final": final_lines,
}
SORTED = {"tickets", "offered", "kinds", "passengers"}
EXACT_COUNTS = {"hands", "taken", "discard", "market_set"}
LISTS = {"can", "cannot", "closed", "deck_top"}


def first_difference(game: Game, then: Mapping[str, Any]) -> str | None:
    """The first thing a scenario expects that does not hold."""
    extra: dict[str, Any] = {}
    for part in game.ruleset.parts:
        extra.update(part.checks(game.state))
    for key, expected in then.items():
        problem = check(game, key, expected, extra)
        if problem:
            return problem
    return None


def check(game: Game, key: str, expected: Any, extra: Mapping[str, Any]) -> str | None:
    """One key of `then`."""
    if key in LISTS and not isinstance(expected, list):
        return f"{key}: {expected!r} is not a list"
    if key in ("can", "cannot"):
        return check_moves(game, key, expected)
    if key == "closed":
        shut = closed_routes(game)
        missing = [route for route in expected if route not in shut]
        return f"closed: {', '.join(map(str, missing))} is not closed" if missing else None
    if key in ("final", "winners", "ranks") and not game.is_over:
        return f"{key}: the game is not over"
    if key == "deck_top":
        actual: Any = deck_top(game, len(expected))
    elif key == "ticket_deck_bottom":
        actual = bottoms(game, expected)
    elif key in VALUES:
        actual = VALUES[key](game)
    elif key in extra:
        actual = extra[key]
    else:
        return f"{key}: this edition has no such value"
    return compare(key, tidy(key, expected), actual, key)


def bottoms(game: Game, expected: Any) -> Any:
    """The lowest tickets of a deck, as many as are asked for."""
    if isinstance(expected, Mapping):
        decks = game.ruleset.decks
        return {
            deck: ticket_order(game, decks.index(deck))[-len(names) :] if names else []
            for deck, names in expected.items()
            if deck in decks and isinstance(names, list)
        }
    names = expected if isinstance(expected, list) else []
    return ticket_order(game, 0)[-len(names) :] if names else []


def tidy(key: str, expected: Any) -> Any:
    """Sort what is compared in any order, and drop zeros where counts are exact."""
    if isinstance(expected, Mapping):
        if key in EXACT_COUNTS and not any(
            isinstance(value, Mapping) for value in expected.values()
        ):
            return {name: count for name, count in expected.items() if count}
        return {name: tidy(key, value) for name, value in expected.items()}
    if key in SORTED and isinstance(expected, list):
        return sorted(expected, key=str)
    return [] if expected is None and key in SORTED else expected


def compare(key: str, expected: Any, actual: Any, where: str) -> str | None:
    """Only what is listed is checked; hands and piles must be exactly as said."""
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        is_leaf = not any(isinstance(value, Mapping) for value in actual.values())
        if key in EXACT_COUNTS and is_leaf and (where != key or key in ("discard", "market_set")):
            return None if expected == actual else f"{where}: expected {expected}, found {actual}"
        for name, value in expected.items():
            problem = compare(key, value, actual.get(name, MISSING), f"{where} {name}")
            if problem:
                return problem
        return None
    if actual is MISSING:
        return f"{where}: not known here"
    if expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        return f"{where}: expected {expected}, found {actual}"
    return None


def check_moves(game: Game, key: str, moves: Any) -> str | None:
    """`can` and `cannot`: moves of the seat to move that must, or must not, be legal."""
    for move in moves:
        if not isinstance(move, Mapping):
            return f"{key}: {move!r} is not a move"
        try:
            game.to_action(dict(move))
            is_legal, why = True, ""
        except SemaforError as error:
            is_legal, why = False, str(error)
        if is_legal != (key == "can"):
            return f"{key}: {move} is {'legal' if is_legal else f'refused ({why})'}"
    return None
