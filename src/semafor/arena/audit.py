"""What must hold of a campaign and of its games whoever plays them: nothing is lost or doubled.

Used by the simulation after every game, and by the tests of whole campaigns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from semafor.charter.ending import DEPOTS_TO_GROW, stamps_to_retire
from semafor.charter.state import State
from semafor.engine import access
from semafor.engine.facts import read_fact
from semafor.engine.game import Game

MOST_BOOMING = 5
MOST_DESTROYED = 2
MOST_LEVEL = 3
INCOMES = ("money", "company_bonus", "event_bonus")
RETURNED = 256  # a returned ticket carries its seat in the higher bits


def check_game(game: Game) -> None:
    """Cards, trains, tickets and dollars of a finished game are all there."""
    check_cards(game)
    check_trains(game)
    check_tickets(game)
    check_dollars(game)


def check_cards(game: Game) -> None:
    """Every card of the box lies somewhere, once."""
    ruleset = game.ruleset
    counts = [0] * len(ruleset.kinds)
    piles = [access.pile_list(game.state, name) for name in ("deck", "discard", "laid")]
    hands = [access.hand_list(game.state, seat) for seat in range(ruleset.seats)]
    for pile in (*piles, *hands):
        counts = [mine + more for mine, more in zip(counts, pile, strict=True)]
    for kind in access.market_list(game.state):
        if kind >= 0:
            counts[kind] += 1
    for part in ruleset.parts:
        for kind, count in part.cards(game.state).items():
            counts[kind] += count
    whole = [ruleset.kind_count(kind) for kind in range(len(ruleset.kinds))]
    assert counts == whole, ("cards", counts, whole)


def check_trains(game: Game) -> None:
    """Trains on the board, beside a leased route and in the supply are those of the start."""
    leases = parts_of(game).get("trackage", {}).get("leases")
    for seat in range(game.ruleset.seats):
        owned = access.routes_of(game.state, seat)
        placed = sum(game.ruleset.board.routes[route].length for route in owned)
        leased = bool(leases and leases[seat])
        trains = placed + leased + access.trains_of(game.state, seat)
        assert trains == game.ruleset.start_trains, ("trains", seat, trains)


def check_tickets(game: Game) -> None:
    """Every ticket lies in one place: held, offered, in a deck or under it, put away."""
    state, ruleset = game.state, game.ruleset
    found: list[int] = [*access.boxed_list(state), *access.aside_list(state)]
    for seat in range(ruleset.seats):
        found += access.held_tickets(state, seat) + access.offered_tickets(state, seat)
    for deck in range(len(ruleset.decks)):
        found += access.pool_list(state, deck) + access.under_list(state, deck)
    plain = sorted(ticket % RETURNED for ticket in found)
    assert plain == list(range(len(ruleset.board.tickets))), ("tickets", plain)


def check_dollars(game: Game) -> None:
    """Dollars held are those of the start and all that was told since."""
    held = [int(game.ruleset.edition.settings["dollars"]["start_dollars"])] * game.ruleset.seats
    for _move, row in game.log:
        fact = read_fact(game.ruleset, row, None)
        if fact.name in INCOMES:
            held[fact.seat] += fact.values["dollars"]
    for seat, dollars in enumerate(held):
        assert access.score_of(game.state, seat) == dollars, ("dollars", seat, dollars)


def parts_of(game: Game) -> dict[str, Mapping[str, Any]]:
    """What everybody sees of the modules."""
    return {part.name: part.show(game.state, None) for part in game.ruleset.parts}


def check_state(state: State) -> None:
    """What must hold of a campaign at any time."""
    check_board(state)
    check_stamps(state)
    check_offices(state)
    check_vaults(state)


def check_board(state: State) -> None:
    """Regions open once; depots, paint and lost lines respect each other."""
    printed = {route.id for route in state.box.board.routes}
    assert len({region.id for region in state.regions}) == len(state.regions)
    assert len(state.booming) <= MOST_BOOMING
    for city, owners in state.depots.items():
        assert len(owners) == len(set(owners)) <= DEPOTS_TO_GROW, (city, owners)
        assert set(owners) <= set(state.companies), (city, owners)
        assert (len(owners) == DEPOTS_TO_GROW) <= state.is_large_for_all(city), city
    limit = state.box.numbers["depot_limit"]
    assert all(state.depots_of(company) <= limit for company in state.companies)
    assert not set(state.painted) & set(state.destroyed)
    assert len(state.destroyed) <= MOST_DESTROYED
    assert set(state.painted) <= printed


def check_stamps(state: State) -> None:
    """CAM-END-4: the last stamp retires a ticket and makes it one company's souvenir."""
    most = stamps_to_retire(state)
    souvenirs = [name for vault in state.vaults.values() for name in vault.souvenirs]
    assert len(souvenirs) == len(set(souvenirs))
    for name, marks in state.tickets.items():
        assert len(marks.stamps) == len(set(marks.stamps)) <= most, name
        assert (marks.souvenir_of is not None) == (len(marks.stamps) == most), name
        assert (name in souvenirs) == (marks.souvenir_of is not None), name
        assert not marks.souvenir_of or marks.retired, name


def check_offices(state: State) -> None:
    """Crew, clauses, passes and postcards have one owner each."""
    owners = Counter(card.owner for card in state.crew.values() if card.owner)
    assert all(count == 1 for count in owners.values()), owners
    assert all(1 <= card.level <= MOST_LEVEL for card in state.crew.values())
    clauses = [name for names in state.clauses.values() for name in names]
    assert len(clauses) == len(set(clauses))
    assert len(set(state.passes.values())) == len(state.passes)
    for number, card in state.postcards.items():
        assert card.owner in state.companies, number
        assert 0 <= card.uses_left <= state.box.postcards[number].uses, number


def check_vaults(state: State) -> None:
    """A slip or an absence for every game; what a slip says is the sum of its lines."""
    assert sum(state.games_won.values()) == len(state.history)
    for company in state.companies:
        slips = state.vaults[company].slips
        count = len(slips) + len(state.absences[company])
        assert count in (len(state.history), len(state.history) - 1), company
        for slip in slips:
            assert slip["total"] == max(0, sum(slip["lines"].values())), (company, slip)
