"""Conditions of cards: every word a card's `if` may use, what fits into it, and what it asks.

Rules: CAM-PC-6, CAM-CO-2..4. The table `CONDITIONS` is the one list: contents are checked by it when they are
loaded, games make their questions from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from semafor.board.model import GREY
from semafor.cards.networks import are_joined, count_large, links_of, own_network, own_places
from semafor.cards.ports import COUNTERS, EVENTS, EVENTS_SEEN, LAST_PAYMENT, RANKS
from semafor.cards.turn_marks import LOCOS, PICKS, ROUTE, SKULLS
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.rules.scoring import joined_tickets

if TYPE_CHECKING:
    from semafor.cards.reader import EffectReader
    from semafor.cards.seats import Seats

UNITS = {"locomotive": LOCOS, "pick": PICKS, "skull": SKULLS}

# Whether something holds for a seat now.
Condition = Callable[[State, int], bool]


@dataclass(frozen=True)
class Asked:
    """What conditions may ask about in one game; `values`: numbers of the campaign, seat by seat."""

    builder: Builder
    reader: EffectReader
    seats: Seats
    values: Sequence[Mapping[str, int]]

    def select(self, value: Mapping[str, Any]) -> list[frozenset[int]]:
        """A selection of routes, seat by seat."""
        routes, by_seat = self.reader.select(value)
        return list(by_seat) or [frozenset(routes)] * self.builder.seats

    def places(self, names: Sequence[str]) -> list[int] | None:
        """Cities by their numbers; None while one is not on the board."""
        known = self.builder.board.place_index()
        return [known[name] for name in names] if set(names) <= set(known) else None


@dataclass(frozen=True)
class ConditionWord:
    """A word: the kind of value it takes (see `RowChecker`), and what makes the question of it."""

    kind: str
    make: Callable[[Asked, Any], Condition]


def never(state: State, seat: int) -> bool:
    """What speaks of a city that is not on the board does not hold."""
    return False


def claimed(game: Asked, value: Mapping[str, Any]) -> Condition:
    """The route of this claim is one of a selection."""
    chosen, payment = game.select(value), game.builder.port(LAST_PAYMENT)
    return lambda state, seat: payment.get(state, ROUTE) - 1 in chosen[seat]


def paid(game: Asked, value: Mapping[str, int]) -> Condition:
    """Counts among the units of this payment."""
    limits = []
    for name, number in value.items():
        unit, _, side = name.rpartition("_")
        limits.append((UNITS[unit], side, int(number)))
    part = game.builder.port(LAST_PAYMENT)

    def holds(state: State, seat: int) -> bool:
        return all(
            part.get(state, index) >= number if side == "min" else part.get(state, index) <= number
            for index, side, number in limits
        )

    return holds


def own(game: Asked, value: Mapping[str, Any]) -> Condition:
    """Number of own routes of a selection."""
    chosen, least = game.select(value["sel"]), int(value["min"])
    return lambda state, seat: (
        len(chosen[seat].intersection(access.routes_of(state, seat))) >= least
    )


def own_spaces(game: Asked, value: Mapping[str, Any]) -> Condition:
    """Sum of the lengths of own routes of a selection."""
    chosen, least = game.select(value["sel"]), int(value["min"])
    lengths = [route.length for route in game.builder.board.routes]
    return lambda state, seat: (
        sum(lengths[route] for route in chosen[seat].intersection(access.routes_of(state, seat)))
        >= least
    )


def connected(game: Asked, value: Sequence[str]) -> Condition:
    """Two cities joined by own links; never while one is not on the board."""
    places = game.places(value)
    if places is None:
        return never
    a, b = places
    return lambda state, seat: are_joined(links_of(state, seat), state, a, b)


def touches(game: Asked, value: Sequence[str]) -> Condition:
    """An own route ends in each of the cities."""
    places = game.places(value)
    if places is None:
        return never
    wanted = set(places)
    return lambda state, seat: wanted <= own_places(state, seat)


def network_regions(game: Asked, value: int) -> Condition:
    """One component has cities of so many regions."""
    home = [place.region for place in game.builder.board.places]

    def holds(state: State, seat: int) -> bool:
        network = own_network(state, seat)
        nodes = state.tables.ruleset.place_nodes
        regions: dict[int, set[str]] = {}
        for place in own_places(state, seat):
            regions.setdefault(network.find(nodes[place].start), set()).add(home[place])
        return max((len(found) for found in regions.values()), default=0) >= value

    return holds


def large_touched(game: Asked, value: int) -> Condition:
    """Own routes end in so many cities large for the player."""
    seats = game.seats
    return lambda state, seat: count_large(state, seats, seat) >= value


def colours(game: Asked, value: int) -> Condition:
    """Own routes of so many colours, grey not counted."""
    routes = game.builder.board.routes
    return lambda state, seat: (
        len({routes[route].colour for route in access.routes_of(state, seat)} - {GREY}) >= value
    )


def tickets_done(game: Asked, value: int) -> Condition:
    """So many completed tickets."""
    return lambda state, seat: len(joined_tickets(state, seat)) >= value


def ticket_done_value(game: Asked, value: int) -> Condition:
    """One completed ticket of such a value."""
    points = [ticket.points for ticket in game.builder.board.tickets]
    return lambda state, seat: any(
        points[ticket] >= value for ticket in joined_tickets(state, seat)
    )


def no_failed(game: Asked, value: int) -> Condition:
    """So many tickets held, and none of them failed."""
    return lambda state, seat: (
        access.held_count(state, seat) >= value
        and len(joined_tickets(state, seat)) == access.held_count(state, seat)
    )


def dollars(game: Asked, value: int) -> Condition:
    """So many dollars now."""
    return lambda state, seat: access.score_of(state, seat) >= value


def hand(game: Asked, value: int) -> Condition:
    """So many cards now."""
    return lambda state, seat: sum(access.hand_list(state, seat)) >= value


def pieces_min(game: Asked, value: int) -> Condition:
    """So many pieces left."""
    return lambda state, seat: access.trains_of(state, seat) >= value


def pieces_max(game: Asked, value: int) -> Condition:
    """No more pieces left."""
    return lambda state, seat: access.trains_of(state, seat) <= value


def event_active(game: Asked, value: Sequence[str]) -> Condition:
    """The active event is one of these, although its own effect may be over."""
    events = game.builder.port(EVENTS)

    def holds(state: State, seat: int) -> bool:
        event = events.deck.active(state)
        return event >= 0 and events.names[event] in value

    return holds


def events_seen(game: Asked, value: int) -> Condition:
    """So many events revealed in this game."""
    seen = game.builder.find(EVENTS_SEEN)
    return lambda state, seat: seen is not None and seen(state) >= value


def rank(game: Asked, value: str) -> Condition:
    """Position by lines 1 to 7 of the slip."""
    find_ranks = game.builder.port(RANKS)

    def holds(state: State, seat: int) -> bool:
        ranks = find_ranks(state)
        if value == "not_last":
            return bool(ranks[seat] < max(ranks))
        return (ranks[seat] == 1) is (value == "first")

    return holds


def module(game: Asked, value: Mapping[str, int]) -> Condition:
    """Counters of this game; those of a module not in play stay 0."""
    counters = game.builder.collection(COUNTERS)  # complete when all modules are built

    def holds(state: State, seat: int) -> bool:
        reached = [
            counter.name
            for counter in counters
            if counter.name in value and counter.count(state, seat) >= value[counter.name]
        ]
        return len(reached) == len(value)

    return holds


def any_of(game: Asked, value: Sequence[Sequence[Mapping[str, Any]]]) -> Condition:
    """At least one of several lists holds."""
    lists = [make_conditions(game, inner) for inner in value]
    return lambda state, seat: any(
        all(condition(state, seat) for condition in inner) for inner in lists
    )


def campaign_value(game: Asked, name: str, least: int) -> Condition:
    """CAM-PC-6: a number of the campaign, fixed for this game."""
    values = game.values
    return lambda state, seat: int(values[seat].get(name, 0)) >= least


def stamps(game: Asked, value: int) -> Condition:
    """Own stamps."""
    return campaign_value(game, "stamps", value)


def painted(game: Asked, value: int) -> Condition:
    """Player-painted routes in the company's colour."""
    return campaign_value(game, "painted", value)


def depots(game: Asked, value: int) -> Condition:
    """Own depots."""
    own_depots = game.seats.depots
    return lambda state, seat: len(own_depots[seat]) >= value


CONDITIONS: dict[str, ConditionWord] = {
    "claimed": ConditionWord("sel", claimed),
    "paid": ConditionWord("paid", paid),
    "own": ConditionWord("counted", own),
    "own_spaces": ConditionWord("counted", own_spaces),
    "connected": ConditionWord("two_cities", connected),
    "touches": ConditionWord("cities", touches),
    "network_regions": ConditionWord("number", network_regions),
    "large_touched": ConditionWord("number", large_touched),
    "colours": ConditionWord("number", colours),
    "tickets_done": ConditionWord("number", tickets_done),
    "ticket_done_value": ConditionWord("number", ticket_done_value),
    "no_failed": ConditionWord("number", no_failed),
    "dollars": ConditionWord("number", dollars),
    "hand": ConditionWord("number", hand),
    "pieces_min": ConditionWord("number", pieces_min),
    "pieces_max": ConditionWord("number", pieces_max),
    "event_active": ConditionWord("events", event_active),
    "events_seen": ConditionWord("number", events_seen),
    "rank": ConditionWord("rank", rank),
    "stamps": ConditionWord("number", stamps),
    "depots": ConditionWord("number", depots),
    "painted": ConditionWord("number", painted),
    "module": ConditionWord("counter", module),
    "any_of": ConditionWord("branches", any_of),
}


def make_conditions(game: Asked, rows: Iterable[Mapping[str, Any]]) -> list[Condition]:
    """The questions of a card's `if`, which was checked."""
    return [CONDITIONS[name].make(game, value) for row in rows for name, value in row.items()]
