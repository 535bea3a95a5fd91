"""Final scoring that every edition has: routes, tickets.

Rules: COM-SCORE-1, 2, 4, 5, COM-TICK-9, 10, 12, COM-TERM-2, COM-EDGE-19, 26.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.core import State
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import COMPLETED_ROW, TICKETS_ROW
from semafor.engine.rulebook import SECTIONS, Counted, Said, Section, item
from semafor.engine.sheet import Network, ScoreSheet
from semafor.engine.tables import ActionBuffer, Tables

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


class RoutesLine(ScoreLine):
    """COM-SCORE-1: the recount over the routes owned is what counts."""

    def __init__(self, line: int) -> None:
        self.line = line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Sum the points of each seat's routes."""
        tables = state.tables
        for seat in range(tables.seats):
            points = 0
            for word in range(tables.words):
                mask = state.owned[seat][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    points += tables.points[word * tables.word_bits + tables.ordinal(low) - 1]
            sheet.put(self.line, seat, points)


# The worked example: some routes of each of the shorter lengths; values of tickets, from the small to the large.
EACH = 2
LENGTHS = 4
PARTS = 4


def connect_routes(state: State, seat: int, network: Network) -> None:
    """COM-TERM-2: the network of a seat's own routes."""
    tables = state.tables
    network.clear(tables.nodes)
    for word in range(tables.words):
        mask = state.owned[seat][word]
        while mask:
            low = mask & -mask
            mask ^= low
            route = word * tables.word_bits + tables.ordinal(low) - 1
            network.join(tables.end_a[route], tables.end_b[route])


def is_complete(state: State, network: Network, ticket: int) -> bool:
    """COM-TICK-9: some node of one end is connected with some node of the other.

    A city is one node; a country has one node for each route that ends in it (GER-CTRY-2, 4, 5).
    """
    tables = state.tables
    place_a = tables.ticket_a[ticket]
    place_b = tables.ticket_b[ticket]
    for node_a in range(tables.first_node[place_a], tables.last_node[place_a]):
        root = network.find(node_a)
        for node_b in range(tables.first_node[place_b], tables.last_node[place_b]):
            if network.find(node_b) == root:
                return True
    return False


def ticket_total(state: State, seat: int, network: Network) -> int:
    """COM-TICK-10: 4096 x points + completed tickets, so that equal points go to more tickets."""
    tables = state.tables
    total = 0
    for word in range(tables.ticket_words):
        mask = state.held[seat][word]
        while mask:
            low = mask & -mask
            mask ^= low
            ticket = word * tables.word_bits + tables.ordinal(low) - 1
            if is_complete(state, network, ticket):
                total += 4096 * tables.ticket_points[ticket] + 1
            else:
                total -= 4096 * tables.ticket_points[ticket]
    return total


def link_network(state: State, seat: int, network: Network) -> None:
    """EUR-TICK-4: a seat's own routes and the links that modules add for tickets."""
    connect_routes(state, seat, network)
    for links in state.tables.links:
        links.join(state, seat, network)


class TicketsLine(ScoreLine):
    """COM-SCORE-2, COM-TICK-10: complete tickets add their value, the others subtract it."""

    def __init__(self, line: int, completed_line: int) -> None:
        self.line = line
        self.completed_line = completed_line

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Connect each seat's routes, add what modules link, and look at every ticket."""
        network = sheet.network
        for seat in range(state.tables.seats):
            total = 0
            if state.held_count[seat] > 0:
                link_network(state, seat, network)
                total = ticket_total(state, seat, network)
            sheet.put(self.line, seat, total >> 12)
            sheet.put(self.completed_line, seat, total & 4095)


def write_sheet(state: State, sheet: ScoreSheet) -> None:
    """Fill the whole sheet: every line of the ruleset, in its order."""
    sheet.clear()
    for line in state.tables.score_lines:
        line.write(state, sheet)


def random_games(
    tables: Tables, first_seed: int, games: int, buffer: ActionBuffer, sheet: ScoreSheet
) -> int:
    """Whole games of uniformly random actions with exact scores; returns all their actions."""
    actions = 0
    for game in range(games):
        state = State(tables)
        state.rng = (first_seed + game) * 2 + 1
        state.start(0)
        actions += state.playout(buffer)
        write_sheet(state, sheet)
    return actions


def joined_tickets(state: State, seat: int) -> list[int]:
    """Tickets of a seat that are complete now, borrowed routes included (for views and clients)."""
    network = Network()
    link_network(state, seat, network)
    complete = []
    for ticket in range(state.tables.tickets):
        is_held = state.held[seat][state.tables.word_of[ticket]] & state.tables.one[ticket]
        if is_held and is_complete(state, network, ticket):
            complete.append(ticket)
    return complete


def build(builder: Builder) -> None:
    """The lines every edition has; routes only where they are worth points."""
    if builder.number("routes"):
        builder.score_line(100, RoutesLine(builder.points_line("routes")))
    line, completed = builder.points_line("tickets"), builder.count_line("completed")
    builder.score_line(200, TicketsLine(line, completed))
    builder.bring(TICKETS_ROW, line)
    builder.bring(COMPLETED_ROW, completed)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """The lines of the final score that every edition has."""
    yield Section("score", SECTIONS["score"], is_ordered=True)
    yield item("score", 100, "rulebook-score-routes")
    yield item("score", 300, "rulebook-score-tickets")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Said]:
    """Some routes, two tickets that are complete and one that is not."""
    if ruleset.parameter("scoring", "routes"):
        lengths = sorted({route.length for route in ruleset.board.routes})
        points = ruleset.board.route_points
        numbers = dict.fromkeys(lengths[:LENGTHS], EACH)
        told = {
            "count": sum(numbers.values()),
            "shown": ", ".join(f"{count} × {length}" for length, count in numbers.items()),
        }
        total = sum(points[length] * count for length, count in numbers.items())
        yield Counted(100, "example-score-routes", total, told, "play-line-routes")
    values = sorted(ticket.points for ticket in ruleset.board.tickets)
    done, more, lost = (values[len(values) * part // PARTS] for part in (2, 3, 1))
    told = {"done": done, "more": more, "lost": lost}
    yield Counted(200, "example-score-tickets", done + more - lost, told, "play-line-tickets")


MODULE = RuleModule(
    name="scoring",
    brings=(TICKETS_ROW, COMPLETED_ROW),
    rules=("COM-SCORE-1", "COM-SCORE-2"),
    params={"routes": Param(1, 0, 1)},
    rulebook=rulebook,
    build=build,
)
