"""The chart: what the arrays say is what the ruleset says.

Arrays of a compiled chart cannot be read from outside; so those tests run on the plain build.
"""

from __future__ import annotations

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.search.actions import read_actions
from semafor.search.chart import OTHER, WORDS, Chart, read_chart
from semafor.search.weights import FILE, PLACES, WEIGHTS, own_weights, read_file, read_weights
from tests.kit.tables import every_edition


@pytest.mark.plain
@every_edition
@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_is_what_it_reads_as(edition, seats):
    ruleset = find_ruleset(edition, seats)
    chart = Chart(ruleset)
    for action, choice in enumerate(read_actions(ruleset)):
        assert chart.word[action] == WORDS.get(choice.word, OTHER)
        assert (
            chart.route[action],
            chart.colour[action],
            chart.locos[action],
            chart.place[action],
            chart.number[action],
        ) == choice[1:6]  # the chart has no further cards


@pytest.mark.plain
@every_edition
def test_every_route_is_an_edge_at_both_its_ends(edition):
    ruleset = find_ruleset(edition, 3)
    chart = Chart(ruleset)
    found = [
        (chart.edge_route[edge], node, chart.edge_node[edge])
        for node in range(ruleset.tables.nodes)
        for edge in range(chart.edge_first[node], chart.edge_first[node + 1])
    ]
    expected = [
        end
        for route, (a, b) in enumerate(ruleset.route_nodes)
        for end in ((route, a, b), (route, b, a))
    ]
    assert sorted(found) == sorted(expected)
    tunnels = [route for route in range(len(ruleset.board.routes)) if chart.is_tunnel[route]]
    kinds = enumerate(ruleset.board.routes)
    assert tunnels == [number for number, route in kinds if route.kind == "tunnel"]


def test_a_chart_knows_the_numbers_of_its_edition():
    charts = {edition: read_chart(find_ruleset(edition, 2)) for edition in EDITIONS}
    assert {name: chart.offer for name, chart in charts.items()} == {
        "usa-classic": 3,
        "usa-refreshed": 3,
        "europe": 3,
        "germany": 4,
        "legends": 3,
    }
    assert [name for name, chart in charts.items() if chart.blocked] == ["legends"]
    assert [name for name, chart in charts.items() if chart.gains] == ["legends"]
    assert charts["usa-refreshed"].threshold == 3
    assert [name for name, chart in charts.items() if chart.bonus] == [*EDITIONS[:3]]
    assert [name for name, chart in charts.items() if chart.has_stations] == ["europe"]
    assert [name for name, chart in charts.items() if chart.attractions] == ["germany"]


def test_a_chart_is_made_once_for_a_ruleset():
    ruleset = find_ruleset("europe", 2)
    assert read_chart(ruleset) is read_chart(ruleset)


def test_options_of_a_game_count_for_its_chart():
    """An option of the game wins over the edition's own number."""
    ruleset = find_ruleset("usa-classic", 2, {"threshold": 5, "offer": 4})
    chart = read_chart(ruleset)
    assert (chart.threshold, chart.offer) == (5, 4)


def test_every_weight_has_its_own_place_and_a_default():
    assert len(set(PLACES.values())) == len(PLACES)
    assert max(PLACES.values()) < WEIGHTS
    assert set(read_file(FILE)) == set(PLACES)
    assert [name for name in EDITIONS if own_weights(name)] == [*EDITIONS[1:4]]
    for name in EDITIONS:
        assert set(own_weights(name)) <= set(PLACES)
    assert len(read_weights("an edition never tuned")) == WEIGHTS
