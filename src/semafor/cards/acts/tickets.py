"""Acts of cards about tickets: one of the hand is replaced.

Rules: CAM-PC-4.
"""

from __future__ import annotations

from semafor.cards.choices import add_choice
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State
from semafor.engine.module import Builder


def replace_decision(builder: Builder) -> int:
    """`replace_ticket`: one held ticket goes under the deck, the top one is taken."""
    if "replace_ticket" in builder.decisions:
        return builder.decisions["replace_ticket"].code
    names = tuple(ticket.id for ticket in builder.board.tickets)

    def legal(state: State, seat: int, at: int) -> list[int]:
        return access.held_tickets(state, seat)

    def act(state: State, seat: int, ticket: int, at: int) -> None:
        fresh = state.draw_ticket(0)
        held = [own for own in access.held_tickets(state, seat) if own != ticket]
        access.set_tickets(state, seat, sorted([*held, fresh]), [])
        pool, under = access.pool_list(state, 0), access.under_list(state, 0)
        access.set_ticket_deck(state, 0, pool, [*under, ticket + 256 * (seat + 1)])
        if state.facts is not None:
            state.note("replaced_ticket", seat, 0, 0)

    def suggest(state: State, seat: int, at: int, held: list[int], wishes: Wishes) -> int:
        """The dearest one that is given up."""
        lost = wishes.given_up(state)
        return lost if lost in held else held[0]

    return add_choice(builder, "replace_ticket", names, legal, act, "CAM-PC-4", suggest)


def can_replace(state: State, seat: int) -> bool:
    """With an empty deck, or without a ticket, none can be replaced."""
    deck = len(access.pool_list(state, 0)) + len(access.under_list(state, 0))
    return deck > 0 and access.held_count(state, seat) > 0
