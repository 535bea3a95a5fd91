"""Deals: every one agrees with all that the seat has seen, and none is impossible."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.views import view
from semafor.search.belief_file import find_known, make_belief
from semafor.search.dealer import LikelyDealer
from semafor.search.minds import make_dealer
from tests.kit.counting import check_position
from tests.kit.tables import every_edition, every_table, random_states, scaled, seed_of
from tests.search.positions import lively_states, position

EVERY = scaled(9, 70)
DEALS = scaled(3, 1)
MANY = scaled(3000, 300)
# With few trains hardly anybody keeps the longest tickets.
SELDOM = 50


def deals(dealer, state, count, seed=1):
    """Some deals on copies of a state."""
    for number in range(count):
        dealt = state.clone()
        dealt.rng = seed_of("deal", seed, number)
        dealer.deal(dealt)
        yield dealt


def check_deals(states, seats, ruleset):
    """From the seat that decides and from its neighbour: equal views of sound positions."""
    dealer = make_dealer(ruleset)
    for number, state in enumerate(states):
        if state.is_over or (number % EVERY and number > 2 * seats):
            continue
        for seat in (state.actor(), (state.actor() + 1) % seats):
            seen = view(state, seat)
            world = resample(seen, random.Random(number))
            dealer.study(world, seat)
            for dealt in deals(dealer, world, DEALS, number):
                check_position(dealt)
                assert view(dealt, seat) == seen


@every_table
def test_a_deal_of_a_lively_game_looks_the_same_from_the_seat(edition, seats):
    ruleset = find_ruleset(edition, seats)
    check_deals(lively_states(ruleset, seed_of("worlds", edition, seats)), seats, ruleset)


@every_table
def test_a_deal_of_a_random_game_looks_the_same_from_the_seat(edition, seats):
    """Random games put many tickets under the decks, into the box and aside."""
    ruleset = find_ruleset(edition, seats)
    check_deals(random_states(edition, seats, seed_of("worlds", edition, seats)), seats, ruleset)


def middle_of_a_game(edition, seats):
    """A position some turns into a lively game, dealt from the view of seat 0, and that view."""
    ruleset = find_ruleset(edition, seats)
    for state in lively_states(ruleset, seed_of("middle", edition)):
        if state.turns >= 6 * seats and ruleset.decisions[state.decision()].name == "turn":
            seen = view(state, 0)
            return resample(seen, random.Random(1)), seen
    raise AssertionError


def unseen_cards(world, seen):
    """Cards by kind that seat 0 cannot place, and how many of them lie in hands."""
    special = world.tables.ruleset.special_kinds  # never in a hand
    deck = access.pile_list(world, "deck")
    hidden = [0 if kind in special else count for kind, count in enumerate(deck)]
    unknown = 0
    for rival in range(1, world.tables.seats):
        rows = zip(access.hand_list(world, rival), seen.known[rival], strict=True)
        secret = [held - known for held, known in rows]
        hidden = [a + b for a, b in zip(hidden, secret, strict=True)]
        unknown += sum(secret)
    return hidden, unknown


def dealt_cards(dealer, world, seen):
    """How often each kind was among the unknown cards of the rivals."""
    found = Counter()
    for dealt in deals(dealer, world, MANY):
        for rival in range(1, world.tables.seats):
            for kind, held in enumerate(access.hand_list(dealt, rival)):
                found[kind] += held - seen.known[rival][kind]
    return found


@every_edition
def test_unknown_cards_are_dealt_in_proportion_to_what_is_unseen(edition):
    world, seen = middle_of_a_game(edition, 3)
    dealer = make_dealer(world.tables.ruleset)
    dealer.cluster = 0.0
    dealer.study(world, 0)
    hidden, unknown = unseen_cards(world, seen)
    assert unknown >= 2
    found = dealt_cards(dealer, world, seen)
    assert sum(found.values()) == MANY * unknown
    for kind, count in enumerate(hidden):
        expected = MANY * unknown * count / sum(hidden)
        assert abs(found[kind] - expected) < 5 * (expected + 1) ** 0.5


@every_edition
def test_every_unseen_kind_is_dealt_although_players_collect(edition):
    world, seen = middle_of_a_game(edition, 3)
    dealer = make_dealer(world.tables.ruleset)
    dealer.study(world, 0)
    hidden, _unknown = unseen_cards(world, seen)
    found = dealt_cards(dealer, world, seen)
    assert {kind for kind in found if found[kind]} == {
        kind for kind, count in enumerate(hidden) if count
    }


def collector(edition, belief=None):
    """How often green and red are dealt to a rival who is known to have four green cards."""
    game = position(edition, hands={1: {"green": 4}})
    state = game.state
    kinds = game.ruleset.kinds
    green, red = kinds.index("green"), kinds.index("red")
    known = [4 if kind == green else 0 for kind in range(len(kinds))]
    access.set_hand(state, 1, [8 if kind == green else 0 for kind in range(len(kinds))], known)
    deck = access.pile_list(state, "deck")
    deck[green] -= 4
    access.set_piles(state, deck, [0] * len(kinds), [0] * len(kinds))
    seen = game.view(0)
    world = resample(seen, random.Random(1))
    dealer = LikelyDealer(game.ruleset.tables, game.ruleset.start_trains, belief)
    dealer.study(world, 0)
    found = dealt_cards(dealer, world, seen)
    return found[green], found[red]


def test_a_rival_has_more_of_what_it_is_known_to_collect():
    green, red = collector("usa-classic")
    assert green > 1.5 * red


def test_where_tickets_are_believed_hands_are_as_the_deck_is():
    """Cards need not make up for tickets that are worth too little: of green there is less left than of red."""
    belief = make_belief(find_ruleset("usa-classic", 2))
    assert belief is not None
    green, red = collector("usa-classic", belief)
    assert green < red


@every_edition
def test_every_unseen_ticket_is_dealt_to_a_rival_now_and_then(edition):
    """Before the first claim nothing speaks for a ticket: all are about equally likely.

    But where there is a belief: it has learned which tickets are kept more often than others, and none is ruled out.
    """
    ruleset = find_ruleset(edition, 2)
    state = next(
        state
        for state in lively_states(ruleset, seed_of("tickets", edition))
        if state.actor() == 0 and access.held_count(state, 1) and not access.routes_of(state, 1)
    )
    seen = view(state, 0)
    found = Counter()
    dealt_decks = Counter()
    for number in range(scaled(40, 8)):
        world = resample(seen, random.Random(number))
        dealer = make_dealer(ruleset)
        dealer.study(world, 0)
        for dealt in deals(dealer, world, scaled(60, 30), number):
            found.update(access.held_tickets(dealt, 1))
            dealt_decks.update([tuple(view(dealt, 0).ticket_deck_sizes)])
    assert list(dealt_decks) == [seen.ticket_deck_sizes]
    own = {*seen.tickets, *seen.offered, *seen.boxed, *seen.aside}
    own.update(ticket for deck in seen.under for ticket in deck)
    held = {ruleset.board.tickets[t].deck for t in access.held_tickets(state, 1)}
    usual = [
        ticket
        for ticket, record in enumerate(ruleset.board.tickets)
        if ticket not in own and (len(ruleset.play_decks) == 1 or record.deck in held)
    ]
    assert not own & set(found)
    if is_compiled():
        assert set(usual) <= set(found)
        by_deck = {}
        for ticket in usual:
            by_deck.setdefault(ruleset.board.tickets[ticket].deck, []).append(found[ticket])
        for counts in by_deck.values():
            if find_known(ruleset) is None:
                assert max(counts) < 4 * (min(counts) + 3)
            else:
                assert min(counts) > sum(counts) / len(counts) / SELDOM


LINES = [
    ("usa-classic", "los_angeles-seattle", "boston-miami", ["portland-san_francisco/1"]),
    (
        "usa-classic",
        "boston-miami",
        "los_angeles-seattle",
        ["charleston-raleigh", "new_york-washington/1"],
    ),
    ("europe", "berlin-roma", "kyiv-petrograd", ["roma-venezia", "munchen-venezia"]),
    ("germany", "dresden-hamburg", "konstanz-muenchen", ["berlin-dresden", "berlin-hamburg/1"]),
]


@pytest.mark.parametrize(("edition", "likely", "other", "routes"), LINES)
def test_tickets_along_a_rivals_routes_are_dealt_to_it_more_often(edition, likely, other, routes):
    game = position(edition, 2, routes={1: routes}, tickets={1: [likely, other]})
    numbers = game.ruleset.ticket_number
    dealer = make_dealer(game.ruleset)
    found = Counter()
    for number in range(scaled(30, 10)):
        world = resample(game.view(0), random.Random(number))
        dealer.study(world, 0)
        for dealt in deals(dealer, world, scaled(60, 30), number):
            found.update(access.held_tickets(dealt, 1))
    assert found[numbers[likely]] > 1.5 * found[numbers[other]]


def test_a_deal_can_be_repeated_and_another_one_differs():
    world, _seen = middle_of_a_game("usa-classic", 3)
    dealer = make_dealer(world.tables.ruleset)
    dealer.study(world, 0)
    hands = [
        [
            access.hand_list(dealt, 1) + access.held_tickets(dealt, 1)
            for dealt in deals(dealer, world, 4)
        ]
        for _ in range(2)
    ]
    assert hands[0] == hands[1]
    assert len({tuple(hand) for hand in hands[0]}) > 1
