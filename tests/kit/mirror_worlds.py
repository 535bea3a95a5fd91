"""Mirror worlds: a position changed only in what a seat cannot know, by hand, without `resample`.

Every function returns the changed copy and the seats that could see the change, or None when the
position has nothing to change in this way.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from semafor.engine import access
from semafor.engine.core import State

SEAT_MARK = 256
Mirror = tuple[State, set[int]] | None


def secret_cards(state: State, seat: int) -> list[int]:
    """Kinds of the cards in a hand that nobody else has seen, one entry for each card."""
    hand, known = access.hand_list(state, seat), access.known_list(state, seat)
    return [kind for kind, count in enumerate(hand) for _ in range(count - known[kind])]


def exchange_card(state: State, seat: int, gone: int, come: int) -> None:
    """One card leaves a hand, another comes; what is known of the hand stays."""
    hand = access.hand_list(state, seat)
    hand[gone] -= 1
    hand[come] += 1
    access.set_hand(state, seat, hand, access.known_list(state, seat))


def card_with_deck(state: State, seat: int, chooser: random.Random) -> Mirror:
    """A secret card of a seat is exchanged for a card of the face-down deck."""
    deck = access.pile_list(state, "deck")
    pairs = [
        (mine, kind)
        for mine in secret_cards(state, seat)
        for kind, count in enumerate(deck)
        if count and kind != mine and kind not in state.tables.ruleset.special_kinds
    ]
    if not pairs:
        return None
    mine, other = chooser.choice(pairs)
    mirror = state.clone()
    exchange_card(mirror, seat, mine, other)
    deck[other] -= 1
    deck[mine] += 1
    access.set_piles(
        mirror, deck, access.pile_list(state, "discard"), access.pile_list(state, "laid")
    )
    return mirror, {seat}


def card_with_neighbour(state: State, seat: int, chooser: random.Random) -> Mirror:
    """A secret card of a seat is exchanged for one of the next seat."""
    neighbour = (seat + 1) % state.tables.seats
    pairs = [
        (mine, other)
        for mine in secret_cards(state, seat)
        for other in secret_cards(state, neighbour)
        if mine != other
    ]
    if not pairs:
        return None
    mine, other = chooser.choice(pairs)
    mirror = state.clone()
    exchange_card(mirror, seat, mine, other)
    exchange_card(mirror, neighbour, other, mine)
    return mirror, {seat, neighbour}


def deck_of(state: State, ticket: int) -> int:
    """The deck a ticket belongs to."""
    ruleset = state.tables.ruleset
    return ruleset.decks.index(ruleset.board.tickets[ticket].deck)


def exchange_tickets(state: State, seat: int, chooser: random.Random, *, offered: bool) -> Mirror:
    """A ticket of a seat is exchanged for one of the unordered part of the same deck."""
    held, offer = access.held_tickets(state, seat), access.offered_tickets(state, seat)
    pairs = [
        (mine, other)
        for mine in (offer if offered else held)
        for other in access.pool_list(state, deck_of(state, mine))
    ]
    if not pairs:
        return None
    mine, other = chooser.choice(pairs)
    deck = deck_of(state, mine)
    mirror = state.clone()
    swap = {mine: other, other: mine}
    access.set_tickets(mirror, seat, swapped(held, swap), swapped(offer, swap))
    pool = swapped(access.pool_list(state, deck), swap)
    access.set_ticket_deck(mirror, deck, pool, access.under_list(state, deck))
    return mirror, {seat}


def swapped(tickets: list[int], swap: dict[int, int]) -> list[int]:
    """A list with some tickets exchanged, the marks of who put them there kept."""
    return [
        ticket - ticket % SEAT_MARK + swap.get(ticket % SEAT_MARK, ticket % SEAT_MARK)
        for ticket in tickets
    ]


def held_ticket(state: State, seat: int, chooser: random.Random) -> Mirror:
    """Another ticket in hand."""
    return exchange_tickets(state, seat, chooser, offered=False)


def offered_ticket(state: State, seat: int, chooser: random.Random) -> Mirror:
    """Another ticket on offer."""
    return exchange_tickets(state, seat, chooser, offered=True)


def order_under_deck(state: State, seat: int, chooser: random.Random) -> Mirror:
    """Two tickets that a seat has put under a deck, in the other order."""
    for deck in range(state.tables.decks):
        under = access.under_list(state, deck)
        mine = [index for index, ticket in enumerate(under) if ticket // SEAT_MARK == seat + 1]
        if len(mine) >= 2:
            one, two = chooser.sample(mine, 2)
            under[one], under[two] = under[two], under[one]
            mirror = state.clone()
            access.set_ticket_deck(mirror, deck, access.pool_list(state, deck), under)
            return mirror, {seat}
    return None


def ticket_put_away(state: State, seat: int, chooser: random.Random) -> Mirror:
    """A ticket that a seat has put under a deck, aside or into the box is another one."""
    boxed, aside = access.boxed_list(state), access.aside_list(state)
    under = [access.under_list(state, deck) for deck in range(state.tables.decks)]
    mine = [
        ticket % SEAT_MARK
        for pile in (boxed, aside, *under)
        for ticket in pile
        if ticket // SEAT_MARK == seat + 1
    ]
    pairs = [
        (ticket, other)
        for ticket in mine
        for other in access.pool_list(state, deck_of(state, ticket))
    ]
    if not pairs:
        return None
    ticket, other = chooser.choice(pairs)
    swap = {ticket: other, other: ticket}
    mirror = state.clone()
    access.set_put_away(mirror, swapped(boxed, swap), swapped(aside, swap))
    for deck in range(state.tables.decks):
        pool = swapped(access.pool_list(state, deck), swap)
        access.set_ticket_deck(mirror, deck, pool, swapped(under[deck], swap))
    return mirror, {seat}


def order_of_pool(state: State, seat: int, chooser: random.Random) -> Mirror:
    """The unordered parts of the decks, shuffled: nobody can see that."""
    mirror = state.clone()
    for deck in range(state.tables.decks):
        pool = access.pool_list(state, deck)
        chooser.shuffle(pool)
        access.set_ticket_deck(mirror, deck, pool, access.under_list(state, deck))
    return mirror, set()


def unseen_box(state: State, seat: int, chooser: random.Random) -> Mirror:
    """EUR-SETUP-5: a ticket that went unseen into the box is exchanged for one of a seat."""
    boxed = access.boxed_list(state)
    held, offer = access.held_tickets(state, seat), access.offered_tickets(state, seat)
    pairs = [
        (ticket, mine)
        for ticket in boxed
        for mine in (*held, *offer)
        if ticket < SEAT_MARK and deck_of(state, ticket) == deck_of(state, mine)
    ]
    if not pairs:
        return None
    ticket, mine = chooser.choice(pairs)
    swap = {ticket: mine, mine: ticket}
    mirror = state.clone()
    access.set_put_away(mirror, swapped(boxed, swap), access.aside_list(state))
    access.set_tickets(mirror, seat, swapped(held, swap), swapped(offer, swap))
    return mirror, {seat}


CHANGES: dict[str, Callable[[State, int, random.Random], Mirror]] = {
    "a card with the deck": card_with_deck,
    "a card with a neighbour": card_with_neighbour,
    "a ticket in hand": held_ticket,
    "a ticket on offer": offered_ticket,
    "the order under a deck": order_under_deck,
    "a ticket put away": ticket_put_away,
    "the order of the decks": order_of_pool,
    "the unseen box": unseen_box,
}
