"""The board and the meaning of every action number as arrays, for code that compiles."""

from __future__ import annotations

from functools import lru_cache

from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import NODES, NUMBERS, ROUTES, zeros
from semafor.search.actions import read_actions

# Codes of the words of moves; a word that is not here is OTHER.
OTHER = 0
CLAIM = 1
DRAW = 2
TICKETS = 3
KEEP = 4
PAY = 5
WITHDRAW = 6
STATION = 7
PASSENGERS = 8
CHOOSE = 9
WORDS = {
    "claim": CLAIM,
    "draw": DRAW,
    "tickets": TICKETS,
    "keep": KEEP,
    "pay": PAY,
    "withdraw": WITHDRAW,
    "station": STATION,
    "passengers": PASSENGERS,
    "choose": CHOOSE,
}
NO_PART = -1


class Chart:
    """Facts of a ruleset that no game changes; routes, nodes and actions by number.

    Attributes:
        word: For every action the code of its word; beside it the fields of `Choice`.
        edge_first: Where a node's edges begin; `edge_route` and `edge_node` are the edges.
        is_tunnel: For every route whether it is a tunnel.
        blocked: So few cards in the piles forbid the draw action.
        offer: Tickets laid before a player who draws some.
        stations: Where the stations' numbers begin in the state's parts, -1 without stations.
        passengers: The same for passengers, with the two prizes of a colour.
        bonus: Points for the longest path, 0 where there is none.
        worth: What a route is worth by itself: its points, or its length where none has points.
        companies: Where the companies' colours begin in the parts, with the bonus of a route.
        discard: The decision in which a card is discarded, -1 without one.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.word = zeros(NUMBERS)
        self.route = zeros(NUMBERS)
        self.colour = zeros(NUMBERS)
        self.locos = zeros(NUMBERS)
        self.place = zeros(NUMBERS)
        self.number = zeros(NUMBERS)
        self.edge_first = zeros(NODES + 1)
        self.edge_route = zeros(2 * ROUTES)
        self.edge_node = zeros(2 * ROUTES)
        self.is_tunnel = zeros(ROUTES)
        self.worth = zeros(ROUTES)
        self.is_large = zeros(ROUTES)
        self.places = len(ruleset.board.places)
        self.read_words(ruleset)
        self.read_edges(ruleset)
        tickets = "ticket_mix" if ruleset.has("ticket_mix") else "tickets"
        self.offer = ruleset.parameter(tickets, "offer")
        self.blocked = ruleset.parameter("drawing", "blocked_at")
        self.threshold = ruleset.parameter("turns", "threshold")
        self.reveal = ruleset.parameter("tunnels", "reveal")
        parts = {part.name: part.base for part in ruleset.parts}
        self.stations = parts.get("stations", NO_PART)
        self.station_points = ruleset.parameter("stations", "unbuilt")
        self.passengers = parts.get("passengers", NO_PART)
        self.first_prize = ruleset.parameter("passengers", "first")
        self.second_prize = ruleset.parameter("passengers", "second")
        self.bonus = ruleset.parameter("longest_path", "bonus")
        self.companies = parts.get("companies", NO_PART)
        self.company_bonus = ruleset.parameter("companies", "bonus")
        self.discard = NO_PART
        for decision in ruleset.decisions:
            if decision.name == "discard":
                self.discard = decision.code
        self.read_worth(ruleset)

    def read_worth(self, ruleset: Ruleset) -> None:
        """Routes without points are worth the trains they use up: few left over earn money."""
        board = ruleset.board
        has_points = max([board.route_points[route.length] for route in board.routes]) > 0
        has_cards = ruleset.has("large_cities")
        large = {place.id for place in board.places if place.is_large}
        for number, route in enumerate(board.routes):
            points = board.route_points[route.length]
            self.worth[number] = points if has_points else route.length
            is_large = route.a in large or route.b in large
            self.is_large[number] = int(is_large and has_cards)

    def read_words(self, ruleset: Ruleset) -> None:
        """Take every action apart."""
        for action, choice in enumerate(read_actions(ruleset)):
            self.word[action] = WORDS.get(choice.word, OTHER)
            self.route[action] = choice.route
            self.colour[action] = choice.colour
            self.locos[action] = choice.locomotives
            self.place[action] = choice.place
            self.number[action] = choice.number

    def read_edges(self, ruleset: Ruleset) -> None:
        """List the routes at every node."""
        nodes = max([span.stop for span in ruleset.place_nodes])
        edges: list[list[tuple[int, int]]] = [[] for _ in range(nodes)]
        for route, (a, b) in enumerate(ruleset.route_nodes):
            edges[a].append((route, b))
            edges[b].append((route, a))
            self.is_tunnel[route] = int(ruleset.board.routes[route].kind == "tunnel")
        count = 0
        for node in range(nodes):
            self.edge_first[node] = count
            for route, other in edges[node]:
                self.edge_route[count] = route
                self.edge_node[count] = other
                count += 1
        self.edge_first[nodes] = count


@lru_cache(maxsize=64)
def read_chart(ruleset: Ruleset) -> Chart:
    """The chart of a ruleset, made once."""
    return Chart(ruleset)
