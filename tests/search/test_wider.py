"""Claims that no plan of one's own asks for: in a rival's way, and along one's own path."""

from __future__ import annotations

import random

from semafor.engine.resample import resample
from semafor.engine.views import view
from semafor.search.actions import read_actions
from semafor.search.minds import make_tree
from tests.search.positions import position

SEED = 5
# A network with one gap between its two parts, and cards for the gap and for much else.
GAPPED = [
    "portland-seattle/1",
    "portland-san_francisco/1",
    "los_angeles-phoenix",
    "el_paso-phoenix",
]


def listed(game, **constants):
    """Routes whose claims the root of a search looks at."""
    tree = make_tree(game.ruleset)
    tree.shots = tree.steps = tree.ways = 0
    for name, value in constants.items():
        setattr(tree, name, value)
    world = resample(view(game.state, 0), random.Random(1))
    world.rng = SEED
    tree.begin(world, SEED)
    actions = read_actions(game.ruleset)
    moves = [actions[move[0]] for move in tree.moves()]
    board = game.ruleset.board
    return {board.routes[move.route].id for move in moves if move.word == "claim"}, tree


def rich(routes, **given):
    """A position in which nearly every route can be paid for."""
    colours = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
    return position(hands={0: dict.fromkeys(colours, 6), 1: {"blue": 4}}, routes=routes, **given)


def test_routes_that_rivals_seem_to_plan_are_looked_at():
    game = rich({1: ["helena-seattle", "duluth-helena", "chicago-duluth"]}, trains={1: 25})
    plain, _ = listed(game)
    found, tree = listed(game, shots=6)
    wanted, _, _ = tree.wider.found()
    board = game.ruleset.board
    new = {route.id for route in board.routes if route.id in found - plain}
    assert plain <= found
    assert 0 < len(new) <= 6
    most = max(range(len(board.routes)), key=lambda route: wanted[route])
    assert board.routes[most].id in found
    least = min(
        count for route, count in zip(board.routes, wanted, strict=False) if route.id in new
    )
    assert least >= 0.15 * 40


def test_what_joins_two_parts_of_a_path_is_looked_at():
    game = rich({0: GAPPED}, trains={0: 20})
    found, tree = listed(game, steps=3)
    _, gains, _ = tree.wider.found()
    board = game.ruleset.board
    gap = next(n for n, route in enumerate(board.routes) if route.id.startswith("los_angeles-san"))
    assert gains[gap] == 3 + 6
    assert board.routes[gap].id in found


def test_the_shortest_ways_to_own_tickets_are_looked_at_planned_or_not():
    """Of as many trains as are left no plan is made for the ticket, but its ways are known."""
    game = rich({0: GAPPED}, trains={0: 8}, tickets={0: ["new_york-seattle"]})
    plain, _ = listed(game)
    found, tree = listed(game, ways=10)
    _, _, detours = tree.wider.found()
    board = game.ruleset.board
    assert plain < found
    assert all(
        detour <= 1
        for route, detour in zip(board.routes, detours, strict=False)
        if route.id in found - plain
    )
    straight = {
        r.id.partition("/")[0] for r, d in zip(board.routes, detours, strict=False) if d == 0
    }
    assert straight & {route.partition("/")[0] for route in found}


def test_ways_lead_over_own_routes_and_never_over_those_of_others():
    game = rich({0: ["helena-seattle"], 1: ["duluth-helena"]}, tickets={0: ["new_york-seattle"]})
    _, tree = listed(game, ways=10)
    _, _, detours = tree.wider.found()
    board = game.ruleset.board
    far = {r.id for r, d in zip(board.routes, detours, strict=False) if d > 1000}
    assert {"duluth-helena", "helena-seattle"} <= far
    assert detours[next(n for n, r in enumerate(board.routes) if r.id == "helena-winnipeg")] < 1000


def test_nothing_is_added_where_nothing_was_asked_for():
    game = rich({0: GAPPED})
    assert listed(game)[0] == listed(game, shots=0, steps=0)[0]
    forced = position(hands={0: {}, 1: {"blue": 4}})
    assert listed(forced, shots=6, steps=3)[0] == set()
