"""The board and the meaning of every action number as arrays, for code that compiles."""

from __future__ import annotations

from semafor.engine.advice import Bonus
from semafor.engine.ports import (
    ALTERNATIVES,
    ATTRACTIONS,
    BONUSES,
    DRAWING,
    GOALS,
    PLAIN_CLAIM,
    TICKETS_DRAWN,
)
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.tables import KINDS, NODES, NUMBERS, ROUTES, rows, zeros
from semafor.planning.facts import Facts, read_facts
from semafor.search.actions import base_kinds, read_actions
from semafor.search.sizes import FAR

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
    """Facts of a ruleset that no game changes, as arrays; routes, nodes and actions by number.

    What `planning.facts` has is taken from there.

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
        apart: Spaces between two nodes on the empty board.
        advice: What its rule advises for every decision, None where it says nothing.
        gains: What claims bring at once besides points.
        attractions: What waits at places.
        goals: Who says what may be planned for besides tickets.
        alternatives: Who has something better in a turn than what everybody may do.
        deeds: Every action as its option describes it.
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
        self.apart = rows(NODES, NODES)
        self.tables = ruleset.tables
        self.places = len(ruleset.board.places)
        self.read_words(ruleset)
        facts = read_facts(ruleset)
        self.read_edges(facts)
        self.measure()
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
        self.offer = max(ruleset.collection(TICKETS_DRAWN), default=0)
        self.blocked = drawing.fewest
        self.threshold = facts.last_trains
        self.reveal = facts.reveal
        self.has_stations = int(any(deed.word == "station" for deed in read_actions(ruleset)))
        self.station_points = facts.station_points
        self.bonus = ruleset.parameter("longest_path", "bonus")
        self.gains: Gain | None = None
        for bonus in ruleset.collection(BONUSES):
            self.gains = Gain(bonus, self.gains)
        self.attractions = list(ruleset.collection(ATTRACTIONS))
        self.attraction_count = len(self.attractions)
        self.goals = list(ruleset.collection(GOALS))
        self.alternatives = list(ruleset.collection(ALTERNATIVES))
        self.deeds = list(read_actions(ruleset))
        self.advice = [ruleset.advice.get(decision.name) for decision in ruleset.decisions]

    def read_words(self, ruleset: Ruleset) -> None:
        """Take every action apart."""
        for action, choice in enumerate(read_actions(ruleset)):
            self.word[action] = WORDS.get(choice.word, OTHER)
            self.route[action] = choice.route
            self.colour[action] = choice.colour
            self.locos[action] = choice.locomotives
            self.place[action] = choice.place
            self.number[action] = choice.number

    def read_edges(self, facts: Facts) -> None:
        """List the routes at every node, and what each route is."""
        for route, points in enumerate(facts.route_points):
            self.is_tunnel[route] = int(facts.is_tunnel[route])
            self.worth[route] = points
        count = 0
        for node, edges in enumerate(facts.neighbours):
            self.edge_first[node] = count
            for route, other in edges:
                self.edge_route[count] = route
                self.edge_node[count] = other
                count += 1
        self.edge_first[facts.node_count] = count

    def measure(self) -> None:
        """Spaces between all nodes on the empty board."""
        tables = self.tables
        nodes = tables.nodes
        apart = self.apart
        for a in range(nodes):
            for b in range(nodes):
                apart[a][b] = 0 if a == b else FAR
        for route in range(tables.routes):
            a = tables.end_a[route]
            b = tables.end_b[route]
            apart[a][b] = min(apart[a][b], tables.length[route])
            apart[b][a] = apart[a][b]
        for middle in range(nodes):
            for a in range(nodes):
                for b in range(nodes):
                    through = apart[a][middle] + apart[middle][b]
                    apart[a][b] = min(apart[a][b], through)

    def spaces_of(self, ticket: int) -> int:
        """Spaces between the ends of a ticket; a country counts from its nearest border."""
        tables = self.tables
        place_a = tables.ticket_a[ticket]
        place_b = tables.ticket_b[ticket]
        best = FAR
        for first in range(tables.first_node[place_a], tables.last_node[place_a]):
            for second in range(tables.first_node[place_b], tables.last_node[place_b]):
                best = min(best, self.apart[first][second])
        return best

    def detour_of(self, ticket: int, route: int, straight: int) -> int:
        """Spaces by which a way between the ends of a ticket is longer if it leads over a route."""
        tables = self.tables
        first = tables.first_node[tables.ticket_a[ticket]]
        last = tables.first_node[tables.ticket_b[ticket]]
        a = tables.end_a[route]
        b = tables.end_b[route]
        forth = self.apart[first][a] + self.apart[b][last]
        back = self.apart[first][b] + self.apart[a][last]
        return min(forth, back) + tables.length[route] - straight


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
