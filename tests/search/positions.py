"""Hand-made positions for the search core, and what its policies do there."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from typing import Any

from semafor import Game
from semafor.engine.core import State
from semafor.engine.deeds import Deed
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.actions import read_actions
from semafor.search.minds import make_planner
from semafor.search.policy import Policy
from tests.kit.tables import start
from tests.rules.boards import game_from

MOST_DECISIONS = 2000


def position(edition: str = "usa-classic", players: int = 2, **given: Any) -> Game:
    """A position with no open locomotive and no open card of use, unless told otherwise."""
    given.setdefault("market", ["black", "black", "white", "white", "white"])
    return game_from(edition, players, **given)


def choice_of(policy: Policy, game: Game) -> Deed:
    """What a policy does, in words."""
    action = policy.choose(game.state, ActionBuffer())
    assert action in game.actions()
    return read_actions(game.ruleset)[action]


def planned_choice(game: Game) -> Deed:
    """What the planning policy does."""
    return choice_of(make_planner(game.ruleset), game)


def route_of(game: Game, choice: Deed) -> str:
    """The name of the route a choice claims, without the number of the strand."""
    assert choice.word == "claim", choice
    return game.ruleset.board.routes[choice.route].id.partition("/")[0]


def kind_of(game: Game, choice: Deed) -> str | None:
    """The kind of card a choice draws or pays with; None for the face-down deck."""
    return game.ruleset.kinds[choice.colour] if choice.colour >= 0 else None


def lively_states(ruleset: Ruleset, seed: int) -> Iterator[State]:
    """The same state again and again: a game of planners that often do anything else.

    Random games build no networks, and planners alone never build useless stations or return odd
    tickets: together they reach every kind of decision.
    """
    chooser = random.Random(seed)
    state = start(ruleset, seed, seed % ruleset.seats)
    policy, buffer = make_planner(ruleset), ActionBuffer()
    decisions = 0
    while not state.is_over:
        yield state
        if chooser.random() < 0.25:
            state.fill(buffer)
            state.step(chooser.choice(buffer.to_list()))
        else:
            state.step(policy.choose(state, buffer))
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"


def shortest_path(ruleset: Ruleset, ticket: int) -> list[int]:
    """Routes of a shortest way between the ends of a ticket, the obvious way."""
    record = ruleset.board.tickets[ticket]
    first, last = (ruleset.place_nodes[ruleset.place_number[end]] for end in (record.a, record.b))
    queue: list[tuple[int, int, list[int]]] = [(0, node, []) for node in first]
    done: set[int] = set()
    while queue:
        spaces, at, path = heapq.heappop(queue)
        if at in last:
            return path
        if at in done:
            continue
        done.add(at)
        for route, (a, b) in enumerate(ruleset.route_nodes):
            if at in (a, b):
                length = ruleset.board.routes[route].length
                heapq.heappush(queue, (spaces + length, b if at == a else a, [*path, route]))
    raise AssertionError("no way")


def last_turn(edition: str) -> tuple[Game, str]:
    """A last turn in which one claim completes the most valuable ticket, and which claim it is.

    The hand pays for other routes too, some of them longer.
    """
    ruleset = game_from(edition, 2).ruleset
    board = ruleset.board
    ticket = max(range(len(board.tickets)), key=lambda number: board.tickets[number].points)
    path = shortest_path(ruleset, ticket)
    plain = [route for route in path if not board.routes[route].kind]
    missing = min(plain, key=lambda route: board.routes[route].length)
    colour = board.routes[missing].colour
    hand = {"red": 6, "locomotive": 1} if colour == "grey" else {colour: 6, "red": 5}
    game = position(
        edition,
        hands={0: hand, 1: {"blue": 4}},
        tickets={0: [board.tickets[ticket].id]},
        routes={0: [board.routes[route].id for route in path if route != missing]},
        last_round=1,
    )
    return game, board.routes[missing].id.partition("/")[0]
