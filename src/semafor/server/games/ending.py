"""The final scoring as it is told: line by line, each ticket and the longest path on the map."""

from __future__ import annotations

from itertools import product

from semafor.board.trails import TrailSearch
from semafor.engine import access
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View, find_part
from semafor.planning.facts import is_joined, join_nodes, read_facts
from semafor.planning.ways import price_spaces, shortest_way
from semafor.rules.scoring import joined_tickets
from semafor.server.protocol.messages import Ending, SeatEnd, TicketEnd

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
    facts = read_facts(ruleset)
    costs = price_spaces(facts, own, borrowed_routes(view, seat, complete))
    board = ruleset.board
    held = access.held_tickets(game.state, seat)
    ends = []
    for ticket in sorted(held, key=lambda number: (-board.tickets[number].points, number)):
        item = board.tickets[ticket]
        legs = shortest_way(facts, costs, item.a, item.b)[1] if ticket in complete else ()
        path = [board.routes[leg.route].id for leg in legs]
        ends.append(TicketEnd(id=item.id, points=item.points, done=ticket in complete, path=path))
    return ends


def borrowed_routes(view: View, seat: int, complete: list[int]) -> tuple[int, ...]:
    """EUR-STAT-7..10: routes of rivals by which stations complete what the rules call complete.

    The rules choose the best of all loans; here the fewest that give the same tickets are found. What a
    lease lends (CAM-L) is lent; a packet line (CAM-R) has no route, so a ticket over it has no way to show.
    """
    choices = [loans for loans in _loans(view, seat) if loans]
    if not choices:
        return leased_routes(view, seat)
    facts = read_facts(view.ruleset)
    own = view.routes[seat]
    found = sorted(product(*((None, *loans) for loans in choices)), key=_count_loans)
    for chosen in found:
        routes = tuple(route for route in chosen if route is not None)
        labels = join_nodes(facts, (*own, *routes))
        if all(is_joined(facts, labels, ticket) for ticket in complete):
            return routes
    raise AssertionError(f"no loans of seat {seat} explain the tickets {complete}")


def leased_routes(view: View, seat: int) -> tuple[int, ...]:
    """CAM-L: the route a seat has leased, if it has one."""
    shown = find_part(view, "trackage")
    number = shown["leases"][seat] if shown else 0
    return (number - 1,) if number else ()


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
