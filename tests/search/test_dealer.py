"""The dealer: every deal agrees with what the seat has seen."""

from __future__ import annotations

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine import access
from semafor.engine.core import is_compiled
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.minds import make_dealer, make_racer

STEPS = 300 if is_compiled() else 15


def all_tickets(state):
    """Every ticket where it lies."""
    found = []
    for seat in range(state.tables.seats):
        found += access.held_tickets(state, seat) + access.offered_tickets(state, seat)
    for deck in range(state.tables.decks):
        found += access.pool_list(state, deck)
        found += [marked % 256 for marked in access.under_list(state, deck)]
    found += [marked % 256 for marked in access.boxed_list(state)]
    return found + [marked % 256 for marked in access.aside_list(state)]


def all_cards(state):
    """Cards by kind in all hidden places."""
    counts = access.pile_list(state, "deck")
    for seat in range(state.tables.seats):
        counts = [a + b for a, b in zip(counts, access.hand_list(state, seat), strict=True)]
    return counts


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deal_changes_only_what_the_seat_cannot_see(edition):
    ruleset = find_ruleset(edition, 3)
    dealer = make_dealer(ruleset)
    state = ruleset.new_state()
    state.rng = 4711
    state.start(0)
    policy = make_racer(ruleset)
    buffer = ActionBuffer()
    for _ in range(STEPS):
        if state.is_over:
            break
        seat = state.actor()
        dealer.study(state, seat)
        before = view(state, seat)
        dealt = state.clone()
        dealt.rng += 2
        dealer.deal(dealt)
        after = view(dealt, seat)
        assert all_cards(dealt) == all_cards(state)
        tickets = all_tickets(dealt)
        assert len(tickets) == len(set(tickets))
        assert after.hand == before.hand
        assert after.hand_sizes == before.hand_sizes
        assert after.known == before.known
        assert after.tickets == before.tickets
        assert after.ticket_counts == before.ticket_counts
        assert after.actions == before.actions
        assert after.under == before.under
        assert after.boxed == before.boxed
        state.step(policy.choose(state, buffer))


def test_tickets_that_explain_a_rivals_routes_are_dealt_to_it_more_often():
    ruleset = find_ruleset("usa-classic", 2)
    state = ruleset.new_state()
    state.rng = 5
    state.start(0)
    policy = make_racer(ruleset)
    buffer = ActionBuffer()
    while state.turns < 1:
        state.step(policy.choose(state, buffer))
    ticket = ruleset.ticket_number["los_angeles-seattle"]
    other = ruleset.ticket_number["boston-miami"]
    for route in ("los_angeles-san_francisco/1", "portland-san_francisco/1", "portland-seattle/1"):
        state.give_route(1, ruleset.route_number[route])
    access.set_tickets(state, 0, [], [])
    dealer = make_dealer(ruleset)
    dealer.study(state, 0)
    counts = {ticket: 0, other: 0}
    for number in range(400):
        dealt = state.clone()
        dealt.rng = 2 * number + 1
        dealer.deal(dealt)
        for held in access.held_tickets(dealt, 1):
            if held in counts:
                counts[held] += 1
    assert counts[ticket] > 3 * counts[other]
