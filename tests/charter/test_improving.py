"""The end of a game, steps 5 to 7: the charter, the vault, improvements."""

from __future__ import annotations

import pytest

from semafor.charter import ending
from semafor.charter.content import content
from semafor.charter.overlay import overlay_for
from semafor.charter.state import OpenedRegion
from tests.charter.worlds import (
    decide,
    finished,
    open_campaign,
    routes_at,
    to_game,
    to_play,
)

CHICAGO = ["chicago-cincinnati", "chicago-detroit", "chicago-pittsburgh"]


@pytest.mark.rule("CAM-END-5")
def test_candidates_are_the_two_openable_regions_with_most_traffic() -> None:
    campaign = to_play(open_campaign())
    state = campaign.state
    coral = routes_at("mobile", "savannah")
    prairie = [route for route in routes_at("chicago") if route not in coral]
    finished(
        campaign,
        ranking=["green", "red", "blue"],
        routes={"red": coral, "blue": prairie[:2]},
    )
    decide(campaign, "charter")
    decision = campaign.pending().decision
    assert decision.company == "blue"
    regions = content().regions
    count = {name: ending.traffic(state, regions[name]) for name in ("prairie", "range", "coral")}
    assert count["coral"] == len(coral)
    order = sorted(count, key=lambda name: -count[name])
    assert list(decision.options) == order[:2]
    campaign.choose(decision.options[1])
    assert state.regions[0].id == order[1]


@pytest.mark.rule("CAM-END-5")
def test_ties_of_traffic_follow_the_printed_order_and_earliest_is_kept() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter")
    assert campaign.pending().decision.options == ("prairie", "range")
    assert [region.id for region in ending.openable(campaign.state)] == [
        "prairie",
        "range",
        "coral",
    ]


@pytest.mark.rule("CAM-END-5")
def test_a_region_without_a_gate_on_the_board_cannot_be_opened() -> None:
    campaign = to_game(open_campaign(), 5)
    campaign.state.regions = [OpenedRegion("coral", 1)]
    names = {region.id for region in ending.openable(campaign.state)}
    assert names == {"prairie", "range"}


@pytest.mark.rule("CAM-END-5", "LEG-CAMP-9", "LEG-CAMP-10")
def test_a_chosen_region_joins_the_board_with_tickets_and_events_from_the_next_game_on() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter")
    campaign.choose("range")
    to_play(campaign)
    overlay = overlay_for(campaign.state)
    assert overlay["regions"] == ["east", "range"]
    assert overlay["booming"] == ["range"]
    assert {"E12", "E13"} <= set(overlay["events"])
    assert len(campaign.state.tickets_in_play()) == 33 + 15
    to_game(campaign, 12)
    assert "range" in overlay_for(campaign.state)["regions"]


@pytest.mark.rule("CAM-END-5")
def test_all_eight_regions_are_open_in_game_ten() -> None:
    campaign = to_game(open_campaign(), 10)
    assert len(campaign.state.regions_in_play) == 9
    assert [region.opened_after for region in campaign.state.regions] == [1, 2, 3, 4, 5, 7, 8, 9]


# -------------------------------------------------------------------- step 6


@pytest.mark.rule("LEG-VAULT-1", "LEG-CAMP-4", "LEG-WIN-6")
def test_every_slip_goes_into_its_vault_in_step_six() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, totals={"blue": 31, "red": 22})
    assert campaign.state.vaults["blue"].slips == []
    decide(campaign)
    assert campaign.state.vaults["blue"].slips == [
        {"year": 1865, "lines": {"dollars": 31}, "total": 31}
    ]
    assert campaign.state.report is None


# -------------------------------------------------------------------- step 7


@pytest.mark.rule("CAM-END-7", "CAM-F")
def test_paint_with_a_card_of_the_hand() -> None:
    """After game 4 Greenfinch is last, owns Dallas–San Antonio and paints it green."""
    campaign = to_game(open_campaign(), 4)
    state = campaign.state
    state.regions = [OpenedRegion("range", 1)]
    line = "dallas-san_antonio/1"
    finished(
        campaign,
        ranking=["red", "blue", "green"],
        routes={"green": [line, "boston-new_york/1"]},
        hands={"green": {"green_pick": 1, "blue": 2}},
    )
    decide(campaign, "improve")
    decision = campaign.pending().decision
    assert decision.company == "green"
    assert decision.options == (f"paint:{line}:blue", f"paint:{line}:green", "save")
    campaign.choose(f"paint:{line}:green")
    assert state.painted == {line: "green"}


@pytest.mark.rule("CAM-END-7", "CAM-F")
def test_a_locomotive_paints_in_any_colour_and_printed_grey_is_never_painted() -> None:
    campaign = to_game(open_campaign(), 4)
    state = campaign.state
    state.regions = [OpenedRegion("range", 1)]
    grey = next(
        route.id for route in state.routes() if route.colour == "grey" and not route.is_unpainted
    )
    finished(
        campaign,
        routes={"green": ["dallas-san_antonio/1", grey]},
        hands={"green": {"locomotive": 1}},
    )
    options = ending.paintings(state, "green")
    assert [option.rpartition(":")[2] for option in options] == [
        "black",
        "blue",
        "white",
        "green",
        "yellow",
        "red",
    ]
    state.painted["dallas-san_antonio/1"] = "red"
    assert ending.paintings(state, "green") == []


@pytest.mark.rule("CAM-END-7", "CAM-V")
def test_a_second_depot_makes_the_city_grow() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    at_nashville = routes_at("nashville")
    finished(
        campaign,
        ranking=["red", "blue", "green"],
        routes={"green": at_nashville[:2], "blue": at_nashville[2:4]},
    )
    decide(campaign, "improve")
    assert "depot:nashville" in campaign.pending().decision.options
    campaign.choose("depot:nashville")
    assert not state.is_large_for_all("nashville")
    assert campaign.pending().decision.company == "blue"
    campaign.choose("depot:nashville")
    assert state.depots == {"nashville": ["green", "blue"]}
    assert state.is_large_for_all("nashville")


@pytest.mark.rule("CAM-END-7")
def test_a_depot_needs_two_own_strands_a_small_city_and_room() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    lines = routes_at("nashville")
    finished(campaign, routes={"green": lines[:2], "blue": lines[2:3]})
    assert ending.building_sites(state, "blue") == []
    assert ending.building_sites(state, "green") == ["depot:nashville"]
    state.depots["nashville"] = ["green"]
    assert ending.building_sites(state, "green") == []
    state.depots = {"nashville": ["red", "blue"]}
    assert ending.building_sites(state, "green") == []
    state.depots = {}
    state.large_extra = ["nashville"]
    assert ending.building_sites(state, "green") == []
    state.large_extra = []
    state.depots = {f"city {number}": ["green"] for number in range(6)}
    assert ending.building_sites(state, "green") == []


@pytest.mark.rule("CAM-END-7", "CAM-DESTROY")
def test_a_destroyed_strand_is_rebuilt_in_the_company_colour() -> None:
    campaign = to_game(open_campaign(), 6)
    state = campaign.state
    finished(campaign, routes={"green": routes_at("mobile")[:1]}, ranking=["red", "blue", "green"])
    decide(campaign, "destroy")
    decision = campaign.pending().decision
    assert decision.company == "green"
    lost = [
        content().board.routes[content().board.route_index()[name]] for name in decision.options
    ]
    assert [(route.pair, route.colour) for route in lost] == [
        (("nashville", "new_orleans"), "white"),
        (("mobile", "savannah"), "white"),
        (("cincinnati", "nashville"), "grey"),
    ]
    line = decision.options[1]
    campaign.choose(line)
    assert line not in {route.id for route in state.routes()}
    decide(campaign, "improve")
    assert f"rebuild:{line}" in campaign.pending().decision.options
    campaign.choose(f"rebuild:{line}")
    assert state.destroyed == []
    assert state.painted[line] == "green"
    assert state.vaults["green"].notes[-1] == {"n": 4, "from": f"rebuild:{line}"}


@pytest.mark.rule("CAM-END-7")
def test_save_puts_a_note_into_the_vault() -> None:
    campaign = to_game(open_campaign(), 2)
    finished(campaign)
    decide(campaign)
    for company in campaign.state.companies:
        assert campaign.state.vaults[company].notes == [{"n": 2, "from": "save"}]


@pytest.mark.rule("CAM-END-7")
def test_everybody_improves_from_last_to_first_from_game_two_on() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    assert "improve" not in decide(campaign)
    assert campaign.state.vaults["blue"].notes == []
    to_play(campaign)
    hands = {key: {"red": 1} for key in ("blue", "red", "green")}
    lines = [route.id for route in campaign.state.routes() if route.is_unpainted]
    routes = {"blue": lines[:1], "red": lines[1:2], "green": lines[2:3]}
    finished(campaign, ranking=["red", "green", "blue"], hands=hands, routes=routes)
    order = []
    decide(campaign, "improve")
    while campaign.pending().what == "decide":
        order.append(campaign.pending().decision.company)
        campaign.choose("save")
    assert order == ["blue", "green", "red"]


@pytest.mark.rule("CAM-END-7")
def test_the_mailbag_is_for_the_caboose_holder_from_game_three_to_eleven() -> None:
    campaign = to_game(open_campaign(), 3)
    assert not [number for number in campaign.state.postcards if number > 68]
    finished(campaign, ranking=["red", "green", "blue"])
    decide(campaign)
    assert campaign.state.postcards[69].owner == "blue"
    to_game(campaign, 12)
    assert [number for number in campaign.state.postcards if number > 68] == list(range(69, 78))


@pytest.mark.rule("CAM-END-7", "REG-0-1")
def test_most_strands_in_a_new_region_draw_its_second_postcard_and_ties_go_to_the_worse() -> None:
    campaign = to_game(open_campaign(), 2)
    region = campaign.state.regions[0].id
    lines = [
        route.id
        for route in campaign.state.routes()
        if region in (content().region_of[route.a], content().region_of[route.b])
    ]
    finished(
        campaign,
        ranking=["blue", "green", "red"],
        routes={"blue": lines[:2], "red": lines[2:4], "green": lines[4:5]},
    )
    decide(campaign)
    assert campaign.state.postcards[content().regions[region].most].owner == "red"


@pytest.mark.rule("REG-0-2")
def test_without_a_strand_in_its_first_game_a_regions_postcards_stay_for_good() -> None:
    campaign = to_game(open_campaign(), 12)
    assert not [number for number in campaign.state.postcards if 43 <= number <= 58]
