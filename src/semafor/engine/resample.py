"""Full states that agree with a view: what lies open is written down, the rest is dealt."""

from __future__ import annotations

import random

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.costs import refresh_costs
from semafor.engine.dealer import NOBODY, Dealer, FairDealer
from semafor.engine.generator import ANY_RNG
from semafor.engine.tables import SEAT_MARK
from semafor.engine.views import UNKNOWN, View


def resample(view: View, rng: random.Random) -> State:
    """A random full state whose view from the same seat is equal to this one."""
    state = open_position(view)
    state.rng = rng.getrandbits(64) | 1
    _deal(view, state, FairDealer(view.ruleset.tables))
    return state


def any_position(view: View) -> State:
    """A full state that agrees with a view, always the same one: for whoever looks at nothing hidden."""
    state = open_position(view)
    state.rng = ANY_RNG
    _deal(view, state, Dealer(view.ruleset.tables))
    return state


def open_position(view: View) -> State:
    """A state with all that a view shows and nothing dealt: for looking at networks and tickets, not for playing."""
    ruleset = view.ruleset
    state = ruleset.new_state()
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
    _write_tickets(view, state)
    return state


def _write_tickets(view: View, state: State) -> None:
    """Own tickets, and where the others' are: how many, and who has put them away."""
    own = SEAT_MARK * ((view.seat or 0) + 1)
    unknown = SEAT_MARK * (view.ruleset.seats + 1)

    def marked(tickets: tuple[int, ...]) -> list[int]:
        return [unknown if ticket == UNKNOWN else ticket + own for ticket in tickets]

    for deck, under in enumerate(view.under):
        pool = [0] * (view.ticket_deck_sizes[deck] - len(under))
        access.set_ticket_deck(state, deck, pool, marked(under))
    for seat, count in enumerate(view.ticket_counts):
        held = list(view.all_tickets[seat]) if view.is_over else []
        offered = [0] * view.offer_counts[seat]
        if seat == view.seat:
            held, offered = list(view.tickets), list(view.offered)
        access.set_tickets(state, seat, held, offered, count)
    access.set_put_away(state, marked(view.boxed), marked(view.aside))


def _deal(view: View, state: State, dealer: Dealer) -> None:
    """Tell a dealer what is hidden, and have it dealt."""
    dealer.begin(NOBODY if view.seat is None else view.seat)
    _count_cards(view, state, dealer)
    for ticket in view.offered:
        dealer.see(ticket)
    for seat, counts in enumerate(view.offer_decks):
        if seat != view.seat:
            for deck, count in enumerate(counts):
                dealer.offer(seat, deck, count)
    dealer.find_unseen(state)
    dealer.deal(state)


def _count_cards(view: View, state: State, dealer: Dealer) -> None:
    """Write the known cards; what is left of the box is hidden, in the deck or in hands."""
    ruleset = view.ruleset
    seen = [*zip(view.discard, view.laid, strict=True)]
    left = [ruleset.kind_count(kind) - sum(counts) for kind, counts in enumerate(seen)]
    for kind in view.market:
        if kind >= 0:
            left[kind] -= 1
    for part in ruleset.parts:
        for kind, count in part.cards(state).items():
            left[kind] -= count
    for seat, known in enumerate(view.known):
        hand = view.hand if seat == view.seat else known
        access.set_hand(state, seat, list(hand), list(known))
        left = [count - held for count, held in zip(left, hand, strict=True)]
        dealer.owe(seat, view.hand_sizes[seat] - sum(hand))
    for kind, count in enumerate(left):
        if kind not in ruleset.special_kinds:
            dealer.hide(kind, count)
    access.set_piles(state, left, list(view.discard), list(view.laid))
