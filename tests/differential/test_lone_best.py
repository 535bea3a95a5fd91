"""The best score of a lone player: the solver against brute force, and what it found, as data.

The solver reads the map through the project's loader; brute force and connections here are the
oracle's own.
"""

import random
from itertools import combinations, pairwise, product
from typing import Any

import pytest

from semafor.editions import edition_with_map, find_ruleset
from semafor.engine.ruleset import compile_ruleset
from tests.kit.ran import lacks
from tests.oracle.editions import EDITIONS
from tests.oracle.inline_maps import expand_map
from tests.oracle.scoring import is_connected
from tools.lone_best import Search, engine_lines, find_best, main, worst_parts
from tools.lone_model import Problem, read_problem, routes_alone

# Points of routes, points of tickets, routes, tickets: found by `tools/lone_best.py`.
KNOWN: dict[str, tuple[int, int, str, str]] = {
    "usa-classic": (
        62,
        223,
        """atlanta-miami atlanta-nashville boston-montreal/1 boston-new_york/1 chicago-pittsburgh/1
        chicago-saint_louis/1 denver-kansas_city/1 denver-santa_fe kansas_city-saint_louis/1
        los_angeles-phoenix los_angeles-san_francisco/1 nashville-saint_louis
        new_york-pittsburgh/1 phoenix-santa_fe pittsburgh-toronto portland-san_francisco/1
        portland-seattle/1 seattle-vancouver/1""",
        """atlanta-montreal atlanta-new_york atlanta-san_francisco boston-miami
        chicago-los_angeles chicago-santa_fe denver-pittsburgh los_angeles-miami
        los_angeles-new_york los_angeles-seattle miami-toronto montreal-vancouver
        nashville-portland new_york-seattle phoenix-portland santa_fe-vancouver""",
    ),
    "usa-refreshed": (
        56,
        409,
        """atlanta-nashville boston-montreal/1 boston-new_york/1 calgary-vancouver
        chicago-pittsburgh/1 chicago-saint_louis/1 dallas-houston/1 dallas-oklahoma_city/1
        kansas_city-oklahoma_city/1 kansas_city-saint_louis/1 los_angeles-phoenix
        los_angeles-san_francisco/1 nashville-saint_louis new_york-washington/1
        oklahoma_city-santa_fe phoenix-santa_fe pittsburgh-washington portland-san_francisco/1
        portland-seattle/1 seattle-vancouver/1""",
        """atlanta-chicago atlanta-los_angeles atlanta-montreal atlanta-new_york
        atlanta-san_francisco atlanta-washington boston-chicago boston-kansas_city boston-phoenix
        boston-washington calgary-los_angeles calgary-nashville calgary-phoenix
        chicago-los_angeles chicago-montreal chicago-new_york chicago-santa_fe dallas-montreal
        dallas-new_york houston-kansas_city houston-portland houston-washington
        los_angeles-new_york los_angeles-oklahoma_city los_angeles-seattle montreal-vancouver
        nashville-new_york nashville-portland new_york-seattle oklahoma_city-seattle
        phoenix-portland pittsburgh-portland portland-vancouver san_francisco-washington
        santa_fe-vancouver""",
    ),
    "europe": (
        63,
        151,
        """berlin-essen brest-dieppe budapest-kyiv budapest-wien/1 budapest-zagrab dieppe-london/1
        dieppe-paris essen-frankfurt frankfurt-paris/1 kyiv-smolensk marseille-zurich
        moskva-petrograd moskva-smolensk palermo-roma paris-zurich roma-venezia venezia-zagrab
        venezia-zurich""",
        """berlin-london berlin-moskva berlin-roma brest-marseille brest-petrograd brest-venezia
        budapest-zurich essen-kyiv essen-marseille frankfurt-smolensk kyiv-petrograd london-wien
        moskva-palermo paris-wien paris-zagrab""",
    ),
    "germany": (
        55,
        599,
        """augsburg-muenchen/1 augsburg-ulm/1 berlin-leipzig berlin-schwerin bremen-bremerhaven
        bremen-muenster bremerhaven-kiel daenemark-kiel dortmund-duesseldorf/1
        dortmund-muenster/1 duesseldorf-koeln/1 frankfurt-mainz/1 frankreich-karlsruhe
        hamburg-kiel/1 hamburg-schwerin karlsruhe-mannheim karlsruhe-stuttgart koblenz-koeln/1
        koblenz-mainz/1 konstanz-lindau konstanz-schweiz lindau-ulm mainz-mannheim/1
        muenster-niederlande stuttgart-ulm/1""",
        """augsburg-karlsruhe berlin-bremen berlin-daenemark berlin-duesseldorf berlin-frankfurt
        berlin-hamburg berlin-koeln berlin-leipzig berlin-mainz berlin-muenchen
        berlin-niederlande berlin-schweiz berlin-stuttgart bremen-duesseldorf
        bremerhaven-frankreich bremerhaven-koeln daenemark-frankreich daenemark-lindau
        daenemark-niederlande dortmund-mannheim dortmund-muenchen duesseldorf-konstanz
        frankfurt-hamburg frankfurt-koeln frankfurt-leipzig frankfurt-lindau frankfurt-muenchen
        frankfurt-niederlande frankfurt-schwerin frankfurt-stuttgart frankreich-leipzig
        frankreich-muenchen hamburg-karlsruhe hamburg-koblenz hamburg-koeln hamburg-leipzig
        hamburg-muenchen hamburg-stuttgart karlsruhe-niederlande kiel-schweiz kiel-stuttgart
        koblenz-schwerin koblenz-ulm koeln-leipzig koeln-muenchen koeln-schweiz
        konstanz-muenchen leipzig-muenchen leipzig-stuttgart leipzig-ulm mainz-stuttgart
        mannheim-stuttgart muenchen-muenster muenchen-stuttgart muenster-stuttgart""",
    ),
}


@pytest.mark.parametrize("edition", KNOWN)
def test_the_engine_scores_the_best_network_as_the_solver_does(edition: str) -> None:
    route_points, ticket_points, routes, tickets = KNOWN[edition]
    lines = engine_lines(edition, routes.split(), tickets.split())
    assert (lines["routes"], lines["tickets"]) == (route_points, ticket_points)
    assert lines["completed"] == len(tickets.split())


def test_the_best_of_the_first_map_is_the_published_one() -> None:
    route_points, ticket_points, routes, tickets = KNOWN["usa-classic"]
    assert (route_points + ticket_points, len(tickets.split())) == (285, 16)
    lengths = {route.id: route.length for route in find_ruleset("usa-classic", 2).board.routes}
    assert sum(lengths[name] for name in routes.split()) == 45


def test_routes_alone_and_all_routes_are_the_published_ones() -> None:
    ruleset = find_ruleset("usa-classic", 2)
    board = ruleset.board
    assert routes_alone(read_problem(ruleset)) == 109
    assert sum(board.route_points[route.length] for route in board.routes) == 508


# --- small maps against brute force ------------------------------------------------------------


def small_map(edition: str, seed: int) -> dict[str, Any]:
    """Seven cities on a ring with chords, two countries where there are any, twins, tickets."""
    chooser = random.Random(f"{edition} {seed}")
    lengths = sorted(EDITIONS[edition]["points"])[:4]
    cities = list("abcdefg")
    pairs = [*pairwise(cities), ("a", "g"), ("a", "d"), ("b", "f")]
    countries = ["N", "S"] if edition == "germany" else []
    pairs += [("a", "N"), ("c", "N"), ("e", "S")] if countries else [("c", "g")]
    routes = []
    for one, two in pairs:
        record = {"a": one, "b": two, "length": chooser.choice(lengths), "colour": "grey"}
        routes += [record] * chooser.choice((1, 1, 2))
    places = cities + countries
    chosen = chooser.sample(list(combinations(places, 2)), 7)
    tickets = [{"a": a, "b": b, "points": chooser.randint(2, 12)} for a, b in chosen]
    short = {"cities": cities, "countries": countries, "routes": routes, "tickets": tickets}
    return expand_map(edition, short)


def brute_force(board: dict[str, Any], trains: int) -> int:
    """The best of all sets of routes with one strand of a pair, or none."""
    strands = {(r["a"], r["b"], r["length"]): r for r in board["routes"]}
    points = {int(length): value for length, value in board["route_points"].items()}
    countries = {country["id"] for country in board["countries"]}
    best = 0
    for taken in product((False, True), repeat=len(strands)):
        network = [r for r, is_taken in zip(strands.values(), taken, strict=True) if is_taken]
        if sum(r["length"] for r in network) <= trains:
            total = sum(points[r["length"]] for r in network)
            for ticket in board["tickets"]:
                if is_connected(network, countries, ticket["a"], ticket["b"]):
                    total += ticket["points"]
            best = max(best, total)
    return best


def small_problem(edition: str, board: dict[str, Any], trains: int) -> Problem:
    return read_problem(compile_ruleset(edition_with_map(edition, board), 2), trains)


@pytest.mark.parametrize("trains", [5, 12])
@pytest.mark.parametrize("edition", ["usa-classic", "germany"])
def test_the_solver_equals_brute_force(edition: str, trains: int) -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    for seed in range(2):
        board = small_map(edition, seed)
        found = find_best(small_problem(edition, board, trains), Search(60, lambda text: None))
        assert found.points == found.bound == brute_force(board, trains), (edition, seed, trains)


def test_two_networks_are_found_where_they_are_better() -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    ends = [("a", "b", 1), ("b", "c", 6), ("c", "d", 1), ("d", "e", 6), ("e", "f", 1)]
    routes = [{"a": a, "b": b, "length": length, "colour": "grey"} for a, b, length in ends]
    tickets = [{"a": a, "b": b, "points": 9} for a, b, length in ends if length == 1]
    short = {"cities": list("abcdef"), "routes": routes, "tickets": tickets}
    board = expand_map("usa-classic", short)
    found = find_best(small_problem("usa-classic", board, 3), Search(60, lambda text: None))
    assert found.points == found.bound == brute_force(board, 3) == 30


def test_a_deck_may_be_limited() -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    ruleset = find_ruleset("europe", 2)
    found = find_best(read_problem(ruleset, 6, {"regular": 0}), Search(60, lambda text: None))
    assert (found.points, found.tickets) == (15, ())


def test_parts_are_bounded_by_what_more_trains_bring() -> None:
    bounds = [9, 9, 9, 1, 3, 4, 9]
    assert worst_parts(bounds, [2, 2, 2, 2], 1) == (4, (4, 2))
    assert worst_parts(bounds, [2, 2, 2, 2], 2) == (3, (2, 2, 2))
    assert worst_parts(bounds, [2, 3], 1) == (4, (2, 4))
    assert worst_parts(bounds, [3, 4], 1) == (0, ())


def test_the_command_writes_json(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ortools", reason=lacks("ortools"))
    main(["usa-classic", "--trains", "3", "--json"])
    assert '"proven": true' in capsys.readouterr().out
