"""The final scoring as it is told: line by line, each ticket and the longest path on the map."""

from __future__ import annotations

from itertools import product

from semafor.board.trails import TrailSearch
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
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
    costs = price_spaces(facts, own, borrowed_routes(game.state, seat, complete))
    board = ruleset.board
    held = access.held_tickets(game.state, seat)
    ends = []
    for ticket in sorted(held, key=lambda number: (-board.tickets[number].points, number)):
        item = board.tickets[ticket]
        legs = shortest_way(facts, costs, item.a, item.b)[1] if ticket in complete else ()
        path = [board.routes[leg.route].id for leg in legs]
        ends.append(TicketEnd(id=item.id, points=item.points, done=ticket in complete, path=path))
    return ends


def borrowed_routes(state: State, seat: int, complete: list[int]) -> tuple[int, ...]:
    """Routes of rivals that stations and leases lend for what the rules call complete.

    The rules choose the best of all loans; here the fewest that give the same tickets are found. What links without a
    route (a packet line) lends none, so a ticket over it has no way to show.
    """
    ruleset: Ruleset = state.tables.ruleset
    choices = [found for links in state.tables.links for found in links.loans(state, seat) if found]
    facts = read_facts(ruleset)
    own = access.routes_of(state, seat)

    def shown(routes: tuple[int, ...]) -> tuple[int, int]:
        labels = join_nodes(facts, (*own, *routes))
        return sum(is_joined(facts, labels, ticket) for ticket in complete), -len(routes)

    chosen = product(*((None, *found) for found in choices))
    return max((tuple(one for one in routes if one is not None) for routes in chosen), key=shown)
