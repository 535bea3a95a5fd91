"""The board and the meaning of every action number as arrays, for code that compiles."""

from __future__ import annotations

from semafor.engine.advice import Bonus
from semafor.engine.ports import ATTRACTIONS, BONUSES, DRAWING, PLAIN_CLAIM
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.tables import KINDS, NODES, NUMBERS, ROUTES, zeros
from semafor.search.actions import base_kinds, read_actions

# Codes of the words of moves; a word that is not here is OTHER.
OTHER = 0
CLAIM = 1
DRAW = 2
TICKETS = 3
KEEP = 4
STATION = 5
DECISIONS = 64
WORDS = {
    "claim": CLAIM,
    "draw": DRAW,
    "tickets": TICKETS,
    "keep": KEEP,
    "station": STATION,
}


class Gain:
    """A bonus in a chain: that spares the hot loop a type test a look-up."""

    def __init__(self, bonus: Bonus, following: Gain | None) -> None:
        self.bonus = bonus
        self.following = following


class Chart:
    """Facts of a ruleset that no game changes; routes, nodes and actions by number.

    Attributes:
        word: For every action the code of its word; beside it the fields of `Deed`.
        edge_first: Where a node's edges begin; `edge_route` and `edge_node` are the edges.
        is_tunnel: For every route whether it is a tunnel.
        deck_draw: The action that draws from the deck; `open_draw` those that take an open card, by kind.
        blocked: So few cards in the piles forbid the draw action.
        claims: The option that claims routes.
        base: For every kind of card the plain kind of its colour.
        continues: For every decision whether it goes on with a move that was begun.
        offer: Tickets laid before a player who draws some.
        has_stations: Whether stations can be built; `station_points` are those of one not built.
        bonus: Points for the longest path, 0 where there is none.
        worth: What a route is worth by itself: its points, or its length where none has points.
        advice: What its rule advises for every decision, None where it says nothing.
        gains: What claims bring at once besides points.
        attractions: What waits at places.
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
        self.places = len(ruleset.board.places)
        self.read_words(ruleset)
        self.read_edges(ruleset)
        drawing = ruleset.port(DRAWING)
        self.deck_draw = drawing.deck.base
        self.open_draw = zeros(KINDS)
        for number, deed in enumerate(drawing.market.describe(ruleset)):
            self.open_draw[deed.colour] = drawing.market.base + number
        self.claims = ruleset.port(PLAIN_CLAIM)
        self.base = zeros(KINDS)
        for kind, plain in enumerate(base_kinds(ruleset)):
            self.base[kind] = plain
        self.continues = zeros(DECISIONS)
        for decision in ruleset.decisions:
            self.continues[decision.code] = decision.continues
        tickets = "ticket_mix" if ruleset.has("ticket_mix") else "tickets"
        self.offer = ruleset.parameter(tickets, "offer")
        self.blocked = ruleset.parameter("drawing", "blocked_at")
        self.threshold = ruleset.parameter("turns", "threshold")
        self.reveal = ruleset.parameter("tunnels", "reveal")
        self.has_stations = int(any(deed.word == "station" for deed in read_actions(ruleset)))
        self.station_points = ruleset.parameter("stations", "unbuilt")
        self.bonus = ruleset.parameter("longest_path", "bonus")
        self.gains: Gain | None = None
        for bonus in ruleset.collection(BONUSES):
            self.gains = Gain(bonus, self.gains)
        self.attractions = list(ruleset.collection(ATTRACTIONS))
        self.attraction_count = len(self.attractions)
        self.advice = [ruleset.advice.get(decision.name) for decision in ruleset.decisions]
        self.read_worth(ruleset)

    def read_worth(self, ruleset: Ruleset) -> None:
        """Routes without points are worth the trains they use up: few left over earn money."""
        board = ruleset.board
        has_points = max(ruleset.route_points) > 0
        for number, route in enumerate(board.routes):
            points = ruleset.route_points[number]
            self.worth[number] = points if has_points else route.length

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


@once_for_ruleset
def read_chart(ruleset: Ruleset) -> Chart:
    """The chart of a ruleset, made once."""
    return Chart(ruleset)


@once_for_ruleset
def unknown_decisions(ruleset: Ruleset) -> frozenset[str]:
    """Decisions that nobody has an answer to: no plan is made for them, and their rules advise nothing."""
    planned = {"turn", *ruleset.advice}
    words = {
        decision.name: {option.word for option in decision.options}
        for decision in ruleset.decisions
        if decision.name not in planned
    }
    return frozenset(
        name
        for name, found in words.items()
        if "draw" not in found and not found <= {"keep", "tickets"}
    )
