"""What a player's routes connect: components, distances, links (CAM 0.3).

A component is made of own routes; links are own routes and what leases and packet lines add.
"""

from __future__ import annotations

from collections import deque

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
    return int(state.tables.ruleset.place_nodes[place].start)


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
    ends = route_ends(state)
    return {place for route in routes_of(state, seat) for place in ends[route]}


def count_large(state: State, seats: Seats, seat: int) -> int:
    """Different cities at own routes that are large for the player."""
    places = state.tables.ruleset.board.places
    return sum(1 for place in own_places(state, seat) if places[place].id in seats.large[seat])


def route_ends(state: State) -> tuple[tuple[int, int], ...]:
    """Both cities of every route."""
    ends: tuple[tuple[int, int], ...] = state.tables.ruleset.route_places
    return ends


def distances(state: State, seat: int, start: int) -> dict[int, int]:
    """Fewest own routes from a city to every city of its component."""
    ends = route_ends(state)
    near: dict[int, list[int]] = {}
    for route in routes_of(state, seat):
        a, b = ends[route]
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    found = {start: 0}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        for other in near.get(place, ()):
            if other not in found:
                found[other] = found[place] + 1
                waiting.append(other)
    return found
