"""The oracle: one way of computing against another, and whole games."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from tests.kit.ran import lacks
from tests.oracle.editions import EDITIONS, PASSENGER_COLOURS, trains_of, twins
from tests.oracle.networks import random_networks
from tests.oracle.referee import Referee, comparable
from tests.oracle.scenarios import Table
from tests.oracle.scoring import (
    Edge,
    best_tickets,
    borrowable,
    by_seat,
    is_connected,
    longest_walk,
    own_routes,
)
from tests.oracle.small_boards import board, route, ticket
from tests.oracle.solvers import best_station_tickets, longest_trail

# --- one way against another -----------------------------------------------------------------


def grid_routes(lengths: list[int]) -> list[dict[str, Any]]:
    chooser = random.Random(7)
    colours = ["grey", "grey", "red", "blue", "green", "black"]
    cells = [(column, row) for column in range(4) for row in range(3)]
    steps = [(1, 0), (0, 1), (1, 1)]
    routes: list[dict[str, Any]] = []
    for column, row in cells:
        for end in [(column + right, row + down) for right, down in steps]:
            if end in cells:
                names = f"c{column}{row}", f"c{end[0]}{end[1]}"
                length = chooser.choice(lengths)
                strands = chooser.choice((1, 1, 2, 3))
                routes += [route(*names, length, chooser.choice(colours)) for _ in range(strands)]
    return routes


def grid_board(edition: str) -> dict[str, Any]:
    """A map of twelve cities with loops, twins, ferries, tunnels, countries and tickets."""
    routes = grid_routes(sorted(EDITIONS[edition]["points"])[:4])
    decks = {"germany": ("short", "long"), "europe": ("regular", "long")}
    if edition == "germany":
        routes += [route(f"c{column}0", "NORTH", 2) for column in range(4)]
        routes += [route("c00", "WEST", 1), route("c02", "WEST", 3)]
    if edition == "europe":
        for record in routes[::4]:
            record["kind"] = "tunnel"
        for record in routes[1::4]:
            record.update(kind="ferry", locomotives=1, colour="grey")
    places = sorted({end for record in routes for end in (record["a"], record["b"])})
    pairs = [(one, two) for one in places for two in places if one < two]
    tickets = []
    for number, pair in enumerate(pairs):
        deck = decks.get(edition, ("regular", "regular"))[number % 5 == 0]
        tickets.append(ticket(*pair, 2 + number % 9, deck=deck))
    whole = board(edition, routes, *tickets)
    for number, place in enumerate(whole["cities"] + whole["countries"]):
        place["passengers"] = 1 + number % 3
    return whole


def random_multigraph(chooser: random.Random) -> list[Edge]:
    nodes = "abcdefgh"[: chooser.randint(2, 8)]
    edges: list[Edge] = []
    for _ in range(chooser.randint(0, min(11, 2 * len(nodes)))):
        one, two = chooser.sample(nodes, 2)
        edges.append((one, two, chooser.choice((1, 1, 2, 2, 3, 4, 5, 6))))
    return edges


def test_longest_walk_against_cp_sat() -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    chooser = random.Random(1)
    for _ in range(150):
        edges = random_multigraph(chooser)
        assert longest_trail(edges) == longest_walk(edges), edges


def station_question(data: dict[str, Any], seat: int) -> tuple[Any, Any, Any]:
    records = {record["id"]: record for record in data["map"]["tickets"]}
    own = [(record["a"], record["b"]) for record in own_routes(data, seat)]
    stations = [
        [(record["a"], record["b"]) for record in borrowable(data, seat, city) if record]
        for city in by_seat(data, "stations", seat)
    ]
    held = [records[ticket_id] for ticket_id in by_seat(data, "tickets", seat)]
    return own, stations, [(record["a"], record["b"], record["points"]) for record in held]


def test_station_choice_against_cp_sat() -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    for seats in (2, 4):
        for data in random_networks(grid_board("europe"), 5, 15, seats, "europe"):
            for seat in range(seats):
                question = station_question(data, seat)
                assert best_station_tickets(*question) == best_tickets(data, seat)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_networks_are_legal_and_repeatable(edition: str, seats: int) -> None:
    map_dict = grid_board(edition)
    positions = list(random_networks(map_dict, 3, 8, seats, edition))
    assert positions == list(random_networks(map_dict, 3, 8, seats, edition))
    lengths = {record["id"]: record["length"] for record in map_dict["routes"]}
    for data in positions:
        owned = [route_id for routes in data["routes"].values() for route_id in routes]
        assert len(owned) == len(set(owned))
        for routes in data["routes"].values():
            in_the_way = owned if seats <= 3 else routes
            assert sum(lengths[route_id] for route_id in routes) <= 45
            for route_id in routes:
                assert not set(twins(map_dict, route_id)) & set(in_the_way)
        for name, limit in (("tickets", 99), ("stations", 3)):
            things = [thing for held in data[name].values() for thing in held]
            assert len(things) == len(set(things))
            assert all(len(held) <= limit for held in data[name].values())
        for colour in PASSENGER_COLOURS:
            assert sum(held.get(colour, 0) for held in data["taken"].values()) <= 10


def test_random_networks_are_interesting() -> None:
    completed = failed = helped = 0
    for data in random_networks(grid_board("europe"), 11, 30, 3, "europe"):
        records = {record["id"]: record for record in data["map"]["tickets"]}
        for seat in range(3):
            held = [records[ticket_id] for ticket_id in by_seat(data, "tickets", seat)]
            mine = own_routes(data, seat)
            alone = sum(is_connected(mine, set(), record["a"], record["b"]) for record in held)
            done = best_tickets(data, seat)[1]
            completed += done
            failed += len(held) - done
            helped += done - alone
    assert min(completed, failed, helped) > 10


# --- whole games -----------------------------------------------------------------------------


def all_cards(game: Referee) -> Counter[str]:
    cards = game.deck + game.discard + Counter(card for card in game.market if card)
    for hand in game.hands.values():
        cards += hand
    if game.tunnel:
        cards += Counter(game.tunnel["pay"]) + Counter(game.tunnel["revealed"])
    return cards


def check_world(game: Referee) -> None:
    assert all_cards(game) == Counter(game.all_cards())
    assert bool(game.deck) or not game.discard
    lengths = {record["id"]: record["length"] for record in game.board["routes"]}
    for seat, routes in game.routes.items():
        assert (
            game.trains[seat]
            == trains_of(game.edition) - sum(lengths[route_id] for route_id in routes)
            >= 0
        )
        if game.edition == "legends":  # dollars are no points for routes
            assert game.score[seat] >= 0
        else:
            assert game.score[seat] == sum(game.points[lengths[route_id]] for route_id in routes)
    piles = [*game.tickets.values(), *game.offered.values(), game.set_aside]
    piles += [part for deck in game.ticket_decks.values() for part in deck.values()]
    tickets = [ticket_id for pile in piles for ticket_id in pile]
    assert len(tickets) == len(set(tickets))
    if game.edition != "europe":  # there starting rejects leave the game
        assert set(tickets) == set(game.tickets_by_id)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_keep_everything_and_end(edition: str, players: int) -> None:
    name = f"random game {edition} {players}"
    start = {"name": name, "edition": edition, "players": players, "setup": True, "first": 1}
    table = Table({**start, "map": grid_board(edition)})
    game = table.referee
    for _ in range(3000):
        if game.over:
            break
        moves = game.legal_moves()
        kind = table.chooser.choice(sorted({move["do"] for move in moves}))
        move = table.chooser.choice([move for move in moves if move["do"] == kind])
        if game.phase != "effect":  # what an effect still has to do stands in no world
            twin = type(game)(edition, players, game.board)
            twin.load(json.loads(json.dumps(game.world())))
            assert twin.world() == game.world()
            assert comparable(twin.legal_moves()) == comparable(moves)
        game.apply(move, table.chance_for(move))
        if game.phase != "effect":
            check_world(game)
    assert game.over
    assert game.final()["winners"]
