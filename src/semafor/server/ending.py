"""The final scoring as it is told: line by line, each ticket and the longest path on the map."""

from __future__ import annotations

from itertools import product

from semafor.board.trails import TrailSearch
from semafor.engine import access
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.planning.facts import find_part, is_joined, join_nodes, read_facts
from semafor.planning.ways import make_edges, shortest_way
from semafor.rules.scoring import joined_tickets
from semafor.server.messages import Ending, SeatEnd, TicketEnd

LONGEST = "longest"


def make_ending(game: Game, seed: str, salt: str) -> Ending:
    """Everything about the end of a game."""
    result = game.result()
    view = game.view(None)
    steps = game.ruleset.told_lines
    return Ending(
        steps=list(steps),
        seats=[
            SeatEnd(
                lines=dict(result.lines[seat]),
                total=result.totals[seat],
                rank=result.ranks[seat],
                tickets=final_tickets(game, view, seat),
                longest=longest_path(game.ruleset, view.routes[seat]) if LONGEST in steps else [],
            )
            for seat in range(game.ruleset.seats)
        ],
        winners=list(result.winners),
        digest=game.digest(),
        seed=seed,
        salt=salt,
    )


def longest_path(ruleset: Ruleset, routes: tuple[int, ...]) -> list[str]:
    """The routes of one longest path, in walking order."""
    search = TrailSearch()
    for route in routes:
        first, second = ruleset.route_nodes[route]
        search.add(first, second, ruleset.board.routes[route].length)
    return [ruleset.board.routes[routes[edge]].id for edge in search.path()] if routes else []


def final_tickets(game: Game, view: View, seat: int) -> list[TicketEnd]:
    """A seat's tickets, the most valuable first, with the routes that connect them."""
    ruleset = game.ruleset
    complete = joined_tickets(game.state, seat)
    own = set(view.routes[seat])
    edges = make_edges(ruleset, own, set(borrowed_routes(view, seat, complete)))
    board = ruleset.board
    held = access.held_tickets(game.state, seat)
    ends = []
    for ticket in sorted(held, key=lambda number: (-board.tickets[number].points, number)):
        item = board.tickets[ticket]
        legs = shortest_way(ruleset, edges, item.a, item.b)[1] if ticket in complete else ()
        path = [board.routes[leg.route].id for leg in legs]
        ends.append(TicketEnd(id=item.id, points=item.points, done=ticket in complete, path=path))
    return ends


def borrowed_routes(view: View, seat: int, complete: list[int]) -> tuple[int, ...]:
    """EUR-STAT-7..10: routes of rivals by which stations complete what the rules call complete.

    The rules choose the best of all loans; here the fewest that give the same tickets are found. What
    joins cities without being a route (packet lines, leases) is no loan: then the most tickets count.
    """
    facts = read_facts(view.ruleset)
    own = view.routes[seat]
    choices = [loans for loans in _loans(view, seat) if loans]
    found = sorted(product(*((None, *loans) for loans in choices)), key=_count_loans)
    best: tuple[int, ...] = ()
    most = -1
    for chosen in found:
        routes = tuple(route for route in chosen if route is not None)
        labels = join_nodes(facts, (*own, *routes))
        explained = sum(is_joined(facts, labels, ticket) for ticket in complete)
        if explained == len(complete):
            return routes
        if explained > most:
            best, most = routes, explained
    return best


def _count_loans(chosen: tuple[int | None, ...]) -> int:
    return sum(route is not None for route in chosen)


def _loans(view: View, seat: int) -> list[list[int]]:
    """For every station of a seat the routes of rivals that end at its city."""
    shown = find_part(view, "stations")
    cities = shown["stations"][seat] if shown else []
    board = view.ruleset.board
    rivals = [
        route for rival, routes in enumerate(view.routes) if rival != seat for route in routes
    ]
    return [[route for route in rivals if city in board.routes[route].pair] for city in cities]
