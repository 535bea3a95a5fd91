"""How the greedy bot plays: as the planner does, without a thought for rivals, time and open cards."""

from __future__ import annotations

import pytest

from semafor.arena.simulate import simulate
from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.core import is_compiled
from semafor.search.minds import make_greedy, make_planner
from tests.search.positions import choice_of, kind_of, position, route_of

GAMES = 50 if is_compiled() else 8
COAST = {0: ["los_angeles-seattle"]}
NORTH_OF_SAN_FRANCISCO = {0: ["portland-san_francisco/1", "portland-seattle/1"]}


def greedy_choice(game):
    """What the greedy bot does."""
    return choice_of(make_greedy(game.ruleset), game)


def test_it_claims_a_route_of_its_way_and_draws_towards_the_next():
    game = position(tickets=COAST, hands={0: {"yellow": 3}})
    assert route_of(game, greedy_choice(game)) == "los_angeles-san_francisco"
    market = ["black", "yellow", "red", "orange", "white"]
    lacking = position(
        tickets=COAST, hands={0: {"yellow": 1}}, routes=NORTH_OF_SAN_FRANCISCO, market=market
    )
    assert kind_of(lacking, greedy_choice(lacking)) == "yellow"


def test_it_draws_no_tickets_while_its_own_can_be_completed():
    assert greedy_choice(position(tickets=COAST)).word == "draw"


def test_a_rival_at_an_end_of_its_way_is_nothing_to_it():
    """The planner claims first what is threatened; the greedy bot does the same as without the rival."""
    hands = {0: {"yellow": 3, "green": 5}}
    lone = position(tickets=COAST, hands=hands)
    habit = route_of(lone, greedy_choice(lone))
    places = {"los_angeles-san_francisco": "portland-salt_lake_city"}
    rival = places.get(habit, "el_paso-los_angeles")
    game = position(tickets=COAST, hands=hands, routes={1: [rival]})
    assert route_of(game, greedy_choice(game)) == habit
    assert route_of(game, choice_of(make_planner(game.ruleset), game)) != habit


@pytest.mark.parametrize(
    ("count", "rivals", "points"),
    [(0, [0], 0), (1, [0], 20), (1, [1], 20), (1, [2], 10), (1, [2, 2], 0), (1, [2, 1], 10)],
)
def test_a_colour_is_rated_by_the_majority_it_gives(count, rivals, points):
    lead = 2.0 * max(-2, min(2, count - max(rivals)))
    ruleset = find_ruleset("germany", 1 + len(rivals))
    state = ruleset.new_state()
    part = next(part for part in ruleset.parts if part.name == "passengers")
    taken = [{"red": number} for number in (count, *rivals)]
    part.load(state, {**part.show(state, None), "taken": taken})
    assert ruleset.advice["passengers"].rate_colour(state, 0, 0, 0) == points + lead


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random(edition):
    summary = simulate(edition, ["greedy", "random"], GAMES, seed=1, workers=1)
    assert summary.tallies[0].wins >= 0.9 * GAMES
