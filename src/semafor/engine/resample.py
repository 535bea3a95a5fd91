"""Deals what a seat cannot see at random: a full state that agrees with its view."""

from __future__ import annotations

import random

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.costs import refresh_costs
from semafor.engine.tables import SEAT_MARK
from semafor.engine.views import UNKNOWN, View


def resample(view: View, rng: random.Random) -> State:
    """A random full state whose view from the same seat is equal to this one."""
    ruleset = view.ruleset
    state = ruleset.new_state()
    state.rng = rng.getrandbits(64) | 1
    state.first = view.first
    state.seat = view.turn
    state.last_round = view.last_round
    state.passes = view.passes
    state.turns = view.turns
    state.is_over = int(view.is_over)
    access.free_board(state)
    for seat in range(ruleset.seats):
        access.set_trains(state, seat, view.trains[seat])
        access.set_score(state, seat, view.score[seat])
        for route in view.routes[seat]:
            state.give_route(seat, route)
    for part, shown in zip(ruleset.parts, view.parts, strict=True):
        part.load(state, shown)
    refresh_costs(state)
    access.set_market(state, list(view.market))
    access.set_frames(state, [list(frame) for frame in view.frames])
    _deal_cards(view, state, rng)
    _deal_tickets(view, state, rng)
    return state


def any_position(view: View) -> State:
    """A full state that agrees with a view, always the same one: for whoever looks at nothing hidden."""
    return resample(view, random.Random(0))


def _deal_cards(view: View, state: State, rng: random.Random) -> None:
    """Hidden cards go to the other hands, beside those known to be there, and to the deck."""
    ruleset = view.ruleset
    kinds = range(len(ruleset.kinds))
    left = [ruleset.kind_count(kind) for kind in kinds]
    for kind in view.market:
        if kind >= 0:
            left[kind] -= 1
    for part in ruleset.parts:
        for kind, count in part.cards(state).items():
            left[kind] -= count
    hands = [
        list(view.hand) if seat == view.seat else list(view.known[seat])
        for seat in range(ruleset.seats)
    ]
    for kind in kinds:
        left[kind] -= view.discard[kind] + view.laid[kind] + sum(hand[kind] for hand in hands)
    special = ruleset.special_kinds
    hidden = [kind for kind in kinds for _ in range(left[kind]) if kind not in special]
    rng.shuffle(hidden)
    for seat, hand in enumerate(hands):
        for _ in range(view.hand_sizes[seat] - sum(hand)):
            hand[hidden.pop()] += 1
        access.set_hand(state, seat, hand, list(view.known[seat]))
    deck = [left[kind] if kind in special else hidden.count(kind) for kind in kinds]
    access.set_piles(state, deck, list(view.discard), list(view.laid))


class _HiddenTickets:
    """Tickets the viewer has not seen, by deck, in random order."""

    def __init__(self, view: View, rng: random.Random) -> None:
        seen = {*view.tickets, *view.offered, *view.boxed, *view.aside}
        seen.update(ticket for deck in view.under for ticket in deck)
        seen.update(ticket for held in view.all_tickets for ticket in held)
        decks = view.ruleset.decks
        self.by_deck: list[list[int]] = [[] for _ in decks]
        for number, ticket in enumerate(view.ruleset.board.tickets):
            if number not in seen:
                self.by_deck[decks.index(ticket.deck)].append(number)
        for tickets in self.by_deck:
            rng.shuffle(tickets)
        self.rng = rng
        self.seat = view.seat or 0
        self.seats = view.ruleset.seats

    def marked(self, tickets: tuple[int, ...], deck: int = UNKNOWN) -> list[int]:
        """Tickets put away, with the mark of who did it; unknown ones get a hidden ticket."""
        marks = []
        for ticket in tickets:
            if ticket != UNKNOWN:
                marks.append(ticket + SEAT_MARK * (self.seat + 1))
            elif deck == UNKNOWN:
                marks.append(self.of_any() + SEAT_MARK * (self.seats + 1))
            else:
                marks.append(self.of_deck(deck) + SEAT_MARK * (self.seats + 1))
        return marks

    def of_deck(self, deck: int) -> int:
        """A hidden ticket that belongs to a deck."""
        return self.by_deck[deck].pop()

    def of_any(self) -> int:
        """A hidden ticket of any deck, every one with the same chance."""
        sizes = [len(tickets) for tickets in self.by_deck]
        return self.rng.choices(self.by_deck, weights=sizes)[0].pop()


def _deal_tickets(view: View, state: State, rng: random.Random) -> None:
    """Decks and offers first, because their tickets must be of a deck; the others take the rest."""
    ruleset = view.ruleset
    hidden = _HiddenTickets(view, rng)
    for deck in range(len(ruleset.decks)):
        under = hidden.marked(view.under[deck], deck)
        size = view.ticket_deck_sizes[deck] - len(under)
        access.set_ticket_deck(state, deck, [hidden.of_deck(deck) for _ in range(size)], under)
    offers = [
        [hidden.of_deck(deck) for deck, count in enumerate(counts) for _ in range(count)]
        if seat != view.seat
        else list(view.offered)
        for seat, counts in enumerate(view.offer_decks)
    ]
    for seat in range(ruleset.seats):
        held = list(view.all_tickets[seat]) if view.is_over else []
        if seat == view.seat:
            held = list(view.tickets)
        held += [hidden.of_any() for _ in range(view.ticket_counts[seat] - len(held))]
        access.set_tickets(state, seat, held, offers[seat])
    access.set_put_away(state, hidden.marked(view.boxed), hidden.marked(view.aside))
