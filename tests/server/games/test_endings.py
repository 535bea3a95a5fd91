"""The end: every line, every ticket with its way, the longest path."""

from __future__ import annotations

from pathlib import Path

import pytest

from semafor.editions import EDITIONS
from semafor.engine import access
from semafor.scenarios import load_scenarios, play_step
from semafor.scenarios.position import build_game
from semafor.server.games.ending import final_tickets, make_ending
from tests.kit.campaign import campaign_edition, choose, deal, dollars, own, start
from tests.kit.tables import scaled
from trials.tables import open_store, play_out

SCENARIOS = Path(__file__).parents[2] / "scenarios"


def finished(edition, number, seats="person person person"):
    return play_out(open_store(edition, seats, seed=f"end {number}"), f"end {number}")


def check_way(ruleset, ticket, path, own, lent):
    """A path of routes from end to end that uses nothing but own and rivals' routes."""
    item = ruleset.board.tickets[ruleset.ticket_number[ticket]]
    place = item.a
    for name in path:
        route = ruleset.board.routes[ruleset.route_number[name]]
        assert place in route.pair, (ticket, path)
        place = route.b if route.a == place else route.a
        assert name in own or name in lent
    assert place == item.b


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ending_adds_up_and_shows_how(edition):
    for number in range(scaled(8, 1)):
        store = finished(edition, number)
        table, ending = store.table, store.table.ending()
        result = table.game.result()
        assert ending.steps == list(table.ruleset.told_lines)
        assert (ending.winners, ending.digest) == (list(result.winners), table.game.digest())
        assert (ending.seed, ending.salt) == (store.setup.seed, store.setup.salt)
        for seat, end in enumerate(ending.seats):
            lines = sum(end.lines[name] for name in ending.steps)
            least = 0 if "dollars" in ending.steps else lines  # LEG-WIN-3
            assert max(lines, least) == end.total
            assert (
                sum(t.points if t.done else -t.points for t in end.tickets) == end.lines["tickets"]
            )
            views = table.view(None).seats
            own = set(views[seat].routes)
            rivals = {route for other in views for route in other.routes} - own
            for ticket in end.tickets:
                assert bool(ticket.path) == ticket.done
                if ticket.done:
                    check_way(table.ruleset, ticket.id, ticket.path, own, rivals)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_longest_path_is_a_walk_as_long_as_the_score_says(edition):
    for number in range(scaled(6, 1)):
        store = finished(edition, f"longest {number}")
        ruleset = store.table.ruleset
        for seat, end in enumerate(store.table.ending().seats):
            routes = [ruleset.board.routes[ruleset.route_number[name]] for name in end.longest]
            assert sum(route.length for route in routes) == end.lines.get("longest_length", 0)
            assert len(set(end.longest)) == len(end.longest)
            assert set(end.longest) <= set(store.table.view(None).seats[seat].routes)
            assert is_walk(routes)


def is_walk(routes):
    if not routes:
        return True
    ends = set(routes[0].pair)
    for route in routes[1:]:
        shared = ends & set(route.pair)
        if not shared:
            return False
        ends = {place for one in shared for place in route.pair if place != one}
    return True


def test_there_is_no_ending_before_the_end():
    store = open_store("usa-classic", "person person")
    assert store.table.ending() is None
    assert store.table.state(0, -1, 0.0).ending is None


def scored(scenario):
    """The end of a game that a scenario scores on the spot."""
    game = build_game(scenario)
    for step in scenario["when"]:
        assert play_step(game, step) is None
    return game, make_ending(game, "", "")


def test_a_ticket_by_stations_shows_the_borrowed_routes():
    given = {
        "routes": {0: ["marseille-paris"], 1: ["frankfurt-paris/1", "essen-frankfurt"]},
        "stations": {0: ["frankfurt", "paris"]},
        "tickets": {0: ["essen-marseille", "berlin-roma"]},
    }
    scenario = {"edition": "europe", "players": 2, "given": given, "when": [{"score_now": True}]}
    end = scored(scenario)[1].seats[0]
    assert [(ticket.id, ticket.done, ticket.path) for ticket in end.tickets] == [
        ("berlin-roma", False, []),
        ("essen-marseille", True, ["essen-frankfurt", "frankfurt-paris/1", "marseille-paris"]),
    ]


def test_every_scored_scenario_with_stations_has_a_way_for_every_complete_ticket():
    checked = 0
    for scenario in load_scenarios(SCENARIOS / "europe.yaml"):
        if {"score_now": True} not in (scenario.get("when") or []) or scenario.get("error"):
            continue
        game, ending = scored(scenario)
        routes = [[game.ruleset.board.routes[n].id for n in own] for own in game.view(None).routes]
        every = {name for own in routes for name in own}
        for seat, end in enumerate(ending.seats):
            assert sum(ticket.done for ticket in end.tickets) == end.lines["completed"]
            for ticket in end.tickets:
                if ticket.done:
                    check_way(game.ruleset, ticket.id, ticket.path, routes[seat], every)
                    checked += 1
    assert checked > 30


def test_a_ticket_over_a_lease_shows_the_leased_route():
    game = start(campaign_edition(["prairie"], ["trackage"], tariff=3))
    own(game, 1, "chicago-st_paul/1")
    path = ["new_york-philadelphia/1", "philadelphia-pittsburgh", "detroit-pittsburgh"]
    path.append("chicago-detroit/1")
    own(game, 0, *path)
    ticket = game.ruleset.ticket_number["new_york-st_paul"]
    access.set_tickets(game.state, 0, [ticket], [])
    deal(game, 0, green=2)
    dollars(game, 0, 5)
    game.play({"do": "lease", "route": "chicago-st_paul/1", "pay": {"green": 2}})
    end = final_tickets(game, game.view(None), 0)[0]
    assert end.done
    assert sorted(end.path) == sorted([*path, "chicago-st_paul/1"])


def test_a_ticket_over_a_packet_line_has_no_way_of_routes():
    game = start(campaign_edition(["coral"], ["packets"]), companies="-,-,-")
    own(game, 0, "mobile-new_orleans/1")
    ticket = game.ruleset.ticket_number["miami-new_orleans"]
    access.set_tickets(game.state, 0, [ticket], [])
    dollars(game, 0, 9)
    deal(game, 0, red=6, locomotive=6)
    game.play(next(move for move in game.moves() if move.get("route") == "miami-tampa/1"))
    choose(game, "miami-new_orleans")
    end = final_tickets(game, game.view(None), 0)[0]
    assert end.done
    assert end.path == []
