"""The planning policy in positions where the right move is plain."""

from __future__ import annotations

import random

import pytest

from semafor.editions import find_ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.chart import read_chart
from semafor.search.minds import make_planner, make_racer
from semafor.search.outlook import Outlook
from semafor.search.weights import read_weights
from tests.kit.tables import every_edition, scaled
from tests.rules.boards import game_set_up
from tests.search.positions import (
    choice_of,
    kind_of,
    last_turn,
    planned_choice,
    position,
    route_of,
    shortest_path,
)

COAST = {0: ["los_angeles-seattle"]}
NORTH_OF_SAN_FRANCISCO = {0: ["portland-san_francisco/1", "portland-seattle/1"]}
NORTHERN_LINE = {
    0: [
        "los_angeles-san_francisco/1",
        "portland-san_francisco/1",
        "portland-seattle/1",
        "helena-seattle",
        "duluth-helena",
        "chicago-duluth",
    ]
}


def plan_of(game, seat=0):
    """An outlook after planning."""
    ruleset = game.ruleset
    outlook = Outlook(read_chart(ruleset), read_weights(ruleset.edition.name))
    outlook.look(game.state, seat)
    outlook.make_plan(game.state)
    return outlook


# -------------------------------------------------------------------- plans


@every_edition
def test_an_empty_board_is_crossed_by_about_the_shortest_way(edition):
    ruleset = find_ruleset(edition, 2)
    tickets = range(len(ruleset.board.tickets))
    for ticket in random.Random(edition).sample(tickets, scaled(20, 5)):
        game = position(edition, tickets={0: [ruleset.board.tickets[ticket].id]})
        outlook = plan_of(game)
        shortest = sum(ruleset.board.routes[r].length for r in shortest_path(ruleset, ticket))
        assert outlook.goal_count == 1
        assert shortest <= outlook.planned_trains <= 2 * shortest + 4
        assert 0 < outlook.planned_count <= outlook.planned_trains


def test_the_coast_is_three_routes_and_nine_trains():
    outlook = plan_of(position(tickets=COAST))
    assert (outlook.planned_count, outlook.planned_trains) == (3, 9)


def test_own_routes_cost_nothing_and_complete_tickets_are_no_goals():
    outlook = plan_of(position(tickets=COAST, routes=NORTH_OF_SAN_FRANCISCO))
    assert (outlook.planned_count, outlook.planned_trains) == (1, 3)
    outlook = plan_of(position(tickets=COAST, routes=NORTHERN_LINE))
    assert (outlook.goal_count, outlook.planned_count) == (0, 0)


def test_two_tickets_on_one_line_are_planned_once():
    both = ["los_angeles-new_york", "chicago-los_angeles"]
    longer = plan_of(position(tickets={0: both[:1]}))
    together = plan_of(position(tickets={0: both}))
    assert together.goal_count == 2
    assert together.planned_trains <= longer.planned_trains + 4


def test_no_other_goal_makes_a_better_beginning():
    tickets = ["los_angeles-new_york", "dallas-new_york", "denver-pittsburgh"]
    game = position(tickets={0: tickets})
    outlook = plan_of(game)
    value = outlook.plan_value(game.state)
    others = []
    for first in range(len(tickets)):
        outlook.plan_from(game.state, first)
        others.append(outlook.plan_value(game.state))
    assert value == max(others)
    assert value > min(others)


@pytest.mark.parametrize("colour", ["yellow", "purple"])
def test_open_cards_decide_between_two_strands(colour):
    """One strand of los_angeles-san_francisco is yellow, the other purple."""
    game = position(tickets=COAST, market=[colour, "black", "black", "white", "white"])
    assert kind_of(game, planned_choice(game)) == colour


def test_a_ticket_is_dropped_that_needs_more_trains_than_are_left():
    colours = ("red", "blue", "green", "white", "yellow", "orange")
    given = {
        "tickets": {0: ["los_angeles-new_york"]},
        "hands": {0: dict.fromkeys(colours, 5)},
    }
    assert plan_of(position(**given, trains={0: 26})).planned_count > 0
    outlook = plan_of(position(**given, trains={0: 18}))
    assert (outlook.goal_count, outlook.planned_count) == (1, 0)


def test_a_ticket_is_dropped_that_cannot_be_done_in_time():
    outlook = plan_of(position(tickets=COAST, trains={1: 4}))
    assert (outlook.goal_count, outlook.planned_count) == (1, 0)
    assert outlook.turns_left < 5
    assert plan_of(position(tickets=COAST, last_round=2)).turns_left == 1.0


def test_a_route_of_a_rival_is_planned_around():
    blocked = ["los_angeles-san_francisco/1"]
    outlook = plan_of(position(tickets=COAST, routes={1: blocked}))
    assert outlook.planned_count > 0
    assert outlook.planned_trains > 9


def test_all_that_a_rival_cuts_off_is_no_plan():
    ends = ["los_angeles-san_francisco/1", "el_paso-los_angeles", "las_vegas-los_angeles"]
    outlook = plan_of(position(tickets=COAST, routes={1: [*ends, "los_angeles-phoenix"]}))
    assert (outlook.goal_count, outlook.planned_count) == (1, 0)


# -------------------------------------------------------------------- claims


def test_it_claims_a_planned_route_that_it_can_pay_for():
    game = position(tickets=COAST, hands={0: {"yellow": 3}})
    choice = planned_choice(game)
    assert route_of(game, choice) == "los_angeles-san_francisco"
    assert (kind_of(game, choice), choice.locomotives) == ("yellow", 0)


def test_it_pays_with_no_more_locomotives_than_it_must():
    game = position(tickets=COAST, hands={0: {"yellow": 3, "locomotive": 3}})
    assert planned_choice(game).locomotives == 0


@pytest.mark.parametrize(
    ("rival", "first"),
    [
        ("el_paso-los_angeles", "los_angeles-san_francisco"),
        ("portland-salt_lake_city", "portland-san_francisco"),
    ],
)
def test_it_claims_the_threatened_one_of_two_planned_routes(rival, first):
    hands = {0: {"yellow": 3, "green": 5}}
    game = position(tickets=COAST, hands=hands, routes={1: [rival]})
    assert route_of(game, planned_choice(game)) == first


def test_it_does_not_pay_a_grey_route_with_a_colour_it_needs_elsewhere():
    game = position(tickets=COAST, hands={0: {"yellow": 2, "red": 1}})
    choice = planned_choice(game)
    assert (route_of(game, choice), kind_of(game, choice)) == ("portland-seattle", "red")
    assert planned_choice(position(tickets=COAST, hands={0: {"yellow": 2}})).word == "draw"


@every_edition
def test_its_last_turn_completes_the_big_ticket(edition):
    game, wanted = last_turn(edition)
    assert route_of(game, planned_choice(game)) == wanted


def test_its_last_turn_takes_the_most_points_where_no_ticket_can_be_completed():
    hands = {0: {"yellow": 6, "red": 2, "blue": 4}}
    game = position(hands=hands, last_round=1)
    choice = planned_choice(game)
    assert game.ruleset.board.routes[choice.route].length == 6


# -------------------------------------------------------------------- cards and tickets


def test_it_draws_the_open_colour_its_plan_lacks():
    market = ["black", "yellow", "red", "orange", "white"]
    given = {"routes": NORTH_OF_SAN_FRANCISCO, "market": market}
    game = position(tickets=COAST, hands={0: {"yellow": 1}}, **given)
    assert kind_of(game, planned_choice(game)) == "yellow"


def test_it_takes_an_open_locomotive_only_to_finish():
    market = ["locomotive", "black", "red", "orange", "white"]
    given = {"tickets": COAST, "routes": NORTH_OF_SAN_FRANCISCO, "market": market}
    near = position(hands={0: {"yellow": 2}}, **given)
    assert kind_of(near, planned_choice(near)) == "locomotive"
    far = position(hands={0: {}}, **given)
    assert kind_of(far, planned_choice(far)) != "locomotive"


def test_it_draws_tickets_when_its_own_are_done_and_time_is_left():
    done = {"tickets": COAST, "routes": NORTHERN_LINE}
    assert planned_choice(position(**done)).word == "tickets"
    assert planned_choice(position(**done, trains={1: 4})).word == "draw"


def test_it_draws_no_tickets_while_its_own_can_be_completed():
    assert planned_choice(position(tickets=COAST)).word == "draw"
    assert planned_choice(position(tickets={0: ["boston-miami"]}, routes=NORTHERN_LINE)).word == (
        "draw"
    )


@pytest.mark.parametrize(
    ("offered", "rejected"),
    [
        (["los_angeles-new_york", "chicago-los_angeles", "boston-miami"], "boston-miami"),
        (["los_angeles-seattle", "phoenix-portland", "boston-miami"], "boston-miami"),
        (["new_york-seattle", "montreal-vancouver", "los_angeles-miami"], "los_angeles-miami"),
    ],
)
def test_it_keeps_tickets_that_lie_along_one_line(offered, rejected):
    game = game_set_up("usa-classic", 2, ticket_deck=offered)
    kept = planned_choice(game).number
    tickets = [game.ruleset.board.tickets[ticket].id for ticket in game.view(0).offered]
    assert [name for place, name in enumerate(tickets) if not kept >> place & 1] == [rejected]


# -------------------------------------------------------------------- stations and passengers

ALPS = ["berlin-wien", "munchen-wien", "munchen-venezia"]
CUT_OFF = {
    "tickets": {0: ["berlin-roma"]},
    "hands": {0: {"purple": 1}},
    "routes": {0: ALPS, 1: ["roma-venezia"]},
}


@pytest.mark.rule("EUR-STAT-7")
@pytest.mark.parametrize("when", [{"trains": {0: 5, 1: 5}}, {"last_round": 1}])
def test_it_builds_a_station_late_for_a_ticket_that_is_cut_off(when):
    game = position("europe", **CUT_OFF, **when)
    choice = planned_choice(game)
    assert choice.word == "station"
    assert game.ruleset.board.places[choice.place].id in ("roma", "venezia")


def test_it_builds_no_station_early_or_for_nothing():
    assert planned_choice(position("europe", **CUT_OFF)).word != "station"
    alone = {**CUT_OFF, "routes": {0: ALPS}}
    assert planned_choice(position("europe", **alone, last_round=1)).word != "station"


@pytest.mark.rule("GER-PASS-1", "GER-MAJ-1")
@pytest.mark.parametrize("make", [make_planner, make_racer])
def test_it_takes_the_passengers_that_give_it_majorities(make):
    game = position(
        "germany",
        hands={0: {"blue": 7}},
        passengers={"berlin": ["red", "black"], "hamburg": ["white", "blue"]},
        taken={0: {"red": 4, "white": 3}, 1: {"blue": 1}},
    )
    game.play({"do": "claim", "route": "berlin-hamburg/1", "pay": {"blue": 7}})
    assert game.phase == "passengers"
    action = make(game.ruleset).choose(game.state, ActionBuffer())
    assert game.to_move(action)["take"] == {"berlin": "black", "hamburg": "blue"}


# -------------------------------------------------------------------- the racer


def test_the_racer_keeps_the_two_cheapest_tickets():
    offered = ["los_angeles-new_york", "denver-el_paso", "houston-kansas_city"]
    game = game_set_up("usa-classic", 2, ticket_deck=offered)
    kept = choice_of(make_racer(game.ruleset), game).number
    names = [game.ruleset.board.tickets[ticket].id for ticket in game.view(0).offered]
    assert {name for place, name in enumerate(names) if kept >> place & 1} == {*offered[1:]}


def test_the_racer_claims_a_longest_route_and_leaves_its_ticket_alone():
    hands = {0: {"yellow": 3, "white": 6}}
    game = position(tickets=COAST, hands=hands)
    choice = choice_of(make_racer(game.ruleset), game)
    assert game.ruleset.board.routes[choice.route].length == 6
    assert (
        choice_of(make_racer(game.ruleset), position(tickets=COAST, hands={0: {"yellow": 3}})).word
        == "draw"
    )
