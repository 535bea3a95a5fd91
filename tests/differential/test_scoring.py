"""Final scores of thousands of random networks: the engine against brute force and a solver."""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor.editions import edition_with_map
from semafor.engine import access
from semafor.engine.game import Game
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.score import score_position
from tests.kit.bridge import map_of, position_of, referee_of
from tests.kit.networks import differences, engine_scores
from tests.kit.ran import lacks
from tests.kit.tables import every_table, often, random_states, scaled, seed_of
from tests.oracle import scoring
from tests.oracle.editions import ticket_records
from tests.oracle.inline_maps import expand_map
from tests.oracle.networks import random_networks
from tests.oracle.scoring import TooManyTrailsError, final_scores, longest_walk

NETWORKS = scaled(often(10, 20), often(6, 12))
VARIANTS = 12
BATCHES = [
    (edition, seats) for edition in ("usa-classic", "europe", "germany") for seats in (2, 3, 4, 5)
]
STEPS = 20_000


@pytest.fixture(autouse=True)
def _short_walks(monkeypatch):
    """The oracle gives up on networks with too many trails instead of walking for minutes."""
    monkeypatch.setattr(scoring, "longest_length", lambda edges: longest_walk(edges, STEPS))


def networks(edition: str, seats: int, count: int) -> list[dict[str, Any]]:
    """So many networks and, because growing one is slow, a dozen variants of each."""
    found = []
    for number, position in enumerate(
        random_networks(map_of(edition), 2024, count, seats, edition)
    ):
        found.append(position)
        for variant in range(VARIANTS):
            chooser = random.Random(f"{edition} {seats} {number} {variant}")
            found.append(variant_of(position, chooser))
    return found


def variant_of(position: dict[str, Any], chooser: random.Random) -> dict[str, Any]:
    """Some routes fewer, tickets and stations with other seats, some other tickets."""
    seats = range(position["players"])
    keep = chooser.choice((1.0, 0.9, 0.7, 0.4))
    order = chooser.sample(list(seats), len(seats))
    pool = list(ticket_records(position["edition"], position["map"]))
    chooser.shuffle(pool)
    dealt = {name for names in position["tickets"].values() for name in names}
    fresh = [name for name in pool if name not in dealt]
    return {
        **position,
        "routes": {
            seat: [name for name in position["routes"][seat] if chooser.random() < keep]
            for seat in seats
        },
        "tickets": {
            seat: position["tickets"][order[seat]]
            + fresh[2 * seat : 2 * seat + chooser.randint(0, 2)]
            for seat in seats
        },
        "stations": {seat: position["stations"][order[seat]] for seat in seats},
        "taken": {seat: position["taken"][order[seat]] for seat in seats},
    }


@pytest.mark.rule("COM-SCORE-5", "COM-TICK-9", "COM-TICK-10", "COM-TICK-12", "COM-EDGE-19")
@pytest.mark.rule("COM-LONG-4", "COM-TIE-1", "EUR-STAT-7", "GER-MAJ-1", "GER-GLOBE-1")
@pytest.mark.parametrize(("edition", "seats"), [*BATCHES, ("usa-refreshed", 3)])
def test_scores_of_random_networks_equal_brute_force(edition, seats):
    compared = 0
    for position in networks(edition, seats, NETWORKS):
        try:
            expected = final_scores(position)
        except TooManyTrailsError:
            continue
        assert differences(position, expected) == []
        compared += 1
    assert compared > NETWORKS * VARIANTS // 2


@pytest.mark.rule("EUR-STAT-7", "EUR-EDGE-20")
def test_the_networks_hold_stations_that_borrow_and_stations_that_do_not():
    """The comparison has teeth: in many networks the choice of the borrowed route matters."""
    helped = 0
    for position in networks("europe", 4, 6):
        without = {**position, "stations": {seat: [] for seat in range(4)}}
        with_stations, alone = engine_scores(position), engine_scores(without)
        helped += any(
            with_stations["final"][seat]["tickets"] > alone["final"][seat]["tickets"]
            for seat in range(4)
        )
    assert helped > 10


def crowded_station(seed: int) -> dict[str, Any]:
    """Europe: one seat with three stations among rivals' routes, and many tickets over them."""
    chooser = random.Random(seed)
    board = map_of("europe")
    routes: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
    taken: set[frozenset[str]] = set()
    for record in chooser.sample(board["routes"], 60):
        pair = frozenset((record["a"], record["b"]))
        if pair not in taken:
            taken.add(pair)
            routes[chooser.choice((0, 1, 1, 2, 2, 3))].append(record["id"])
    busy = [end for record in board["routes"] for end in (record["a"], record["b"])]
    stations = list(dict.fromkeys(chooser.sample(busy, 20)))[:3]
    tickets = [ticket["id"] for ticket in chooser.sample(board["tickets"], 10)]
    return {
        "edition": "europe",
        "players": 4,
        "map": board,
        "routes": routes,
        "tickets": {0: tickets, 1: [], 2: [], 3: []},
        "stations": {0: stations, 1: [], 2: [], 3: []},
        "taken": {seat: {} for seat in range(4)},
    }


@pytest.mark.rule("EUR-STAT-8", "EUR-STAT-9", "EUR-EDGE-20", "EUR-EDGE-22", "EUR-TICK-4")
def test_the_best_use_of_three_crowded_stations_equals_trying_everything():
    for number in range(scaled(often(40, 80), often(20, 40))):
        position = crowded_station(number)
        found = engine_scores(position)["final"][0]
        assert (found["tickets"], found["completed"]) == scoring.best_tickets(position, 0), number


def scores_of(state):
    """What brute force says; a deposit slip has lines of its own."""
    if "dollars" not in state.tables.ruleset.points_lines:
        return final_scores(position_of(state))
    return referee_of(Game.from_state(state.tables.ruleset, state.clone())).final()


@pytest.mark.rule("COM-SCORE-1", "COM-SCORE-2", "COM-SCORE-3", "COM-SCORE-4", "LEG-WIN-1")
@every_table
def test_the_result_of_a_random_game_equals_brute_force_all_the_way(edition, seats):
    seed = seed_of("scores", edition, seats)
    compared = 0
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % 25 and not state.is_over:
            continue
        try:
            expected = scores_of(state)
        except TooManyTrailsError:
            continue
        result = score_position(state)
        for seat, lines in expected["final"].items():
            found = {**result.lines[seat], "total": result.totals[seat]}
            assert {name: found[name] for name in lines} == lines
        assert list(result.ranks) == expected["ranks"]
        assert list(result.winners) == expected["winners"]
        compared += 1
    assert compared > 3


@pytest.mark.rule("COM-LONG-1", "COM-LONG-2", "COM-EDGE-21")
def test_networks_with_too_many_trails_equal_a_solver():
    pytest.importorskip("ortools", reason=lacks("ortools"))
    from tests.oracle.solvers import longest_trail  # noqa: PLC0415 - needs the optional package

    compared = 0
    for edition in ("usa-classic", "europe"):
        by_id = {record["id"]: record for record in map_of(edition)["routes"]}
        for position in networks(edition, 2, NETWORKS):
            for seat, names in position["routes"].items():
                edges = [(by_id[n]["a"], by_id[n]["b"], by_id[n]["length"]) for n in names]
                try:
                    longest_walk(edges, 4000)
                except TooManyTrailsError:
                    found = engine_scores(position)["final"][seat]["longest_length"]
                    assert found == longest_trail(edges), (edition, names)
                    compared += 1
                if compared >= 24:
                    return
    assert compared > 4


@pytest.mark.rule("EUR-STAT-7", "EUR-EDGE-20")
def test_the_best_use_of_stations_equals_a_solver():
    pytest.importorskip("ortools", reason=lacks("ortools"))
    from tests.oracle.solvers import best_station_tickets  # noqa: PLC0415 - optional package

    board = map_of("europe")
    by_id = {record["id"]: record for record in board["routes"]}
    tickets = {ticket["id"]: ticket for ticket in board["tickets"]}
    for number in range(24):
        position = crowded_station(1000 + number)
        rivals = [by_id[name] for seat in (1, 2, 3) for name in position["routes"][seat]]
        answer = best_station_tickets(
            [(by_id[name]["a"], by_id[name]["b"]) for name in position["routes"][0]],
            [
                [(r["a"], r["b"]) for r in rivals if city in (r["a"], r["b"])]
                for city in position["stations"][0]
            ],
            [
                (tickets[name]["a"], tickets[name]["b"], tickets[name]["points"])
                for name in position["tickets"][0]
            ],
        )
        found = engine_scores(position)["final"][0]
        assert (found["tickets"], found["completed"]) == answer


GRID = [f"p{row}{column}" for row in range(4) for column in range(4)]
GRID_MAP = {
    "cities": GRID,
    "routes": [
        {"a": one, "b": two, "length": 1 + (number % 3), "colour": "grey"}
        for number, (one, two) in enumerate(
            (one, two)
            for one in GRID
            for two in GRID
            if one < two and abs(int(one[1]) - int(two[1])) + abs(int(one[2]) - int(two[2])) == 1
        )
    ],
    "tickets": [
        {"a": one, "b": two, "points": 5}
        for one, two in zip(GRID, reversed(GRID), strict=True)
        if one < two
    ],
}


@pytest.mark.rule("COM-LONG-1", "COM-LONG-2", "COM-LONG-3", "COM-EDGE-20")
def test_dense_grids_equal_brute_force():
    board = expand_map("usa-classic", GRID_MAP)
    ruleset = compile_ruleset(edition_with_map("usa-classic", GRID_MAP, "grid"), 2)
    for number in range(scaled(40, 15)):
        chooser = random.Random(number)
        names = [record["id"] for record in board["routes"]]
        chooser.shuffle(names)
        routes = {0: names[: chooser.randint(10, 15)], 1: names[16:24]}
        state = ruleset.new_state()
        access.free_board(state)
        for seat, owned in routes.items():
            for name in owned:
                state.give_route(seat, ruleset.route_number[name])
            access.set_tickets(state, seat, [2 * n + seat for n in range(3)], [])
        tickets = [ticket["id"] for ticket in board["tickets"]]
        expected = final_scores(
            {
                "edition": "usa-classic",
                "players": 2,
                "map": board,
                "routes": routes,
                "tickets": {seat: [tickets[2 * n + seat] for n in range(3)] for seat in (0, 1)},
            }
        )
        result = score_position(state)
        for seat, lines in expected["final"].items():
            found = {**result.lines[seat], "total": result.totals[seat]}
            assert {name: found[name] for name in lines} == lines, number
