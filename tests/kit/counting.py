"""What must always hold in a position, counted from the outside by code of its own.

How much there is of everything is asked of the ruleset, so that any edition can be counted; that each box
has what it should have is shown by `tests/data/test_boxes.py`.
"""

from __future__ import annotations

from collections import Counter

from semafor.engine import access
from semafor.engine.core import State

SEAT_MARK = 256
PASSENGER_COLOURS = 6  # GER-COMP-3


def part_named(state: State, name: str) -> dict | None:
    """What a module's part shows, if the game has that module."""
    for part in state.tables.ruleset.parts:
        if part.name == name:
            return part.show(state, None)
    return None


def cards_everywhere(state: State) -> Counter[str]:
    """Cards by kind, in all the places where a card can lie."""
    ruleset = state.tables.ruleset
    found: Counter[int] = Counter()
    for seat in range(ruleset.seats):
        found.update(dict(enumerate(access.hand_list(state, seat))))
    for pile in ("deck", "discard", "laid"):
        found.update(dict(enumerate(access.pile_list(state, pile))))
    found.update(kind for kind in access.market_list(state) if kind >= 0)
    for part in ruleset.parts:
        found.update(part.cards(state))
    return Counter({ruleset.kinds[kind]: count for kind, count in found.items() if count})


def tickets_everywhere(state: State) -> list[int]:
    """Ticket numbers, one for each place in which a ticket lies."""
    found: list[int] = []
    for seat in range(state.tables.seats):
        held = access.held_tickets(state, seat)
        assert len(held) == access.held_count(state, seat)
        found += held + access.offered_tickets(state, seat)
    for deck in range(state.tables.decks):
        found += access.pool_list(state, deck)
        found += [ticket % SEAT_MARK for ticket in access.under_list(state, deck)]
    for pile in (access.boxed_list(state), access.aside_list(state)):
        found += [ticket % SEAT_MARK for ticket in pile]
    return found


def check_cards(state: State) -> None:
    """COM-SETUP-5: no card is lost or made, and the engine's own totals are right."""
    ruleset = state.tables.ruleset
    assert cards_everywhere(state) == Counter(
        {kind: count for kind, count in ruleset.cards.items() if count}
    )
    deck, discard = access.pile_list(state, "deck"), access.pile_list(state, "discard")
    market = access.market_list(state)
    assert state.deck_count == sum(deck)
    assert state.discard_count == sum(discard)
    assert state.gaps == market.count(-1)
    assert state.open_locos == market.count(state.tables.locomotive)
    counts = [*deck, *discard, *access.pile_list(state, "laid")]
    for seat in range(state.tables.seats):
        hand, known = access.hand_list(state, seat), access.known_list(state, seat)
        counts += [*hand, *known]
        assert all(seen <= held for seen, held in zip(known, hand, strict=True))
        assert not any(hand[kind] for kind in ruleset.special_kinds)
    assert not ruleset.special_kinds & set(market)
    assert min(counts) >= 0


def check_piles_in_order(state: State) -> None:
    """COM-EDGE-1, 3: between two actions no gap and no empty deck where there are cards."""
    ruleset = state.tables.ruleset
    piles = sum(
        access.pile_list(state, pile)[kind]
        for pile in ("deck", "discard")
        for kind in range(len(ruleset.kinds))
        if kind not in ruleset.special_kinds
    )
    if state.actor() >= 0 and state.tables.ruleset.decisions[state.decision()].name == "turn":
        assert piles == 0 or (state.deck_count > 0 and state.gaps == 0)
        assert not any(access.pile_list(state, "laid"))


def check_tickets(state: State) -> None:
    """Every ticket lies in exactly one place, in a deck only if it belongs there."""
    ruleset = state.tables.ruleset
    assert sorted(tickets_everywhere(state)) == list(range(len(ruleset.board.tickets)))
    for number, deck in enumerate(ruleset.decks):
        marked = access.pool_list(state, number) + access.under_list(state, number)
        assert all(ruleset.board.tickets[t % SEAT_MARK].deck == deck for t in marked)


def check_routes(state: State) -> None:
    """COM-CLAIM-7, 9, 13..16: pieces, points, one owner each, twins as the number of seats says."""
    ruleset = state.tables.ruleset
    board = ruleset.board
    owner: dict[int, int] = {}
    for seat in range(ruleset.seats):
        routes = access.routes_of(state, seat)
        assert not owner.keys() & set(routes), "a route with two owners"
        owner.update(dict.fromkeys(routes, seat))
        lengths = [board.routes[route].length for route in routes]
        assert access.trains_of(state, seat) == ruleset.start_trains - sum(lengths) >= 0
        if "dollars" in ruleset.points_lines:
            assert access.score_of(state, seat) >= 5
        else:
            assert access.score_of(state, seat) == sum(
                board.route_points[length] for length in lengths
            )
    pairs: dict[tuple, list[int]] = {}
    for route, seat in owner.items():
        record = board.routes[route]
        key = (frozenset((record.a, record.b)), record.length)
        pairs.setdefault(key, []).append(seat)
    strands = Counter((frozenset((r.a, r.b)), r.length) for r in board.routes)
    few = ruleset.parameter("claiming", "single_strand_seats")
    most = ruleset.parameter("claiming", "single_strand_most")  # LEG-MULTI-3
    for key, owners in pairs.items():
        assert len(set(owners)) == len(owners), "two strands of one seat"
        is_shared = ruleset.seats > few or strands[key] > most
        assert len(owners) == 1 or is_shared, "two strands with few seats"


def check_stations(state: State) -> None:
    """EUR-STAT-1, 2: three stations each, at most one in a city."""
    shown = part_named(state, "stations")
    if shown is not None:
        built = shown["stations"]
        cities = [city for cities in built for city in cities]
        assert len(set(cities)) == len(cities)
        assert [len(cities) + left for cities, left in zip(built, shown["left"], strict=True)] == [
            state.tables.ruleset.parameter("stations", "supply")
        ] * state.tables.seats
        assert min(shown["left"]) >= 0


def check_passengers(state: State) -> None:
    """GER-COMP-3, GER-PASS-5: sixty passengers, ten of a colour, on the board or with a seat."""
    shown = part_named(state, "passengers")
    if shown is not None:
        found: Counter[str] = Counter(shown["bag"])
        for counts in (*shown["passengers"].values(), *shown["taken"]):
            assert all(count > 0 for count in counts.values())
            found.update(counts)
        each = state.tables.ruleset.parameter("passengers", "each")
        assert list(found.values()) == [each] * PASSENGER_COLOURS


def check_events(state: State) -> None:
    """LEG-EVENT-1, 2: seven events, each in the deck or in the pile."""
    shown = part_named(state, "events")
    if shown is not None:
        (deck,) = (part for part in state.tables.ruleset.parts if part.name == "events")
        in_play = sorted(deck.names[: deck.in_play])
        assert sorted(shown["event_deck"] + shown["event_pile"]) == in_play
        assert shown["active_event"] == (shown["event_pile"] or [None])[-1]


def check_position(state: State) -> None:
    """Everything above, and a turn that is somebody's."""
    check_cards(state)
    check_piles_in_order(state)
    check_tickets(state)
    check_routes(state)
    check_stations(state)
    check_passengers(state)
    check_events(state)
    assert -1 <= state.last_round <= state.tables.seats
    assert 0 <= state.passes <= state.tables.seats
    assert (state.actor() == -1) == bool(state.is_over)
