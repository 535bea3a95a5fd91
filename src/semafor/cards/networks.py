"""What a player's routes connect: components, distances, links (CAM 0.3).

A component is made of own routes; links are own routes and what leases and packet lines add.
"""

from __future__ import annotations

from semafor.cards.seats import Seats
from semafor.engine.access import routes_of
from semafor.engine.core import State
from semafor.engine.sheet import Network
from semafor.rules.scoring import connect_routes, link_network


def own_network(state: State, seat: int) -> Network:
    """The network of a seat's own routes."""
    network = Network()
    connect_routes(state, seat, network)
    return network


def links_of(state: State, seat: int) -> Network:
    """Own routes, leases and packet lines: what tickets and connections count."""
    network = Network()
    link_network(state, seat, network)
    return network


def node_of(state: State, place: int) -> int:
    """The node of a city (no city of a campaign is split)."""
    return state.tables.first_node[place]


def are_joined(network: Network, state: State, a: int, b: int) -> bool:
    """Whether two cities are connected."""
    return network.find(node_of(state, a)) == network.find(node_of(state, b))


def component_of(state: State, seat: int, place: int) -> set[int]:
    """Cities of the own component that contains a city; empty if no own route ends there."""
    touched = own_places(state, seat)
    if place not in touched:
        return set()
    network = own_network(state, seat)
    root = network.find(node_of(state, place))
    return {city for city in touched if network.find(node_of(state, city)) == root}


def own_places(state: State, seat: int) -> set[int]:
    """Cities at which own routes end."""
    tables = state.tables
    found: set[int] = set()
    for route in routes_of(state, seat):
        found.add(tables.place_a[route])
        found.add(tables.place_b[route])
    return found


def count_large(state: State, seats: Seats, seat: int) -> int:
    """Different cities at own routes that are large for the player."""
    places, large = state.tables.ruleset.board.places, seats.large[seat]
    return len([place for place in own_places(state, seat) if places[place].id in large])


def route_ends(state: State) -> tuple[tuple[int, int], ...]:
    """Both cities of every route."""
    ends: tuple[tuple[int, int], ...] = state.tables.ruleset.route_places
    return ends


def distances(state: State, seat: int, start: int) -> dict[int, int]:
    """Fewest own routes from a city to every city of its component."""
    tables = state.tables
    near: dict[int, list[int]] = {}
    for route in routes_of(state, seat):
        a, b = tables.place_a[route], tables.place_b[route]
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    found = {start: 0}
    waiting = [start]
    for place in waiting:  # it grows while it is looked through
        for other in near.get(place, ()):
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found
