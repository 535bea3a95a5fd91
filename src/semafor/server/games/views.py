"""The position as a client is sent it: the open part once for everybody, then one's own.

Rules: COM-INFO-1..5. Both are allow-lists: every field is named here and nothing is taken away
from a fuller thing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import structs

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.errors import Move
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.sheet import Network
from semafor.rules.scoring import connect_routes, is_complete
from semafor.server.protocol.messages import Counts, SeatView, TicketInfo, View


@once_for_ruleset
def _route_ids(ruleset: Ruleset) -> tuple[str, ...]:
    return tuple(route.id for route in ruleset.board.routes)


def ticket_ids(ruleset: Ruleset, tickets: Sequence[int]) -> list[str]:
    """Names of tickets."""
    return [ruleset.board.tickets[ticket].id for ticket in tickets]


def counts(ruleset: Ruleset, numbers: Sequence[int]) -> Counts:
    """Cards by kind, only those there are."""
    return {kind: number for kind, number in zip(ruleset.kinds, numbers, strict=True) if number}


class OpenPosition:
    """What everybody at the table sees, spectators too; made once for each revision."""

    def __init__(self, state: State) -> None:
        ruleset: Ruleset = state.tables.ruleset
        names = _route_ids(ruleset)
        seats = range(ruleset.seats)
        owned = [access.routes_of(state, seat) for seat in seats]
        decision = state.decision()
        self.ruleset = ruleset
        self.fields: dict[str, Any] = {
            "phase": ruleset.decisions[decision].phase if decision >= 0 else "over",
            "actor": state.actor(),
            "turn": state.seat,
            "turns": state.turns,
            "last_round": None if state.last_round < 0 else state.last_round,
            "over": bool(state.is_over),
            "market": [
                None if kind < 0 else ruleset.kinds[kind] for kind in access.market_list(state)
            ],
            "deck_size": state.deck_count,
            "discard": counts(ruleset, access.pile_list(state, "discard")),
            "laid": counts(ruleset, access.pile_list(state, "laid")),
            "closed": [names[route] for route in closed_routes(state, owned)],
            "ticket_decks": {
                deck: len(access.pool_list(state, number)) + len(access.under_list(state, number))
                for number, deck in enumerate(ruleset.decks)
            },
            "parts": {part.name: part.show(state, None) for part in ruleset.parts},
        }
        self.seats = [
            SeatView(
                hand_size=sum(access.hand_list(state, seat)),
                known=counts(ruleset, access.known_list(state, seat)),
                trains=access.trains_of(state, seat),
                score=access.score_of(state, seat),
                routes=[names[route] for route in owned[seat]],
                tickets=access.held_count(state, seat),
                offered=len(access.offered_tickets(state, seat)),
            )
            for seat in seats
        ]


def closed_routes(state: State, owned: Sequence[Collection[int]]) -> list[int]:
    """Routes that nobody owns and nobody may claim any more (COM-CLAIM-13..17)."""
    seats = range(state.tables.seats)
    taken = {route for routes in owned for route in routes}
    claimable = {route for seat in seats for route in access.open_routes(state, seat)}
    return [
        route
        for route in range(state.tables.routes)
        if route not in taken and route not in claimable
    ]


def spectator_view(table: OpenPosition) -> View:
    """What somebody without a seat sees."""
    return View(**table.fields, seats=table.seats, hand={}, tickets=[], offered=[])


def seat_view(table: OpenPosition, state: State, seat: int, offered: Sequence[int]) -> View:
    """What a seat sees: the open part and its own hand, tickets and offer."""
    ruleset = table.ruleset
    return View(
        **{**table.fields, "parts": {part.name: part.show(state, seat) for part in ruleset.parts}},
        seats=table.seats,
        hand=counts(ruleset, access.hand_list(state, seat)),
        tickets=ticket_infos(state, seat),
        offered=ticket_ids(ruleset, offered),
    )


def ticket_infos(state: State, seat: int) -> list[TicketInfo]:
    """A seat's tickets, each with whether its own routes connect it."""
    held = access.held_tickets(state, seat)
    network = Network()
    connect_routes(state, seat, network)
    board = state.tables.ruleset.board
    return [
        TicketInfo(id=board.tickets[ticket].id, done=is_complete(state, network, ticket))
        for ticket in held
    ]


def with_choice(ruleset: Ruleset, seen: View, chosen: Move) -> View:
    """The own view of who has chosen starting tickets that are put into play later, in the order they keep."""
    kept = sorted(chosen["tickets"], key=ruleset.ticket_number.__getitem__)
    tickets = [TicketInfo(id=ticket, done=False) for ticket in kept]
    return structs.replace(seen, tickets=tickets, offered=[])
