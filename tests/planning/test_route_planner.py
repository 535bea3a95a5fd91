"""Plans from views: what they cost, what they leave out, what they must not lose."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations, pairwise
from math import inf

import pytest

from semafor.bots import make_bot
from semafor.editions import EDITIONS, find_ruleset, new_game
from semafor.engine.core import is_compiled
from semafor.planning import plan_routes
from semafor.planning.anytime import fit
from semafor.planning.facts import is_joined, join_nodes, read_facts
from semafor.planning.prices import Purse, expected_surcharges, make_bill
from semafor.planning.route_planner import RoutePlanner
from semafor.scenarios.position import build_game

every_edition = pytest.mark.parametrize("edition", EDITIONS)
ROUNDS = 12 if is_compiled() else 2


def played(edition, moves, seed, seats=3):
    """The view of a seat after random moves."""
    game = new_game(edition, seats, seed=seed)
    chooser = random.Random(seed)
    for _ in range(moves):
        if not game.is_over:
            game.play_action(chooser.choice(game.actions()))
    return game.view(0)


def with_hand(view, **cards):
    hand = tuple(cards.get(kind, 0) for kind in view.ruleset.kinds)
    return replace(view, hand=hand)


def some_tickets(view, chooser, count):
    return chooser.sample(range(len(view.ruleset.board.tickets)), count)


def numbers(view, *names):
    return [view.ruleset.ticket_number[name] for name in names]


@every_edition
def test_a_plan_joins_its_tickets_with_open_routes_and_its_trains(edition):
    chooser = random.Random(edition)
    for seed in range(ROUNDS):
        view = played(edition, 90, seed)
        facts = read_facts(view.ruleset)
        tickets = some_tickets(view, chooser, 4)
        plan = plan_routes(view, tickets)
        borrowed = [loan.route for loan in plan.stations]
        labels = join_nodes(facts, [*view.routes[0], *plan.routes, *borrowed])
        assert sorted([*plan.completed, *plan.hopeless]) == sorted(tickets)
        assert all(is_joined(facts, labels, ticket) for ticket in plan.completed)
        assert set(plan.routes) <= set(view.open_routes)
        assert plan.trains == sum(facts.lengths[r] for r in plan.routes) <= view.trains[0]
        assert set(borrowed) <= {route for routes in view.routes[1:] for route in routes}
        assert plan.floor <= plan.turns + 0.01 * len(plan.stations)
        assert plan == plan_routes(view, tickets)


@every_edition
def test_the_floor_falls_with_cards_and_rises_without_a_route(edition):
    chooser = random.Random(edition)
    for seed in range(ROUNDS):
        view = with_hand(played(edition, 30, seed), red=2, blue=1)
        tickets = some_tickets(view, chooser, 3)
        plan = plan_routes(view, tickets)
        if plan.hopeless or not plan.routes:
            continue
        richer = with_hand(view, red=4, blue=1, green=3, locomotive=2)
        assert plan_routes(richer, tickets).floor <= plan.floor
        without = plan_routes(view, tickets, without=plan.routes[:1])
        assert plan.routes[0] not in without.routes
        if not without.hopeless:
            assert without.floor >= plan.floor


@every_edition
def test_more_cards_never_make_a_route_dearer(edition):
    facts = read_facts(find_ruleset(edition, 2))
    view = played(edition, 0, 1, seats=2)
    extras = expected_surcharges(view, facts)
    chooser = random.Random(edition)
    for _ in range(20):
        hand = [chooser.randint(0, 3) for _ in facts.ruleset.kinds]
        more = [count + chooser.randint(0, 2) for count in hand]
        poor, rich = (Purse(facts, tuple(cards), extras) for cards in (hand, more))
        for route in range(len(facts.lengths)):
            assert rich.price(route) <= poor.price(route)
            assert rich.fair_price(route) <= poor.fair_price(route)
        routes = chooser.sample(range(len(facts.lengths)), 5)
        assert make_bill(poor, routes).cost >= sum(poor.price(route) for route in routes)
        assert make_bill(poor, routes).cost >= sum(map(poor.least_price, routes)) - poor.worth()


@every_edition
def test_the_large_search_comes_near_the_exact_one(edition):
    chooser = random.Random(edition)
    total = exact_total = 0
    for seed in range(ROUNDS):
        view = played(edition, 12, seed)
        planner = RoutePlanner(view, 300)
        tickets = some_tickets(view, chooser, 4)
        exact = planner.search.find(planner.prices, tickets)
        if exact is None:
            continue
        found, lost = fit(planner.search, tickets, planner.prices)
        if lost:
            continue
        assert found.cost >= exact.cost
        total += found.cost
        exact_total += exact.cost
    assert total <= 1.05 * exact_total


def test_more_tickets_than_the_solver_takes_are_planned_and_not_called_exact():
    view = played("usa-refreshed", 0, 3)
    tickets = some_tickets(view, random.Random(1), 10)
    plan = plan_routes(view, tickets, steps=40)
    assert not plan.is_exact
    assert plan.completed
    assert sorted([*plan.completed, *plan.hopeless]) == sorted(tickets)


@every_edition
def test_the_best_set_has_the_points_that_trying_all_sets_gives(edition):
    chooser = random.Random(edition)
    for seed in range(ROUNDS):
        view = replace(played(edition, 0, seed), trains=(14, 45, 45))
        tickets = some_tickets(view, chooser, 4)
        plan = plan_routes(view, tickets)
        planner = RoutePlanner(view, 5000)
        value = read_facts(view.ruleset).ticket_points
        best = max(
            sum(value[ticket] for ticket in chosen)
            for count in range(5)
            for chosen in combinations(tickets, count)
            if planner.search.find(planner.prices, chosen) is not None
        )
        assert plan.is_exact
        assert plan.points == 2 * best - sum(value[ticket] for ticket in tickets)


def test_tickets_complete_already_cost_nothing():
    game = build_game(
        {
            "edition": "usa-classic",
            "players": 2,
            "given": {"routes": {0: ["duluth-helena", "helena-seattle"]}},
        }
    )
    view = game.view(0)
    ticket = numbers(view, "duluth-houston")[0]
    plan = plan_routes(view, [])
    assert (plan.turns, plan.routes, plan.completed) == (0, (), ())
    plan = plan_routes(view, [ticket], without=())
    own = {*view.routes[0]}
    assert not own & set(plan.routes)
    done = replace(view, routes=((*view.routes[0], *plan.routes), ()))
    again = plan_routes(done, [ticket])
    assert again.completed == (ticket,)
    assert (again.turns, again.routes, again.chokepoints, again.is_exact) == (0, (), (), True)


def test_a_spectator_has_no_plan():
    with pytest.raises(ValueError, match="seat"):
        plan_routes(new_game("germany", seed=1).view(None), [0])


def toy(edition, routes, tickets, given=None, players=2, places="abcdef"):
    """A game on a small map; routes are (ends, length, more)."""
    return build_game(
        {
            "edition": edition,
            "players": players,
            "map": {
                "cities": list(places),
                "routes": [
                    {"a": ends[0], "b": ends[2], "length": length, **more}
                    for ends, length, more in routes
                ],
                "tickets": [
                    {"a": ends[0], "b": ends[2], "points": points} for ends, points in tickets
                ],
            },
            "given": given or {},
        }
    )


def test_a_chokepoint_without_a_way_round_is_infinite_and_names_who_is_near():
    routes = [("a-b", 2, {}), ("b-c", 2, {}), ("a-d", 1, {}), ("c-d", 4, {}), ("c-e", 2, {})]
    routes += [("b-f", 1, {}), ("e-f", 6, {})]
    game = toy("usa-classic", routes, [("a-e", 9), ("a-c", 4)], {"routes": {1: ["b-f"]}})
    plan = plan_routes(game.view(0), [0])
    ids = [game.ruleset.board.routes[route].id for route in plan.routes]
    assert sorted(ids) == ["a-b", "b-c", "c-e"]
    points = {game.ruleset.board.routes[p.route].id: p for p in plan.chokepoints}
    assert points["c-e"].rise == inf
    assert points["c-e"].is_only_way
    assert 0 < points["a-b"].rise < inf
    assert [(threat.seat, threat.ends) for threat in points["a-b"].threats] == [(1, 1)]
    assert plan.chokepoints[0].route == game.ruleset.route_number["c-e"]


def strands(players):
    routes = [("a-b", 2, {"colour": "red"}), ("a-b", 2, {"colour": "blue"}), ("a-c", 4, {})]
    routes += [("b-c", 4, {})]
    return toy("usa-classic", routes, [("a-b", 5), ("a-c", 5)], players=players, places="abc")


def test_with_few_players_a_claim_shuts_the_twin_and_with_many_it_does_not():
    few = plan_routes(strands(2).view(0), [0])
    many = plan_routes(strands(4).view(0), [0])
    assert len(few.chokepoints) == 1
    assert few.chokepoints[0].rise > 2
    assert many.chokepoints == ()


BORROWING = [("a-b", 2, {}), ("b-c", 2, {}), ("c-d", 2, {}), ("d-e", 2, {}), ("a-f", 3, {})]
LENT = {"routes": {1: ["a-b", "c-d"]}}


def test_a_rivals_route_is_borrowed_by_a_new_station():
    game = toy("europe", BORROWING, [("a-c", 9), ("a-e", 30)], LENT)
    plan = plan_routes(game.view(0), [0])
    assert [game.ruleset.board.routes[route].id for route in plan.routes] == ["b-c"]
    assert [loan.is_new for loan in plan.stations] == [True]
    assert plan.completed == (0,)
    both = plan_routes(game.view(0), [1])
    assert len(both.stations) == 2
    assert len({loan.place for loan in both.stations}) == 2


def test_a_station_that_stands_lends_one_route_only():
    given = {**LENT, "stations": {0: ["b"], 1: ["c", "d", "a"]}}
    game = toy("europe", BORROWING, [("a-c", 9), ("a-e", 30)], given)
    plan = plan_routes(game.view(0), [0])
    assert [(loan.is_new, loan.place) for loan in plan.stations] == [(False, 1)]
    assert plan_routes(game.view(0), [1]).hopeless == (1,)


def test_the_number_of_stations_limits_what_is_borrowed():
    places = "abcdefghi"
    routes = [(f"{one}-{two}", 1, {}) for one, two in pairwise(places)]
    rival = {"routes": {1: ["a-b", "c-d", "e-f", "g-h"]}}
    game = toy("europe", routes, [("a-f", 9), ("a-i", 9)], rival, places=places)
    assert len(plan_routes(game.view(0), [0]).stations) == 3
    assert plan_routes(game.view(0), [1]).hopeless == (1,)


def test_a_station_worth_more_unbuilt_is_not_built():
    given = {"routes": {1: ["a-b"]}}
    game = toy("europe", BORROWING, [("a-c", 1), ("a-b", 3)], given)
    assert plan_routes(game.view(0), [0]).hopeless == (0,)
    assert plan_routes(game.view(0), [1]).completed == (1,)


def test_grey_routes_spare_the_colours_of_others():
    routes = [("a-b", 3, {"colour": "red"}), ("b-c", 3, {})]
    game = toy("usa-classic", routes, [("a-c", 9), ("a-b", 3)], places="abc")
    plan = plan_routes(with_hand(game.view(0), red=3, blue=3), [0])
    assert not any(plan.cards_needed)
    assert plan.turns == 2
    kinds = {p.route: game.ruleset.kinds[p.kind] for p in plan.purchases}
    assert kinds == {0: "red", 1: "blue"}


def test_locomotives_serve_ferries_first_and_then_as_jokers():
    routes = [("a-b", 3, {"kind": "ferry", "locomotives": 2}), ("b-c", 2, {"colour": "red"})]
    game = toy("europe", routes, [("a-c", 9), ("a-b", 3)], places="abc")
    kinds = game.ruleset.kinds
    plan = plan_routes(with_hand(game.view(0), red=1, locomotive=3), [0])
    needed = {kinds[kind]: count for kind, count in enumerate(plan.cards_needed) if count}
    assert sum(needed.values()) == 1
    assert "locomotive" not in needed
    poor = plan_routes(with_hand(game.view(0), locomotive=1), [0])
    assert poor.cards_needed[kinds.index("locomotive")] == 1
    assert poor.turns > plan.turns


@pytest.mark.rule("EUR-TUNNEL-3", "EUR-TUNNEL-4")
def test_the_expected_surcharge_is_the_share_of_unseen_cards():
    view = replace(with_hand(played("europe", 0, 1, seats=2), red=2), market=())
    view = replace(view, known=((0,) * 9,) * 2, discard=(0,) * 9)
    facts = read_facts(view.ruleset)
    extras = expected_surcharges(view, facts)
    red, blue = (view.ruleset.kinds.index(kind) for kind in ("red", "blue"))
    assert extras[red] == round(100 * 3 * (10 + 14) / 108)
    assert extras[blue] == round(100 * 3 * (12 + 14) / 108)
    assert expected_surcharges(replace(view, deck_size=1), facts)[red] == round(100 * 24 / 108)


def test_a_plan_in_words_has_ids_and_no_infinity():
    view = played("germany", 60, 4)
    plan = plan_routes(view, some_tickets(view, random.Random(4), 3))
    words = plan.to_dict()
    assert [row["route"] for row in words["routes"]] == [
        view.ruleset.board.routes[route].id for route in plan.routes
    ]
    assert all(row["rise"] is None or row["rise"] > 0 for row in words["chokepoints"])


def small_search(chooser, kinds):
    """A random small board with a rival, few trains and stations, and its planner."""
    places = "abcdef"
    pairs = chooser.sample(list(combinations(places, 2)), 9)
    routes = [
        (f"{one}-{two}", chooser.choice([1, 2, 3, 4]), {"colour": chooser.choice(kinds)})
        for one, two in pairs
    ]
    tickets = [(f"{one}-{two}", 5) for one, two in chooser.sample(pairs, 2)]
    tickets += [
        (f"{one}-{two}", 7)
        for one, two in combinations(places, 2)
        if (f"{one}-{two}", 5) not in tickets
    ][:2]
    taken = [f"{one}-{two}" for one, two in pairs[:4]]
    stations = chooser.choice([{}, {0: [places[0]]}, {0: ["a", "b"], 1: ["c"]}])
    given = {"routes": {1: taken}, "stations": stations}
    game = toy("europe", routes, tickets, given)
    view = replace(game.view(0), trains=(chooser.randint(3, 10), 45))
    return RoutePlanner(view, 10**6)


def test_the_search_keeps_to_trains_and_stations_and_misses_nothing():
    chooser = random.Random("limits")
    for _ in range(3 * ROUNDS):
        planner = small_search(chooser, ["red", "blue", "grey"])
        search, prices = planner.search, planner.prices
        usable = [route for route, price in enumerate(prices) if price < 1 << 20]
        tickets = [0, 2, 3]
        costs = []
        for count in range(len(usable) + 1):
            for chosen in combinations(usable, count):
                forest = search.check(chosen, prices)
                if forest is not None and search.joints.are_complete(chosen, tickets):
                    costs.append(forest.cost)
        found = search.find(prices, tickets)
        assert search.is_exact
        assert (None if found is None else found.cost) == min(costs, default=None)


# -------------------------------------------------------------------- bottlenecks


def test_a_bottleneck_is_dear_to_lose_and_has_a_rival_at_its_end():
    routes = [("a-b", 2, {}), ("b-c", 2, {}), ("a-d", 1, {}), ("c-d", 4, {}), ("c-e", 2, {})]
    routes += [("b-f", 1, {}), ("e-f", 6, {}), ("c-f", 6, {})]
    tickets = [("a-e", 9), ("a-c", 4)]

    def bottlenecks(given):
        game = toy("usa-classic", routes, tickets, given)
        plan = plan_routes(game.view(0), [0])
        return [game.ruleset.board.routes[route].id for route in plan.bottlenecks]

    assert bottlenecks({}) == [], "nobody is near"
    assert sorted(bottlenecks({"routes": {1: ["c-d"]}})) == ["b-c", "c-e"], "a long way round"
    trains = {"routes": {1: ["c-d"]}, "trains": {1: 1}}
    assert bottlenecks(trains) == [], "whoever is near has no trains left"


@pytest.mark.parametrize("edition", ["usa-classic", "europe", "germany", "legends"])
def test_few_routes_of_a_real_plan_are_bottlenecks(edition):
    """Once each of eleven planned routes had its sign, which said nothing."""
    marked = []
    for seats in (2, 4):
        game = new_game(edition, seats, seed=f"marks {seats}")
        bots = [make_bot("planner", seat) for seat in range(seats)]
        while not game.is_over:
            view = game.view(game.actor)
            if len(game.history) % 15 == 0 and view.tickets:
                plan = plan_routes(view)
                assert set(plan.bottlenecks) <= set(plan.routes)
                marked.append(len(plan.bottlenecks))
            game.play_action(bots[game.actor].choose(view))
    assert max(marked) <= 3
    assert sum(marked) <= len(marked)
